"""What a study plays: cells, seeds, editions, and sentences for what makes no sense."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ecliptic.games import GAMES
from ecliptic.games import game as find
from ecliptic.kernel.errors import EclipticError
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.studies.features import Features
from ecliptic.studies.plan import Plan, batches, cells, make
from ecliptic.studies.players import player


def test_each_bot_plays_with_its_like_and_alone_among_weaker_ones() -> None:
    plan = make("starmap", seats=(1, 3), bots=("easy", "medium"), games=40)
    assert [(cell.seats, cell.lineup, cell.games) for cell in cells(plan)] == [
        (1, "easy", 40),
        (1, "medium", 40),
        (1, "medium, wavering", 40),
        (3, "easy", 40),
        (3, "medium", 40),
        (3, "medium among easy", 40),
        (3, "medium, wavering", 40),
    ]
    mixed = cells(plan)[5]
    assert [mixed.players(index) for index in (0, 1, 2, 3)] == [
        ["medium", "easy", "easy"],
        ["easy", "medium", "easy"],
        ["easy", "easy", "medium"],
        ["medium", "easy", "easy"],
    ]


def test_whoever_wins_together_has_no_challenger() -> None:
    plan = make("transit", seats=(2,), bots=("easy", "medium"), games=10)
    assert not any(cell.rival for cell in cells(plan))


def test_wavering_games_share_their_luck_in_pairs_and_with_the_others() -> None:
    plain, wavering = cells(make("transit", seats=(2,), games=10))
    assert [plain.luck(index) for index in range(4)] == [0, 1, 2, 3]
    assert [wavering.luck(index) for index in range(4)] == [0, 0, 1, 1]


def test_batches_cover_every_game_once() -> None:
    plan = make("transit", seats=(2,), games=260)
    assert plan.batch == 5
    for cell in cells(plan):
        own = [batch for batch in batches(plan) if batch.cell == cell]
        assert [i for batch in own for i in range(batch.first, batch.first + batch.count)] == list(range(cell.games))


def test_a_sweep_changes_one_datum_and_leaves_the_rest() -> None:
    plan = make("survivors", seats=(1,), games=5, sweeps=(("parts.cards.PT6.crystals", (1, 2, 3)),))
    assert [arm.name for arm in plan.arms] == ["built-in", "parts.cards.PT6.crystals=1", "parts.cards.PT6.crystals=3"]
    crystals = [[card.crystals for card in plan.start(arm).edition.parts] for arm in range(3)]  # type: ignore[attr-defined]
    assert crystals[0] == [0, 0, 0, 0, 0, 2, 0]
    assert crystals[1] == [0, 0, 0, 0, 0, 1, 0]
    assert crystals[2] == [0, 0, 0, 0, 0, 3, 0]


def test_several_sweeps_are_played_in_all_combinations_over_somebodys_own_edition(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[hourglass]\nstart = 12\n", encoding="utf-8")
    sweeps = (("hourglass.end", (50, 70)), ("spaces.century17.0", (4, 6)))
    plan = make("transit", seats=(2,), games=5, edition=str(mine), sweeps=sweeps)
    assert [arm.name for arm in plan.arms[1:]] == [
        "hourglass.end=50, spaces.century17.0=4",
        "hourglass.end=50, spaces.century17.0=6",
        "hourglass.end=70, spaces.century17.0=4",
        "hourglass.end=70, spaces.century17.0=6",
    ]
    last = plan.start(4).data  # type: ignore[attr-defined]
    assert (last.hourglass.start, last.hourglass.end, last.spaces.century17[:2]) == (12, 70, [6, 16])


def test_a_plan_is_the_same_after_it_was_written_down() -> None:
    plan = make("ephemeris", seats=(2,), options={"mode": "two"}, games=5, sweeps=(("other_die.red", (2,)),) * 0)
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"games": 0}, "at least one game"),
        ({"seats": (9,)}, "not for 9 players"),
        ({"bots": ("genius",)}, "no bot “genius”"),
        ({"bots": ("medium:5",)}, "search is written search:200"),
        ({"bots": ("search:" + "9" * 10,)}, "search is written search:200"),
        ({"bots": ("search:" + "9" * 5000,)}, "search is written search:200"),
        ({"bots": ("medium:racer",)}, "no style “racer”"),
        ({"bots": ("medium:short=3",)}, "is not a bot of a study"),
        ({"bots": ("easy", "easy")}, "named once"),
        ({"options": {"colour": "red"}}, "no option “colour”"),
        ({"edition": "nowhere.toml"}, "nowhere.toml cannot be read"),
        ({"against": "nowhere.toml"}, "nowhere.toml cannot be read"),
        ({"sweeps": (("hourglass.colour", (1,)),)}, "there is no colour here: hourglass has"),
        ({"sweeps": (("hourglass.end", (60,)),)}, "nothing to compare"),
        ({"sweeps": (("hourglass.end", (5,)),)}, "hourglass: start 10 and end 5"),
        ({"sweeps": (("hourglass.end", ("late",)),)}, "the edition does not fit"),
        ({"sweeps": (("hourglass.end", (50,)),), "against": "b.toml"}, "not both"),
    ],
)
def test_what_makes_no_sense_is_told(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(EclipticError, match=sentence):
        make("transit", **given)  # type: ignore[arg-type]


def test_hard_takes_its_simulations_and_no_time() -> None:
    assert player("hard", 3, "transit").__dict__ == player("search:8000", 3, "transit").__dict__


MODES: list[tuple[str, dict[str, object]]] = [
    *[(name, {}) for name in GAMES],
    ("ephemeris", {"mode": "two"}),
    ("ephemeris", {"mode": "three"}),
    ("ephemeris", {"mode": "pairs"}),
    ("ephemeris", {"mode": "snap"}),
    ("gemini", {"instants": True, "visiting": 1}),
    ("transit", {"rounds": 4}),
]


@pytest.mark.parametrize(("name", "options"), MODES)
def test_topics_that_are_remembered_are_those_of_the_move_at_hand(name: str, options: dict[str, object]) -> None:
    game = find(name)
    features = Features(game)
    for seed in range(2):
        state, luck = game.start(game.seats_for(game.check_options(options))[-1], options), Luck(seed)
        for _ in range(600):
            if not (actors := state.actors()):
                break
            seat = next_actor(actors)
            actions = list(state.legal(seat))[:40]
            remembered = [[features.topics[n] for n in about] for about in features.numbers(state, seat, actions)]
            assert remembered == [game.topics(state, seat, action) for action in actions]
            state.apply(seat, state.pick(seat, luck.word()))


@pytest.mark.parametrize(
    ("name", "options", "about"),
    [
        ("transit", {}, {"deal": "card", "play": "card", "milestone": "milestone"}),
        ("gemini", {}, {"role": "role", "weather": "sky"}),
        ("starmap", {}, {"fill": "day", "dice": ""}),
        ("survivors", {}, {"lock": "track", "tile": "tile", "cells": "", "end": "", "board": "terrain"}),
        ("ephemeris", {}, {"move": "body", "die": "colour"}),
        ("ephemeris", {"mode": "two"}, {"dice": "colour"}),
        ("ephemeris", {"mode": "pairs"}, {"place": ""}),
    ],
)
def test_moves_are_about_what_players_would_call_them_by(
    name: str, options: dict[str, object], about: dict[str, str]
) -> None:
    game = find(name)
    state, luck = game.start(game.seats_for(game.check_options(options))[0], options), Luck(1)
    found: set[tuple[str, str]] = set()
    for _ in range(800):
        if not (actors := state.actors()):
            break
        seat = next_actor(actors)
        action = state.pick(seat, luck.word())
        found |= {(topic.kind, topic.argument) for topic in game.topics(state, seat, action)}
        state.apply(seat, action)
    assert about.items() <= found


@pytest.mark.parametrize(
    "path", sorted((Path(__file__).parents[2] / "docs" / "editions").glob("*.toml")), ids=lambda p: p.stem
)
def test_editions_in_the_docs_can_be_played(path: Path) -> None:
    name = path.name.partition("-")[0]
    assert find(name, path).edition_hash != find(name).edition_hash
