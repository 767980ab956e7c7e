"""Tables of every registered game, driven at random: for the tests of tables and of the server."""

from __future__ import annotations

from ecliptic import GAMES
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.game import Game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE
from ecliptic.table import Table
from ecliptic.testing.kit import seats_in

ALL = list(GAMES)


def seated(game: Game, seats: int | None = None, number: int = 1, options: dict[str, object] | None = None) -> Table:
    """A table with persons on all seats, before the start."""
    table = Table.open(game, Seed.of_number(number), seats, options)
    for seat in range(len(table.seats)):
        table.sit(seat, f"Player {seat}")
    return table


def started(game: Game, seats: int | None = None, number: int = 1, options: dict[str, object] | None = None) -> Table:
    table = seated(game, seats, number, options)
    table.begin(0)
    return table


def random_move(table: Table, luck: Luck) -> int:
    """Any seat that is asked makes any of its moves."""
    seats = [seat for seat in seats_in(table.state.actors()) if seat != NATURE]
    seat = seats[luck.below(len(seats))]
    action = table.state.pick(seat, luck.word())
    table.act(seat, table.game.spell(table.state, seat, action))
    return seat


def play_on(table: Table, luck: Luck, moves: int = 1_000_000) -> None:
    for _ in range(moves):
        if table.status != "playing":
            return
        random_move(table, luck)
