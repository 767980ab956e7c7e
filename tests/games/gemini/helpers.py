"""Positions for tests: a table with a few things on it, everything else in the decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import ecliptic
from ecliptic.games.gemini.data import CARD_IDS, FACILITY_IDS, INSTRUMENT_IDS
from ecliptic.games.gemini.game import GeminiGame
from ecliptic.games.gemini.ids import OVER, SKY
from ecliptic.games.gemini.rules import Semester
from ecliptic.kernel.facts import Args, Fact
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE, step

GAME = cast(GeminiGame, ecliptic.game("gemini"))
ROLES = {2: ["R1", "R2", "R3", "R4"], 3: ["R1", "R2", "R3"], 4: ["R1", "R2", "R3", "R4"]}
SPARE = ("f2", "gpi", "gsaoi", "niri", "nifs", "gnirs", "gmos_b", "gmos_a")
"""What fills the row where a test does not say."""


def program(
    instrument: str | None = None,
    target: str | None = None,
    hours: int = 0,
    times: Sequence[str] = (),
    since: int = 5,
    done: str | None = None,
    done_times: Sequence[str] = (),
) -> dict[str, object]:
    """An active program; a side is written `T08` or `T08 ao`."""
    current = {"side": target, "hours": hours, "since": since, "cards": [target.split()[0], *times]} if target else None
    finished = {"side": done, "cards": [done.split()[0], *done_times]} if done else None
    return {"instrument": instrument, "target": current, "done": finished}


def table(
    seats: int = 4,
    turn: int = 0,
    in_round: int = 5,
    sky: str = "great",
    hand: Sequence[str] = (),
    hands: Sequence[Sequence[str]] | None = None,
    due: Mapping[str, int] | None = None,
    programs: Mapping[str, Mapping[str, object]] | None = None,
    base: str | None = None,
    base_hours: int = 0,
    base_times: Sequence[str] = (),
    flipped: bool = True,
    closed: Sequence[str] = (),
    closing: Sequence[str] = (),
    row: Sequence[str] | None = None,
    bottom: Sequence[str] = (),
    altair: str | None = None,
    discard: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    scored: Sequence[str] = (),
    reputation: int = 4,
    actions: int = 1,
    roles: Sequence[str] | None = None,
    first: int = 0,
    best_now: bool = False,
    owes_band1: bool = False,
    visitors: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
) -> Semester:
    """Turn k of a round in which seat k holds role k + 1; its hand is `hand`, the others' are empty unless said."""
    given = list(roles or ROLES[seats])
    seat = (first + turn) % seats
    held = [list(cards) for cards in hands] if hands else [list(hand) if s == seat else [] for s in range(seats)]
    programs = dict(programs or {})
    chosen = GAME.check_options({"visiting": len(visitors), **(options or {})})
    start: dict[str, Any] = GAME.start(seats, chosen).to_dict()
    start.update(phase="main", round=in_round, turn=turn, roles=given, first=first, reputation=reputation)
    start["weather"].update(
        conditions=sky, closed=list(closed), closing=list(closing), best_now=best_now, owes_band1=owes_band1
    )
    start["cards"].update(hands=held, due=dict(due or {}), discard=list(discard))
    start["base"] = {"flipped": flipped, "instrument": base, "hours": base_hours, "cards": list(base_times)}
    start["programs"], start["scored"] = programs, list(scored)
    _lay_instruments(start, row, bottom, altair, visitors)
    _fill_deck(start, deck)
    start["now"].update(seat=seat, actions=actions, role=_role(given, seats, first, turn))
    return GAME.position(start)


def busy() -> Semester:
    """A table with a bit of everything."""
    programs = {
        "P02": program("gmos_a", "T01", 2, ["H07"], since=5),
        "P05": program("niri", "T10 ao", 1, ["H01"], done="T12 ao", done_times=["H08"]),
        "P08": program(),
    }
    hands = [["H24", "T14", "P03"], ["H16"], [], ["IN2"]]
    return table(
        hands=hands, due={"H24": 6}, programs=programs, base="f2", altair="P05", bottom=["gpi"], discard=["T15"],
        options={"instants": True, "booboo": True, "visiting": 1}, visitors=["V2"], row=["gnirs", "V2"],
    )  # fmt: skip


def _role(roles: Sequence[str], seats: int, first: int, turn: int) -> str:
    seat = (first + turn) % seats
    if seats != 2:
        return roles[seat]
    return sorted((roles[seat], roles[seat + 2]))[turn // 2]


def _lay_instruments(
    start: dict[str, Any], row: Sequence[str] | None, bottom: Sequence[str], altair: str | None, visitors: Sequence[str]
) -> None:
    used = {start["base"]["instrument"], *(p["instrument"] for p in start["programs"].values()), *bottom}
    if row is None:
        row = [name for name in SPARE if name not in used][:2]
    used |= set(row) | ({"altair"} if altair else set())
    deck = [name for name in (*FACILITY_IDS, *visitors, "altair") if name not in used]
    deck.sort(key=INSTRUMENT_IDS.index)
    start["instruments"] = {"row": list(row), "top": [], "deck": deck, "bottom": list(bottom), "altair": altair}


def _fill_deck(start: dict[str, Any], deck: Sequence[str] | None) -> None:
    """All cards that are nowhere else; with a deck given, those go to the score pile's side of the discard."""
    used = {card for hand in start["cards"]["hands"] for card in hand} | set(start["base"]["cards"])
    used |= set(start["cards"]["discard"]) | set(start["programs"]) | set(start["scored"])
    for part in start["programs"].values():
        used |= {card for key in ("target", "done") if part[key] for card in part[key]["cards"]}
    last = CARD_IDS.index("IN1") if not start["options"]["instants"] else len(CARD_IDS)
    free = [card for card in CARD_IDS[1:last] if card not in used]
    if deck is None:
        start["cards"]["deck"] = free
        return
    start["cards"]["deck"] = list(deck)
    rest = [card for card in free if card not in deck]
    start["base"]["cards"] = [*start["base"]["cards"], *(card for card in rest if card.startswith("H"))]
    start["scored"] = [*start["scored"], *(card for card in rest if card.startswith("P"))]
    start["cards"]["discard"] += [card for card in rest if card.startswith(("T", "I"))]


# -- doing things --------------------------------------------------------------------------------------------


def actor(state: Semester) -> int:
    return next_actor(state.actors())


def do(state: Semester, *moves: str) -> Semester:
    """Whoever is asked does these, one after the other."""
    for move in moves:
        seat = actor(state)
        step(state, seat, GAME.parse(state, seat, move))
    return state


def can(state: Semester, move: str) -> bool:
    seat = actor(state)
    return GAME.parse(state, seat, move) in state.legal(seat)


def why(state: Semester, move: str, seat: int | None = None) -> tuple[str, ...]:
    """The rule that refuses a move, and what is in the way."""
    seat = actor(state) if seat is None else seat
    refusal = state.refusal(seat, GAME.parse(state, seat, move))
    assert refusal is not None, f"{move} is legal"
    return refusal.rule, *(fault.key for fault in each(refusal.fact))


def faults(state: Semester, move: str) -> list[Fact]:
    """All that stands against a move of the one who acts."""
    seat = actor(state)
    refusal = state.refusal(seat, GAME.parse(state, seat, move))
    assert refusal is not None, f"{move} is legal"
    return list(each(refusal.fact))


def each(fault: Fact) -> Iterator[Fact]:
    while fault.key == "several":
        yield fault.args["reason"]
        fault = fault.args["other_reason"]
    yield fault


def choices(state: Semester, beginning: str = "") -> list[str]:
    seat = actor(state)
    spelled = [GAME.spell(state, seat, action) for action in state.legal(seat)]
    return [text for text in spelled if text.startswith(beginning)]


def told(state: Semester, move: str) -> list[Fact]:
    """Does it, and returns what is told."""
    seat = actor(state)
    action = GAME.parse(state, seat, move)
    before = state.clone()
    step(state, seat, action)
    return GAME.facts(before, state, seat, action, None)


def the(key: str, found: list[Fact]) -> Fact:
    """The one fact with this key."""
    (one,) = [fact for fact in found if fact.key == key]
    return one


def args(state: Semester, move: str) -> Args:
    """What a move of the one who acts uses."""
    seat = actor(state)
    return GAME.describe(state, seat, GAME.parse(state, seat, move)).args


def settle(state: Semester) -> Semester:
    """Lets Nature do the first thing it can until a seat is asked."""
    while state.actors() >> NATURE:
        state.apply(NATURE, state.legal(NATURE)[0])
    return state


def dealt(seats: int, *roles: str, options: Mapping[str, object] | None = None) -> Semester:
    """A game after set-up with these roles, before the first weather. Each draw is the lowest card there is."""
    state = do(GAME.start(seats, options), *(f"role {role}" for role in roles))
    while state.phase < SKY:
        state.apply(actor(state), state.legal(actor(state))[0])
    return state


def skip_round(state: Semester) -> Semester:
    """Everybody ends the turn until the next weather or the end."""
    began = state.round
    while state.round == began and state.phase != OVER:
        do(settle(state), "end turn")
    return state


def hand(state: Semester, seat: int) -> list[str]:
    return cast(Any, state.to_dict())["cards"]["hands"][seat]  # type: ignore[no-any-return]


def look(state: Semester, *path: str | int) -> Any:
    """A part of the position's data."""
    part: Any = state.to_dict()
    for key in path:
        part = part[key]
    return part
