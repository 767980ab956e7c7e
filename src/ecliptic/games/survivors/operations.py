"""The 296 operations of a turn as a table: where an effect comes from, which dice it takes and which it gives back.

Dice of equal value are interchangeable, so an operation names faces. The fast code uses only the numbers
(`operate.py`); moves, facts and refusals read this table.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import NamedTuple

from ecliptic.games.survivors import ids as c

FACES = range(1, 7)
SPOTS = {
    "kind": (0, 1, c.PART_REWARD, c.CRYSTAL_REWARD, c.ROD_REWARD),
    "run": (0, 0, 3, 4),
    "any3": (0, 0, 2),
    "full": (0, 0, 0, 0, c.LARGE),
    "qspot": (c.ORE_REWARD,),
}
"""The reward above each spot of a track (S-20)."""


class Operation(NamedTuple):
    """One thing a player can do with dice."""

    source: str
    """engineer, part, ore, up, down, kind, run, any3, full, qspot or end."""
    effect: int = -1
    before: int = 0
    """The face that is changed."""
    after: int = 0
    """What it becomes; 0 if Nature says."""
    dice: tuple[int, ...] = ()
    """All dice needed. For a change all but one are locked by it, for a lock all are."""

    @property
    def reward(self) -> int:
        """What a lock earns; 0 for anything else."""
        return SPOTS[self.source][len(self.dice) - 1] if self.source in SPOTS else 0


def _targets(effect: int, face: int) -> list[int]:
    """S-13, before the range of a die is looked at."""
    return {
        c.SET3: [3],
        c.SET4: [4],
        c.SUB2: [face - 2],
        c.ADJ1: [face - 1, face + 1],
        c.FLIP: [7 - face],
        c.ANY: list(FACES),
    }[effect]


def changes_of(effect: int) -> list[tuple[int, int]]:
    """(face before, face after) for everything an effect can do; a change to the same face is not offered (R-08)."""
    if effect == c.REROLL:
        return [(face, 0) for face in FACES]
    return [(face, new) for face in FACES for new in _targets(effect, face) if new in FACES and new != face]


def _arrow(source: str, by: int) -> list[Operation]:
    """S-17: one die pays, another one is changed."""
    return [
        Operation(source, c.ADJ1, face, face + by, (pay, face)) for pay in FACES for face in FACES if face + by in FACES
    ]


def _table() -> tuple[Operation, ...]:
    made = [Operation("engineer", e, a, b, (a,)) for e in range(c.ENGINEER_TYPES) for a, b in changes_of(e)]
    made += [Operation("part", e, a, b, (a,)) for e in range(c.EFFECTS) for a, b in changes_of(e)]
    made += [Operation("ore", c.ADJ1, a, b, (a,)) for a, b in changes_of(c.ADJ1)]
    made += _arrow("up", 1) + _arrow("down", -1)
    made += [Operation("kind", dice=(face,) * n) for n in (2, 3, 4, 5) for face in FACES]
    made += [Operation("run", dice=tuple(range(low, low + n))) for n in (3, 4) for low in range(1, 8 - n)]
    made += [Operation("any3", dice=dice) for dice in combinations_with_replacement(FACES, 3)]
    made += [Operation("full", dice=(a, a, a, b, b)) for a in FACES for b in FACES if a != b]
    made += [Operation("qspot", dice=(face,)) for face in FACES]
    return (*made, Operation("end"))


OPERATIONS = _table()


def pack(dice: tuple[int, ...] | list[int]) -> int:
    """Dice as the fast code counts them: a byte for each face."""
    return sum(1 << 8 * (face - 1) for face in dice)


def unpack(packed: int) -> list[int]:
    """The same dice as a list, ascending."""
    return [face for face in FACES for _ in range(packed >> 8 * (face - 1) & 0xFF)]
