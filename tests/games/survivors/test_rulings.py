"""R-01 to R-53."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ecliptic.games.survivors.game import SurvivorsGame
from ecliptic.games.survivors.ids import ROUND
from ecliptic.games.survivors.rules import Survivors
from ecliptic.kernel.state import NATURE, SEAT_STREAM
from tests.games.survivors.helpers import (
    FULL,
    GAME,
    MECH,
    at,
    begun,
    board,
    do,
    launching,
    me,
    moves,
    played,
    player,
    rule,
    told,
    turn,
)

LAST_CELL = [board("H1", covered=["#####"] * 4 + ["####."])]
VNAUT_LEFT = [board("H1", covered=["#####", "###.#", "#####", "#####", "####."])]
RIM = [".....", ".....", ".....", ".####", "....."]


def ready(seat: int, **fields: object) -> dict[str, object]:
    return player(seat, phase="ready", **fields)


def test_R01_a_track_is_used_once() -> None:
    state = do(turn(dice=[1, 2, 3, 4, 5, 6, 6]), "lock run 1-3", "tile I3", "cells 2,3 2,4 2,5")
    assert rule(state, "lock run 4-6") == "S-19"


def test_R02_a_pair_does_not_grow() -> None:
    state = do(turn(dice=[1, 1, 1, 1]), "lock kind 2x1", "tile O1", "cells 2,4")
    assert rule(state, "lock kind 2x1") == "S-19"


def test_R03_fewer_dice_for_a_lower_reward() -> None:
    assert {"lock kind 2x4", "lock kind 3x4", "lock kind 4x4", "lock kind 5x4"} <= moves(turn(dice=[4] * 5))


def test_R04_five_equal_dice_are_no_full_house() -> None:
    assert not any(m.startswith("lock full") for m in moves(turn(dice=[4] * 6)))


def test_R05_longer_combinations_use_four_or_five_dice() -> None:
    found = moves(turn(dice=[1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6]))
    assert {"lock run 1-4", "lock run 2-5", "lock run 3-6", "lock kind 5x6"} <= found
    assert max(len(m.split()[-1]) for m in found if m.startswith("lock run")) == 3


def test_R06_flip_turns_1_into_6() -> None:
    assert me(do(turn(dice=[1], engineers=["flip"]), "engineer flip 1>6"))["dice"] == [6]


def test_R07_sub2_needs_a_3() -> None:
    found = moves(turn(dice=[1, 2, 3], engineers=["sub2"]))
    assert {m for m in found if "sub2" in m} == {"engineer sub2 3>1"}


def test_R08_no_change_to_the_same_value() -> None:
    found = moves(turn(dice=[3, 4], engineers=["set3", "set4"], parts=["PT1"]))
    assert {m for m in found if "set" in m} == {"engineer set3 4>3", "engineer set4 3>4"}
    assert "part any 3>3" not in found
    assert len([m for m in found if "any 3>" in m]) == 5


def test_R09_one_die_on_each_arrow_or_as_many_as_the_option_says() -> None:
    assert rule(do(turn(dice=[1, 1, 1]), "up 1>2 pay 1"), "up 1>2 pay 2") == "S-17"
    two = do(turn(dice=[1, 1, 1], options={"updown_spots": 2}), "up 1>2 pay 1", "up 1>2 pay 2")
    assert me(two)["locked"] == {"up": [1, 2]}
    assert rule(do(launching(dice=[1, 1, 1]), "up 1>2 pay 1"), "up 1>2 pay 2") == "S-17"


def test_R10_a_changed_die_can_pay() -> None:
    do(turn(dice=[1, 4], ore=1), "ore 1>2", "up 4>5 pay 2")


def test_R11_ore_from_the_single_spot_is_there_at_once() -> None:
    assert me(do(turn(dice=[1, 4]), "lock spot 1", "ore 4>5"))["ore"] == 0


def test_R12_crystals_of_the_turn_buy_dice_in_the_next() -> None:
    state = do(at(player(0, dice=[5] * 5), ready(1), market=["PT1"] * 4), "lock kind 4x5")
    assert not any(m.startswith("roll") for m in moves(state))
    do(state, "end")
    assert "roll +1" in moves(state)


def test_R13_gems_are_counted_at_the_clean_up_only() -> None:
    assert me(do(turn(dice=[5] * 4, crystals=8), "lock kind 4x5"))["crystals"] == 9


def test_R14_no_gem_cards_after_the_roll() -> None:
    assert rule(turn(dice=[5], parts=["PT6"]), "redeem PT6") == "R-14"


def test_R15_both_icons_of_a_part() -> None:
    assert me(do(turn(dice=[5, 6], parts=["PT5"]), "part set3 5>3", "part set4 6>4"))["dice"] == [3, 4]


def test_R16_spent_parts_count_for_the_rod() -> None:
    state = at(ready(0, claim=1, spent=["PT1", "PT2", "PT3"]), ready(1), stage="parts", market=["PT4"] * 4)
    assert me(do(state, "take PT4", "* part PT1"))["rods"] == 1


def test_R17_no_fifth_part() -> None:
    assert rule(turn(dice=[2, 2, 2], parts=["PT1"] * 4), "lock kind 3x2") == "S-22"


def test_R18_a_tile_is_laid_at_once() -> None:
    state = do(turn(dice=[1, 2, 3]), "lock run 1-3")
    assert all(m.startswith("tile") for m in moves(state))
    do(state, "tile I3")
    assert all(m.startswith("cells") for m in moves(state))


def test_R19_no_lock_without_a_place() -> None:
    assert rule(turn(dice=[1, 2, 3], boards=LAST_CELL), "lock run 1-3") == "S-22"
    assert "lock kind 2x1" in moves(turn(dice=[1, 1], boards=LAST_CELL))


def test_R20_barriers_and_connection() -> None:
    covered = [".....", ".....", ".....", "##...", "##..."]
    near = "cells 3,4"
    assert near in moves(do(turn(dice=[1, 1], boards=[board("H1", covered=covered)]), "lock kind 2x1", "tile O1"))
    apart = turn(dice=[1, 1], boards=[board("H1", covered=covered)], options={"barrier_blocks_connection": True})
    do(apart, "lock kind 2x1", "tile O1")
    assert moves(apart) == {"cells 1,3", "cells 2,3", "cells 3,5"}


def test_R21_other_players_tiles_do_not_matter() -> None:
    alone = at(player(0, dice=[1, 1]), player(1))
    beside = at(player(0, dice=[1, 1]), player(1, boards=[board("H2", covered=FULL)]))
    assert moves(alone) == moves(beside)


def test_R22_no_overhang() -> None:
    state = do(turn(dice=[1, 2, 3, 4], boards=[board("H1", covered=MECH)]), "lock run 1-4", "tile I4")
    assert rule(state, "cells 1,3 1,4 1,5 1,6") == "R-22"
    assert all("6" not in m and "0" not in m for m in moves(state))


def test_R23_a_tile_on_three_boards() -> None:
    boards = [
        board("H1", covered=[".....", ".....", ".....", ".####", "....."]),
        board("E01A", 1, 0),
        board("E02A", 0, 1),
    ]
    state = do(turn(dice=[1, 2, 3], boards=boards), "lock run 1-3", "tile V3", "cells 5,5 6,5 5,6")
    assert [b["covered"].count("....#") + b["covered"].count("#....") for b in me(state)["boards"]] == [1, 1, 1]


def test_R24_the_start_board_counts() -> None:
    boards = [board("H1", covered=FULL), board("E01A", 1, 0), board("E02A", 2, 0), board("E03A", 3, 0)]
    assert rule(do(turn(dice=[1, 1], boards=boards, queue=["E05"]), "lock kind 2x1"), "draw") == "S-30"


def test_R25_beside_any_own_board() -> None:
    boards = [board("H1", covered=FULL), board("E01A", 1, 0, FULL)]
    state = do(turn(dice=[1, 1], boards=boards, queue=["E05"]), "lock kind 2x1", "draw", "* board E05")
    assert {m for m in moves(state) if "A" in m} == {
        "lay A at -1,0", "lay A at 2,0", "lay A at 0,1", "lay A at 0,-1", "lay A at 1,1", "lay A at 1,-1",
    }  # fmt: skip


def test_R26_the_tile_touches_a_tile_not_just_a_board() -> None:
    state = do(turn(dice=[1, 1], boards=[board("H1", covered=RIM)], queue=["E05"]), "lock kind 2x1", "draw")
    do(state, "* board E05", "lay A at 1,0", "tile O1")
    assert moves(state) == {"cells 6,4"}


def test_R27_newboard_collect() -> None:
    rim = ["#....", "#....", "#....", "##...", "....."]
    for collect, crystals in ((True, 1), (False, 0)):
        state = turn(
            dice=[1, 1], boards=[board("H1", covered=rim)], queue=["E10"], options={"newboard_collect": collect}
        )
        do(state, "lock kind 2x1", "draw", "* board E10", "lay B at -1,0", "tile O1", "cells 0,1")
        assert me(state)["crystals"] == crystals


def test_R28_a_board_that_fits_nowhere_goes_under_the_stack(tmp_path: Path) -> None:
    lost = narrow(tmp_path, FULL)
    facts = told(do(lost, "lock run 1-4", "draw"), "* board E03", viewer=0)
    assert [one.key for one in facts] == ["turned-up", "sent-back", "tile-lost"]
    do(lost, "* board E03")
    assert (me(lost)["queue"], me(lost)["queue_seen"]) == (["E09", "E03"], 1)
    assert me(lost.known_to(0))["queue"] == ["?", "E03"]
    assert (me(lost)["phase"], me(lost)["reward"]) == ("operate", 0)
    kept = narrow(tmp_path, ["#####", "#..##", "#..##", "#####", "#####"])
    facts = told(do(kept, "lock run 1-4", "draw"), "* board E03", viewer=0)
    assert [one.key for one in facts] == ["turned-up", "sent-back"]
    do(kept, "* board E03")
    assert (me(kept)["phase"], me(kept)["new"]) == ("shape", "refused")
    assert rule(kept, "draw") == "R-28"
    do(kept, "tile O4", "cells 2,2 3,2 2,3 3,3")
    assert me(kept)["queue"] == ["E09", "E03"]


def narrow(folder: Path, covered: list[str]) -> Survivors:
    """A solo player with only O4 left of size 4, and boards on which no 2 x 2 is free of barriers."""
    lines = ["[extra_boards]", "crystals = { A = 3, B = 4 }", "barriers = { A = 8, B = 8 }", "[extra_boards.maps]"]
    for number in range(1, 13):
        for side, vnaut, crystals in (("A", 12, (0, 1)), ("B", 24, (0, 1, 2))):
            cells = ["C" if cell in (*crystals, 3 + number + number // 9) else "." for cell in range(25)]
            cells[vnaut] = "V"
            drawn = [" ".join(cells[5 * r : 5 * r + 5]) for r in range(5)]
            lines += [f'E{number:02}{side} = """', "\n  -   -\n".join(drawn), '"""']
    path = folder / "narrow.toml"
    path.write_text("\n".join(lines))
    game = SurvivorsGame(path)
    tiles = dict.fromkeys(("I4", "T4", "S4", "L4"), 3)
    mine = player(0, dice=[1, 2, 3, 4], boards=[board("H1", covered=covered)], tiles=tiles, queue=["E03", "E09"])
    return game.position({"stage": "round", "round": 3, "players": [mine]})


def test_R29_no_board_without_a_tile() -> None:
    state = turn(dice=[1, 2], boards=[board("H1", covered=FULL)], queue=["E01"])
    assert rule(state, "draw") == "S-07"


def test_R30_no_board_before_the_first_tile() -> None:
    assert rule(do(turn(dice=[1, 1], queue=["E01"]), "lock kind 2x1"), "draw") == "R-30"


def test_R31_everybody_draws_from_a_stack_of_their_own() -> None:
    assert len(me(begun(1))["queue"]) == 5
    state = begun(4, seed=5)
    stacks = [me(state, seat)["queue"] for seat in range(4)]
    assert [len(stack) for stack in stacks] == [3] * 4
    assert len({name for stack in stacks for name in stack}) == 12
    for order in ((0, 1), (1, 0)):
        boards = [[board(f"H{seat + 1}", covered=FULL)] for seat in (0, 1)]
        both = at(
            player(0, dice=[1, 1], boards=boards[0], queue=["E05", "E06"]),
            player(1, dice=[1, 1], boards=boards[1], queue=["E07"]),
        )
        for seat in order:
            do(both, "lock kind 2x1", "draw", seat=seat)
            assert [GAME.spell(both, NATURE, a) for a in both.legal(NATURE)] == [("board E05", "board E07")[seat]]
            both.apply(NATURE, both.legal(NATURE)[0])


def test_R32_R33_claims_wait_for_the_card_phase() -> None:
    state = at(player(0, dice=[2, 2, 2]), player(1, dice=[3]), market=["PT1"] * 4)
    do(state, "lock kind 3x2", "end")
    assert me(state)["parts"] == []
    do(state, "end", seat=1)
    assert moves(state) == {"take PT1"}


def test_R34_one_roll_off_for_each_kind() -> None:
    state = at(ready(0, rescues=2, claim=1), ready(1, rescues=2, claim=1), stage="engineers", market=["PT1"] * 4)
    do(state, "* die 2", "* die 1", "rescue flip")
    do(state, "rescue set3", seat=1)
    do(state, "rescue set4")
    do(state, "rescue adj1", seat=1)
    assert state.actors() == 1 << NATURE
    assert state.to_dict()["stage"] == "parts"
    do(state, "* die 2", "* die 6")
    assert state.actors() == 0b10


def test_R35_second_claims_come_after_all_first_ones() -> None:
    state = at(ready(0, rescues=2), ready(1, rescues=1), ready(2, rescues=2), stage="engineers", market=["PT1"] * 4)
    do(state, "* die 6", "* die 1", "* die 3")
    order = []
    while state.to_dict()["stage"] == "engineers":
        seat = int(state.actors()).bit_length() - 1
        order.append(seat)
        state.apply(seat, state.legal(seat)[0])
    assert order == [0, 2, 1, 0, 2]


def test_R36_a_claim_lapses_where_nothing_can_be_taken() -> None:
    mine, yours = ["flip", "set3"], ["reroll", "sub2", "set4", "adj1"]
    state = at(player(0, dice=[1], rescues=1, engineers=mine), ready(1, engineers=yours), market=["PT1"] * 4)
    do(state, "end")
    assert (me(state)["rescues"], me(state)["engineers"], state.to_dict()["stage"]) == (0, mine, "round")


def test_R37_a_covered_vnaut_is_rescued() -> None:
    mine = player(0, dice=[1, 1], boards=VNAUT_LEFT)
    state = do(at(mine, ready(1), market=["PT1"] * 4), "lock kind 2x1", "tile O1", "cells 4,2", "end")
    assert len(moves(state)) == 6
    assert all(m.startswith("rescue") for m in moves(state))
    alone = do(turn(solo=True, dice=[1, 1], boards=VNAUT_LEFT), "lock kind 2x1", "tile O1", "cells 4,2")
    assert all(m.startswith("rescue") for m in moves(alone))
    assert rule(alone, "end") == "S-38"


def test_R38_rods_past_five_count() -> None:
    one_left = [board("H1", covered=["#####"] * 4 + ["###.."])]
    state = at(player(0, dice=[1, 2, 3] + [6] * 5, boards=one_left, rods=3), player(1, dice=[2]), market=["PT1"] * 4)
    do(state, "lock any 1 2 3", "tile I2", "cells 4,5 5,5")
    assert (me(state)["rods"], state.stage) == (5, ROUND)
    do(state, "lock kind 5x6", "end")
    assert (me(state)["rods"], state.actors()) == (6, 0b10)
    do(state, "lock spot 2", "end", *["* die 1"] * 4, "commit 1", seat=1)
    assert me(state)["due"] == 10


def test_R39_a_rod_from_the_card_phase_starts_the_launch() -> None:
    state = at(ready(0, claim=1, parts=["PT1"] * 3, rods=4), ready(1), stage="parts", market=["PT2"] * 4)
    do(state, "take PT2", "* part PT3")
    assert state.to_dict()["stage"] == "launch"


def test_R40_first_and_last_fixed_clockwise_between() -> None:
    seats = (ready(0, rods=2), player(1, dice=[1], rods=5), ready(2, rods=3), ready(3, rods=1))
    state = do(at(*seats, market=["PT1"] * 4), "end", seat=1)
    assert GAME.view(state, 0).launch_order == [3, 0, 2, 1]


def test_R41_fewer_engineers_launch_first() -> None:
    seats = (player(0, dice=[1], rods=5), ready(1, rods=1, engineers=["flip"]), ready(2, rods=1))
    assert do(at(*seats, market=["PT1"] * 4), "end").first == 2


def test_R42_every_rod_gives_a_die() -> None:
    state = do(at(player(0, dice=[1], rods=9), ready(1), market=["PT1"] * 4), "end", *["* die 1"] * 4)
    do(state, "commit 1", seat=1)
    assert me(state)["due"] == 13
    do(state, *["* die 5"] * 13, "commit 5")
    assert me(state)["sequence"] == [8, 5]


def test_R43_nobody_has_to_maximise() -> None:
    assert me(do(launching(dice=[6, 6, 6, 1]), "commit 1"))["sequence"] == [1, 1]


def test_R44_a_full_tie_is_shared() -> None:
    both = [player(s, phase="launched", sequence=[5, 5], rods=5, ore=2) for s in (0, 1, 2)]
    assert at(*both, stage="over", first=0, last=1).returns() == [1 / 3] * 3


def test_R45_solo_room_for_six_boards() -> None:
    boards = [board("H1", covered=FULL), *(board(f"E0{i}A", i, 0) for i in (1, 2, 3, 4))]
    assert "draw" in moves(do(turn(solo=True, dice=[1, 1], boards=boards, queue=["E05"]), "lock kind 2x1"))
    six = [*boards, board("E05A", 5, 0)]
    assert rule(do(turn(solo=True, dice=[1, 1], boards=six, queue=["E06"]), "lock kind 2x1"), "draw") == "R-45"


def test_R46_the_solo_launch_is_a_choice_unless_the_option_says_otherwise() -> None:
    fields: dict[str, Any] = {
        "rods": 5,
        "parts": ["PT1", "PT2", "PT3", "PT4"],
        "boards": [board("H1", covered=FULL)],
    }
    assert moves(do(turn(solo=True, dice=[1], **fields), "end")) == {"launch", "continue"}
    auto = do(turn(solo=True, dice=[1], options={"solo_auto_launch": True}, **fields), "end")
    assert auto.to_dict()["stage"] == "launch"


def test_R47_solo_rods_are_capped() -> None:
    assert rule(turn(solo=True, dice=[1] * 5, rods=5), "lock kind 5x1") == "S-57"


def test_R48_a_solo_launch_with_three_engineers_is_lost() -> None:
    state = launching(solo=True, dice=[6] * 9, engineers=["flip", "set3", "set4"])
    assert do(state, "commit 6").returns() == [0.0]


def test_R49_the_ranks_that_are_not_printed() -> None:
    four, six = ["flip", "set3", "set4", "adj1"], ["flip", "set3", "set4", "adj1", "sub2", "reroll"]
    assert do(launching(solo=True, dice=[6] * 8, engineers=four), "commit 6").returns() == [0.6]
    assert do(launching(solo=True, dice=[2] * 8, engineers=six), "commit 2").returns() == [0.8]


def test_R50_the_latest_four_stay() -> None:
    state = launching(solo=True, dice=[5], engineers=["flip", "set3", "set4", "adj1", "sub2", "reroll"])
    helping = {m.split()[1] for m in moves(state) if m.startswith("engineer")}
    assert helping == {"set4", "adj1", "sub2", "reroll"}


def test_R51_the_fifth_solo_part_stays_in_the_market() -> None:
    state = at(player(0, dice=[2, 2, 2], parts=["PT1", "PT2", "PT3", "PT4"]), market=["PT5"])
    assert rule(state, "lock kind 3x2") == "S-22"
    assert state.to_dict()["market"] == ["PT5"]


def test_R52_everybody_launches() -> None:
    state = do(at(player(0, dice=[1], rods=5), ready(1), market=["PT1"] * 4), "end")
    assert me(state, 1)["due"] == 4


def test_R53_the_launch_after_the_round_limit() -> None:
    seats = (player(0, dice=[1], rods=2), ready(1, rods=3), ready(2, rods=1))
    state = do(at(*seats, round=60, market=["PT1"] * 4), "end")
    assert (state.first, state.last) == (2, 1)
    for seed in range(5):
        assert played(2, seed, 60_000).actors() == 0


def test_one_random_stream_for_each_seat() -> None:
    state = begun(3)
    do(state, "roll +0", seat=2)
    assert state.stream() == SEAT_STREAM + 2
