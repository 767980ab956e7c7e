"""Scores of Mihi Anguli's random and greedy players, beside the ranks that the sheet awards."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, cast

import ecliptic
from ecliptic.bots.levels import SearchBot
from ecliptic.bots.starmap import choose
from ecliptic.bots.starmap_end import LastTurn
from ecliptic.bots.starmap_guide import StarmapGuide
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.game import StarmapGame
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.scoring import Score, score_parts
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor, run
from ecliptic.kernel.state import NATURE

PARTS = Score._fields[:-1]
"""Alone nothing is unique."""
Player = Callable[[Starmap, Luck], None]


class Played(NamedTuple):
    """What became of a game."""

    total: int
    turns: int
    parts: tuple[int, ...]


def random_player(state: Starmap, luck: Luck) -> None:
    """Uniform among the choices of every step, passes included."""
    run(state, luck, 100_000)


def greedy_player(state: Starmap, luck: Luck) -> None:
    while actors := state.actors():
        seat = next_actor(actors)
        action = state.pick(seat, luck.word()) if seat == NATURE else choose(state.known_to(seat), seat)
        state.apply(seat, action)


def games(game: StarmapGame, player: Player, count: int) -> list[Played]:
    found = []
    for seed in range(count):
        state = game.start(1)
        player(state, Luck(seed))
        parts = score_parts(state.chart, state.table, 1, 0, True)
        found.append(Played(sum(parts), int(state.rounds), parts[:-1]))
    return found


def describe(name: str, played: list[Played]) -> str:
    totals = [one.total for one in played]
    twentieths = statistics.quantiles(totals, n=20, method="inclusive")
    marks = " / ".join(f"{twentieths[i]:.0f}" for i in (0, 4, 9, 14, 18))
    made_of = ", ".join(f"{part} {statistics.mean(one.parts[i] for one in played):.1f}" for i, part in enumerate(PARTS))
    turns = statistics.mean(one.turns for one in played)
    return f"{name:8} {len(played):6} {statistics.mean(totals):6.1f}  {marks:24} {turns:5.1f}  {made_of}"


def report(random_games: int = 10_000, greedy_games: int = 200) -> None:
    """Prints the distributions and how often each rank is reached."""
    game = cast(StarmapGame, ecliptic.game("starmap"))
    played = {
        "random": games(game, random_player, random_games),
        "greedy": games(game, greedy_player, greedy_games),
    }
    print("Mihi Anguli, solo scores")
    print(f"{'player':8} {'games':>6} {'mean':>6}  {'5 / 25 / 50 / 75 / 95 %':24} {'turns':>5}  made of (means)")
    for name, found in played.items():
        print(describe(name, found))
    print(f"\n{'rank':12} {'from':>4}" + "".join(f" {name:>8}" for name in played))
    ranks = {name: Counter(game.edition.rank(one.total) for one in found) for name, found in played.items()}
    for rank in game.edition.tables.ranks.rows:
        shares = "".join(f" {ranks[name][rank.name] / len(found):8.1%}" for name, found in played.items())
        print(f"{rank.name:12} {rank.least:4}{shares}")


def last_turns(games: int = 200, simulations: int = 500) -> None:
    """Prints how far the player and the search alone stay behind the solution of the last turn."""
    game, player, thinker = ecliptic.game("starmap"), Thinker(0), Thinker(simulations)
    solved: list[tuple[float, float, float]] = []
    for seed in range(games):
        state, luck = cast(Starmap, game.start(1)), Luck(seed)
        while state.table[c.WEEK] < c.FINAL_WEEK:
            seat = next_actor(state.actors())
            state.apply(seat, state.pick(seat, luck.word()) if seat == NATURE else choose(state, seat))
        solver = LastTurn(StarmapGuide(state.chart))
        if solver.best(state) is not None:
            solved.append((solver.value, player.finish(state.clone()), thinker.finish(state.clone())))
    print(f"\nLast turns solved: {len(solved)} of {games}")
    for name, column in (("medium", 1), (f"search, {simulations}", 2)):
        losses = [int(row[0]) - row[column] for row in solved]
        best = sum(loss == 0 for loss in losses) / len(losses)
        print(f"{name:14} loses {statistics.mean(losses):.2f} points in it, plays it perfectly in {best:.0%}")


class Thinker:
    """Plays a sheet to its end: by search, or with no simulations as the game's own player."""

    def __init__(self, simulations: int) -> None:
        self._search = SearchBot(simulations=simulations) if simulations else None

    def finish(self, state: Starmap) -> float:
        while state.actors():
            found = self._search.search(state, 0).best() if self._search else choose(state, 0)
            state.apply(0, found)
        return state.returns()[0]


if __name__ == "__main__":
    report()
    last_turns()
