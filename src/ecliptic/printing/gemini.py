"""The Gemini Card Game on paper: the Player, Instrument and Weather decks, roles, scenario, and tracks."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.games.gemini.data import Instrument, Program, ScenarioSide, Target, Visitor
from ecliptic.games.gemini.game import GeminiGame
from ecliptic.kernel.catalogue import Catalogue
from ecliptic.printing.cards import EDGE, back, counter, cut_outs, face, foot, heading, rows
from ecliptic.printing.drawings import Drawing
from ecliptic.printing.pages import POKER, Card, Cards, Column, Draw, Section, Sheets
from ecliptic.printing.pen import GREY, INK, MIST, WHITE, Pen

Pairs = list[tuple[str, str]]


def sections(game: GeminiGame, say: Catalogue) -> list[Section]:
    edition, title = game.edition, say("title")
    player = back(title, say("print-player-deck"))
    tools = back(title, say("print-instruments"))
    guests = back(title, say("print-visitors"))
    sky = back(title, say("board-weather"))
    instants = [Card(_instant(game, say, name), player) for name in edition.instants.cards]
    instruments = [Card(_instrument(say, name, one, one.ao), tools) for name, one in edition.instruments.items()]
    visitors = [Card(_instrument(say, name, one, "never"), guests) for name, one in edition.visiting.cards.items()]
    weather = [Card(_weather(game, say, kind), sky) for kind in edition.weather.cards.values()]
    weather += [Card(_special(say, name), sky) for name in edition.specials.cards]
    targets = [Card(_target(say, name, one), player) for name, one in edition.targets.cards.items()]
    times = [Card(_time(say, kind), player) for kind in edition.times.cards.values()]
    roles = [Card(_role(game, say, name), back(title, say("print-roles"))) for name in edition.roles]
    return [
        Cards("programs", say("print-programs"), _programs(game, say, player)),
        Cards("targets", say("print-targets"), targets),
        Cards("times", say("board-kind-time"), times),
        Cards("instants", say("print-instants"), instants),
        Cards("instruments", say("print-instruments"), [*instruments, Card(_altair(say), tools)]),
        Cards("visitors", say("print-visitors"), visitors),
        Cards("weather", say("board-weather"), weather),
        Cards("roles", say("print-roles"), roles),
        Cards("scenario", say("print-scenario"), _rule_cards(game, say)),
        Sheets("tracks", say("print-tracks"), [_tracks(game, say)]),
    ]  # fmt: skip


def summary(game: GeminiGame) -> list[Column]:
    edition = game.edition
    return [
        Column("print-summary-goal", {}),
        Column("print-summary-setup", {"row": edition.ports.row}),
        Column("print-summary-round", {}),
        Column("print-summary-turn", {"actions": edition.conditions.kinds["best"].actions}),
        Column("print-summary-actions", {}),
        Column("print-summary-instruments", {"ports": edition.ports.facility, "visiting": edition.ports.visiting}),
        Column("print-summary-targets", {}),
        Column("print-summary-time", {"hours": edition.checkouts.hours}),
        Column("print-summary-complete", {}),
        Column("print-summary-red", {}),
        Column("print-summary-end", {"points": edition.poor_weather.points}),
        Column("print-summary-two", {}),
    ]


# -- the Player deck -------------------------------------------------------------------------------------------------


def _programs(game: GeminiGame, say: Catalogue, player: Draw) -> list[Card]:
    """All programs; the card with Checkouts has Poor Weather time on its other side."""
    edition = game.edition
    checkouts = face(say("board-base"), say("program-BASE"), say.attribute("program-BASE", "help"),
                     label=say("board-hours", hours=edition.checkouts.hours))  # fmt: skip
    poor = face(say("board-base"), say("program-POOR"), say.attribute("program-POOR", "help"),
                label=say("board-poor-points", points=edition.poor_weather.points))  # fmt: skip
    cards = [Card(_program(say, name, one), player) for name, one in edition.programs.cards.items()]
    return [*cards, Card(checkouts, poor)]


def _program(say: Catalogue, name: str, one: Program) -> Draw:
    terms = "ao-any" if len(one.ao) == 2 else "ao-only" if "yes" in one.ao else "ao-none"

    def draw(pen: Pen) -> None:
        kind = f"{say('board-kind-program')} · {say(f'band-{one.band}')}"
        heading(pen, kind, say(f"program-{name}"), name)
        inner = pen.inside(EDGE, 28, pen.width - 2 * EDGE, 56)
        rows(inner, [(say("print-needs"), say(f"mode-{one.mode}")), (say("board-ao"), say(terms))], 0, 6.4, 10)
        wide = (inner.width - 3) / 2
        for number, slot in enumerate(one.slots):
            inner.box(number * (wide + 3), 15, wide, 13, round_=1.5, line=0.4)
            inner.words(
                number * (wide + 3) + wide / 2, 22.6, say(f"type-{slot}"), 10.5, "bold", "middle", most=wide - 2
            )
        pairs = [("print-both", one.full), ("print-one", one.partial), ("print-none", one.loss)]
        rows(inner, [(say(key), _signed(points)) for key, points in pairs], 31, 6.2, 9.5)
        if one.band == 1:
            foot(pen, say("print-best-band1"))

    return draw


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _target(say: Catalogue, name: str, one: Target) -> Draw:
    first, last = one.rounds

    def draw(pen: Pen) -> None:
        heading(pen, f"{say('board-kind-target')} · {say(f'type-{one.kind}')}", say(f"target-{name}"), name)
        inner = pen.inside(EDGE, 28, pen.width - 2 * EDGE, 56)
        sites = " + ".join(say.attribute(f"site-{site}", "name") for site in one.sites)
        rows(inner, [(say("print-type"), say(f"type-{one.kind}")), (say("print-seen-from"), sites)], 0, 6.4, 10)
        wide = (inner.width - 3) / 2
        for number, (label, hours) in enumerate(((say("board-no-ao"), one.hours), (say("board-ao"), one.hours_ao))):
            middle = number * (wide + 3) + wide / 2
            inner.box(number * (wide + 3), 15, wide, 23, round_=1.5, fill=WHITE if hours else MIST, line=0.4)
            inner.words(middle, 20.5, label, 9, anchor="middle", colour=GREY)
            inner.words(middle, 32, say("board-hours", hours=hours) if hours else "—", 20, "display", "middle")
        inner.words(inner.width / 2, 43.5, say("board-rounds", first=first, last=last), 9.5, "bold", "middle")
        if one.opportunity:
            foot(pen, f"! {say('board-opportunity')}")

    return draw


def _time(say: Catalogue, kind: str) -> Draw:
    classical = kind == "classical"

    def draw(pen: Pen) -> None:
        heading(pen, say("board-kind-time"), say("board-kind-classical") if classical else say(f"face-{kind}"))
        hours = 5 if classical else int(kind.removesuffix("h"))
        pen.words(pen.width / 2, 52 if classical else 60, say("board-hours", hours=hours), 44, "display", "middle")
        if classical:
            pen.block(EDGE, 58, pen.width - 2 * EDGE, say("print-classical"), 9, most=18)
            foot(pen, f"! {say('print-red')}")

    return draw


def _instant(game: GeminiGame, say: Catalogue, name: str) -> Draw:
    reputation = max(side.reputation for side in game.edition.scenario.sides.values())
    number = game.edition.discretionary_time.hours if name == "IN1" else reputation
    text = say(f"effect-{name}", n=number)
    return face(say("board-kind-instant"), say(f"face-{name}"), text, label=say("print-no-action"), number=name)


# -- instruments and weather -----------------------------------------------------------------------------------------


def _instrument(say: Catalogue, name: str, one: Instrument | Visitor, ao: str) -> Draw:
    def pairs(pen: Pen) -> None:
        sites = " + ".join(say.attribute(f"site-{site}", "name") for site in one.sites)
        does = [say(f"mode-{mode}") for mode in one.modes]
        rows(pen, [(say("print-stands"), sites), *((say("print-does"), mode) for mode in does)], 0, 6.6, 10)

    visiting = isinstance(one, Visitor)
    kind = say("print-visitor") if visiting else say("board-instrument")
    text = say.attribute(f"instrument-{name}", "help")
    return face(kind, say(f"instrument-{name}"), text, label=say(f"ao-{ao}"), extra=pairs)


def _altair(say: Catalogue) -> Draw:
    text = say.attribute("instrument-altair", "help")
    return face(say("board-instrument"), say("instrument-altair"), text, label=say("ao-grants"))


def _weather(game: GeminiGame, say: Catalogue, kind: str) -> Draw:
    condition = next(one for name, one in game.edition.conditions.kinds.items() if name == kind)
    allowed = [say(f"type-{one}") for one in condition.classes]

    def draw(pen: Pen) -> None:
        heading(pen, say("board-weather"), say(f"sky-{kind}"))
        inner = pen.inside(EDGE, 30, pen.width - 2 * EDGE, 50)
        pairs = [(say("print-allows") if number == 0 else "", one) for number, one in enumerate(allowed)]
        rows(inner, [*pairs, (say("board-ao"), say("print-yes") if condition.ao else say("print-no"))], 0, 7, 11)
        foot(pen, say("print-actions", n=condition.actions))

    return draw


def _special(say: Catalogue, name: str) -> Draw:
    return face(say("board-weather"), say(f"sky-{name}"), say.attribute(f"sky-{name}", "help"))


# -- roles, scenario and reference -----------------------------------------------------------------------------------


def _role(game: GeminiGame, say: Catalogue, name: str) -> Draw:
    role = game.edition.roles[name]
    ability = say(f"ability-{name}", n=role.extra_cards or role.extra_hours)
    return face(say("print-role"), say(f"role-{name}"), ability, number=name)


def _rule_cards(game: GeminiGame, say: Catalogue) -> list[Card]:
    """The scenario with its two sides, and the other rule cards: what a turn is."""
    (_, a), (_, b) = sorted(game.edition.scenario.sides.items())
    scenario = Card(_scenario(say, "A", a), _scenario(say, "B", b))
    turn = face(say("print-reference"), say("print-turn"), say("print-turn-steps"))
    costs = face(say("print-reference"), say("print-red"), say("print-red-steps"))
    return [scenario, *[Card(turn, costs)] * (game.edition.rule_cards.cards - 1)]


def _scenario(say: Catalogue, side: str, one: ScenarioSide) -> Draw:
    players = say.join([str(n) for n in one.players])

    def draw(pen: Pen) -> None:
        heading(pen, say("print-scenario"), say("print-for", players=players), side)
        inner = pen.inside(EDGE, 28, pen.width - 2 * EDGE, 56)
        pairs: Pairs = [
            (say("print-hand"), str(one.hand)),
            (say("print-rounds"), str(one.rounds)),
            (say("board-reputation"), str(one.reputation)),
            (say("print-required"), str(one.band1_required)),
            (say("print-missing"), f"−{one.missing_costs}"),
        ]
        y = rows(inner, pairs, 0, 5.6, 8.5)
        levels = [(say("level-1"), f"< {one.levels[0]}")]
        levels += [(say(f"level-{number}"), f"{least}+") for number, least in enumerate(one.levels, 2)]
        rows(inner, levels, y + 2, 5.6, 8.5)

    return draw


# -- tracks ----------------------------------------------------------------------------------------------------------


def _tracks(game: GeminiGame, say: Catalogue) -> Draw:
    sides = game.edition.scenario.sides.values()
    rounds, reputation = max(side.rounds for side in sides), max(side.reputation for side in sides)

    def draw(pen: Pen) -> None:
        pen.words(0, 9, say("title"), 22, "display")
        _track(pen.inside(0, 18, pen.width, 40), say("print-rounds"), range(1, rounds + 1), 15)
        _track(pen.inside(0, 50, pen.width, 40), say("board-reputation"), range(reputation + 1), 15)
        _track(
            pen.inside(0, 82, pen.width, 40),
            say("print-closed"),
            [say.attribute(f"site-{s}", "name") for s in ("north", "south")],
            30,
        )
        _track(pen.inside(0, 128, pen.width, 40), say("print-hundreds"), range(0, 500, 100), 15)
        _track(pen.inside(0, 160, pen.width, 40), say("print-tens"), range(0, 100, 10), 15)
        _track(pen.inside(0, 192, pen.width, 40), say("print-ones"), range(10), 15)
        pen.words(0, 228, say("print-markers"), 13, "display")
        cut_outs(pen, 231, _markers(say))

    return draw


def _track(pen: Pen, name: str, spaces: Sequence[object], side: float) -> None:
    pen.words(0, 5, name, 13, "display")
    for number, space in enumerate(spaces):
        pen.box(number * side, 8, side, 15, fill=WHITE, line=0.4)
        pen.words(number * side + 1.5, 12.5, str(space), 10, "bold", colour=INK)


def _markers(say: Catalogue) -> list[Draw]:
    names = [say("print-rounds"), say("board-reputation"), say("print-hundreds"), say("print-tens"), say("print-ones")]
    closed = [say.attribute(f"site-{site}", "short") for site in ("north", "south")]
    return [counter("●", name) for name in names] + [counter(f"× {site}") for site in closed]


# -- drawings for the rules page -------------------------------------------------------------------------------------

PROGRAM, INSTRUMENT, TARGET, HOURS = "P09", "gmos_a", "T15", "2h"
"""The cards of the worked turn."""
REDUCED = 0.78
"""How large cards are beside those to cut out."""


def drawings(game: GeminiGame, say: Catalogue) -> dict[str, Drawing]:
    return {"turn": _worked(game, say), "weather": _skies(game, say)}


def _worked(game: GeminiGame, say: Catalogue) -> Drawing:
    """A program at work: what it wants, the instrument, the target, and the Time that is played."""
    edition = game.edition
    program, target = edition.programs.cards[PROGRAM], edition.targets.cards[TARGET]
    instrument = edition.instruments[INSTRUMENT]
    faces = [
        _program(say, PROGRAM, program),
        _instrument(say, INSTRUMENT, instrument, instrument.ao),
        _target(say, TARGET, target),
        _time(say, HOURS),
    ]
    slots = ", ".join(say(f"type-{slot}") for slot in program.slots)
    seen = [
        f"{say(f'program-{PROGRAM}')}: {say(f'mode-{program.mode}')}; {slots}; {program.full}",
        f"{say(f'instrument-{INSTRUMENT}')}: {', '.join(say(f'mode-{mode}') for mode in instrument.modes)}",
        f"{say(f'target-{TARGET}')}: {say(f'type-{target.kind}')}; {say('board-hours', hours=target.hours)}",
        say(f"face-{HOURS}"),
    ]
    return _cards(faces, ". ".join(seen))


def _skies(game: GeminiGame, say: Catalogue) -> Drawing:
    """The conditions, from the best to the worst."""
    kinds = game.edition.conditions.kinds
    seen = [
        f"{say(f'sky-{kind}')}: {', '.join(say(f'type-{one}') for one in sky.classes)}" for kind, sky in kinds.items()
    ]
    return _cards([_weather(game, say, kind) for kind in kinds], "; ".join(seen))


def _cards(faces: Sequence[Draw], seen: str) -> Drawing:
    """Cards, two in a line."""
    wide, high = POKER[0] * REDUCED, POKER[1] * REDUCED

    def draw(pen: Pen) -> None:
        for number, face_ in enumerate(faces):
            row, column = divmod(number, 2)
            card = pen.inside(1 + column * (wide + 3), 1 + row * (high + 3), *POKER, REDUCED)
            card.box(0, 0, *POKER, round_=3, fill=WHITE, stroke=GREY, line=0.4)
            face_(card)

    return Drawing(2 * wide + 5, -(-len(faces) // 2) * (high + 3) - 1, draw, seen)
