"""S-35 to S-49: the card phase, rods and the launch."""

from __future__ import annotations

from ecliptic import NATURE
from tests.games.survivors.helpers import GAME, board, do, launching, me, moves, player, rule, turn
from tests.games.survivors.helpers import at as position

CLAIMED = ["...##", "...##", "...##", ".#...", "....."]


def ready(seat: int, **fields: object) -> dict[str, object]:
    return player(seat, phase="ready", **fields)


def test_S35_claims() -> None:
    covered = ["#####", "###.#", "#####", "#####", "####."]
    state = do(turn(dice=[1, 1], boards=[board("H1", covered=covered)]), "lock kind 2x1", "tile O1", "cells 4,2")
    assert me(state)["rescues"] == 1
    assert me(do(turn(dice=[2, 2, 2]), "lock kind 3x2"))["claim"] == 1
    crowded = turn(dice=[1, 1], boards=[board("H1", covered=covered)], engineers=["flip", "set3", "set4"], rescues=1)
    assert me(do(crowded, "lock kind 2x1", "tile O1", "cells 4,2"))["rescues"] == 1


def test_S36_spent_parts_fill_gear_spots() -> None:
    state = turn(dice=[2, 2, 2], parts=["PT1"], spent=["PT2", "PT3", "PT6"])
    assert rule(state, "lock kind 3x2") == "S-22"


def test_S37_the_card_phase() -> None:
    state = position(ready(0, rescues=2, claim=1), ready(1, rescues=1), stage="engineers", market=["PT1"] * 4)
    do(state, "* die 3", "* die 5")
    assert state.actors() == 0b10
    assert rule(state, "rescue flip") == "S-37"
    do(state, "rescue flip", seat=1)
    do(state, "rescue reroll")
    assert state.actors() == 1
    do(state, "rescue set3")
    assert moves(state) == {"take PT1"}
    assert rule(state, "take PT2") == "S-37"


def test_S38_only_engineers_that_one_does_not_have() -> None:
    state = position(ready(0, rescues=1, engineers=["flip"]), ready(1), stage="engineers", market=["PT1"] * 4)
    assert moves(state) == {"rescue reroll", "rescue set3", "rescue sub2", "rescue set4", "rescue adj1"}
    assert rule(state, "rescue flip") == "S-38"


def test_S38_a_claim_on_an_engineer_who_is_gone_lapses_before_the_roll_off() -> None:
    """Seat 0 has three types, and both copies of the other three are gone: seat 1 picks without a roll."""
    gone = ["reroll", "sub2", "adj1"]
    mine = player(0, dice=[1], rescues=1, engineers=["flip", "set3", "set4"])
    state = position(mine, ready(1, rescues=1, engineers=gone), ready(2, engineers=gone), market=["PT1"] * 4)
    do(state, "end")
    assert me(state)["rescues"] == 0
    assert moves(state, 1) == {"rescue flip", "rescue set3", "rescue set4"}
    wanted = position(
        mine | {"engineers": ["flip", "set3"]}, ready(1, rescues=1, engineers=gone), ready(2), market=["PT1"] * 4
    )
    assert do(wanted, "end").actors() >> NATURE  # both can be served, so they roll


def test_S39_the_fourth_part_brings_a_rod() -> None:
    state = position(ready(0, claim=1, parts=["PT1"] * 3), ready(1), stage="parts", market=["PT2"] * 4)
    do(state, "take PT2", "* part PT3")
    assert me(state)["rods"] == 1


def test_S40_cards_come_after_the_turn() -> None:
    state = position(player(0, dice=[2, 2, 2, 5], rescues=1), ready(1), market=["PT1"] * 4)
    do(state, "lock kind 3x2")
    assert not any(m.startswith(("part", "engineer")) for m in moves(state))
    do(state, "end", "rescue flip", "take PT1", "* part PT7", "roll +0", *["* die 1"] * 4)
    assert {"engineer flip 1>6", "part any 1>6"} <= moves(state)


def test_S41_rods() -> None:
    boards = [board("H1", covered=["#####"] * 4 + ["####."])]
    state = do(turn(dice=[1] * 7, boards=boards, rods=4), "lock kind 5x1")
    assert me(state)["rods"] == 5
    state = do(turn(dice=[1, 1], boards=boards, rods=4), "lock kind 2x1", "tile O1", "cells 5,5")
    assert me(state)["rods"] == 6


def test_S42_a_fifth_rod_does_not_end_the_turn() -> None:
    state = do(turn(dice=[1] * 6, rods=4), "lock kind 5x1")
    assert "lock spot 1" in moves(state)
    other = position(player(0, dice=[1] * 5, rods=4), player(1, dice=[2]), market=["PT1"] * 4)
    do(other, "lock kind 5x1", "end")
    assert other.stage == 2
    assert other.actors() == 0b10


def test_S43_the_launch_uses_no_parts_and_no_crystals() -> None:
    state = launching(dice=[1, 2, 3], parts=["PT1"], crystals=4, engineers=["flip"], ore=1)
    assert not any(m.startswith("part") for m in moves(state))
    assert rule(state, "part any 1>6") == "S-43"
    assert "engineer flip 1>6" in moves(state)
    assert "ore 1>2" in moves(state)


def test_S44_five_rods_after_the_card_phase() -> None:
    state = position(player(0, dice=[1], rods=5), ready(1), market=["PT1"] * 4)
    do(state, "end")
    assert state.to_dict()["stage"] == "launch"
    four = do(position(player(0, dice=[1], rods=4), ready(1), market=["PT1"] * 4), "end")
    assert four.to_dict()["stage"] == "round"


def test_S45_launch_order() -> None:
    state = position(
        player(0, dice=[1], rods=5), ready(1, rods=3), ready(2, rods=1), ready(3, rods=6, engineers=["flip"]),
        market=["PT1"] * 4,
    )  # fmt: skip
    do(state, "end")
    assert (state.first, state.last) == (2, 3)
    tied = position(player(0, dice=[1], rods=5), ready(1, rods=5), ready(2), ready(3), market=["PT1"] * 4)
    do(tied, "end", "* die 4", "* die 2")
    assert tied.last == 0
    do(tied, "* die 3", "* die 3", "* die 6", "* die 1")
    assert (tied.first, tied.last) == (3, 0)
    clockwise = []
    while tied.actors():
        seat = int(tied.chance)
        clockwise.append(seat)
        do(tied, *["* die 5"] * me(tied, seat)["due"], "commit 5", seat=seat)
    assert clockwise == [3, 1, 2, 0]


def test_S46_what_works_in_the_launch() -> None:
    state = position(player(0, dice=[1], rods=5), ready(1), market=["PT1"] * 4)
    do(state, "end")
    do(state, *["* die 2"] * 4, "commit 2", seat=1)
    assert me(state)["due"] == 9
    do(state, *["* die 6"] * 9)
    assert rule(state, "lock kind 2x6") == "S-46"
    assert rule(state, "end") == "S-47"
    tracks = GAME.view(state, 0).players[0].tracks
    assert [track.track for track in tracks if not track.blocked] == ["up", "down"]
    do(state, "down 6>5 pay 6")
    assert me(state)["dice"] == [5] + [6] * 7


def test_S47_the_sequence_is_every_die_with_the_value_up_to_eight() -> None:
    state = launching(dice=[6] * 9 + [2])
    assert rule(state, "commit 3") == "S-47"
    assert {m for m in moves(state) if m.startswith("commit")} == {"commit 2", "commit 6"}
    assert me(do(state, "commit 6"))["sequence"] == [8, 6]


def test_S48_sequences_are_public() -> None:
    state = launching(dice=[6], rival=[5, 4])
    assert me(state.known_to(0), 1)["sequence"] == [5, 4]


def test_S49_who_wins() -> None:
    def results(a: dict[str, object], b: dict[str, object]) -> list[float]:
        both = (player(0, phase="launched", **a), player(1, phase="launched", **b))
        return position(*both, stage="over", first=0, last=1).returns()

    assert results({"sequence": [7, 2]}, {"sequence": [6, 6]}) == [1.0, 0.0]
    assert results({"sequence": [6, 4]}, {"sequence": [6, 5]}) == [0.0, 1.0]
    assert results({"sequence": [6, 4], "engineers": ["flip"]}, {"sequence": [6, 4], "rods": 9}) == [1.0, 0.0]
    assert results({"sequence": [6, 4], "rods": 3}, {"sequence": [6, 4], "rods": 2, "ore": 8}) == [1.0, 0.0]
    assert results({"sequence": [6, 4], "ore": 1}, {"sequence": [6, 4], "ore": 2}) == [0.0, 1.0]
    assert results({"sequence": [6, 4]}, {"sequence": [6, 4]}) == [0.5, 0.5]
