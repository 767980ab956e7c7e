"""The bots behind each name: at random, easy, medium, hard, master, and a search of any length."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecliptic.bots.game_modules import (
    careless,
    expert_choice,
    gifted,
    guide_for,
    luck_of,
    master_choice,
    own_choice,
    solved,
)
from ecliptic.kernel.errors import BadOption
from ecliptic.kernel.facts import fact
from ecliptic.kernel.state import State

if TYPE_CHECKING:
    from ecliptic.bots.paired_rollouts import PairedRollouts
    from ecliptic.bots.search import Search
    from ecliptic.bots.search_guide import Guide

EASY, MEDIUM, HARD = 0, 1, 2
"""The levels, for what is a matter of talent."""
DEFAULT_SIMULATIONS = 1000
HARD_SIMULATIONS = 8000
HARD_MS = 900
"""This limit is for slow machines: a hard bot answers within a second."""


class RandomBot:
    """Any legal move, each equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, known: State, seat: int) -> int:
        return known.pick(seat, luck_of(self._seed, known, seat) & 0xFFFFFFFF)


class GreedyBot:
    """The game's own heuristic player, who does not look ahead; where there is none, a `short` search."""

    def __init__(self, seed: int = 0, short: int = 500, style: str = "") -> None:
        self._seed = seed
        self._style = style
        self._short = SearchBot(seed, simulations=short)

    def choose(self, known: State, seat: int) -> int:
        found = gifted(known, seat, MEDIUM, self._seed)
        return self.think(known, seat) if found is None else found

    def think(self, known: State, seat: int) -> int:
        """The choice where thought decides."""
        found = own_choice(known, seat, self._style)
        return self._short.choose(known, seat) if found is None else found


class EasyBot:
    """Plays greedily, but every fourth time it does not look and makes any legal move except to give up."""

    def __init__(self, seed: int = 0, short: int = 40, style: str = "") -> None:
        self._seed = seed
        self._greedy = GreedyBot(seed, short, style)

    def choose(self, known: State, seat: int) -> int:
        found = gifted(known, seat, EASY, self._seed)
        if found is not None:
            return found
        luck = luck_of(self._seed, known, seat)
        if luck >> 46 == 0:
            return careless(known, seat, luck & 0xFFFFFFFF)
        return self._greedy.think(known, seat)


def check_limits(simulations: int, ms: int) -> None:
    """Raises `BadOption` for a limit that makes no sense; 0 is no limit."""
    for name, limit in (("simulations", simulations), ("ms", ms)):
        if limit < 0:
            raise BadOption(fact("bot-bad-limit", name=name, limit=limit))


class SearchBot:
    """Looks ahead: a number of simulations, or as many as fit into some milliseconds, whichever is over first."""

    def __init__(self, seed: int = 0, simulations: int = 0, ms: int = 0, style: str = "") -> None:
        check_limits(simulations, ms)
        self._seed = seed
        self._style = style
        self._simulations = simulations if simulations or ms else DEFAULT_SIMULATIONS
        self._ms = ms

    def choose(self, known: State, seat: int) -> int:
        found = gifted(known, seat, HARD, self._seed)
        if found is None:
            found = solved(known, seat)
        return self.think(known, seat) if found is None else found

    def think(self, known: State, seat: int) -> int:
        """The choice where thought decides."""
        return self.search(known, seat).best()

    def search(self, known: State, seat: int) -> Search | PairedRollouts:
        """The search behind a choice, to be asked what it thinks of the alternatives."""
        from ecliptic.bots.paired_rollouts import PairedRollouts
        from ecliptic.bots.search import ROOM, Search

        guide, luck = guide_for(known, self._style), luck_of(self._seed, known, seat)
        if guide.paired:
            paired = PairedRollouts(known, seat, guide, luck)
            paired.run(self._paired_limit(guide), self._ms)
            return paired
        search = Search(known, seat, guide, luck, min(self._simulations or ROOM, ROOM))
        search.run(self._simulations, self._ms)
        return search

    def _paired_limit(self, guide: Guide) -> int:
        """How many simulations, where choices are compared in pairs; 0 is no limit."""
        return self._simulations


class HardBot(SearchBot):
    """The game's expert, or else the search with as much as fits into a second."""

    def __init__(self, seed: int = 0, style: str = "", ms: int = HARD_MS) -> None:
        super().__init__(seed, HARD_SIMULATIONS, ms, style)

    def think(self, known: State, seat: int) -> int:
        found = expert_choice(known, seat, self._style)
        return super().think(known, seat) if found is None else found

    def _paired_limit(self, guide: Guide) -> int:
        return guide.paired


class MasterBot(HardBot):
    """The game's master, in the games that have one."""

    def __init__(self, seed: int = 0, ms: int = HARD_MS) -> None:
        super().__init__(seed, ms=ms)

    def think(self, known: State, seat: int) -> int:
        found = master_choice(known, seat, self._seed, self._ms)
        return super().think(known, seat) if found is None else found
