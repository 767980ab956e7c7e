"""Puzzles come from where they say, and are proven again whenever rules or search change."""

from __future__ import annotations

import itertools
from pathlib import Path

import msgspec
import pytest
from openskill.models import PlackettLuce

from ecliptic.bots.puzzles import NotProven, Puzzle, explained, judge, kept, known, to_json
from ecliptic.bots.puzzles.mining import Decision, Source, check, make, margin_of, played, prove, source_of
from ecliptic.bots.puzzles.series import (
    BETA,
    MU,
    SIGMA,
    SURE_SIGMA,
    TAU,
    Rating,
    next_one,
    playable,
    rated,
    rating_of,
)
from ecliptic.cli import main
from ecliptic.games import GAMES, game
from ecliptic.kernel.errors import IllegalAction, InvalidMove

WITH = [name for name in GAMES if kept(name)]
PLAYED, PROVEN = 5, 1
"""How many puzzles of each game are come to again, and proven again: of all, it would take minutes."""
FILES = Path(__file__).parents[2] / "src" / "ecliptic" / "bots" / "puzzles"


def test_all_games_have_puzzles() -> None:
    assert set(GAMES) - set(WITH) == set()


@pytest.mark.parametrize("name", WITH)
def test_puzzles_are_of_the_game_as_it_is(name: str) -> None:
    its = game(name)
    assert len({puzzle.source for puzzle in kept(name)}) == len(kept(name))
    for puzzle in kept(name):
        assert (puzzle.version, puzzle.edition) == (its.version, its.edition_hash), "make them again"
        state = known(puzzle, its)
        legal = list(state.legal(puzzle.seat))
        assert its.parse(state, puzzle.seat, puzzle.best) in legal
        assert all(its.parse(state, puzzle.seat, other.move) in legal for other in puzzle.others)
        assert puzzle.choices == len(legal)
        assert puzzle.margin >= margin_of(its, state)
        assert 1 <= puzzle.level <= 3


@pytest.mark.parametrize("name", WITH)
def test_puzzles_come_from_where_they_say(name: str) -> None:
    its, there = game(name), kept(name)
    for puzzle in there[:: max(1, len(there) // PLAYED)]:
        came = next(one for one in played(source_of(puzzle)) if one.event == puzzle.event)
        assert came.seat == puzzle.seat
        assert came.known.to_dict() == its.position(puzzle.position).to_dict()


@pytest.mark.parametrize("name", WITH)
def test_a_proof_is_found_again(name: str) -> None:
    its = game(name)
    for puzzle in kept(name)[:PROVEN]:
        decision = Decision(puzzle.event, known(puzzle, its), puzzle.seat)
        again = prove(its, decision, puzzle.source, puzzle.simulations)
        assert msgspec.structs.replace(again, position=puzzle.position) == puzzle


def test_the_files_are_small() -> None:
    """One line for each puzzle."""
    for name in WITH:
        text = (FILES / f"{name}.json").read_text(encoding="utf-8")
        assert text == to_json(kept(name))
        assert len(text) / len(kept(name)) < 4000


def test_what_is_not_so_is_not_proven() -> None:
    puzzle = kept("transit")[0]
    assert check(puzzle, 1000)
    assert not check(msgspec.structs.replace(puzzle, best=puzzle.others[0].move), 1000)
    with pytest.raises(NotProven, match="version"):
        check(msgspec.structs.replace(puzzle, version=puzzle.version + 1))
    dull = next(one for one in played(Source("transit", 1)) if len(one.known.legal(one.seat)) == 2)
    with pytest.raises(NotProven):
        prove(game("transit"), dull, 1, 400)


def test_several_processes_find_the_same() -> None:
    alone = list(itertools.islice(make(Source("transit", 1)), 2))
    assert list(itertools.islice(make(Source("transit", 1), jobs=2), 2)) == alone


def test_the_command_finds_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, kept_file = f"{tmp_path}/puzzles.json", tmp_path / "agreed.json"
    assert main(["puzzles", "make", "transit", "--seats", "3", "--count", "1", "--out", file]) == 0
    assert main(["puzzles", "check", file, "--times", "2", "--seed", "5"]) == 0
    assert "1 of 1" in capsys.readouterr().out
    [made] = msgspec.json.decode(Path(file).read_bytes(), type=list[Puzzle])
    assert source_of(made).seats == 3
    wrong = msgspec.structs.replace(made, source=made.source + 1, best=made.others[0].move)
    Path(file).write_text(to_json([made, wrong]), encoding="utf-8")
    assert main(["puzzles", "check", file]) == 1
    assert main(["puzzles", "check", file, "--out", str(kept_file)]) == 0
    assert msgspec.json.decode(kept_file.read_bytes(), type=list[Puzzle]) == [made]
    assert main(["puzzles", "check", f"{tmp_path}/none"]) == 2
    assert main(["puzzles", "make", "transit", "--seats", "9", "--out", file]) == 2
    assert main(["puzzles", "make", "transit", "--jobs", "0", "--out", file]) == 2


# -- judging -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WITH)
def test_the_answer_is_explained_from_the_proof(name: str) -> None:
    its = game(name)
    for puzzle in kept(name)[:10]:
        hint = explained(puzzle, its)
        assert [one.move.move for one in hint.options] == [puzzle.best, *(other.move for other in puzzle.others)]
        assert hint.best.value == puzzle.expected
        assert all(one.value < puzzle.expected for one in hint.options[1:])
        assert min(one.value for one in hint.options) <= hint.now <= puzzle.expected


def test_answers_are_judged() -> None:
    its, puzzle = game("transit"), next(one for one in kept("transit") if one.choices > len(one.others) + 1)
    assert judge(puzzle, its, f"  {puzzle.best} ").right
    behind = judge(puzzle, its, puzzle.others[0].move)
    assert (behind.right, behind.behind) == (False, puzzle.others[0].behind)
    state = known(puzzle, its)
    compared = {puzzle.best, *(other.move for other in puzzle.others)}
    rest = [move for a in state.legal(puzzle.seat) if (move := its.spell(state, puzzle.seat, a)) not in compared]
    assert judge(puzzle, its, rest[0]) == (rest[0], False, None)
    with pytest.raises(InvalidMove):
        judge(puzzle, its, "play 99X")
    illegal = next(
        move
        for action in range(state.action_count())
        if state.refusal(puzzle.seat, action) and (move := its.spell(state, puzzle.seat, action))
    )
    with pytest.raises((IllegalAction, InvalidMove)):
        judge(puzzle, its, illegal)


# -- ratings -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("right", [True, False])
def test_ratings_move_as_openskill_moves_them(right: bool) -> None:
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU)
    rating = Rating()
    for puzzle in kept("transit")[::12]:
        me = model.rating(mu=rating.mu, sigma=rating.sigma)
        other = model.rating(mu=rating_of(puzzle), sigma=SURE_SIGMA)
        [[after], _] = model.rate([[me], [other]], ranks=[0, 1] if right else [1, 0])
        rating = rated(rating, puzzle, right)
        assert rating.mu == pytest.approx(after.mu, abs=0.02)
        assert rating.sigma == pytest.approx(after.sigma, abs=0.02)


def test_who_is_right_is_asked_harder_ones() -> None:
    there = playable(game("transit"))

    def asked(right: bool) -> list[int]:
        rating, tried = Rating(), list[int]()
        for _ in range(12):
            puzzle = next_one(there, rating, tried)
            assert puzzle is not None
            assert puzzle.source not in tried
            tried.append(puzzle.source)
            rating = rated(rating, puzzle, right)
        by_number = {one.source: rating_of(one) for one in there}
        return [by_number[number] for number in tried]

    strong, weak = asked(True), asked(False)
    assert sum(strong[6:]) > sum(weak[6:])
    assert next_one(there, Rating(), [one.source for one in there]) is None
