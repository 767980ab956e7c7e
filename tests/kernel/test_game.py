"""Options, seats, and the words around a game."""

from __future__ import annotations

import pytest

from ecliptic.kernel.errors import BadOption, BadSeats, IllegalAction, InvalidMove
from ecliptic.kernel.game import Option
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import perft, playout, run, settle
from ecliptic.kernel.state import NATURE, SPECTATOR, acts, step
from ecliptic.testing.example import ACTIONS, STAR, DoubleStar, DoubleStarGame

SWITCH = Option("moons", False, "Whether moons are used.")
NUMBER = Option("rounds", 5, "How many rounds are played.", low=1, high=9)
WORD = Option("mode", "short", "Which game it is.", choices=("short", "long"))


class Optional(DoubleStarGame):
    options = (SWITCH, NUMBER, WORD)


@pytest.mark.parametrize(("given", "value"), [("yes", True), ("OFF", False), ("1", True), (True, True)])
def test_a_switch_takes_words(given: object, value: bool) -> None:
    assert SWITCH.check(given) is value


@pytest.mark.parametrize(("given", "value"), [("7", 7), (1, 1), ("9", 9)])
def test_a_number_takes_text(given: object, value: int) -> None:
    assert NUMBER.check(given) == value


@pytest.mark.parametrize(
    ("option", "given", "sentence"),
    [
        (SWITCH, "perhaps", "option moons is 'perhaps', but it takes yes or no"),
        (SWITCH, 1, "option moons is 1, but it takes yes or no"),
        (NUMBER, "ten", "option rounds is 'ten', but it takes a number from 1 to 9"),
        (NUMBER, 10, "option rounds is 10, but it takes a number from 1 to 9"),
        (NUMBER, True, "option rounds is True, but it takes a number from 1 to 9"),
        (NUMBER, 2.0, "option rounds is 2.0, but it takes a number from 1 to 9"),
        (NUMBER, "9" * 5000, "but it takes a number from 1 to 9"),
        (WORD, "medium", "option mode is 'medium', but it takes one of: short, long"),
        (WORD, 3, "option mode is 3, but it takes one of: short, long"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(option: Option, given: object, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        option.check(given)


def test_options_have_defaults_and_no_strangers() -> None:
    assert Optional().check_options({"rounds": "3"}) == {"moons": False, "rounds": 3, "mode": "short"}
    with pytest.raises(BadOption, match="Double Star has no option 'stars'; it has: moons, rounds, mode"):
        Optional().check_options({"stars": 1})
    with pytest.raises(BadOption, match="it has: none"):
        DoubleStarGame().start(options={"stars": 1})


def test_a_game_is_for_the_seats_it_says() -> None:
    assert DoubleStarGame().start().seats == 2
    with pytest.raises(BadSeats, match="Double Star is for 2 players here, not 5"):
        DoubleStarGame().start(5)
    assert in_words((2, 3, 4)) == "2, 3 or 4"
    assert in_words((2, 3)) == "2 or 3"


def test_moves_are_read_whatever_their_spaces() -> None:
    game, state = DoubleStarGame(), dealt()
    assert game.parse(state, 0, " \t rise ") == 1
    for text in ("", "  "):
        with pytest.raises(InvalidMove, match="empty line"):
            game.parse(state, 0, text)
    assert game.spell(state, 0, -1) == game.spell(state, 0, -2) == "?"


def dealt() -> DoubleStar:
    state = DoubleStar()
    step(state, NATURE, STAR)
    step(state, NATURE, STAR + 3)
    return state


def test_step_refuses_what_is_illegal_what_is_no_action_and_who_is_no_seat() -> None:
    state = dealt()
    before = state.to_dict()
    with pytest.raises(IllegalAction, match="D-02: a player rises or sets") as refused:
        step(state, 0, STAR)
    assert refused.value.rule == "D-02"
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
    with pytest.raises(IllegalAction):
        game.play(game.new(seed=7), "star 1", seat=0)
