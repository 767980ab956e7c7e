"""The Survivors player: its dice are worth what they can earn, it leaves the table as it found it, and it arrives."""

from __future__ import annotations

from functools import cache
from statistics import fmean

import ecliptic
from ecliptic import NATURE, Luck
from ecliptic.bots import bot
from ecliptic.bots import survivors as player
from ecliptic.bots import survivors_dice as dice_player
from ecliptic.bots import survivors_tiles as tile_player
from ecliptic.bots.game_modules import guide_for
from ecliptic.games.survivors import ids as at
from ecliptic.games.survivors.operations import OPERATIONS, pack
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.playout import next_actor
from tests.games.survivors.helpers import GAME, MECH, board, turn

NEARLY = ["#####", "#####", "##.##", "#####", "#####"]
TRACK = {"kind": 0, "run": 1, "any3": 2, "full": 3, "qspot": 4}


@cache
def plainly_worth(dice: tuple[int, ...], used: frozenset[str]) -> float:
    """Every way to lock dice, one track after another."""
    best = 0.0
    for number, operation in enumerate(OPERATIONS):
        if operation.source not in TRACK or operation.source in used:
            continue
        rest = list(dice)
        if any(operation.dice.count(face) > rest.count(face) for face in operation.dice):
            continue
        for face in operation.dice:
            rest.remove(face)
        kind = dice_player.kind_of(number)
        value = dice_player.reward(player.PLAIN, kind, dice_player.NO_AIM)
        best = max(best, value + plainly_worth(tuple(rest), used | {operation.source}))
    return best


def test_dice_are_worth_their_best_locks() -> None:
    luck = Luck(9)
    for _ in range(25):
        dice = tuple(sorted(1 + int(luck.below(6)) for _ in range(3 + int(luck.below(4)))))
        state = turn(dice=list(dice), boards=[board("H1", covered=MECH)])
        assert int(dice_player.rewards_open(state, 0)) == 511
        found = player.PLAIN.planner(state, 0, dice_player.NO_AIM).worth(pack(dice), 511)
        assert abs(found - plainly_worth(dice, frozenset())) < 1e-9


def test_a_rod_within_reach_of_several_changes_is_seen() -> None:
    state = turn(dice=[3, 3, 3, 2, 4, 6], ore=3, boards=[board("H1", covered=MECH)])
    for _ in range(12):
        action = player.choose(state.known_to(0), 0)
        state.apply(0, action)
        if state.row[at.RODS_]:
            return
    raise AssertionError("no rod was made of three equal dice, two neighbours and three ore")


def test_choosing_leaves_the_position_as_it_was() -> None:
    state = GAME.start(1, {})
    luck, seen = Luck(2), set()
    for _ in range(300):
        seat = next_actor(state.actors())
        if seat == NATURE:
            state.apply(seat, state.pick(seat, luck.word()))
            continue
        seen.add(int(state.row[at.PHASE_]))
        before = state.to_dict()
        listed = list(guide_for(state).shortlist(state, seat))
        action = player.choose(state, seat)
        assert state.to_dict() == before
        assert {*listed, action} <= set(state.legal(seat))
        state.apply(seat, action)
    assert {at.PREPARE, at.OPERATE, at.SHAPING, at.LAYING, at.SITING, at.RESCUING} <= seen


def test_an_expert_sees_what_a_tile_would_bring_now() -> None:
    state = turn(dice=[2, 2, 5, 5, 5], boards=[board("H1", covered=NEARLY), board("E01A", 1, 0)])
    before = state.to_dict()
    usual, seen = (
        [float(worth) for worth in taste.planner(state, 0, dice_player.NO_AIM).rewards]
        for taste in (player.PLAIN, player.EXPERT)
    )
    assert seen[0] > usual[0] + tile_player.BOARD / 2, "a pair finishes the board"
    assert state.to_dict() == before


def test_what_tiles_bring_is_looked_up_again_when_boards_change() -> None:
    prospect = tile_player.Prospect(turn(dice=[1, 1, 1, 1]).kit)
    found = []
    for covered in (MECH, NEARLY, MECH):
        state = turn(dice=[1, 1, 1, 1], boards=[board("H1", covered=covered)])
        prospect.look(state, 0)
        found.append([float(worth) for worth in prospect.worths])
    assert found[0] == found[2] != found[1]
    assert found[1][1] > tile_player.BOARD > found[0][1]


def test_experts_beat_the_plain_player() -> None:
    """By far: they win about 17 of 20 games, where luck alone would give 10."""
    won = 0.0
    for luck in range(10):
        for seat in range(2):
            state, fate = ecliptic.game("survivors").start(2), Luck(luck)
            while state.actors():
                on = next_actor(state.actors())
                play = player.expert if on == seat else player.choose
                state.apply(on, state.pick(on, fate.word()) if on == NATURE else play(state.known_to(on), on))
            won += state.returns()[seat]
    assert won > 12


def test_nobody_looks_at_rods_won_in_the_same_round() -> None:
    state = turn(dice=[1, 2, 4, 6])
    rival = at.STRIDE + at.RODS_
    state.row[rival] = at.ENOUGH_RODS
    assert dice_player.aim_of(state, 0) == dice_player.NO_AIM, "it was not seen yet"
    assert dice_player.aim_of(state, 1) == dice_player.LATE, "whose it is knows"
    assert dice_player.aim_of(state.known_to(0), 0) == dice_player.NO_AIM


def solo(level: str, luck: int) -> float:
    state, fate = ecliptic.game("survivors").start(1), Luck(luck)
    one = bot(level, seed=luck)
    while state.actors():
        seat = next_actor(state.actors())
        state.apply(seat, state.pick(seat, fate.word()) if seat == NATURE else one.choose(state.known_to(seat), seat))
    return float(state.returns()[0])


def test_alone_it_earns_stars() -> None:
    assert fmean(solo("medium", luck) for luck in range(6)) > 0.4


def test_alone_the_last_small_tiles_are_kept_for_the_holes() -> None:
    """This luck once led to six boards with one or two holes each and no tile left to fill them."""
    one, state, fate = bot("hard"), ecliptic.game("survivors").start(1), Fate(Seed.of_number(196))
    while state.actors():
        seat = next_actor(state.actors())
        state.apply(seat, fate.next_action(state) if seat == NATURE else one.choose(state.known_to(seat), seat))
    assert state.returns()[0] >= 0.8


def test_a_patient_player_launches_only_with_everything() -> None:
    state = GAME.start(1, {})
    state.row[at.ENGINEERS_] = 0x654321
    for ore, action in ((7, at.CONTINUE), (8, at.LAUNCH)):
        state.row[at.ORE_] = ore
        assert player.patient(state, 0) == action
    state.row[at.ORE_] = 0
    for early, action in ((1, at.CONTINUE), (0, at.LAUNCH)):
        state.round = state.kit.turn_limit - early
        assert player.patient(state, 0) == action
