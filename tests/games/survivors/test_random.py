"""Many random games: what is told adds up to what was paid."""

from __future__ import annotations

from collections import Counter

import pytest

from ecliptic.games.survivors import ids as c
from ecliptic.games.survivors.position import nibbles
from ecliptic.games.survivors.rules import Survivors
from ecliptic.kernel.facts import Fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.testing import Variant
from tests.games.survivors.helpers import GAME, at, board, launching, player
from tests.games.survivors.kit import KIT

GAMES = 125
"""Of each of the eight variants."""


@pytest.mark.parametrize("variant", KIT.variants, ids=str)
def test_what_is_told_is_what_is_paid(variant: Variant) -> None:
    for number in range(GAMES):
        state = GAME.start(variant.seats, variant.options)
        assert isinstance(state, Survivors)
        play_and_compare(state, number)


@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_told_is_what_is_paid_from_rich_positions(seats: int) -> None:
    """Random games finish no boards."""
    reasons: Counter[str] = Counter()
    rich: dict[str, object] = {"parts": ["PT1"], "spent": ["PT2", "PT3"], "crystals": 6, "dice": [4] * 6 + [2] * 3}
    almost = ["#####", "###.#", "#####", "#####", "###.."]
    for number in range(40):
        players = [player(seat, **rich, boards=[board(f"H{seat + 1}", covered=almost)]) for seat in range(seats)]
        if seats == 2:
            players[1]["boards"] = [board("H2", covered=["#####", "#.###", "#####", "#####", "..###"])]
        options = {"round_limit": 9, "turn_limit": 30}
        market = ["PT4"] * (4 if seats > 1 else 1)
        reasons += play_and_compare(at(*players, options=options, market=market, round=1), number)
    assert reasons.keys() == {"five-of-a-kind", "four-parts", *(["finished"] if seats > 1 else [])}


def play_and_compare(state: Survivors, number: int) -> Counter[str]:
    """A random game to its end, compared after each event; the reasons of all rods."""
    luck, told, reasons = Luck(number, 11), Counter(held(state)), Counter[str]()
    while state.actors():
        before, seat = state.clone(), next_actor(state.actors())
        action = state.pick(seat, luck.word())
        state.apply(seat, action)
        facts = GAME.open_facts(before, state, seat, action)
        told.update(paid(facts))
        assert {key: amount for key, amount in told.items() if amount} == held(state), (number, facts)
        reasons.update(reason.key for one in facts if one.key == "rods" for reason in one.args["reasons"])
    ended_as_told(state, *facts[-2:])
    return reasons


def held(state: Survivors) -> dict[tuple[int, str], int]:
    """What each seat has."""
    found: dict[tuple[int, str], int] = {}
    for seat in range(state.seats):
        mine = state.row[seat * c.STRIDE : (seat + 1) * c.STRIDE]
        words = mine[c.BOARD_ : c.BOARD_ + mine[c.BOARDS_]]
        found[seat, "rods"] = mine[c.RODS_]
        found[seat, "crystals"] = mine[c.CRYSTALS_]
        found[seat, "ore"] = mine[c.ORE_]
        found[seat, "engineers"] = state.rescued(seat)
        found[seat, "parts"] = nibbles(mine[c.FRESH_]) + nibbles(mine[c.SPENT_])
        found[seat, "cells"] = sum(int(word & c.FULL).bit_count() for word in words)
    return {key: amount for key, amount in found.items() if amount}


def paid(facts: list[Fact]) -> dict[tuple[int, str], int]:
    """What the facts say that each seat gained or lost."""
    found: Counter[tuple[int, str]] = Counter()
    for one in facts:
        args, seat = one.args, one.args.get("seat", -1)
        if one.key == "rods":
            assert args["rods"] == sum(reason.args["rods"] for reason in args["reasons"])
            found[seat, "rods"] += args["rods"]
        elif one.key == "locked":
            found[seat, "crystals" if args["reward"] == "crystal" else str(args["reward"])] += 1
        elif one.key == "found-crystals":
            assert args["crystals"] == len(args["cells"])
            found[seat, "crystals"] += args["crystals"]
        elif one.key in ("redeemed", "discarded"):
            way = 1 if one.key == "redeemed" else -1
            found[seat, "crystals"] += way * args["crystals"]
            found[seat, "ore"] += way * args["ore"]
        elif one.key == "explored":
            found[seat, "cells"] += len(args["cells"])
        else:
            thing, amount = {
                "rolls": ("crystals", -args.get("crystals", 0)),
                "ore-spent": ("ore", -1),
                "rescued": ("engineers", 1),
                "took-part": ("parts", 1),
            }.get(one.key, ("", 0))
            found[seat, thing] += amount
    counted = ("rods", "crystals", "ore", "engineers", "parts", "cells")
    return {key: amount for key, amount in found.items() if amount and key[1] in counted}


def ended_as_told(state: Survivors, before: Fact, outcome: Fact) -> None:
    results = state.returns()
    if state.seats == 1:
        assert (outcome.key == "stars") == (results[0] > 0)
        assert outcome.args.get("stars", 0) == results[0] * 5
        return
    winners = outcome.args["seats"] if outcome.key == "shared" else [outcome.args["seat"]]
    assert [seat for seat, result in enumerate(results) if result] == winners
    standings = [one.args for one in before.args["standings"]]
    assert sorted(one["seat"] for one in standings) == list(range(state.seats))
    assert {one["seat"] for one in standings if one["place"] == 1} == set(winners)
    assert [one["place"] for one in standings] == sorted(one["place"] for one in standings)


@pytest.mark.parametrize("face", [1, 3, 6])
@pytest.mark.parametrize("rescued", range(7))
@pytest.mark.parametrize("length", [7, 8, 9])
def test_every_star_has_a_reason(length: int, rescued: int, face: int) -> None:
    """Random games alone never come so far."""
    crew = ["reroll", "set3", "sub2", "set4", "adj1", "flip"][:rescued]
    state = launching(solo=True, dice=[face] * length, engineers=crew, rods=5)
    before, action = state.clone(), GAME.parse(state, 0, f"commit {face}")
    state.apply(0, action)
    committed, why, outcome = GAME.open_facts(before, state, 0, action)
    assert (committed.key, committed.args["length"]) == ("committed", min(8, length))
    stars = sum(reason.args.get("stars", 0) for reason in why.args["reasons"])
    assert [stars / 5] == state.returns()
    assert outcome.args.get("stars", 0) == stars
    assert why.args["reasons"] == GAME.view(state, 0).breakdown
    assert outcome.key == ("stars" if stars else "lost")
