"""When Milestones are asked for: the windows of a round and their protocol."""

from __future__ import annotations

import pytest

from ecliptic.games.transit.data import MILESTONE_NAMES
from ecliptic.games.transit.rules import Transit
from tests.games.transit.helpers import A, B, C, D, at, options, play, window
from tests.games.transit.looking import milestones, phase

WINDOWS = ("w6", "w0", "w1", "w2", "w3", "w4", "w5")
DRAWS = {"first-telescopes", "telescope-micrometer", "transit-march"}
REPLACING = {"stellae-novae", "endeavour", "venus-express"}
RESEARCH = {"nos-keplari", "learned-societies", "hubble", "live-stream"}
OFFERED = {
    "w6": set(),
    "w0": {"congress"},
    "w1": RESEARCH | DRAWS,
    "w2": RESEARCH | DRAWS | REPLACING,
    "w3": DRAWS | REPLACING | {"simultaneous-observation"},
    "w4": REPLACING | {"venus-in-sole-visa"},
    "w5": REPLACING,
    "turn": DRAWS | REPLACING | {"iss"},
}
IMMEDIATE = {"paired-transits", "international-cooperation", "photographic-plates", "exoplanet-research"}


def everything(name: str) -> Transit:
    """Seat A holds every Milestone that can be held, and each could do something."""
    held = [milestone for milestone in MILESTONE_NAMES if milestone not in IMMEDIATE]
    lying = ["5H", {"down": "6H", "by": B}] if name not in ("w6", "w0", "w1") else []
    sun = "2C" if lying else None
    hands = ["8H 7H 6D", "8D", "8S", "8C"] if name not in ("w6", "w0") else [""] * 4
    return at(phase=name, ask=0, hands=hands, tableau=lying, sun=sun, milestones=[held, [], [], []])


@pytest.mark.parametrize("name", [*WINDOWS, "turn"])
def test_T28_every_milestone_has_its_windows(name: str) -> None:
    used = {option.removeprefix("use ") for option in options(everything(name)) if option.startswith("use ")}
    assert used == OFFERED[name]


@pytest.mark.parametrize("name", [*WINDOWS, "turn"])
def test_T28_wilds_are_handed_on_everywhere_but_in_w5(name: str) -> None:
    given = [option for option in options(everything(name)) if option.startswith("give ")]
    assert len(given) == (0 if name == "w5" else 10 * 3)


def test_A11_w5_has_no_start_of_cards_and_no_handing_on() -> None:
    assert options(everything("w5")) == ["done", *(f"use {name}" for name in MILESTONE_NAMES if name in REPLACING)]


def test_window_asks_every_holder_in_century_order_even_if_no_card_fits() -> None:
    s = window("w2", ["iss", "", "vt-2004", "congress"], lead=2, ask=0)
    asked = []
    while phase(s) == "w2":
        asked.append(s.actor())
        play(s, "done")
    assert asked == [C, D, A]


def test_window_never_asks_an_empty_milestone_hand() -> None:
    s = window("w2", ["", "iss", "", ""], ask=1)
    assert s.actor() == B
    play(s, "done")
    assert phase(s) == "w3"
    assert s.actor() == B


def test_window_restarts_after_any_play() -> None:
    s = window("w2", ["iss", "stellae-novae", "", "congress"])
    play(s, "done", "use stellae-novae", "sun 5H")
    assert s.actor() == A
    play(s, "done")
    assert s.actor() == D


def test_window_restarts_after_handing_on() -> None:
    s = window("w2", ["iss", "vt-2004", "", ""])
    play(s, "done", "give vt-2004 to 3")
    assert (s.actor(), milestones(s, D)) == (A, ["vt-2004"])
    play(s, "done")
    assert s.actor() == D


def test_window_closes_when_the_last_milestone_is_gone() -> None:
    assert phase(play(window("w2", ["hubble", "", "", ""]), "use hubble")) == "turn"


def test_windows_come_in_their_order_in_a_round() -> None:
    s = at(phase="setback", milestones=[["iss"], [], [], []])
    play(s, "setback yellow-fever")
    seen: list[str] = []
    while phase(s) != "setback":
        seen += [phase(s)] if phase(s) not in seen else []
        play(s, options(s)[0])  # done in windows, else the first card that can be dealt, placed or played
    order = "w6 w0 deal w1 place sun w2 w3 turn w4 w5"
    assert " ".join(seen) == order


def test_no_flood_in_advancement_only_the_own_turn_offers_milestones() -> None:
    s = at(phase="turn", hands=["8H", "8D", "8S", "8C"], milestones=[[], ["first-telescopes"], [], []])
    assert options(s) == ["play 8H"]
    play(s, "play 8H")
    assert "use first-telescopes" in options(s)
