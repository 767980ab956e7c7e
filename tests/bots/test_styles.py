"""Styles: players with a leaning, in the games that have some."""

from __future__ import annotations

import pytest

import ecliptic
from ecliptic import NATURE, BadOption, State
from ecliptic.bots import LEVELS, names_for, survivors
from ecliptic.bots.game_modules import styles_of
from ecliptic.bots.levels import GreedyBot, HardBot
from ecliptic.games import OWN
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.facts import fact
from ecliptic.kernel.playout import next_actor
from ecliptic.testing import load_kit
from ecliptic.testing.knowledge import check_bot
from tests.bots.test_guesses import FOLDER
from tests.bots.test_search import opening

ALL = [(game, style) for game in OWN for style in styles_of(game)]


def played(game: str, bots: list[str], luck: int) -> tuple[State, list[int]]:
    """A whole game: how it ended, and what the first seat did."""
    state, fate, done = ecliptic.game(game).start(len(bots)), Fate(Seed.of_number(luck)), []
    players = [ecliptic.bot(name, game=game, seed=luck) for name in bots]
    while state.actors():
        seat = next_actor(state.actors())
        known = None if seat == NATURE else state.known_to(seat)
        action = players[seat].choose(known, seat) if known else fate.next_action(state)
        if seat == 0:
            done.append(action)
        state.apply(seat, action)
    return state, done


@pytest.mark.parametrize(("game", "style"), ALL)
def test_a_leaning_shows_and_the_game_is_played_to_its_end(game: str, style: str) -> None:
    plain, leaning = (played(game, [name, "medium"], 4)[1] for name in ("medium", f"medium:{style}"))
    assert leaning != plain


@pytest.mark.parametrize(("game", "style"), ALL)
def test_no_style_chooses_by_what_it_cannot_know(game: str, style: str) -> None:
    check_bot(load_kit(FOLDER / game), lambda: GreedyBot(style=style).choose, 2, 0.05)
    if game == "survivors":
        check_bot(load_kit(FOLDER / game), lambda: HardBot(style=style).choose, 2, 0.05)


@pytest.mark.parametrize(("game", "style"), ALL)
@pytest.mark.parametrize("level", [*LEVELS, "search:20"])
def test_every_level_has_every_style(game: str, style: str, level: str) -> None:
    state, seat = opening(game, 2)
    known = state.known_to(seat)
    assert ecliptic.bot(f"{level}:{style}", game=game).choose(known, seat) in list(known.legal(seat))
    assert (f"{level}:{style}" in names_for(game)) == (level in LEVELS)


def test_the_games_in_which_everybody_builds_something_have_styles() -> None:
    assert {game for game, _ in ALL} == {"starmap", "survivors"}
    assert {*survivors.EXPERTS} == {"", *styles_of("survivors")}


def test_a_style_of_another_game_is_refused() -> None:
    for name, game in (("medium:racer", "transit"), ("easy:racer", "starmap")):
        with pytest.raises(BadOption) as raised:
            ecliptic.bot(name, game=game)
        known = list(styles_of(game))
        assert raised.value.fact == fact("bot-no-style", style="racer", known=known, count=len(known))
    state, seat = opening("gemini", 2)
    with pytest.raises(BadOption) as raised:
        ecliptic.bot("medium:racer").choose(state.known_to(seat), seat)
    assert raised.value.fact.key == "bot-no-style"
