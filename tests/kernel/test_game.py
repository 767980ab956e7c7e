"""Options, seats, and the words around a game."""

from __future__ import annotations

from functools import partial

import pytest

from ecliptic.kernel.errors import BadOption, BadSeats, IllegalAction, InvalidMove
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.game import Option
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import perft, playout, run, settle
from ecliptic.kernel.state import NATURE, SPECTATOR, acts, step
from ecliptic.testing.example import ACTIONS, STAR, DoubleStar, DoubleStarGame

SWITCH = Option("moons", False)
NUMBER = Option("rounds", 5, low=1, high=9)
WORD = Option("mode", "short", choices=("short", "long"))


class Optional(DoubleStarGame):
    options = (SWITCH, NUMBER, WORD)


@pytest.mark.parametrize(("given", "value"), [("yes", True), ("OFF", False), ("1", True), (True, True)])
def test_a_switch_takes_words(given: object, value: bool) -> None:
    assert SWITCH.check(given) is value


@pytest.mark.parametrize(("given", "value"), [("7", 7), (1, 1), ("9", 9)])
def test_a_number_takes_text(given: object, value: int) -> None:
    assert NUMBER.check(given) == value


YES_OR_NO = partial(fact, "bad-switch", name="moons")
FROM_1_TO_9 = partial(fact, "bad-number", name="rounds", low=1, high=9)
SHORT_OR_LONG = partial(fact, "bad-choice", name="mode", known=["short", "long"])


@pytest.mark.parametrize(
    ("option", "given", "why"),
    [
        (SWITCH, "perhaps", YES_OR_NO(text="perhaps")),
        (SWITCH, 1, YES_OR_NO(text="1")),
        (NUMBER, "ten", FROM_1_TO_9(text="ten")),
        (NUMBER, 10, FROM_1_TO_9(text="10")),
        (NUMBER, True, FROM_1_TO_9(text="True")),
        (NUMBER, 2.0, FROM_1_TO_9(text="2.0")),
        (NUMBER, "9" * 5000, FROM_1_TO_9(text="9" * 40 + "…")),
        (WORD, "medium", SHORT_OR_LONG(text="medium")),
        (WORD, 3, SHORT_OR_LONG(text="3")),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(option: Option, given: object, why: Fact) -> None:
    with pytest.raises(BadOption) as refused:
        option.check(given)
    assert refused.value.fact == why


def test_options_have_defaults_and_no_strangers() -> None:
    assert Optional().check_options({"rounds": "3"}) == {"moons": False, "rounds": 3, "mode": "short"}
    with pytest.raises(BadOption) as refused:
        Optional().check_options({"stars": 1})
    assert refused.value.fact == fact("no-option", name="stars", known=["moons", "rounds", "mode"], count=3)
    with pytest.raises(BadOption, match="It has none") as refused:
        DoubleStarGame().start(options={"stars": 1})
    assert refused.value.fact == fact("no-option", name="stars", known=[], count=0)


def test_a_game_is_for_the_seats_it_says() -> None:
    assert DoubleStarGame().start().seats == 2
    with pytest.raises(BadSeats) as refused:
        DoubleStarGame().start(5)
    assert refused.value.fact == fact("bad-seats", n=5, known=[2])


def test_moves_are_read_whatever_their_spaces() -> None:
    game, state = DoubleStarGame(), dealt()
    assert game.parse(state, 0, " \t rise ") == 1
    for text in ("", "  "):
        with pytest.raises(InvalidMove) as refused:
            game.parse(state, 0, text)
        assert refused.value.fact == fact("no-text")
    assert game.spell(state, 0, -1) == game.spell(state, 0, -2) == "?"


def dealt() -> DoubleStar:
    state = DoubleStar()
    step(state, NATURE, STAR)
    step(state, NATURE, STAR + 3)
    return state


def test_step_refuses_what_is_illegal_what_is_no_action_and_who_is_no_seat() -> None:
    state = dealt()
    before = state.to_dict()
    with pytest.raises(IllegalAction) as refused:
        step(state, 0, STAR)
    assert (refused.value.rule, refused.value.fact) == ("D-02", fact("not-a-choice"))
    for action in (-1, ACTIONS):
        with pytest.raises(InvalidMove, match=f"action {action} does not exist: actions are 0 to 10"):
            step(state, 0, action)
    for seat in (-1, 2, SPECTATOR, 62):
        with pytest.raises(InvalidMove, match=f"seat {seat} does not exist: seats are 0 to 1"):
            step(state, seat, 0)
    assert state.to_dict() == before
    assert acts(state, 0)
    assert not acts(state, NATURE)


def test_random_play_runs_to_the_end_and_leaves_the_start_alone() -> None:
    state = DoubleStar()
    assert playout(state, 5) == playout(state, 5)
    assert sum(playout(state, 6)) == 1
    assert state.to_dict() == DoubleStar().to_dict()
    settle(state, Luck(1))
    assert acts(state, 0)
    assert run(state, Luck(1), 1) == 1
    assert not acts(state, 0)


def test_perft_counts_every_sequence() -> None:
    start = DoubleStar()
    assert [perft(start, depth) for depth in range(5)] == [1, 4, 12, 24, 48]
    # Nobody, one or both rise: 12 deals x (1 + 2 x 3 + 3 x 3) sequences, and games that are over count once.
    assert perft(start, 99) == perft(start, 10) == 12 * 16


def test_talk_is_free_unless_a_game_says_otherwise() -> None:
    game = DoubleStarGame()
    assert game.talk(game.start()) is None


def test_a_new_game_waits_for_its_players() -> None:
    game = DoubleStarGame()
    state = game.new(seed=7)
    assert state.acting() == [0, 1]
    assert state.to_dict() == game.new(seed=7).to_dict()
    assert {tuple(game.new(seed=seed).star) for seed in range(50)} > {(1, 2), (2, 1)}


def test_a_game_is_played_by_the_texts_of_its_moves() -> None:
    game = DoubleStarGame()
    state = game.new(seed=7)
    game.play(state, "rise", luck=Luck(1))
    game.play(state, "set", seat=1, luck=Luck(1))
    assert state.acting() == []
    assert sum(state.returns()) == 1
    with pytest.raises(InvalidMove) as refused:
        game.play(state, "rise")
    assert refused.value.fact == fact("not-playing")


def test_what_is_not_legal_is_not_played() -> None:
    game = DoubleStarGame()
    state = game.new(seed=7)
    with pytest.raises(IllegalAction) as refused:
        game.play(state, "star 1", seat=0)
    assert refused.value.fact == fact("not-a-choice")
    assert state.to_dict() == game.new(seed=7).to_dict()
