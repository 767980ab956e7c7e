"""What is told of an event, and to whom."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE
from tests.games.survivors.helpers import FULL, GAME, MECH, begun, board, do, launching, me, player, told, turn
from tests.games.survivors.helpers import at as position

RULES = GAME.rules_text()
LAUNCH: dict[str, Any] = {"rods": 5, "parts": ["PT1", "PT2", "PT3", "PT4"], "boards": [board("H1", covered=FULL)]}
"""All that a solo launch needs."""


def keys(facts: list[Fact]) -> list[str]:
    return [one.key for one in facts]


def test_a_lock_tells_its_dice_its_track_and_its_reward() -> None:
    state = turn(dice=[2, 2, 2, 5, 5])
    args = {"seat": 0, "track": "full", "dice": [2, 2, 2, 5, 5], "reward": "tile-5", "sizes": [5, 6]}
    assert told(state, "lock full 3x2 2x5") == [Fact("locked", args, ("S-19", "S-20"))]


def test_a_rod_is_told_with_its_reason() -> None:
    _, rods = told(turn(dice=[4] * 5, rods=2), "lock kind 5x4")
    assert rods.key == "rods"
    assert (rods.args["rods"], rods.args["total"], rods.args["needed"]) == (1, 3, 5)
    assert keys(rods.args["reasons"]) == ["five-of-a-kind"]


def test_a_tile_tells_what_it_found() -> None:
    covered = ["#####", "###.#", "#####", "#####", "#####"]
    state = do(turn(dice=[1, 1], boards=[board("H1", covered=covered)]), "lock kind 2x1", "tile O1")
    finished = fact("finished", "S-29", "S-41", rods=2, terrain="H1")
    assert told(state, "cells 4,2") == [
        fact("explored", "S-25", seat=0, tile="O1", turn=0, cells=["4,2"]),
        fact("found-vnaut", "S-29", "S-35", seat=0, cell="4,2"),
        fact("fully-explored", "S-29", seat=0, terrain="H1"),
        fact("rods", "S-29", "S-41", seat=0, rods=2, total=2, needed=5, reasons=[finished]),
    ]


def test_crystals_are_told_with_their_cells() -> None:
    state = do(turn(dice=[1, 2, 3], boards=[board("H1", covered=MECH)]), "lock run 1-3", "tile I3")
    assert fact("found-crystals", "S-29", seat=0, crystals=1, cells=["3,5"]) in told(state, "cells 2,5 3,5 4,5")


def test_a_vnaut_for_whom_there_is_no_window_stays() -> None:
    covered = ["#####", "###.#", "#####", "#####", "####."]
    crew = ["flip", "set3", "set4", "sub2"]
    state = turn(dice=[1, 1], boards=[board("H1", covered=covered)], engineers=crew)
    assert keys(told(do(state, "lock kind 2x1", "tile O1"), "cells 4,2")) == ["explored", "vnaut-stays"]


def test_a_reroll_leaves_open_what_comes() -> None:
    state = turn(dice=[4, 2], engineers=["reroll"])
    (helped,) = told(state, "engineer reroll 4")
    assert (helped.key, helped.args["die"], helped.args["to_face"]) == ("engineer-helped", 4, None)
    assert keys(told(do(state, "engineer reroll 4"), "* die 6", viewer=0)) == ["rerolled"]


def test_a_lapsed_claim_is_told_whoever_ends_the_round() -> None:
    last = ["reroll", "sub2", "set4", "adj1"]
    covered = ["#####", "###.#", "#####", "#####", "####."]
    mine = player(0, dice=[1, 1], boards=[board("H1", covered=covered)], engineers=["set3", "flip"])
    state = position(mine, player(1, dice=[3], engineers=last), market=["PT1"] * 4)
    do(state, "lock kind 2x1", "tile O1", "cells 4,2")
    lapsed = fact("claim-lapsed", "S-38", "R-36", seat=0)
    first, second = do(state.clone(), "end", seat=1), do(state.clone(), "end")
    for viewer in (0, 1):
        assert told(first, "end", viewer)[1:3] == [fact("round-over", "S-06", round=3), lapsed]
        assert told(second, "end", viewer, 1)[1:3] == [fact("round-over", "S-06", round=3), lapsed]
    assert keys(told(state, "end", 0)) == ["ended"]


def test_dice_left_over_are_told() -> None:
    (ended, *_) = told(turn(dice=[1, 5]), "end")
    assert (ended.args["dice"], ended.args["n"]) == ([1, 5], 2)


def test_boards_are_stacked_unseen() -> None:
    """Only when all is over it is told which ones."""
    after = GAME.start(1)
    hidden: list[Fact] = []
    opened: list[Fact] = []
    while next_actor(after.actors()) == NATURE:
        before, action = after.clone(), after.legal(NATURE)[0]
        after.apply(NATURE, action)
        hidden += GAME.facts(before, after, NATURE, action, 0)
        opened += GAME.open_facts(before, after, NATURE, action)
    stacked = [[one.args["terrain"] for one in facts if one.key == "stacked"] for facts in (hidden, opened)]
    assert stacked == [[None] * 5, me(after)["queue"]]


def test_giving_up_is_not_running_out_of_turns() -> None:
    assert keys(told(begun(1, concede=True), "concede", 0)) == ["gave-up", "given-up"]
    assert keys(told(position(player(0, dice=[1]), round=100), "end", 0)) == ["ended", "out-of-turns"]


def test_the_launch_is_told_with_what_was_compared() -> None:
    state = launching(dice=[6, 6, 6, 2], ore=2, rods=1)
    committed, compared, won = told(state, "commit 6")
    assert committed == fact("committed", "S-47", seat=0, die=6, length=3)
    assert won == fact("won", "S-49", seat=0)
    first, second = compared.args["standings"]
    assert first == fact("standing", "S-49", seat=0, place=1, length=3, die=6, n=5, engineers=0, rods=1, ore=2)
    assert (second.args["seat"], second.args["place"], second.args["length"]) == (1, 2, 3)
    view = GAME.view(do(state, "commit 6"), 1)
    assert (view.outcome, view.breakdown) == (won, [first, second])


def test_a_launch_with_too_few_is_lost_for_two_reasons() -> None:
    _, why, lost = told(launching(solo=True, dice=[6] * 7, engineers=["flip"]), "commit 6")
    assert (why.key, lost.key) == ("launch-fails", "lost")
    assert keys(why.args["reasons"]) == ["too-short", "too-few-rescued"]


@pytest.mark.parametrize("seed", range(4))
def test_a_solo_launch_can_be_written_read_shown_and_told(seed: int) -> None:
    """Random games alone never come so far, so the suite does not see it."""
    crew = ["flip", "set3", "adj1", "set4", "sub2", "reroll"]
    state = do(turn(solo=True, dice=[1], engineers=crew, ore=6, **LAUNCH), "end")
    do(state, "launch")
    luck = Luck(seed)
    while state.actors():
        seat = next_actor(state.actors())
        before, action = state.clone(), state.pick(seat, luck.word())
        state.apply(seat, action)
        for shown in (state, state.known_to(0)):
            assert GAME.position(json.loads(json.dumps(shown.to_dict()))).to_dict() == shown.to_dict()
        for one in GAME.facts(before, state, seat, action, 0):
            assert all(f"**{rule}**" in RULES for rule in one.rules)
            assert GAME.say(one, viewer=0)
        assert list(state.legal(0)) == [GAME.parse(state, 0, GAME.spell(state, 0, a)) for a in state.legal(0)]
    assert GAME.view(state, None).outcome is not None


def test_whoever_is_ready_does_not_notice_chance_at_work_for_others() -> None:
    state = position(player(0, phase="ready"), player(1, phase="prepare"))
    why = state.refusal(0, GAME.parse(state, 0, "end"))
    do(state, "roll +0", seat=1)
    assert state.refusal(0, GAME.parse(state, 0, "end")) == why
