"""Ecliptic: five astronomy tabletop games on one table.

import ecliptic

game = ecliptic.game("transit")
state = game.new(seats=3, seed=7)
game.play(state, "place 3D")
ecliptic.playout(state, seed=7)
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

if os.environ.get("ECLIPTIC_PURE") == "1":
    from ecliptic import _pure

    _pure.install()

if TYPE_CHECKING:
    from ecliptic.bots import Bot
    from ecliptic.games import GAMES, game
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

    compiled: bool
    """Whether the compiled engine runs, or the same source interpreted."""

__version__ = "0.1.0"

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

_HOMES = {
    "games": ["GAMES", "game"],
    "kernel.errors": [
        name for name in __all__ if name.startswith(("Bad", "Unknown", "Invalid", "Illegal", "Ecliptic"))
    ],
    "kernel.facts": ["Fact", "Move"],
    "kernel.game": ["Game", "Option", "View"],
    "kernel.luck": ["Luck"],
    "kernel.playout": ["perft", "playout"],
    "kernel.state": ["NATURE", "SPECTATOR", "Refusal", "State", "step"],
}
"""Where each name is from: read when it is first asked for, so that importing the package costs next to nothing."""


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            found = getattr(import_module(f"ecliptic.{home}"), name)
            globals()[name] = found
            return found
    if name == "compiled":
        return not str(import_module("ecliptic.kernel.state").__file__).endswith(".py")
    raise AttributeError(f"module 'ecliptic' has no attribute {name!r}")


def bot(name: str = "medium", game: str = "", **settings: object) -> Bot:
    """A player that is not a person: `bot("hard", seed=1).choose(s.known_to(seat), seat)`."""
    from ecliptic.bots import bot as make

    return make(name, game, **settings)


def replay(record: str, edition: str | None = None) -> State:
    """The position at the end of a record, given as its text."""
    from ecliptic.games import game
    from ecliptic.kernel.record import Record, final_state

    parsed = Record.from_text(record)
    return final_state(game(parsed.game, edition), parsed)
