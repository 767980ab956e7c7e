"""Game One: E-18 to E-20."""

from __future__ import annotations

from typing import Any

from ecliptic import NATURE
from ecliptic.games.ephemeris.ids import OFFER
from ecliptic.kernel.facts import fact

from .helpers import GAME, START, do, one, play, ready, refused, texts, told


def test_E18_five_cards_of_each_kind_and_the_start_of_figure_1() -> None:
    state = ready(2, 5, mode="one")
    data = state.to_dict()
    assert data["board"] == START
    assert [len(hand["bodies"]) for hand in data["hands"]] == [5, 5]
    assert [len(hand["signs"]) for hand in data["hands"]] == [5, 5]
    assert "pluto" not in data


def test_E19_one_piece_then_the_other_player() -> None:
    state = do(one(), "mars +3")
    assert (state.turn, state.count) == (1, 1)
    assert "sun +11" in texts(state, 1)


def test_A8_the_mover_needs_no_card_of_the_piece() -> None:
    assert "neptune +1" in texts(one(), 0)


def test_A9_nobody_passes() -> None:
    assert refused(one(), "end") == ("E-19", "not-now")


def test_E20_A22_a_draw_by_agreement() -> None:
    state = do(one(), "offer draw")
    assert texts(state, 1) == ["accept", "refuse"]
    assert texts(state, 0) == []
    done = do(state.clone(), "accept")
    assert (done.actors(), done.returns()) == (0, [0.5, 0.5])
    do(state, "refuse")
    assert refused(state, "offer draw") == ("E-20", "offered-already")
    do(state, "mars +1")
    assert "offer draw" in texts(state, 1)


def test_E20_a_draw_after_the_cap() -> None:
    state = one(options={"cap": 20}, count=19)
    *_, limit, ended = told(state, "mars +1", 0)
    assert (state.actors(), state.returns()) == (0, [0.5, 0.5])
    assert (limit, ended) == (fact("limit-reached", "E-20", limit=20), fact("nobody-wins", "E-20", how="limit"))


def test_E20_a_hand_complete_on_the_last_move_still_wins() -> None:
    hands = [("moon sun mercury venus mars", "leo leo gemini taurus aries"), None]
    state = do(one(hands=hands, options={"cap": 20}, count=19), "moon +1")
    assert texts(state, NATURE) == ["ephemeris 0"]


def test_E20_without_offers_random_play_reaches_the_cap() -> None:
    state = ready(2, 8, mode="one", cap=60)
    play(state, 8, avoid=(OFFER,))
    assert state.actors() == 0
    assert state.count <= 60


def test_A22_no_eclipse_and_no_pluto_in_game_one() -> None:
    assert refused(one(), "eclipse") == ("E-28", "no-eclipse-here")
    assert refused(one(), "pluto") == ("E-27", "no-pluto-here")


def test_A54_no_clock_is_part_of_the_rules() -> None:
    assert not [option.name for option in GAME.options if "clock" in option.name or "time" in option.name]


def test_branching_in_random_play_stays_within_what_was_seen() -> None:
    seen: list[int] = []
    for seed in range(10):
        state = ready(2, seed, mode="one", cap=200)

        def watch(before: Any, seat: int, action: int, after: Any) -> None:
            moves = [a for a in before.legal(seat) if a < 99] if seat < 2 else []
            if moves:
                seen.append(len(moves))

        play(state, seed, watch, avoid=(OFFER,))
    assert 11 <= min(seen) <= max(seen) <= 99
    assert 24 < sum(seen) / len(seen) < 34
