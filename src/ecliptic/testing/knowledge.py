"""Checks of who knows what: the heart of the suite.

`known(fill(known)) == known` alone passes for leaky code: what leaks is kept by both. So the swap test plays two worlds
side by side that differ only in what a viewer cannot have seen, and wants all that it is shown to be the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec

from ecliptic.kernel.bits import bit
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import LATER, NATURE, SEAT_STREAM, SPECTATOR, State, pick_from_legal
from ecliptic.testing.kit import (
    Kit,
    Nonconformance,
    Spot,
    Variant,
    called,
    dump,
    looks,
    play_on,
    seats_in,
    some_actor,
    viewers,
)
from ecliptic.testing.play import some


def check_known(kit: Kit, seed: int) -> None:
    """`known_to` leaves the state alone, keeps what the viewer knows, and hides nothing more when asked again."""
    for spot in looks(kit, seed, 0.5):
        state = spot.state
        before = dump(state)
        for viewer in viewers(state):
            known = state.known_to(viewer)
            if dump(state) != before:
                raise spot.wrong(f"known_to({called(viewer)}) changes the state it is asked of")
            if list(known.legal(viewer)) != list(state.legal(viewer)):
                raise spot.wrong(f"{called(viewer)} has other legal actions in its known state")
            if _turn(known, viewer) != _turn(state, viewer):
                raise spot.wrong(f"the known state of {called(viewer)} differs in whether it acts or all is over")
            if not _unnoticed(state, viewer) and (state.actors() ^ known.actors()) & bit(NATURE):
                raise spot.wrong(f"the known state of {called(viewer)} differs in whether Nature acts")
            if dump(known.known_to(viewer)) != dump(known):
                raise spot.wrong(f"known_to({called(viewer)}) of its own answer is something else")
            if dump(known.clone()) != dump(known):
                raise spot.wrong(f"a clone of what {called(viewer)} knows differs from it")
        for seat in seats_in(state.actors() & ~bit(NATURE)):
            for action in some(list(state.legal(seat)), 10, spot.luck):
                if state.seen_as(seat, seat, action) != action:
                    raise spot.wrong(f"{called(seat)} does not see its own action {action} as it is")


def _turn(state: State, viewer: int) -> tuple[bool, bool]:
    """What a known state says about who acts: the viewer, nobody any more."""
    return bool(state.actors() & bit(viewer)), state.actors() == 0


def _unnoticed(state: State, viewer: int) -> bool:
    """Whether Nature acts for a seat whose simultaneous turn the viewer does not see."""
    choices = state.legal(NATURE)
    return len(choices) > 0 and state.seen_as(viewer, NATURE, choices[0]) == LATER


# -- two worlds side by side ---------------------------------------------------------------------------------


@dataclass
class Moment:
    """One event in two worlds that the viewer cannot tell apart."""

    spot: Spot
    """Before the event, in the first world."""
    viewer: int
    seat: int
    before: tuple[State, State]
    actions: tuple[int, int]
    after: tuple[State, State]
    guessed_late: bool
    """Whether the second world is a guess about what is still to be seen LATER."""

    def seen(self, world: int = 0) -> int:
        """The event as the viewer saw it."""
        return self.before[world].seen_as(self.viewer, self.seat, self.actions[world])

    def wrong(self, what: str) -> Nonconformance:
        return self.spot.wrong(
            f"in two worlds that {called(self.viewer)} cannot tell apart, {what} after {called(self.seat)} did "
            f"{self.actions[0]} or {self.actions[1]}"
        )


def side_by_side(kit: Kit, variant: Variant, viewer: int, seed: int, number: int) -> Iterator[Moment]:
    """A random game, and beside it another whose events all look the same to the viewer.

    Where no event of the second world looks the same, or others are asked next, the viewer learns that it is not there:
    then a new second world is guessed from what the viewer knows. It learns that, too, when a barrier shows what was
    guessed to be seen LATER.
    """
    luck = Luck(seed, 64 * number + viewer)
    here = kit.start(variant)
    there = here.clone()
    late = guessed_late = False
    for ply in range(kit.game.max_plies):
        if here.actors() == 0:
            return
        seat = some_actor(here.actors(), luck)
        action = pick_from_legal(here, seat, luck.word())
        other = _same_to(viewer, here, there, seat, action, luck)
        before = here.clone(), there.clone()
        late = late or here.seen_as(viewer, seat, action) == LATER
        here.apply(seat, action)
        shown = here.barriers() != before[0].barriers()
        late = late and not shown
        if other is not None and not (shown and guessed_late):
            there.apply(seat, other)
            if there.actors() == here.actors():
                spot = Spot(kit, variant, seed, number, ply, before[0])
                yield Moment(spot, viewer, seat, before, (action, other), (here, there), guessed_late)
                if luck.below(12):
                    continue
        there = _other_world(here, viewer, luck)
        guessed_late = late


def _same_to(viewer: int, here: State, there: State, seat: int, action: int, luck: Luck) -> int | None:
    """An event of the second world that the viewer sees as it sees this one of the first; None if there is none."""
    seen = _seen(here, viewer, seat, action)
    alike = [other for other in there.legal(seat) if _seen(there, viewer, seat, other) == seen]
    if seat == viewer:
        return action if action in alike else None
    return alike[luck.below(len(alike))] if alike else None


def _seen(state: State, viewer: int, seat: int, action: int) -> tuple[int, int]:
    """What a viewer sees of an event now, and in the end."""
    seen = state.seen_as(viewer, seat, action)
    return seen, state.seen_at_barrier(viewer, seat, action) if seen == LATER else seen


def _other_world(here: State, viewer: int, luck: Luck) -> State:
    """A guess from what the viewer knows. One that is not consistent is for `check_fill` to report."""
    known = here.known_to(viewer)
    guess = known.clone()
    guess.fill(luck)
    consistent = dump(guess.known_to(viewer)) == dump(known) and guess.actors() == here.actors()
    return guess if consistent else here.clone()


@dataclass
class Coverage:
    """What a swap test got to see."""

    compared: int = 0
    hidden: int = 0
    """Events that the viewer did not see in full."""
    differed: int = 0
    """Moments at which the two worlds were not the same."""
    by_chance: int = 0
    """Moments at which Nature did two different things."""
    by_players: int = 0
    """Moments at which a seat did two different things."""

    def add(self, moment: Moment) -> None:
        self.compared += 1
        self.hidden += moment.seen() not in (moment.actions[0], LATER)
        self.differed += dump(moment.after[0]) != dump(moment.after[1])
        if moment.actions[0] != moment.actions[1]:
            self.by_chance += moment.seat == NATURE
            self.by_players += moment.seat != NATURE


def check_swap(kit: Kit, seed: int) -> None:
    """The swap test: change what a viewer cannot know, and nothing that it is shown changes."""
    coverage = swap(kit, seed)
    if coverage.hidden and not coverage.differed:
        raise kit.wrong("something is hidden, but no two worlds were found that differ in it")


def swap(kit: Kit, seed: int) -> Coverage:
    """Compares two worlds for every variant and viewer, and says how much there was to compare."""
    coverage = Coverage()
    for variant in kit.variants:
        everyone = viewers(kit.start(variant))
        for viewer in everyone:
            budget = max(12, kit.looks * 3 // (len(kit.variants) * len(everyone)))
            for moment in _moments(kit, variant, viewer, seed, budget):
                try:
                    _compare(moment, coverage.compared % 4 == 0)
                except Nonconformance:
                    _find_first(moment)
                    raise
                coverage.add(moment)
    return coverage


def _find_first(moment: Moment) -> None:
    """Only some moments are compared: goes through that game again, to report the one at which the worlds parted."""
    spot = moment.spot
    for earlier in side_by_side(spot.kit, spot.variant, moment.viewer, spot.seed, spot.number):
        _compare(earlier)


def _moments(kit: Kit, variant: Variant, viewer: int, seed: int, left: int) -> Iterator[Moment]:
    """This many moments, from three games or more. The viewer's own choices are compared at all of them."""
    stride = max(1, 3 * sum(1 for _ in side_by_side(kit, variant, viewer, seed, 0)) // left)
    luck = Luck(seed, 1 << 21)
    number = 0
    while left > 0:
        for moment in side_by_side(kit, variant, viewer, seed, number):
            here, there = moment.after
            if list(here.legal(viewer)) != list(there.legal(viewer)):
                raise moment.wrong("its legal actions differ")
            if luck.below(stride) == 0:
                yield moment
                left -= 1
        number += 1
        left -= 1  # so that a game without any such moment comes to an end, too


def _compare(moment: Moment, closely: bool = True) -> None:
    """What the viewer knows in both worlds, and closely: all that it is shown."""
    worlds_shown = [_known(moment, world) | (_shown(moment, world) if closely else {}) for world in (0, 1)]
    for what, first in worlds_shown[0].items():
        second = worlds_shown[1][what]
        if first != second:
            raise moment.wrong(f"{what} differs: {_difference(first, second)}")


def _known(moment: Moment, world: int) -> dict[str, str]:
    state = moment.after[world]
    return {
        "what it knows": dump(state.known_to(moment.viewer)),
        "the number of turns that are over": str(state.barriers()),
    }


def _shown(moment: Moment, world: int) -> dict[str, str]:
    game, viewer, seat = moment.spot.kit.game, moment.viewer, moment.seat
    before, after, action = moment.before[world], moment.after[world], moment.actions[world]
    eyes = None if viewer == SPECTATOR else viewer
    shown = {
        "its view": msgspec.json.encode(game.view(after, eyes)).decode(),
        "the move in its log": str(game.describe(before.known_to(viewer), seat, moment.seen(world))),
    }
    if not (moment.guessed_late and moment.seen(world) == LATER):  # else it is told when it no longer is a guess
        shown["what it is told"] = msgspec.json.encode(game.facts(before, after, seat, action, eyes)).decode()
    return shown


def _difference(first: str, second: str) -> str:
    """The two texts from shortly before they part."""
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second)))
    start = max(0, at - 30)
    return f"...{first[start : at + 30]}... and ...{second[start : at + 30]}..."


def check_log(kit: Kit, seed: int) -> None:
    """What a viewer is shown of an event is no more than what it knows after it."""
    for spot in looks(kit, seed, 0.3):
        state, luck = spot.state, spot.luck
        for seat in seats_in(state.actors()):
            done = []
            for action in some(list(state.legal(seat)), 5, luck):
                after = state.clone()
                after.apply(seat, action)
                done.append((action, after))
            for viewer in viewers(state):
                if viewer != seat and len(done) > 1:
                    _check_log(spot, viewer, seat, done)


def _check_log(spot: Spot, viewer: int, seat: int, done: list[tuple[int, State]]) -> None:
    results: dict[tuple[str, int, int], tuple[int, int, str]] = {}
    for action, after in done:
        seen = spot.state.seen_as(viewer, seat, action)
        result = (dump(after.known_to(viewer)), after.actors(), after.barriers())
        other, other_seen, whole = results.setdefault(result, (action, seen, dump(after)))
        if seen != other_seen and dump(after) != whole:
            raise spot.wrong(
                f"{called(viewer)} knows the same after {other} and {action} of {called(seat)}, "
                f"but sees them as {other_seen} and {seen}"
            )


def check_later(kit: Kit, seed: int) -> None:
    """What is seen LATER changes nothing for the viewer before the turn is over for all."""
    for spot in looks(kit, seed, 0.5):
        state, luck = spot.state, spot.luck
        for seat in seats_in(state.actors()):
            action = pick_from_legal(state, seat, luck.word())
            late = [viewer for viewer in viewers(state) if state.seen_as(viewer, seat, action) == LATER]
            if late and seat == NATURE and state.stream() < SEAT_STREAM:
                raise spot.wrong("an event of Nature that is seen LATER should belong to the stream of one seat")
            after = state.clone()
            after.apply(seat, action)
            if after.barriers() != state.barriers():
                continue
            for viewer in late:
                if _shown_now(state, viewer) != _shown_now(after, viewer):
                    raise spot.wrong(f"{called(viewer)} sees action {action} of {called(seat)} LATER, but notices it")


def _shown_now(state: State, viewer: int) -> tuple[str, list[int], bool]:
    return dump(state.known_to(viewer)), list(state.legal(viewer)), bool(state.actors() & bit(viewer))


# -- guessing worlds -----------------------------------------------------------------------------------------


def check_fill(kit: Kit, seed: int) -> None:
    """A guess is whole, agrees with all that its viewer knows, and can be played to the end."""
    for spot in looks(kit, seed, 0.2):
        before = dump(spot.state)
        for viewer in viewers(spot.state):
            _check_guess(spot, viewer)
            if dump(spot.state) != before:
                raise spot.wrong(f"playing on in a guess of {called(viewer)} changes the state it came from")


def _check_guess(spot: Spot, viewer: int) -> None:
    known = spot.state.known_to(viewer)
    guess, again = spot.state.known_to(viewer), known.clone()
    guess.fill(spot.luck)
    again.fill(spot.luck)
    who = called(viewer)
    if dump(guess) != dump(again):
        raise spot.wrong(f"two guesses of {who} with the same luck differ")
    again.fill(Luck(0))
    if dump(guess) != dump(again):
        raise spot.wrong(f"a guess of {who} leaves something to guess")
    if dump(guess.known_to(viewer)) != dump(known):
        raise spot.wrong(
            f"a guess contradicts what {who} knows: {_difference(dump(guess.known_to(viewer)), dump(known))}"
        )
    if list(guess.legal(viewer)) != list(known.legal(viewer)) or _turn(guess, viewer) != _turn(known, viewer):
        raise spot.wrong(f"in a guess, {who} has other legal actions or another turn than it knows of")
    try:
        if dump(spot.kit.game.position(guess.to_dict())) != dump(guess):
            raise spot.wrong(f"a guess of {who} does not survive being written down")
        play_on(guess, spot.luck, spot.kit.game.max_plies if spot.ply % 4 == 0 else 8)
    except Exception as error:
        raise spot.wrong(f"the game cannot go on from a guess of {who}: {error!r}") from error
    if spot.ply % 4 == 0 and guess.actors():
        raise spot.wrong(f"the game does not end from a guess of {who}")


def check_worlds(kit: Kit, seed: int) -> None:
    """In tiny positions, guesses reach exactly the worlds that are possible.

    They stand in the kit's tiny.json: [{"name": .., "position": {..}, "seat": 0 or "spectator", "worlds": 6}, ..]
    """
    path = kit.folder / "tiny.json"
    if not path.is_file():
        raise kit.wrong(f"there is no {path} with positions small enough to count the possible worlds")
    cases = json.loads(path.read_text(encoding="utf-8"))
    if not cases:
        raise kit.wrong(f"{path} has no positions")
    for case in cases:
        viewer = SPECTATOR if case["seat"] == "spectator" else case["seat"]
        found = len(worlds(kit.game.position(case["position"]).known_to(viewer), seed, 40 * case["worlds"] + 100))
        if found != case["worlds"]:
            raise kit.wrong(
                f"in the tiny position {case['name']!r}, {case['worlds']} worlds are possible for {called(viewer)}, "
                f"but guesses reach {found}"
            )


def worlds(known: State, seed: int, tries: int) -> set[str]:
    """The different worlds that this many guesses reach."""
    found = set()
    for i in range(tries):
        guess = known.clone()
        guess.fill(Luck(seed, i))
        found.add(dump(guess))
    return found


# -- bots ----------------------------------------------------------------------------------------------------

Bot = Callable[[State, int], int]
"""Chooses from what a seat knows: (known state, seat) -> action."""


def check_bot(kit: Kit, make_bot: Callable[[], Bot], seed: int, share: float = 0.1) -> None:
    """The no-cheat test: in two worlds that a seat cannot tell apart, a bot makes the same legal move.

    `make_bot` makes a fresh one each time, so that a bot with a random seed starts from the same one.
    """
    for variant in kit.variants:
        for viewer in range(variant.seats):
            budget = max(3, int(kit.looks * share) // (len(kit.variants) * variant.seats))
            for moment in _moments(kit, variant, viewer, seed, budget):
                here, there = moment.after
                if here.actors() & bit(viewer):
                    _check_choice(moment, make_bot, here, there)


def _check_choice(moment: Moment, make_bot: Callable[[], Bot], here: State, there: State) -> None:
    viewer = moment.viewer
    first, second = (make_bot()(world.known_to(viewer), viewer) for world in (here, there))
    if first not in list(here.legal(viewer)):
        raise moment.wrong(f"its bot chooses {first}, which is not legal,")
    if first != second:
        raise moment.wrong(f"its bot chooses {first} here and {second} there")
