"""Moves as text: one spelling of each, printed by `spell` and read by `parse`."""

from __future__ import annotations

import re
from collections.abc import Callable

from ecliptic.games.transit import cards as c
from ecliptic.games.transit.board import DOWN, SLOT, SLOTS, SUN_SLOT
from ecliptic.games.transit.data import SETBACK_NAMES
from ecliptic.games.transit.names import (
    ONGOING_CARDS,
    card_name,
    milestone_name,
    read_card,
    read_milestone,
    setback_name,
)
from ecliptic.games.transit.rules import Transit, wild_index, wild_milestone
from ecliptic.kernel.errors import InvalidMove

WORDS = {c.DONE: "done", c.PASS: "pass", c.YES: "accept", c.NO: "decline"}

CHANCE_VERBS = {
    c.GROUP_DRAW: "draw", c.NEW_SUN: "sun", c.NEW_TABLEAU: "tableau", c.SHOW: "show", c.STREAM: "stream", c.SEE: "see",
    c.TURN_UP: "turn", c.LAY: "lay", c.GATHER: "gather", c.BURN: "burn",
}  # fmt: skip
"""What Nature does with a card, by the task it carries out."""

CARD_MOVES = {"play": c.A_PLAY, "place": c.A_PLACE, "discard": c.A_DISCARD, "offer": c.A_OFFER, "take": c.A_TAKE}
MILESTONE_MOVES = {"use": c.A_USE, "keep": c.A_KEEP, "drop": c.A_DROP, "milestone": c.N_MILESTONE}


def chance_verb(s: Transit) -> str:
    """How the card that Nature turns up now is announced."""
    return CHANCE_VERBS.get(s.task, "sun" if s.phase == c.SUN else "deal")


# -- printing --------------------------------------------------------------------------------------------------------


def spell(s: Transit, seat: int, action: int) -> str:
    if action in WORDS:
        return WORDS[action]
    if action < c.A_PLAY:
        return f"seat {action - c.A_SEAT}"
    if action < c.A_PICK:
        verb = ("play", "place", "discard", "offer", "take")[(action - c.A_PLAY) // 32]
        return f"{verb} {card_name((action - c.A_PLAY) % 32)}"
    if action < c.A_TRADE:
        return f"pick {action - c.A_PICK + 1}"
    if action < c.A_USE:
        return _spell_trade(s, action) if action < c.A_WILD else _spell_wild(s, action)
    if action < c.N_CARD:
        return _spell_milestone(action)
    return _spell_chance(s, action) if action < c.ACTIONS else _spell_seen(s, action)


def _spell_trade(s: Transit, action: int) -> str:
    slot, laid = divmod(action - c.A_TRADE, 32)
    return f"trade {_slot_text(s, slot)} for {card_name(laid)}"


def _slot_text(s: Transit, slot: int) -> str:
    held = s.at[SLOT + slot]
    if 0 <= held < DOWN:
        return card_name(held)
    return "sun" if slot == SUN_SLOT else f"slot{slot + 1}"


def _spell_wild(s: Transit, action: int) -> str:
    wild, face = divmod(action - c.A_WILD, 32)
    shown = card_name(face) if s.suits_matter() or face >= c.RANKS else str(c.rank(face))
    return f"wild {milestone_name(wild_milestone(wild))} as {shown}"


def _spell_milestone(action: int) -> str:
    if action < c.A_GIVE:
        return f"use {milestone_name(action - c.A_USE)}"
    if action < c.A_KEEP:
        wild, taker = divmod(action - c.A_GIVE, 4)
        return f"give {milestone_name(wild_milestone(wild))} to {taker}"
    if action < c.A_DROP:
        return f"keep {milestone_name(action - c.A_KEEP)}"
    return f"drop {milestone_name(action - c.A_DROP)}"


def _spell_chance(s: Transit, action: int) -> str:
    if action < c.N_MILESTONE:
        return f"{chance_verb(s)} {card_name(action - c.N_CARD)}"
    if action < c.N_SETBACK:
        return f"milestone {milestone_name(action - c.N_MILESTONE)}"
    if action < c.N_FIRST:
        return f"setback {setback_name(action - c.N_SETBACK)}"
    return f"first {action - c.N_FIRST}"


def _spell_seen(s: Transit, action: int) -> str:
    """Moves of which the viewer saw only a part."""
    if action == c.S_DISCARD:
        return "discard ?"
    if action < c.S_GIVE:
        return f"trade {_slot_text(s, action - c.S_TRADE)} for ?"
    if action < c.S_KEEP:
        return f"give ? to {action - c.S_GIVE}"
    if action < c.S_KEPT:
        return f"keep ? not {milestone_name(action - c.S_KEEP)}"
    kept, discarded = divmod(action - c.S_KEPT, c.MILESTONES)
    return f"keep {milestone_name(ONGOING_CARDS[kept])} not {milestone_name(discarded)}"


# -- reading ---------------------------------------------------------------------------------------------------------


def parse(s: Transit, seat: int, text: str) -> int:
    for action, word in WORDS.items():
        if text.lower() == word:
            return action
    verb, _, rest = text.partition(" ")
    reader = READERS.get(verb.lower())
    if reader is None or not rest:
        raise InvalidMove(f"{text!r} is no move; moves look like: play 5H, trade 7S for 2C, use iss, pass")
    return reader(s, verb.lower(), rest)


def _read_card_move(s: Transit, verb: str, rest: str) -> int:
    return CARD_MOVES[verb] + read_card(rest)


def _read_chance_card(s: Transit, verb: str, rest: str) -> int:
    if verb != chance_verb(s):
        raise InvalidMove(f"nothing can be done with {verb!r} here")
    return c.N_CARD + read_card(rest)


def _read_milestone_move(s: Transit, verb: str, rest: str) -> int:
    return MILESTONE_MOVES[verb] + read_milestone(rest)


def _read_setback(s: Transit, verb: str, rest: str) -> int:
    if rest.lower() not in SETBACK_NAMES:
        raise InvalidMove(f"there is no Setback {rest!r}")
    return c.N_SETBACK + SETBACK_NAMES.index(rest.lower())


def _read_seat(text: str) -> int:
    if text not in ("0", "1", "2", "3"):
        raise InvalidMove(f"{text!r} is no seat")
    return int(text)


def _read_slot(s: Transit, verb: str, rest: str) -> int:
    slots = [str(slot + 1) for slot in range(SLOTS)]
    if rest not in slots:
        raise InvalidMove(f"{rest!r} is no slot of the Tableau: slots are 1 to {SLOTS}")
    return c.A_PICK + slots.index(rest)


def _read_trade(s: Transit, verb: str, rest: str) -> int:
    found = re.fullmatch(r"(\S+) for (\S+)", rest, re.IGNORECASE)
    if not found:
        raise InvalidMove("a trade reads: trade 7S for 2C, the Tableau's card first")
    laid = read_card(found[2])
    places = [_slot_text(s, slot) for slot in range(SUN_SLOT + 1)]
    wanted = found[1].lower()
    if wanted not in places:
        wanted = card_name(read_card(wanted))
    if wanted not in places:
        raise InvalidMove(f"{wanted} does not lie faceup in the Tableau (T-11)")
    return c.A_TRADE + places.index(wanted) * 32 + laid


def _read_wild(s: Transit, verb: str, rest: str) -> int:
    found = re.fullmatch(r"(\S+) as (\S+)", rest, re.IGNORECASE)
    if not found:
        raise InvalidMove("a WILD reads: wild keplers-model as 1H")
    ranks = set("12345678") if not s.suits_matter() else set()
    face = int(found[2]) - 1 if found[2] in ranks else read_card(found[2])
    if ranks and found[2] not in ranks and face < c.RANKS:
        raise InvalidMove(f"suits do not matter here: a WILD reads like wild keplers-model as {c.rank(face)}")
    return c.A_WILD + _read_wild_name(found[1]) * 32 + face


def _read_wild_name(text: str) -> int:
    milestone = read_milestone(text)
    if not c.WILD_SET >> milestone & 1:
        raise InvalidMove(f"{text} is no WILD")
    return wild_index(milestone)


def _read_gift(s: Transit, verb: str, rest: str) -> int:
    found = re.fullmatch(r"(\S+) to (\S+)", rest, re.IGNORECASE)
    if not found:
        raise InvalidMove("handing on reads: give keplers-model to 2")
    return c.A_GIVE + _read_wild_name(found[1]) * 4 + _read_seat(found[2])


Reader = Callable[[Transit, str, str], int]
READERS: dict[str, Reader] = {
    **dict.fromkeys(CARD_MOVES, _read_card_move),
    **dict.fromkeys(MILESTONE_MOVES, _read_milestone_move),
    **dict.fromkeys(("deal", *CHANCE_VERBS.values()), _read_chance_card),
    "seat": lambda s, verb, rest: c.A_SEAT + _read_seat(rest),
    "first": lambda s, verb, rest: c.N_FIRST + _read_seat(rest),
    "setback": _read_setback,
    "pick": _read_slot,
    "trade": _read_trade,
    "wild": _read_wild,
    "give": _read_gift,
}
