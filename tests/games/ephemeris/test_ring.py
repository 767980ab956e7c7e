"""The ring and its overtaking: E-01 to E-08, scenarios 1 to 8, and the same by brute force."""

from __future__ import annotations

import random

import pytest

from ecliptic.games.ephemeris.analysis import ENDLESS, LOSS, WIN, Toy, shares, solve
from ecliptic.games.ephemeris.ring import (
    colour_of,
    distance,
    enabling,
    one_move_away,
    rank_of,
    reach,
    reaches,
    shifted,
    sign_of,
    signs_under,
)  # fmt: skip
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import fact
from ecliptic.kernel.state import refuse

from .helpers import BODIES, B, do, one, reach_of, refusal, refused, texts

REACH_AT_START = {
    "moon": 11, "sun": 11, "mercury": 1, "venus": 2, "mars": 3, "jupiter": 4, "saturn": 3, "uranus": 2, "neptune": 1,
}  # fmt: skip


def pack(signs: list[int]) -> int:
    return sum(sign << (4 * body) for body, sign in enumerate(signs))


def walk(signs: list[int], body: int, size: int = 12) -> int:
    """E-03 step by step: how far a body gets before a blocker holds it, or it would be back where it began."""
    sign, steps = signs[body], 0
    while steps < size - 1:
        if any(signs[other] == sign and rank_of(other) > rank_of(body) for other in range(9) if other != body):
            return steps
        sign, steps = (sign + 1) % size, steps + 1
    return steps


def random_board(rng: random.Random) -> list[int]:
    return [rng.randrange(12) for _ in range(9)]


def test_scenario_01_reach_and_moves_at_the_start() -> None:
    state = one()
    assert {body: reach_of(state, body) for body in BODIES} == REACH_AT_START
    assert len([move for move in texts(state, 0) if "+" in move]) == 38


def test_scenario_02_mercury_is_pinned_under_the_moon() -> None:
    state = do(one(), "mercury +1")
    assert reach_of(state, "mercury") == 0
    assert reach_of(state, "venus") == 2


def test_scenario_03_the_sun_behind_the_moon() -> None:
    state = do(one(), "sun +11")
    assert reach_of(state, "sun") == 0
    assert reach_of(do(state.clone(), "moon +1"), "sun") == 1
    assert reach_of(do(state.clone(), "moon +11"), "sun") == 11


def test_scenario_04_the_moon_goes_1_to_11() -> None:
    state = one()
    for steps in (0, 12):
        with pytest.raises(InvalidMove) as why:
            do(state, f"moon +{steps}")
        assert why.value.fact == fact("not-a-distance", "E-05", distance=steps)
    assert reach_of(do(state, "moon +11"), "moon") == 11


def test_scenario_07_venus_passes_red_and_blue() -> None:
    state = one({"mars": "gemini", "jupiter": "cancer", "moon": "virgo"})
    assert reach_of(state, "venus") == 3


def test_scenario_08_saturn_passes_neptune() -> None:
    board = {"saturn": "libra", "neptune": "scorpio", "mars": "sagittarius", "mercury": "pisces", "venus": "pisces"}
    state = one(board)
    assert (reach_of(state, "saturn"), reach_of(state, "neptune")) == (2, 1)


def test_E01_distance_and_sharing_a_sign() -> None:
    assert distance(10, 2, 12) == 4
    assert distance(3, 3, 12) == 0
    together = one(dict.fromkeys(BODIES, "leo"))
    assert set(together.to_dict()["board"].values()) == {"leo"}


def test_E02_ranks() -> None:
    assert [rank_of(body) for body in range(9)] == [3, 2, 1, 1, 1, 0, 0, 0, 0]
    assert [colour_of(body) for body in range(9)] == [2, 2, 0, 0, 0, 1, 1, 1, 1]


def test_E03_into_a_blockers_sign_but_not_out_of_it() -> None:
    state = one({"mars": "cancer"})
    moon = {"body": "mars", "sign": "cancer", "blocking_bodies": ["moon"], "n": 1}
    assert refusal(state, "mars +1") == refuse("E-03", "pinned", **moon)
    assert refusal(one(), "mars +4") == refuse("E-03", "stopped", reach=3, **moon)
    assert "mars +3" in texts(one(), 0)


def test_E03_the_refusal_names_every_blocker_in_the_sign() -> None:
    state = one({"mars": "leo", "moon": "leo"})
    assert refusal(state, "mars +1").fact.args["blocking_bodies"] == ["moon", "sun"]


def test_E04_reach_equals_a_walk_on_100000_boards() -> None:
    rng = random.Random(4)
    for _ in range(100_000):
        signs = random_board(rng)
        board = pack(signs)
        body = rng.randrange(9)
        assert reach(board, body, 12) == walk(signs, body)


def test_E04_all_reaches_at_once() -> None:
    rng = random.Random(5)
    for _ in range(5000):
        board = pack(random_board(rng))
        assert [reaches(board) >> (4 * body) & 15 for body in range(9)] == [reach(board, b, 12) for b in range(9)]


def test_E05_nobody_comes_round_to_its_own_sign() -> None:
    rng = random.Random(6)
    assert max(reach(pack(random_board(rng)), rng.randrange(9), 12) for _ in range(5000)) == 11


def test_E06_any_player_moves_any_piece() -> None:
    state = one()
    assert "jupiter +1" in texts(state, 0)  # not in that hand
    assert "moon +1" in texts(do(state, "jupiter +1"), 1)


def test_E07_there_are_always_moves_and_never_a_pass() -> None:
    rng = random.Random(7)
    for _ in range(300):
        state = one()
        state.board = pack(random_board(rng))
        moves = texts(state, 0)
        assert len([move for move in moves if move.startswith("moon")]) == 11
        assert not {"pass", "end"} & set(moves)


def test_E08_backwards_ignores_blockers() -> None:
    board = pack([3] * 9)
    assert sign_of(shifted(board, B["saturn"], -4, 12), B["saturn"]) == 11
    assert sign_of(shifted(board, B["saturn"], 9, 12), B["saturn"]) == 0


def test_E12_the_gap_knows_the_move_that_completes() -> None:
    rng = random.Random(12)
    for _ in range(5000):
        signs = random_board(rng)
        board = pack(signs)
        bodies = sorted(rng.sample(range(9), 4))
        mask = sum(1 << body for body in bodies)
        wanted = [signs[body] for body in bodies]
        for i in rng.sample(range(4), rng.randrange(3)):
            wanted[i] = rng.randrange(12)
        gap = signs_under(board, mask) - sum(1 << (4 * sign) for sign in wanted)
        completing = {
            (signs[body], to)
            for body in bodies
            for to in range(12)
            if to != signs[body] and sorted([signs[b] for b in bodies if b != body] + [to]) == sorted(wanted)
        }
        change = one_move_away(gap)
        assert completing == (set() if change < 0 else {(change >> 4, change & 15)})


def test_E23_enabling_equals_trying_every_move() -> None:
    rng = random.Random(23)
    for _ in range(3000):
        signs = random_board(rng) if rng.random() < 0.5 else [rng.randrange(4) for _ in range(9)]
        board, body, other = pack(signs), rng.randrange(9), rng.randrange(3)
        able = enabling(board, body, other)
        for steps in range(1, 12):
            after = shifted(board, body, steps, 12)
            free = any(reach(after, piece, 12) > 0 for piece in range(9) if piece != body and colour_of(piece) == other)
            assert bool(able >> (steps - 1) & 1) == free


def test_E26_both_dice_can_be_played_if_each_can() -> None:
    """The exception is a red or blue double with a single movable piece."""
    rng = random.Random(26)
    for _ in range(20_000):
        signs = random_board(rng) if rng.random() < 0.5 else [rng.choice((0, 1, 2, 6)) for _ in range(9)]
        board = pack(signs)
        first, second = rng.randrange(3), rng.randrange(3)
        movable = [b for b in range(9) if reach(board, b, 12) > 0]
        mine = [b for b in movable if colour_of(b) == first]
        others = [b for b in movable if colour_of(b) == second]
        if not mine or not others:
            continue
        can = any(
            enabling(board, b, other) & ((1 << reach(board, b, 12)) - 1)
            for group, other in ((mine, second), (others, first))
            for b in group
        )
        assert can or (first == second != 2 and len(mine) == 1)


def test_E26_yellow_always_moves() -> None:
    rng = random.Random(27)
    for _ in range(2000):
        assert reach(pack(random_board(rng)), B["moon"], 12) == 11


# -- rulings -------------------------------------------------------------------------------------------------------


def test_A1_sharing_a_sign_with_a_blocker_pins() -> None:
    assert reach_of(one({"venus": "leo"}), "venus") == 0


def test_A2_a_faster_piece_arriving_later_pins() -> None:
    state = one({"mars": "gemini"})
    assert reach_of(state, "mars") == 1
    assert reach_of(do(state, "moon +11"), "mars") == 0


def test_A3_the_start_sign_counts() -> None:
    state = one({"moon": "aries"})
    assert refused(state, "mars +1") == ("E-03", "pinned")


def test_A4_slower_pieces_hinder_nobody() -> None:
    state = one(dict.fromkeys(BODIES[5:], "gemini") | {"mercury": "gemini"})
    assert reach_of(state, "mercury") == 1


def test_A5_the_sun_does_not_pass_the_moon() -> None:
    state = one({"moon": "virgo"})
    assert reach_of(state, "sun") == 1
    assert reach_of(state, "moon") == 11


def test_A6_A7_no_full_circle_and_nothing_longer() -> None:
    with pytest.raises(InvalidMove) as why:
        do(one(), "moon +13")
    assert why.value.fact == fact("not-a-distance", "E-05", distance=13)


def test_A56_retrograding_onto_a_blocker_pins() -> None:
    board = one({"moon": "virgo"}).board
    assert reach(shifted(board, B["jupiter"], -3, 12), B["jupiter"], 12) == 0


# -- small rings, solved twice ---------------------------------------------------------------------------------------


def brute_force(toy: Toy) -> dict[tuple[int, int], int]:
    """The same values by walking step by step and sweeping over all positions until nothing changes."""

    def nexts(signs: tuple[int, ...]) -> list[tuple[int, ...]]:
        full = [99 + b for b in range(9)]
        for body, sign in zip(toy.bodies, signs, strict=True):
            full[body] = sign
        found = []
        for i, body in enumerate(toy.bodies):
            for steps in range(1, walk(full, body, toy.size) + 1):
                found.append((*signs[:i], (signs[i] + steps) % toy.size, *signs[i + 1 :]))
        return found

    def done(signs: tuple[int, ...], player: int) -> bool:
        bodies, wanted = toy.hands[player]
        return sorted(signs[toy.bodies.index(body)] for body in bodies) == sorted(wanted)

    boards = {
        board: tuple(sign_of(board, body) for body in toy.bodies)
        for board in toy.boards()
    }  # fmt: skip
    number = {signs: board for board, signs in boards.items()}
    values = {
        (board, player): 0
        for board, signs in boards.items() if not done(signs, 0) and not done(signs, 1) for player in (0, 1)
    }  # fmt: skip
    changed = True
    while changed:
        changed = False
        for board, player in values:
            if values[board, player]:
                continue
            results = []
            for after in nexts(boards[board]):
                if done(after, player):
                    results.append(1)
                elif done(after, 1 - player):
                    results.append(-1)
                else:
                    results.append(-values[number[after], 1 - player])
            value = max(results)
            if value:
                values[board, player] = value
                changed = True
    return values


@pytest.mark.parametrize(
    "toy",
    [
        Toy(3, (0, 1, 4), (((0, 4), (0, 1)), ((1, 4), (2, 2)))),
        Toy(4, (0, 1, 5), (((1, 5), (0, 3)), ((0, 5), (1, 2)))),
        Toy(3, (0, 1, 2, 5), (((2, 5), (0, 0)), ((0, 1), (1, 2)))),
    ],
)
def test_small_rings_solved_exactly(toy: Toy) -> None:
    values = solve(toy)
    assert values == brute_force(toy)
    assert {WIN, ENDLESS} <= set(values.values()) <= {WIN, ENDLESS, LOSS}


def test_small_ring_of_five_is_mostly_endless() -> None:
    """One piece of each class on five signs: careful players rarely force anything (the reason for E-20)."""
    rng = random.Random(40)
    totals = [0.0, 0.0, 0.0]
    deals = 8
    for _ in range(deals):
        hands = [(tuple(sorted(rng.sample((0, 1, 4, 5), 2))), tuple(sorted(rng.sample(range(5), 2)))) for _ in range(2)]
        found = shares(solve(Toy(5, (0, 1, 4, 5), (hands[0], hands[1]))))
        totals = [total + part / deals for total, part in zip(totals, found, strict=True)]
    won, lost, endless = totals
    assert endless > won > lost
