"""The Ephemeris player: counts rightly, never misses a win, and is as gifted as the data say."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import ecliptic
from ecliptic import NATURE, Luck
from ecliptic.bots import BOTS
from ecliptic.bots import ephemeris as player
from ecliptic.bots import ephemeris_hands as hands
from ecliptic.bots.ephemeris_pairs import Margins
from ecliptic.bots.game_modules import gifted, solved
from ecliptic.games.ephemeris import ids as do
from ecliptic.games.ephemeris.ring import distance, reach, shifted, sign_of, signs_under
from ecliptic.kernel.playout import next_actor
from tests.games.ephemeris.helpers import GAME, one

MODES: list[tuple[int, dict[str, object]]] = [
    (2, {"mode": "one"}),
    (2, {"mode": "one", "draft": True, "manual_call": True}),
    (3, {"mode": "two"}),
    (2, {"mode": "two", "open": True}),
    (4, {"mode": "three", "pick": True}),
    (3, {"mode": "pairs"}),
    (2, {"mode": "pairs", "thirds": False}),
    (3, {"mode": "snap"}),
]


def random_board(luck: Luck) -> int:
    return sum(int(luck.below(12)) << (4 * body) for body in range(9))


def random_hand(luck: Luck, k: int) -> tuple[int, int]:
    held = 0
    while held.bit_count() < k:
        held |= 1 << int(luck.below(9))
    goal = 0
    for _ in range(k):
        goal += 1 << (4 * int(luck.below(12)))
    return held, goal


def plainly_lacking(board: int, held: int, goal: int) -> int:
    """The same count without any cleverness, over the bodies that are astray."""
    wanted = [sign for sign in range(12) for _ in range(goal >> (4 * sign) & 15)]
    astray = []
    for body in range(8, -1, -1):
        if held >> body & 1:
            if sign_of(board, body) in wanted:
                wanted.remove(sign_of(board, body))
            else:
                astray.append(body)

    def price(body: int, sign: int) -> int:
        near = distance(sign_of(board, body), sign, 12) <= reach(board, body, 12)
        return hands.DIRECT if near else hands.HINDERED

    return min(sum(map(price, astray, order)) for order in permutations(wanted))


def test_what_a_hand_lacks() -> None:
    luck = Luck(5)
    for _ in range(150):
        board = random_board(luck)
        held, goal = random_hand(luck, 4 + int(luck.below(2)))
        lacks = hands.lacking(board, held, goal)
        assert lacks == plainly_lacking(board, held, goal)
        assert (lacks == 0) == (signs_under(board, held) == goal)


@pytest.mark.parametrize("options", [{"mode": "one"}, {"mode": "two"}], ids=["one", "two"])
def test_no_level_but_easy_misses_a_win(options: dict[str, object]) -> None:
    """Wherever a game ended by a move of the winner, medium and hard make such a move."""
    seen = 0
    for seed in range(12):
        state: Any = ecliptic.game("ephemeris").start(2, options)
        luck = Luck(seed)
        while actors := state.actors():
            seat = next_actor(actors)
            if seat == NATURE:
                state.apply(seat, state.pick(seat, luck.word()))
                continue
            known = state.known_to(seat)
            action = player.choose(known, seat)
            winning = [a for a in state.legal(seat) if a < do.BACK + 11 and hands.wins(state, seat, a)]
            if winning:
                seen += 1
                assert action in winning
                assert solved(known, seat) in winning
            state.apply(seat, action)
    assert seen > 3


def test_a_forced_win_is_one_whatever_the_answer() -> None:
    """Boards on which the solver claims a win by the second move: every answer is tried."""
    luck, found = Luck(8), 0
    for _ in range(4000):
        board = random_board(luck)
        held, _ = random_hand(luck, 5)
        # A goal one move away after one move: only then there is something to find.
        goal = signs_under(board, held)
        for _ in range(2):
            body = [b for b in range(9) if held >> b & 1][int(luck.below(5))]
            goal += (1 << (4 * int(luck.below(12)))) - (1 << (4 * sign_of(board, body)))
        if any(goal >> (4 * s) & 15 > 5 for s in range(12)) or goal < 0 or hands.lacking(board, held, goal) == 0:
            continue
        move = int(hands.forced(board, held, goal))
        if move < 0:
            continue
        found += 1
        after = shifted(board, move // 11, move % 11 + 1, 12)
        for reply in moves(after):
            then = shifted(after, *reply, 12)
            complete = signs_under(then, held) == goal
            assert complete or any(signs_under(shifted(then, *last, 12), held) == goal for last in moves(then))
    assert found > 0


def test_a_win_that_the_cap_would_forestall_is_not_sure() -> None:
    """E-20: Uranus goes to Libra, and then the Moon, the Sun or Venus to Pisces, whatever happens in between: three
    moves with the answer."""
    board = {
        "moon": "taurus", "sun": "taurus", "venus": "taurus", "uranus": "leo", "neptune": "libra", "mars": "libra",
        "mercury": "aquarius", "jupiter": "aries", "saturn": "aries",
    }  # fmt: skip
    hands = [("moon sun venus uranus neptune", "taurus taurus libra libra pisces"), None]
    for left, sure in ((3, "uranus +2"), (2, None)):
        state = one(board, hands=hands, turn=0, count=500 - left)
        move = player.exact(state.known_to(0), 0)
        assert (None if move is None else GAME.spell(state, 0, move)) == sure


def moves(board: int) -> list[tuple[int, int]]:
    return [(body, steps) for body in range(9) for steps in range(1, int(reach(board, body, 12)) + 1)]


def test_nobody_retires_and_no_draw_is_taken_early() -> None:
    state: Any = ecliptic.game("ephemeris").start(3, {"mode": "two"})
    luck = Luck(3)
    for _ in range(400):
        if not (actors := state.actors()):
            break
        seat = next_actor(actors)
        if seat == NATURE:
            action = state.pick(seat, luck.word())
        else:
            action = player.choose(state.known_to(seat), seat)
            assert action not in (do.ECLIPSE, do.AGREE)
        state.apply(seat, action)
    early = one()
    early.apply(early.turn, do.OFFER)
    other = next_actor(early.actors())
    assert player.choose(early.known_to(other), other) == do.REFUSE


@pytest.mark.parametrize(("seats", "options"), MODES, ids=lambda value: str(value))
def test_it_plays_every_mode_to_the_end(seats: int, options: dict[str, object]) -> None:
    state = ecliptic.game("ephemeris").start(seats, options)
    luck, names = Luck(1), ("medium", "easy", "medium", "easy")
    players = [BOTS[names[seat]](seed=seat) for seat in range(seats)]
    plies = 0
    while (actors := state.actors()) and plies < 4000:
        seat = next_actor(actors)
        if seat == NATURE:
            action = state.pick(seat, luck.word())
        else:
            action = players[seat].choose(state.known_to(seat), seat)
            assert action in list(state.legal(seat))
        state.apply(seat, action)
        plies += 1
    assert state.actors() == 0


# -- talents ---------------------------------------------------------------------------------------------------------


def asked(game: Any = GAME) -> Any:
    """A position of Game Three in which a question was asked."""
    state, luck = game.start(2, {"mode": "three"}), Luck(2)
    while state.phase != do.P_ANSWER:
        seat = next_actor(state.actors())
        state.apply(seat, state.pick(seat, luck.word()))
    return state


def test_levels_know_as_much_of_the_quiz_as_the_data_say() -> None:
    state = asked()
    for level, percent in enumerate(GAME.edition.quiz_skill.percent):
        right = sum(gifted(state, state.turn, level, seed) == do.ANSWER + state.key() for seed in range(400))
        assert abs(right / 4 - percent) < 9


def test_an_edition_can_make_them_wiser(tmp_path: Path) -> None:
    own = tmp_path / "wise.toml"
    own.write_text("[quiz_skill]\npercent = [100, 100, 100]\n")
    state = asked(ecliptic.game("ephemeris", edition=own))
    assert {gifted(state, state.turn, 0, seed) for seed in range(50)} == {do.ANSWER + state.key()}


def test_levels_are_as_quick_as_the_data_say_and_call_only_a_match() -> None:
    state: Any = ecliptic.game("ephemeris").start(2, {"mode": "snap"})
    luck, matched, silent = Luck(6), 0, 0
    while state.actors() and matched < 3:
        seat = next_actor(state.actors())
        if state.phase == do.P_RACE and state.matched() < 0:
            silent += 1
            assert gifted(state, seat, 2, 7) == do.SILENT
            state.apply(seat, do.SILENT)
            continue
        if state.phase == do.P_RACE:
            matched += 1
            for level, mean in enumerate(GAME.edition.reaction.mean):
                times = [
                    do.FASTEST_MS + do.BUCKET_MS * (int(gifted(state, seat, level, s) or 0) - do.CALL)
                    for s in range(200)
                ]
                assert abs(fmean(times) + do.BUCKET_MS / 2 - mean) < 0.2 * mean
        state.apply(seat, state.pick(seat, luck.word()))
    assert matched == 3
    assert silent > 10


# -- Pairs -----------------------------------------------------------------------------------------------------------


def test_the_lead_in_small_games_of_pairs() -> None:
    """By hand: one pair is won at once. Of two unseen pairs the first go finds one in three times, and then both; else
    the next player takes both. One known card of two pairs: a new card fits it once in three, and then all is won."""
    table = Margins()
    assert table.value(1, 0, 0, 0, 0) == pytest.approx(1.0)
    assert table.value(2, 0, 0, 0, 0) == pytest.approx(1 / 3 * 2 - 2 / 3 * 2)
    assert table.value(0, 1, 0, 0, 0) == pytest.approx(1.0)
    assert table.value(0, 2, 0, 0, 0) == pytest.approx(2.0)
    # A body unseen three times: two new cards always fit, the third has no partner.
    assert table.value(0, 0, 1, 0, 0) == pytest.approx(1.0)


def test_whoever_remembers_takes_the_pair() -> None:
    taken = 0
    for seed in range(4):
        state: Any = ecliptic.game("ephemeris").start(2, {"mode": "pairs"})
        luck = Luck(seed)
        while state.actors():
            seat = next_actor(state.actors())
            if seat == NATURE:
                state.apply(seat, state.pick(seat, luck.word()))
                continue
            action = player.choose(state.known_to(seat), seat)
            faces = [int(face) for place, face in enumerate(state.faces) if face >= 0 and place != state.up]
            twice = [face for face in faces if faces.count(face) > 1]
            if state.up < 0 and twice:
                taken += 1
                assert int(state.faces[action - do.PLACE]) in twice
            state.apply(seat, action)
    assert taken > 3


# -- guessing hands --------------------------------------------------------------------------------------------------


def out_of_place(state: Any, board: int, seat: int) -> int:
    return int(hands.astray_of(board, state.held(seat), state.goal(seat))).bit_count()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guessed_hands_are_as_tidy_as_real_ones(seats: int) -> None:
    """In Game Two: how many bodies of a hand are out of place, and how many the last move put into theirs."""
    tidiness: list[list[int]] = [[], [], []]
    aims: list[list[int]] = [[], [], []]
    for number in range(30):
        state: Any = GAME.start(seats, {"mode": "two"})
        luck = Luck(number)
        while actors := state.actors():
            seat = next_actor(actors)
            if seat != NATURE and state.phase == do.P_FIRST and state.count >= seats:
                known = state.known_to(seat)
                even = known.clone()
                even.fill(luck)
                before = player.board_before(known)
                for i, world in enumerate((state, player.guide(known).guess(known, luck), even)):
                    last = (seat - 1) % seats
                    tidiness[i] += [out_of_place(world, state.board, other) for other in range(seats) if other != seat]
                    aims[i].append(out_of_place(world, before, last) - out_of_place(world, state.board, last))
            move = state.pick(NATURE, luck.word()) if seat == NATURE else player.choose(state.known_to(seat), seat)
            state.apply(seat, move)
    for real, guessed, even in (tidiness, aims):
        assert abs(fmean(guessed) - fmean(real)) < abs(fmean(even) - fmean(real)) / 2
