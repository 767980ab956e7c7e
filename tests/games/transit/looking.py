"""What tests of The Transit of Venus look at in a position."""

from __future__ import annotations

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.names import card_name, milestone_name
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.bits import members


def marks(s: Transit) -> list[int]:
    """The markers of the 17th, 18th, 19th and 21st Century."""
    return [s.at[c.MARK + track] for track in range(c.TRACKS)]


def hand(s: Transit, seat: int) -> list[str]:
    return [card_name(card) for card in members(s.at[c.HAND + seat])]


def hand_sizes(s: Transit) -> list[int]:
    return [s.at[c.COUNT + seat] for seat in range(s.seats)]


def milestones(s: Transit, seat: int) -> list[str]:
    return [milestone_name(m) for m in members(s.at[c.MHAND + seat])]


def phase(s: Transit) -> str:
    return str(s.to_dict()["phase"])


def task(s: Transit) -> str:
    found = s.to_dict()["task"]
    assert isinstance(found, dict)
    return str(found["kind"])


def tableau(s: Transit) -> list[object]:
    found = s.to_dict()["tableau"]
    assert isinstance(found, list)
    return found


def data(s: Transit, key: str) -> object:
    return s.to_dict()[key]


def known(s: Transit, viewer: int, key: str) -> object:
    """One entry of what a viewer knows."""
    return s.known_to(viewer).to_dict()[key]
