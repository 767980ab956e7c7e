"""Positions as data, both ways. Whether they make sense is for `sense.py`.

Only `seats` is required; what is left out or null is as at the start of the game. `?` stands for a card that the viewer
of a redacted position does not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, cast

from msgspec import UNSET, UnsetType, field

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.data import MILESTONE_NAMES, SETBACK_NAMES
from ecliptic.games.transit.names import ONGOING_CARDS, OUTCOMES, PHASES, TASKS, card_name
from ecliptic.games.transit.ruleset import Options
from ecliptic.kernel.bits import members, size
from ecliptic.kernel.state import SPECTATOR

# isort: off
from ecliptic.kernel.position import (
    UNSEEN, Flag, Name, Number, Part, Row, Set, apart, find, fresh, listed, path, put, read, require, take,
    within,
)  # fmt: skip
# isort: on

if TYPE_CHECKING:
    from ecliptic.games.transit.game import TransitGame
    from ecliptic.games.transit.rules import Transit

CARD_NAMES = tuple(card_name(card) for card in range(c.CARDS))
WILDS = members(c.WILD_SET)
WILD_NAMES = tuple(MILESTONE_NAMES[wild] for wild in WILDS)
ONGOING_NAMES = tuple(MILESTONE_NAMES[card] for card in ONGOING_CARDS)
ANY_CARDS = Number(0, c.ALL_CARDS)


class Facedown(Part):
    down: Annotated[str, Name(CARD_NAMES, unknown=c.UNKNOWN, first=c.DOWN, at=c.SLOT)]
    by: Annotated[int, Name("seats", at=c.LAID_BY)]


Slot = str | Facedown | None
"""5H faceup; {"down": "5H", "by": 2}; "blind": facedown and seen by nobody; None: empty."""


class Task(Part):
    kind: Annotated[str, Name(TASKS, at="task")] = "none"
    seat: Annotated[int, Name("seats", at="task_seat")] = 0
    card: Annotated[int, Number(-1, c.CARDS - 1, at="task_card")] = 0
    set: Annotated[int, Number(0, c.ALL_CARDS, at="task_set")] = 0
    other: Annotated[int, Number(0, 15, at="task_other")] = 0


class Played(Part):
    card: Annotated[str, Name(CARD_NAMES, at=0)]
    seat: Annotated[int, Name("seats", at=1)]
    wild: Annotated[str | None, Name(WILD_NAMES, none=0, first=1, at=2)] = None
    """The Milestone that was played as this card."""


class Knowledge(Part):
    """The beliefs, as sets; see `knowledge.py`."""

    sure: Annotated[list[int], Row(ANY_CARDS, c.VIEWERS, at=("at", c.SURE))]
    may: Annotated[list[int], Row(ANY_CARDS, c.VIEWERS * c.PLACES, at=("at", c.MAY))]
    milestones_sure: Annotated[list[int], Row(ANY_CARDS, c.VIEWERS, at=("at", c.MSURE))]
    milestones_may: Annotated[list[int], Row(ANY_CARDS, c.VIEWERS * 4, at=("at", c.MMAY))]


class Position(Part):
    seats: int
    game: str = "transit"
    options: dict[str, int | bool] | UnsetType = UNSET
    viewer: Annotated[int | None, Number(0, SPECTATOR, none=c.NOBODY)] = None
    phase: Annotated[str, Name(PHASES)] = "first-player"
    ask: Annotated[int, Number(-1, 4)] = 0
    left: Annotated[int, Number(0, c.CARDS)] = 0
    last_card: Annotated[int, Number(-1, c.CARDS - 1)] = -1
    task: Task = field(default_factory=Task)
    lead: Annotated[int, Name("seats")] = 0
    round: Annotated[int, Number()] = 0
    setback: Annotated[str | None, Name(SETBACK_NAMES, none=c.NO_SETBACK)] = None
    setbacks: Annotated[list[str] | UnsetType, Set(SETBACK_NAMES)] = UNSET
    setbacks_left: Annotated[int | UnsetType, Number(0, c.SETBACKS)] = UNSET
    hourglass: Annotated[int | UnsetType, Number(0, 10_000)] = UNSET
    marks: Annotated[list[int] | UnsetType, Row(Number(0, 10_000), c.TRACKS, at=("at", c.MARK))] = UNSET
    hands: list[list[str]] | UnsetType = UNSET
    tableau: tuple[Slot, ...] = ()
    sun: Slot = None
    row: tuple[Played, ...] = ()
    discard: tuple[str, ...] = ()
    buried: tuple[str, ...] = ()
    deck: Annotated[int | UnsetType, Number(0, c.CARDS)] = UNSET
    turn: Annotated[int, Name("seats")] = 0
    passes: Annotated[int, Number(0, 4)] = 0
    last: Annotated[int | None, Name("seats", none=c.NOBODY)] = None
    closing: Flag = False
    spent: Flag = False
    congress: Flag = False
    societies: Flag = False
    hubble: Flag = False
    streamed: Annotated[tuple[int, ...], Set("seats")] = ()
    milestones: list[list[str]] | UnsetType = UNSET
    milestones_used: tuple[str, ...] = ()
    milestones_left: Annotated[list[int] | UnsetType, Row(Number(0, c.MILESTONES), 4, at=("at", c.MLEFT))] = UNSET
    ongoing: dict[str, int] | UnsetType = UNSET
    owed: Annotated[list[int] | UnsetType, Row(Number(0, c.MILESTONES), "seats", at=("at", c.OWED))] = UNSET
    outcome: Annotated[str, Name(OUTCOMES)] = "running"
    knowledge: Knowledge | None = None


# -- writing ---------------------------------------------------------------------------------------------------------


def to_dict(s: Transit) -> dict[str, object]:
    slots = [_slot(s, i) for i in range(c.SLOTS)]
    while slots and slots[-1] is None:
        slots.pop()
    seats, owners = range(s.seats), s.at[c.ONGOING : c.ONGOING + 4]
    return take(
        Position,
        s,
        0,
        {"seats": seats},
        seats=s.seats,
        game="transit",
        options=options_dict(s.options),
        hands=[_hidden(s.at[c.HAND + i], s.at[c.COUNT + i], CARD_NAMES) for i in seats],
        tableau=slots,
        sun=_slot(s, c.SUN_SLOT),
        row=[_played(s, entry) for entry in s.at[c.ROW : c.ROW + s.row_size]],
        discard=_hidden(s.open & ~listed_elsewhere(s), 0, CARD_NAMES),
        buried=_hidden(s.buried, s.buried_count, CARD_NAMES),
        milestones=[_hidden(s.at[c.MHAND + i], s.at[c.MCOUNT + i], MILESTONE_NAMES) for i in seats],
        milestones_used=_hidden(s.used, 0, MILESTONE_NAMES),
        ongoing={name: owner for name, owner in zip(ONGOING_NAMES, owners, strict=True) if owner >= 0},
        knowledge=take(Knowledge, s),
    )


def options_dict(o: Options) -> dict[str, int | bool]:
    return {
        "rounds": o.rounds,
        "historical": o.historical,
        "harder": o.harder,
        "ascending_runs": o.ascending,
        "war_adds": o.war_adds,
    }


def _hidden(mask: int, count: int, names: Sequence[str]) -> list[str]:
    """Cards by name as far as they are known."""
    return [names[i] for i in members(mask)] + [UNSEEN] * (count - size(mask))


def _slot(s: Transit, i: int) -> object:
    held = s.at[c.SLOT + i]
    if held == c.EMPTY or held == c.BLIND:
        return None if held == c.EMPTY else "blind"
    return CARD_NAMES[held] if held < c.DOWN else take(Facedown, s.at, i, {"seats": range(s.seats)})


def _played(s: Transit, entry: int) -> dict[str, object]:
    parts = [entry % c.ROW_SEAT, entry // c.ROW_SEAT % 4, entry // c.ROW_WILD]
    return take(Played, parts, 0, {"seats": range(s.seats)})


def listed_elsewhere(s: Transit) -> int:
    """Open cards that are listed elsewhere: in the row, faceup in a slot, or just being laid down."""
    found = s.task_set if s.task in (c.LAY, c.GATHER) else 0
    for entry in s.at[c.ROW : c.ROW + s.row_size]:
        found |= 0 if entry // c.ROW_WILD else 1 << entry % c.CARDS
    for held in s.at[c.SLOT : c.SLOT + c.SUN_SLOT + 1]:
        found |= 1 << held if 0 <= held < c.DOWN else 0
    return found


# -- reading ---------------------------------------------------------------------------------------------------------


def from_dict(game: TransitGame, data: Mapping[str, object]) -> Transit:
    """Raises `BadPosition` with one sentence."""
    from ecliptic.games.transit import sense

    part = read(Position, {name: value for name, value in data.items() if value is not None})
    require(part.game == "transit", f"the position is of {part.game}, not of transit")
    s = cast("Transit", fresh(game, part.seats, part.options or {}))
    in_game = s.setbacks
    put(part, s, 0, {"seats": range(s.seats)})
    if part.row and s.last == c.NOBODY:
        s.last = part.row[-1].seat
    _read_setbacks(s, part, in_game)
    _read_cards(s, part)
    _read_milestones(s, part)
    if part.knowledge is None:
        sense.default_beliefs(s)
    else:
        put(part.knowledge, s, where="knowledge")
    sense.check(s)
    return s


def _read_setbacks(s: Transit, part: Position, in_game: int) -> None:
    """T-03, T-04: some Setbacks stay in the box."""
    now = 1 << s.setback if s.setback >= 0 else 0
    if part.setbacks is UNSET:
        s.setbacks &= ~now
    boxed = (now | s.setbacks) & ~in_game
    require(not boxed, f"setbacks has {listed(boxed, SETBACK_NAMES)}, which this game leaves in the box")
    require(not now & s.setbacks, f"setbacks has {part.setback}, which is in force already")
    if part.setbacks_left is UNSET and s.options.rounds == 0:
        s.setbacks_left = size(s.setbacks)


def _read_hidden(s: Transit, names: Sequence[str], known: Sequence[str], where: str) -> int:
    """A set of cards, of which some may be unknown."""
    named = [name for name in names if name != UNSEEN]
    whole = s.viewer == c.NOBODY
    require(not whole or len(named) == len(names), f"{where} has an unknown card, but the position names no viewer")
    with path(where):
        return Set(known).decode(named, {})


def _read_hands(s: Transit, hands: list[list[str]] | UnsetType, known: Sequence[str], where: str, at: int) -> None:
    """What each seat holds: a set, and four places on how many they are."""
    given = hands if isinstance(hands, list) else [[]] * s.seats
    require(len(given) == s.seats, f"{where} has {len(given)} entries, but should have {s.seats}")
    for seat, names in enumerate(given):
        s.at[at + seat] = _read_hidden(s, names, known, f"{where}[{seat}]")
        s.at[at + 4 + seat] = len(names)


def _read_cards(s: Transit, part: Position) -> None:
    lists = {"seats": range(s.seats)}
    _read_hands(s, part.hands, CARD_NAMES, "hands", c.HAND)
    within("the number of slots in tableau", len(part.tableau), 0, c.SLOTS)
    for i, slot in (*enumerate(part.tableau), (c.SUN_SLOT, part.sun)):
        where = "sun" if i == c.SUN_SLOT else f"tableau[{i}]"
        if isinstance(slot, Facedown):
            _read_hidden(s, [slot.down], CARD_NAMES, where)
            put(slot, s.at, i, lists, where)
        elif slot is not None:
            with path(where):
                s.at[c.SLOT + i] = c.BLIND if slot == "blind" else find(slot, CARD_NAMES)
    within("the number of cards in row", len(part.row), 0, c.ROW_ROOM - 1)
    for i, played in enumerate(part.row):
        entry = [0, 0, 0]
        put(played, entry, 0, lists, f"row[{i}]")
        _read_played(s, i, *entry)
    s.open = _read_hidden(s, part.discard, CARD_NAMES, "discard")
    s.buried = _read_hidden(s, part.buried, CARD_NAMES, "buried")
    s.buried_count = len(part.buried)
    known = apart(_card_places(s), CARD_NAMES)
    s.open |= listed_elsewhere(s)
    slots = list(s.at[c.SLOT : c.SLOT + c.SUN_SLOT + 1])
    hidden = sum(s.at[c.COUNT + i] - size(s.at[c.HAND + i]) for i in range(s.seats))
    hidden += s.buried_count - size(s.buried) + slots.count(c.UNKNOWN) + slots.count(c.BLIND)
    room = c.CARDS - size(known) - hidden
    require(room >= 0, "the position has more than 32 Transit cards")
    s.deck = room if part.deck is UNSET else within("deck", s.deck, 0, room)
    s.pool = c.ALL_CARDS & ~known if s.viewer == c.NOBODY else 0


def _read_played(s: Transit, i: int, card: int, seat: int, wild: int) -> None:
    """A card in the row; a WILD there is out of its deck."""
    s.at[c.ROW + i] = card + c.ROW_SEAT * seat + c.ROW_WILD * wild
    s.total += c.rank(card)
    s.row_size = i + 1
    if wild:
        fits = s.edition.wild_ranks[WILDS[wild - 1]] in (0, c.rank(card))
        require(fits, f"row[{i}].wild is {WILD_NAMES[wild - 1]}, which cannot be played as a {c.rank(card)}")
        s.used |= 1 << WILDS[wild - 1]


def _card_places(s: Transit) -> Iterator[tuple[str, int]]:
    """Where cards are named."""
    for seat in range(s.seats):
        yield f"hands[{seat}]", s.at[c.HAND + seat]
    for i in range(c.SUN_SLOT + 1):
        held = s.at[c.SLOT + i]
        if 0 <= held < c.BLIND:
            yield "sun" if i == c.SUN_SLOT else f"tableau[{i}]", 1 << held % c.DOWN
    for i in range(s.row_size):
        entry = s.at[c.ROW + i]
        if entry < c.ROW_WILD:
            yield f"row[{i}]", 1 << entry % c.CARDS
    yield "discard", s.open
    yield "buried", s.buried
    if s.task in (c.LAY, c.GATHER):
        yield "task.set", s.task_set


def _read_milestones(s: Transit, part: Position) -> None:
    _read_hands(s, part.milestones, MILESTONE_NAMES, "milestones", c.MHAND)
    s.used |= _read_hidden(s, part.milestones_used, MILESTONE_NAMES, "milestones_used")
    for name, owner in (part.ongoing or {}).items():
        with path(f"ongoing.{name}"):
            slot = find(name, ONGOING_NAMES)
            s.at[c.ONGOING + slot] = find(owner, range(s.seats))
        s.used |= 1 << ONGOING_CARDS[slot]
    if s.task == c.TARGET and s.task_card in ONGOING_CARDS:
        s.used |= 1 << s.task_card
    places = [(f"milestones[{seat}]", s.at[c.MHAND + seat]) for seat in range(s.seats)]
    places += [("task.set", s.task_set)] if s.task in (c.DRAW_MILESTONE, c.KEEP) else []
    held = apart(places, MILESTONE_NAMES)
    apart([*places, ("milestones_used", s.used)], MILESTONE_NAMES)
    at_once = apart(places[: s.seats], MILESTONE_NAMES) & c.IMMEDIATE
    require(not at_once, f"{listed(at_once, MILESTONE_NAMES)} is laid down when it is drawn, so nobody holds it")
    left = s.undrawn & ~(s.used | held)
    s.undrawn = left if s.viewer == c.NOBODY else 0
    for deck in range(4):
        count = size(left & s.edition.decks[deck])
        if part.milestones_left is UNSET:
            s.at[c.MLEFT + deck] = count
        within(f"milestones_left[{deck}]", s.at[c.MLEFT + deck], 0, count)
    unknown = sum(s.at[c.MCOUNT + seat] for seat in range(s.seats)) - size(held)
    if s.task in (c.DRAW_MILESTONE, c.KEEP):
        unknown += size(s.task_other)
    count = sum(s.at[c.MLEFT : c.MLEFT + 4]) + unknown
    require(count == size(left), f"milestones_left: {size(left)} Milestones are not seen, but {count} are counted")
