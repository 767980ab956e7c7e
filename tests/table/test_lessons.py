"""Every lesson of every game, played through at a real table; and lessons that do not go as they tell."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ecliptic.games import all_games, game
from ecliptic.kernel.errors import BadLesson
from ecliptic.kernel.game import Game
from ecliptic.table import frame
from ecliptic.table.lessons import PUPIL, Lesson, Pattern, Pupil, check, give, lesson, lessons, read

TRANSIT = game("transit")
FIRST = lesson(TRANSIT, "first")


EVERY = [(name, one.name) for name in all_games() for one in lessons(game(name))]


@pytest.mark.parametrize(("name", "taught"), EVERY)
def test_every_lesson_goes_as_it_tells(name: str, taught: str) -> None:
    check(game(name), lesson(game(name), taught))


@pytest.mark.parametrize(("name", "taught"), EVERY)
def test_a_lesson_can_be_opened_at_every_step(name: str, taught: str) -> None:
    one = lesson(game(name), taught)
    for step, wanted in enumerate(one.steps):
        table = give(game(name), one, "Mira", step)
        assert table.opened.lesson == taught
        if wanted.asks:
            assert wanted.asks[0] in [move.move for move in frame(table, PUPIL).legal]


def test_every_game_has_lessons_and_ephemeris_one_for_each_mode() -> None:
    assert all(lessons(game(name)) for name in all_games())
    modes = next(option.choices for option in game("ephemeris").options if option.name == "mode")
    assert [one.options["mode"] for one in lessons(game("ephemeris"))] == list(modes)


# -- what a lesson relies on ---------------------------------------------------------------------------------------


def changed(step: str, **what: object) -> Lesson:
    """The first lesson of Transit, with one step written differently."""
    steps = [msgspec.structs.replace(one, **what) if one.id == step else one for one in FIRST.steps]
    return msgspec.structs.replace(FIRST, steps=steps)


@pytest.mark.parametrize(
    ("taught", "why"),
    [
        (msgspec.structs.replace(FIRST, seed=22), "points at setback-yellow-fever"),
        (msgspec.structs.replace(FIRST, seed=23), "asks for “place 6D”|points at card"),
        (changed("play", asks=["play 8S"]), "asks for “play 8S”"),
        (changed("place", then=["2: place 3S"], tells=[]), "does not say what seat 3 does"),
        (changed("fifteen", tells=[Pattern(fact="points", args={"points": 3, "seat": 0})]), "tells of “points"),
        (changed("fifteen", points=["card-8X"]), "points at card-8X"),
        (changed("fifteen", id="sixteen"), "no message lesson-first-sixteen in en"),
        (changed("tip", asks=["place 1C"]), "has no .try"),
    ],
)
def test_a_lesson_fails_when_something_it_relies_on_changes(taught: Lesson, why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        check(TRANSIT, taught)


def test_a_message_without_its_arguments_fails() -> None:
    with pytest.raises(KeyError, match="lesson-first-play"):
        check(TRANSIT, changed("play", args={}))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seats = ", "not|Invalid"),
        ("seats = 2\nseed = 1\nsteps = []", "0 steps, not 6 to 10"),
        ("seats = 2\nseed = 1\nsteps = [" + '{ id = "a" },' * 6 + "]", "two steps of the same id"),
        ("seats = 2\nseed = 1\nlevel = 3\nsteps = []", "level"),
        (
            "seats = 2\nseed = 1\nsteps = ["
            + ",".join(f'{{ id = "{sign}" }}' for sign in "abcde")
            + ', { id = "f", then = ["3: pass"] }]',
            "“3: pass”, which is not like",
        ),
    ],
)
def test_a_file_that_is_not_a_lesson_is_refused_in_a_sentence(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "first.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadLesson, match=why):
        read(path)


def test_there_is_no_lesson_of_a_wrong_name() -> None:
    with pytest.raises(BadLesson, match="has no lesson “second”, only first"):
        lesson(TRANSIT, "second")
    with pytest.raises(BadLesson, match="no step 99"):
        give(TRANSIT, FIRST, "Mira", 98)


# -- learning ------------------------------------------------------------------------------------------------------


def made(where: Game, taught: Lesson, step: int, move: str) -> Pupil:
    """Somebody who makes this move at this step."""
    table, pupil = give(where, taught, "Mira", step), Pupil(taught, step)
    seen = table.ledger(PUPIL).seq
    table.act(PUPIL, move)
    pupil.sees(next(entry.event for entry in frame(table, PUPIL, seen).log if entry.event))
    return pupil


PLACE = next(number for number, step in enumerate(FIRST.steps) if step.id == "place")


def test_the_asked_moves_lead_on_one_after_the_other() -> None:
    pupil = made(TRANSIT, FIRST, PLACE, "place 1D")
    assert (pupil.step, pupil.wish, pupil.strayed) == (PLACE, "place 6D", False)


def test_another_move_is_made_and_explained() -> None:
    pupil = made(TRANSIT, FIRST, PLACE, "place 7S")
    assert (pupil.step, pupil.strayed) == (PLACE, True)
    pupil.go_on()
    assert (pupil.step, pupil.strayed) == (PLACE + 1, False)


def test_who_acts_before_reading_on_has_read_enough() -> None:
    table = give(TRANSIT, FIRST, "Mira", PLACE)
    seen = table.ledger(PUPIL).seq
    table.act(PUPIL, "place 1D")
    pupil = Pupil(FIRST, 0)
    pupil.sees(next(entry.event for entry in frame(table, PUPIL, seen).log if entry.event))
    assert (pupil.step, pupil.wish) == (PLACE, "place 6D")


def test_what_is_as_good_is_accepted() -> None:
    taught = changed("place", wants=[Pattern(kind="place"), Pattern(fact="placed")])
    assert not made(TRANSIT, taught, PLACE, "place 7S").strayed
    other = changed("place", wants=[Pattern(kind="place", args={"card": "3C"}), Pattern(fact="sun")])
    assert made(TRANSIT, other, PLACE, "place 7S").strayed


def test_the_others_do_what_the_lesson_says_and_then_what_they_like() -> None:
    table = give(TRANSIT, FIRST, "Mira", PLACE)
    table.act(PUPIL, "place 7S")
    table.act(PUPIL, "place 3C")
    assert [(chore.seat, chore.bot) for chore in table.chores()] == [(1, "")]
    table.answer(1)
    assert table.moves[-1] == "place 3S"
    while not table.chores()[0].bot:  # 8H as told; then Bot 2 is told to play 1H only after a lead
        table.answer(table.chores()[0].seat)
        if not table.chores():
            break
    assert "place 8H" in table.moves
