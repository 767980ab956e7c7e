"""Moves as data and as text: what each does and uses (`describe`), and the action that a spelling means (`parse`)."""

from __future__ import annotations

import re
from collections.abc import Callable

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.data import SETBACK_NAMES
from ecliptic.games.transit.facts import slot_number, wild_face
from ecliptic.games.transit.ids import wild_index, wild_milestone
from ecliptic.games.transit.names import (
    ONGOING_CARDS,
    card_name,
    milestone_name,
    read_card,
    read_milestone,
    setback_name,
)
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import Args, fact

CARD_MOVES = {"play": c.A_PLAY, "place": c.A_PLACE, "discard": c.A_DISCARD, "offer": c.A_OFFER, "take": c.A_TAKE}
MILESTONE_MOVES = {"use": c.A_USE, "keep": c.A_KEEP, "drop": c.A_DROP, "milestone": c.N_MILESTONE}
WORDS = {"done": c.DONE, "pass": c.PASS, "accept": c.YES, "decline": c.NO}
CHANCE_KINDS = {
    c.GROUP_DRAW: "draw", c.NEW_SUN: "sun", c.NEW_TABLEAU: "tableau", c.SHOW: "show", c.STREAM: "stream", c.SEE: "see",
    c.TURN_UP: "turn", c.LAY: "lay", c.GATHER: "gather", c.BURN: "burn",
}  # fmt: skip
"""What Nature does with a card, by the task it carries out."""

SPELLINGS = {
    **{kind: kind for kind in WORDS},
    **{kind: f"{kind} {{card}}" for kind in [*CARD_MOVES, "deal", *CHANCE_KINDS.values()]},
    **{kind: f"{kind} {{milestone}}" for kind in MILESTONE_MOVES},
    "keep-one": "keep {milestone} not {discarded_milestone}",
    "seat": "seat {seat}",
    "pick": "pick {slot}",
    "trade": "trade {place} for {card}",
    "wild": "wild {milestone} as {as_card}",
    "give": "give {milestone} to {seat}",
    "setback": "setback {setback}",
    "first": "first {seat}",
}


def chance_kind(s: Transit) -> str:
    """How the card that Nature turns up now is announced."""
    return CHANCE_KINDS.get(s.task, "sun" if s.phase == c.SUN else "deal")


# -- describing ------------------------------------------------------------------------------------------------------


def describe(s: Transit, action: int) -> tuple[str, Args]:
    for kind, word in WORDS.items():
        if action == word:
            return kind, {}
    if action < c.A_PLAY:
        return "seat", {"seat": action - c.A_SEAT}
    if action < c.A_PICK:
        kind = list(CARD_MOVES)[(action - c.A_PLAY) // 32]
        return kind, {"card": card_name((action - c.A_PLAY) % 32)}
    if action < c.A_TRADE:
        return "pick", {"slot": action - c.A_PICK + 1, "milestone": milestone_name(s.task_card)}
    if action < c.A_WILD:
        slot, laid = divmod(action - c.A_TRADE, 32)
        return _trade(s, slot, card_name(laid))
    if action < c.A_USE:
        wild, face = divmod(action - c.A_WILD, 32)
        shown = wild_face(s, face) if face < c.RANKS else card_name(face)
        return "wild", {"milestone": milestone_name(wild_milestone(wild)), "as_card": shown, "rank": int(c.rank(face))}
    if action < c.N_CARD:
        return _milestone_move(action)
    return _chance(s, action) if action < c.ACTIONS else _partly_seen(s, action)


def _trade(s: Transit, slot: int, laid: str | None) -> tuple[str, Args]:
    held = s.at[c.SLOT + slot]
    taken = card_name(held) if 0 <= held < c.DOWN else None
    return "trade", {"place": _place(s, slot), "slot": slot_number(slot), "taken_card": taken, "card": laid}


def _place(s: Transit, slot: int) -> str:
    """A place of the Tableau is called by the faceup card that lies there."""
    held = s.at[c.SLOT + slot]
    if 0 <= held < c.DOWN:
        return card_name(held)
    return "sun" if slot == c.SUN_SLOT else f"slot{slot + 1}"


def _milestone_move(action: int) -> tuple[str, Args]:
    if action < c.A_GIVE:
        return "use", {"milestone": milestone_name(action - c.A_USE)}
    if action < c.A_KEEP:
        wild, taker = divmod(action - c.A_GIVE, 4)
        return "give", {"milestone": milestone_name(wild_milestone(wild)), "seat": taker}
    if action < c.A_DROP:
        return "keep", {"milestone": milestone_name(action - c.A_KEEP)}
    return "drop", {"milestone": milestone_name(action - c.A_DROP)}


def _chance(s: Transit, action: int) -> tuple[str, Args]:
    if action < c.N_MILESTONE:
        return chance_kind(s), {"card": card_name(action - c.N_CARD)}
    if action < c.N_SETBACK:
        return "milestone", {"milestone": milestone_name(action - c.N_MILESTONE)}
    if action < c.N_FIRST:
        return "setback", {"setback": setback_name(action - c.N_SETBACK)}
    return "first", {"seat": action - c.N_FIRST}


def _partly_seen(s: Transit, action: int) -> tuple[str, Args]:
    """Moves of which the viewer saw only a part."""
    if action == c.S_DISCARD:
        return "discard", {"card": None}
    if action < c.S_GIVE:
        return _trade(s, action - c.S_TRADE, None)
    if action < c.S_KEEP:
        return "give", {"milestone": None, "seat": action - c.S_GIVE}
    if action < c.S_KEPT:
        return "keep-one", {"milestone": None, "discarded_milestone": milestone_name(action - c.S_KEEP)}
    kept, discarded = divmod(action - c.S_KEPT, c.MILESTONES)
    names = milestone_name(ONGOING_CARDS[kept]), milestone_name(discarded)
    return "keep-one", {"milestone": names[0], "discarded_milestone": names[1]}


# -- reading ---------------------------------------------------------------------------------------------------------


def parse(s: Transit, text: str) -> int:
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    verb, _, rest = text.partition(" ")
    reader = READERS.get(verb.lower())
    if reader is None or not rest:
        raise _wrong("not-a-move", text=text)
    return reader(s, verb.lower(), rest)


def _wrong(key: str, **args: object) -> InvalidMove:
    return InvalidMove(fact(key, **args), "transit")


def _read_card_move(s: Transit, verb: str, rest: str) -> int:
    return CARD_MOVES[verb] + read_card(rest)


def _read_chance_card(s: Transit, verb: str, rest: str) -> int:
    if verb != chance_kind(s):
        raise _wrong("not-now", text=verb)
    return c.N_CARD + read_card(rest)


def _read_milestone_move(s: Transit, verb: str, rest: str) -> int:
    return MILESTONE_MOVES[verb] + read_milestone(rest)


def _read_setback(s: Transit, verb: str, rest: str) -> int:
    if rest.lower() not in SETBACK_NAMES:
        raise _wrong("not-a-setback", text=rest)
    return c.N_SETBACK + SETBACK_NAMES.index(rest.lower())


def _read_seat(text: str) -> int:
    if text not in ("0", "1", "2", "3"):
        raise _wrong("not-a-seat", text=text)
    return int(text)


def _read_slot(s: Transit, verb: str, rest: str) -> int:
    slots = [str(slot + 1) for slot in range(c.SLOTS)]
    if rest not in slots:
        raise _wrong("not-a-place", text=rest)
    return c.A_PICK + slots.index(rest)


def _read_trade(s: Transit, verb: str, rest: str) -> int:
    found = re.fullmatch(r"(\S+) for (\S+)", rest, re.IGNORECASE)
    if not found:
        raise _wrong("not-a-trade")
    laid = read_card(found[2])
    places = [_place(s, slot) for slot in range(c.SUN_SLOT + 1)]
    wanted = found[1].lower()
    if wanted not in places:
        wanted = card_name(read_card(wanted))
    if wanted not in places:
        raise _wrong("not-faceup", text=wanted)
    return c.A_TRADE + places.index(wanted) * 32 + laid


def _read_wild(s: Transit, verb: str, rest: str) -> int:
    found = re.fullmatch(r"(\S+) as (\S+)", rest, re.IGNORECASE)
    if not found:
        raise _wrong("not-a-wild-move")
    ranks = set("12345678") if not s.suits_matter() else set()
    face = int(found[2]) - 1 if found[2] in ranks else read_card(found[2])
    if ranks and found[2] not in ranks and face < c.RANKS:
        raise _wrong("wild-without-suit", text=str(c.rank(face)))
    return c.A_WILD + _read_wild_name(found[1]) * 32 + face


def _read_wild_name(text: str) -> int:
    milestone = read_milestone(text)
    if not c.WILD_SET >> milestone & 1:
        raise _wrong("not-a-wild", text=text)
    return wild_index(milestone)


def _read_gift(s: Transit, verb: str, rest: str) -> int:
    found = re.fullmatch(r"(\S+) to (\S+)", rest, re.IGNORECASE)
    if not found:
        raise _wrong("not-a-gift")
    return c.A_GIVE + _read_wild_name(found[1]) * 4 + _read_seat(found[2])


Reader = Callable[[Transit, str, str], int]
READERS: dict[str, Reader] = {
    **dict.fromkeys(CARD_MOVES, _read_card_move),
    **dict.fromkeys(MILESTONE_MOVES, _read_milestone_move),
    **dict.fromkeys(("deal", *CHANCE_KINDS.values()), _read_chance_card),
    "seat": lambda s, verb, rest: c.A_SEAT + _read_seat(rest),
    "first": lambda s, verb, rest: c.N_FIRST + _read_seat(rest),
    "setback": _read_setback,
    "pick": _read_slot,
    "trade": _read_trade,
    "wild": _read_wild,
    "give": _read_gift,
}
