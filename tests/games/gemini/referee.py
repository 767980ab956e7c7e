"""The rules once more, read slowly: a second table that shares nothing with the engine but the spelling of moves.

Its cards come from the tables of RULES.md, so what a newcomer reads is what is checked.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from typing import Any

import ecliptic.games.gemini

RULES = (Path(ecliptic.games.gemini.__file__).parent / "RULES.md").read_text(encoding="utf-8")
SKIES = ["poor", "good", "great", "best"]
ACTIONS = {"discard", "place", "move", "swap", "return", "activate", "target", "time"}
HOURS = {"1h": 1, "2h": 2, "3h": 3, "5h": 5, "classical": 5}


def rows(section: str) -> Iterator[list[str]]:
    """The cells of a table of RULES.md, its heading aside."""
    text = RULES.split(f"### {section}\n")[1].split("\n#")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def sites(text: str) -> set[str]:
    return {"north", "south"} if text == "both" else {text}


def number(text: str) -> int:
    return 0 if text == "–" else int(text.replace("−", "-"))


@dataclass
class Program:
    band: int
    modes: set[str]
    wants: str
    slots: list[str]
    full: int
    partial: int
    loss: int


@dataclass
class Target:
    kind: str
    sites: set[str]
    hours: dict[str, int]
    opportunity: bool
    up: range


@dataclass
class Rig:
    sites: set[str]
    does: set[str]
    ao: str


def read_programs() -> dict[str, Program]:
    found = {}
    for name, _, band, ao, wants, slots, points in rows("Programs"):
        modes = {"with", "without"} if ao == "either" else {ao}
        full, partial, loss = map(number, points.split(" / "))
        found[name] = Program(int(band), modes, wants, slots.split(", "), full, partial, loss)
    return found


def read_targets() -> dict[str, Target]:
    found = {}
    for name, _, kind, seen, hours, special in rows("Targets"):
        without, with_ao = map(number, hours.split(" / "))
        window = re.search(r"rounds (\d+) to (\d+)", special)
        up = range(int(window[1]), int(window[2]) + 1) if window else range(1, 13)
        sides = {mode: h for mode, h in (("without", without), ("with", with_ao)) if h}
        found[name] = Target(kind, sites(seen), sides, "Opportunity" in special, up)
    return found


def read_rigs(split: bool) -> dict[str, Rig]:
    found = {}
    for names, _, site, does, ao in rows("Instruments"):
        for name in names.split(", "):
            found[name] = Rig(sites(site), set(does.split(", ")), ao)
    visitors = RULES.split("named by the first player. ")[1].split("none with AO")[0]
    for names, site, does in re.findall(r"(V[^()]*)\((\w+),\s+(\w+)\)", visitors):
        for name in re.findall(r"V\d", names):
            found[name] = Rig(sites(site), {does}, "never")
    if split:
        found["gmos_a"].sites, found["gmos_b"].sites = {"north"}, {"south"}
    return found


def read_times() -> dict[str, str]:
    kinds = ["1h"] * 6 + ["2h"] * 9 + ["3h"] * 6 + ["5h"] * 2 + ["classical"] * 2
    return {f"H{n:02}": kind for n, kind in enumerate(kinds, 1)}


def read_weather() -> dict[str, str]:
    kinds = ["best"] * 2 + ["great"] * 6 + ["good"] * 3 + ["poor"] * 4
    return {f"W{n:02}": kind for n, kind in enumerate(kinds, 1)}


def read_skies() -> dict[str, tuple[set[str], bool]]:
    """Which classes may get Time, and whether AO works."""
    found = {}
    for name, classes, ao in rows("Weather"):
        first = classes.split(";")[0]
        allowed = {"Primary", "Secondary", "Bright"} if first == "all" else set(first.split(", "))
        found[name.lower()] = (allowed, ao == "yes")
    return found


def read_scenario(seats: int) -> list[list[int]]:
    """For a number of players: hand, rounds and Reputation, Band 1 required, cost of a missing one, the levels."""
    column = 2 if seats == 3 else 1
    return [[int(n) for n in re.findall(r"\d+", row[column])] for row in rows("Scenario")]


@dataclass
class Place:
    """An active program, or BASE."""

    rig: str | None = None
    target: str | None = None
    side: str = ""
    hours: int = 0
    since: int = 0
    cards: set[str] = field(default_factory=set)
    done: list[tuple[str, str]] = field(default_factory=list)
    kept: set[str] = field(default_factory=set)


class Referee:
    """A game in progress. `moves` lists what the one to act may do, `do` does it."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats, self.options = seats, options
        self.programs, self.targets, self.times = read_programs(), read_targets(), read_times()
        self.rigs = read_rigs(options["gmos_split"])
        self.weathers, self.skies = read_weather(), read_skies()
        (self.hand_size,), (self.rounds, self.most), (self.required,), (self.missing_costs,), *levels = read_scenario(
            seats
        )
        self.levels = [low for level in levels for low in level]
        self.roles: list[str] = []
        self.first: int | None = None
        self.visitors: list[str] = []
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.deck = {*self.programs, *self.targets, *self.times}
        if options["instants"]:
            self.deck |= {f"IN{n}" for n in range(1, 7)}
        self.top: list[str] = []
        self.discard: set[str] = set()
        self.rig_deck = {name for name in self.rigs if not name.startswith("V")}
        self.rigs_top: list[str] = []
        self.rigs_under: list[str] = []
        self.row: set[str] = set()
        self.weather_deck = {*self.weathers, "X01", "X02", "X03", "X04"}
        self.weather_under: list[str] = []
        self.places = {"BASE": Place()}
        self.flipped = False
        self.altair: str | None = None
        self.scored: list[str] = []
        self.reputation, self.level = self.most, -1
        self.round, self.turn = 1, 0
        self.sky = ""
        self.closed: set[str] = set()
        self.closing: set[str] = set()
        self.best = self.owed = self.used = self.declined = False
        self.actions = self.clearing = 0
        self.due: dict[str, int] = {}
        self.given = self.freed = ""
        self.phase = "role"
        self.past: dict[str, Any] = {}
        """The table before the last action, while it can be taken back (G-33)."""
        self.seen: list[str] = []
        """What was drawn from the unknown part of the decks since then."""

    # -- who and what ----------------------------------------------------------------------------------------

    @property
    def turns(self) -> int:
        return 4 if self.seats == 2 else self.seats

    @property
    def seat(self) -> int:
        return ((self.first or 0) + self.turn) % self.seats

    @property
    def role(self) -> str:
        if self.seats == 2:
            return sorted((self.roles[self.seat], self.roles[self.seat + 2]))[self.turn // 2]
        return self.roles[self.seat]

    @property
    def hand(self) -> set[str]:
        return self.hands[self.seat]

    def row_short(self) -> bool:
        playing = self.phase not in ("role", "first", "visitor", "over")
        return playing and len(self.row) < 2 and bool(self.rigs_top or self.rig_deck or self.rigs_under)

    def moves(self) -> set[str]:
        if self.row_short():
            return {f"row {name}" for name in self.rigs_top[:1] or self.rig_deck or self.rigs_under[:1]}
        return set(getattr(self, f"_moves_{self.phase}")())

    def _moves_over(self) -> Iterator[str]:
        yield from ()

    def _moves_role(self) -> Iterator[str]:
        yield from (f"role R{n}" for n in range(1, 5) if f"R{n}" not in self.roles)

    def _moves_first(self) -> Iterator[str]:
        yield from (f"first {seat}" for seat in range(self.seats))

    def _moves_visitor(self) -> Iterator[str]:
        yield from (f"visitor V{n}" for n in range(1, 9) if f"V{n}" not in self.visitors)

    def _moves_deal(self) -> Iterator[str]:
        yield from (f"draw {card}" for card in self.top[:1] or self.deck)

    _moves_draw = _moves_deal

    def _moves_weather(self) -> Iterator[str]:
        yield from (f"weather {card}" for card in self.weather_deck or self.weather_under[:1])

    def _moves_release(self) -> Iterator[str]:
        yield "send under"
        yield from (f"send to {p}" for p in self.places if self.takes(p, self.freed))

    def _moves_give(self) -> Iterator[str]:
        yield "give nothing"
        yield from (f"give {card}" for card in self.hand)

    def _moves_take(self) -> Iterator[str]:
        yield from (f"take {card}" for s, cards in enumerate(self.hands) if s != self.seat for card in cards)

    def _moves_main(self) -> Iterator[str]:
        yield "end turn"
        if self.actions:
            yield from self._actions()
        if "altair" in self.row:
            yield from (f"attach altair to {p}" for p in self.hosts())
        if self.role == "R1" and not self.used:
            yield from (f"engineer {move}" for move in self._rig_moves())
        others = any(cards for seat, cards in enumerate(self.hands) if seat != self.seat)
        if self.role == "R3" and not self.used and not self.declined and self.hand and others:
            yield "exchange"
        yield from self._instants()
        if self.past and self.reputation >= 2 and self.past["reputation"] >= 2:
            yield "booboo"

    def _actions(self) -> Iterator[str]:
        if self.hand:
            yield "discard hand"
        yield from self._rig_moves()
        for card in self.hand:
            if card in self.programs:
                yield f"activate {card}"
            elif card in self.targets:
                for p in self.places:
                    for mode in self.targets[card].hours:
                        if p != "BASE" and self.suits(p, card, mode):
                            yield f"target {card} on {p}" + (" with ao" if mode == "with" else "")
            elif card in self.times:
                yield from (f"time {self.times[card]} on {p}" for p in self.places if self.observes(p))

    def _rig_moves(self) -> Iterator[str]:
        held = {p: place.rig for p, place in self.places.items() if place.rig}
        facility = [rig for rig in held.values() if not rig.startswith("V")]
        for name in self.row - {"altair"}:
            full = len(held) > len(facility) if name.startswith("V") else len(facility) >= 4
            if not full:
                yield from (f"place {name} on {p}" for p in self.places if self.takes(p, name))
        for p, rig in held.items():
            yield f"return {p}"
            if not rig.startswith("V"):
                yield from (f"move {p} to {q}" for q in self.places if self.takes(q, rig))
        for p, rig in held.items():
            for q, other in held.items():
                if p < q and "V" not in rig[0] + other[0] and self.fits(p, other) and self.fits(q, rig):
                    yield f"swap {p} with {q}"
        if self.altair:
            yield "return altair"
            yield from (f"move altair to {p}" for p in self.hosts() if p != self.altair)

    def _instants(self) -> Iterator[str]:
        if "IN1" in self.hand:
            yield from (f"use IN1 on {p}" for p in self.places if p != "BASE" and self.observes(p, weather=False))
        if "IN2" in self.hand and self.sky_now() in ("poor", "good"):
            yield "use IN2"
        if "IN3" in self.hand:
            yield from (f"use IN3 {move}" for move in self._rig_moves())
        if "IN4" in self.hand and self.reputation < self.most:
            yield "use IN4"
        if "IN5" in self.hand:
            yield "use IN5"
        if "IN6" in self.hand:
            yield from (f"use IN6 for {card}" for card in self.discard)

    # -- conditions ------------------------------------------------------------------------------------------

    def sky_now(self) -> str:
        return SKIES[min(SKIES.index(self.sky) + self.clearing, 3)]

    def fits(self, p: str, rig: str) -> bool:
        """G-16, G-30."""
        return not rig.startswith("V") if p == "BASE" else self.programs[p].wants in self.rigs[rig].does

    def takes(self, p: str, rig: str) -> bool:
        return self.places[p].rig is None and self.fits(p, rig)

    def hosts(self) -> list[str]:
        """G-20."""
        return [p for p, place in self.places.items() if place.rig in ("gnirs", "nifs", "niri")]

    def suits(self, p: str, card: str, mode: str) -> bool:
        """G-21, G-22: all targets so far and this one must find slots of their own."""
        if mode not in self.programs[p].modes:
            return False
        sides = [*self.places[p].done, (card, mode)]
        return any(all(map(self.fills, sides, slots)) for slots in permutations(self.programs[p].slots, len(sides)))

    def fills(self, side: tuple[str, str], slot: str) -> bool:
        kind = self.targets[side[0]].kind
        double = self.options["bright_ao_primary"] and kind == "Bright" and side[1] == "with"
        return kind == slot or (double and slot == "Primary")

    def observes(self, p: str, weather: bool = True) -> bool:
        """G-24, G-25."""
        place = self.places[p]
        if place.rig is None:
            return False
        rig = self.rigs[place.rig]
        if p == "BASE":
            return not self.options["closure_stops_base"] or bool(rig.sites - self.closed)
        if place.target is None or not self.flipped:
            return False
        target = self.targets[place.target]
        if weather:
            classes, ao = self.skies[self.sky_now()]
            if target.kind not in classes or (place.side == "with" and not ao):
                return False
        able = rig.ao != "always"
        if place.side == "with":
            able = rig.ao == "always" or (rig.ao == "with Altair" and self.altair == p)
        return able and bool((rig.sites & target.sites) - self.closed) and self.round in target.up

    # -- doing -----------------------------------------------------------------------------------------------

    def do(self, move: str) -> None:
        """Any move that `moves` lists, and all that follows by itself."""
        word, *rest = move.split()
        if self.phase == "main" and not self.row_short() and word not in ("end", "exchange"):
            self.declined = False
            if word in ACTIONS and self.options["booboo"]:
                self._forget()
                self.past = copy.deepcopy({**vars(self), "past": {}})
        getattr(self, f"_do_{word}")(*rest)
        self._go_on()

    def _go_on(self) -> None:
        """Draws come to their end, or wait for a card; the discard replaces an empty deck (G-11)."""
        if self.phase == "draw":
            if len(self.hand) >= self.hand_size + (self.role == "R2") or not (self.top or self.deck or self.discard):
                self.phase = "main"
            elif not self.top and not self.deck:
                self.deck, self.discard = self.discard, set()
                self._forget()

    def _forget(self) -> None:
        self.past, self.seen = {}, []

    def _do_booboo(self) -> None:
        """The table as it was; what was drawn since lies on top of its deck."""
        seen = self.seen
        vars(self).update(self.past)
        for name in seen:
            known, unknown = (self.rigs_top, self.rig_deck) if name in self.rigs else (self.top, self.deck)
            known.append(name)
            unknown.remove(name)
        self.reputation -= 1
        self._forget()

    def _do_role(self, role: str) -> None:
        if role == "R1":
            self.first = len(self.roles) % self.seats
        self.roles.append(role)
        if len(self.roles) == self.turns:
            self.phase = "first"
            if self.first is not None:
                self._do_first(str(self.first))

    def _do_first(self, seat: str) -> None:
        self.first = int(seat)
        self.phase = "visitor" if len(self.visitors) < self.options["visiting"] else "deal"

    def _do_visitor(self, name: str) -> None:
        self.visitors.append(name)
        self.rig_deck.add(name)
        self._do_first(str(self.first))

    def _do_row(self, name: str) -> None:
        if self.rigs_top:
            self.rigs_top.remove(name)
        elif self.rig_deck:
            self.rig_deck.remove(name)
            self.seen.append(name)
        else:
            self.rigs_under.remove(name)
        self.row.add(name)

    def _do_draw(self, card: str) -> None:
        if self.top:
            self.top.remove(card)
        else:
            self.deck.remove(card)
            self.seen.append(card)
        seat = self.seat
        if self.phase == "deal":
            seat = next(s for s, cards in enumerate(self.hands) if len(cards) < self.hand_size)
        self._receive(seat, card)
        if self.phase == "deal" and all(len(cards) == self.hand_size for cards in self.hands):
            self.phase = "weather"

    def _receive(self, seat: int, card: str) -> None:
        self.hands[seat].add(card)
        if self.times.get(card) == "classical":
            self.due[card] = self.round + 2

    def _do_weather(self, card: str) -> None:
        if self.weather_deck:
            self.weather_deck.remove(card)
        else:
            self.weather_under.remove(card)
        site = {"X01": "north", "X02": "south", "X03": "north", "X04": "south"}.get(card, "")
        if card in ("X03", "X04"):
            self.closing.add(site)
            return
        if site and self.round == 1:
            self.weather_under.append(card)
            return
        if site:
            self.closed.add(site)
        else:
            self.sky = self.weathers[card]
            self.best = self.sky == "best"
        band1 = any(p != "BASE" and self.programs[p].band == 1 for p in self.places)
        self.owed = self.best and self.flipped and band1 and len(self.closed) < 2
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.phase = "draw"
        self.actions = 2 if self.best else 1
        self.used = self.declined = False
        self.clearing = 0

    def _do_end(self, _: str) -> None:
        self.turn += 1
        if self.turn < self.turns:
            self._begin_turn()
            return
        self.turn = 0
        self._red_print()
        if self.phase == "over":
            return
        if self.round == self.rounds:
            self._finish()
            return
        self.round += 1
        self.closed, self.closing = self.closing, set()
        self.best = False
        self.phase = "weather"
        self._forget()

    def _red_print(self) -> None:
        if self.owed:
            self._lose()
        for p in sorted(self.places):
            place = self.places[p]
            late = place.target and self.targets[place.target].opportunity and place.since < self.round
            if late and self.phase != "over":
                self._drop_target(p)
                self._lose()
        for cards in self.hands:
            for card in sorted(cards & self.due.keys()):
                if self.due[card] <= self.round and self.phase != "over":
                    self._leave(cards, card)
                    self.discard.add(card)
                    self._lose()

    def _lose(self) -> None:
        if self.phase != "over":
            self.reputation -= 1
            if self.reputation == 0:
                self.phase, self.level = "over", 0

    def _finish(self) -> None:
        self.phase = "over"
        band1 = sum(self.programs[p].band == 1 for p in self.scored)
        self.reputation = max(self.reputation - self.missing_costs * max(self.required - band1, 0), 0)
        self.level = 1 + sum(self.points() >= low for low in self.levels) if self.reputation else 0

    def points(self) -> int:
        total = 2 * self.places["BASE"].hours if self.flipped else 0
        total += sum(self.programs[p].full for p in self.scored)
        for p, place in self.places.items():
            if p != "BASE":
                total += self.programs[p].partial if place.done else self.programs[p].loss
        return total

    def _leave(self, cards: set[str], card: str) -> None:
        cards.remove(card)
        self.due.pop(card, None)

    def _do_discard(self, _: str) -> None:
        self.actions -= 1
        for card in sorted(self.hand):
            if card in self.due:
                self._lose()
            self._leave(self.hand, card)
            self.discard.add(card)

    def _do_activate(self, program: str) -> None:
        self.actions -= 1
        self.hand.remove(program)
        self.places[program] = Place()

    def _do_target(self, card: str, _: str, p: str, *ao: str) -> None:
        self.actions -= 1
        place = self.places[p]
        if place.target:
            if self.targets[place.target].opportunity:
                self._lose()
            self._drop_target(p)
        self.hand.remove(card)
        place.target, place.side, place.since = card, "with" if ao else "without", self.round
        place.cards = {card}

    def _drop_target(self, p: str) -> None:
        place = self.places[p]
        self.discard |= place.cards
        place.target, place.hours, place.cards = None, 0, set()

    def _do_time(self, kind: str, _: str, p: str) -> None:
        self.actions -= 1
        cards = [card for card in self.hand if self.times.get(card) == kind]
        card = min(cards, key=lambda card: (self.due.get(card, 0), card))
        self._observe(p, card, HOURS[kind] + (self.role == "R4" and p != "BASE"))

    def _observe(self, p: str, card: str, hours: int) -> None:
        place = self.places[p]
        self._leave(self.hand, card)
        place.cards.add(card)
        place.hours += hours
        if p == "BASE":
            if not self.flipped and place.hours >= 3:
                self.flipped = True
                self._drop_target(p)
                self._shed(p)
            return
        if self.programs[p].band == 1:
            self.owed = False
        assert place.target
        if place.hours >= self.targets[place.target].hours[place.side]:
            place.done.append((place.target, place.side))
            place.kept |= place.cards
            place.target, place.hours, place.cards = None, 0, set()
        if len(place.done) == 2:
            self._complete(p)

    def _complete(self, p: str) -> None:
        self._shed(p)
        place = self.places.pop(p)
        self.discard |= place.kept
        self.scored.append(p)
        assert place.rig
        if place.rig.startswith("V"):
            return
        if any(self.takes(q, place.rig) for q in self.places):
            self.freed, self.phase = place.rig, "release"
        else:
            self.rigs_under.append(place.rig)

    def _do_send(self, *words: str) -> None:
        if words[0] == "under":
            self.rigs_under.append(self.freed)
        else:
            self.places[words[1]].rig = self.freed
        self.phase = "main"

    def _shed(self, p: str) -> None:
        """G-20."""
        if self.altair == p:
            self.altair = None
            self.rigs_under.append("altair")

    def _do_attach(self, _: str, __: str, p: str) -> None:
        self.row.remove("altair")
        self.altair = p

    def _do_engineer(self, *move: str) -> None:
        self.used = True
        self._rig_move(*move)

    def _do_place(self, *words: str) -> None:
        self.actions -= 1
        self._rig_move("place", *words)

    def _do_move(self, *words: str) -> None:
        self.actions -= 1
        self._rig_move("move", *words)

    def _do_swap(self, *words: str) -> None:
        self.actions -= 1
        self._rig_move("swap", *words)

    def _do_return(self, *words: str) -> None:
        self.actions -= 1
        self._rig_move("return", *words)

    def _rig_move(self, word: str, *words: str) -> None:
        one, two = words[0], words[-1]
        if one == "altair":
            if word == "return":
                assert self.altair
                self._shed(self.altair)
            else:
                self.altair = two
        elif word == "place":
            self.row.remove(one)
            self.places[two].rig = one
        else:
            self._shed(one)
            if word == "swap":
                self._shed(two)
            rig, self.places[one].rig = self.places[one].rig, None
            assert rig
            if word == "return":
                self.rigs_under.append(rig)
            else:
                self.places[one].rig, self.places[two].rig = self.places[two].rig, rig

    def _do_exchange(self) -> None:
        self.phase = "give"

    def _do_give(self, card: str) -> None:
        self.declined = card == "nothing"
        self.given = card
        self.phase = "main" if self.declined else "take"

    def _do_take(self, card: str) -> None:
        other = next(cards for s, cards in enumerate(self.hands) if s != self.seat and card in cards)
        other.remove(card)
        self.hand.remove(self.given)
        other.add(self.given)
        self.hand.add(card)
        self.used = True
        self.phase = "main"

    def _do_use(self, instant: str, *words: str) -> None:
        if instant == "IN1":
            self._observe(words[-1], "IN1", 3)
            return
        self.hand.remove(instant)
        if instant == "IN2":
            self.clearing += 1
        elif instant == "IN3":
            self._rig_move(*words)
        elif instant == "IN4":
            self.reputation += 1
        elif instant == "IN5":
            self.actions += 1
        else:
            self.discard.remove(words[-1])
            self._receive(self.seat, words[-1])
        self.discard.add(instant)
