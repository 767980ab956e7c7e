"""The edition: what is printed on the cards, read from TOML, checked, and turned into `Tables`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.gemini.ruleset import Tables
from ecliptic.kernel.edition import Overlay, Tagged, convert, fingerprint, read_tables
from ecliptic.kernel.errors import BadEdition

# isort: off
from ecliptic.games.gemini.ids import (
    BASE, BEST, CONDITIONS, FACILITY, GOOD, GREAT, INSTANTS, NONE, NORTH, POOR, PROGRAMS, ROLES, SIDES, SOUTH,
    TARGETS, TIME, TIMES, VISITING, WEATHERS,
)  # fmt: skip
# isort: on

Site = Literal["north", "south"]
Mode = Literal["imaging", "spectroscopy"]
Class = Literal["primary", "secondary", "bright"]
Sky = Literal["poor", "good", "great", "best"]

SITES: dict[Site, int] = {"north": NORTH, "south": SOUTH}
SKIES: dict[Sky, int] = {"poor": POOR, "good": GOOD, "great": GREAT, "best": BEST}
SITE_IDS = tuple(SITES)
SKY_IDS = tuple(SKIES)
KIND_NAMES = ("1h", "2h", "3h", "5h", "classical")
KIND_HOURS = (1, 2, 3, 5, 5)

PROGRAM_IDS = tuple(f"P{n:02}" for n in range(1, PROGRAMS))
TARGET_IDS = tuple(f"T{n:02}" for n in range(1, TARGETS + 1))
TIME_IDS = tuple(f"H{n:02}" for n in range(1, TIMES + 1))
INSTANT_IDS = tuple(f"IN{n}" for n in range(1, INSTANTS + 1))
INSTANT_EFFECTS = ("discretionary_time", "clearing_sky", "port_swap", "press_release", "night_shift", "archive_search")
PLACE_IDS = ("BASE", *PROGRAM_IDS)
CARD_IDS = (*PLACE_IDS, *TARGET_IDS, *TIME_IDS, *INSTANT_IDS)
CONDITION_IDS = tuple(f"W{n:02}" for n in range(1, CONDITIONS + 1))
SPECIAL_IDS = tuple(f"X{n:02}" for n in range(1, WEATHERS - CONDITIONS + 1))
WEATHER_IDS = CONDITION_IDS + SPECIAL_IDS
FACILITY_IDS = ("gmos_a", "gmos_b", "gnirs", "nifs", "niri", "f2", "gsaoi", "gpi")
VISITING_IDS = tuple(f"V{n}" for n in range(1, VISITING + 1))
INSTRUMENT_IDS = (*FACILITY_IDS, *VISITING_IDS, "altair")
ROLE_IDS = tuple(f"R{n}" for n in range(1, ROLES + 1))
PRINTED_TOTAL = 90
TWINS = ("gmos_a", "gmos_b")
MOST_ROUNDS = 12
MOST_HOURS = 15
MOST_RUNS = 12


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of a table: where it comes from is said once for the table."""


class Condition(Plain, frozen=True):
    classes: list[Class]
    ao: bool
    actions: int


class ConditionTable(Tagged, frozen=True):
    kinds: dict[Sky, Condition]


class WeatherTable(Tagged, frozen=True):
    cards: dict[str, Sky]


class Special(Plain, frozen=True):
    closes: Site
    when: Literal["now", "next"]


class SpecialTable(Tagged, frozen=True):
    cards: dict[str, Special]


class Instrument(Tagged, frozen=True):
    sites: list[Site]
    modes: list[Mode]
    ao: Literal["never", "with_altair", "always"]


class Split(Tagged, frozen=True):
    gmos_a: list[Site]
    gmos_b: list[Site]


class Visitor(Plain, frozen=True):
    sites: list[Site]
    modes: list[Mode]


class VisitingTable(Tagged, frozen=True):
    cards: dict[str, Visitor]


class Program(Plain, frozen=True):
    band: Literal[1, 2, 3]
    ao: list[Literal["no", "yes"]]
    mode: Mode
    slots: list[Class]
    full: int
    partial: int
    loss: int


class ProgramTable(Tagged, frozen=True):
    cards: dict[str, Program]


class Target(Plain, frozen=True):
    kind: Class = msgspec.field(name="class")
    sites: list[Site]
    hours: int
    hours_ao: int
    opportunity: bool
    rounds: tuple[int, int]


class TargetTable(Tagged, frozen=True):
    cards: dict[str, Target]


class TimeTable(Tagged, frozen=True):
    cards: dict[str, Literal["1h", "2h", "3h", "5h", "classical"]]


class Hours(Tagged, frozen=True):
    hours: int


class Points(Tagged, frozen=True):
    points: int


class Role(Tagged, frozen=True):
    extra_cards: int = 0
    extra_hours: int = 0


class ScenarioSide(Plain, frozen=True):
    players: list[int]
    hand: int
    rounds: int
    reputation: int
    band1_required: int
    missing_costs: int
    levels: tuple[int, int, int]


class Scenario(Tagged, frozen=True):
    sides: dict[Literal["A", "B"], ScenarioSide]


class Ports(Tagged, frozen=True):
    facility: int
    visiting: int
    row: int


class InstantTable(Tagged, frozen=True):
    cards: dict[str, str]


class RuleCards(Tagged, frozen=True):
    cards: int


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything in the box."""

    conditions: ConditionTable
    weather: WeatherTable
    specials: SpecialTable
    instruments: dict[str, Instrument]
    gmos_split: Split
    visiting: VisitingTable
    programs: ProgramTable
    targets: TargetTable
    times: TimeTable
    checkouts: Hours
    poor_weather: Points
    roles: dict[str, Role]
    scenario: Scenario
    ports: Ports
    instants: InstantTable
    discretionary_time: Hours
    rule_cards: RuleCards

    def scenario_for(self, players: int) -> ScenarioSide:
        return next(side for side in self.scenario.sides.values() if players in side.players)


def load(folder: Path, overlay: Overlay | None = None) -> tuple[Edition, str]:
    """The built-in edition, or somebody's own laid over it, checked; and its fingerprint."""
    tables = read_tables(folder, overlay)
    edition = convert(tables, Edition)
    check(edition)
    return edition, fingerprint(tables)


# -- checking ------------------------------------------------------------------------------------------------


def check(edition: Edition) -> None:
    """Raises `BadEdition` with one sentence that says what is wrong and where."""
    _check_ids(edition)
    _check_weather(edition)
    _check_instruments(edition)
    _check_targets(edition)
    _check_programs(edition)
    _check_times(edition)
    _check_table(edition)
    _check_scenario(edition)
    for name, program in edition.programs.cards.items():
        _check_completable(edition, name, program)


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadEdition(sentence)


def _check_ids(edition: Edition) -> None:
    """Counts as printed: 15 + 4 weather, 8 + 1 instruments, 11 + 19 + 25 + 1 player cards, 4 roles, 2 rule cards."""
    lists: list[tuple[str, Iterable[str], tuple[str, ...]]] = [
        ("weather.cards", edition.weather.cards, CONDITION_IDS),
        ("specials.cards", edition.specials.cards, SPECIAL_IDS),
        ("instruments", edition.instruments, FACILITY_IDS),
        ("visiting.cards", edition.visiting.cards, VISITING_IDS),
        ("programs.cards", edition.programs.cards, PROGRAM_IDS),
        ("targets.cards", edition.targets.cards, TARGET_IDS),
        ("times.cards", edition.times.cards, TIME_IDS),
        ("instants.cards", edition.instants.cards, INSTANT_IDS),
        ("roles", edition.roles, ROLE_IDS),
    ]
    for where, found, wanted in lists:
        for name in wanted:
            _require(name in found, f"{where} lacks {name}: it holds {wanted[0]} to {wanted[-1]}, {len(wanted)} cards")
        for name in found:
            _require(name in wanted, f"{where} has {name}, but it holds only {wanted[0]} to {wanted[-1]}")
    total = card_count(edition)
    _require(total == PRINTED_TOTAL, f"the box holds {total} cards, but {PRINTED_TOTAL} are printed: see rule_cards")


def card_count(edition: Edition) -> int:
    """All cards of the base game. The Checkouts card and Altair are counted by themselves."""
    decks = (edition.weather.cards, edition.specials.cards, edition.instruments, edition.programs.cards)
    more = (edition.targets.cards, edition.times.cards, edition.roles)
    return sum(len(deck) for deck in decks + more) + 1 + 1 + edition.rule_cards.cards


def _check_weather(edition: Edition) -> None:
    drawn = set(edition.weather.cards.values())
    for name in SKIES:
        _require(name in edition.conditions.kinds, f"conditions.kinds lacks {name}")
        _require(name in drawn, f"weather.cards has no {name} card")
        actions = edition.conditions.kinds[name].actions
        _require(1 <= actions <= 3, f"conditions.kinds.{name}.actions is {actions}, but a turn has 1 to 3")
        single = f"conditions.kinds.{name}.actions is {actions}, but only Best can bring more than one action (G-10)"
        _require(actions == 1 or name == "best", single)
    kinds = {(card.closes, card.when) for card in edition.specials.cards.values()}
    _require(len(kinds) == len(SPECIAL_IDS), "specials.cards needs one special for each site, now and next round")


def _check_instruments(edition: Edition) -> None:
    cards: dict[str, Instrument | Visitor] = {**edition.instruments, **edition.visiting.cards}
    for name, card in cards.items():
        _require(bool(card.sites), f"instrument {name} stands at no site")
        _require(bool(card.modes), f"instrument {name} can do nothing: modes is empty")
    for twin, sites in ((t, getattr(edition.gmos_split, t)) for t in TWINS):
        _require(bool(sites), f"gmos_split puts {twin} at no site")
    hosts = [name for name, card in edition.instruments.items() if card.ao == "with_altair"]
    _require(bool(hosts), "no instrument works with Altair")


def _check_targets(edition: Edition) -> None:
    for name, card in edition.targets.cards.items():
        _require(bool(card.sites), f"target {name} is seen from no site")
        for hours in (card.hours, card.hours_ao):
            _require(0 <= hours <= MOST_HOURS, f"target {name} takes {hours} hours, but 0 to {MOST_HOURS} are possible")
        _require(card.hours + card.hours_ao > 0, f"target {name} has no side: give it hours or hours_ao")
        first, last = card.rounds
        _require(1 <= first <= last <= MOST_ROUNDS, f"target {name} has the rounds {first} to {last}: no such window")
    found = {card.kind for card in edition.targets.cards.values()}
    for kind in ("primary", "secondary", "bright"):
        _require(kind in found, f"there is no {kind} target")
    for site in SITES:
        seen = any(card.sites == [site] for card in edition.targets.cards.values())
        _require(seen, f"no target is seen from the {site} alone")


def _check_programs(edition: Edition) -> None:
    for name, card in edition.programs.cards.items():
        _require(len(card.slots) == 2, f"program {name} has {len(card.slots)} slots, but every program has two")
        _require(bool(card.ao), f"program {name} allows neither AO nor observing without it")
        rising = card.full > card.partial >= 0 >= card.loss
        _require(rising, f"program {name} pays {card.full}/{card.partial}/{card.loss}: full > partial >= 0 >= loss")
    for band in (1, 2, 3):
        _require(any(c.band == band for c in edition.programs.cards.values()), f"no program is in Band {band}")
    _require(1 <= edition.checkouts.hours <= MOST_HOURS, f"checkouts.hours is {edition.checkouts.hours}")


def _check_times(edition: Edition) -> None:
    kinds = list(edition.times.cards.values())
    for kind in KIND_NAMES:
        _require(kind in kinds, f"times.cards has no {kind} card")
    runs = kinds.count("classical")
    _require(runs <= MOST_RUNS, f"times.cards has {runs} Classical Runs, but the rules can date {MOST_RUNS}")


def _check_table(edition: Edition) -> None:
    """What lies beside the decks. Where a value can only be one, it is listed to be read, not to be changed."""
    for (name, effect), wanted in zip(sorted(edition.instants.cards.items()), INSTANT_EFFECTS, strict=True):
        _require(effect == wanted, f"instants.cards.{name} is {effect}, but its effect can only be {wanted}")
    ports = edition.ports
    _require(ports.row == 2, f"ports.row is {ports.row}, but the row can only have 2 places (G-19)")
    facility = len(FACILITY_IDS)
    _require(1 <= ports.facility <= facility, f"ports.facility is {ports.facility}, not 1 to {facility}")
    _require(1 <= ports.visiting <= 3, f"ports.visiting is {ports.visiting}, not 1 to 3")
    more = edition.roles["R2"].extra_cards
    _require(0 <= more <= 4, f"roles.R2.extra_cards is {more}, not 0 to 4")
    more = edition.roles["R4"].extra_hours
    _require(0 <= more <= MOST_HOURS, f"roles.R4.extra_hours is {more}, not 0 to {MOST_HOURS}")
    hours = edition.discretionary_time.hours
    _require(1 <= hours <= MOST_HOURS, f"discretionary_time.hours is {hours}, not 1 to {MOST_HOURS}")
    points = edition.poor_weather.points
    _require(0 <= points <= 99, f"poor_weather.points is {points}, not 0 to 99")


def _check_scenario(edition: Edition) -> None:
    band1 = sum(card.band == 1 for card in edition.programs.cards.values())
    for players in (2, 3, 4):
        sides = [name for name, side in edition.scenario.sides.items() if players in side.players]
        _require(len(sides) == 1, f"{len(sides)} sides of the scenario are for {players} players: one should be")
    for name, side in edition.scenario.sides.items():
        where = f"scenario.sides.{name}"
        others = [players for players in side.players if players not in (2, 3, 4)]
        _require(not others, f"{where}.players names {others}, but the game is for 2, 3 or 4")
        _require(1 <= side.rounds <= MOST_ROUNDS, f"{where}.rounds is {side.rounds}, not 1 to {MOST_ROUNDS}")
        _require(1 <= side.hand <= 8, f"{where}.hand is {side.hand}, not 1 to 8")
        _require(1 <= side.reputation <= 9, f"{where}.reputation is {side.reputation}, not 1 to 9")
        _require(side.missing_costs >= 0, f"{where}.missing_costs is negative")
        enough = 0 <= side.band1_required <= band1
        _require(enough, f"{where} requires {side.band1_required} Band 1 programs, but there are {band1}")
        _require(list(side.levels) == sorted(set(side.levels)), f"{where}.levels should rise: {side.levels}")


def _check_completable(edition: Edition, name: str, program: Program) -> None:
    """Two different targets that some instruments can observe in some weather must fill both slots."""
    sides = [side for side in range(SIDES) if _observable(edition, side, program)]
    pairs = combinations(sides, 2)
    done = any(a % TARGETS != b % TARGETS and _match(edition, program, a, b, True) for a, b in pairs)
    _require(done, f"program {name} cannot be completed with the targets, instruments and weather of this edition")


def _observable(edition: Edition, side: int, program: Program) -> bool:
    if not _playable(edition, side, program):
        return False
    seers = [
        instrument
        for instrument in edition.instruments.values()
        if program.mode in instrument.modes
        and set(instrument.sites) & set(_target(edition, side).sites)
        and instrument.ao != ("never" if side >= TARGETS else "always")
    ]
    return bool(seers) and _skies(edition, side) != 0


# -- what follows from the cards -----------------------------------------------------------------------------


def _set(members: Iterable[int]) -> int:
    return sum(1 << member for member in set(members))


def _target(edition: Edition, side: int) -> Target:
    return edition.targets.cards[TARGET_IDS[side % TARGETS]]


def _hours(edition: Edition, side: int) -> int:
    card = _target(edition, side)
    return card.hours_ao if side >= TARGETS else card.hours


def _playable(edition: Edition, side: int, program: Program) -> bool:
    """G-21: the side exists and the program's AO field allows it."""
    return _hours(edition, side) > 0 and ("yes" if side >= TARGETS else "no") in program.ao


def fills(edition: Edition, side: int, slot: str, bright_ao_primary: bool) -> bool:
    """G-22: a Bright target's AO side may also stand for a Primary one."""
    kind = _target(edition, side).kind
    return kind == slot or (bright_ao_primary and kind == "bright" and side >= TARGETS and slot == "primary")


def _match(edition: Edition, program: Program, a: int, b: int, bright_ao_primary: bool) -> bool:
    """Whether two targets can fill the two slots, one each."""
    one, two = program.slots
    return any(
        fills(edition, x, one, bright_ao_primary) and fills(edition, y, two, bright_ao_primary)
        for x, y in ((a, b), (b, a))
    )


def _accepted(edition: Edition, program: Program, done: int, bright_ao_primary: bool) -> int:
    sides = [side for side in range(SIDES) if _playable(edition, side, program)]
    if done == NONE:
        return _set(s for s in sides for slot in program.slots if fills(edition, s, slot, bright_ao_primary))
    if not _playable(edition, done, program):
        return 0
    others = (side for side in sides if side % TARGETS != done % TARGETS)
    return _set(side for side in others if _match(edition, program, done, side, bright_ao_primary))


def _skies(edition: Edition, side: int) -> int:
    """The conditions that allow Time on a side: its class, and AO where it is an AO side."""
    kind, ao = _target(edition, side).kind, side >= TARGETS
    kinds = edition.conditions.kinds
    return _set(SKIES[name] for name, sky in kinds.items() if kind in sky.classes and (sky.ao or not ao))


def instruments(edition: Edition, gmos_split: bool) -> list[Instrument | None]:
    """By number; nothing for Altair, which observes nothing by itself."""
    found: list[Instrument | None] = []
    for name in FACILITY_IDS:
        card = edition.instruments[name]
        sites = getattr(edition.gmos_split, name) if gmos_split and name in TWINS else card.sites
        found.append(msgspec.structs.replace(card, sites=sites))
    for name in VISITING_IDS:
        visitor = edition.visiting.cards[name]
        found.append(Instrument(provenance="reconstructed", sites=visitor.sites, modes=visitor.modes, ao="never"))
    return [*found, None]


def _site_set(sites: Iterable[Site]) -> int:
    return sum(SITES[site] for site in set(sites))


def _ints(values: Iterable[int]) -> vec[i64]:
    return vec[i64](list(values))


# -- the compact form ----------------------------------------------------------------------------------------


def build(edition: Edition, gmos_split: bool, bright_ao_primary: bool) -> Tables:
    """The edition as the rules use it, with the two options that change what cards say."""
    tables = Tables(edition)
    _build_targets(tables, edition, bright_ao_primary)
    _build_instruments(tables, edition, gmos_split)
    _build_programs(tables, edition)
    _build_times(tables, edition)
    _build_weather(tables, edition)
    _build_scenario(tables, edition)
    return tables


def _build_targets(tables: Tables, edition: Edition, bright_ao_primary: bool) -> None:
    cards = [edition.targets.cards[name] for name in TARGET_IDS]
    tables.need = _ints(_hours(edition, side) for side in range(SIDES))
    tables.skies = _ints(_skies(edition, side) for side in range(SIDES))
    tables.window = _ints(_set(range(card.rounds[0], card.rounds[1] + 1)) for card in cards)
    tables.opportunity = _set(number for number, card in enumerate(cards) if card.opportunity)
    accepts = [0] * (SIDES + 1)
    for name in PROGRAM_IDS:
        program = edition.programs.cards[name]
        accepts += [_accepted(edition, program, done, bright_ao_primary) for done in range(NONE, SIDES)]
    tables.accepts = _ints(accepts)


def _build_instruments(tables: Tables, edition: Edition, gmos_split: bool) -> None:
    cards = instruments(edition, gmos_split)
    tables.hosts = _set(n for n, card in enumerate(cards) if card and card.ao == "with_altair")
    tables.ports, tables.guest_ports = edition.ports.facility, edition.ports.visiting
    tables.fits = _ints(_fitting(edition, number, card) for number, card in enumerate(cards))
    everything = [(n, card, _site_set(card.sites)) for n, card in enumerate(cards) if card]
    tables.open_at = _ints(_set(n for n, _, sites in everything if sites & ~closed) for closed in range(4))
    plain, carrying = [], []
    for side in range(SIDES):
        ao, seen_from = side >= TARGETS, _site_set(_target(edition, side).sites)
        for closed in range(4):
            there = [(n, card) for n, card, sites in everything if sites & seen_from & ~closed]
            always = _set(n for n, card in there if card.ao == "always")
            other = _set(n for n, card in there if card.ao != "always")
            plain.append(always if ao else other)
            carrying.append(_set(n for n, card in there if card.ao == "with_altair"))
    tables.seers, tables.seers_altair = _ints(plain), _ints(carrying)


def _fitting(edition: Edition, number: int, card: Instrument | None) -> int:
    """G-16, G-30: the programs whose capability an instrument has; BASE takes any but a visitor."""
    if card is None:
        return 0
    programs = [edition.programs.cards[name] for name in PROGRAM_IDS]
    found = _set(n for n, program in enumerate(programs, 1) if program.mode in card.modes)
    return found | (1 << BASE if number < FACILITY else 0)


def _build_programs(tables: Tables, edition: Edition) -> None:
    cards = [edition.programs.cards[name] for name in PROGRAM_IDS]
    tables.band1 = _set(number for number, card in enumerate(cards, 1) if card.band == 1)
    tables.full = _ints([0, *(card.full for card in cards)])
    tables.partial = _ints([0, *(card.partial for card in cards)])
    tables.loss = _ints([0, *(card.loss for card in cards)])
    tables.checkouts = edition.checkouts.hours
    tables.poor_points = edition.poor_weather.points


def _build_times(tables: Tables, edition: Edition) -> None:
    kinds = [edition.times.cards[name] for name in TIME_IDS]
    tables.kind = _ints(_set(TIME + n for n, kind in enumerate(kinds) if kind == name) for name in KIND_NAMES)
    tables.kind_hours = _ints(KIND_HOURS)
    tables.discretionary_hours = edition.discretionary_time.hours


def _build_weather(tables: Tables, edition: Edition) -> None:
    specials = [edition.specials.cards[name] for name in SPECIAL_IDS]
    none = [0] * CONDITIONS
    conditions = [SKIES[edition.weather.cards[name]] for name in CONDITION_IDS]
    tables.condition = _ints(conditions + [NONE] * len(specials))
    tables.closes_now = _ints(none + [SITES[c.closes] if c.when == "now" else 0 for c in specials])
    tables.closes_next = _ints(none + [SITES[c.closes] if c.when == "next" else 0 for c in specials])
    tables.best_actions = edition.conditions.kinds["best"].actions


def _build_scenario(tables: Tables, edition: Edition) -> None:
    sides = [edition.scenario_for(max(players, 2)) for players in range(5)]
    tables.extra_cards = edition.roles["R2"].extra_cards
    tables.extra_hours = edition.roles["R4"].extra_hours
    tables.hand = _ints(side.hand for side in sides)
    tables.rounds = _ints(side.rounds for side in sides)
    tables.reputation = _ints(side.reputation for side in sides)
    tables.required = _ints(side.band1_required for side in sides)
    tables.missing_costs = _ints(side.missing_costs for side in sides)
    tables.levels = _ints(level for side in sides for level in side.levels)
