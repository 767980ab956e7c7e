"""Players that are not people. A bot is handed what its seat knows, and nothing else."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable
from typing import Protocol

from ecliptic.bots.game_modules import check_master, check_style, has_master, is_style, styles_of
from ecliptic.bots.levels import EasyBot, GreedyBot, HardBot, MasterBot, RandomBot, SearchBot
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadOption, FactError
from ecliptic.kernel.facts import fact
from ecliptic.kernel.game import shortened
from ecliptic.kernel.state import State


class UnknownBot(FactError):
    """No such bot."""


class Bot(Protocol):
    """A player on a seat: asked for an action, it returns a legal one."""

    def choose(self, known: State, seat: int) -> int:
        """An action of `known.legal(seat)`, where `known` is what this seat knows (`State.known_to`)."""
        ...


BOTS: dict[str, Callable[..., Bot]] = {
    "easy": EasyBot,
    "medium": GreedyBot,
    "hard": HardBot,
    "master": MasterBot,
    "random": RandomBot,
    "search": SearchBot,
}
LEVELS = ("easy", "medium", "hard")
"""Of every game."""
MASTER = "master"
"""Of those that have one."""
DEFAULT = "medium"


def bot(name: str = DEFAULT, game: str = "", **settings: object) -> Bot:
    """A bot by its name. Every bot takes a `seed`; with the same seed and the same knowledge it makes the same choice,
    unless a time limit cuts it short. Where the game is named, it must have the level and the style.

    Settings may also follow the name, and take precedence there: `medium:explorer` (a style), `search:2000`
    (simulations), `search:200ms`, `search:500:seed=1`.
    """
    name, *written = name.split(":")
    if name not in BOTS:
        raise UnknownBot(fact("refused-no-bot", name=shortened(name), known=_kinds(game)))
    if name == MASTER and game:
        check_master(game)
    make = BOTS[name]
    known = inspect.signature(make).parameters
    for setting, value in [*settings.items(), *map(_setting, written)]:
        if setting not in known:
            raise BadOption(fact("bot-no-setting", name=name, setting=shortened(setting), known=list(known)))
        if setting == "style" and game:
            check_style(game, str(value))
        settings[setting] = value
    return make(**settings)


def bot_seed(seed: Seed, seat: int) -> int:
    """The seed of the bot on a seat, wherever its table stands. Nothing follows from it about the table's own."""
    return int.from_bytes(hashlib.sha256(b"ecliptic bot %d" % seat + seed.key).digest()[:6], "big")


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of a game, from the weakest."""
    return (*LEVELS, MASTER) if has_master(game) else LEVELS


def _kinds(game: str) -> list[str]:
    """The bots that play a game; all there are, if none is named."""
    return [name for name in BOTS if name != MASTER or not game or has_master(game)]


def names_for(game: str) -> list[str]:
    """The bots that may sit at a table of this game: all that play it, and each level of every game also in each of its
    styles."""
    found: list[str] = []
    for name in _kinds(game):
        styles = styles_of(game) if name in LEVELS else ()
        found += [name, *(f"{name}:{style}" for style in styles)]
    return found


def _setting(text: str) -> tuple[str, int | str]:
    """`2000`, `200ms`, `name=number` or a style."""
    name, equals, value = text.rpartition("=")
    if not equals:
        name = "ms" if text.endswith("ms") else "simulations"
        value = text.removesuffix("ms")
    if not value.isascii() or not value.isdigit() or len(value) > 9:
        if is_style(text):
            return "style", text
        raise BadOption(fact("bot-bad-setting", text=shortened(text)))
    if name in ("simulations", "ms") and int(value) == 0:
        raise BadOption(fact("bot-no-simulation"))
    return name, int(value)
