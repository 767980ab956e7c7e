"""Every game in every mode at every number of players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import ecliptic


class Table(NamedTuple):
    game: str
    seats: int
    options: dict[str, object]

    @property
    def settings(self) -> dict[str, Any]:
        return {"seats": self.seats, "options": self.options}

    def __str__(self) -> str:
        return "-".join([self.game, *map(str, self.options.values()), str(self.seats)])


def tables() -> Iterator[Table]:
    for name in ecliptic.GAMES:
        game = ecliptic.game(name)
        modes = next((option.choices for option in game.options if option.name == "mode"), ())
        for options in [{"mode": mode} for mode in modes] or [{}]:
            for seats in game.seats_for(game.check_options(options)):
                yield Table(name, seats, dict(options))


TABLES = [*tables()]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
