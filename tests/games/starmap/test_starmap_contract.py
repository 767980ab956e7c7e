"""The contract, over random games: choices, refusals, knowledge, order, text, records."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import ecliptic
from ecliptic import NATURE, SPECTATOR, Luck
from ecliptic.games.starmap import codes as c
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.scoring import own_score
from ecliptic.kernel.bits import bit
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.playout import perft, run
from ecliptic.kernel.record import Record, final_state, play, replay, verify
from ecliptic.kernel.state import LATER, State, pick_from_legal
from tests.games.starmap.starmap_lab import GAME, points_of, random_action, squares_of, stars

FOLDER = Path(__file__).parent


def start(seats: int) -> Starmap:
    state = GAME.start(seats)
    assert isinstance(state, Starmap)
    return state


def walk(seats: int, seed: int, eager: bool = True) -> list[tuple[Starmap, int, int, Starmap]]:
    """A random game: (before, seat, action, after)."""
    state, luck, steps = start(seats), Luck(seed), []
    while state.actors():
        seat, action = random_action(state, luck, eager)
        before = state.clone()
        state.apply(seat, action)
        steps.append((before, seat, action, state.clone()))
    return steps


# -- playing -------------------------------------------------------------------------------------------------


def test_ten_thousand_random_solo_games_end() -> None:
    first = start(1)
    for seed in range(10_000):
        state = first.clone()
        assert run(state, Luck(seed), GAME.max_plies) < 400
        assert state.actors() == 0
        assert 6 <= state.rounds <= 35


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_keep_their_invariants(seats: int) -> None:
    for seed in range(12):
        for before, seat, action, after in walk(seats, seed):
            assert action in before.legal(seat)
            for one in range(seats):
                at = one * c.SEAT
                assert all(before.table[at + i] & ~after.table[at + i] == 0 for i in range(c.DAY))  # never erased
                assert after.table[at + c.WEEK] - before.table[at + c.WEEK] in (0, 1)
                assert after.table[at + c.PHASE] != c.P_AWAY
            acting = [one for one in range(seats) if after.actors() >> one & 1]
            assert all(len(after.legal(one)) for one in acting)
        assert len(before.legal(seat)) <= 153


def test_the_score_is_explained_by_the_sheet() -> None:
    for seed in range(20):
        final = walk(1, seed)[-1][3]
        assert final.returns() == [float(own_score(final.chart, final.table, 0))]
        assert final.returns()[0] >= len(points_of(final) & stars())
        assert len(squares_of(final)) <= 144


@pytest.mark.parametrize("seats", [1, 4])
def test_max_plies_bounds_every_game(seats: int) -> None:
    longest = max(len(walk(seats, seed)) for seed in range(10))
    assert longest < GAME.max_plies


@pytest.mark.parametrize("seats", [1, 3])
def test_pick_answers_what_the_list_of_choices_answers(seats: int) -> None:
    words = Luck(99)
    for seed in range(12):
        for before, seat, _, _ in walk(seats, seed):
            word = words.word()
            assert before.pick(seat, word) == pick_from_legal(before, seat, word)
            for edge in (0, 2**32 - 1):
                assert before.pick(seat, edge) == pick_from_legal(before, seat, edge)


@pytest.mark.parametrize("seats", [1, 2])
def test_refusals_are_given_exactly_for_what_is_not_legal(seats: int) -> None:
    seen = set()
    for seed in range(3):
        for before, _, _, _ in walk(seats, seed)[::7]:
            data = before.to_dict()
            for seat in (*range(seats), seats, NATURE, SPECTATOR):
                choices = list(before.legal(seat))
                assert choices == sorted(set(choices))
                for action in range(c.ACTIONS):
                    why = before.refusal(seat, action)
                    assert (why is None) == (action in choices)
                    if why is not None:
                        seen.add(why.rule)
                        assert why.reason
            assert before.to_dict() == data
    assert len(seen) > 10


def test_step_refuses_actions_that_do_not_exist() -> None:
    for action in (-1, c.ACTIONS):
        with pytest.raises(ecliptic.InvalidMove):
            ecliptic.step(start(1), NATURE, action)


def test_solo_and_the_last_seat_standing_use_each_seat_s_own_stream() -> None:
    for before, seat, _, _ in walk(3, 5):
        if seat == NATURE:
            assert before.stream() == 2 + before.rolling


# -- simultaneous turns --------------------------------------------------------------------------------------


def by_seat(steps: list[tuple[Starmap, int, int, Starmap]]) -> dict[tuple[int, int], list[int]]:
    """The actions of each (round, seat), the roll first."""
    found: dict[tuple[int, int], list[int]] = {}
    for before, seat, action, _ in steps:
        actor = int(before.rolling) if seat == NATURE else seat
        found.setdefault((int(before.rounds), actor), []).append(action)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_results_do_not_depend_on_the_order_in_which_seats_act(seats: int) -> None:
    shuffle = Luck(7)
    for seed in range(8):
        steps = walk(seats, seed)
        script = by_seat(steps)
        state = start(seats)
        while state.actors():
            if state.actors() >> NATURE:
                state.apply(NATURE, script[int(state.rounds), int(state.rolling)].pop(0))
                continue
            acting = [seat for seat in range(seats) if state.actors() >> seat & 1]
            seat = acting[shuffle.below(len(acting))]
            state.apply(seat, script[int(state.rounds), seat].pop(0))
        assert state.to_dict() == steps[-1][3].to_dict()


def test_each_seat_plays_the_game_it_would_play_alone() -> None:
    for seed in range(6):
        steps = walk(3, seed)
        for seat in range(3):
            alone = start(1)
            for (_, actor), actions in by_seat(steps).items():
                if actor == seat:
                    alone.apply(NATURE, actions[0])
                    for action in actions[1:]:
                        alone.apply(0, action)
            assert alone.actors() == 0
            final = steps[-1][3]
            assert alone.returns()[0] == own_score(final.chart, final.table, seat * c.SEAT)


# -- knowledge -----------------------------------------------------------------------------------------------


def seen(state: Starmap, viewer: int) -> str:
    """All that a viewer has: its known position, its view, its choices."""
    known = state.known_to(viewer)
    you = viewer if viewer < state.seats else None
    return json.dumps([known.to_dict(), GAME.view(state, you), list(known.legal(viewer)), known.actors() != 0])


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_known_states_answer_for_their_viewer_as_the_whole_state_does(seats: int) -> None:
    for before, _, _, _ in walk(seats, 3)[::seats]:
        for viewer in (*range(seats), SPECTATOR):
            known = before.known_to(viewer)
            mine = bit(viewer) | bit(NATURE)
            assert known.actors() & mine == before.actors() & mine
            assert (known.actors() == 0) == (before.actors() == 0)
            assert list(known.legal(viewer)) == list(before.legal(viewer))
            assert known.barriers() == before.barriers()
            assert known.known_to(viewer).to_dict() == known.to_dict()


@pytest.mark.parametrize("seats", [2, 3])
def test_A39_what_others_do_in_a_round_is_not_seen_before_it_is_over(seats: int) -> None:
    for before, seat, action, after in walk(seats, 11)[::seats]:
        actor = int(before.rolling) if seat == NATURE else seat
        for viewer in (*range(seats), SPECTATOR):
            if viewer == actor:
                assert before.seen_as(viewer, seat, action) == action
                continue
            assert before.seen_as(viewer, seat, action) == LATER
            if seat != NATURE and after.barriers() == before.barriers():
                assert seen(before, viewer) == seen(after, viewer)


def test_worlds_that_look_alike_stay_alike_whatever_the_others_do() -> None:
    """Two games: seat 0 rolls and does the same in both, seat 1 something else. Seat 0 sees no difference until the
    round is over, and then only in seat 1's sheet."""
    for seed in range(20):
        one, two = start(2), start(2)
        mine, other, another = Luck(seed), Luck(seed + 1000), Luck(seed + 2000)
        roll = one.pick(NATURE, mine.word())
        for world, luck in ((one, other), (two, another)):
            world.apply(NATURE, roll)
            world.apply(NATURE, world.pick(NATURE, luck.word()))
        while one.actors() & 1:
            assert seen(one, 0) == seen(two, 0)
            action = one.pick(0, mine.word())
            stories = [
                [str(line) for line in GAME.story(world, _after(world, 0, action), 0, action, 0)]
                for world in (one, two)
            ]
            assert stories[0] == stories[1]
            one.apply(0, action)
            two.apply(0, action)
            for world, luck in ((one, other), (two, another)):
                if world.actors() & 2 and world.actors() & 1 and luck.below(3):
                    world.apply(1, world.pick(1, luck.word()))


def _after(state: Starmap, seat: int, action: int) -> Starmap:
    after = state.clone()
    after.apply(seat, action)
    return after


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_guess_fits_all_that_the_viewer_knows_and_can_be_played_on(seats: int) -> None:
    luck = Luck(4)
    for before, _, _, _ in walk(seats, 2)[::3]:
        for viewer in (*range(seats), SPECTATOR):
            known = before.known_to(viewer)
            guess = known.clone()
            guess.fill(luck)
            assert guess.known_to(viewer).to_dict() == known.to_dict()
            assert (guess.actors() == 0) == (before.actors() == 0)
            run(guess, luck, GAME.max_plies)
            assert guess.actors() == 0


def test_guesses_reach_turns_that_are_over_and_turns_that_just_began() -> None:
    state = start(2)
    luck = Luck(1)
    for _ in range(2):
        state.apply(NATURE, state.pick(NATURE, luck.word()))
    phases = set()
    for _ in range(300):
        guess = state.known_to(0)
        guess.fill(luck)
        phases.add(int(guess.table[c.SEAT + c.PHASE]))
    assert {c.P_XP, c.P_ABILITY, c.P_DICE, c.P_CELLS, c.P_DONE} <= phases


# -- text ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_moves_survive_their_spelling(seats: int) -> None:
    for seed in range(6):
        for before, seat, _, _ in walk(seats, seed)[::2]:
            for action in before.legal(seat):
                text = GAME.spell(before, seat, action)
                assert GAME.parse(before, seat, text) == action
            spelled = [GAME.spell(before, seat, action) for action in before.legal(seat)]
            assert len(set(spelled)) == len(spelled)


def test_every_action_has_a_spelling_of_its_own_in_every_position() -> None:
    for before, seat, _, _ in walk(1, 8)[::9]:
        spelled = [GAME.spell(before, 0, action) for action in range(c.ACTIONS)]
        assert len(set(spelled)) == c.ACTIONS
        assert [GAME.parse(before, 0, text) for text in spelled] == list(range(c.ACTIONS))
        assert seat >= 0


@pytest.mark.parametrize(
    "text",
    ["", "fly", "use POS1+PLOT4", "fill OPT.9", "fill #999", "point 13,0", "point 1", "major 0,1", "cell X",
     "layout NW", "layout #4", "dice 9 9", "dice #6", "promote W6", "roll 1 2 x", "record W1", "decline"],
)  # fmt: skip
def test_what_is_no_move_is_told_so(text: str) -> None:
    state = start(1)
    state.apply(NATURE, c.A_ROLL)
    with pytest.raises(ecliptic.InvalidMove):
        GAME.parse(state, 0, text)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_positions_survive_json_whole_and_redacted(seats: int) -> None:
    for before, _, _, _ in walk(seats, 6)[::seats]:
        for state in (before, *(before.known_to(viewer) for viewer in (*range(seats), SPECTATOR))):
            data = json.loads(json.dumps(state.to_dict()))
            again = GAME.position(data)
            assert again.to_dict() == data
            assert again.actors() == state.actors()
            assert list(again.table) == list(state.table)  # nothing that the data does not tell


def test_views_and_stories_are_made_for_every_step() -> None:
    told = 0
    for before, seat, action, after in walk(2, 13):
        for viewer in (0, 1, None):
            json.dumps(GAME.view(after, viewer))
            told += len(GAME.story(before, after, seat, action, viewer))
        told += len(GAME.open_story(before, after, seat, action))
    assert told > 100


# -- records -------------------------------------------------------------------------------------------------


def eager(known: State, seat: int) -> int:
    """Does the last thing on offer that is no pass: moves a game along."""
    choices = known.legal(seat)
    return choices[(7 * known.barriers() + len(choices)) % len(choices)]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_record_replays_and_verifies(seats: int) -> None:
    record = play(GAME, start(seats), Seed.of_number(seats), eager)
    text = record.to_text()
    again = Record.from_text(text)
    assert again.to_text() == text
    assert verify(GAME, again).fair
    assert final_state(GAME, again).actors() == 0


@pytest.mark.parametrize("path", sorted((FOLDER / "golden").glob("*.txt")), ids=lambda path: path.stem)
def test_golden_records_replay(path: Path) -> None:
    record = Record.from_text(path.read_text(encoding="utf-8"))
    assert record.result is not None
    assert len(list(replay(GAME, record))) == len(record.events)
    assert verify(GAME, record).fair


def test_there_are_golden_records_for_each_seat_count() -> None:
    counts = {Record.from_text(path.read_text()).seats for path in (FOLDER / "golden").glob("*.txt")}
    assert counts == {1, 2, 3, 4}


def test_the_luck_of_a_seat_does_not_depend_on_who_else_plays() -> None:
    rolls = []
    for seats in (1, 2):
        state, fate = start(seats), Fate(Seed.of_number(3))
        rolls.append(fate.next_action(state))
    assert rolls[0] == rolls[1]


def test_perft_counts_are_those_on_file() -> None:
    for case in tomllib.loads((FOLDER / "perft.toml").read_text())["case"]:
        state = GAME.position(json.loads(case["position"]))
        assert [perft(state, depth) for depth in range(1, len(case["counts"]) + 1)] == case["counts"]
