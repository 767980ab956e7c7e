"""Ecliptic: five astronomy tabletop games on one table.

import ecliptic

game = ecliptic.game("transit")
state = game.new(seats=3, seed=7)
game.play(state, "place 3D")
ecliptic.playout(state, seed=7)
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if os.environ.get("ECLIPTIC_PURE") == "1":
    from ecliptic import _pure

    _pure.install()

from ecliptic.games import GAMES, game
from ecliptic.kernel import state as _state
from ecliptic.kernel.errors import (
    BadEdition,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    EclipticError,
    IllegalAction,
    InvalidMove,
    UnknownGame,
)
from ecliptic.kernel.facts import Fact, Move
from ecliptic.kernel.game import Game, Option, View
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import perft, playout
from ecliptic.kernel.state import NATURE, SPECTATOR, Refusal, State, step

if TYPE_CHECKING:
    from ecliptic.bots import Bot

__version__ = "0.1.0"

compiled: bool = not str(_state.__file__).endswith(".py")
"""Whether the compiled engine runs, or the same source interpreted."""

__all__ = [
    "GAMES",
    "NATURE",
    "SPECTATOR",
    "BadEdition",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "EclipticError",
    "Fact",
    "Game",
    "IllegalAction",
    "InvalidMove",
    "Luck",
    "Move",
    "Option",
    "Refusal",
    "State",
    "UnknownGame",
    "View",
    "bot",
    "compiled",
    "game",
    "perft",
    "playout",
    "replay",
    "step",
]


def bot(name: str = "medium", game: str = "", **settings: object) -> Bot:
    """A player that is not a person: `bot("hard", seed=1).choose(s.known_to(seat), seat)`."""
    from ecliptic.bots import bot as make

    return make(name, game, **settings)


def replay(record: str, edition: str | None = None) -> State:
    """The position at the end of a record, given as its text."""
    from ecliptic.kernel.record import Record, final_state

    parsed = Record.from_text(record)
    return final_state(game(parsed.game, edition), parsed)
