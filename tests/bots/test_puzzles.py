"""Puzzles come from where they say, and are proven again whenever rules or search change."""

from __future__ import annotations

import msgspec
import pytest

from ecliptic.bots.puzzles import NotProven, check, kept, margin_of, played, prove, to_json
from ecliptic.cli import main
from ecliptic.games import GAMES, game

WITH = [name for name in GAMES if kept(name)]
SLOW = {"survivors"}
"""Whose proofs take more than a second or two."""


def test_games_have_puzzles() -> None:
    assert len(WITH) >= 4


@pytest.mark.parametrize("name", WITH)
def test_puzzles_come_from_where_they_say(name: str) -> None:
    its = game(name)
    for puzzle in kept(name):
        assert (puzzle.version, puzzle.edition) == (its.version, its.edition_hash), "make them again"
        state, seat = next((state, seat) for event, state, seat in played(its, puzzle.source) if event == puzzle.event)
        known = state.known_to(seat)
        assert seat == puzzle.seat
        assert known.to_dict() == its.position(puzzle.position).to_dict()
        assert its.parse(known, seat, puzzle.best) in list(known.legal(seat))
        assert puzzle.choices == len(known.legal(seat))
        assert min(other.behind for other in puzzle.others) >= margin_of(its, known)
        assert 1 <= puzzle.level <= 3
    assert len({puzzle.source for puzzle in kept(name)}) == len(kept(name))


@pytest.mark.parametrize("name", [name for name in WITH if name not in SLOW])
def test_a_proof_is_found_again(name: str) -> None:
    puzzle = kept(name)[0]
    known = game(name).position(puzzle.position)
    again = prove(game(name), known, puzzle.seat, puzzle.source, puzzle.event, puzzle.simulations)
    assert msgspec.structs.replace(again, position=puzzle.position) == puzzle


def test_what_is_not_so_is_not_proven() -> None:
    its, puzzle = game("transit"), kept("transit")[0]
    assert check(puzzle, 1000)
    assert not check(msgspec.structs.replace(puzzle, best=puzzle.others[0].move), 1000)
    with pytest.raises(NotProven, match="version"):
        check(msgspec.structs.replace(puzzle, version=puzzle.version + 1))
    dull = next((state, seat) for _, state, seat in played(its, 1) if len(state.legal(seat)) == 2)
    with pytest.raises(NotProven):
        prove(its, dull[0].known_to(dull[1]), dull[1], 1, 0, 400)


def test_the_command_finds_and_checks(tmp_path: object, capsys: pytest.CaptureFixture[str]) -> None:
    file = f"{tmp_path}/puzzles.json"
    assert main(["puzzles", "make", "transit", "--count", "1", "--out", file]) == 0
    assert main(["puzzles", "check", file, "--times", "2", "--seed", "5"]) == 0
    assert "1 of 1" in capsys.readouterr().out
    with open(file, encoding="utf-8") as made:
        found = msgspec.json.decode(made.read(), type=list[dict[str, object]])
    assert found[0]["source"] == min(puzzle.source for puzzle in kept("transit"))
    assert to_json(kept("transit")).count("\n") == len(kept("transit")) + 2
    assert main(["puzzles", "check", f"{tmp_path}/none"]) == 2
