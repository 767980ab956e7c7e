"""What an ability could fill is what some way through its steps fills."""

from __future__ import annotations

import random

from ecliptic.games import game
from ecliptic.games.starmap.view import kind_of
from ecliptic.kernel.bits import members
from ecliptic.kernel.state import NATURE, State

PLOTS = ("ability", "dice", "major", "layout", "cell", "all", "point")


def filled(state: State, seat: int) -> set[tuple[int, int]]:
    view = game("starmap").view(state, seat)
    return {(x, y) for x, y in view["seats"][seat]["points"]}  # type: ignore[index]


def test_preview_names_every_point_that_is_then_filled() -> None:
    play, luck, seen = game("starmap"), random.Random(5), 0
    for _ in range(4):
        state = play.start(2, {})
        while state.actors():
            seat = members(state.actors())[0]
            action = luck.choice(list(state.legal(seat)))
            if seat != NATURE and kind_of(action) == "ability":
                promised = play.preview(state.known_to(seat), seat, action)["points"]
                before = filled(state, seat)
                state.apply(seat, action)
                while state.actors() >> seat & 1 and kind_of(step := luck.choice(list(state.legal(seat)))) in PLOTS[1:]:
                    state.apply(seat, step)
                gained = filled(state, seat) - before
                assert gained <= {(x, y) for x, y in promised}  # type: ignore[attr-defined]
                seen += bool(gained)
                continue
            state.apply(seat, action)
    assert seen > 20
