"""The games. Adding one of ours is a folder here and a line below; other packages announce theirs as entry points of
the group `ecliptic.games` (`my-game = "my_package.game:MyGame"`).

Other layers may know more about a game: a module named like the game in `ecliptic.bots`, `ecliptic.envs`,
`ecliptic.boards` or `ecliptic.printing`, or, in another package, a module `bots`, `envs`, `boards` or `printing` beside
the one of the game. See `part`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from ecliptic.kernel import catalogue
from ecliptic.kernel.edition import Overlay, read_text
from ecliptic.kernel.errors import UnknownGame
from ecliptic.kernel.facts import fact
from ecliptic.kernel.game import Game

OWN = {
    "transit": "ecliptic.games.transit.game:TransitGame",
    "starmap": "ecliptic.games.starmap.game:StarmapGame",
    "gemini": "ecliptic.games.gemini.game:GeminiGame",
    "survivors": "ecliptic.games.survivors.game:SurvivorsGame",
    "ephemeris": "ecliptic.games.ephemeris.game:EphemerisGame",
}

for _own in OWN:
    catalogue.register(_own, Path(__file__).parent / _own)  # a process may have to say a fact before it loads its game


class _Registry(dict[str, str]):
    """Where each game is found. Other packages are asked only for what is not ours, since that takes time."""

    def __missing__(self, name: str) -> str:
        found = _announced().get(name)
        if found is None:
            raise UnknownGame(fact("no-game", name=name, known=all_games()))
        self[name] = found
        return found


GAMES: dict[str, str] = _Registry(OWN)
"""The games by their ids: the module and the class of each. A program may add one."""


@cache
def _announced() -> dict[str, str]:
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group="ecliptic.games")}


def all_games() -> list[str]:
    """The ids of all games that can be played, ours first."""
    return list(dict.fromkeys([*GAMES, *_announced()]))


def game(name: str, edition: str | Overlay | None = None) -> Game:
    """A game by its id, with its built-in components or with somebody's own (a TOML file, or tables); or by the name
    that it was given with components of its own (`Game.name`)."""
    name, _, components = name.partition("\n")
    module, _, cls = GAMES[name].partition(":")
    brought = read_text(components) if components and not edition else None
    made: Game = getattr(import_module(module), cls)(
        Path(edition) if isinstance(edition, str) and edition else edition or brought
    )
    made.components = components if brought else ""
    return made


@cache
def part(layer: str, game_id: str) -> ModuleType | None:
    """What a layer (`bots`, `envs`, `boards`, `printing`) knows about a game; None if nothing."""
    where = f"ecliptic.{layer}.{game_id.replace('-', '_')}"
    if game_id not in OWN and game_id in all_games():
        package = GAMES[game_id].partition(":")[0].rpartition(".")[0]
        where = f"{package}.{layer}" if package else layer
    return import_module(where) if find_spec(where) else None
