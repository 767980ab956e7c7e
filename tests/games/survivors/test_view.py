"""What is seen: views, moves as data, and the drawing in the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from ecliptic.boards.survivors import draw
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.shown import Player, Site, Track
from ecliptic.kernel.catalogue import Voice, catalogue
from ecliptic.kernel.errors import BadPosition
from tests.games.survivors.helpers import (
    FULL,
    GAME,
    MECH,
    board,
    described,
    do,
    launching,
    me,
    moves,
    played,
    player,
    refused,
    turn,
)
from tests.games.survivors.helpers import at as position

ROW = [".....", ".....", ".....", ".####", "....."]


def seen(state: Survivors, seat: int = 0) -> Player:
    return GAME.view(state, seat).players[seat]


def track(state: Survivors, name: str) -> Track:
    return next(one for one in seen(state).tracks if one.track == name)


# -- moves -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind", "args"),
    [
        ("engineer flip 1>6", "engineer", {"engineer": "flip", "die": 1, "to_face": 6}),
        ("engineer reroll 4", "engineer", {"engineer": "reroll", "die": 4, "to_face": None}),
        ("part any 2>6", "part", {"part": "PT1", "effect": "any", "die": 2, "to_face": 6}),
        ("ore 4>5", "ore", {"die": 4, "to_face": 5}),
        ("up 4>5 pay 1", "up", {"track": "up", "die": 4, "to_face": 5, "pay_die": 1}),
        ("lock kind 3x2", "lock", {"track": "kind", "dice": [2, 2, 2], "reward": "part", "sizes": []}),
        ("lock run 2-4", "lock", {"track": "run", "dice": [2, 3, 4], "reward": "tile-3", "sizes": [3]}),
        ("lock any 1 2 6", "lock", {"track": "any3", "dice": [1, 2, 6], "reward": "tile-2", "sizes": [2]}),
        ("lock full 3x2 2x6", "lock", {"track": "full", "dice": [2, 2, 2, 6, 6], "reward": "tile-5", "sizes": [5, 6]}),
        ("lock spot 6", "lock", {"track": "qspot", "dice": [6], "reward": "ore", "sizes": []}),
        ("end", "end", {"dice": [1, 2, 4], "n": 3}),
        ("redeem PT6", "redeem", {"part": "PT6", "crystals": 2, "ore": 0}),
        ("roll +2", "roll", {"crystals": 2, "n": 6}),
        ("tile L4", "tile", {"tile": "L4", "size": 4}),
        ("draw", "draw", {}),
        ("lay B at 1,0", "lay", {"terrain": None, "side": "B", "x": 1, "y": 0}),
        ("rescue flip", "rescue", {"engineer": "flip"}),
        ("take PT1", "take", {"part": "PT1"}),
        ("commit 4", "commit", {"die": 4, "length": 1}),
    ],
)
def test_a_move_says_what_it_does_and_what_it_uses(text: str, kind: str, args: dict[str, Any]) -> None:
    assert described(turn(dice=[1, 2, 4]), text) == (kind, args)
    assert GAME.spell_wish(kind, args) == text


def test_a_placing_says_what_it_would_take() -> None:
    covered = ["#####", "###..", "#####", "#####", "#####"]
    state = do(turn(dice=[1, 2, 6], boards=[board("H1", covered=covered)]), "lock any 1 2 6", "tile I2")
    assert described(state, "cells 4,2 5,2") == (
        "cells",
        {
            "tile": "I2", "turn": 0, "cells": ["4,2", "5,2"], "crystals": 0, "vnauts": 1, "rescues": 1,
            "finished_terrains": ["H1"], "rods": 2,
        },
    )  # fmt: skip


def test_a_board_just_laid_is_collected_from_only_if_the_option_says_so() -> None:
    for collected in (True, False):
        options: dict[str, object] = {"newboard_collect": collected}
        covered = [".....", ".....", "...##", ".####", "....."]
        state = turn(dice=[1, 1], boards=[board("H1", covered=covered)], queue=["E01"], options=options)
        do(state, "lock kind 2x1", "draw", "* board E01", "lay A at 1,0", "tile O1")
        assert described(state, "cells 6,3")[1]["crystals"] == collected
        assert me(do(state, "cells 6,3"))["crystals"] == collected


# -- the mech ----------------------------------------------------------------------------------------------------------


def test_every_spot_shows_what_it_earns() -> None:
    state = turn(dice=[1, 2])
    rewards = {one.track: [spot.reward for spot in one.spots] for one in seen(state).tracks}
    assert rewards == {
        "kind": [None, "tile-1", "part", "crystal", "rod"],
        "run": [None, None, "tile-3", "tile-4"],
        "any3": [None, None, "tile-2"],
        "full": [None, None, None, None, "tile-5"],
        "qspot": ["ore"],
        "up": [None],
        "down": [None],
    }
    assert track(state, "full").spots[4].sizes == [5, 6]
    assert [len(track(turn(dice=[1], options={"updown_spots": 2}), arrow).spots) for arrow in ("up", "down")] == [2, 2]


def test_a_used_track_and_a_reward_out_of_reach_say_why() -> None:
    state = do(turn(dice=[1, 6, 6], parts=["PT1"] * 4), "lock spot 1")
    used = track(state, "qspot")
    assert used.dice == [1]
    assert used.blocked is not None
    assert (used.blocked.key, used.blocked.key) == (refused(state, "lock spot 6")[1], "track-taken")
    assert [spot.blocked and spot.blocked.key for spot in track(state, "kind").spots] == [
        None, None, "no-gear-spot", None, None,
    ]  # fmt: skip
    full = turn(dice=[1, 1], boards=[board("H1", covered=FULL)])
    assert [spot.blocked and spot.blocked.key for spot in track(full, "run").spots] == [None, None, *["no-place"] * 2]


def test_in_the_launch_all_tracks_but_the_arrows_are_closed() -> None:
    state = launching(dice=[1, 2])
    closed = {one.track: one.blocked and one.blocked.key for one in seen(state).tracks}
    assert closed == {
        **dict.fromkeys(("kind", "run", "any3", "full", "qspot"), "closed-in-launch"),
        **dict.fromkeys(("up", "down")),
    }


# -- boards and tiles --------------------------------------------------------------------------------------------------


def test_tiles_keep_their_outlines() -> None:
    state = do(turn(dice=[1, 1, 2, 3, 4]), "lock run 2-4", "tile V3", "cells 2,4 2,5 3,5", "lock kind 2x1", "tile O1")
    do(state, "cells 2,3")
    assert seen(state).tiles == [["2,3"], ["2,4", "2,5", "3,5"]]
    assert seen(state).terrains[0].crystals == ["1,2", "5,4"]
    assert GAME.view(state, 1).players[0].tiles == []  # until the round is over
    read = GAME.position(state.to_dict())
    assert (seen(read).tiles, read.to_dict()) == (seen(state).tiles, state.to_dict())
    assert GAME.view(read, 1).players[0].tiles == []


def test_a_tile_over_two_boards_is_one() -> None:
    boards = [board("H1", covered=ROW), board("E01A", 1, 0)]
    state = do(turn(dice=[1, 2, 6], boards=boards), "lock any 1 2 6", "tile I2")
    do(state, "cells 5,3 6,3")
    assert ["5,3", "6,3"] in seen(state).tiles
    assert seen(GAME.position(state.to_dict())).tiles == seen(state).tiles


def test_where_a_position_tells_no_tiles_apart_barriers_do() -> None:
    covered = [".....", ".....", ".....", ".##..", ".#..."]
    old = turn(dice=[1, 1], boards=[board("H1", covered=covered)])
    assert seen(old).tiles == [["2,4", "2,5"], ["3,4"]]  # the barrier between 2,4 and 3,4


@pytest.mark.parametrize(
    "laid",
    [
        None, [[]], [[], []], [["2,4"], ["2,4"]], [["2,4 2,4"], []], [["2,4 3,4"], []], [["x"], []], [[24], []],
        [["2,4", ""], []], [["3,4"], []], "2,4",
    ],
)  # fmt: skip
def test_tiles_that_cannot_be_are_refused(laid: object) -> None:
    data = turn(dice=[1, 1], boards=[board("H1", covered=MECH)]).to_dict()
    assert data["laid"] == [["2,4"], []]
    with pytest.raises(BadPosition, match="laid"):
        GAME.position({**data, "laid": laid})


def test_a_tile_in_two_pieces_is_refused() -> None:
    covered = [".....", ".....", ".....", ".##..", "....."]
    data = turn(dice=[1, 1], boards=[board("H1", covered=covered)]).to_dict()
    with pytest.raises(BadPosition, match="in one piece"):
        GAME.position({**data, "laid": [["2,4 3,4"], []]})  # the barrier


def test_outlines_of_random_games_are_tiles() -> None:
    sizes = set()
    for seed in range(3):
        state = played(2, seed, 1500)
        for seat in range(2):
            for tile in seen(state, seat).tiles:
                assert 1 <= len(tile) <= 6
                sizes.add(len(tile))
        assert [sum(map(len, seen(state, seat).tiles)) for seat in range(2)] == [
            sum(25 - one.free for one in seen(state, seat).terrains) for seat in range(2)
        ]
    assert len(sizes) > 1


def test_a_shape_can_be_turned_and_flipped() -> None:
    state = do(turn(dice=[1, 2, 3, 4]), "lock run 1-4", "tile L4")
    laying = seen(state).laying
    assert laying is not None
    assert (laying.tile, laying.sizes, len(laying.turns)) == ("L4", [4], 8)
    for number, one in enumerate(laying.turns):
        assert laying.turns[one.flipped].flipped == number
        four = number
        for _ in range(4):
            four = laying.turns[four].right
        assert four == number
    used = {GAME.describe(state, 0, action).args["turn"] for action in state.legal(0)}
    assert used <= set(range(8))


def test_places_for_a_board_are_shown_before_one_is_drawn() -> None:
    state = turn(dice=[1, 2, 3], boards=[board("H1", covered=MECH)], queue=["E01"])
    assert [(site.x, site.y) for site in seen(state).sites] == [(0, -1), (-1, 0), (1, 0), (0, 1)]
    assert all(site.sides == [] for site in seen(state).sites)
    assert seen(turn(dice=[1, 2, 3], queue=["E01"])).sites == []  # the first tile covers the mech
    assert seen(turn(dice=[1, 2, 3], boards=[board("H1", covered=MECH)])).sites == []  # none to draw


def test_a_drawn_board_shows_what_would_fit_where() -> None:
    state = turn(dice=[1, 2, 3], boards=[board("H1", covered=ROW)], queue=["E01"])
    do(state, "lock run 1-3", "draw", "* board E01")
    laying = seen(state).laying
    assert laying is not None
    assert (laying.drawn, [side.terrain for side in laying.sides]) == ("E01", ["E01A", "E01B"])
    summary = laying.sides[1].summary.args
    assert summary == {"crystals": 4, "ridges": 2, "place": "rim"}
    offered = {text for text in moves(state) if text.startswith("lay ")}
    shown = {f"lay {side.side} at {site.x},{site.y}" for site in seen(state).sites for side in site.sides if side.tiles}
    assert offered == shown
    for site in seen(state).sites:
        for side in site.sides:
            assert (side.blocked is None) == bool(side.tiles)
            if side.blocked:
                assert refused(state, f"lay {side.side} at {site.x},{site.y}")[1] == side.blocked.key
            else:
                _example_is_legal(state, site, side.side)


def _example_is_legal(state: Survivors, site: Site, name: str) -> None:
    """And takes what it says, which is the most."""
    (side,) = [side for side in site.sides if side.side == name]
    example = side.example
    assert example is not None
    there = do(state.clone(), f"lay {name} at {site.x},{site.y}")
    assert moves(there) == {f"tile {tile}" for tile in side.tiles}
    most = 0
    for tile in side.tiles:
        laying = do(there.clone(), f"tile {tile}")
        found = [GAME.describe(laying, 0, action).args for action in laying.legal(0)]
        most = max(most, *(one["crystals"] + 10 * one["vnauts"] for one in found))
        if tile == example.tile:
            args = next(one for one in found if one["cells"] == example.cells)
            assert (args["crystals"], args["vnauts"]) == (example.crystals, example.vnauts)
    assert example.crystals + 10 * example.vnauts == most


def test_the_view_of_a_solo_game_counts_tiles_and_rescues() -> None:
    crew = ["flip", "set3", "adj1", "set4", "sub2"]
    state = launching(solo=True, dice=[6] * 8, engineers=crew, tiles={"L4": 2})
    view = GAME.view(do(state, "commit 6"), 0)
    assert view.outcome is not None
    assert view.outcome.args["stars"] == 4
    assert {tile.tile: tile.left for tile in view.tiles}["L4"] == 1
    assert [one.active for one in view.players[0].engineers] == [False, True, True, True, True]
    assert view.players[0].rescued == 5


# -- prompts -----------------------------------------------------------------------------------------------------------


def test_R48_a_launch_that_cannot_be_won_is_warned_of() -> None:
    fields: dict[str, Any] = {"rods": 5, "parts": ["PT1", "PT2", "PT3", "PT4"], "boards": [board("H1", covered=FULL)]}
    crew = ["flip", "set3", "set4", "adj1"]
    for rescued, warned in ((3, True), (4, False)):
        state = do(turn(solo=True, dice=[1], engineers=crew[:rescued], **fields), "end")
        prompt = GAME.view(state, 0).prompt
        assert prompt is not None
        assert (prompt.key, prompt.args["hopeless"]) == ("prompt-decide", warned)


def test_a_draw_is_offered_where_it_is_possible() -> None:
    for queue, possible in ((["E10"], True), ([], False)):
        state = turn(dice=[1, 2, 3, 4], boards=[board("H1", covered=ROW)], queue=queue)
        prompt = GAME.view(do(state, "lock run 1-4"), 0).prompt
        assert prompt is not None
        assert prompt.args == {"reward": "tile-4", "draw": possible}


def test_only_rounds_with_others_are_simultaneous() -> None:
    assert GAME.view(turn(dice=[1]), 0).simultaneous
    assert not GAME.view(turn(solo=True, dice=[1]), 0).simultaneous
    assert not GAME.view(launching(dice=[1]), 0).simultaneous


def test_steps_of_a_turn() -> None:
    both = position(player(0, phase="prepare"), player(1, phase="ready"))
    assert (seen(both).step, seen(both, 1).step) == ("prepare", "clean-up")
    assert seen(do(both, "roll +0")).step == "roll"
    assert seen(do(turn(dice=[1, 1]), "lock kind 2x1")).step == "operate"
    assert seen(launching(dice=[1])).step is None


# -- the terminal ------------------------------------------------------------------------------------------------------


def drawn(state: Survivors, width: int = 80, viewer: int | None = 0) -> str:
    out = Console(file=io.StringIO(), width=width, no_color=True)
    out.print(draw(GAME.view(state, viewer), width, Voice(catalogue("survivors"), ("Ann", "Ben"), viewer)))
    return out.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_the_drawing_shows_what_there_is_to_choose_from() -> None:
    state = turn(dice=[1, 2, 3, 4], boards=[board("H1", covered=ROW)], queue=["E10"])
    assert "I4    O4  T4   S4   L4" in drawn(do(state, "lock run 1-4"))
    assert "E10A" in drawn(do(state, "draw", "* board E10"))
    assert "V · · · C" in drawn(state)


@pytest.mark.parametrize("width", [80, 120])
def test_the_drawing_shows_boards_mech_and_dice_at_any_width(width: int) -> None:
    covered = [".....", "....#", "...##", ".####", "....."]
    boards = [board("H1", covered=covered), board("E01A", 1, 0), board("E02B", 0, -1), board("E03A", 2, 0)]
    state = turn(
        dice=[1, 3, 6], ore=2, crystals=1, rods=3, engineers=["flip"], used=["flip"], parts=["PT1"], boards=boards
    )
    for viewer in (0, 1, None):
        text = drawn(state, width, viewer)
        assert max(map(len, text.split("\n"))) <= width
        assert "flip Gyro" in text
        assert ("1⚀ 3⚂ 6⚅" in text) == (viewer == 0)  # the others see it when the round is over
        assert "C · ·|V █┊· · C · ·┊· · · · ·" in text
        assert text.count("┄ ┄ ┄ ┄ ┄") == 1  # the seam of E02B and H1
    assert me(state)["rods"] == 3


def test_the_drawing_shows_tiles_without_gaps() -> None:
    state = do(turn(dice=[1, 1, 2, 3, 4]), "lock run 2-4", "tile V3", "cells 2,4 2,5 3,5", "lock kind 2x1", "tile O1")
    assert "· ███ · ·" in drawn(state)
    assert "· ███ █ ·" in drawn(do(state, "cells 4,5"))


def test_the_drawing_of_finished_games() -> None:
    for state in (launching(dice=[6]), launching(solo=True, dice=[6])):
        outcome = GAME.view(do(state, "commit 6"), 0).outcome
        assert outcome is not None
        assert GAME.say(outcome, ("Ann", "Ben"), 0) in drawn(state, 120)
