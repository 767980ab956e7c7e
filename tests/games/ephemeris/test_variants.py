"""Open, the draft, Pairs and Snap: E-38 to E-41."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic import NATURE, SPECTATOR
from ecliptic.kernel.errors import BadOption, BadSeats
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.state import HIDDEN, LATER

from .helpers import GAME, do, odds, one, play, position, ready, refused, texts

# -- E-38: open ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats"), [("one", 2), ("two", 3)])
def test_E38_open_zodiac_cards_and_hidden_planets(mode: str, seats: int) -> None:
    state = ready(seats, 1, mode=mode, open=True)
    for viewer in (0, SPECTATOR):
        hand = state.known_to(viewer).to_dict()["hands"][1]
        assert hand["bodies"] is None
        assert len(hand["signs"]) == (5 if mode == "one" else 4)
    closed = ready(seats, 1, mode=mode)
    assert closed.known_to(0).to_dict()["hands"][1]["signs"] is None


# -- E-38: the remote draft ------------------------------------------------------------------------------------------

BODIES_0 = ["0: choose moon", "0: choose sun", "0: choose mercury", "0: choose venus", "0: choose mars"]
BODIES_1 = ["1: choose mars", "1: choose jupiter", "1: choose saturn", "1: choose uranus", "1: choose neptune"]
FITS_0 = ["1: name aries", "1: name taurus", "1: name gemini", "1: name cancer", "1: name leo"]
FOR_1 = ["0: name leo", "0: name leo", "0: name virgo", "0: name libra", "0: name scorpio"]
ELSE_0 = ["1: name aries", "1: name taurus", "1: name gemini", "1: name cancer", "1: name virgo"]


def draft() -> Any:
    return GAME.start(2, {"mode": "one", "draft": True})


def drafted() -> Any:
    return do(draft(), *BODIES_0, *BODIES_1)


def test_E38_both_choose_five_bodies_at_once_and_in_secret() -> None:
    state = draft()
    assert state.actors() == 0b11
    assert texts(state, 0) == ["choose moon", "choose sun", "choose mercury", "choose venus", "choose mars"]
    assert state.seen_as(1, 0, state.legal(0)[2]) == LATER
    assert state.seen_at_barrier(1, 0, state.legal(0)[2]) == HIDDEN
    do(state, *BODIES_0[:3])
    assert texts(state, 0) == ["choose venus", "choose mars", "choose jupiter", "choose saturn", "choose uranus"][:5]
    assert refused(state, "choose moon", 0) == ("E-38", "choose-in-order")
    assert state.known_to(1).to_dict() == draft().known_to(1).to_dict()
    done = drafted()
    assert done.known_to(1).to_dict()["hands"][0]["bodies"] is None


def test_E38_then_both_name_signs_for_the_other_and_lay_them_open() -> None:
    state = drafted()
    assert state.seen_as(1, 0, GAME.parse(state, 0, "name leo")) == LATER
    do(state, "0: name leo", "0: name leo")
    assert refused(state, "name leo", 0) == ("E-38", "name-in-order")
    assert state.known_to(1).to_dict()["hands"][1]["signs"] == []
    do(state, *FOR_1[2:], *ELSE_0)
    hands = state.known_to(SPECTATOR).to_dict()["hands"]
    assert hands[0]["signs"] == ["aries", "taurus", "gemini", "cancer", "virgo"]
    assert hands[1]["signs"] == ["leo", "leo", "virgo", "libra", "scorpio"]
    do(state, "stands", "roller 0", "roll yellow")
    assert "mars +1" in texts(state, 0)


def test_E38_E16_a_fitting_set_is_named_anew_and_never_again() -> None:
    state = do(drafted(), *FOR_1, *FITS_0)
    assert texts(state, NATURE) == ["void"]
    do(state, "void", *FITS_0[:4])
    assert "name leo" not in texts(state, 1)
    assert "name virgo" in texts(state, 1)
    do(state, "1: name virgo", *FOR_1[:4])
    assert "name scorpio" not in texts(state, 0)  # nobody may name the same five again
    do(state, "0: name pisces", "stands")
    assert state.to_dict()["hands"][0]["past"] == [["aries", "taurus", "gemini", "cancer", "leo"]]


def test_E38_there_are_two_repeats_at_most() -> None:
    fits_1 = ["0: name aries", "0: name sagittarius", "0: name capricorn", "0: name aquarius", "0: name pisces"]
    state = do(drafted(), *FOR_1, *FITS_0, "void", *fits_1, *ELSE_0, "void")
    assert len(state.to_dict()["hands"][1]["past"]) == 2
    for seat, prefix in ((0, fits_1), (1, FITS_0)):
        trial = do(state.clone(), *prefix[:4])
        assert prefix[4][3:] not in texts(trial, seat)


def test_E38_a_prefix_with_only_a_spent_ending_is_not_offered() -> None:
    last = ["0: name capricorn", "0: name aquarius", "0: name aquarius", "0: name pisces", "0: name pisces"]
    state = do(drafted(), *last, *FITS_0, "void")
    do(state, "0: name capricorn")
    assert texts(state, 0) == ["name capricorn"]  # aquarius twice and pisces twice was named before


def test_E38_the_two_hands_draw_on_no_common_pack() -> None:
    state = do(draft(), *BODIES_0, *[move.replace("0:", "1:") for move in BODIES_0])
    do(state, *FOR_1, *[move.replace("0:", "1:") for move in FOR_1])
    assert texts(state, NATURE) == ["stands"]


# -- E-39: Pairs -----------------------------------------------------------------------------------------------------


def pairs(seats: int = 2, **options: object) -> Any:
    state = GAME.start(seats, {"mode": "pairs", **options})
    return do(state, "roller 0", "roll yellow")


def test_E39_A52_a_pair_is_kept_and_gives_another_go() -> None:
    state = do(pairs(), "place 1", "face mars", "place 2", "face mars")
    assert state.turn == 0
    assert state.to_dict()["won"] == [1, 0]
    assert "place 1" not in texts(state, 0)
    assert refused(state, "place 1") == ("E-39", "no-card-there")


def test_E39_no_pair_goes_back_and_the_next_has_a_go() -> None:
    state = do(pairs(), "place 1", "face mars", "place 2", "face leo")
    assert state.turn == 1
    assert all(place.face is None for place in GAME.view(state, 1).pairs.places)
    do(state, "place 1")
    assert GAME.view(state, 0).pairs.places[0].face == "mars"
    assert refused(state, "place 1") == ("E-39", "no-card-there")
    do(state, "place 2")
    assert state.turn == 0


def test_A51_a_planet_and_its_sign_are_no_pair() -> None:
    state = do(pairs(), "place 1", "face mars", "place 2", "face aries")
    assert state.to_dict()["won"] == [0, 0]


@pytest.mark.parametrize(("thirds", "places", "left"), [(True, 51, 9), (False, 42, 0)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_E39_ends_after_21_pairs(seats: int, thirds: bool, places: int, left: int) -> None:
    state = pairs(seats, thirds=thirds)
    assert len(texts(state, 0)) == places
    play(state, seats)
    assert state.actors() == 0
    data = state.to_dict()
    assert sum(data["won"]) == 21
    assert sum(1 for place in data["places"] if place is None or not place.startswith("-")) == left


def test_E39_faces_are_settled_when_first_turned_up() -> None:
    state = do(pairs(), "place 9")
    assert odds(state)["face mars"] == 3
    assert odds(state)["face leo"] == 2
    do(state, "face mars", "place 3")
    assert odds(state)["face mars"] == 2


def test_E41_pairs_ends_after_2000_goes_and_ties_share() -> None:
    data = pairs().to_dict() | {"count": 1999}
    state = do(GAME.position(data), "place 1", "face mars", "place 2", "face leo")
    assert (state.actors(), state.returns()) == (0, [0.5, 0.5])


# -- E-40: Snap ------------------------------------------------------------------------------------------------------


def snap(seats: int = 2) -> Any:
    return do(GAME.start(seats, {"mode": "snap"}), "roller 0", "roll yellow")


def silent(seats: int) -> list[str]:
    return [f"{seat}: silent" for seat in range(seats)]


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [26, 25]), (3, [17] * 3), (4, [13, 13, 13, 12]), (6, [9] * 3 + [8] * 3)]
)
def test_E40_dealt_out_as_evenly_as_can_be(seats: int, sizes: list[int]) -> None:
    assert [pile.stock for pile in GAME.view(snap(seats), None).piles] == sizes


def test_E40_the_first_caller_takes_all_piles_with_the_face() -> None:
    state = do(snap(3), "flip", "face mars", *silent(3), "flip", "face mars")
    assert state.actors() == 0b111
    do(state, "0: call 600", "1: call 550", "2: silent")
    data = state.to_dict()
    assert data["piles"] == [[], [], []]
    assert data["stocks"][1][-2:] == ["mars", "mars"]
    assert len(data["stocks"][1]) == 18
    assert state.turn == 2


def test_E40_E14_equal_times_go_to_the_flipper_then_in_turn_order() -> None:
    state = do(snap(3), "flip", "face mars", *silent(3), "flip", "face mars")
    tie = do(state.clone(), "0: call 600", "1: silent", "2: call 600")
    assert len(tie.to_dict()["stocks"][2]) == 19  # seat 1 flipped, seat 2 is next
    flipper = do(state, "0: call 600", "1: call 600", "2: call 600")
    assert len(flipper.to_dict()["stocks"][1]) == 18


def test_E40_a_wrong_call_costs_a_card_for_each_opponent() -> None:
    state = do(snap(3), "flip", "face mars", "0: silent", "1: call 300", "2: silent")
    sizes = [len(stock) for stock in state.to_dict()["stocks"]]
    assert sizes == [16 + 1, 17 - 2, 17 + 1]


def test_E40_a_wrong_call_pays_as_far_as_the_stock_lasts() -> None:
    data = snap(3).to_dict()
    data |= {"stocks": [[None], [None] * 25, [None] * 25], "piles": [[], [], []], "turn": 1}
    state = do(GAME.position(data), "flip", "face leo", "0: call 100", "1: silent", "2: silent")
    assert [len(stock) for stock in state.to_dict()["stocks"]] == [0, 25, 25]
    assert state.to_dict()["active"] == [1, 2]


@pytest.mark.parametrize(
    ("times", "active", "stocks"),
    [
        ((100, 200), [0, 2], [["sun"], [], ["moon", "venus"]]),  # seat 1 pays seat 2 and is out
        ((200, 100), [0, 1], [["sun", "venus"], ["moon"], []]),  # seat 2 pays both and is out
    ],
)
def test_E40_who_has_paid_the_last_card_is_out_and_is_paid_no_more(
    times: tuple[int, int], active: list[int], stocks: list[list[str]]
) -> None:
    data = snap(3).to_dict()
    data |= {"stocks": [[None] * 48, ["venus"], ["sun", "moon"]], "piles": [[], [], []]}
    answers = ("0: silent", f"1: call {times[0]}", f"2: call {times[1]}")
    found = do(GAME.position(data), "flip", "face leo", *answers).to_dict()
    assert found["active"] == active
    assert [found["stocks"][0][47:], *found["stocks"][1:]] == stocks


def test_E40_of_two_matched_faces_the_pile_turned_last_counts() -> None:
    """Seat 4 flips; Mars is shown by seats 0 and 1, Leo by seats 2 and 3, and seat 3 flipped just before."""
    data = snap(5).to_dict()
    data |= {"stocks": [[None] * 9] * 2 + [[None] * 9] * 2 + [[None] * 11], "turn": 4}
    data["piles"] = [["mars"], ["mars"], ["leo"], ["leo"], []]
    state = do(GAME.position(data), "flip", "face moon", "0: call 100", *silent(5)[1:])
    assert state.to_dict()["piles"] == [["mars"], ["mars"], [], [], ["moon"]]
    assert state.to_dict()["stocks"][0][-2:] == ["leo", "leo"]


def test_E40_dealt_from_the_starter_on() -> None:
    state = do(GAME.start(4, {"mode": "snap"}), "roller 2", "roll yellow")
    assert [pile.stock for pile in GAME.view(state, None).piles] == [13, 12, 13, 13]


def test_E40_an_empty_stock_is_refilled_from_the_pile() -> None:
    data = snap().to_dict()
    data |= {"stocks": [[], [None] * 47], "piles": [["mars", "leo", "moon"], ["aries"]]}
    state = do(GAME.position(data), "flip")
    assert state.to_dict()["stocks"][0] == ["leo", "moon"]
    assert state.to_dict()["piles"][0] == ["mars"]


def test_E40_ends_when_one_has_all_cards() -> None:
    data = snap().to_dict()
    data |= {"stocks": [[None] * 49, [None]], "piles": [["mars"], []], "turn": 1}
    state = do(GAME.position(data), "flip", "face mars", "0: call 100", "1: call 200")
    assert (state.actors(), state.returns()) == (0, [1.0, 0.0])


def test_E40_ends_after_400_flips() -> None:
    data = snap().to_dict() | {"count": 399}
    state = do(GAME.position(data), "flip", "face mars", *silent(2))
    assert (state.actors(), state.returns()) == (0, [1.0, 0.0])  # 26 cards against 25


def test_E41_times_are_part_of_the_record_and_secret_until_all_are_in() -> None:
    state = do(snap(3), "flip", "face mars")
    assert texts(state, 2)[:3] == ["silent", "call 100", "call 150"]
    assert texts(state, 2)[-1] == "call 3000"
    assert state.seen_as(0, 1, GAME.parse(state, 1, "call 100")) == LATER
    worlds = [do(state.clone(), f"1: {answer}") for answer in ("silent", "call 900")]
    assert worlds[0].known_to(0).to_dict() == worlds[1].known_to(0).to_dict()
    orders = [do(state.clone(), *answers) for answers in
              (("0: call 100", "1: call 200", "2: silent"), ("2: silent", "1: call 200", "0: call 100"))]  # fmt: skip
    assert orders[0].to_dict() == orders[1].to_dict()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_E40_cards_are_conserved(seats: int) -> None:
    state = snap(seats)

    def watch(before: Any, seat: int, action: int, after: Any) -> None:
        assert sum(after.sizes) == 51

    play(state, seats, watch)
    assert state.actors() == 0


# -- options and seats -----------------------------------------------------------------------------------------------


def test_seats_for_each_mode() -> None:
    allowed = {mode: GAME.seats_for({"mode": mode}) for mode in ("one", "two", "three", "pairs", "snap")}
    assert allowed == {
        "one": (2,), "two": (2, 3, 4), "three": (2, 3, 4, 5, 6, 7), "pairs": (2, 3, 4, 5, 6), "snap": (2, 3, 4, 5, 6),
    }  # fmt: skip
    with pytest.raises(BadSeats, match="not for 3 players here"):
        GAME.start(3, {"mode": "one"})


def test_options_belong_to_their_modes() -> None:
    assert refused_option({"mode": "two", "draft": True}) == not_here("draft", ["one"], "two")
    assert refused_option({"series": 3}) == not_here("series", ["three"], "one")


def refused_option(options: dict[str, object]) -> Fact:
    with pytest.raises(BadOption) as refused:
        GAME.start(2, options)
    return refused.value.fact


def not_here(name: str, modes: list[str], mode: str) -> Fact:
    return fact("option-not-here", name=name, other="mode", known=modes, text=mode)


@pytest.mark.parametrize("mode", ["three", "pairs", "snap"])
def test_E41_a_cap_belongs_to_games_one_and_two(mode: str) -> None:
    assert refused_option({"mode": mode, "cap": 40}) == not_here("cap", ["one", "two"], mode)


def test_E38_open_with_the_draft_would_change_nothing() -> None:
    assert refused_option({"draft": True, "open": True}) == fact("option-pointless", name="open", other="draft")


@pytest.mark.parametrize(
    ("options", "limit"),
    [({}, 500), ({"mode": "two", "cap": 40}, 40), ({"mode": "three"}, 1000), ({"mode": "pairs"}, 2000),
     ({"mode": "snap"}, 400)],
)  # fmt: skip
def test_E41_the_view_names_the_limit(options: dict[str, object], limit: int) -> None:
    assert GAME.view(GAME.start(2, options), 0).limit == limit


def test_E41_returns_share_out_one() -> None:
    assert one(phase="over").returns() == [0.5, 0.5]
    assert position("two", "over", 4, active=[1, 3]).returns() == [0.0, 0.5, 0.0, 0.5]
    assert position("two", "over", 3, winner=2).returns() == [0.0, 0.0, 1.0]
