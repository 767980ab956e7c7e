"""Moves as data and as text: `place gnirs on P03`, `time 3h on P08`, `weather W09`.

The kind of an action and its text depend on its number alone; `describe` adds what the table says about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini.data import (
    CARD_IDS,
    INSTRUMENT_IDS,
    KIND_NAMES,
    PLACE_IDS,
    ROLE_IDS,
    TARGET_IDS,
    VISITING_IDS,
    WEATHER_IDS,
)
from ecliptic.games.gemini.legal import Choices
from ecliptic.games.gemini.names import (
    COMPLETES,
    POOR,
    face_code,
    program_code,
    sky_code,
    target_card,
    target_code,
    with_ao,
)
from ecliptic.games.gemini.slots import slots_of
from ecliptic.kernel.bits import members
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Args, fact

Plain = tuple[str, Args]
"""The kind of a move and what its text names."""

SPELLINGS = {
    "discard-hand": "discard hand",
    "place": "place {instrument} on {program}",
    "move": "move {from_program} to {program}",
    "swap": "swap {from_program} with {program}",
    "return": "return {from_program}",
    "move-altair": "move altair to {program}",
    "return-altair": "return altair",
    "activate": "activate {program}",
    "target": "target {target} on {program}",
    "target-ao": "target {target} on {program} with ao",
    "time": "time {face} on {program}",
    "attach": "attach altair to {program}",
    "exchange": "exchange",
    "use": "use {card}",
    "use-on": "use {card} on {program}",
    "use-for": "use {card} for {found_card}",
    "booboo": "booboo",
    "end-turn": "end turn",
    "give": "give {card}",
    "give-nothing": "give nothing",
    "take": "take {card}",
    "send": "send to {program}",
    "send-under": "send under",
    "role": "role {role}",
    "visitor": "visitor {instrument}",
    "first": "first {seat}",
    "row": "row {instrument}",
    "weather": "weather {weather}",
    "draw": "draw {card}",
}
BY = {"action": "", "ability": "engineer ", "IN3": "use IN3 "}
"""An instrument move is an action, the Engineer's ability, or an Instant; what its text begins with."""


def spelling(kind: str, args: Args) -> str:
    """A move's one text."""
    named = {name: "BASE" if value == POOR else value for name, value in args.items()}
    return BY[args.get("by", "action")] + SPELLINGS[kind].format_map(named)


def parse(text: str) -> int:
    action = _actions().get(text.lower())
    if action is None:
        raise InvalidMove(fact("not-a-move", text=text), "gemini")
    return action


@cache
def _actions() -> dict[str, int]:
    return {spelling(kind, args).lower(): action for action, (kind, args) in plain_moves().items()}


# -- by their number alone -----------------------------------------------------------------------------------------


@cache
def plain_moves() -> dict[int, Plain]:
    """Every action: its kind, and what its text names."""
    found = {base + offset: move for base, moves in _stretches() for offset, move in enumerate(moves)}
    for p, program in enumerate(PLACE_IDS):
        for side in range(c.SIDES):
            args = {"target": target_code(side), "program": program, "ao": with_ao(side)}
            found[c.PLAY_TARGET + p * c.SIDES + side] = "target-ao" if with_ao(side) else "target", args
        for kind, face in enumerate(KIND_NAMES):
            found[c.PLAY_TIME + kind * c.PROGRAMS + p] = "time", {"face": face, "program": program}
    for base, by in ((c.MOVE, "action"), (c.ENGINEER, "ability"), (c.USE_PORT_SWAP, "IN3")):
        found |= {base + offset: (kind, {**args, "by": by}) for offset, (kind, args) in _instrument_moves().items()}
    return found


def _stretches() -> Iterable[tuple[int, list[Plain]]]:
    """The simple moves: the first number of each kind, and its moves in order."""
    yield c.DISCARD_HAND, [("discard-hand", {})]
    yield c.ACTIVATE, _each("activate", "program", PLACE_IDS)
    yield c.ATTACH, _each("attach", "program", PLACE_IDS, instrument="altair")
    yield c.EXCHANGE, [("exchange", {})]
    yield c.USE_DISCRETIONARY, _each("use-on", "program", PLACE_IDS, card="IN1")
    yield c.USE_CLEARING, [("use", {"card": "IN2"})]
    yield c.USE_PRESS, [("use", {"card": "IN4"})]
    yield c.USE_NIGHT, [("use", {"card": "IN5"})]
    yield c.USE_ARCHIVE, _each("use-for", "found_card", CARD_IDS, card="IN6")
    yield c.BOOBOO, [("booboo", {})]
    yield c.END_TURN, [("end-turn", {})]
    yield c.GIVE, _each("give", "card", CARD_IDS)
    yield c.KEEP, [("give-nothing", {})]
    yield c.TAKE, _each("take", "card", CARD_IDS)
    yield c.SEND, _each("send", "program", PLACE_IDS)
    yield c.SEND_UNDER, [("send-under", {})]
    yield c.ROLE, _each("role", "role", ROLE_IDS)
    yield c.VISITOR, _each("visitor", "instrument", VISITING_IDS)
    yield c.FIRST, _each("first", "seat", range(c.ROLES))
    yield c.ROW, _each("row", "instrument", INSTRUMENT_IDS)
    yield c.WEATHER, _each("weather", "weather", WEATHER_IDS)
    yield c.DRAW, _each("draw", "card", CARD_IDS)


def _each(kind: str, name: str, codes: Sequence[object], **args: object) -> list[Plain]:
    return [(kind, {**args, name: code}) for code in codes]


def _instrument_moves() -> dict[int, Plain]:
    """The moves of G-17 by their offset."""
    found: dict[int, Plain] = {c.ALTAIR_OFF: ("return-altair", {"instrument": "altair"})}
    for p, here in enumerate(PLACE_IDS):
        for rig in range(c.ALTAIR):
            args = {"instrument": INSTRUMENT_IDS[rig], "program": here}
            found[c.PLACE + rig * c.PROGRAMS + p] = "place", args
        for q, there in enumerate(PLACE_IDS):
            both = {"from_program": here, "program": there}
            found[c.SHIFT + p * c.PROGRAMS + q] = "move", both
            found[c.SWAP + p * c.PROGRAMS + q] = "swap", both
        found[c.RETURN + p] = "return", {"from_program": here}
        found[c.ALTAIR_TO + p] = "move-altair", {"instrument": "altair", "program": here}
    return found


# -- with what the table says --------------------------------------------------------------------------------------


USED = ("card", "instrument")
"""What a move is made with is named first, where it goes after it."""


def describe(s: Choices, action: int) -> Plain:
    """What an action does and uses."""
    kind, args = plain_moves()[action]
    named = {**args, **_more(s, kind, args)}
    named = {**{name: named[name] for name in USED if name in named}, **named}
    for name in ("program", "from_program"):
        if named.get(name) == PLACE_IDS[c.BASE]:
            named[name] = program_code(s, c.BASE)
    for card, face in (("card", "face"), ("found_card", "found_face")):
        if named.get(card) is not None:
            named[face] = face_code(s, CARD_IDS.index(named[card]))
    return kind, named


def _more(s: Choices, kind: str, args: Args) -> Args:
    if kind in ("target", "target-ao"):
        return _target(s, args)
    if kind == "time":
        return _time(s, args)
    if kind == "use-on":
        return observed(s, PLACE_IDS.index(args["program"]), s.tables.discretionary_hours)
    if "by" in args or kind == "attach":
        return _instruments(s, kind, args)
    if kind in ("send", "send-under"):
        return {"instrument": None if s.freed == c.NONE else INSTRUMENT_IDS[s.freed]}
    if kind == "take":
        return _exchange(s, CARD_IDS.index(args["card"]))
    if kind == "weather":
        return {"sky": sky_code(s, WEATHER_IDS.index(args["weather"]))}
    if kind == "discard-hand":
        return _hand(s)
    if kind == "activate":
        return {"card": args["program"], "worth": s.tables.loss[PLACE_IDS.index(args["program"])]}
    return {"seat": s.seat} if kind in ("role", "draw") else {}


def _time(s: Choices, args: Args) -> Args:
    """Of equal cards one is played; which it is, and what its hours do."""
    kind, program = KIND_NAMES.index(args["face"]), PLACE_IDS.index(args["program"])
    held = s.hands[s.seat] & s.tables.kind[kind]
    card = CARD_IDS[s.time_card(s.seat, kind)] if held else None
    return {"card": card, **observed(s, program, s.hours_of(kind, program))}


def observed(s: Choices, program: int, hours: int) -> Args:
    """What this many more hours do to a program: for which target in which slot, how far, and what they complete."""
    side, now = s.at(program, c.SIDE), s.at(program, c.HOURS)
    found: Args = {"hours": hours, "now_hours": now + hours}
    if program == c.BASE:
        need = None if s.flipped else s.tables.checkouts
    elif side == c.NONE:
        return {**found, "completes": COMPLETES[c.NOTHING]}
    else:
        need = s.tables.need[side]
        slot = slots_of(s, program, s.at(program, c.DONE), side)[1]
        found |= {"target": target_code(side), "ao": with_ao(side), "slot": slot}
    if need is not None:
        found |= {"now_hours": min(now + hours, need), "need_hours": need, "lost_hours": max(0, now + hours - need)}
    return {**found, "completes": COMPLETES[s.completes(program, hours)]}


def _target(s: Choices, args: Args) -> Args:
    program, target = PLACE_IDS.index(args["program"]), TARGET_IDS.index(args["target"])
    side = target + (c.TARGETS if args["ao"] else 0)
    found: Args = {"card": args["target"], "target_type": target_card(s, side).kind, "hours": s.tables.need[side]}
    if s.is_opportunity(side):
        found["due_round"] = s.round + 1
    if program == c.BASE:
        return found
    found["slot"] = slots_of(s, program, s.at(program, c.DONE), side)[1]
    old = s.at(program, c.SIDE)
    if old != c.NONE:
        found |= {"replaced_target": target_code(old), "lost_reputation": int(s.is_opportunity(old))}
    return found


def _instruments(s: Choices, kind: str, args: Args) -> Args:
    """Which instruments a move concerns, and whether Altair is lost by it."""
    found: Args = {}
    if kind in ("move", "swap", "return"):
        found["instrument"] = _on(s, args["from_program"])
        ends = [PLACE_IDS.index(args[name]) for name in ("from_program", "program") if name in args]
        found["loses_altair"] = s.altair in ends
    if kind == "swap":
        found["other_instrument"] = _on(s, args["program"])
    if kind in ("attach", "move-altair"):
        found["host_instrument"] = _on(s, args["program"])
    if kind in ("move-altair", "return-altair") and s.altair != c.NONE:
        found["from_program"] = program_code(s, s.altair)
    return found


def _on(s: Choices, place: str) -> str | None:
    rig = s.at(PLACE_IDS.index(place), c.INSTRUMENT)
    return None if rig == c.NONE else INSTRUMENT_IDS[rig]


def _exchange(s: Choices, card: int) -> Args:
    found: Args = {}
    holders = [seat for seat, hand in enumerate(s.hands) if hand >> card & 1]
    if holders:
        found["other_seat"] = holders[0]
    if s.given != c.NONE:
        found |= {"given_card": CARD_IDS[s.given], "given_face": face_code(s, s.given)}
    return found


def _hand(s: Choices) -> Args:
    """G-14, and what Classical Runs among the cards cost."""
    cards = members(s.hands[s.seat])
    runs = [card for card in cards if s.tables.kind[c.CLASSICAL] >> card & 1]
    faces = [face_code(s, card) for card in cards]
    return {"cards": [CARD_IDS[card] for card in cards], "faces": faces, "n": len(cards), "lost_reputation": len(runs)}
