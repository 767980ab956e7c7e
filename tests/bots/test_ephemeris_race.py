"""Game Three looked ahead: what lies before a planet, what a roll is worth, and a table that learns."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from benchmarks.ephemeris_race import learn
from ecliptic import Luck
from ecliptic.bots import ephemeris as player
from ecliptic.bots.ephemeris_race import UNIT, WEIGHTS, Race, afterwards, best_race, features, judged, race_table, road
from ecliptic.games.ephemeris.data import COLOURS, LETTERS
from ecliptic.games.ephemeris.ids import SIGNS
from ecliptic.games.ephemeris.ring import blockers
from ecliptic.games.ephemeris.three import ORBIT
from tests.bots.test_ephemeris_player import random_board
from tests.games.ephemeris.helpers import GAME, one, three

EVEN = vec[i64]([2, 2, 2])
MARS, JUPITER = 4, 5


def random_table(seed: int) -> vec[i64]:
    luck = Luck(seed)
    return vec[i64]([int(luck.below(2001)) - 1000 for _ in range(WEIGHTS)])


def walked(board: int, body: int, rest: int, through: int = 0) -> tuple[int, list[int]]:
    """How far a planet walks until somebody stops it, letting it `through` so often; and who does."""
    sign = board >> 4 * body & 15
    for steps in range(rest):
        found = blockers(board, body, (sign + steps) % SIGNS)
        if found and through == 0:
            return steps, found
        through -= bool(found)
    return rest, []


def test_what_lies_before_a_planet() -> None:
    luck = Luck(2)
    for _ in range(400):
        board, body, rest = random_board(luck), 2 + int(luck.below(7)), 1 + int(luck.below(12))
        far, stopped = walked(board, body, rest)
        beyond = walked(board, body, rest, 1)[0]
        kinds = {(): 0, (0,): 1, (1,): 2, (2,): 3, (3,): 3, (4,): 3}
        kind = kinds.get(tuple(stopped), 4 if min(stopped, default=0) >= 2 else 5)
        assert road(board, body, rest) == far | kind << 4 | (beyond - far if stopped else 0) << 8


def test_a_position_is_worth_the_sum_of_its_numbers() -> None:
    luck, table = Luck(3), random_table(1)
    for _ in range(100):
        board = random_board(luck)
        places = [int(place) for place in features(board, MARS, JUPITER, 12, 14)]
        assert len(set(places)) == 5
        odds = judged(table, board, MARS, JUPITER, 12, 14) / (1 - judged(table, board, MARS, JUPITER, 12, 14))
        assert odds == pytest.approx(2.718281828459045 ** (sum(int(table[place]) for place in places) / UNIT))


def answering(board: dict[str, str], right: bool, colour: str, progress: list[int]) -> Any:
    """The second seat has answered the first question."""
    key = int(GAME.start(2, {"mode": "three"}).kit.keys[COLOURS.index(colour)])
    answer = LETTERS[key if right else key - 1]
    given: dict[str, Any] = {"question": 1, "answer": answer, "right": right, "progress": progress}
    return three(board, "quiz move", turn=1, colour=colour, **given)


def test_a_roll_is_worth_what_the_other_makes_of_it() -> None:
    """One roll ahead, by the rules themselves: every colour, with the right answer and a wrong one."""
    table, skill = random_table(2), 70
    for progress in ([3, 5], [10, 11]):
        board = {"moon": "leo", "sun": "aries", "mercury": "aquarius"}
        state = three(board, progress=progress)
        rest, left = ORBIT - progress[0], ORBIT - progress[1]
        expected = 0.0
        for colour in ("red", "blue", "yellow"):
            for right, share in ((True, skill / 300), (False, (100 - skill) / 300)):
                asked = answering(board, right, colour, progress)
                best = 0.0
                for move in asked.legal(1):
                    after = asked.clone()
                    after.apply(1, move)
                    value = 1.0
                    if after.actors():
                        value = judged(
                            table, after.board, JUPITER, MARS, ORBIT - after.tally[1], ORBIT - after.tally[0]
                        )
                    best = max(best, value)
                expected += share * (1 - best)
        race = Race(table, EVEN, skill)
        assert race.chance(state.board, MARS, JUPITER, rest, left, 1) == pytest.approx(expected)


def test_it_goes_home_when_it_can() -> None:
    state = answering({"jupiter": "virgo", "sun": "gemini", "moon": "gemini"}, True, "blue", [0, 9])
    for depth in (0, 1, 2):
        assert GAME.spell(state, 1, best_race(state, 1, random_table(5), 85, depth)) == "jupiter +3"


def test_the_master_looks_ahead_between_two_and_leaves_the_rest_to_hard() -> None:
    state = answering({}, True, "blue", [0, 0])
    skill = GAME.edition.quiz_skill.percent[2]
    assert player.master(state.known_to(1), 1, lambda: 0, 0) == best_race(state, 1, race_table(), skill, player.ROLLS)
    more = three({}, "quiz move", seats=3, turn=1, colour="blue", question=1, answer="A")
    for other in (more, one()):
        assert player.master(other.known_to(other.turn), other.turn, lambda: 0, 0) is None


def test_what_is_learned_is_what_was_seen() -> None:
    state = answering({}, True, "blue", [0, 0])
    state.apply(1, 5 * 11)
    assert list(afterwards(state, 1)) == list(features(state.board, JUPITER, MARS, 11, 12))
    assert all(0 <= place < WEIGHTS for place in afterwards(state, 1))


def test_a_table_learns_from_games_with_itself() -> None:
    weights, errors = learn(300, 5)
    assert len(weights) == WEIGHTS
    assert errors[-1] < 0.9 * errors[0]
    assert learn(20, 5) == learn(20, 5)
