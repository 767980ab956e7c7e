"""What the player of Mihi Anguli teaches the search (compiled)."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.bots.search_guide import Guide
from ecliptic.bots.starmap_player import Player
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ruleset import Chart
from ecliptic.games.starmap.scoring import completed_articles, own_score
from ecliptic.kernel.bits import size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State


@final
class StarmapGuide(Guide):
    """Nobody touches another's sheet: a seat's choices are judged as if it played alone, by the score that comes of
    them. What only one player gains counts extra, so far as nobody else has it."""

    def __init__(self, chart: Chart, style: str = "") -> None:
        super().__init__(secrets=False, paired=500)
        self.player: Player = Player(chart, style)
        self.rare: float = 0.0
        self.entries: i64 = 0
        self.articles: i64 = 0

    def policy(self, state: State, seat: i64, luck: Luck) -> i64:
        return self.player.choose(cast(Starmap, state), seat)

    def focus(self, known: State, seat: i64) -> State:
        state = cast(Starmap, known)
        if state.seats == 1:
            return known
        taken: i64 = 0
        self.articles = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                taken |= state.table[other * c.SEAT + c.OWNED]
                self.articles |= completed_articles(state.table, other * c.SEAT)
            other += 1
        self.entries = taken
        self.rare = float(state.table[seat * c.SEAT + c.WEEK]) / float(c.FINAL_WEEK)
        return alone(state, seat)

    def value(self, state: State) -> list[float]:
        sheets = cast(Starmap, state)
        found: list[float] = []
        at: i64 = 0
        while at < sheets.seats * c.SEAT:
            mine: i64 = size(sheets.table[at + c.OWNED] & ~self.entries)
            mine += size(completed_articles(sheets.table, at) & ~self.articles)
            found.append(float(own_score(sheets.chart, sheets.table, at)) + self.rare * float(mine))
            at += c.SEAT
        return found


def alone(state: Starmap, seat: i64) -> Starmap:
    """The same turn of the same sheet in a game without others."""
    table = vec[i64]()
    at: i64 = seat * c.SEAT
    i: i64 = 0
    while i < c.SEAT:
        table = append(table, state.table[at + i])
        i += 1
    table[c.ROLL] = 0
    return Starmap(state.chart, 1, table, state.rounds, -1, 1)
