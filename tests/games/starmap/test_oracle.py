"""The fast code against plain Python: sets and flood fill instead of bit boards."""

from __future__ import annotations

import itertools

import pytest

from ecliptic import NATURE, Luck
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import largest_group, star_count
from ecliptic.games.starmap.names import ARTICLES, CELLS, COMBOS, DAYS, GROUPS, entries_in, item_names
from ecliptic.games.starmap.rules import Starmap
from tests.games.starmap.helpers import GAME, given, points_of, random_action, squares_of, stars

# -- the map -------------------------------------------------------------------------------------------------


def flood(squares: set[tuple[int, int]]) -> int:
    """The largest group of squares, by walking from neighbour to neighbour."""
    best, left = 0, set(squares)
    while left:
        queue, size = [left.pop()], 0
        while queue:
            x, y = queue.pop()
            size += 1
            for step in itertools.product((-1, 0, 1), repeat=2):
                near = (x + step[0], y + step[1])
                if near in left:
                    left.remove(near)
                    queue.append(near)
        best = max(best, size)
    return best


def completed(points: set[tuple[int, int]]) -> set[tuple[int, int]]:
    corners = ((0, 0), (1, 0), (0, 1), (1, 1))
    return {(x, y) for x in range(12) for y in range(12) if all((x + dx, y + dy) in points for dx, dy in corners)}


def random_map(luck: Luck, percent: int) -> set[tuple[int, int]]:
    return {(x, y) for x in range(13) for y in range(13) if luck.below(100) < percent}


@pytest.mark.parametrize("percent", [30, 50, 60, 70, 80, 90, 97])
def test_squares_groups_and_stars_on_random_maps(percent: int) -> None:
    luck = Luck(percent)
    for _ in range(60):
        points = random_map(luck, percent)
        state = given(points=points)
        squares = completed(points)
        assert squares_of(state) == sorted(12 * y + x for x, y in squares)
        assert largest_group(state.table, 0) == flood(squares)
        assert star_count(state.table, 0, state.chart.star_rows) == len(points & stars())


def test_long_winding_groups() -> None:
    snake = {(x, y) for y in range(13) for x in range(13) if y % 3 != 2 or x in ((0, 1) if y % 6 == 2 else (11, 12))}
    assert largest_group(given(points=snake).table, 0) == flood(completed(snake)) > 50


def test_every_square_has_one_major_corner() -> None:
    for x, y in itertools.product(range(12), repeat=2):
        corners = itertools.product((x, x + 1), (y, y + 1))
        assert sum(1 for a, b in corners if a % 2 and b % 2) == 1


# -- which choices an ability has ----------------------------------------------------------------------------

PIPS = {
    1: [{4}],
    2: [{0, 8}, {2, 6}, {1, 7}, {3, 5}],
    3: [{0, 4, 8}, {2, 4, 6}, {1, 4, 7}, {3, 4, 5}],
    4: [{0, 2, 6, 8}, set(), {1, 3, 5, 7}],
    5: [{0, 2, 4, 6, 8}, set(), {1, 3, 4, 5, 7}],
    6: [{0, 2, 3, 5, 6, 8}, {0, 1, 2, 6, 7, 8}],
}


def cell(major: tuple[int, int], k: int) -> tuple[int, int]:
    return 2 * major[0] - 2 + k % 3, 2 * major[1] - 2 + k // 3


def majors_for(position: str, dice: tuple[int, ...]) -> list[tuple[int, int]]:
    every = [(a, b) for b in range(1, 7) for a in range(1, 7)]
    if position == "POS1":
        return [(dice[0], dice[1])]
    if position == "POS2":
        return [(dice[0], dice[0])]
    return every if position == "POS4" else [m for m in every if dice[0] in m]


def cells_for(plot: str, die: int, owned: set[str]) -> list[set[int]]:
    """The sets of cells on offer, one for each layout."""
    if plot == "PLOT4":
        return [set(range(9))]
    if plot == "PLOT3":
        layouts = [set(range(9)) - {4}]
    elif plot == "PLOT2":
        layouts = [PIPS[die][0] | (PIPS[die][1] if len(PIPS[die]) > 1 else set())]
    else:
        layouts = [cells for i, cells in enumerate(PIPS[die]) if cells and (i < 2 or "MATH" in owned)]
    return [cells | ({4} if "COORD" in owned else set()) for cells in layouts]


def uses(position: str, plot: str) -> tuple[int, int]:
    """How many dice the two take."""
    return (2 if position in ("POS1", "POS4") else 1), (2 if plot == "PLOT4" else 1)


def pair_has_effect(position: str, plot: str, dice: list[int], owned: set[str], points: set[tuple[int, int]]) -> bool:
    first, second = uses(position, plot)
    for order in itertools.permutations(dice, first + second):
        for major in majors_for(position, order[:first]):
            for cells in cells_for(plot, order[first], owned):
                if any(cell(major, k) not in points for k in cells):
                    return True
    return False


def open_items(state: Starmap) -> list[tuple[str, int, int]]:
    """(group, kind, value) of every empty item that is not dead."""
    week, found = int(state.table[c.WEEK]), []
    sheet = state.to_dict()["seats"][0]["sheet"]  # type: ignore[index]
    for number, name in enumerate(item_names(state.chart)):
        group = name.split(".")[0]
        dead = group.startswith("W") and group[1:].isdigit() and int(group[1:]) < week
        if name not in sheet["items"] and not dead:
            found.append((group, int(state.chart.kind[number]), int(state.chart.value[number])))
    return found


def alone_has_effect(ability: str, dice: list[int], state: Starmap, points: set[tuple[int, int]]) -> bool:
    items = open_items(state)
    if ability == "PLOT5":
        return len(dice) >= 2 and len(points | stars()) < 169
    if ability == "REC":
        return any(group[0] == "W" and group[1:].isdigit() for group, _, _ in items)
    if ability == "OPT":
        return any(kind == c.STAR or (kind == c.SQUARE and value == 1) for _, kind, value in items)
    return any(kind == c.EXPERIENCE and value <= max(dice) for _, kind, value in items)


def oracle_combos(state: Starmap) -> list[str]:
    owned = set(entries_in(state.table[c.OWNED]))
    ready = owned - set(entries_in(state.table[c.USED]))
    dice = [int(state.table[c.DIE + i]) for i in range(3) if state.table[c.DIE + i]]
    points = points_of(state)
    found = []
    for combo in COMBOS:
        parts = combo.split("+")
        if not set(parts) <= ready:
            continue
        if len(parts) == 1:
            if alone_has_effect(combo, dice, state, points):
                found.append(f"use {combo}")
        elif sum(uses(*parts)) <= len(dice) and pair_has_effect(parts[0], parts[1], dice, owned, points):
            found.append(f"use {combo}")
    return found


def crowded_games(count: int) -> list[Starmap]:
    """Ability steps of random games that start with much owned and a half-filled map."""
    found = []
    for seed in range(count):
        luck = Luck(seed)
        owned = [group for group in GROUPS[7:27] if luck.below(2)]
        state = given("SUN", 1 + luck.below(5), (), random_map(luck, 5 + 10 * luck.below(10)), owned)
        while state.actors():
            seat, action = random_action(state, luck, eager=True)
            if seat != NATURE and state.table[c.PHASE] in (c.P_ABILITY, c.P_CELLS):
                found.append(state.clone())
            state.apply(seat, action)
    return found


def test_abilities_on_offer_are_those_that_plain_python_finds() -> None:
    checked = set()
    for state in crowded_games(40):
        if state.table[c.PHASE] != c.P_ABILITY:
            continue
        choices = [GAME.spell(state, 0, action) for action in state.legal(0)]
        assert choices == ["end", *oracle_combos(state)]
        checked |= set(choices)
    assert len(checked) == 1 + len(COMBOS)


def test_no_choice_of_an_ability_is_a_dead_end() -> None:
    """Down every branch of an ability's choices something gets filled in the end."""
    followed = 0
    for state in crowded_games(6)[::5]:
        if state.table[c.PHASE] != c.P_ABILITY:
            continue
        for action in state.legal(0):
            if action != c.A_PASS:
                after = state.clone()
                after.apply(0, action)
                followed += _descend(after, Luck(3))
    assert followed > 25


def _descend(state: Starmap, luck: Luck) -> int:
    """Answers how many plottings there were."""
    before, plotted = points_of(state), 0
    while c.P_DICE <= state.table[c.PHASE] <= c.P_CELLS:
        choices = state.legal(0)
        assert len(choices)
        cells = state.table[c.PHASE] == c.P_CELLS
        state.apply(0, choices[luck.below(len(choices))])
        if cells and state.table[c.PHASE] != c.P_CELLS:
            assert points_of(state) > before
            plotted += 1
    return plotted


def subsets(state: Starmap) -> set[frozenset[str]]:
    """Every set of cells that the steps of one plotting can end in."""
    major, found = int(state.table[c.MAJOR]), set()
    queue = [state]
    before = points_of(state)
    while queue:
        one = queue.pop()
        if one.table[c.PHASE] != c.P_CELLS:
            new = points_of(one) - before
            base = (major % 6 + 1, major // 6 + 1)
            found.add(frozenset(CELLS[k] for k in range(9) if cell(base, k) in new))
            continue
        for action in one.legal(0):
            after = one.clone()
            after.apply(0, action)
            queue.append(after)
    return found


def test_A04_the_steps_of_a_plotting_reach_every_allowed_subset_and_no_other() -> None:
    plotting = [one for one in crowded_games(12) if one.table[c.PHASE] == c.P_CELLS and not one.table[c.CHOSEN]][::4]
    assert len(plotting) > 10
    for state in plotting:
        offer = [name for k, name in enumerate(CELLS) if state.table[c.OFFER] >> k & 1]
        ring_limit = 9
        if COMBOS[state.table[c.COMBO]].endswith("PLOT3"):
            ring_limit = int(state.table[c.PLOT_DIE])
        wanted = {
            frozenset(some)
            for n in range(1, len(offer) + 1)
            for some in itertools.combinations(offer, n)
            if len(set(some) - {"C"}) <= ring_limit
        }
        assert subsets(state) == wanted


# -- what a turn brings ----------------------------------------------------------------------------------------


def payable(state: Starmap) -> list[str]:
    """The boxes that the phase at hand can fill, by plain Python."""
    phase, week = int(state.table[c.PHASE]), int(state.table[c.WEEK])
    filled = state.to_dict()["seats"][0]["sheet"]["items"]  # type: ignore[index]
    found = []
    for number, name in enumerate(item_names(state.chart)):
        group, kind, value = name.split(".")[0], int(state.chart.kind[number]), int(state.chart.value[number])
        open_ = name not in filled and not (group in ARTICLES and int(group[1]) < week)
        fits = {
            c.P_XP: kind == c.EXPERIENCE and value <= state.table[c.BUDGET],
            c.P_STUDY: kind == c.EXPERIENCE and value <= state.table[c.BUDGET],
            c.P_STARS: kind == c.STAR,
            c.P_SQUARES: kind == c.SQUARE and value <= state.table[c.SQUARES],
            c.P_OPTIMIZE: kind == c.STAR or (kind == c.SQUARE and value == 1),
        }
        if open_ and fits[phase]:
            found.append(f"fill {name}")
    return found


def busy_games(count: int) -> list[tuple[Starmap, int, int, Starmap]]:
    """Random games with much owned and half a map: before, who, what, after."""
    steps = []
    for seed in range(count):
        luck = Luck(1000 + seed)
        owned = [group for group in GROUPS[7:27] if luck.below(3) == 0]
        state = given("SUN", 1 + luck.below(5), (), random_map(luck, 20 + 10 * luck.below(7)), owned)
        while state.actors():
            seat, action = random_action(state, luck, eager=True)
            before = state.clone()
            state.apply(seat, action)
            steps.append((before, seat, action, state.clone()))
    return steps


def test_boxes_on_offer_are_those_that_plain_python_finds() -> None:
    phases = set()
    for before, seat, _, _ in busy_games(40):
        phase = int(before.table[c.PHASE])
        if seat != NATURE and c.P_XP <= phase <= c.P_OPTIMIZE:
            choices = [GAME.spell(before, 0, action) for action in before.legal(0)]
            passes = ["stop"] if phase <= c.P_STUDY else []
            assert choices == passes + payable(before)
            assert len(choices) > len(passes)
            phases.add(phase)
    assert phases == {c.P_XP, c.P_STUDY, c.P_STARS, c.P_SQUARES, c.P_OPTIMIZE}


def test_new_points_bring_as_many_stars_and_squares_as_plain_python_counts() -> None:
    kinds = set()
    for before, _, _, after in busy_games(40):
        new = points_of(after) - points_of(before)
        if not new:
            continue
        squares = len(completed(points_of(after)) - completed(points_of(before)))
        phase = int(after.table[c.PHASE])
        if phase in (c.P_STARS, c.P_SQUARES):
            assert after.table[c.SQUARES] == squares
        if phase == c.P_STARS:
            assert after.table[c.STARS] == len(new & stars())
        else:  # no star, or no box for one
            assert not new & stars() or not any(kind == c.STAR for _, kind, _ in open_items(after))
        if squares and phase not in (c.P_STARS, c.P_SQUARES):
            assert not any(kind == c.SQUARE and value <= squares for _, kind, value in open_items(after))
        kinds.add(phase)
    assert {c.P_STARS, c.P_SQUARES, c.P_ROLL} <= kinds


def test_the_schedule_is_that_of_plain_python() -> None:
    """Where a roll leads: day, week, article and budget."""
    later = 0
    for before, seat, _, after in busy_games(40):
        if seat != NATURE or after.table[c.PHASE] != c.P_XP:
            continue
        was, now = (state.to_dict()["seats"][0]["sheet"] for state in (before, after))  # type: ignore[index]
        low = int(after.table[c.DIE])
        days = DAYS.index(was["day"]) + low
        assert now["day"] == DAYS[days % 7]
        assert now["week"] == was["week"] + (days >= 7)
        if days >= 7:
            later += 1
            assert now["articles"][was["week"] - 1] == "lapsed"
        researchers = sum(1 for code in entries_in(before.table[c.OWNED]) if code in ("RES_A", "RES_B"))
        assert after.table[c.BUDGET] == low + sum(1 for name in was["items"] if name[:3] == now["day"]) + researchers
    assert later > 10
