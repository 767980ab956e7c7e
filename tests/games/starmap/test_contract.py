"""What the conformance suite does not ask: lengths of games, independent seats, spellings of all actions, perft."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import ecliptic
from ecliptic import NATURE, SPECTATOR, Luck
from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.scoring import own_score
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.playout import perft, run
from tests.games.starmap.helpers import GAME, random_action, start

FOLDER = Path(__file__).parent


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


# -- simultaneous turns --------------------------------------------------------------------------------------


def by_seat(steps: list[tuple[Starmap, int, int, Starmap]]) -> dict[tuple[int, int], list[int]]:
    """The actions of each (round, seat), the roll first."""
    found: dict[tuple[int, int], list[int]] = {}
    for before, seat, action, _ in steps:
        actor = int(before.rolling) if seat == NATURE else seat
        found.setdefault((int(before.rounds), actor), []).append(action)
    return found


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


# -- text ----------------------------------------------------------------------------------------------------


def test_every_action_has_a_spelling_of_its_own_in_every_position() -> None:
    for before, _, _, _ in walk(1, 8)[::9]:
        spelled = [GAME.spell(before, 0, action) for action in range(c.ACTIONS)]
        assert len(set(spelled)) == c.ACTIONS
        assert [GAME.parse(before, 0, text) for text in spelled] == list(range(c.ACTIONS))


@pytest.mark.parametrize(
    "text",
    ["", "fly", "use POS1+PLOT4", "fill OPT.9", "fill #999", "point 13,0", "point 1", "major 0,1", "cell X",
     "layout NW", "layout #4", "layout NW SE", "fill #0", "point 05,0", "roll 01 2 3",
     "dice 9 9", "dice #6", "promote W6", "roll 1 2 x", "record W1", "decline"],
)  # fmt: skip
def test_what_is_not_a_move_is_told_so(text: str) -> None:
    state = start(1)
    state.apply(NATURE, c.A_ROLL)
    with pytest.raises(ecliptic.InvalidMove):
        GAME.parse(state, 0, text)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_positions_tell_every_word_of_the_table(seats: int) -> None:
    for before, _, _, _ in walk(seats, 6)[::seats]:
        for state in (before, *(before.known_to(viewer) for viewer in (*range(seats), SPECTATOR))):
            data = json.loads(json.dumps(state.to_dict()))
            again = GAME.position(data)
            assert list(again.table) == list(state.table)  # nothing that the data does not tell


# -- chance and counts ---------------------------------------------------------------------------------------


def test_the_luck_of_a_seat_does_not_depend_on_who_else_plays() -> None:
    rolls = []
    for seats in (1, 2):
        rolls.append(Fate(Seed.of_number(3)).next_action(start(seats)))
    assert rolls[0] == rolls[1]


def test_perft_counts_are_those_on_file() -> None:
    for case in tomllib.loads((FOLDER / "perft.toml").read_text())["case"]:
        state = GAME.position(json.loads(case["position"]))
        assert [perft(state, depth) for depth in range(1, len(case["counts"]) + 1)] == case["counts"]
