"""The deal, complete hands and the end of Games One and Two: E-09 to E-17."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from ecliptic import NATURE, SPECTATOR
from ecliptic.games.ephemeris.ids import DEAL, P_DRAW, P_SKIP, UNDER
from ecliptic.kernel.facts import fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import HIDDEN

from .helpers import GAME, B, do, odds, one, play, position, ready, refused, texts, told, two


def deal_one(*bodies: str) -> list[str]:
    return [f"deal {name}" for words in bodies for name in words.split()]


# -- E-09: who starts ------------------------------------------------------------------------------------------------


def test_E09_a_random_seat_rolls_first_then_in_order_until_yellow() -> None:
    state = position("two", "first roller", 3)
    assert odds(state) == {"roller 0": 1, "roller 1": 1, "roller 2": 1}
    do(state, "roller 2")
    assert odds(state) == {"roll red": 2, "roll blue": 2, "roll yellow": 2}
    do(state, "roll red", "roll blue", "roll yellow")
    assert state.turn == 1
    assert texts(state, 1) == ["roll", "eclipse"]


def test_E09_A12_turns_go_round_clockwise() -> None:
    state = two(phase="roll", seats=4, turn=3, pluto=[])
    assert do(state, "roll", "roll yellow yellow", "moon +2", "sun +1").turn == 0


def test_A10_A55_the_even_die_starts_game_one_too() -> None:
    state = do(one(phase="first roller"), "roller 0")
    assert odds(state) == {"roll red": 2, "roll blue": 2, "roll yellow": 2}


def test_A11_the_first_roller_has_no_advantage() -> None:
    starters = Counter(ready(2, seed, mode="one").turn for seed in range(600))
    assert 240 < starters[0] < 360


# -- E-10: planet cards ----------------------------------------------------------------------------------------------


def test_E10_cards_come_from_a_pack_of_three_copies() -> None:
    state = GAME.start(2, {"mode": "one"})
    assert set(odds(state).values()) == {3}
    do(state, "deal mars", "deal mars")
    assert odds(state)["deal mars"] == 1
    do(state, "deal mars")
    assert "deal mars" not in odds(state)


def test_scenario_13_two_exchanges() -> None:
    """Dealt Moon twice, Sun, Mars twice; Sun and then Mars are drawn in vain before Jupiter and Venus."""
    state = do(GAME.start(2, {"mode": "one"}), *deal_one("moon moon sun mars mars", "moon sun mercury venus jupiter"))
    assert texts(state, NATURE) == ["exchange 2"]
    do(state, "exchange 2", "under 0 moon", "under 1 sun", "under 0 mars", "deal jupiter")
    do(state, "under 0 moon", "under 0 sun", "under 1 mars", "under 0 jupiter", "deal venus")
    hand = state.to_dict()["hands"][0]
    assert hand["bodies"] == ["moon", "sun", "venus", "mars", "jupiter"]
    assert hand["buried"] == ["moon", "sun", "mars", "mars"]
    assert hand["exchanged"] == 2
    assert texts(state, NATURE) == ["exchange 0"]


def test_A13_A15_what_went_under_the_pack_is_not_drawn_again() -> None:
    state = do(GAME.start(2, {"mode": "one"}), *deal_one("mars mars mars sun moon", "venus venus sun moon jupiter"))
    do(state, "exchange 2", "under 0 moon", "under 0 sun", "under 0 mars", "deal saturn")
    do(state, "under 0 moon", "under 0 sun", "under 0 mars", "under 0 saturn", "deal uranus", "exchange 1")
    do(state, "under 0 moon", "under 0 sun", "under 0 venus", "under 0 jupiter")
    assert "deal mars" not in odds(state)


def test_A14_only_the_number_of_exchanges_is_public() -> None:
    """Neither the cards nor how many were drawn in vain can be told from what the others see."""
    state = do(GAME.start(2, {"mode": "one"}), *deal_one("moon moon sun mars jupiter", "moon sun mercury venus mars"))
    assert state.seen_as(1, NATURE, state.legal(NATURE)[0]) >= 0
    do(state, "exchange 1")
    worlds = [state.clone(), state.clone()]
    do(worlds[0], "under 0 moon", "under 0 sun", "under 0 mars", "under 0 jupiter", "deal saturn")
    do(worlds[1], "under 0 moon", "under 1 sun", "under 1 mars", "under 2 jupiter", "deal venus")
    for viewer in (1, SPECTATOR):
        assert worlds[0].known_to(viewer).to_dict() == worlds[1].known_to(viewer).to_dict()
        for action in (UNDER + 3 * B["jupiter"] + 2, DEAL + B["venus"]):
            phase = state.clone()
            phase.phase = P_SKIP if action >= UNDER else P_DRAW
            assert phase.seen_as(viewer, NATURE, action) == HIDDEN
    assert worlds[0].known_to(0).to_dict() != worlds[1].known_to(0).to_dict()


def skip_chances(copies: dict[str, int], usable: int) -> dict[tuple[int, ...], Fraction]:
    """How many cards of each held body lie above the first usable one, by listing every order of the pack."""
    names = list(copies)
    cards = [name for name in names for _ in range(copies[name])] + ["+"] * usable
    found: Counter[tuple[int, ...]] = Counter()
    for order in set(permutations(cards)):
        above = order[: order.index("+")]
        found[tuple(above.count(name) for name in names)] += 1
    total = sum(found.values())
    return {key: Fraction(count, total) for key, count in found.items()}


@pytest.mark.parametrize(("first", "second", "usable"), [(2, 1, 2), (1, 1, 3), (2, 2, 1), (0, 2, 2)])
def test_E10_cards_in_vain_follow_the_order_of_a_shuffled_pack(first: int, second: int, usable: int) -> None:
    """The odds of the events, multiplied, are those of looking through a real pack."""
    from ecliptic.games.ephemeris.data import packed
    from ecliptic.games.ephemeris.deal import HELD
    from ecliptic.games.ephemeris.hands import Hands

    state = GAME.start(2, {"mode": "one"})
    assert isinstance(state, Hands)
    state.phase, state.at, state.left = P_SKIP, 0, 1
    state.cards[HELD] = 0b11
    state.pack = packed([first, second, usable, 0, 0, 0, 0, 0, 0])
    found: dict[tuple[int, ...], Fraction] = {}
    for a, weight in odds(state).items():
        after = do(state.clone(), a)
        for b, weight_b in odds(after).items():
            chance = Fraction(weight, sum(odds(state).values())) * Fraction(weight_b, sum(odds(after).values()))
            found[int(a.split()[1]), int(b.split()[1])] = chance
    assert found == skip_chances({"moon": first, "sun": second}, usable)


def test_E10_hands_have_no_body_twice_and_players_may_share_bodies() -> None:
    shared = 0
    for seed in range(60):
        state = ready(4, seed, mode="two")
        hands = [state.held(seat) for seat in range(4)]
        assert all(bin(hand).count("1") == 4 for hand in hands)
        shared += any(a & b for a in hands for b in hands if a is not b)
    assert shared > 50


def nothing_usable_left() -> Any:
    """Four seats; seat 2 needs one more card, but has drawn through the whole upper pack.

    Under it lie, in this order, a Jupiter, a Mercury and a Jupiter of seat 0, two Uranus and a Sun of seat 1, and some
    that seat 2 holds. Seat 3 has not exchanged yet: its second Neptune is still in its hand.
    """
    state = GAME.start(4, {"mode": "two"})
    do(state, *deal_one("mercury jupiter jupiter saturn", "uranus uranus neptune uranus"))
    do(state, *deal_one("moon mars moon mars", "neptune saturn neptune mercury"))
    do(state, "exchange 1", "under 1 mercury", "under 1 jupiter", "under 0 saturn", "deal sun")
    do(state, "exchange 2", "under 0 uranus", "under 0 neptune", "deal sun")
    do(state, "under 1 sun", "under 0 uranus", "under 0 neptune", "deal saturn")
    do(state, "exchange 2", "under 0 moon", "under 1 mars", "deal venus")
    return do(state, "under 1 moon", "under 2 venus", "under 0 mars")


def test_E10_without_a_usable_card_above_the_first_under_the_pack_is_drawn() -> None:
    state = nothing_usable_left()
    assert odds(state) == {"deal mercury": 1, "deal jupiter": 2}
    do(state, "deal jupiter", "exchange 1", "under 0 mercury", "under 0 saturn", "under 0 neptune")
    assert odds(state) == {"deal jupiter": 1}
    do(state, "deal jupiter")
    hands = [set(hand["bodies"]) for hand in state.to_dict()["hands"]]
    assert hands[2:] == [{"moon", "mars", "venus", "jupiter"}, {"neptune", "saturn", "mercury", "jupiter"}]


def test_E10_a_card_in_another_hand_is_never_given() -> None:
    """Seat 3 holds two Neptunes and seat 1 the third; no Neptune was ever put under the pack."""
    assert refused(nothing_usable_left(), "deal neptune") == ("E-10", "not-by-chance")
    taken = do(
        nothing_usable_left(), "deal mercury", "exchange 1", "under 0 mercury", "under 0 saturn", "under 0 neptune"
    )
    assert odds(taken) == {"deal jupiter": 2}


@pytest.mark.parametrize("seed", range(40))
def test_E10_guesses_never_hold_a_card_more_often_than_it_exists(seed: int) -> None:
    state = do(
        nothing_usable_left(), "deal jupiter", "exchange 1", "under 0 mercury", "under 0 saturn", "under 0 neptune"
    )
    guess = do(state, "deal jupiter").known_to(seed % 4)
    guess.fill(Luck(seed))
    hands = Counter(body for hand in guess.to_dict()["hands"] for body in hand["bodies"])
    assert max(hands.values()) <= 3
    assert all(len(hand["bodies"]) == 4 for hand in guess.to_dict()["hands"])


# -- E-11, E-12: zodiac cards and complete hands ---------------------------------------------------------------------


def test_E11_a_sign_can_be_held_twice() -> None:
    state = ready(2, 1, mode="one")
    data = state.to_dict()
    assert all(len(hand["signs"]) == 5 for hand in data["hands"])
    twice = sum(len(set(ready(2, seed, mode="one").to_dict()["hands"][0]["signs"])) < 5 for seed in range(100))
    assert 20 < twice < 80
    totals = Counter(sign for hand in data["hands"] for sign in hand["signs"])
    assert max(totals.values()) <= 2


def test_E12_duplicates_mean_two_bodies_in_the_sign() -> None:
    hands = [("moon sun mars venus jupiter", "leo leo aries taurus virgo"), None]
    state = one({"moon": "cancer", "sun": "leo"}, hands=hands)
    assert not state.complete(0)
    met = {"seat": 0, "signs": ["aries", "taurus", "leo", "leo"], "n": 4, "size": 5}
    assert fact("goal-met", "E-12", **met) in told(state, "moon +1", 0)
    hand = GAME.view(state, 0).hands[0]
    assert [(goal.sign, goal.body) for goal in hand.goals] == [
        ("aries", "mars"),
        ("taurus", "venus"),
        ("leo", "moon"),
        ("leo", "sun"),
        ("virgo", None),
    ]
    assert (hand.met, hand.complete) == (4, False)


def test_A16_any_combination_completes() -> None:
    """The hand does not say which body goes where."""
    hands = [("moon sun mars venus jupiter", "leo virgo aries taurus sagittarius"), None]
    state = one({"sun": "virgo", "moon": "cancer"}, hands=hands)
    assert texts(do(state, "moon +1"), NATURE) == ["ephemeris 0"]


FIG3_HANDS = [("saturn mars jupiter moon venus", "aquarius capricorn sagittarius scorpio leo"), None]
FIG3_BOARD = {"saturn": "aquarius", "mars": "capricorn", "moon": "virgo", "venus": "leo", "sun": "scorpio"}


def test_scenario_09_the_winning_hand_of_figure_3() -> None:
    state = one(FIG3_BOARD, hands=FIG3_HANDS)
    assert not state.complete(0)
    winning = []
    for action in list(state.legal(0)):
        after = state.clone()
        after.apply(0, action)
        if after.actors() >> NATURE:
            winning.append(GAME.spell(state, 0, action))
    assert winning == ["moon +2"]
    do(state, "moon +2", "ephemeris 0", "show moon", "show venus", "show mars", "show jupiter", "show saturn")
    assert (state.actors(), state.returns()) == (0, [1.0, 0.0])


def test_E17_the_winner_shows_and_the_loser_does_not() -> None:
    state = do(one(FIG3_BOARD, hands=FIG3_HANDS), "moon +2", "ephemeris 0", "show moon")
    half = state.known_to(1).to_dict()
    assert half["hands"][0]["bodies"] is None
    assert half["shown"] == ["moon"]
    do(state, "show venus", "show mars", "show jupiter", "show saturn")
    for viewer in (1, SPECTATOR):
        hands = state.known_to(viewer).to_dict()["hands"]
        assert hands[0]["signs"] == ["leo", "scorpio", "sagittarius", "capricorn", "aquarius"]
    assert state.known_to(0).to_dict()["hands"][1]["bodies"] is None


def test_E17_predictions_for_the_winning_hand() -> None:
    state = do(one(FIG3_BOARD, hands=FIG3_HANDS), "moon +2", "ephemeris 0")
    assert GAME.view(state, 1).predictions == []
    where = {"seat": 0, "body": "moon", "sign": "scorpio"}
    shown = [fact("showed", "E-17", **where), fact("prediction", **where, prediction="moon-scorpio")]
    assert told(state, "show moon", 1) == shown
    do(state, "show venus", "show mars", "show jupiter", "show saturn")
    read = [(line.body, line.sign) for line in GAME.view(state, None).predictions]
    assert read == [
        ("moon", "scorpio"),
        ("venus", "leo"),
        ("mars", "capricorn"),
        ("jupiter", "sagittarius"),
        ("saturn", "aquarius"),
    ]


# -- E-13 to E-15 ----------------------------------------------------------------------------------------------------


def test_scenario_11_A17_a_hand_wins_on_the_opponents_move() -> None:
    state = one(FIG3_BOARD, hands=FIG3_HANDS, turn=1)
    assert texts(do(state, "moon +2"), NATURE) == ["ephemeris 0"]


def test_scenario_12_A19_the_mover_comes_first() -> None:
    """Both complete in Game One: the mover. In Game Two: the first after the mover."""
    hands = [
        ("moon mercury venus mars jupiter", "leo gemini taurus aries sagittarius"),
        ("moon saturn uranus neptune mercury", "leo capricorn aquarius pisces gemini"),
    ]
    for mover in (0, 1):
        state = one(hands=hands, turn=mover)
        assert texts(do(state, "moon +1"), NATURE) == [f"ephemeris {mover}"]


@pytest.mark.parametrize(("mover", "complete", "winner"), [(2, (0, 1), 0), (1, (0, 3), 3)])
def test_scenario_12_in_game_two(mover: int, complete: tuple[int, int], winner: int) -> None:
    """The Moon's step to Leo completes two hands, neither of them the mover's."""
    hands: list[tuple[str, str] | None] = [None] * 4
    hands[complete[0]] = ("moon mercury venus uranus", "leo gemini taurus aquarius")
    hands[complete[1]] = ("moon mars jupiter neptune", "leo aries sagittarius pisces")
    state = two(seats=4, turn=mover, dice=["yellow", "red"], hands=hands)
    assert texts(do(state, "moon +1"), NATURE) == [f"ephemeris {winner}"]


def test_E13_a_win_between_the_two_moves_of_a_turn_A21() -> None:
    hands = [("moon sun mercury venus", "leo leo gemini taurus"), None]
    state = two(dice=["yellow", "yellow"], hands=hands)
    assert texts(do(state, "moon +1"), NATURE) == ["ephemeris 0"]


def test_E13_hands_are_tested_after_every_single_move() -> None:
    """The gap kept along the way equals one worked out afresh, in whole games."""
    from ecliptic.games.ephemeris.ring import signs_under

    for seed in range(20):
        state = ready(3, seed, mode="two")

        def watch(before: Any, seat: int, action: int, after: Any) -> None:
            for who in range(3):
                fresh = signs_under(after.board, after.held(who)) - after.goal(who)
                assert after.gap(who) == fresh

        play(state, seed, watch, avoid=(119,), limit=400)


def test_E15_A18_manual_call() -> None:
    options = {"manual_call": True}
    state = do(one(FIG3_BOARD, hands=FIG3_HANDS, options=options), "moon +2")
    assert state.actors() == 0b11
    assert texts(state, 1) == ["silent"]
    assert refused(state, "call 300", 1) == ("E-15", "false-call")
    assert len(texts(state, 0)) == 60
    silent = do(state.clone(), "0: silent", "1: silent")
    assert silent.turn == 1
    called = do(state, "1: silent", "0: call 700")
    assert texts(called, NATURE) == ["show moon"]
    assert called.winner == 0


def test_E15_the_quicker_call_wins_and_a_tie_goes_to_the_mover() -> None:
    hands = [
        ("moon mercury venus mars jupiter", "leo gemini taurus aries sagittarius"),
        ("moon saturn uranus neptune mercury", "leo capricorn aquarius pisces gemini"),
    ]
    for first, second, winner in (("call 500", "call 450", 1), ("call 450", "call 450", 0)):
        state = do(one(hands=hands, options={"manual_call": True}), "moon +1", f"0: {first}", f"1: {second}")
        assert state.winner == winner


def test_E15_a_call_can_wait_until_the_next_piece_moves() -> None:
    state = do(one(FIG3_BOARD, hands=FIG3_HANDS, options={"manual_call": True}), "moon +2", "0: silent", "1: silent")
    do(state, "mercury +1", "0: call 100", "1: silent")
    assert state.winner == 0


# -- E-16 ------------------------------------------------------------------------------------------------------------


def test_scenario_14_A20_a_complete_hand_voids_the_deal() -> None:
    state = do(GAME.start(2, {"mode": "one"}), *deal_one("moon sun mercury venus mars", "moon sun mercury venus mars"))
    do(state, "exchange 0", "exchange 0")
    do(state, *deal_one("cancer leo gemini taurus aries", "virgo virgo libra libra aries"))
    assert texts(state, NATURE) == ["void"]
    assert do(state, "void").to_dict() == GAME.start(2, {"mode": "one"}).to_dict()


def test_E16_a_deal_stands_otherwise() -> None:
    state = position("one", "check deal")
    assert texts(state, NATURE) == ["stands"]


def test_A20_about_one_deal_in_700_is_void() -> None:
    """0.075 % a hand in Game One; worked out from the odds of a fitting goal: C(24, 5) goals, 2**5 ways to fit."""
    assert 2**5 / math.comb(24, 5) == pytest.approx(0.00075, abs=0.00001)
    assert 2**4 / math.comb(24, 4) == pytest.approx(0.0015, abs=0.00001)


def test_A53_hands_never_change_during_play() -> None:
    state = ready(2, 3, mode="two")
    hands = [state.held(seat) for seat in (0, 1)], [state.goal(seat) for seat in (0, 1)]
    play(state, 3, avoid=(119,), limit=500)
    assert hands == ([state.held(seat) for seat in (0, 1)], [state.goal(seat) for seat in (0, 1)])
