"""The launch solved exactly: the best sequence that dice, Engineers, arrows and ore can give, rerolls included.

Without a reroll nothing is left to chance. Every die that joins the sequence may use up some tools (each tool once)
and ore; a table holds the least ore that brings a face to another with a given set of tools, and a small dynamic
program over the dice shares the tools out. A reroll is best made first, if at all: whatever else one does can wait for
its outcome, and changes to the rerolled die before it are lost. So its value is the mean over six solved positions.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.games.survivors.ids import (
    BY_ENGINEER,
    COMMIT,
    DICE_,
    HELD_,
    LAUNCHED,
    LAUNCHES,
    LAUNCHING,
    LOCKS_,
    ORE_,
    PHASE_,
    REROLL,
    RODS_,
    SEQUENCE_MAX,
    STRIDE,
    USED_,
)
from ecliptic.games.survivors.operate import DOWN, UP, count_showing
from ecliptic.games.survivors.operations import changes_of
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.scoring import stars
from ecliptic.kernel.bits import bit, filled, size
from ecliptic.kernel.state import NATURE

SIMPLE_TOOLS: Final = 5
"""The Engineers other than REROLL: tool t is effect t + 1. The arrows' spots follow, all UP first."""
NEVER: Final = 1 << 20
WORK: Final = 64
"""Costs are ore * WORK + tools used: of plans with equal ore the one with fewer tools is better."""


class Worth(NamedTuple):
    """What a launch is worth, compared field by field; means over chance where a reroll is involved."""

    goal: Fraction
    """Solo: stars. Otherwise the share of the victory for the last to launch, 0 for those before."""
    rank: Fraction
    """6 * length + value: the longest sequence, then the highest."""
    ore: Fraction
    """Ore left."""


class Best(NamedTuple):
    """The action to take and what it leads to."""

    action: int
    worth: Worth


class Plan(NamedTuple):
    """The best that can be had without a reroll."""

    worth: Worth
    work: int
    """The cost of getting there."""


class Solver:
    """The cost tables for a number of arrow spots."""

    def __init__(self, spots: i64) -> None:
        self.spots: i64 = spots
        self.tools: i64 = SIMPLE_TOOLS + 2 * spots
        self.sets: i64 = bit(self.tools)
        self.changes: list[list[tuple[int, int]]] = [self._changes(tool) for tool in range(self.tools)]
        """By tool: (face before, face after)."""
        self.costs: vec[i64] = filled(self.sets * 36, 0)
        """By set of tools, wanted face and face: the least cost to turn the one into the other."""
        self.least: vec[i64] = filled((SEQUENCE_MAX + 1) * self.sets, 0)
        """Scratch: by length and set of tools used up, the least cost for the dice looked at so far."""
        mask: i64 = 0
        while mask < self.sets:
            wanted: i64 = 0
            while wanted < 6:
                face: i64 = 0
                while face < 6:
                    self.costs[mask * 36 + wanted * 6 + face] = self._cost(mask, wanted, face)
                    face += 1
                wanted += 1
            mask += 1

    def _cost(self, mask: i64, wanted: i64, face: i64) -> i64:
        """Ore alone, or ore up to some face, a tool there, and the rest of the way with the other tools."""
        best: i64 = apart(wanted, face) * WORK
        tool: i64 = 0
        while tool < self.tools:
            if mask & bit(tool):
                rest: i64 = (mask & ~bit(tool)) * 36 + wanted * 6
                for before, after in self.changes[tool]:
                    cost: i64 = apart(face, before - 1) * WORK + 1 + self.costs[rest + after - 1]
                    if cost < best:
                        best = cost
            tool += 1
        return best

    def _changes(self, tool: i64) -> list[tuple[int, int]]:
        if tool < SIMPLE_TOOLS:
            return changes_of(int(tool) + 1)
        if tool < SIMPLE_TOOLS + self.spots:
            step = 1
        else:
            step = -1
        return [(face, face + step) for face in range(1, 7) if 1 <= face + step <= 6]

    def arrows(self) -> i64:
        """The tools that a spare die pays for."""
        return self.sets - bit(SIMPLE_TOOLS)

    def sequences(self, dice: i64, tools: i64, wanted: i64) -> vec[i64]:
        """The least cost of a sequence of 0 .. 8 dice showing the wanted face (0 .. 5); NEVER if there is none."""
        least = self.least
        i: i64 = 0
        while i < len(least):
            least[i] = NEVER
            i += 1
        least[0] = 0
        total: i64 = 0
        face: i64 = 0
        while face < 6:
            useful = self._useful(tools, wanted, face)
            n: i64 = count_showing(dice, face + 1)
            while n > 0:
                self._add_die(useful, tools, wanted, face, total)
                total += 1
                n -= 1
            face += 1
        return self._best_of(total, tools)

    def _useful(self, tools: i64, wanted: i64, face: i64) -> vec[i64]:
        """The sets of tools in which no tool is idle when a die goes from face to wanted."""
        found = vec[i64]()
        mask: i64 = tools
        while mask >= 0:
            cost: i64 = self.costs[mask * 36 + wanted * 6 + face]
            idle: bool = False
            tool: i64 = 0
            while tool < self.tools:
                if mask & bit(tool) and self.costs[(mask & ~bit(tool)) * 36 + wanted * 6 + face] <= cost:
                    idle = True
                tool += 1
            if not idle:
                found = append(found, mask)
            mask = next_subset(mask, tools)
        return found

    def _add_die(self, useful: vec[i64], tools: i64, wanted: i64, face: i64, total: i64) -> None:
        """One more die may join the sequence, with any of the useful sets of tools not yet used up."""
        least = self.least
        length: i64 = total
        if length >= SEQUENCE_MAX:
            length = SEQUENCE_MAX - 1
        while length >= 0:
            mask: i64 = tools
            while mask >= 0:
                spent: i64 = least[length * self.sets + mask]
                if spent < NEVER:
                    i: i64 = 0
                    while i < len(useful):
                        if useful[i] & mask == 0:
                            to: i64 = (length + 1) * self.sets + (mask | useful[i])
                            cost: i64 = spent + self.costs[useful[i] * 36 + wanted * 6 + face]
                            if cost < least[to]:
                                least[to] = cost
                        i += 1
                mask = next_subset(mask, tools)
            length -= 1

    def _best_of(self, total: i64, tools: i64) -> vec[i64]:
        best = filled(SEQUENCE_MAX + 1, 0)
        length: i64 = 0
        while length <= SEQUENCE_MAX:
            best[length] = NEVER
            mask: i64 = tools
            while mask >= 0:
                if (
                    size(mask & self.arrows()) <= total - length
                    and self.least[length * self.sets + mask] < best[length]
                ):
                    best[length] = self.least[length * self.sets + mask]
                mask = next_subset(mask, tools)
            length += 1
        return best


def next_subset(mask: i64, whole: i64) -> i64:
    """The next smaller subset of a set; -1 after the empty one."""
    if mask:
        return (mask - 1) & whole
    return -1


def apart(a: i64, b: i64) -> i64:
    if a < b:
        return b - a
    return a - b


_solvers: dict[int, Solver] = {}


def solver(spots: int) -> Solver:
    """Tables are made once."""
    if spots not in _solvers:
        _solvers[spots] = Solver(spots)
    return _solvers[spots]


class Question:
    """One seat's launch: its tables, and who it has to beat."""

    def __init__(self, state: Survivors, seat: int) -> None:
        self.state: Survivors = state
        self.seat: int = seat
        self.solver: Solver = solver(int(state.kit.mech.updown_spots))
        self.rivals: list[int] = []
        """What the others have reached, if all of them have."""
        self.decides: bool = True
        for other in range(state.seats):
            if other != seat:
                self.rivals.append(int(state.standing(other)))
                if state.row[other * STRIDE + PHASE_] != LAUNCHED:
                    self.decides = False
        self.plans: dict[tuple[int, int, int], Plan] = {}

    def goal(self, length: int, face: int, ore: int) -> int:
        """Twelfths of a victory, or stars."""
        if self.state.seats == 1:
            return int(stars(length, face, self.state.rescued(self.seat)))
        if not self.decides:
            return 0
        base = self.seat * STRIDE
        held = int(size(self.state.row[base + HELD_]))
        mine = (((8 * length + face) * 8 + held) * 256 + int(self.state.row[base + RODS_])) * 256 + ore
        if any(rival > mine for rival in self.rivals):
            return 0
        return 12 // (1 + self.rivals.count(mine))

    def plan(self, dice: int, tools: int, ore: int) -> Plan:
        """The best without a reroll."""
        key = (dice, tools, ore)
        if key not in self.plans:
            self.plans[key] = self._plan(dice, tools, ore)
        return self.plans[key]

    def _plan(self, dice: int, tools: int, ore: int) -> Plan:
        found: tuple[int, int, int, int] = (-1, 0, 0, 0)
        for face in range(6):
            costs = self.solver.sequences(dice, tools, face)
            length = SEQUENCE_MAX  # of one face a longer sequence is always better
            while costs[length] >= (ore + 1) * WORK:
                length -= 1
            if length:
                left = ore - int(costs[length]) // WORK
                goal = self.goal(length, face + 1, left)
                found = max(found, (goal, 6 * length + face + 1, left, -int(costs[length])))
        return Plan(worth_of(found[0], found[1], found[2], self.unit()), -found[3])

    def unit(self) -> int:
        return 1 if self.state.seats == 1 else 12

    def tools_of(self, state: Survivors) -> int:
        """The tools that a position still has."""
        row, base = state.row, self.seat * STRIDE
        tools = int(row[base + HELD_] & ~row[base + USED_]) >> 1
        spots = int(self.solver.spots)
        for track, first in ((UP, SIMPLE_TOOLS), (DOWN, SIMPLE_TOOLS + spots)):
            for spot in range(spots):
                if int(row[base + LOCKS_]) >> (int(track) + 3 * spot) & 7 == 0:
                    tools |= 1 << (first + spot)
        return tools

    def plan_of(self, state: Survivors) -> Plan:
        base = self.seat * STRIDE
        return self.plan(int(state.row[base + DICE_]), self.tools_of(state), int(state.row[base + ORE_]))

    def reroll(self, face: int) -> Worth:
        """The mean over the outcomes of a reroll of a die that shows this face."""
        base = self.seat * STRIDE
        row = self.state.row
        rest = int(row[base + DICE_]) - (1 << 8 * (face - 1))
        tools, ore = self.tools_of(self.state), int(row[base + ORE_])
        worths = [self.plan(rest + (1 << 8 * new), tools, ore).worth for new in range(6)]
        return Worth(
            sum((w.goal for w in worths), Fraction(0)) / 6,
            sum((w.rank for w in worths), Fraction(0)) / 6,
            sum((w.ore for w in worths), Fraction(0)) / 6,
        )


def worth_of(goal: int, rank: int, ore: int, unit: int) -> Worth:
    return Worth(Fraction(goal, unit), Fraction(rank), Fraction(ore))


def best(state: Survivors, seat: int) -> Best:
    """The best action of a launching seat and what it is worth with best play from there."""
    if state.stage != LAUNCHES or state.row[seat * STRIDE + PHASE_] != LAUNCHING:
        raise ValueError("this seat is not at its launch")
    question = Question(state, seat)
    plan = question.plan_of(state)
    base = seat * STRIDE
    if (state.row[base + HELD_] & ~state.row[base + USED_]) & bit(REROLL):
        faces = [face for face in range(1, 7) if count_showing(state.row[base + DICE_], face)]
        worth, chosen = max((question.reroll(face), -face) for face in faces)
        if worth > plan.worth:
            return Best(BY_ENGINEER - chosen - 1, worth)
    if plan.work == 0:
        return Best(_commitment(question, plan), plan.worth)
    return Best(_step(question, plan), plan.worth)


def _commitment(question: Question, plan: Plan) -> int:
    """The plan is carried out: the face that has its worth."""
    base = question.seat * STRIDE
    row = question.state.row
    for face in range(6, 0, -1):
        length = min(SEQUENCE_MAX, int(count_showing(row[base + DICE_], face)))
        if length and 6 * length + face == plan.worth.rank:
            return COMMIT + face - 1
    raise AssertionError("a finished plan has a face to commit to")


def _step(question: Question, plan: Plan) -> int:
    """An action after which the same worth is nearer."""
    for action in question.state.legal(question.seat):
        if action >= COMMIT:
            break
        after = question.state.clone()
        after.apply(question.seat, action)
        if after.actors() == 1 << NATURE:  # a reroll
            continue
        then = question.plan_of(after)
        if then.worth == plan.worth and then.work < plan.work:
            return int(action)
    raise AssertionError("a plan with work left has a first step")
