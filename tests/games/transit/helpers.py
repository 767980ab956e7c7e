"""Small words for tests of The Transit of Venus: positions, moves as text, scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecliptic.games.transit.game import TransitGame
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.facts import Fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE, step

GAME = TransitGame()
A, B, C, D = range(4)
"""The seats; in a position of `at` they hold the 17th, 18th, 19th and 21st Century."""
FILLER = ["1H", "1D", "1S", "1C"]
"""A Tableau for tests that do not care which."""


def cards(text: str) -> list[str]:
    """ "5H 6D" as a list."""
    return text.split()


def row(text: str, seats: str = "") -> list[dict[str, object]]:
    """A row of cards, played in turn from seat A on, or by the seats named: row("5H 6D", "AB")."""
    names = cards(text)
    who = ["ABCD".index(letter) for letter in seats] or [i % 4 for i in range(len(names))]
    return [{"card": name, "seat": seat} for name, seat in zip(names, who, strict=True)]


def at(seats: int = 4, **more: Any) -> Transit:
    """A position: `phase` and hands as text, anything else as in JSON."""
    hands = more.pop("hands", None)
    if isinstance(hands, list):
        more["hands"] = [cards(hand) for hand in hands]
    return GAME.position({"seats": seats, "round": 1, **more})


def turn(seat: int = A, hands: list[str] | None = None, played: str = "", by: str = "", **more: Any) -> Transit:
    """A seat's turn in Advancement. Without hands everybody holds one card that is of no use to anybody."""
    seats = len(hands) if hands else 4
    data: dict[str, object] = {"phase": "turn", "turn": seat, "tableau": FILLER, "sun": "2C", **more}
    if played:
        data["row"] = row(played, by or "".join("ABCD"[i % seats] for i in range(len(cards(played)))))
    return at(seats, hands=hands or ["8H", "8D", "8S", "8C"], **data)


def window(name: str, milestones: list[str], **more: Any) -> Transit:
    """A window that asks the first seat that holds a Milestone."""
    seats = len(milestones)
    held = [cards(text) for text in milestones]
    data: dict[str, object] = {"tableau": FILLER, "sun": "2C", "hands": ["8H", "8D", "8S", "8C"][:seats], **more}
    asked = next(i for i, hand in enumerate(held) if hand)
    return at(seats, **{"phase": name, "ask": asked, "milestones": held, **data})


def play(s: Transit, *texts: str) -> Transit:
    """The acting seat (or Nature) does this and that, checked by the rules. Returns the same state."""
    for text in texts:
        seat = s.actor()
        step(s, seat, GAME.parse(s, seat, text))
    return s


def options(s: Transit) -> list[str]:
    """What the acting seat may do, as text."""
    seat = s.actor()
    return [GAME.spell(s, seat, action) for action in s.legal(seat)]


def may(s: Transit, text: str) -> bool:
    """Whether the acting seat may do this."""
    return text in options(s)


def told(s: Transit, text: str, viewer: int) -> list[Fact]:
    """Plays, and answers what the viewer is told."""
    before, seat = s.clone(), s.actor()
    action = GAME.parse(s, seat, text)
    step(s, seat, action)
    return GAME.facts(before, s, seat, action, viewer)


def refused(s: Transit, text: str, seat: int | None = None) -> tuple[str, str]:
    """Rule and reason why somebody may not do this."""
    who = s.actor() if seat is None else seat
    why = s.refusal(who, GAME.parse(s, who, text))
    assert why is not None, f"{text} is legal"
    return why.rule, why.fact.key


def done(s: Transit, limit: int = 50) -> Transit:
    """Everybody says done until something else is asked."""
    while limit and s.actors() and s.actor() != NATURE and may(s, "done"):
        play(s, "done")
        limit -= 1
    return s


def passes(s: Transit, count: int) -> Transit:
    return play(s, *["pass"] * count)


def until(s: Transit, stop: Callable[[Transit], bool], seed: int = 1) -> Transit:
    """Random play until something is so; fails if it never is."""
    luck = Luck(seed)
    for _ in range(6000):
        if stop(s):
            return s
        seat = s.actor()
        s.apply(seat, s.pick(seat, luck.word()))
    raise AssertionError("the game never came there")
