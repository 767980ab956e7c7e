"""Lists of legal actions as sets: a base number and a bit mask for each stretch of actions, in ascending order.

Counting and choosing from such a list needs no list of all actions, which is what makes random play fast.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.kernel.bits import lowest, nth, size


class Menu:
    """Stretches of actions: each is base + m for every m in a set."""

    def __init__(self) -> None:
        self.bases: vec[i64] = vec[i64]()
        self.sets: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()
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
        count: i64 = 1
        if members & (members - 1) != 0:
            count = size(members)
        if self.used == len(self.bases):
            self.bases = append(self.bases, base)
            self.sets = append(self.sets, members)
            self.counts = append(self.counts, count)
        else:
            self.bases[self.used] = base
            self.sets[self.used] = members
            self.counts[self.used] = count
        self.used += 1
        self.total += count

    def at(self, index: i64) -> i64:
        """The action with `index` smaller ones."""
        i: i64 = 0
        counts = self.counts
        while index >= counts[i]:
            index -= counts[i]
            i += 1
        return self.bases[i] + nth(self.sets[i], index)

    def holds(self, action: i64) -> bool:
        """Whether an action is listed."""
        i: i64 = 0
        while i < self.used:
            offset = action - self.bases[i]
            if offset >= 0 and offset < 62 and (self.sets[i] >> offset) & 1 == 1:
                return True
            i += 1
        return False

    def actions(self) -> vec[i64]:
        """All of them, ascending."""
        found = vec[i64]()
        i: i64 = 0
        while i < self.used:
            members = self.sets[i]
            while members != 0:
                found = append(found, self.bases[i] + lowest(members))
                members &= members - 1
            i += 1
        return found
