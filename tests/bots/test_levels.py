"""Every bot in every game: legal, honest, and made by name."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

import ecliptic
from ecliptic import GAMES, NATURE, BadOption, Luck
from ecliptic.bots import BOTS, LEVELS, MASTER, Bot, levels_of, names_for
from ecliptic.bots.game_modules import careless, guide_for, has_master, own_choice
from ecliptic.bots.levels import EasyBot, GreedyBot, MasterBot, RandomBot, SearchBot
from ecliptic.bots.paired_rollouts import PairedRollouts
from ecliptic.bots.search_guide import Guide
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import State
from ecliptic.testing import load_kit
from ecliptic.testing.knowledge import check_bot
from tests.bots.test_guesses import DESCRIBED, FOLDER
from tests.bots.test_paired_rollouts import PAIRED
from tests.bots.test_search import opening

QUICK: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "easy": lambda: EasyBot(short=12),
    "medium": lambda: GreedyBot(short=12),
    "search": lambda: SearchBot(simulations=12),
}
"""The levels with less patience."""


PLAYED = [(name, level) for name in DESCRIBED for level in (*QUICK, MASTER) if level != MASTER or has_master(name)]


@pytest.mark.parametrize(("name", "level"), PLAYED)
def test_no_bot_chooses_by_what_it_cannot_know(name: str, level: str) -> None:
    made = QUICK.get(level) or (lambda: MasterBot(ms=0))
    check_bot(load_kit(FOLDER / name), lambda: made().choose, 3, 0.05)


class Daring(SearchBot):
    """Has enough simulations to contradict the quick player, and counts how often it did."""

    differed = 0

    def __init__(self) -> None:
        super().__init__(simulations=240)

    def think(self, known: State, seat: int) -> int:
        found = self.search(known, seat)
        assert isinstance(found, PairedRollouts)
        Daring.differed += found.best() != found.choices[found.default]
        return found.best()


@pytest.mark.parametrize("name", PAIRED)
def test_no_search_in_pairs_chooses_by_what_it_cannot_know(name: str) -> None:
    Daring.differed = 0
    check_bot(load_kit(FOLDER / name), lambda: Daring().choose, 3, 0.02)
    assert Daring.differed > 0


@pytest.mark.parametrize("name", [*GAMES])
def test_a_position_knows_its_game(name: str) -> None:
    assert ecliptic.game(name).start().game_id == name


@pytest.mark.parametrize("name", [*GAMES])
def test_every_game_has_a_player_and_a_guide_of_its_own(name: str) -> None:
    state, seat = opening(name)
    known = state.known_to(seat)
    assert own_choice(known, seat) in list(known.legal(seat))
    assert type(guide_for(known)) is not Guide


def test_every_level_is_a_bot_and_medium_is_the_default() -> None:
    assert {*LEVELS, MASTER} <= set(BOTS)
    assert type(ecliptic.bot()) is type(ecliptic.bot("medium"))


@pytest.mark.parametrize("name", [*GAMES])
def test_a_master_plays_where_there_is_one(name: str) -> None:
    state, seat = opening(name)
    known = state.known_to(seat)
    offered = has_master(name)
    assert (MASTER in levels_of(name)) == (MASTER in names_for(name)) == offered
    if offered:
        return
    for refused in (lambda: ecliptic.bot(MASTER, name), lambda: ecliptic.bot(MASTER).choose(known, seat)):
        with pytest.raises(BadOption) as raised:
            refused()
        assert raised.value.fact.key == "bot-no-master"


@pytest.mark.parametrize("level", QUICK)
def test_asking_twice_gives_the_same_answer(level: str) -> None:
    state, seat = opening("transit", 2)
    known = state.known_to(seat)
    assert QUICK[level]().choose(known, seat) == QUICK[level]().choose(known, seat)


@pytest.mark.parametrize(("name", "level"), [(name, level) for name in GAMES for level in levels_of(name)[2:]])
def test_the_strong_ones_answer_legally_within_a_second(name: str, level: str) -> None:
    state, seat = opening(name, 2)
    known = state.known_to(seat)
    began = time.process_time()
    assert ecliptic.bot(level).choose(known, seat) in list(known.legal(seat))
    assert time.process_time() - began < 1.0


def test_easy_plays_at_random_about_every_fourth_time() -> None:
    state, seat = opening("transit", 3)
    known = state.known_to(seat)
    looking = ecliptic.bot("medium").choose(known, seat)
    same = sum(ecliptic.bot("easy", seed=seed).choose(known, seat) == looking for seed in range(200))
    assert 140 <= same < 198


def test_nobody_gives_up_without_looking() -> None:
    """An Eclipse can be called in every turn of Game Two; whoever does not look calls and agrees to none."""
    games = (("ephemeris", 2, {"mode": "one"}), ("ephemeris", 2, {"mode": "two"}), ("survivors", 1, {"concede": True}))
    for name, seats, options in games:
        game, tempted = ecliptic.game(name), 0
        for number in range(6):
            state, luck = game.start(seats, options), Luck(number)
            for _ in range(300):
                if not state.actors():
                    break
                seat = next_actor(state.actors())
                word = luck.word()
                action = state.pick(seat, word) if seat == NATURE else careless(state, seat, word)
                assert seat == NATURE or action in list(state.legal(seat))
                assert seat == NATURE or game.spell(state, seat, action) not in GAVE_UP
                tempted += bool(GAVE_UP & {game.spell(state, seat, one) for one in state.legal(seat)})
                state.apply(seat, action)
        assert tempted > 10, "it could have given up"


GAVE_UP = {"eclipse", "agree", "offer draw", "accept", "concede"}


def test_whoever_does_not_look_makes_any_other_move() -> None:
    state, seat = opening("transit", 3)
    for word in (0, 1 << 31, (1 << 32) - 1):
        assert careless(state, seat, word) == state.pick(seat, word)
