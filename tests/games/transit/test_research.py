"""T-06 to T-08: the deal, placing, the Sun; what a Setback reaches."""

from __future__ import annotations

import pytest

from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import settle
from tests.games.transit.helpers import GAME, A, B, C, D, at, options, play, refused, turn
from tests.games.transit.looking import data, hand_sizes, phase, tableau


def after_setback(seats: int, setback: str = "yellow-fever", first: int = 0, **chosen: object) -> Transit:
    """The deal has just begun."""
    s = GAME.start(seats, chosen)
    assert isinstance(s, Transit)
    return play(s, f"first {first}", f"setback {setback}")


def dealt(seats: int, setback: str = "yellow-fever", first: int = 0, **chosen: object) -> Transit:
    s = after_setback(seats, setback, first, **chosen)
    settle(s, Luck(3))
    return s


def place_all(s: Transit) -> list[int]:
    """Everybody places the lowest cards; answers which seats were asked."""
    asked = []
    while phase(s) == "place":
        asked.append(s.actor())
        play(s, options(s)[0])
    return asked


@pytest.mark.parametrize(("seats", "sizes"), [(2, [6, 6]), (3, [6, 5, 5]), (4, [6, 5, 5, 4])])
def test_T06_the_deal_follows_the_reference_cards(seats: int, sizes: list[int]) -> None:
    assert hand_sizes(dealt(seats)) == sizes


def test_T06_cards_are_dealt_in_century_order() -> None:
    s = after_setback(4, first=2)
    to = []
    while phase(s) == "deal":
        before = hand_sizes(s)
        play(s, options(s)[0])
        to.append(next(seat for seat in range(4) if hand_sizes(s)[seat] > before[seat]))
    assert to == [C] * 6 + [D] * 5 + [A] * 5 + [B] * 4


@pytest.mark.parametrize(("seats", "asked"), [(2, [0, 0, 1, 1]), (3, [0, 0, 1, 2]), (4, [0, 0, 1, 2])])
def test_T06_then_each_places_in_century_order(seats: int, asked: list[int]) -> None:
    s = dealt(seats)
    assert place_all(s) == asked
    assert (hand_sizes(s), len(tableau(s))) == ([4] * seats, 4)


def test_T06_later_seats_see_earlier_placements() -> None:
    s = at(phase="place", ask=0, left=2, hands=["1H 2H 3H 4H 5H 6H", "1D 2D 3D 4D 5D", "1S 2S 3S 4S 5S", "1C 2C 3C 4C"])
    play(s, "place 2H", "place 6H")
    assert s.known_to(B).to_dict()["tableau"] == ["2H", "6H"]


def test_T06_any_two_cards_can_be_placed_in_ascending_order() -> None:
    s = at(phase="place", ask=0, left=2, hands=["1H 2H 3H", "1D", "1S", "1C"])
    assert options(s) == ["place 1H", "place 2H"]
    play(s, "place 2H")
    assert options(s) == ["place 3H"]
    assert refused(s, "place 1H") == (
        "T-06",
        "order",
    )


def test_T07_the_top_card_becomes_the_sun_faceup_and_apart() -> None:
    s = dealt(4)
    place_all(s)
    assert phase(s) == "sun"
    assert len(options(s)) == 32 - 20
    play(s, options(s)[0])
    assert data(s, "sun") is not None
    assert data(s, "sun") == s.known_to(D).to_dict()["sun"]
    assert data(s, "sun") not in tableau(s)


def test_T07_the_sun_cannot_be_traded() -> None:
    s = turn(A, ["8H", "8D", "8S", "8C"], sun="2C")
    assert not any("2C" in option for option in options(s))
    assert refused(s, "trade 2C for 8H") == ("T-07", "sun-not-traded")


def test_T08_one_setback_is_active_for_its_whole_round() -> None:
    s = dealt(4, "unluckiest-astronomer")
    assert data(s, "setback") == "unluckiest-astronomer"
    assert "unluckiest-astronomer" not in str(data(s, "setbacks"))


@pytest.mark.parametrize("setback", ["old-models", "first-transit", "unluckiest-astronomer", "cloudy-skies"])
def test_T08_an_advancement_setback_leaves_observation_alone(setback: str) -> None:
    s = at(
        phase="w5", ask=0, setback=setback, milestones=[["first-telescopes"], [], [], []],
        tableau=["7H", "8H", "7D", "8D"], sun="6H", hourglass=0,
    )  # fmt: skip
    play(s, "done")
    assert s.hourglass == 4 * 2 + 2 * 2 + 4 * 3  # fifteens, pairs, runs 6 7 8: all in full
