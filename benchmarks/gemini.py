"""How often a greedy team keeps its funding in the Gemini Card Game, beside the figures that balanced the cards."""

from __future__ import annotations

from typing import cast

import ecliptic
from ecliptic.bots.gemini import choose
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.gemini.scoring import missing, points
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE

GAMES = 300
BALANCED = {2: 54, 3: 77, 4: 58}
"""Wins in a hundred of the greedy team behind the reconstruction of the cards."""


def play(seats: int, seed: int) -> Semester:
    """One game of a greedy team to its end."""
    state = cast(Semester, ecliptic.game("gemini").start(seats))
    luck = Luck(seed)
    while actors := state.actors():
        seat = next_actor(actors)
        if seat == NATURE:
            state.apply(seat, state.pick(seat, luck.word()))
        else:
            state.apply(seat, choose(state.known_to(seat), seat))
    return state


def report(games: int = GAMES) -> None:
    """Prints win rates and scores at 2, 3 and 4 players."""
    print(f"The Gemini Card Game: a greedy team, {games} games at each number of players")
    for seats, balanced in BALANCED.items():
        ends = [play(seats, seed) for seed in range(games)]
        won = sorted(points(end) for end in ends if end.level > 0)
        middle = won[len(won) // 2] if won else 0
        early = sum(end.level == 0 and (end.round < 12 or not missing(end)) for end in ends)
        print(
            f"  {seats} players: {100 * len(won) / games:3.0f} % won (balanced with {balanced} %), "
            f"median winning score {middle}, {100 * early / games:.0f} % lost all Reputation in play"
        )


if __name__ == "__main__":
    report()
