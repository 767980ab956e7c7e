"""The games. This list is the only registry: adding a game is one folder and one line."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from ecliptic.kernel.edition import Overlay
from ecliptic.kernel.errors import UnknownGame
from ecliptic.kernel.game import Game

GAMES: dict[str, str] = {
    "transit": "ecliptic.games.transit.game:TransitGame",
    "starmap": "ecliptic.games.starmap.game:MihiAnguli",
    "gemini": "ecliptic.games.gemini.game:Gemini",
    "survivors": "ecliptic.games.survivors.game:CitiesOfVenusSurvivors",
    "ephemeris": "ecliptic.games.ephemeris.game:EphemerisGame",
}


def game(name: str, edition: str | Overlay | None = None) -> Game:
    """A game by its id, with its built-in components or with somebody's own (a TOML file, or tables)."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    module, _, cls = GAMES[name].partition(":")
    made: Game = getattr(import_module(module), cls)(
        Path(edition) if isinstance(edition, str) and edition else edition or None
    )
    return made
