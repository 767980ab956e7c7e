"""Puzzles at the terminal: solved, explained, remembered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ecliptic.bots.puzzles import kept
from ecliptic.bots.puzzles.series import Rating, first_ones, rated
from ecliptic.cli.language import say
from ecliptic.games import GAMES, game
from tests.cli.conftest import Run

WITH = [name for name in GAMES if kept(name)]


@pytest.mark.parametrize("name", WITH)
def test_one_can_check_oneself_after_a_lesson(run: Run, name: str) -> None:
    firsts = first_ones(game(name))
    typed = "\n".join(one.best for one in firsts) + "\n"
    did = run("puzzles", "play", name, "--first", typed=typed)
    assert (did.code, did.err) == (0, "")
    assert did.out.count(say("puzzle-right")) == len(firsts)
    assert " ".join(did.out.split()).count(say("puzzle-question")) == len(firsts)
    assert say("puzzle-sum", right=len(firsts), count=len(firsts), rating=0).split(".")[0] in did.out


def test_a_wrong_answer_is_explained_and_only_the_first_counts(run: Run, home: Path) -> None:
    puzzle = kept("transit")[0]
    one = ("puzzles", "play", "transit", "--number", str(puzzle.source))
    did = run(*one, typed=f"{puzzle.others[0].move}\n")
    assert say("puzzle-right") not in did.out
    before, after_gap = say("puzzle-behind", gap="#").split("#")
    assert before in did.out.split(after_gap)[0]
    after = rated(Rating(), puzzle, False)
    kept_file = json.loads((home / "puzzles.json").read_text())
    assert kept_file["transit"]["tried"] == {str(puzzle.source): False}
    assert kept_file["transit"]["rating"]["mu"] == after.mu
    did = run(*one, typed=f"{puzzle.best}\n")
    assert say("puzzle-right") in did.out
    assert json.loads((home / "puzzles.json").read_text()) == kept_file


def test_the_series_does_not_repeat_itself(run: Run, home: Path) -> None:
    for count in (1, 2, 3):
        did = run("puzzles", "play", "transit", "--count", "1", typed="1\n")
        assert did.code == 0
        assert len(json.loads((home / "puzzles.json").read_text())["transit"]["tried"]) == count


def test_what_is_wrong_is_said_in_a_sentence(run: Run, home: Path) -> None:
    assert say("puzzles-no-number", number=999_999) in run("puzzles", "play", "transit", "--number", "999999").err
    did = run("puzzles", "play", "transit", typed="play 99X\n")
    assert did.code == 2
    assert did.err
    assert run("puzzles", "play", "transit", typed="quit\n").code == 0
    assert run("puzzles", "play", "transit", typed="").code == 0
    file = home / "puzzles.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text("not json", encoding="utf-8")
    did = run("puzzles", "play", "transit", "--count", "1", typed="1\n")
    assert did.code == 2
    assert str(file) in "".join(did.err.split("\n"))
    assert file.read_text(encoding="utf-8") == "not json", "nothing is lost"


def test_a_lesson_offers_it(run: Run) -> None:
    from tests.cli.test_learn import answers, flat

    did = run("learn", "transit", typed=answers("transit", "first"))
    assert say("learn-check", game="transit") in flat(did.out)
