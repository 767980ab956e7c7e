"""Positions as JSON-able data, and back, with everything checked.

Only `seats` is required; what is left out is as at the start of the game. `?` stands for a card that the viewer of a
redacted position does not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ecliptic.games.transit import board as b
from ecliptic.games.transit import cards as c
from ecliptic.games.transit.data import MILESTONE_NAMES, SETBACK_NAMES
from ecliptic.games.transit.names import (
    ONGOING_CARDS,
    OUTCOMES,
    PHASES,
    TASKS,
    card_name,
    milestone_name,
    read_card,
)
from ecliptic.kernel.bits import members, size
from ecliptic.kernel.errors import BadPosition, InvalidMove
from ecliptic.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from ecliptic.games.transit.rules import Transit

T = TypeVar("T")

Slot = str | dict[str, str | int] | None
"""5H faceup; {"down": "5H", "by": 2}; "blind": facedown and seen by nobody; None: empty."""


class TaskData(msgspec.Struct, forbid_unknown_fields=True):
    kind: str = "none"
    seat: int = 0
    card: int = 0
    set: int = 0
    other: int = 0


class RowEntry(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    seat: int
    wild: str | None = None
    """The Milestone that was played as this card."""


class Knowledge(msgspec.Struct, forbid_unknown_fields=True):
    """The beliefs, as sets; see `knowledge.py`."""

    sure: list[int]
    may: list[int]
    milestones_sure: list[int]
    milestones_may: list[int]


class PositionData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    seats: int
    game: str = "transit"
    options: dict[str, int | bool] = {}
    viewer: int | None = None
    phase: str = "first-player"
    ask: int = 0
    left: int = 0
    last_card: int = -1
    task: TaskData = msgspec.field(default_factory=TaskData)
    lead: int = 0
    round: int = 0
    setback: str | None = None
    setbacks: list[str] | None = None
    setbacks_left: int | None = None
    hourglass: int | None = None
    marks: list[int] = msgspec.field(default_factory=lambda: [0] * b.TRACKS)
    hands: list[list[str]] | None = None
    tableau: list[Slot] = []
    sun: Slot = None
    row: list[RowEntry] = []
    discard: list[str] = []
    buried: list[str] = []
    deck: int | None = None
    turn: int = 0
    passes: int = 0
    last: int | None = None
    closing: bool = False
    spent: bool = False
    congress: bool = False
    societies: bool = False
    hubble: bool = False
    streamed: list[int] = []
    milestones: list[list[str]] | None = None
    milestones_used: list[str] | None = None
    milestones_left: list[int] | None = None
    ongoing: dict[str, int] = {}
    owed: list[int] | None = None
    outcome: str = "running"
    knowledge: Knowledge | None = None


# -- writing ---------------------------------------------------------------------------------------------------------


def to_dict(s: Transit) -> dict[str, object]:
    data = PositionData(
        seats=s.seats,
        options=options_dict(s.options),
        viewer=None if s.viewer == b.NOBODY else s.viewer,
        phase=PHASES[s.phase],
        ask=s.ask,
        left=s.left,
        last_card=s.last_card,
        task=TaskData(TASKS[s.task], s.task_seat, s.task_card, s.task_set, s.task_other),
        lead=s.lead,
        round=s.round,
        setback=None if s.setback == c.NO_SETBACK else SETBACK_NAMES[s.setback],
        setbacks=[SETBACK_NAMES[i] for i in members(s.setbacks)],
        setbacks_left=s.setbacks_left,
        hourglass=s.hourglass,
        marks=[s.at[b.MARK + t] for t in range(b.TRACKS)],
        hands=[_hand(s.at[b.HAND + i], s.at[b.COUNT + i]) for i in range(s.seats)],
        tableau=_trimmed([_slot(s, i) for i in range(b.SLOTS)]),
        sun=_slot(s, b.SUN_SLOT),
        row=[_row_entry(s.at[b.ROW + i]) for i in range(s.row_size)],
        discard=_names(s.open & ~listed_elsewhere(s)),
        buried=_hand(s.buried, s.buried_count),
        deck=s.deck,
        turn=s.turn,
        passes=s.passes,
        last=None if s.last == b.NOBODY else s.last,
        closing=s.closing,
        spent=s.spent,
        congress=s.congress,
        societies=s.societies,
        hubble=s.hubble,
        streamed=members(s.streamed),
        milestones=[_milestones(s.at[b.MHAND + i], s.at[b.MCOUNT + i]) for i in range(s.seats)],
        milestones_used=[milestone_name(m) for m in members(s.used)],
        milestones_left=[s.at[b.MLEFT + d] for d in range(4)],
        ongoing=_ongoing(s),
        owed=[s.at[b.OWED + i] for i in range(s.seats)],
        outcome=OUTCOMES[s.outcome],
        knowledge=_knowledge(s),
    )  # fmt: skip
    made: dict[str, object] = msgspec.to_builtins(data)
    return made


def _ongoing(s: Transit) -> dict[str, int]:
    owners = [(milestone_name(m), s.at[b.ONGOING + i]) for i, m in enumerate(ONGOING_CARDS)]
    return {name: owner for name, owner in owners if owner >= 0}


def options_dict(o: b.Options) -> dict[str, int | bool]:
    return {
        "rounds": o.rounds,
        "historical": o.historical,
        "harder": o.harder,
        "ascending_runs": o.ascending,
        "war_adds": o.war_adds,
    }


def _names(mask: int) -> list[str]:
    return [card_name(i) for i in members(mask)]


def _hand(mask: int, count: int) -> list[str]:
    return _names(mask) + ["?"] * (count - size(mask))


def _milestones(mask: int, count: int) -> list[str]:
    return [milestone_name(m) for m in members(mask)] + ["?"] * (count - size(mask))


def _slot(s: Transit, i: int) -> Slot:
    held = s.at[b.SLOT + i]
    if held == b.EMPTY:
        return None
    if held < b.DOWN:
        return card_name(held)
    if held == b.BLIND:
        return "blind"
    return {"down": "?" if held == b.UNKNOWN else card_name(held - b.DOWN), "by": s.at[b.LAID_BY + i]}


def _trimmed(slots: list[Slot]) -> list[Slot]:
    while slots and slots[-1] is None:
        slots.pop()
    return slots


def _row_entry(entry: int) -> RowEntry:
    wild = entry // b.ROW_WILD
    name = milestone_name(members(c.WILD_SET)[wild - 1]) if wild else None
    return RowEntry(card_name(entry % 32), entry // b.ROW_SEAT % 4, name)


def listed_elsewhere(s: Transit) -> int:
    """Open cards that are listed elsewhere: in the row, faceup in a slot, or just being laid down."""
    found = s.task_set if s.task in (c.LAY, c.GATHER) else 0
    for i in range(s.row_size):
        entry = s.at[b.ROW + i]
        found |= 0 if entry // b.ROW_WILD else 1 << entry % 32
    for i in range(b.SUN_SLOT + 1):
        if 0 <= s.at[b.SLOT + i] < b.DOWN:
            found |= 1 << s.at[b.SLOT + i]
    return found


def _knowledge(s: Transit) -> Knowledge:
    return Knowledge(
        [s.at[b.SURE + v] for v in range(b.VIEWERS)],
        [s.at[b.MAY + i] for i in range(b.VIEWERS * b.PLACES)],
        [s.at[b.MSURE + v] for v in range(b.VIEWERS)],
        [s.at[b.MMAY + i] for i in range(b.VIEWERS * 4)],
    )


# -- reading ---------------------------------------------------------------------------------------------------------


def from_dict(raw: Mapping[str, object], fresh: Transit) -> None:
    """Turns a new game with the right seats and options into the position. Raises `BadPosition`."""
    data = decode(raw)
    reader = _Reader(data, fresh)
    reader.read()


def decode(raw: Mapping[str, object]) -> PositionData:
    try:
        data = msgspec.convert(dict(raw), PositionData)
    except msgspec.ValidationError as error:
        raise BadPosition(f"the position does not fit: {error}") from None
    if data.game != "transit":
        raise BadPosition(f"the position is of {data.game}, not of transit")
    return data


class _Reader:
    def __init__(self, data: PositionData, state: Transit) -> None:
        self.data = data
        self.s = state
        self.placed: dict[str, str] = {}

    def read(self) -> None:
        self._scalars()
        self._task()
        self._marks()
        self._cards()
        self._milestones()
        self._beliefs()
        self._sense()

    # small things

    def _number(self, name: str, value: int, low: int, high: int) -> int:
        if not low <= value <= high:
            raise BadPosition(f"{name} is {value}, but should be {low} to {high}")
        return value

    def _word(self, name: str, value: str, words: tuple[str, ...]) -> int:
        if value not in words:
            raise BadPosition(f"{name} is {value!r}, but should be one of: {', '.join(words)}")
        return words.index(value)

    def _scalars(self) -> None:
        d, s, top = self.data, self.s, self.data.seats - 1
        if d.viewer is not None and d.viewer != SPECTATOR:
            self._number("viewer", d.viewer, 0, top)
        s.viewer = b.NOBODY if d.viewer is None else d.viewer
        s.phase = self._word("phase", d.phase, PHASES)
        s.ask = self._number("ask", d.ask, -1, d.seats)
        s.left = self._number("left", d.left, 0, 32)
        s.last_card = self._number("last_card", d.last_card, -1, 31)
        s.lead = self._number("lead", d.lead, 0, top)
        s.round = self._number("round", d.round, 0, 8)
        s.turn = self._number("turn", d.turn, 0, top)
        s.passes = self._number("passes", d.passes, 0, d.seats if d.closing else top)
        s.last = b.NOBODY if d.last is None else self._number("last", d.last, 0, top)
        s.closing, s.spent, s.congress = d.closing, d.spent, d.congress
        s.societies, s.hubble = d.societies, d.hubble
        s.streamed = self._seat_set("streamed", d.streamed)
        s.outcome = self._word("outcome", d.outcome, OUTCOMES)
        if (s.outcome > 0) != (s.phase == c.OVER):
            raise BadPosition(f"phase {d.phase!r} and outcome {d.outcome!r} contradict each other")
        if d.hourglass is not None:
            s.hourglass = self._number("hourglass", d.hourglass, 0, 10_000)
        self._setbacks()

    def _setbacks(self) -> None:
        d, s = self.data, self.s
        in_game: int = s.setbacks
        if d.setback is not None:
            s.setback = self._setback("setback", d.setback, in_game)
            s.setbacks &= ~(1 << s.setback)
        if d.setbacks is not None:
            s.setbacks = sum({1 << self._setback("setbacks", name, in_game) for name in d.setbacks})
        if s.setback >= 0 and s.setbacks >> s.setback & 1:
            raise BadPosition(f"setbacks has {d.setback}, which is in force already")
        left = size(s.setbacks) if s.options.rounds == 0 else s.setbacks_left
        left = left if d.setbacks_left is None else d.setbacks_left
        s.setbacks_left = self._number("setbacks_left", left, 0, size(s.setbacks))

    def _setback(self, where: str, name: str, in_game: int) -> int:
        """T-03, T-04: some Setbacks stay in the box."""
        setback = self._word(where, name, SETBACK_NAMES)
        if not in_game >> setback & 1:
            raise BadPosition(f"{where} has {name}, which this game leaves in the box")
        return setback

    def _seat_set(self, name: str, seats: list[int]) -> int:
        return sum({1 << self._number(name, seat, 0, self.data.seats - 1) for seat in seats})

    def _task(self) -> None:
        t, s = self.data.task, self.s
        s.task = self._word("task.kind", t.kind, TASKS)
        s.task_seat = self._number("task.seat", t.seat, 0, self.data.seats - 1)
        s.task_card = self._number("task.card", t.card, -1, 31)
        s.task_set = self._number("task.set", t.set, 0, 2**32 - 1)
        s.task_other = self._number("task.other", t.other, 0, 15)

    def _marks(self) -> None:
        d, s = self.data, self.s
        if len(d.marks) != b.TRACKS:
            raise BadPosition(f"marks should be {b.TRACKS} numbers")
        for track, mark in enumerate(d.marks):
            s.at[b.MARK + track] = self._number("marks", mark, 0, 10_000)
        for seat, owed in enumerate(self._per_seat("owed", d.owed)):
            s.at[b.OWED + seat] = self._number("owed", owed, 0, 28)

    def _per_seat(self, name: str, values: list[T] | None) -> list[T]:
        if values is None:
            return []
        if len(values) != self.data.seats:
            raise BadPosition(f"{name} should have an entry for each of the {self.data.seats} seats")
        return values

    # Transit cards

    def _card(self, name: str, where: str) -> int:
        try:
            card = read_card(name)
        except InvalidMove as error:
            raise BadPosition(f"{where}: {error}") from None
        key = card_name(card)
        if key in self.placed:
            raise BadPosition(f"{key} is in {where} and in {self.placed[key]}")
        self.placed[key] = where
        return card

    def _unknown(self, where: str) -> None:
        if self.s.viewer == b.NOBODY:
            raise BadPosition(f"{where} has an unknown card, but the position names no viewer")

    def _card_set(self, names: list[str], where: str) -> tuple[int, int]:
        mask = 0
        for name in names:
            if name == "?":
                self._unknown(where)
            else:
                mask |= 1 << self._card(name, where)
        return mask, len(names)

    def _cards(self) -> None:
        d, s = self.data, self.s
        for seat, names in enumerate(self._per_seat("hands", d.hands)):
            s.at[b.HAND + seat], s.at[b.COUNT + seat] = self._card_set(names, f"hands[{seat}]")
        if len(d.tableau) > b.SLOTS:
            raise BadPosition(f"tableau has {len(d.tableau)} slots, but there is room for {b.SLOTS}")
        for i, slot in enumerate(d.tableau):
            self._read_slot(i, slot, f"tableau[{i}]")
        self._read_slot(b.SUN_SLOT, d.sun, "sun")
        self._read_row()
        s.open |= self._card_set(d.discard, "discard")[0]
        if s.task in (c.LAY, c.GATHER):
            s.open |= self._card_set([card_name(i) for i in members(s.task_set)], "task.set")[0]
        s.buried, s.buried_count = self._card_set(d.buried, "buried")
        self._count_deck()

    def _read_slot(self, i: int, slot: Slot, where: str) -> None:
        at = self.s.at
        if slot is None:
            return
        if slot == "blind":
            at[b.SLOT + i] = b.BLIND
        elif isinstance(slot, str):
            at[b.SLOT + i] = self._card(slot, where)
            self.s.open |= 1 << at[b.SLOT + i]
        else:
            self._read_facedown(i, slot, where)

    def _read_facedown(self, i: int, slot: dict[str, str | int], where: str) -> None:
        at, down, by = self.s.at, slot.get("down"), slot.get("by")
        if set(slot) != {"down", "by"} or not isinstance(down, str) or not isinstance(by, int):
            raise BadPosition(f'{where} should read like {{"down": "5H", "by": 2}}')
        at[b.LAID_BY + i] = self._number(f"{where}.by", by, 0, self.data.seats - 1)
        if down == "?":
            self._unknown(where)
            at[b.SLOT + i] = b.UNKNOWN
        else:
            at[b.SLOT + i] = b.DOWN + self._card(down, where)

    def _read_row(self) -> None:
        d, s = self.data, self.s
        if len(d.row) > b.ROW_ROOM - 1:
            raise BadPosition(f"row has {len(d.row)} cards, which is more than fit below 31")
        for i, entry in enumerate(d.row):
            seat = self._number(f"row[{i}].seat", entry.seat, 0, d.seats - 1)
            if entry.wild is not None:
                wild, card = self._wild(entry.wild, entry.card, f"row[{i}]")
            else:
                wild, card = 0, self._card(entry.card, f"row[{i}]")
                s.open |= 1 << card
            s.at[b.ROW + i] = card + b.ROW_SEAT * seat + b.ROW_WILD * wild
            s.total += c.rank(card)
        s.row_size = len(d.row)
        self._number("the row's total", s.total, 0, 31 if s.closing else 30)
        if s.row_size and s.last == b.NOBODY:
            s.last = d.row[-1].seat

    def _wild(self, name: str, face: str, where: str) -> tuple[int, int]:
        """Which WILD lies in the row, and as which card."""
        if name not in MILESTONE_NAMES or not c.WILD_SET >> MILESTONE_NAMES.index(name) & 1:
            raise BadPosition(f"{where}: {name!r} is no WILD")
        try:
            card = read_card(face)
        except InvalidMove as error:
            raise BadPosition(f"{where}: {error}") from None
        milestone = self._milestone(name, where)
        if self.s.edition.wild_ranks[milestone] not in (0, c.rank(card)):
            raise BadPosition(f"{where}: {name} cannot be played as a {c.rank(card)}")
        self.s.used |= 1 << milestone
        return members(c.WILD_SET).index(milestone) + 1, card

    def _count_deck(self) -> None:
        d, s = self.data, self.s
        known = sum(1 << read_card(name) for name in self.placed if name not in MILESTONE_NAMES)
        s.pool = c.ALL_CARDS & ~known if s.viewer == b.NOBODY else 0
        slots = [s.at[b.SLOT + i] for i in range(b.SUN_SLOT + 1)]
        hidden = sum(s.at[b.COUNT + i] - size(s.at[b.HAND + i]) for i in range(d.seats))
        hidden += s.buried_count - size(s.buried) + slots.count(b.UNKNOWN) + slots.count(b.BLIND)
        room = 32 - size(known) - hidden
        s.deck = room if d.deck is None else self._number("deck", d.deck, 0, max(room, 0))
        if room < 0:
            raise BadPosition("the position has more than 32 Transit cards")

    # Milestones

    def _milestone(self, name: str, where: str) -> int:
        if name not in MILESTONE_NAMES:
            raise BadPosition(f"{where}: there is no Milestone {name!r}")
        if name in self.placed:
            raise BadPosition(f"{name} is in {where} and in {self.placed[name]}")
        self.placed[name] = where
        return MILESTONE_NAMES.index(name)

    def _held(self, name: str, where: str) -> int:
        milestone = self._milestone(name, where)
        if c.IMMEDIATE >> milestone & 1:
            raise BadPosition(f"{where}: {name} is laid down when it is drawn, so nobody holds it")
        if self.s.used >> milestone & 1:
            raise BadPosition(f"{where}: {name} stays in the box with {self.data.seats} players")
        return milestone

    def _milestones(self) -> None:
        d, s = self.data, self.s
        for seat, names in enumerate(self._per_seat("milestones", d.milestones)):
            for name in names:
                if name == "?":
                    self._unknown(f"milestones[{seat}]")
                else:
                    s.at[b.MHAND + seat] |= 1 << self._held(name, f"milestones[{seat}]")
            s.at[b.MCOUNT + seat] = len(names)
        for name in d.milestones_used or []:
            if not self.placed.get(name, "").startswith("row"):  # a WILD in the row is listed here, too
                s.used |= 1 << self._milestone(name, "milestones_used")
        self._ongoing()
        in_play = s.undrawn
        gone = s.used | sum(s.at[b.MHAND + i] for i in range(d.seats))
        if s.task in (c.DRAW_MILESTONE, c.KEEP):
            gone |= s.task_set
        s.undrawn = in_play & ~gone if s.viewer == b.NOBODY else 0
        self._count_milestones(in_play & ~gone)

    def _ongoing(self) -> None:
        for name, owner in self.data.ongoing.items():
            slot = [i for i, m in enumerate(ONGOING_CARDS) if milestone_name(m) == name]
            if not slot:
                raise BadPosition(f"ongoing: {name!r} is no Ongoing card")
            self.s.at[b.ONGOING + slot[0]] = self._number(f"ongoing {name}", owner, 0, self.data.seats - 1)
            self.s.used |= 1 << ONGOING_CARDS[slot[0]]

    def _count_milestones(self, undrawn: int) -> None:
        d, s = self.data, self.s
        counts = [size(undrawn & s.edition.decks[i]) for i in range(4)]
        if d.milestones_left is not None:
            if len(d.milestones_left) != 4 or any(
                not 0 <= a <= n for a, n in zip(d.milestones_left, counts, strict=True)
            ):
                raise BadPosition(f"milestones_left is {d.milestones_left}, but the decks can hold at most {counts}")
            if s.viewer == b.NOBODY and d.milestones_left != counts:
                raise BadPosition(
                    f"milestones_left is {d.milestones_left}, but the cards not listed elsewhere are {counts}"
                )
            counts = d.milestones_left
        for i in range(4):
            s.at[b.MLEFT + i] = counts[i]

    # beliefs and sense

    def _beliefs(self) -> None:
        k, s = self.data.knowledge, self.s
        if k is None:
            default_beliefs(s)
            return
        for name, values, base, length in (
            ("sure", k.sure, b.SURE, b.VIEWERS),
            ("may", k.may, b.MAY, b.VIEWERS * b.PLACES),
            ("milestones_sure", k.milestones_sure, b.MSURE, b.VIEWERS),
            ("milestones_may", k.milestones_may, b.MMAY, b.VIEWERS * 4),
        ):
            if len(values) != length:
                raise BadPosition(f"knowledge.{name} should have {length} entries")
            for i, value in enumerate(values):
                s.at[base + i] = self._number(f"knowledge.{name}", value, 0, 2**32 - 1)

    def _sense(self) -> None:
        """Somebody must be able to act, now and when the next cards are asked for, or the game must be over."""
        s = self.s
        if s.phase == c.OVER:
            return
        if s.phase in (c.DEAL, c.PLACE, c.DISCARD, c.LIMIT) or c.WINDOWS >> s.phase & 1:
            self._number("ask", s.ask, 0, s.seats - 1)
        if s.phase == c.DEAL:
            self._number("left", s.left, 1, self._dealable())
        elif s.phase in (c.PLACE, c.DISCARD, c.LIMIT):
            self._number("left", s.left, 1, c.CARDS)
        if s.phase == c.REVEAL and s.task != c.TURN_UP:
            raise BadPosition("in phase 'reveal' the task should be 'turn-up'")
        if s.closing and s.task not in (c.DRAW_MILESTONE, c.KEEP, c.TARGET):
            raise BadPosition("closing: a closed count waits only for Milestones that are still drawn")
        if s.phase <= c.SUN and s.at[b.SLOT + b.SUN_SLOT] != b.EMPTY:
            raise BadPosition(f"sun: there is none yet in phase {self.data.phase!r}")
        self._enough_to_place()
        self._task_sense()
        actor = s.actor()
        if (s.viewer in (b.NOBODY, actor)) and len(s.legal(actor)) == 0:
            raise BadPosition(f"in phase {self.data.phase!r} nobody could do anything")

    def _dealable(self) -> int:
        """What the deck can give this Century: the later ones, the Tableau of SB8 and the Sun need theirs."""
        s = self.s
        later = sum(s.deal_size(century) for century in range(s.ask + 1, s.seats))
        return s.deck - later - 1 - (4 if s.setback == c.SEVEN_YEARS else 0)

    def _enough_to_place(self) -> None:
        s = self.s
        first = {c.W1: 0, c.PLACE: s.ask + 1}.get(s.phase, s.seats)
        for century in range(first, s.seats):
            seat = s.holder(century)
            if s.at[b.COUNT + seat] < s.place_size(century):
                raise BadPosition(f"hands[{seat}] has too few cards to place {s.place_size(century)}")
        if s.phase in (c.W1, c.PLACE) and s.deck == 0:
            raise BadPosition("deck: no card is left for the Sun")

    def _task_sense(self) -> None:
        s = self.s
        if s.task in (c.ACCEPT, c.PARTNER, c.SHOW, c.OFFER, c.TAKE, c.STREAM) and s.task_other >= s.seats:
            raise BadPosition(f"task.other is {s.task_other}, but it should be a seat")
        if s.task == c.SEE and not 0 <= s.task_card < b.SLOTS:
            raise BadPosition(f"task.card is {s.task_card}, but it should be a slot")
        if s.task == c.TARGET and s.task_card not in ONGOING_CARDS:
            raise BadPosition(f"task.card is {s.task_card}, but it should be an Immediately card")
        if s.task in (c.SEE, c.TURN_UP, c.GATHER):
            slots = 1 << s.task_card if s.task == c.SEE else s.task_set
            if s.task == c.GATHER:
                slots = s.facedown_slots() or 1 << b.SLOTS + 1
            if slots == 0 or slots >> b.SUN_SLOT + 1 or any(s.at[b.SLOT + i] < b.DOWN for i in members(slots)):
                raise BadPosition("task names a slot without a facedown card")
        if s.task == c.GROUP_DRAW and (s.task_set == 0 or s.task_set >> s.seats or s.deck == 0):
            raise BadPosition("task.set should name the seats that draw")
        if s.task == c.NEW_TABLEAU and (s.task_set == 0 or s.task_set >> b.SLOTS):
            raise BadPosition("task.set should name slots of the Tableau")
        if s.task == c.DRAW_MILESTONE and s.at[b.MLEFT + s.drawn_deck()] == 0:
            raise BadPosition("task asks for a Milestone from an empty deck")


def default_beliefs(s: Transit) -> None:
    """What follows from the cards alone: all know what is open, each the own hand and what it laid facedown."""
    hidden = c.ALL_CARDS & ~s.open
    looked_at = s.task_set if s.task in (c.DRAW_MILESTONE, c.KEEP) else 0
    for v in range(b.VIEWERS):
        for p in _filled_places(s):
            s.at[b.MAY + v * b.PLACES + p] = hidden
        for seat in range(s.seats):
            if s.at[b.MCOUNT + seat]:
                s.at[b.MMAY + v * 4 + seat] = (1 << c.MILESTONES) - 1 & ~c.IMMEDIATE & ~s.used
        s.at[b.SURE + v] = sum(s.at[b.HAND + seat] for seat in range(s.seats) if v == seat or s.streamed >> seat & 1)
        s.at[b.MSURE + v] = s.at[b.MHAND + v] if v < s.seats else 0
        if v == s.task_seat:
            s.at[b.MSURE + v] |= looked_at
    for i in range(b.SUN_SLOT + 1):
        if b.DOWN <= s.at[b.SLOT + i] < b.BLIND:
            s.at[b.SURE + s.at[b.LAID_BY + i]] |= 1 << s.at[b.SLOT + i] - b.DOWN


def _filled_places(s: Transit) -> list[int]:
    """The hidden places that hold a card, the deck included."""
    hands = [b.P_HAND + seat for seat in range(s.seats) if s.at[b.COUNT + seat]]
    slots = [b.P_SLOT + i for i in range(b.SUN_SLOT + 1) if s.at[b.SLOT + i] >= b.DOWN and s.at[b.SLOT + i] != b.BLIND]
    return [*hands, *slots, *([b.P_BURIED] if s.buried_count else []), b.P_DECK]
