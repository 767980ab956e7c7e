"""Which of a program's two slots a target fills, and what the other one still takes (G-21, G-22)."""

from __future__ import annotations

from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini.data import Class, fills
from ecliptic.games.gemini.names import edition_of, program_card, target_card
from ecliptic.games.gemini.state import Board
from ecliptic.kernel.facts import Args


def open_slots(state: Board, program: int, filled: int) -> list[list[Class]]:
    """What is left of the slots beside a side (or NONE): for each the types of target of which one will do."""
    slots = program_card(state, program).slots
    if filled == c.NONE:
        return [[slot] for slot in slots]
    others = (other for i, other in enumerate(reversed(slots)) if _fits(state, program, filled, i))
    return [list(dict.fromkeys(others))]


def either(types: list[Class]) -> Args:
    """One or two types, so that a message can say "or"."""
    named = dict(zip(("type", "other_type"), types, strict=False))
    return {"types": types, "n": len(types), **named}


def slots_of(state: Board, program: int, done: int, side: int) -> tuple[int, int]:
    """The slots, 1 or 2, of a completed side and of the one beside it; 0 for NONE, or where it fits neither.

    A target that could fill either slot is put into that of its own type.
    """
    if done == c.NONE:
        return 0, _slot_of(state, program, side)
    if side == c.NONE:
        return _slot_of(state, program, done), 0
    found = [i for i in (0, 1) if _fits(state, program, done, i) and _fits(state, program, side, 1 - i)]
    if not found:
        return _slot_of(state, program, done), 0
    best = min(found, key=lambda i: not _own(state, program, done, i))
    return best + 1, 2 - best


def _slot_of(state: Board, program: int, side: int) -> int:
    found = [i for i in (0, 1) if side != c.NONE and _fits(state, program, side, i)]
    return min(found, key=lambda i: not _own(state, program, side, i)) + 1 if found else 0


def _fits(state: Board, program: int, side: int, slot: int) -> bool:
    wanted = program_card(state, program).slots[slot]
    return fills(edition_of(state), side, wanted, state.terms.bright_ao_primary)


def _own(state: Board, program: int, side: int, slot: int) -> bool:
    return target_card(state, side).kind == program_card(state, program).slots[slot]
