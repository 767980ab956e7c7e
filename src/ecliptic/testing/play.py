"""Checks of playing: the same again from the same seed, independent copies, exact legality, endings."""

from __future__ import annotations

import hashlib
import math
import re

from ecliptic.kernel.bits import bit
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.errors import IllegalAction, InvalidMove
from ecliptic.kernel.facts import RULE_ID
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE, SEAT_STREAM, SPECTATOR, Refusal, State, pick_from_legal, step
from ecliptic.testing.kit import Kit, Spot, Variant, called, dump, looks, play_on, random_event, seats_in, walk

ALL_ACTIONS = 3000
"""A game with more actions than this has its refusals sampled."""


def check_determinism(kit: Kit, seed: int) -> None:
    """The same actions lead to the same position: in a second game, and in a copy played beside it."""
    for variant in kit.variants:
        plies, number = 0, 0
        while plies < kit.looks // (4 * len(kit.variants)):
            plies += _check_again(kit, variant, seed, number)
            number += 1


def _check_again(kit: Kit, variant: Variant, seed: int, number: int) -> int:
    again = [dump(spot.state) for spot in walk(kit, variant, seed, number)]
    twin = kit.start(variant)
    luck = Luck(seed, number)
    for spot, before in zip(walk(kit, variant, seed, number), again, strict=False):
        if dump(spot.state) != before:
            raise spot.wrong("the same game played again comes to another position")
        if dump(twin) != before:
            raise spot.wrong("a second state given the same actions comes to another position")
        if twin.actors():
            random_event(twin, luck)
    return len(again)


def check_clones(kit: Kit, seed: int) -> None:
    """A copy equals its original, and neither changes when one plays on in the other."""
    for spot in looks(kit, seed):
        before = dump(spot.state)
        original = spot.state.clone()
        copy = original.clone()
        if dump(copy) != before:
            raise spot.wrong("a clone differs from its original")
        play_on(copy, spot.luck, 12)
        if dump(original) != before:
            raise spot.wrong("playing on in a clone changes the original")
        after = dump(copy)
        play_on(original, Luck(seed, spot.ply), 12)
        if dump(copy) != after:
            raise spot.wrong("playing on in the original changes a clone")


# -- legality ------------------------------------------------------------------------------------------------


def check_legal(kit: Kit, seed: int) -> None:
    """Only seats of the game and Nature act; who acts has a choice in ascending order, and nobody else has."""
    for spot in looks(kit, seed):
        state = spot.state
        actors = seats_in(state.actors())
        for seat in actors:
            if not 0 <= seat < state.seats and seat != NATURE:
                raise spot.wrong(f"{called(seat)} is asked to act in a game of {state.seats}")
        for seat in [*range(state.seats), SPECTATOR, NATURE]:
            choices = list(state.legal(seat))
            if bool(choices) != (seat in actors):
                raise spot.wrong(f"{called(seat)} {'acts' if seat in actors else 'does not act'} but has {choices}")
            if choices != sorted(set(choices)):
                raise spot.wrong(f"the legal actions of {called(seat)} are not ascending: {choices}")
            if choices and not 0 <= choices[0] <= choices[-1] < state.action_count():
                raise spot.wrong(f"{called(seat)} has actions outside 0 .. {state.action_count() - 1}: {choices}")


def check_applies(kit: Kit, seed: int) -> None:
    """Every legal action can be done, and the game goes on or is over after it."""
    for spot in looks(kit, seed, 0.5):
        for seat in seats_in(spot.state.actors()):
            for action in some(list(spot.state.legal(seat)), 40, spot.luck):
                after = spot.state.clone()
                try:
                    step(after, seat, action)
                    after.actors()
                except Exception as error:
                    raise spot.wrong(f"legal action {action} of {called(seat)} fails: {error!r}") from error


def check_refusals(kit: Kit, seed: int) -> None:
    """Whatever is not legal is refused with a rule and a reason, for actors and others, and changes nothing."""
    share = min(0.5, 100 / kit.start(kit.variants[0]).action_count())
    for spot in looks(kit, seed, share):
        state = spot.state
        for seat in [*range(state.seats), SPECTATOR, NATURE]:
            legal = set(state.legal(seat))
            before = dump(state)
            for action in _candidates(state, legal, spot.luck, 40 if not legal else ALL_ACTIONS):
                _check_refusal(spot, seat, action, action in legal)
            if dump(state) != before:
                raise spot.wrong(f"asking for the refusals of {called(seat)} changes the state")
            _check_step(spot, seat, legal, before)


def _candidates(state: State, legal: set[int], luck: Luck, limit: int) -> list[int]:
    """All actions, or a sample with the neighbours of the legal ones, where mistakes of one are made."""
    count = state.action_count()
    if count <= limit:
        return list(range(count))
    near = {action + d for action in legal for d in (-1, 0, 1) if 0 <= action + d < count}
    return sorted(near | {int(luck.below(count)) for _ in range(limit)})


def _check_refusal(spot: Spot, seat: int, action: int, legal: bool) -> None:
    why = spot.state.refusal(seat, action)
    if legal != (why is None):
        raise spot.wrong(f"action {action} of {called(seat)} is {'' if legal else 'not '}legal, yet refusal says {why}")
    if why is not None and not (isinstance(why, Refusal) and re.fullmatch(RULE_ID, why.rule) and why.fact.key):
        raise spot.wrong(f"the refusal of action {action} of {called(seat)} should be a rule id and a reason: {why!r}")


def _check_step(spot: Spot, seat: int, legal: set[int], before: str) -> None:
    """`step` with what is illegal or does not exist at all."""
    state = spot.state
    count = state.action_count()
    wrong = next((action for action in range(count) if action not in legal), count)
    for action in (wrong, -1, count):
        try:
            step(state, seat, action)
        except (IllegalAction, InvalidMove) as error:
            if isinstance(error, InvalidMove) != (not 0 <= action < count) and seat != SPECTATOR:
                raise spot.wrong(f"step refuses action {action} of {called(seat)} as {error!r}") from error
        else:
            raise spot.wrong(f"step accepts action {action} of {called(seat)}, which is not legal")
        if dump(state) != before:
            raise spot.wrong(f"a refused step with action {action} of {called(seat)} changes the state")


def check_pick(kit: Kit, seed: int) -> None:
    """`pick` answers what a choice from `legal` by `odds` would; odds and streams are sound."""
    for spot in looks(kit, seed):
        state = spot.state
        for seat in seats_in(state.actors()):
            if seat == NATURE:
                _check_odds(spot)
            luck = spot.luck
            for word in [0, 1, 2**31, 2**32 - 1, *(luck.word() for _ in range(12))]:
                found, meant = state.pick(seat, word), pick_from_legal(state, seat, word)
                if found != meant:
                    raise spot.wrong(f"pick({called(seat)}, {word}) gives {found} where legal and odds give {meant}")


def _check_odds(spot: Spot) -> None:
    weights, choices = list(spot.state.odds()), list(spot.state.legal(NATURE))
    if len(weights) != len(choices) or min(weights) < 1 or sum(weights) >= 2**31:
        raise spot.wrong(f"Nature's odds {weights} do not fit its choices {choices}")
    if not 0 <= spot.state.stream() < SEAT_STREAM + spot.state.seats:
        raise spot.wrong(f"Nature acts from stream {spot.state.stream()}, which does not exist")


def some(things: list[int], limit: int, luck: Luck) -> list[int]:
    """All of a short list, or a few at random."""
    return things if len(things) <= limit else sorted({things[luck.below(len(things))] for _ in range(limit)})


# -- whole games ---------------------------------------------------------------------------------------------


def check_ends(kit: Kit, seed: int) -> None:
    """Games end in time, nobody can act then, and each seat has a result."""
    for variant in kit.variants:
        plies, number = 0, 0
        while plies < 10 * kit.looks // len(kit.variants):
            *_, last = walk(kit, variant, seed, number)
            if last.state.actors():
                raise last.wrong(f"the game should be over after {kit.game.max_plies} plies and is not")
            _check_returns(last)
            plies += last.ply + 1
            number += 1


def _check_returns(spot: Spot) -> None:
    results = spot.state.returns()
    if len(results) != spot.state.seats or not all(isinstance(r, float) and math.isfinite(r) for r in results):
        raise spot.wrong(f"the result should be one finite number a seat, not {results}")
    if spot.kit.game.cooperative and len(set(results)) > 1:
        raise spot.wrong(f"the game is cooperative, but the results differ: {results}")


def check_conservation(kit: Kit, seed: int) -> None:
    """No event makes a component vanish or appear."""
    for variant in kit.variants:
        plies, number = 0, 0
        meant = kit.conserved(kit.start(variant))
        while plies < 2 * kit.looks // len(kit.variants):
            for spot in walk(kit, variant, seed, number):
                plies += 1
                found = kit.conserved(spot.state)
                if found != meant:
                    raise spot.wrong(f"the components were {meant} at the start and are {found} now")
            number += 1


# -- simultaneous turns --------------------------------------------------------------------------------------


def check_order(kit: Kit, seed: int) -> None:
    """The order in which simultaneous seats act makes no difference, neither to them nor to their luck."""
    for variant in kit.variants:
        plies, number = 0, 0
        while plies < kit.looks // len(kit.variants):
            first, plies_played = _in_order(kit, variant, seed, number, 0)
            plies += 3 * plies_played
            for order in (1, 2):
                other, _ = _in_order(kit, variant, seed, number, order)
                if other != first:
                    raise kit.wrong(_order_matters(variant, seed, number, first, other))
            number += 1


def _order_matters(variant: Variant, seed: int, number: int, first: list[str], other: list[str]) -> str:
    turn = next((i for i, (a, b) in enumerate(zip(first, other, strict=False)) if a != b), len(first) - 1)
    return (
        f"({variant}), seed {seed}, game {number}: the order in which seats act inside a simultaneous turn "
        f"changes what stands after turn {turn + 1} or at the end"
    )


def _in_order(kit: Kit, variant: Variant, seed: int, number: int, order: int) -> tuple[list[str], int]:
    """A game in which each seat's n-th choice is fixed: what stood after each simultaneous turn and at the end.

    Order 0 asks the lowest seat first, 1 the highest, 2 any.
    """
    state, luck = kit.start(variant), Luck(seed, number)
    fate = Fate(Seed.of_number(seed * 1000 + number))
    chosen = [0] * state.seats
    stood: list[str] = []
    plies = 0
    while (actors := state.actors()) and plies < kit.game.max_plies:
        waiting, turns = seats_in(actors & ~bit(NATURE)), state.barriers()
        if actors & bit(NATURE):
            state.apply(NATURE, fate.next_action(state))
        else:
            seat = [waiting[0], waiting[-1], waiting[luck.below(len(waiting))]][order]
            state.apply(seat, pick_from_legal(state, seat, _word(seed, number, seat, chosen[seat])))
            chosen[seat] += 1
        plies += 1
        if state.barriers() != turns:
            stood.append(dump(state))
    return [*stood, dump(state)], plies


def _word(*numbers: int) -> int:
    return int.from_bytes(hashlib.blake2b(repr(numbers).encode(), digest_size=4).digest(), "big")
