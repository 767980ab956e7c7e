"""What a client draws: everything a viewer may see, in words and coordinates. Built from a known position alone."""

from __future__ import annotations

from ecliptic.games.survivors import explore
from ecliptic.games.survivors import ids as at
from ecliptic.games.survivors.data import Edition
from ecliptic.games.survivors.ids import EFFECT_NAMES, ENGINEER_TYPES, PHASE_NAMES, STAGE_NAMES, STRIDE
from ecliptic.games.survivors.operations import unpack
from ecliptic.games.survivors.position import icons_left, locked, nibbles, queued, rescue_order, rolls_of
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.scoring import stars
from ecliptic.games.survivors.terrain import board_side, board_x, board_y
from ecliptic.games.survivors.words import TEXTS, part_effect, part_name

SPOTS = {"kind": 5, "run": 4, "any3": 3, "full": 5, "qspot": 1, "up": 1, "down": 1}

HOME = at.ORIGIN * at.LATTICE + at.ORIGIN
"""The slot of the start board."""


def show(edition: Edition, state: Survivors, viewer: int) -> dict[str, object]:
    """The view of a seat or a spectator."""
    seated = viewer < state.seats
    stage = STAGE_NAMES[state.stage]
    return {
        "game": "survivors",
        "viewer": viewer if seated else None,
        "solo": state.seats == 1,
        "stage": stage,
        "phase": _phase(state, viewer),
        "title": headline(state),
        "round": int(state.round),
        "prompt": _prompt(state, viewer) if seated else "",
        "asked": [seat for seat in range(state.seats) if state.asked >> seat & 1],
        "market": [_part(edition, design) for design in _designs(state.market)],
        "deck": nibbles(state.deck),
        "engineers": [
            {**_engineer(effect), "left": int(state.stacks >> 4 * effect & 15)} for effect in range(ENGINEER_TYPES)
        ],
        "launch_order": launch_order(state),
        "players": [_player(edition, state, seat) for seat in range(state.seats)],
        "result": _result(state) if state.stage == at.OVER else None,
    }


def headline(state: Survivors) -> str:
    stage = STAGE_NAMES[state.stage]
    title = "turn" if state.seats == 1 and stage == "round" else stage
    return TEXTS(f"stage.{title}", round=state.round)


def launch_order(state: Survivors) -> list[int]:
    """S-45: clockwise from the first, without the last, then the last. Empty before the launch."""
    if state.first < 0:
        return []
    circle = [(state.first + i) % state.seats for i in range(state.seats)]
    return [int(seat) for seat in circle if seat != state.last] + [int(state.last)]


def _phase(state: Survivors, viewer: int) -> str:
    """What the viewer is at: a step of the own turn or launch, else the stage."""
    if viewer < state.seats and state.stage in (at.ROUND, at.LAUNCHES):
        return PHASE_NAMES[state.row[viewer * STRIDE]]
    return STAGE_NAMES[state.stage]


def _prompt(state: Survivors, viewer: int) -> str:
    if not state.asked >> viewer & 1:
        return TEXTS("phase.ready") if state.stage == at.ROUND else ""
    if state.stage == at.ENGINEERS:
        return TEXTS("phase.rescue")
    if state.stage == at.PARTS:
        return TEXTS("phase.scavenge")
    phase = PHASE_NAMES[state.row[viewer * STRIDE]]
    if phase == "decide" and state.rescued(viewer) < at.WINDOWS:
        phase = "decide_early"
    if phase == "shape" and at.DRAW in state.legal(viewer):
        phase = "shape_or_draw"
    return TEXTS(f"phase.{phase}")


def _designs(packed: int) -> list[int]:
    return [design for design in range(at.MAX_DESIGNS) for _ in range(packed >> 4 * design & 15)]


def _part(edition: Edition, design: int) -> dict[str, object]:
    card = edition.parts[design]
    return {
        "id": card.id,
        "name": part_name(edition, design),
        "icons": list(card.icons),
        "crystals": card.crystals,
        "ore": card.ore,
        "text": part_effect(edition, design),
    }


def _engineer(effect: int) -> dict[str, object]:
    name = EFFECT_NAMES[effect]
    return {"type": name, "name": TEXTS(f"engineer.{name}"), "text": TEXTS(f"effect.{name}")}


def _player(edition: Edition, state: Survivors, seat: int) -> dict[str, object]:
    row, base = state.row, seat * STRIDE
    sequence = row[base + at.SEQUENCE_]
    phase = PHASE_NAMES[row[base]]
    return {
        "seat": seat,
        "phase": phase,
        "marker": _marker(state, phase),
        "dice": unpack(row[base + at.DICE_]),
        "dice_due": int(row[base + at.DUE_]),
        "tracks": _tracks(state, base),
        "crystals": int(row[base + at.CRYSTALS_]),
        "ore": int(row[base + at.ORE_]),
        "hold": at.HOLD,
        "rods": int(row[base + at.RODS_]),
        "engineers": _crew(state, base),
        "parts": _gear(edition, state, base),
        "icons": icons_left(row[base + at.ICONS_]),
        "boards": [_board(edition, row[base + at.BOARD_ + slot]) for slot in range(row[base + at.BOARDS_])],
        "stack": queued(edition, row, base),
        "tiles": _tiles(edition, state, base),
        "claims": {"engineers": int(row[base + at.RESCUES_]), "parts": int(row[base + at.CLAIM_])},
        "tile": _tile(edition, state, base),
        "rolls": rolls_of(row, base),
        "sequence": {"length": int(sequence // 8), "face": int(sequence % 8)} if sequence else None,
    }


def _marker(state: Survivors, phase: str) -> str:
    """S-01, S-06: pink at first, flipped at the end of each turn."""
    turns = max(0, int(state.round) - 1) + (phase == "ready" or state.stage > at.ROUND)
    return "blue" if turns % 2 else "pink"


def _tracks(state: Survivors, base: int) -> list[dict[str, object]]:
    dice = locked(state.row[base + at.LOCKS_])
    arrows = {"up": int(state.kit.mech.updown_spots), "down": int(state.kit.mech.updown_spots)}
    return [
        {
            "track": name,
            "name": TEXTS(f"track.{name}"),
            "reward": TEXTS(f"reward.{name}"),
            "spots": arrows.get(name, spots),
            "dice": dice.get(name, []),
            "open": state.stage < at.LAUNCHES or name in arrows,
        }
        for name, spots in SPOTS.items()
    ]


def _crew(state: Survivors, base: int) -> list[dict[str, object]]:
    order = rescue_order(state.row[base + at.ENGINEERS_])
    return [
        {
            **_engineer(EFFECT_NAMES.index(name)),
            "used": bool(state.row[base + at.USED_] >> EFFECT_NAMES.index(name) & 1),
            "active": bool(state.row[base + at.HELD_] >> EFFECT_NAMES.index(name) & 1),
        }
        for name in order
    ]


def _gear(edition: Edition, state: Survivors, base: int) -> list[dict[str, object]]:
    fresh = [{**_part(edition, d), "spent": False} for d in _designs(state.row[base + at.FRESH_])]
    return fresh + [{**_part(edition, d), "spent": True} for d in _designs(state.row[base + at.SPENT_])]


def _board(edition: Edition, word: int) -> dict[str, object]:
    """Cells in five lines: # covered, C crystal, V V-naut, M mech, . plain; barriers as pairs of cells of the board."""
    side = edition.side_names[board_side(word)]
    drawn = edition.maps[side]
    signs = ["."] * 25
    for cell in drawn.crystals:
        signs[cell] = "C"
    signs[drawn.vnaut] = "V"
    if drawn.mech is not None:
        signs[drawn.mech] = "M"
    shown = ["#" if word >> cell & 1 else sign for cell, sign in enumerate(signs)]
    return {
        "side": side,
        "x": int(board_x(word)),
        "y": int(board_y(word)),
        "cells": ["".join(shown[5 * r : 5 * r + 5]) for r in range(5)],
        "barriers": sorted([a % 5 + 1, a // 5 + 1, b % 5 + 1, b // 5 + 1] for a, b in drawn.barriers),
        "finished": word & at.FULL == at.FULL,
    }


def _tiles(edition: Edition, state: Survivors, base: int) -> dict[str, int] | None:
    """Solo: how many of each shape are left."""
    if state.seats > 1:
        return None
    laid = state.row[base + at.TILES_]
    return {name: int(state.kit.tile_limit - (laid >> 2 * i & 3)) for i, name in enumerate(edition.shape_names)}


def _tile(edition: Edition, state: Survivors, base: int) -> dict[str, object] | None:
    """The tile that is being laid."""
    row = state.row
    if row[base + at.REWARD_] == 0:
        return None
    shape, drawn = row[base + at.SHAPE_], row[base + at.DRAWN_]
    name = edition.shape_names[shape - 1] if shape else None
    return {
        "size": "5-6" if row[base + at.REWARD_] == 5 else str(int(row[base + at.REWARD_])),
        "shape": name,
        "squares": _squares(edition, name) if name else [],
        "shapes": {name: _squares(edition, name) for name in _sized(edition, state, base)},
        "board": edition.board_names[drawn - 1] if drawn else None,
        "sides": [_board(edition, explore.drawn_word(row, base, side, HOME)) for side in (0, 1)] if drawn else [],
    }


def _sized(edition: Edition, state: Survivors, base: int) -> list[str]:
    """The shapes of the size that was earned, as far as there are any left."""
    reward, solo = state.row[base + at.REWARD_], state.seats == 1
    return [
        name
        for number, name in enumerate(edition.shape_names)
        if explore.in_supply(state.kit, state.row, base, number, reward, solo)
    ]


def _squares(edition: Edition, shape: str) -> list[list[int]]:
    return [[x, y] for y, x in edition.shapes[shape]]


def _result(state: Survivors) -> dict[str, object]:
    results = state.returns()
    sequence = state.row[at.SEQUENCE_]
    return {
        "returns": results,
        "winners": [seat for seat, value in enumerate(results) if value > 0],
        "stars": int(stars(sequence // 8, sequence % 8, state.rescued(0))) if state.seats == 1 else None,
    }
