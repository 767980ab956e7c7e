"""Scores of Mihi Anguli's random and greedy players, beside the ranks that the sheet awards."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple, cast

import ecliptic
from ecliptic.bots.starmap import choose
from ecliptic.games.starmap.game import MihiAnguli
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.view import score
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor, run
from ecliptic.kernel.state import NATURE

PARTS = ("group", "stars", "articles", "publisher", "headhunter")
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


def games(game: MihiAnguli, player: Player, count: int) -> list[Played]:
    found = []
    for seed in range(count):
        state = cast(Starmap, game.start(1))
        player(state, Luck(seed))
        parts = score(state, 0, over=True)
        values = tuple(int(str(parts[name])) for name in PARTS)
        found.append(Played(sum(values), int(state.rounds), values))
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
    game = cast(MihiAnguli, ecliptic.game("starmap"))
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


if __name__ == "__main__":
    report()
