"""What somebody who knew all luck could reach: the bounds bound, and tiny cases agree with trying everything."""

from __future__ import annotations

from itertools import combinations, product
from typing import cast

import pytest

import ecliptic
from benchmarks.bounds import Ceiling, best_of, bought, line, rolls_of, schedule
from ecliptic.bots.game_modules import guide_for
from ecliptic.bots.rollout import STREAMS, RolloutLuck
from ecliptic.bots.starmap import choose
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.lattice import filled_squares
from ecliptic.games.starmap.rules import Starmap
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE

Roll = tuple[int, int, int]


def sheet() -> Starmap:
    return cast(Starmap, ecliptic.game("starmap").start(1))


@pytest.mark.parametrize("deal", range(12))
def test_no_game_of_mihi_anguli_beats_the_ceiling_of_its_rolls(deal: int) -> None:
    start = sheet()
    rolls = rolls_of(start, deal)
    ceiling = Ceiling(start.chart).of(rolls)
    assert best_of(start, deal, 20) <= ceiling < 220


def test_every_part_of_the_ceiling_holds_in_every_turn_of_games_that_are_played() -> None:
    """Turns, filled majors and squares, and the experience that lies in boxes other than those of days."""
    start = sheet()
    ceiling, closest = Ceiling(start.chart), 0.0
    for deal in range(30):
        rolls, state, fate = rolls_of(start, deal), start.clone(), RolloutLuck(deal, 0, [0] * STREAMS)
        spent: list[int] = []
        while state.actors():
            if state.actors() >> NATURE:
                fate.draw(state)
                continue
            state.apply(0, choose(state, 0))
            if state.actors() != 1:
                spent.append(paid(state))
                assert len(filled_squares(state.table, 0)) <= 4 * majors(state) <= 4 * len(spent)
        owned = int(state.table[c.OWNED])
        helpers = frozenset(entry for entry in ceiling.HELPERS if owned >> entry & 1)
        had = ceiling.experience(rolls, helpers, len(spent))
        assert len(spent) <= len(schedule(rolls, c.MENTOR in helpers))
        assert all(less <= more for less, more in zip(spent, had, strict=True))
        assert state.returns()[0] <= ceiling.of(rolls)
        closest = max(closest, *(less / more for less, more in zip(spent, had, strict=True)))
    assert closest == 1.0  # some have spent all that there is


@pytest.mark.parametrize("deal", range(20))
def test_boxes_of_days_pay_back_no_more_than_the_ceiling_allows(deal: int) -> None:
    """Bought in the first turn for nothing but their price, and only those that pay."""
    ceiling, rolls = Ceiling(sheet().chart), rolls_of(sheet(), deal)
    days = schedule(rolls, False)
    landings = [sum(day % c.DAYS == weekday for day in days[1:]) for weekday in range(c.DAYS)]
    net = sum(max(0, count - value) for count in landings for value in range(1, 5))
    lows = sum(low for low, _, _ in rolls[: len(days)])
    assert lows + net <= ceiling.experience(rolls, frozenset(), len(days))[-1]


def paid(state: Starmap) -> int:
    """The value of the filled boxes that take experience and belong to no day."""
    chart, table = state.chart, state.table
    filled = int(table[c.ITEMS]) | int(table[c.ITEMS + 1]) << c.WORD
    return sum(
        int(chart.value[item])
        for item in range(int(chart.items))
        if filled >> item & 1 and chart.kind[item] == c.EXPERIENCE and chart.group[item] >= c.ENTRY_GROUP
    )


def majors(state: Starmap) -> int:
    return sum(int(state.table[y]) >> x & 1 for y in range(1, c.WIDTH, 2) for x in range(1, c.WIDTH, 2))


def test_the_rolls_are_those_that_the_games_of_the_deal_meet() -> None:
    state, fate = sheet(), RolloutLuck(7, 0, [0] * STREAMS)
    met: list[Roll] = []
    while state.actors():
        if state.actors() >> NATURE:
            fate.draw(state)
            table = state.table
            met.append((int(table[c.DIE]), int(table[c.DIE + 1]), int(table[c.DIE + 2])))
        else:
            state.apply(0, choose(state, 0))
    assert met == rolls_of(sheet(), 7)[: len(met)]


@pytest.mark.parametrize("deal", range(6))
def test_nobody_has_more_turns_than_who_always_asks_the_mentor(deal: int) -> None:
    rolls = rolls_of(sheet(), deal)
    most = len(schedule(rolls, True))
    helped = [turn for turn, (low, _, _) in enumerate(rolls) if low >= 3 and turn >= 2]
    for left_out in [(), *combinations(helped[:8], 1), *combinations(helped[:8], 3)]:
        day = turns = 0
        while day < c.DAYS * c.WEEKS:
            low = rolls[turns][0]
            day += low - (turns in helped and turns not in left_out)
            turns += 1
        assert turns <= most


def test_what_is_bought_is_the_best_of_all_selections() -> None:
    offers = [(3, 5, 4), (4, 6, 7), (5, 7, 9), (2, 1, 12), (6, 4, 12)]  # cost, points, to be paid within
    best = {0: 0}
    for cost, points, within in offers:
        best = bought(best, cost, points, within)
    tried = [0]
    for chosen in product((0, 1), repeat=len(offers)):
        spent, points, allowed = 0, 0, True
        for take, (cost, more, within) in zip(chosen, offers, strict=True):
            spent += take * cost
            points += take * more
            allowed &= not take or spent <= within
        if allowed:
            tried.append(points)
    assert max(best.values()) == max(tried)


@pytest.mark.parametrize("name", ["transit", "gemini"])
def test_a_deal_that_the_quick_player_loses_can_be_won_by_one_who_knows_it(name: str) -> None:
    start = ecliptic.game(name).start(2)
    guide = guide_for(start)
    lost = next(deal for deal in range(50) if line(start, deal, guide).result < 1.0)
    assert best_of(start, lost, 2000, 1.0) == 1.0


def test_whoever_knows_the_dice_does_no_worse_than_the_quick_player() -> None:
    start = sheet()
    gains = [best_of(start, deal, 60) - line(start, deal, guide_for(start)).result for deal in range(4)]
    assert min(gains) >= 0
    assert max(gains) > 0


def test_a_line_replays_its_decisions_and_gives_the_same_result() -> None:
    start = ecliptic.game("gemini").start(2)
    guide = guide_for(start)
    first = line(start, 3, guide)
    assert line(start, 3, guide, first.made) == first
    assert line(start, 3, guide, first.made[:5]).made[:5] == first.made[:5]
    assert line(start, 3, guide, first.made[:5], Luck(1)).made[:5] == first.made[:5]
