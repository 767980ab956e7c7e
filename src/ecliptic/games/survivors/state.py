"""The fields of a position, their copying, and what can be asked about them at any time.

The numbers of all seats lie in one row (see ids.py).
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.ruleset import Kit
from ecliptic.games.survivors.terrain import board_side
from ecliptic.kernel.bits import below, bit, lowest
from ecliptic.kernel.state import NATURE, State


def kinds_in(packed: i64) -> i64:
    """The kinds of which a packed count holds any."""
    kinds: i64 = 0
    i: i64 = 0
    while packed:
        if packed & 15:
            kinds |= bit(i)
        packed >>= 4
        i += 1
    return kinds


def nibble_sum(packed: i64) -> i64:
    """All cards of a packed count (four bits for each kind)."""
    total: i64 = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def enqueue(row: vec[i64], base: i64, board: i64) -> None:
    """Puts a board under a queue."""
    row[base + c.QUEUE_] |= board << (6 * row[base + c.QUEUED_])
    row[base + c.QUEUED_] += 1


class Mission(State):
    """What a position consists of. What can be done is in `legal.py`, what it leads to in `turn.py` and `course.py`."""

    game_id: ClassVar[str] = "survivors"

    def __init__(self, seats: i64, kit: Kit, row: vec[i64], before: vec[i64]) -> None:
        self.seats = seats
        self.kit: Kit = kit
        self.row: vec[i64] = row
        """The numbers of all seats."""
        self.before: vec[i64] = before
        """The row as everybody knew it when the round began. Never written to, so that copies share it."""
        self.stage: i64 = c.MARKET
        self.round: i64 = 0
        """In the solo game: the turn."""
        self.market: i64 = 0
        self.deck: i64 = 0
        """Parts face up and face down: four bits for each design."""
        self.stacks: i64 = 0
        """Engineers to be had: four bits for each type."""
        self.picked: i64 = 0
        """Card phase: the seats that have picked in this pass."""
        self.first: i64 = c.NOBODY
        self.last: i64 = c.NOBODY
        """Launch: who begins and who ends."""
        self.active: i64 = 0
        """The seats whose turn is not over."""
        self.waiting: i64 = 0
        """Of these, the seats that wait for a die, a board or a part."""
        self.chance: i64 = c.NOBODY
        """The seat for which Nature acts."""
        self.asked: i64 = bit(NATURE)

    def take_over(self, other: Mission) -> None:
        """Copies everything but the rows."""
        self.stage = other.stage
        self.round = other.round
        self.market = other.market
        self.deck = other.deck
        self.stacks = other.stacks
        self.picked = other.picked
        self.first = other.first
        self.last = other.last
        self.active = other.active
        self.waiting = other.waiting
        self.chance = other.chance
        self.asked = other.asked

    def market_size(self) -> i64:
        if self.seats == 1:
            return 1
        return self.kit.market

    def queue_length(self) -> i64:
        """R-31."""
        if self.seats == 1:
            return 5
        return 3

    def pickable(self, seat: i64) -> i64:
        """The Engineer types that a seat may take (S-38)."""
        return kinds_in(self.stacks) & ~self.row[seat * c.STRIDE + c.HELD_]

    def gear_free(self, base: i64) -> bool:
        """S-22: held parts, spent ones included, and claims leave a gear spot."""
        return self.parts_of(base) + self.row[base + c.CLAIM_] < c.GEAR_SPOTS

    def parts_of(self, base: i64) -> i64:
        """S-36."""
        return nibble_sum(self.row[base + c.FRESH_]) + nibble_sum(self.row[base + c.SPENT_])

    def rescued(self, seat: i64) -> i64:
        """Engineers received so far, those back in cryostasis included (S-53)."""
        n: i64 = 0
        order: i64 = self.row[seat * c.STRIDE + c.ENGINEERS_]
        while order:
            n += 1
            order >>= 4
        return n

    def simultaneous(self) -> bool:
        return self.stage == c.ROUND and self.seats > 1

    def unseen(self) -> i64:
        """The extra boards that lie neither on the table nor, as far as this position knows, in a queue."""
        seen: i64 = 0
        s: i64 = 0
        while s < self.seats:
            base: i64 = s * c.STRIDE
            i: i64 = 1
            while i < self.row[base + c.BOARDS_]:
                seen |= bit((board_side(self.row[base + c.BOARD_ + i]) - 4) // 2)
                i += 1
            if self.row[base + c.DRAWN_]:
                seen |= bit(self.row[base + c.DRAWN_] - 1)
            queue: i64 = self.row[base + c.QUEUE_]
            while queue:
                if queue & 63 != c.UNKNOWN:
                    seen |= bit((queue & 63) - 1)
                queue >>= 6
            s += 1
        return below(self.kit.extra_boards) & ~seen

    def ask_round(self) -> None:
        """In a round all who are not ready act, but those who wait for Nature."""
        if self.waiting:
            self.chance = lowest(self.waiting)
            self.asked = (self.active & ~self.waiting) | bit(NATURE)
        else:
            self.chance = c.NOBODY
            self.asked = self.active
