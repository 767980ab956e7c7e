"""The arena: fair luck, all seatings, and intervals that mean what they say."""

from __future__ import annotations

import json
import multiprocessing
from collections import Counter
from collections.abc import Generator
from itertools import count, islice

import pytest

from ecliptic.bots import UnknownBot, arena
from ecliptic.bots.arena import Contest, Played, as_json, games, judge, play, ratings
from ecliptic.bots.levels import RandomBot
from ecliptic.bots.workers import WorkerDied
from tests.bots.test_workers import alive, end_soon


def test_all_seatings_in_a_competitive_game_and_teams_in_a_cooperative_one() -> None:
    against = Contest("starmap", ("random", "medium"), 2)
    assert against.seatings() == [("random", "medium"), ("medium", "random")]
    three = Contest("starmap", ("easy", "medium", "hard"), 3)
    assert len(three.seatings()) == 27 - 3
    together = Contest("transit", ("random", "medium"), 3)
    assert together.seatings() == [("random",) * 3, ("medium",) * 3]
    alone = Contest("starmap", ("random", "medium"), 1)
    assert alone.seatings() == [("random",), ("medium",)]


def test_of_very_many_seatings_one_is_turned_round_the_table() -> None:
    contest = Contest("ephemeris", ("easy", "medium", "hard"), 7, {"mode": "three"})
    for luck in range(6):
        seatings = contest.seatings(luck)
        assert len(seatings) == 7
        for seat in range(7):
            counts = Counter(seating[seat] for seating in seatings)
            assert sorted(counts.values()) == [2, 2, 3]
    thrice = Counter(Counter(contest.seatings(luck)[0]).most_common(1)[0][0] for luck in range(6))
    assert set(thrice.values()) == {2}
    assert len(Contest("ephemeris", ("easy", "medium", "hard"), 4, {"mode": "three"}).seatings()) == 81 - 3


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("transit", 2, {"rounds": "3"}),
        ("gemini", 2, {"instants": "yes"}),
        ("survivors", 1, {"turn_limit": "10"}),
        ("survivors", 2, {"round_limit": "3"}),
        ("starmap", 1, {}),
        *(("ephemeris", 2, {"mode": mode}) for mode in ("one", "two", "three", "pairs", "snap")),
    ],
)
def test_every_game_and_mode_has_an_arena(game: str, seats: int, options: dict[str, object]) -> None:
    contest = Contest(game, ("random", "search:2"), seats, options)
    played = list(games(contest, [1]))
    standings = judge(contest, played)
    assert {one.bot for one in standings} == {"random", "search:2"}
    assert contest.shares == ((game, seats) != ("starmap", 1))
    for one in standings:
        assert one.low <= one.mean <= one.high
        if contest.shares:
            assert one.low >= 0.0
            assert one.high <= 1.0
    text = json.dumps(as_json(contest, played, standings), allow_nan=False)
    assert json.loads(text)["contest"]["options"] == options


def test_shares_stay_possible_and_alike_ones_are_not_sure() -> None:
    contest = Contest("starmap", ("good", "bad"), 2)
    played = [Played(luck, ("good", "bad"), (1.0, 0.0)) for luck in range(5)]
    best, worst = judge(contest, played)
    assert (best.mean, best.high) == (1.0, 1.0)
    assert 0.5 < best.low < 0.6
    assert (worst.mean, worst.low) == (0.0, 0.0)
    assert (best.ahead, best.ahead_high, worst.ahead) == (1.0, 1.0, None)
    assert best.ahead_low is not None
    assert 0.0 < best.ahead_low < 0.5
    played[0] = Played(0, ("good", "bad"), (0.5, 0.5))
    best, worst = judge(contest, played)
    assert best.high == 1.0
    assert worst.low == 0.0


def test_points_are_no_shares_even_where_they_look_like_them() -> None:
    """Who got 1 point alone has not won every game, and more than 1 is possible."""
    (only,) = judge(Contest("starmap", ("random",), 1), [Played(luck, ("random",), (1.0,)) for luck in (1, 2)])
    assert (only.low, only.mean, only.high) == (1.0, 1.0, 1.0)
    (only,) = judge(Contest("starmap", ("random",), 1), [Played(luck, ("random",), (luck,)) for luck in (0, 1)])
    assert only.high > 1.0


def test_the_first_game_does_not_wait_for_the_list_of_all() -> None:
    endless = games(Contest("ephemeris", ("random", "random:seed=2"), 2, {"mode": "pairs"}), count(1))
    assert [one.luck for one in islice(endless, 4)] == [1, 1, 2, 2]


def test_the_same_luck_tells_more_than_two_intervals() -> None:
    """Good luck and bad luck cancel out in the difference."""
    contest = Contest("survivors", ("good", "bad"), 1)
    played = [
        Played(luck, (name,), (luck / 10 + (0.05 + luck / 1000 if name == "good" else 0.0),))
        for luck in range(9)
        for name in contest.bots
    ]
    best, worst = judge(contest, played)
    assert best.low < worst.high
    assert best.ahead_low is not None
    assert best.ahead_low > 0.04


def test_the_same_luck_comes_out_the_same() -> None:
    contest = Contest("transit", ("medium",), 2)
    assert play(contest, 5, ("medium", "medium")) == play(contest, 5, ("medium", "medium"))


def test_bots_are_told_apart_in_a_cooperative_game() -> None:
    contest = Contest("transit", ("random", "medium"), 2)
    played = list(games(contest, range(12)))
    best, worst = judge(contest, played)
    assert (best.bot, worst.bot) == ("medium", "random")
    assert best.games == worst.games == 12
    assert worst.high < best.low
    assert best.rating is None


def test_in_a_mixed_team_everybody_sits_on_every_seat_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def noted(name: str, seed: int) -> RandomBot:
        asked.append(name)
        return RandomBot(seed)

    monkeypatch.setattr(arena, "bot", noted)
    contest = Contest("transit", ("random", "medium+easy+easy"), 3, {"rounds": 1})
    played = list(games(contest, [3, 4]))
    assert asked[3:6] == ["medium", "easy", "easy"]
    assert asked[9:12] == ["easy", "easy", "medium"]
    assert [one.bot for one in judge(contest, played)] == ["random", "medium+easy+easy"]


def test_a_team_is_as_good_as_its_members() -> None:
    contest = Contest("gemini", ("random", "medium", "random+medium"), 2)
    assert [one.bot for one in judge(contest, list(games(contest, range(16))))] == ["medium", "random+medium", "random"]


def test_where_bots_compete_there_are_no_teams() -> None:
    with pytest.raises(UnknownBot):
        play(Contest("starmap", ("medium+easy", "random"), 2), 1, ("medium+easy", "random"))


def test_bots_are_told_apart_in_a_competitive_game_and_rated() -> None:
    contest = Contest("starmap", ("random", "medium"), 2)
    played = list(games(contest, range(6)))
    best, worst = judge(contest, played)
    assert (best.bot, worst.bot) == ("medium", "random")
    assert best.games == 12
    assert best.mean + worst.mean == pytest.approx(1.0)
    assert best.rating is not None
    assert worst.rating is not None
    assert best.rating > worst.rating
    told = json.loads(json.dumps(as_json(contest, played, [best, worst])))
    assert [one["bot"] for one in told["standings"]] == ["medium", "random"]
    assert len(told["games"]) == 12


def test_two_processes_play_the_same_games() -> None:
    contest = Contest("transit", ("random",), 2)
    assert list(games(contest, range(4), jobs=2)) == list(games(contest, range(4)))


def test_whoever_stops_listening_leaves_nobody_behind() -> None:
    playing = games(Contest("transit", ("medium",), 2), range(4000), jobs=2)
    next(playing)
    children = [child.pid for child in multiprocessing.active_children() if child.pid]
    assert all(map(alive, children))
    assert isinstance(playing, Generator)
    playing.close()
    end_soon(*children)


def test_a_worker_that_is_killed_is_told_in_a_sentence() -> None:
    playing = games(Contest("transit", ("medium",), 2), range(4000), jobs=2)
    next(playing)
    for child in multiprocessing.active_children():
        child.kill()
    with pytest.raises(WorkerDied, match="was killed: is there enough memory"):
        list(playing)


def test_ratings_follow_the_results() -> None:
    rated = ratings([Played(luck, ("good", "bad"), (1.0, 0.0)) for luck in range(20)])
    assert rated["good"][1] > rated["bad"][2]
