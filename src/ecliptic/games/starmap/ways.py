"""Every way to place the dice at hand, each with what comes of it: a plotting as one choice instead of four."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import filled_spots, filled_squares, largest_group, star_count
from ecliptic.games.starmap.moves import describe, phase_of, spelling
from ecliptic.games.starmap.names import PHASE_NAMES
from ecliptic.games.starmap.rules import Starmap
from ecliptic.kernel.facts import Args

STEPS = (c.P_ABILITY, c.P_DICE, c.P_LAYOUT, c.P_CELLS)
"""The steps that are gone through at once."""
ASKING = (c.P_TARGET, c.P_RECORD, c.P_OPTIMIZE, c.P_STUDY, c.P_POINT)
"""Where a way stops, since a major, a point or a box is picked on the sheet."""


class Way(msgspec.Struct, frozen=True):
    """A way from the choice at hand to points on the map, or to the next thing that has to be chosen."""

    moves: list[str]
    """What to do, one after the other."""
    abilities: list[str]
    dice: list[int]
    """The dice it places, in the order they are read; empty if they lie already."""
    column: int | None
    row: int | None
    """Where it plots, if that is settled."""
    die: int | None
    """The die that is plotted, recorded with or studied."""
    spots: list[int]
    """The points it fills, or those that can be chosen from."""
    squares: list[int]
    """The squares it closes."""
    stars: int
    """How many stars it fills."""
    group: int
    """How large the largest group is then."""
    fewer: bool
    """Whether some of its points may be left out."""
    then: str | None
    """The phase in which something is left to choose; None if its points are filled at once."""


def ways(s: Starmap, seat: int) -> list[Way]:
    """All ways from here. Of those with equal dice and equal results the first is told."""
    found: dict[str, Way] = {}
    if phase_of(s, seat) in STEPS and not s.table[seat * c.SEAT + c.CHOSEN]:
        for way in _go_on(s, s, seat, [], {}):
            same = [way.abilities, sorted(way.dice), way.spots] if way.then is None else way.moves
            found.setdefault(str(same), way)
    return list(found.values())


def _go_on(start: Starmap, s: Starmap, seat: int, moves: list[str], known: Args) -> Iterator[Way]:
    """Each choice of a step, as far as it can be gone without asking."""
    phase = phase_of(s, seat)
    actions = [int(action) for action in s.legal(seat) if action != c.A_PASS]
    if phase == c.P_CELLS:
        actions = [c.A_ALL] if c.A_ALL in actions else []
        if moves and not actions:
            yield _way(start, s, seat, moves, known, PHASE_NAMES[phase])
    for action in actions:
        kind, args = describe(s, seat, action)
        after = s.clone()
        after.apply(seat, action)
        more = {**known, **args, "fewer": action == c.A_ALL}
        yield from _follow(start, after, seat, [*moves, spelling(kind, args)], more)


def _follow(start: Starmap, s: Starmap, seat: int, moves: list[str], known: Args) -> Iterator[Way]:
    phase = phase_of(s, seat)
    if phase in STEPS[1:]:
        yield from _go_on(start, s, seat, moves, known)
    else:
        yield _way(start, s, seat, moves, known, PHASE_NAMES[phase] if phase in ASKING else None)


def _way(start: Starmap, s: Starmap, seat: int, moves: list[str], known: Args, then: str | None) -> Way:
    at = seat * c.SEAT
    return Way(
        moves=moves,
        abilities=known["abilities"],
        dice=known.get("dice", []),
        column=known.get("column"),
        row=known.get("row"),
        die=known.get("die"),
        spots=known.get("spots", []) if then else _new(filled_spots(start.table, at), filled_spots(s.table, at)),
        squares=_new(filled_squares(start.table, at), filled_squares(s.table, at)),
        stars=int(star_count(s.table, at, s.chart.star_rows) - star_count(start.table, at, s.chart.star_rows)),
        group=int(largest_group(s.table, at)),
        fewer=known["fewer"] and len(known["spots"]) > 1,
        then=then,
    )


def _new(old: list[int], now: list[int]) -> list[int]:
    known = set(old)
    return [one for one in now if one not in known]
