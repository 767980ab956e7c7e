"""The analysis: right where it can be worked out, adds up everywhere, and asks only for what was known."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic import NATURE, Luck, State
from ecliptic.bots.analysis import LEAST, LONG, SIMULATIONS, Analysis, Estimate, Mark, as_json
from ecliptic.bots.evaluate import Weighed, weigh
from ecliptic.bots.game_modules import guide_for
from ecliptic.bots.rollout import STREAMS, RolloutLuck, finish
from ecliptic.bots.search_guide import Guide
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadSeats
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.record import Record, play
from ecliptic.testing.example import STARS, UNKNOWN, DoubleStar, DoubleStarGame
from tests.bots.test_search import opening

GAMES = Path(__file__).parents[1] / "games"


def random_record(seed: int) -> Record:
    game, bot = DoubleStarGame(), ecliptic.bot("random", seed=seed)
    return play(game, game.start(), Seed.of_number(seed), bot.choose)


# -- against exact values ------------------------------------------------------------------------------------------


def exact(state: State) -> list[float]:
    """What is expected of a position if both players choose at random, worked out over all that may happen."""
    actors = state.actors()
    if actors == 0:
        return state.returns()
    seat = next_actor(actors)
    choices = list(state.legal(seat))
    weights = [float(weight) for weight in state.odds()] if seat == NATURE else [1.0] * len(choices)
    total = [0.0] * state.seats
    for action, weight in zip(choices, weights, strict=True):
        after = state.clone()
        after.apply(seat, action)
        total = [so_far + weight * value for so_far, value in zip(total, exact(after), strict=True)]
    return [value / sum(weights) for value in total]


def worlds(state: DoubleStar, seat: int) -> list[DoubleStar]:
    """All that a seat thinks possible, each as likely as the other."""
    known, found = state.known_to(seat), []
    for star in STARS:
        if star == known.star[seat]:
            continue
        for choice in (0, 1) if known.choice[1 - seat] == UNKNOWN else (known.choice[1 - seat],):
            world = known.clone()
            world.star[1 - seat], world.choice[1 - seat] = star, choice
            found.append(world)
    return found


def exact_decision(state: DoubleStar, seat: int, action: int) -> list[float]:
    """What a choice changes in the mean over all that its player thinks possible."""
    changes = []
    for world in worlds(state, seat):
        after = world.clone()
        after.apply(seat, action)
        changes.append([a - b for a, b in zip(exact(after), exact(world), strict=True)])
    return [sum(column) / len(changes) for column in zip(*changes, strict=True)]


def near(found: Estimate, right: float) -> bool:
    return abs(found.value - right) <= 4 * found.error + 1e-9


@pytest.mark.parametrize("seed", range(4))
def test_luck_and_decisions_are_right_where_they_can_be_worked_out(seed: int) -> None:
    game, record = DoubleStarGame(), random_record(seed)
    analysis = Analysis(game, record, simulations=250, seed=seed)
    state, decided, lucky = game.start(), 0, 0
    for mark, (seat, move) in zip(analysis, record.events, strict=True):
        before, action = exact(state), game.parse(state, seat, move)
        part = [0.0, 0.0]
        if seat != NATURE and len(state.legal(seat)) > 1:
            part = exact_decision(state, seat, action)
            decided += 1
        state.apply(seat, action)
        after = exact(state)
        lucky += max(abs(a - b) for a, b in zip(after, before, strict=True)) > 0.05
        for s in (0, 1):
            assert mark.before[s] == pytest.approx(before[s], abs=0.13)
            assert near(mark.decision[s], part[s]), (mark, part)
            assert near(mark.luck[s], after[s] - before[s] - part[s]), (mark, before, after, part)
    assert decided == 2
    assert lucky
    for split in analysis.splits():
        assert near(split.start, 0.5)
        assert split.end == state.returns()[split.seat]


# -- in all games --------------------------------------------------------------------------------------------------

RECORDS = [
    "transit/golden/2-historical-True-rounds-4.txt",
    "transit/golden/4-harder-True-war_adds-True.txt",
    "gemini/golden/greedy-3.txt",
    "gemini/golden/2-instants-True-booboo-True.txt",
    "survivors/golden/1-turn_limit-20-solo_auto_launch-True-newboard_collect-False.txt",
    "survivors/golden/1-launch.txt",
    "survivors/golden/3-round_limit-10-newboard_collect-False.txt",
    "ephemeris/golden/2-draft-True.txt",
    "ephemeris/golden/3-mode-two-open-True.txt",
    "ephemeris/golden/7-mode-three.txt",
    "ephemeris/golden/3-mode-pairs-thirds-False.txt",
    "ephemeris/golden/2-mode-snap.txt",
    "starmap/golden/1.txt",
    "starmap/golden/2.txt",
]


def shortened(record: Record, events: int = 110) -> Record:
    """The beginning of a long game."""
    if len(record.events) > events:
        record.events, record.result = record.events[:events], None
    return record


@pytest.mark.parametrize("name", RECORDS)
def test_start_luck_and_decisions_add_up_to_the_result_in_every_game_and_mode(name: str) -> None:
    record = shortened(Record.from_text((GAMES / name).read_text()))
    analysis = Analysis(ecliptic.game(record.game), record, simulations=4)
    marks = list(analysis)
    assert [mark.index for mark in marks] == list(range(len(record.events)))
    assert [(mark.seat, mark.move) for mark in marks] == record.events
    for one, two in pairwise(marks):
        assert one.after == two.before
    for mark in marks:
        for seat in range(record.seats):
            change = mark.luck[seat].value + mark.decision[seat].value
            assert mark.after[seat] - mark.before[seat] == pytest.approx(change, abs=1e-9)
    for split in analysis.splits():
        total = split.start.value + split.luck.value + split.own.value + split.others.value
        assert total == pytest.approx(split.end, abs=1e-9)
        if record.result is not None:
            assert split.end == pytest.approx(record.result[split.seat])
        costs = [mark.judged.regret for mark in marks if mark.seat == split.seat and mark.judged is not None]
        assert split.regret.value == pytest.approx(sum(cost.value for cost in costs))
        assert split.costly == sum(cost.value > 0 for cost in costs)
        assert split.judged == sum(mark.judged is not None for mark in marks if mark.seat == split.seat)
    assert any(mark.judged is not None for mark in marks) == ("snap" not in name)
    told = json.loads(json.dumps(as_json(analysis, marks)))
    assert len(told["events"]) == len(marks)
    for mark in marks:
        _check_judged(mark)


def _check_judged(mark: Mark) -> None:
    """The choice that was made is among those compared, and no regret is below nothing."""
    if mark.judged is None:
        return
    assert mark.judged.moves[mark.judged.made].move == mark.move
    assert mark.judged.regret.value >= 0.0
    assert mark.judged.as_good == (mark.judged.regret.value == 0.0)


def test_a_quiz_and_a_race_are_not_judged() -> None:
    """What counts there is what somebody knows, or how quick somebody is."""
    for name, move in (("7-mode-three.txt", "answer"), ("2-mode-snap.txt", "call")):
        record = shortened(Record.from_text((GAMES / "ephemeris/golden" / name).read_text()), 60)
        marks = [mark for mark in Analysis(ecliptic.game("ephemeris"), record, simulations=2) if move in mark.move]
        assert marks
        assert all(mark.judged is None for mark in marks)


@pytest.mark.parametrize(("seats", "fair"), [(1, 0.86), (2, 0.5), (3, 1 / 3)])
def test_survivors_are_expected_to_get_what_they_usually_get(seats: int, fair: float) -> None:
    """The quick player launches as well as can be: a launch that were thrown away would make expectations 0."""
    state = ecliptic.game("survivors").start(seats)
    ended = [finish(state.clone(), guide_for(state), RolloutLuck(1, number, [0] * STREAMS)) for number in range(20)]
    for seat in range(seats):
        assert sum(result[seat] for result in ended) / 20 == pytest.approx(fair, abs=0.35 if seats > 1 else 0.1)
    if seats > 1:
        assert all(sum(result) == 1.0 for result in ended)


def test_a_long_game_gets_fewer_simulations_unless_somebody_says_how_many() -> None:
    record = Record.from_text((GAMES / "survivors/golden/3-round_limit-10-newboard_collect-False.txt").read_text())
    game = ecliptic.game("survivors")
    assert len(record.events) > LONG // SIMULATIONS
    assert Analysis(game, record).games == max(LEAST, LONG // len(record.events)) < SIMULATIONS
    assert Analysis(game, record, simulations=SIMULATIONS).games == SIMULATIONS
    assert Analysis(game, shortened(record)).games == SIMULATIONS


def test_a_player_who_plays_as_the_quick_player_owes_all_to_luck() -> None:
    game = ecliptic.game("gemini")

    def quick(known: State, seat: int) -> int:
        return guide_for(known).policy(known, seat, Luck(0))

    record = play(game, game.start(3), Seed.of_number(3), quick, limit=120)
    analysis = Analysis(game, record, seat=0, simulations=6)
    marks = list(analysis)
    for split in analysis.splits():
        assert split.own.value == split.others.value == split.own.error == 0.0
    assert {mark.seat for mark in marks if mark.judged is not None} == {0}


def test_the_same_seed_gives_the_same_analysis() -> None:
    game, record = DoubleStarGame(), random_record(1)

    def told(seed: int) -> object:
        analysis = Analysis(game, record, simulations=30, seed=seed)
        return as_json(analysis, list(analysis))

    assert told(1) == told(1)
    assert told(1) != told(2)


def test_two_processes_find_the_same() -> None:
    record = Record.from_text((GAMES / "ephemeris/golden/3-mode-two-open-True.txt").read_text())
    one, two = (Analysis(ecliptic.game("ephemeris"), record, simulations=6) for _ in range(2))
    assert list(one) == list(two.in_processes(2))
    assert one.splits() == two.splits()


def test_what_was_not_known_then_does_not_count() -> None:
    """Two games that differ only in what seat 0 could not know when it chose: it is judged alike."""
    game, found = DoubleStarGame(), []
    for other in ("star 1", "star 4"):
        record = Record("double-star", 1, 2, game.edition_hash)
        record.events = [(NATURE, "star 2"), (NATURE, other), (0, "set")]
        marks = list(Analysis(game, record, simulations=100))
        found.append(marks[2])
    one, two = found
    assert one.judged == two.judged
    assert one.decision == two.decision
    assert one.before != two.before


def test_a_limit_of_time_and_a_seat_that_is_not_there() -> None:
    game, record = DoubleStarGame(), random_record(2)
    analysis = Analysis(game, record, ms=4)
    assert analysis.games >= 20
    assert len(list(analysis)) == len(record.events)
    with pytest.raises(BadSeats, match="no seat 5"):
        Analysis(game, record, seat=5)


def test_the_shortest_time_is_not_taken_for_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[int] = []

    def noted(*given: Any) -> Weighed:
        limits.append(given[4])
        return weigh(*given)

    monkeypatch.setattr("ecliptic.bots.analysis.weigh", noted)
    list(Analysis(DoubleStarGame(), random_record(2), ms=1))
    assert set(limits) == {1}


def test_a_game_that_has_not_begun_has_an_expectation() -> None:
    game = DoubleStarGame()
    analysis = Analysis(game, Record.begin(game, game.start()), simulations=40)
    assert list(analysis) == []
    one, two = analysis.splits()
    assert one.end == pytest.approx(one.start.value)
    assert one.end + two.end == pytest.approx(1.0)


# -- chance that can be repeated -------------------------------------------------------------------------------------


def test_the_same_rollout_ends_the_same_also_from_further_on() -> None:
    """Where Nature has acted as it would have, the game continues as it would have."""
    state, _ = opening("starmap")
    guide = Guide()
    whole = finish(state.clone(), guide, RolloutLuck(1, 7, [0] * STREAMS))
    assert whole == finish(state.clone(), guide, RolloutLuck(1, 7, [0] * STREAMS))
    others = {tuple(finish(state.clone(), guide, RolloutLuck(1, number, [0] * STREAMS))) for number in range(20)}
    assert len(others) > 1
    start = ecliptic.game("starmap").start()
    drawn, later = [0] * STREAMS, start.clone()
    luck = RolloutLuck(1, 7, drawn)
    while later.actors() >> NATURE:
        drawn[later.stream()] += 1
        luck.draw(later)
    assert sum(drawn) > 0
    assert finish(later, guide, RolloutLuck(1, 7, drawn)) == finish(start, guide, RolloutLuck(1, 7, [0] * STREAMS))


def test_a_rollout_has_its_own_chance_for_each_stream() -> None:
    ahead = RolloutLuck(3, 2, [2, 0])
    luck = Luck(3, 2 * 16)
    luck.word()
    luck.word()
    assert ahead.streams[0].word() == luck.word()
    assert ahead.streams[1].word() == Luck(3, 2 * 16 + 1).word()
