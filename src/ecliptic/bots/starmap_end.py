"""The last turn of a sheet, solved: nothing is left to chance then, and every way to play it is tried.

What keeps this small without missing anything: the order of purchases does not matter, positions met before are known,
and a box counts only if its group can still be completed. Boxes that cannot count are passed over, or all but one of
each value where something must be filled.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.bots.search import mixed
from ecliptic.bots.starmap_guide import StarmapGuide
from ecliptic.bots.starmap_player import item_of
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import star_count
from ecliptic.games.starmap.rules import Starmap
from ecliptic.kernel.bits import bit, lowest
from ecliptic.kernel.state import State

NODES: Final = 60_000
"""More positions than that are too many to be solved at the table."""
TIE: Final = 0.001
"""Among equal scores more stars win (M-41)."""


def exact(known: State, seat: int) -> int | None:
    """The best move of a last turn, or None where there is too much to try or the turn is not the last."""
    state = cast(Starmap, known)
    if state.table[seat * c.SEAT + c.WEEK] != c.FINAL_WEEK:
        return None
    guide = StarmapGuide(state.chart)
    return LastTurn(guide).best(cast(Starmap, guide.focus(state, seat)))


@final
class LastTurn:
    """One turn without others, from some point of it to its end."""

    def __init__(self, guide: StarmapGuide, nodes: i64 = NODES) -> None:
        self.guide: StarmapGuide = guide
        self.left: i64 = nodes
        """Positions that may still be tried."""
        self.known: dict[int, float] = {}
        self.value: float = 0.0
        """What the best move leads to."""

    def best(self, state: Starmap) -> int | None:
        best: i64 = -1
        choices = self._candidates(state)
        i: i64 = 0
        while i < len(choices):
            value = self._after(state, choices[i])
            if best < 0 or value > self.value:
                best = choices[i]
                self.value = value
            i += 1
        if self.left <= 0:
            return None
        return best

    def _after(self, state: Starmap, action: i64) -> float:
        """The best final score after an action."""
        after = state.clone()
        after.apply(0, action)
        if after.actors() == 0:
            return self.guide.value(after)[0] + TIE * float(star_count(after.table, 0, after.chart.star_rows))
        self.left -= 1
        if self.left <= 0:
            return 0.0
        key = key_of(after)
        found = self.known.get(key)
        if found is not None:
            return found
        most = 0.0
        choices = self._candidates(after)
        i: i64 = 0
        while i < len(choices):
            value = self._after(after, choices[i])
            if value > most:
                most = value
            i += 1
        self.known[key] = most
        return most

    def _candidates(self, state: Starmap) -> vec[i64]:
        """The choices, without boxes that cannot count where others do."""
        choices = state.legal(0)
        phase = state.table[c.PHASE]
        if phase < c.P_XP or phase > c.P_OPTIMIZE:
            return choices
        found = vec[i64]()
        spare: i64 = 0
        i: i64 = 0
        while i < len(choices):
            action = choices[i]
            if action == c.A_PASS or self._counts(state, state.chart.group[item_of(action)]):
                found = append(found, action)
            elif phase > c.P_STUDY:
                value = bit(state.chart.value[item_of(action)])
                if spare & value == 0:
                    found = append(found, action)
                spare |= value
            i += 1
        return found

    def _counts(self, state: Starmap, group: i64) -> bool:
        """Whether the experience that a group lacks can be had in this turn."""
        table = state.table
        within: i64 = table[c.BUDGET]
        study: i64 = c.ENTRY_GROUP + c.STUDY
        if self._lacks(state, study) <= within:
            die: i64 = 0
            i: i64 = 0
            while i < 3:
                if table[c.DIE + i] > die:
                    die = table[c.DIE + i]
                i += 1
            within += die
        return self._lacks(state, group) <= within

    def _lacks(self, state: Starmap, group: i64) -> i64:
        chart = state.chart
        total: i64 = 0
        w: i64 = 0
        while w < 2:
            empty = chart.members[2 * group + w] & ~state.table[c.ITEMS + w]
            while empty:
                item: i64 = w * c.WORD + lowest(empty)
                empty &= empty - 1
                if chart.kind[item] == c.EXPERIENCE:
                    total += chart.value[item]
            w += 1
        return total


def key_of(state: Starmap) -> i64:
    """A number for a sheet in the midst of a turn."""
    key: i64 = 1
    i: i64 = 0
    while i < c.BEFORE:
        word = state.table[i]
        key = mixed(key, word & 15, word >> 4)
        i += 1
    return key
