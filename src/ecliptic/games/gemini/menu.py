"""Lists of legal actions as sets: a base number and a bit mask for each stretch of actions, in ascending order.

Counting and choosing from such a list needs no list of all actions, which is what makes random play fast.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.kernel.bits import lowest, nth, size

STRIDE: Final = 3


class Menu:
    """Stretches of actions: each is base + m for every m in a set."""

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]()
        """Base, set and size of each stretch, one after the other; what is beyond `used` is left from before."""
        self.used: i64 = 0
        self.total: i64 = 0
        """How many actions are listed."""

    def clear(self) -> None:
        self.used = 0
        self.total = 0

    def add(self, base: i64, members: i64) -> None:
        """Lists base + m for every member m."""
        if members == 0:
            return
        count = size(members)
        at = self.used
        rows = self.rows
        if at == len(rows):
            rows = append(rows, base)
            rows = append(rows, members)
            self.rows = append(rows, count)
        else:
            rows[at] = base
            rows[at + 1] = members
            rows[at + 2] = count
        self.used = at + STRIDE
        self.total += count

    def at(self, index: i64) -> i64:
        """The action with `index` smaller ones."""
        rows = self.rows
        i: i64 = 0
        while index >= rows[i + 2]:
            index -= rows[i + 2]
            i += STRIDE
        return rows[i] + nth(rows[i + 1], index)

    def holds(self, action: i64) -> bool:
        """Whether an action is listed."""
        i: i64 = 0
        while i < self.used:
            offset = action - self.rows[i]
            if offset >= 0 and offset < 62 and (self.rows[i + 1] >> offset) & 1 == 1:
                return True
            i += STRIDE
        return False

    def actions(self) -> vec[i64]:
        """All of them, ascending."""
        found = vec[i64](capacity=self.total)
        i: i64 = 0
        while i < self.used:
            base = self.rows[i]
            members = self.rows[i + 1]
            while members != 0:
                found = append(found, base + lowest(members))
                members &= members - 1
            i += STRIDE
        return found
