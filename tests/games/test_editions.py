"""Every value that an edition file can set has an effect, or is refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic import GAMES
from ecliptic.kernel.edition import read_tables
from ecliptic.kernel.errors import BadEdition
from ecliptic.kernel.game import Game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import run
from ecliptic.testing import Variant, load_kit

Place = tuple[str | int, ...]

WITHIN = 8
"""How many seeds a value has to show itself in, each in every variant of the game's kit."""
ELSEWHERE = {("card",), ("sources",), ("quiz_skill",), ("reaction",), ("reference", "milestone_limit")}
"""What random play does not show and other tests do: the quiz, what the computer players of Ephemeris know and how fast
they are, and the limit of Milestones in Transit."""


def leaves(table: object, path: Place = ()) -> Iterator[tuple[Place, object]]:
    """Every single value of an edition, but not where it comes from."""
    if isinstance(table, dict):
        for key, value in table.items():
            if key not in ("provenance", "why") and (*path, key) not in ELSEWHERE:
                yield from leaves(value, (*path, key))
    elif isinstance(table, list):
        for place, value in enumerate(table):
            yield from leaves(value, (*path, place))
    else:
        yield path, table


def others(tables: dict[str, object], path: Place, value: object) -> list[object]:
    """What might stand there instead: a number beside it, or a word that stands in such a place elsewhere."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1]
    alike = {
        word
        for place, word in leaves(tables)
        if len(place) == len(path) and (place[-1] == path[-1] or place[:-1] == path[:-1]) and isinstance(word, str)
    }
    return [*sorted(alike - {value})[:3], "something else"]


def changed(game: Game, tables: dict[str, object], path: Place, value: object) -> Game | None:
    """The game with this one value, or None if it is refused."""
    copy: Any = deepcopy(tables)
    holder = copy
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    try:
        return ecliptic.game(game.id, copy)
    except BadEdition:
        return None


def glimpses(game: Game, variants: tuple[Variant, ...]) -> Iterator[str]:
    """Random games, now and then as data and as a view."""
    for seed in range(WITHIN):
        for variant in variants:
            state, luck = game.start(variant.seats, variant.options), Luck(seed)
            for plies in (0, 40, 80, 160, game.max_plies):
                run(state, luck, plies)
                yield json.dumps([state.to_dict(), game.open_view(state)], default=str)


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_an_edition_has_an_effect_or_is_refused(name: str) -> None:
    kit = load_kit(Path(__file__).parent / name)
    tables = read_tables(kit.game.folder / "data")
    usual, source = list[str](), glimpses(kit.game, kit.variants)
    silent = []
    for path, value in leaves(tables):
        allowed = (changed(kit.game, tables, path, other) for other in others(tables, path, value))
        mine = next((one for one in allowed if one is not None), None)
        if mine is None:
            continue
        for number, glimpse in enumerate(glimpses(mine, kit.variants)):
            if number == len(usual):
                usual.append(next(source))
            if glimpse != usual[number]:
                break
        else:
            silent.append(".".join(map(str, path)))
    assert silent == []
