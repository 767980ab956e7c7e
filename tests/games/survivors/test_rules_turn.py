"""S-01 to S-24: set-up, rounds, changing and locking dice."""

from __future__ import annotations

from ecliptic.games.survivors.operations import OPERATIONS, changes_of
from ecliptic.games.survivors.rules import Survivors
from ecliptic.kernel.state import NATURE
from tests.games.survivors.helpers import FULL, GAME, MECH, at, begun, board, do, me, moves, player, rule, turn


def test_S01_everybody_starts_with_a_board_and_nothing_else() -> None:
    state = begun(4)
    for seat in range(4):
        mine = me(state, seat)
        assert mine["boards"] == [board(f"H{seat + 1}")]
        assert (mine["crystals"], mine["ore"], mine["rods"], mine["engineers"], mine["parts"]) == (0, 0, 0, [], [])


def test_S01_S06_markers_begin_pink_and_are_flipped_after_each_turn() -> None:
    def markers(state: Survivors) -> list[str]:
        return [player.marker for player in GAME.open_view(state).players]

    assert markers(GAME.start(2)) == ["pink", "pink"]
    state = at(player(0, dice=[1]), player(1, phase="ready"), round=1, market=["PT1"] * 4, options={"round_limit": 2})
    assert markers(state) == ["pink", "blue"]
    do(state, "end")
    assert markers(state) == ["blue", "blue"]
    for seat in (0, 1):
        do(state, "roll +0", *["* die 1"] * 4, "end", seat=seat)
    assert markers(do(state, "* die 1", "* die 2")) == ["pink", "pink"]


def test_S02_tokens_lie_on_the_start_board() -> None:
    state = turn(dice=[1, 2, 3], boards=[board("H1", covered=MECH)])
    do(state, "lock run 1-3", "tile I3", "cells 1,5 2,5 3,5")
    assert me(state)["crystals"] == 1
    again = turn(dice=[1, 1], boards=[board("H1", covered=["...##", "....#", "...##", ".#...", "....."])])
    do(again, "lock kind 2x1", "tile O1", "cells 4,2")
    assert me(again)["rescues"] == 1


def test_S03_engineer_stacks_have_one_card_fewer_than_players() -> None:
    for seats in (2, 3, 4):
        assert begun(seats).stacks == sum((seats - 1) << 4 * i for i in range(6))


def test_S04_four_parts_lie_open_and_are_replaced_at_once() -> None:
    state = begun(2)
    assert len(state.to_dict()["market"]) == 4  # type: ignore[arg-type]
    state = at(player(0, phase="ready", claim=1), player(1, phase="ready"), stage="parts", market=["PT1"] * 4)
    do(state, "take PT1")
    assert state.actors() == 1 << NATURE
    do(state, "* part PT7")
    assert state.to_dict()["market"] == ["PT1"] * 3 + ["PT7"]


def test_S05_boards_are_unseen_until_drawn() -> None:
    state = begun(3)
    assert all(len(me(state, seat)["queue"]) == 3 and "?" not in me(state, seat)["queue"] for seat in range(3))
    assert all(me(state.known_to(0), seat)["queue"] == ["?"] * 3 for seat in range(3))


def test_S06_all_act_at_once_and_the_cards_wait_for_all() -> None:
    state = begun(3)
    assert state.actors() == 0b111
    do(state, "roll +0", "* die 1", "* die 2", "* die 5", "* die 5", "end", seat=1)
    assert state.actors() == 0b101
    assert state.barriers() == 0
    assert rule(state, "end", seat=1) == "S-06"
    for seat in (0, 2):
        do(state, "roll +0", "* die 1", "* die 2", "* die 5", "* die 5", "end", seat=seat)
    assert (state.round, state.barriers(), state.actors()) == (2, 1, 0b111)


def test_S07_prepare_then_roll_then_operate_then_clean_up() -> None:
    state = begun(2)
    assert moves(state) == {"roll +0"}
    assert rule(state, "end") == "S-07"
    do(state, "roll +0")
    assert rule(state, "end") == "S-07"
    do(state, "* die 1", "* die 2", "* die 4", "* die 6")
    assert "end" in moves(state)
    assert rule(state, "roll +0") == "S-07"


def test_S08_gem_cards_and_boosters_before_the_roll() -> None:
    state = turn(phase="prepare", crystals=2, parts=["PT6", "PT7", "PT1"])
    assert moves(state) == {"redeem PT6", "redeem PT7", "roll +0", "roll +1", "roll +2"}
    do(state, "redeem PT7", "redeem PT6")
    assert (me(state)["ore"], me(state)["crystals"], me(state)["spent"]) == (3, 4, ["PT6", "PT7"])
    assert rule(state, "redeem PT7") == rule(state, "roll +5") == "S-08"


def test_S09_all_dice_are_rolled_once() -> None:
    state = do(turn(phase="prepare", crystals=2), "roll +2", *["* die 3"] * 6)
    assert me(state)["dice"] == [3] * 6


def test_S10_ore_can_be_spent_at_once() -> None:
    state = do(turn(dice=[4, 6]), "lock spot 6", "ore 4>5")
    assert me(state)["dice"] == [5]


def test_S11_locked_dice_stay_locked() -> None:
    state = do(turn(dice=[4, 6], ore=2), "lock spot 6")
    assert rule(state, "ore 6>5") == "S-11"


def test_S12_values_stay_between_1_and_6() -> None:
    for operation in OPERATIONS:
        assert 0 <= operation.after <= 6
        if operation.source in ("ore", "up", "down"):
            assert abs(operation.before - operation.after) == 1


def test_S13_effects() -> None:
    assert [len(changes_of(effect)) for effect in range(7)] == [6, 5, 4, 5, 10, 6, 30]
    assert changes_of(5) == [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)]
    assert changes_of(2) == [(3, 1), (4, 2), (5, 3), (6, 4)]
    state = do(turn(dice=[2], engineers=["reroll"]), "engineer reroll 2", "* die 5")
    assert (me(state)["dice"], me(state)["used"]) == ([5], ["reroll"])


def test_S14_each_engineer_helps_once_a_turn() -> None:
    state = do(turn(dice=[1, 2], engineers=["flip"]), "engineer flip 1>6")
    assert rule(state, "engineer flip 2>5") == "S-14"
    assert rule(state, "engineer set3 2>3") == "S-14"
    do(state, "end")
    assert me(state)["used"] == []


def test_S15_an_opened_part_keeps_its_other_icons_for_the_turn() -> None:
    state = do(turn(dice=[6, 6], parts=["PT3"]), "part sub2 6>4")
    assert (me(state)["parts"], me(state)["spent"], me(state)["icons"]) == ([], ["PT3"], ["reroll"])
    do(state, "part reroll 4", "* die 2")
    assert rule(state, "part sub2 6>4") == "S-15"
    two = do(turn(dice=[6, 6, 6], parts=["PT2", "PT2"]), "part flip 6>1", "part flip 6>1", "part flip 6>1")
    assert (me(two)["spent"], me(two)["icons"]) == (["PT2", "PT2"], ["flip"])


def test_S16_ore_has_no_limit_but_what_is_there() -> None:
    state = do(turn(dice=[1], ore=3), "ore 1>2", "ore 2>3", "ore 3>2")
    assert rule(state, "ore 2>3") == "S-16"


def test_S17_arrows_change_a_different_die_once_a_turn() -> None:
    state = turn(dice=[4, 4, 1])
    do(state, "up 4>5 pay 4")
    assert (me(state)["dice"], me(state)["locked"]) == ([1, 5], {"up": [4]})
    assert rule(state, "up 1>2 pay 5") == "S-17"
    assert rule(state, "down 5>4 pay 5") == "S-17"
    do(state, "down 5>4 pay 1")
    assert me(state)["dice"] == [4]


def test_S18_a_die_may_be_changed_again_and_again() -> None:
    state = do(turn(dice=[1], engineers=["flip", "sub2"], ore=1), "engineer flip 1>6", "engineer sub2 6>4", "ore 4>3")
    assert me(state)["dice"] == [3]


def test_S19_each_track_once_a_turn() -> None:
    state = do(turn(dice=[5] * 4 + [3] * 4, crystals=0), "lock kind 4x5")
    assert rule(state, "lock kind 4x3") == "S-19"
    do(state, "lock spot 3")
    assert rule(state, "lock spot 3") == "S-19"


def test_S20_only_the_last_reward_counts() -> None:
    state = do(turn(dice=[5] * 5), "lock kind 5x5")
    mine = me(state)
    assert (mine["rods"], mine["crystals"], mine["claim"], mine["phase"]) == (1, 0, 0, "operate")


def test_S21_combinations() -> None:
    state = turn(dice=[2, 2, 2, 2, 2, 4, 5, 6])
    assert {m for m in moves(state) if m.startswith("lock full")} == set()
    assert {m for m in moves(state) if m.startswith("lock run")} == {"lock run 4-6"}
    assert rule(turn(dice=[2, 2, 3]), "lock kind 3x2") == "S-21"
    four = turn(dice=[1, 2, 3, 4])
    assert {m for m in moves(four) if m.startswith("lock run")} == {"lock run 1-3", "lock run 2-4", "lock run 1-4"}
    assert len({m for m in moves(four) if m.startswith("lock any")}) == 4


def test_S22_a_lock_needs_a_reward_that_can_be_taken() -> None:
    full = [board("H1", covered=FULL)]
    state = turn(dice=[1, 1, 1, 2, 3], boards=full, parts=["PT1"] * 4)
    assert {m for m in moves(state) if m.startswith("lock")} == {"lock spot 1", "lock spot 2", "lock spot 3"}
    assert rule(state, "lock kind 2x1") == rule(state, "lock kind 3x1") == "S-22"
    promised = do(turn(dice=[1, 1, 1], parts=["PT1"] * 3), "lock kind 3x1")
    assert me(promised)["claim"] == 1


def test_S23_tracks_are_independent_and_the_turn_may_end_any_time() -> None:
    state = do(turn(dice=[1, 1, 1, 1, 6, 6, 6, 5]), "lock kind 4x1", "lock any 6 6 6", "tile I2", "cells 2,4 2,5")
    do(state, "lock spot 5")
    assert me(state)["locked"] == {"kind": [1] * 4, "any3": [6] * 3, "qspot": [5]}
    waiting = at(player(0, dice=[1, 1, 6, 6]), player(1, dice=[2]))
    assert (me(do(waiting, "end"))["phase"], me(waiting)["dice"]) == ("ready", [])


def test_S24_clean_up() -> None:
    state = turn(dice=[1], crystals=7, ore=3, parts=["PT4"], engineers=["flip"])
    do(state, "part adj1 1>2", "engineer flip 2>5", "end")
    assert moves(state) == {"discard crystals 0", "discard crystals 1", "discard crystals 2"}
    assert rule(state, "discard crystals 3") == "S-24"
    do(state, "discard crystals 1")
    mine = me(state)
    assert (mine["crystals"], mine["ore"], mine["dice"], mine["icons"], mine["used"]) == (6, 2, [], [], [])
    assert mine["spent"] == ["PT4"]
