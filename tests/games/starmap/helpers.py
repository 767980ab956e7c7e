"""Positions and moves for the tests, told in the words of the sheet."""

from __future__ import annotations

from collections.abc import Iterable

import ecliptic
from ecliptic import NATURE, Luck
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.game import StarmapGame
from ecliptic.games.starmap.lattice import filled_spots, filled_squares
from ecliptic.games.starmap.names import item_names
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.scoring import Score, score_parts
from ecliptic.kernel.catalogue import OWN, Catalogue
from ecliptic.kernel.facts import Fact
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import Refusal, State

GAME = StarmapGame()
STRICT = Catalogue([GAME.folder / "text", OWN], strict=True)
"""Whatever the tests come across is said, too: a message that lacks something raises."""
ITEMS = item_names(GAME.edition.chart)
Points = Iterable[tuple[int, int]]


def whole(*groups: str) -> list[str]:
    """All boxes of some groups."""
    return [item for item in ITEMS if item.split(".")[0] in groups]


def of_kind(kind: int, value: int | None = None) -> list[str]:
    """All boxes of a kind (and value), wherever they are."""
    chart = GAME.edition.chart
    return [
        item for i, item in enumerate(ITEMS) if chart.kind[i] == kind and (value is None or chart.value[i] == value)
    ]


def sheet(
    day: str = "SUN",
    week: int = 1,
    items: Iterable[str] = (),
    points: Points = (),
    articles: dict[int, str] | None = None,
) -> dict[str, object]:
    """A sheet; articles of past weeks lapsed unless told otherwise (full ones: their number was taken)."""
    have = set(items)
    filled = set(points)
    states = []
    for number in range(1, 6):
        full = set(whole(f"W{number}")) <= have
        usual = "open" if number >= week else "number" if full else "lapsed"
        states.append((articles or {}).get(number, usual))
    return {
        "map": ["".join("#" if (x, y) in filled else "." for x in range(13)) for y in range(13)],
        "items": [item for item in ITEMS if item in have],
        "day": day,
        "week": week,
        "articles": states,
    }


def given(
    day: str = "SUN",
    week: int = 1,
    items: Iterable[str] = (),
    points: Points = (),
    owned: Iterable[str] = (),
    articles: dict[int, str] | None = None,
) -> Starmap:
    """A solo position before a roll."""
    data = sheet(day, week, [*items, *whole(*owned)], points, articles)
    return GAME.position({"rounds": 0, "rolling": 0, "seats": [{"sheet": data, "turn": {"phase": "roll"}}]})


def play(state: Starmap, *moves: str, seat: int = 0) -> Starmap:
    """Does the moves, each checked; rolls are Nature's."""
    for move in moves:
        actor = NATURE if move.startswith("roll") else seat
        ecliptic.step(state, actor, GAME.parse(state, actor, move))
    return state


def legal(state: Starmap, seat: int = 0) -> list[str]:
    return [GAME.spell(state, seat, action) for action in state.legal(seat)]


def used(state: Starmap, argument: str, seat: int = 0) -> set[str]:
    """What the legal moves use as this argument."""
    moves = [GAME.describe(state, seat, action) for action in state.legal(seat)]
    return {move.args[argument] for move in moves if argument in move.args}


def refused(state: Starmap, move: str, seat: int = 0) -> str:
    """The rule that a move breaks."""
    return why_not(state, move, seat).rule


def why_not(state: Starmap, move: str, seat: int = 0) -> Refusal:
    why = state.refusal(seat, GAME.parse(state, seat, move))
    assert why is not None, f"{move} is legal"
    assert STRICT.say(why.fact)
    return why


def told(state: Starmap, *moves: str, seat: int = 0, viewer: int | None = 0) -> list[Fact]:
    """Does the moves, and answers what the viewer is told of them."""
    found = []
    for move in moves:
        before, actor = state.clone(), NATURE if move.startswith("roll") else seat
        action = GAME.parse(state, actor, move)
        play(state, move, seat=seat)
        found += GAME.facts(before, state, actor, action, viewer)
    assert all(STRICT.say(one, viewer=reader) for one in found for reader in (viewer, None))
    return found


def keys(facts: Iterable[Fact]) -> list[str]:
    return [one.key for one in facts]


def only(facts: Iterable[Fact], key: str) -> Fact:
    """The one fact with this key."""
    (found,) = [one for one in facts if one.key == key]
    return found


def start(seats: int) -> Starmap:
    state = GAME.start(seats)
    assert isinstance(state, Starmap)
    return state


def to_abilities(state: Starmap, roll: str) -> Starmap:
    """Rolls, spends nothing, and stands before the abilities."""
    play(state, f"roll {roll}")
    if get(state, c.PHASE) == c.P_SUPPORT:
        play(state, "no supporter")
    if get(state, c.PHASE) == c.P_XP:
        play(state, "stop")
    return state


def get(state: Starmap, field: int, seat: int = 0) -> int:
    return int(state.table[seat * c.SEAT + field])


def has(state: Starmap, item: str, seat: int = 0) -> bool:
    number = ITEMS.index(item)
    return bool(get(state, c.ITEMS + number // c.WORD, seat) >> (number % c.WORD) & 1)


def owns(state: Starmap, entry: int, seat: int = 0) -> bool:
    return bool(get(state, c.OWNED, seat) >> entry & 1)


def points_of(state: Starmap, seat: int = 0) -> set[tuple[int, int]]:
    return {xy(spot) for spot in filled_spots(state.table, seat * c.SEAT)}


def squares_of(state: Starmap, seat: int = 0) -> list[int]:
    return filled_squares(state.table, seat * c.SEAT)


def xy(spot: int) -> tuple[int, int]:
    """The coordinates of a point by its number."""
    return spot % c.WIDTH, spot // c.WIDTH


def score(state: Starmap, seat: int = 0, over: bool = True) -> Score:
    """The parts of a score."""
    return score_parts(state.chart, state.table, state.seats, seat, over)


def where(state: Starmap, seat: int = 0) -> tuple[str, int]:
    """Day and week."""
    days = ("SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT")
    return days[get(state, c.DAY, seat)], get(state, c.WEEK, seat)


def all_points() -> set[tuple[int, int]]:
    return {(x, y) for x in range(13) for y in range(13)}


def stars() -> set[tuple[int, int]]:
    return {(x, y) for x, y in all_points() if GAME.edition.chart.star_rows[y] >> x & 1}


def ring(a: int, b: int) -> list[tuple[int, int]]:
    """The nine points of major (a, b), in the order of the cells."""
    return [(2 * a - 2 + i % 3, 2 * b - 2 + i // 3) for i in range(9)]


def random_action(state: State, luck: Luck, eager: bool = False) -> tuple[int, int]:
    """Who acts next, and something legal; an eager player passes only where nothing else is left."""
    seat = next_actor(state.actors())
    action = state.pick(seat, luck.word())
    if eager and seat != NATURE and action == 0:
        choices = state.legal(seat)
        action = choices[luck.below(len(choices) - 1) + 1] if len(choices) > 1 else action
    return seat, action
