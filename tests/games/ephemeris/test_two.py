"""Game Two: E-21 to E-30."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic import NATURE
from ecliptic.games.ephemeris.ids import ECLIPSE
from ecliptic.games.ephemeris.two import GameTwo
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import fact
from ecliptic.kernel.state import refuse

from .helpers import BODIES, GAME, do, odds, one, play, reach_of, ready, refusal, refused, texts, told, two

FIG5 = {"mercury": "leo", "mars": "leo", "sun": "leo", "venus": "scorpio", "moon": "scorpio"}
FIG6 = {
    "neptune": "cancer", "jupiter": "libra", "mars": "libra", "saturn": "capricorn", "sun": "capricorn",
    "uranus": "taurus", "venus": "taurus", "moon": "aries", "mercury": "aries",
}  # fmt: skip
FIG7 = {
    "saturn": "libra", "mars": "libra", "jupiter": "leo", "sun": "leo", "uranus": "aries", "moon": "aries",
    "neptune": "taurus", "venus": "taurus", "mercury": "aries",
}  # fmt: skip
"""Every blue piece is held; only Mars, out of Libra, sets one free."""


def pieces(state: GameTwo, seat: int = 0) -> set[str]:
    moves = [GAME.describe(state, seat, action) for action in state.legal(seat)]
    return {move.args["body"] for move in moves if move.kind == "move"}


# -- E-21, E-22: the turn --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_E21_four_cards_of_each_kind_and_a_pluto_card_each(seats: int) -> None:
    data = ready(seats, 2, mode="two").to_dict()
    assert [len(hand["bodies"]) for hand in data["hands"]] == [4] * seats
    assert [len(hand["signs"]) for hand in data["hands"]] == [4] * seats
    assert data["pluto"] == list(range(seats))
    assert data["deck"] == {"seen": [], "turned": 0}


def test_E22_both_dice_are_rolled() -> None:
    state = two(phase="roll")
    assert texts(state, 0) == ["roll", "eclipse"]
    do(state, "roll")
    faces = {"red": (2, 2), "blue": (2, 3), "yellow": (2, 1)}
    expected = {f"roll {a} {b}": faces[a][0] * faces[b][1] for a in faces for b in faces}
    assert odds(state) == expected


def test_E22_A24_one_piece_for_each_die_in_either_order() -> None:
    state = two(dice=["red", "blue"])
    assert pieces(state) == {"mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune"}
    red_first = do(state.clone(), "mars +1")
    assert pieces(red_first) == {"jupiter", "saturn", "uranus", "neptune"}
    blue_first = do(state.clone(), "jupiter +1")
    assert pieces(blue_first) == {"mercury", "venus", "mars"}
    assert refused(state, "moon +1") == ("E-22", "no-die")
    left = refuse("E-22", "die-left", die_colour="blue", body="venus", colour="red")
    assert refusal(red_first, "venus +1") == left


def test_E22_A23_two_different_pieces() -> None:
    state = do(two(dice=["red", "red"]), "mars +1")
    assert pieces(state) == {"mercury", "venus"}
    assert refusal(state, "mars +1") == refuse("E-22", "same-piece", body="mars")


def test_E22_every_die_pair_lists_each_move_once() -> None:
    for first in ("red", "blue", "yellow"):
        for second in ("red", "blue", "yellow"):
            moves = texts(two(dice=[first, second]), 0)
            assert len(moves) == len(set(moves))


# -- E-23, E-24: partial blocks --------------------------------------------------------------------------------------


def test_E23_A26_figure_7_mars_must_go_first() -> None:
    state = two(FIG7, dice=["blue", "red"])
    assert [reach_of(state, blue) for blue in ("jupiter", "saturn", "uranus", "neptune")] == [0, 0, 0, 0]
    assert pieces(state) == {"mars", "venus"}
    assert "venus +1" in texts(state, 0)  # it sets Neptune free
    held = two(FIG7 | {"neptune": "leo"}, dice=["blue", "red"])
    assert pieces(held) == {"mars"}
    assert refused(held, "venus +1") == ("E-23", "must-enable")
    do(held, "mars +1")
    assert pieces(held) == {"saturn"}


def test_E23_A25_nobody_may_spoil_the_own_second_move() -> None:
    """Only Neptune is free among the blues: a red piece may not land on it first."""
    board = FIG6 | {"mercury": "gemini", "neptune": "cancer"}
    state = two(board, dice=["red", "blue"])
    assert "mercury +1" not in texts(state, 0)
    assert refused(state, "mercury +1") == ("E-23", "must-enable")
    assert "mercury +2" in texts(state, 0)


def test_E23_a_first_move_that_wins_need_not_enable() -> None:
    board = FIG6 | {"mercury": "gemini", "neptune": "cancer"}
    hands = [("mercury sun moon mars", "cancer capricorn aries libra"), None]
    state = two(board, dice=["red", "blue"], hands=hands)
    assert "mercury +1" in texts(state, 0)
    assert "mercury +1" not in texts(two(board, dice=["red", "blue"]), 0)
    assert texts(do(state, "mercury +1"), NATURE) == ["ephemeris 0"]


def test_A27_yellow_enables_too() -> None:
    board = FIG5 | {"venus": "leo", "moon": "leo"}
    state = two(board, dice=["yellow", "red"])
    assert pieces(state) == {"moon"}  # the Sun is pinned, and alone neither would free a red


def test_scenario_17_A28_figure_6_one_blue_can_move() -> None:
    state = two(FIG6, dice=["blue", "blue"], pluto=[])
    assert [move for move in texts(state, 0) if "+" in move] == ["neptune +1", "neptune +2", "neptune +3"]
    do(state, "neptune +2")
    assert (state.turn, GAME.view(state, 0).phase) == (1, "roll")


def test_E24_the_other_die_lapses() -> None:
    state = two(FIG6, dice=["blue", "blue"])
    assert fact("die-lapsed", "E-24", colour="blue") in told(state, "neptune +2", 0)
    assert GAME.view(state, 0).phase == "end-of-turn"


def test_scenario_19_E26_sun_and_moon_together_the_moon_first() -> None:
    state = two({"moon": "virgo", "sun": "virgo"}, dice=["yellow", "yellow"])
    assert [move for move in texts(state, 0) if "+" in move] == [f"moon +{d}" for d in range(1, 12)]
    do(state, "moon +4")
    assert [move for move in texts(state, 0) if "+" in move] == [f"sun +{d}" for d in range(1, 5)]


# -- E-25: the complete block and Retrograde -------------------------------------------------------------------------


def test_scenario_16_A29_figure_5_a_complete_block() -> None:
    state = two(FIG5, phase="dice")
    do(state, "roll red red")
    assert texts(state, 0) == ["turn up", "eclipse"]
    do(state, "turn up")
    assert odds(state) == {f"retrograde {planet}": 2 for planet in BODIES[2:]}
    do(state, "retrograde saturn")
    assert texts(state, 0) == [f"saturn -{d}" for d in range(1, 12)] + ["eclipse"]
    once = do(state.clone(), "saturn -1")
    assert once.to_dict()["board"]["saturn"] == "sagittarius"
    do(state, "saturn -11")
    assert state.to_dict()["board"]["saturn"] == "aquarius"
    assert texts(state, 0) == ["eclipse", "end"]
    assert do(state, "end").turn == 1
    assert state.to_dict()["deck"] == {"seen": ["saturn"], "turned": 1}


def test_E25_A30_the_dice_are_not_used_after_a_retrograde() -> None:
    state = two(FIG5, phase="retrograde card", dice=["red", "red"], pluto=[])
    do(state, "retrograde venus", "venus -1")
    assert (state.turn, state.first, state.second) == (1, -1, -1)


def test_scenario_22_A31_back_past_everything() -> None:
    board = {"mars": "leo", "sun": "leo", "moon": "gemini", "mercury": "leo", "venus": "leo"}
    state = two(board, phase="move back", card="mars", dice=["red", "red"])
    do(state, "mars -5")
    assert state.to_dict()["board"]["mars"] == "pisces"
    fresh = two(board, phase="move back", card="mars", dice=["red", "red"])
    for steps in (0, 12):
        with pytest.raises(InvalidMove) as why:
            do(fresh, f"mars -{steps}")
        assert why.value.fact == fact("not-a-distance", "E-05", distance=steps)
    with pytest.raises(InvalidMove) as why:
        do(fresh, "venus -1")
    assert why.value.fact == fact("no-retrograde-card", "E-08", body="venus")


def test_A32_a_retrograde_move_may_win() -> None:
    board = FIG5 | {"saturn": "aquarius"}
    hands = [("saturn sun moon jupiter", "capricorn leo scorpio sagittarius"), None]
    state = two(board, phase="move back", card="saturn", dice=["red", "red"], hands=hands)
    assert texts(do(state, "saturn -1"), NATURE) == ["ephemeris 0"]


def test_A33_the_deck_is_never_shuffled_again() -> None:
    """After fourteen cards the order is known and repeats."""
    order = [
        "mars", "mars", "venus", "saturn", "jupiter", "uranus", "neptune",
        "venus", "mercury", "saturn", "jupiter", "uranus", "neptune", "mercury",
    ]  # fmt: skip
    state = two(FIG5, phase="retrograde card", dice=["red", "red"], deck={"seen": order, "turned": 14})
    assert odds(state) == {"retrograde mars": 1}
    state = two(FIG5, phase="retrograde card", dice=["red", "red"], deck={"seen": order, "turned": 31})
    assert odds(state) == {"retrograde saturn": 1}
    state = two(FIG5, phase="retrograde card", dice=["red", "red"], deck={"seen": order[:13], "turned": 13})
    assert odds(state) == {"retrograde mercury": 1}


# -- E-27: Pluto -----------------------------------------------------------------------------------------------------


def one_away(**given: Any) -> Any:
    """Seat 0 wants Venus one sign on, in Gemini."""
    board = {"moon": "leo", "sun": "leo", "mercury": "gemini", "venus": "taurus"}
    hands = [("moon sun mercury venus", "leo leo gemini gemini"), None]
    return two(board, hands=hands, **given)


def test_E27_A34_only_when_one_move_would_win() -> None:
    assert "pluto" in texts(one_away(dice=["blue", "blue"]), 0)
    assert refused(two(dice=["blue", "blue"]), "pluto") == ("E-27", "pluto-useless")


def test_E27_A35_after_the_roll_only() -> None:
    state = one_away(phase="roll", dice=[None, None])
    assert refused(state, "pluto") == ("E-27", "pluto-too-early")


def test_E27_A37_the_even_die_and_a_win() -> None:
    state = do(one_away(dice=["blue", "blue"]), "pluto")
    assert odds(state) == {"pluto red wins": 2, "pluto blue fails": 2, "pluto yellow fails": 2}
    do(state, "pluto red wins")
    assert texts(state, 0) == ["venus +1"]
    assert refused(state, "eclipse") == ("E-28", "pluto-first")
    assert refused(state, "moon +1") == ("E-27", "pluto-colour")
    assert refused(state, "mercury +1") == ("E-27", "pluto-move")
    assert texts(do(state, "venus +1"), NATURE) == ["ephemeris 0"]


def test_E27_A36_a_failed_attempt_moves_nothing_and_spends_the_card() -> None:
    state = one_away(dice=["blue", "blue"])
    before = state.to_dict()
    do(state, "pluto", "pluto yellow fails")
    after = state.to_dict()
    assert after["board"] == before["board"]
    assert after["phase"] == "first move"
    assert after["pluto"] == [1]
    assert refused(state, "pluto") == ("E-27", "pluto-spent")


def test_E27_at_the_end_of_a_turn() -> None:
    """The stop is made whenever the card is unspent, whatever the hand; a failed attempt there ends the turn."""
    state = one_away(phase="end of turn", dice=[None, None])
    assert texts(state, 0) == ["pluto", "eclipse", "end"]
    do(state, "pluto", "pluto blue fails")
    assert (state.turn, state.count) == (1, 1)
    plain = two(phase="end of turn", dice=[None, None])
    assert texts(plain, 0) == ["eclipse", "end"]


def test_E27_nobody_is_bothered_at_the_end_of_a_turn_whom_pluto_cannot_help() -> None:
    end = two(phase="end of turn", dice=[None, None])
    assert GAME.routine(end, 0) == GAME.parse(end, 0, "end")
    assert GAME.routine(one_away(phase="end of turn", dice=[None, None]), 0) is None
    assert GAME.routine(two(dice=["red", "blue"]), 0) is None
    assert GAME.routine(one(), 0) is None


def test_E27_while_a_retrograde_card_lies_open() -> None:
    state = one_away(phase="move back", card="saturn", dice=["red", "red"])
    do(state, "pluto", "pluto blue fails", "saturn -1")
    assert state.turn == 1


# -- E-28 to E-30: Eclipse -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "given"),
    [
        ("roll", {"dice": [None, None]}),
        ("first move", {"dice": ["red", "blue"]}),
        ("second move", {"dice": [None, "blue"], "banned": "mars"}),
        ("move back", {"dice": ["red", "red"], "card": "mars"}),
        ("end of turn", {"dice": [None, None]}),
    ],
)
def test_E28_A57_at_any_decision_of_the_own_turn(phase: str, given: dict[str, object]) -> None:
    state = two(FIG5 if phase == "move back" else None, phase=phase, seats=3, **given)
    do(state, "eclipse")
    assert state.actors() == 0b110
    assert state.turn == 0


def test_scenario_24_A38_A40_three_players() -> None:
    state = do(two(phase="roll", seats=3), "eclipse", "1: agree", "2: decline")
    assert (state.actors(), state.returns()) == (0, [0.0, 0.0, 1.0])
    assert GAME.view(state, 2).predictions == []  # nobody had to show a hand (E-41)


def test_scenario_24_A42_four_players_and_nobody_agrees() -> None:
    state = do(two(phase="roll", seats=4), "eclipse", "1: decline", "3: decline", "2: decline")
    assert (state.turn, state.active) == (1, 0b1110)
    assert state.to_dict()["pluto"] == [1, 2, 3]
    do(state, "eclipse", "2: agree", "3: decline")
    assert state.returns() == [0.0, 0.0, 0.0, 1.0]


def test_scenario_24_A41_two_players() -> None:
    agreed = do(two(phase="roll"), "eclipse", "agree")
    assert (agreed.actors(), agreed.returns()) == (0, [0.0, 0.0])
    declined = do(two(phase="roll"), "eclipse", "decline")
    assert (declined.actors(), declined.returns()) == (0, [0.0, 1.0])


def test_E28_A39_votes_are_secret_and_in_no_order() -> None:
    from ecliptic.kernel.state import LATER

    state = do(two(phase="roll", seats=4), "eclipse")
    agree = GAME.parse(state, 1, "agree")
    assert state.seen_as(2, 1, agree) == LATER
    voted = [do(state.clone(), f"1: {vote}") for vote in ("agree", "decline")]
    for viewer in (0, 2, 3):
        assert voted[0].known_to(viewer).to_dict() == voted[1].known_to(viewer).to_dict()
    one_way = do(state.clone(), "1: agree", "2: decline", "3: decline")
    other_way = do(state.clone(), "3: decline", "1: agree", "2: decline")
    assert one_way.to_dict() == other_way.to_dict()
    assert one_way.barriers() == state.barriers() + 1


def test_E28_an_open_retrograde_card_goes_under_the_pack() -> None:
    state = two(FIG5, phase="retrograde card", seats=3, dice=["red", "red"])
    do(state, "retrograde mars", "eclipse", "1: decline", "2: decline")
    data = state.to_dict()
    assert (data["card"], data["deck"]) == (None, {"seen": ["mars"], "turned": 1})
    assert data["count"] == 1


def test_E29_play_goes_on_with_the_next_active_seat() -> None:
    state = two(phase="roll", seats=4, turn=3)
    do(state, "eclipse", "0: agree", "1: decline", "2: decline")
    assert state.turn == 1


def test_E30_retired_hands_are_never_tested() -> None:
    hands = [
        ("moon sun mercury venus", "leo leo gemini taurus"),
        ("jupiter saturn uranus neptune", "scorpio aries aries taurus"),
        ("moon jupiter venus uranus", "virgo gemini cancer cancer"),
    ]
    state = two(seats=3, dice=["yellow", "blue"], turn=1, active=[1, 2], pluto=[1, 2], hands=hands)
    assert texts(do(state, "moon +1"), NATURE) == []
    still_in = two(seats=3, dice=["yellow", "blue"], turn=1, hands=hands)
    assert texts(do(still_in, "moon +1"), NATURE) == ["ephemeris 0"]


def test_E30_no_winner_after_the_cap() -> None:
    state = two(phase="end of turn", dice=[None, None], options={"cap": 20}, count=19)
    do(state, "end")
    assert (state.actors(), state.returns()) == (0, [0.5, 0.5])


def test_E30_an_eclipse_counts_as_a_turn() -> None:
    state = two(phase="roll", seats=3, options={"cap": 20}, count=19)
    do(state, "eclipse", "1: decline", "2: decline")
    assert (state.actors(), state.returns()) == (0, [0.0, 0.5, 0.5])


def test_games_without_eclipse_meet_every_kind_of_turn() -> None:
    seen: set[str] = set()
    for seed in range(12):
        state = ready(4, seed, mode="two", cap=150)

        def watch(before: Any, seat: int, action: int, after: Any) -> None:
            seen.add(str(GAME.view(before, None).phase) if before.phase > 8 else "set-up")

        play(state, seed, watch, avoid=(ECLIPSE,), limit=900)
    assert {
        "roll",
        "dice",
        "first-move",
        "second-move",
        "blocked",
        "retrograde-card",
        "move-back",
        "end-of-turn",
    } <= seen


def test_manual_call_in_game_two_asks_between_the_moves() -> None:
    state = do(two(dice=["yellow", "yellow"], options={"manual_call": True}), "moon +2")
    assert state.actors() == 0b11
    do(state, "0: silent", "1: silent")
    assert texts(state, 0)[0].startswith("sun")


def test_pluto_move_called_by_hand_or_not() -> None:
    state = do(one_away(dice=["blue", "blue"], options={"manual_call": True}), "pluto", "pluto red wins", "venus +1")
    silent = do(state.clone(), "0: silent", "1: silent")
    assert silent.turn == 1
    assert do(state, "0: call 200", "1: silent").winner == 0


def test_game_one_has_no_dice() -> None:
    assert refused(one(), "roll") == ("E-19", "not-now")
