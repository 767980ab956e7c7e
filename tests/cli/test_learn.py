"""Every lesson at the terminal, and somebody who does something else."""

from __future__ import annotations

import pytest

from ecliptic.cli.language import say, voice
from ecliptic.games import all_games, game
from ecliptic.kernel.facts import Fact
from ecliptic.table.lessons import lesson, lessons
from tests.cli.conftest import Run

EVERY = [(name, one.name) for name in all_games() for one in lessons(game(name))]


def answers(name: str, taught: str) -> str:
    """Enter for what is read, and the moves that are asked for."""
    lines = [line for step in lesson(game(name), taught).steps for line in step.asks or [""]]
    return "\n".join(lines) + "\n"


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(("name", "taught"), EVERY)
def test_every_lesson_can_be_learned_at_the_terminal(run: Run, name: str, taught: str) -> None:
    one = lesson(game(name), taught)
    did = run("learn", name, taught, typed=answers(name, taught))
    assert (did.code, did.err) == (0, "")
    told = flat(did.out)
    for step in one.steps:
        words = voice(game(name), ["You", *(f"Bot {seat}" for seat in range(2, 8))], 0)
        assert flat(words.say(Fact(one.message(step), step.args))) in told
        assert not step.asks or flat(words.attribute(one.message(step), "other", **step.args)) not in told
    assert flat(say("learn-done", game=name)) in told


def test_another_move_is_explained_and_the_lesson_goes_on_as_it_tells(run: Run) -> None:
    typed = "\n\n\nplace 7S\n\nshow\nshow\nquit\n"
    did = run("learn", "transit", typed=typed)
    other = voice(game("transit")).attribute("lesson-first-place", "other", first_card="1D", second_card="6D")
    assert flat(other) in flat(did.out)
    assert "You place 7♠" in did.out
    assert "You play 7♠" in flat(did.out), "after the explanation it is as if the asked cards had been placed"
    assert flat(say("learn-left", game="transit", lesson="first", step=7)) in flat(did.out)


def test_a_lesson_goes_on_where_it_was_left(run: Run) -> None:
    did = run("learn", "transit", "first", "--step", "6", typed="")
    assert say("learn-step", n=6, of=10) in did.out
    assert did.code == 0


def test_moves_are_offered_once_one_is_asked_for(run: Run) -> None:
    """Twenty moves would push the board, which is read about, from a small screen."""
    did = run("learn", "survivors", typed="\n\n\n")
    before, _, after = did.out.partition(say("learn-step", n=3, of=10))
    assert "lock run 4-6" not in before
    assert "lock run 4-6" in after


def test_what_is_wrong_is_said_in_a_sentence(run: Run) -> None:
    assert say("learn-unknown", text="frist") in run("learn", "transit", "frist").err
    assert say("learn-no-step", step=11, count=10) in run("learn", "transit", "--step", "11").err
    assert "learn" in run("learn", "stars").err or say("learn-none", game="Double Star") in run("learn", "stars").err


def test_several_lessons_are_listed(run: Run) -> None:
    did = run("learn", "ephemeris")
    assert all(f"{one.name}:" in did.out for one in lessons(game("ephemeris")))
