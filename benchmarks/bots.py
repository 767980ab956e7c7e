"""How fast the bots think: simulations of the search from the opening, and decisions of the games' own players."""

from __future__ import annotations

from collections.abc import Callable

import ecliptic
from benchmarks.engine import CASES, Case, best_rate
from benchmarks.figures import Figures
from ecliptic.bots.game_modules import guide_for
from ecliptic.bots.levels import GreedyBot
from ecliptic.bots.paired_rollouts import PairedRollouts
from ecliptic.bots.search import Search
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE, State

PIECE = 200
"""Simulations of one search."""


def simulations(case: Case) -> float:
    """Simulations per second from the first position with a choice that is a matter of thought."""
    state, luck = case.start(), Luck(3)
    while (seat := next_actor(state.actors())) == NATURE or len(state.legal(seat)) == 1 or not tried(state, seat)(0):
        state.apply(seat, state.pick(seat, luck.word()))
    return best_rate(tried(state, seat), 0.6)


def tried(state: State, seat: int) -> Callable[[int], int]:
    """A search, by its seed: how many simulations it made."""
    known = state.known_to(seat)
    guide = guide_for(known)

    def piece(i: int) -> int:
        search = PairedRollouts(known, seat, guide, i) if guide.paired else Search(known, seat, guide, i, PIECE)
        search.run(PIECE, 0)
        return int(search.done)

    return piece


def decisions(case: Case) -> float:
    """Decisions per second of the game's own player, the game around it included."""
    player, start = GreedyBot(), case.start()
    limit = ecliptic.game(case.game).max_plies

    def one(i: int) -> int:
        state, luck, made = start.clone(), Luck(i), 0
        for _ in range(limit):
            if not (actors := state.actors()):
                break
            seat = next_actor(actors)
            if seat == NATURE:
                state.apply(seat, state.pick(seat, luck.word()))
            else:
                state.apply(seat, player.choose(state.known_to(seat), seat))
                made += 1
        return made

    return best_rate(one, 0.6)


def report() -> Figures:
    table = Figures("bots", ["simulations, /s", "decisions, /s"])
    table.head()
    for case in CASES:
        table.add(case.name, [simulations(case), decisions(case)])
    return table
