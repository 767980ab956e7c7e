"""Who knows what: nothing hidden leaks, and every guess fits."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ecliptic import NATURE, SPECTATOR, State
from ecliptic.games.ephemeris.deal import UNSEEN
from ecliptic.games.ephemeris.hands import Hands
from ecliptic.games.ephemeris.ids import ECLIPSE, OFFER
from ecliptic.games.ephemeris.knowledge import deal_bodies
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import HIDDEN

from .helpers import GAME, do, one, play, position, ready, two

CASES = [
    (2, {"mode": "one"}),
    (2, {"mode": "one", "open": True}),
    (2, {"mode": "one", "draft": True}),
    (2, {"mode": "one", "manual_call": True}),
    (2, {"mode": "two"}),
    (3, {"mode": "two", "open": True}),
    (4, {"mode": "two", "manual_call": True}),
    (4, {"mode": "two"}),
    (3, {"mode": "three"}),
    (3, {"mode": "pairs"}),
    (4, {"mode": "snap"}),
]
"""Seats and options of every way in which something can be hidden, and of some in which nothing is."""


class Twin:
    """Another world that looks the same to a viewer, played along with the real one."""

    def __init__(self, real: State, viewer: int, luck: Luck) -> None:
        self.viewer = viewer
        self.luck = luck
        self.world = self._other(real)

    def _other(self, real: State) -> State:
        other = real.known_to(self.viewer)
        other.fill(self.luck)
        return other

    def follow(self, before: State, seat: int, action: int, after: State) -> None:
        """Makes the twin do what the viewer saw, then compares all that reaches the viewer."""
        twin_before = self.world.clone()
        done = self._do(before, seat, action)
        if done < 0:  # only in the real world could that happen: another twin is needed
            self.world = self._other(after)
        else:
            eyes = None if self.viewer == SPECTATOR else self.viewer
            told = GAME.facts(before, after, seat, action, eyes)
            if before.seen_as(self.viewer, seat, action) >= HIDDEN:
                assert told == GAME.facts(twin_before, self.world, seat, done, eyes)
        self.compare(after)

    def _do(self, before: State, seat: int, action: int) -> int:
        """The twin's version of an event, -1 if there is none."""
        choices = list(self.world.legal(seat))
        seen = before.seen_as(self.viewer, seat, action)
        if seen == HIDDEN:
            choices = [a for a in choices if self.world.seen_as(self.viewer, seat, a) == HIDDEN]
            action = choices[self.luck.below(len(choices))] if choices else -1
        elif action not in choices:
            action = -1
        if action >= 0:
            assert self.world.seen_as(self.viewer, seat, action) == seen
            self.world.apply(seat, action)
        return action

    def compare(self, real: State) -> None:
        eyes = None if self.viewer == SPECTATOR else self.viewer
        known, other = real.known_to(self.viewer), self.world.known_to(self.viewer)
        if other.to_dict() != known.to_dict() and other.actors() != known.actors():
            self.world = self._other(real)  # who acts next told them apart, as the contract allows
            other = self.world.known_to(self.viewer)
        assert other.to_dict() == known.to_dict()
        assert GAME.view(real, eyes) == GAME.view(self.world, eyes)
        if self.viewer != SPECTATOR:
            assert list(real.legal(self.viewer)) == list(self.world.legal(self.viewer))
            assert list(known.legal(self.viewer)) == list(real.legal(self.viewer))
        bits = real.actors() & (1 << NATURE)
        assert known.actors() & (1 << NATURE) == bits


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_swap_what_a_seat_cannot_know_changes_nothing_for_it(seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        state = GAME.start(seats, options)
        twins = [Twin(state, viewer, Luck(seed, viewer)) for viewer in (0, seats - 1, SPECTATOR)]

        def watch(before: State, seat: int, action: int, after: State, twins: list[Twin] = twins) -> None:
            for twin in twins:
                twin.follow(before, seat, action, after)

        play(state, seed, watch, avoid=(ECLIPSE, OFFER) if seed < 2 else (), limit=160)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_fill_gives_a_whole_world_that_looks_the_same(seats: int, options: dict[str, object]) -> None:
    for seed in range(6):

        def watch(before: Any, seat: int, action: int, after: Any, seed: int = seed) -> None:
            for viewer in (*range(seats), SPECTATOR):
                known = after.known_to(viewer)
                whole = known.clone()
                whole.fill(Luck(seed, viewer))
                assert whole.known_to(viewer).to_dict() == known.to_dict()
                GAME.position(whole.to_dict())  # it passes every check of a position
                if isinstance(whole, Hands):
                    assert not any(whole.held(who) & UNSEEN for who in range(seats))

        play(GAME.start(seats, options), seed, watch, avoid=(ECLIPSE, OFFER), limit=90)


def test_fill_reaches_every_hand_that_is_possible() -> None:
    """Four bodies were shown and the fifth must follow in order: just the possible ones come up, all of them."""
    board = {"moon": "leo", "saturn": "aquarius"}
    state = position(
        "one", "show hand", board=board, winner=0, last=["moon", "cancer"],
        shown=["moon", "sun", "mercury", "venus"],
        hands=[("moon sun mercury venus mars", "leo leo gemini taurus aries"), None],
    )  # fmt: skip
    found = set()
    for seed in range(200):
        guess = state.known_to(1)
        guess.fill(Luck(seed))
        found.add(guess.to_dict()["hands"][0]["bodies"][-1])
    assert found == {"mars", "jupiter", "saturn", "uranus", "neptune"}


def test_fill_never_makes_a_hand_that_would_have_won() -> None:
    state = one()
    for seed in range(2000):
        guess = state.known_to(0)
        guess.fill(Luck(seed))
        assert guess.first_complete(0) < 0


def test_fill_counts_cards() -> None:
    """What a seat holds or put under the pack is in no other hand beyond its copies."""
    moves = [f"deal {b}" for b in ["mars", "mars", "mars", "sun", "moon"]]
    for seed in range(60):
        state = do(GAME.start(2, {"mode": "one"}), *moves)
        luck = Luck(seed)
        while state.actors() >> NATURE:
            state.apply(NATURE, state.pick(NATURE, luck.word()))
        guess = state.known_to(0)
        guess.fill(luck)
        assert "mars" not in guess.to_dict()["hands"][1]["bodies"]
        goals = [sign for hand in guess.to_dict()["hands"] for sign in hand["signs"]]
        assert max(goals.count(sign) for sign in goals) <= 2


def test_fill_while_ephemeris_is_called() -> None:
    """The viewer knows that somebody is complete, by the move just made."""
    hands = [("moon sun mercury venus", "leo leo gemini taurus"), None, None]
    state = do(two(seats=3, dice=["yellow", "blue"], turn=1, hands=hands), "moon +1")
    for viewer in (0, 1, 2, SPECTATOR):
        winners = set()
        for seed in range(60):
            guess = state.known_to(viewer)
            guess.fill(Luck(seed))
            assert isinstance(guess, Hands)
            winners.add(guess.first_complete(1))
        assert winners == ({0} if viewer == 0 else {0, 1, 2} - {viewer})


def test_draft_voids_tell_the_opponents_hand() -> None:
    """Seat 1 was named nothing that fits, so the void shows it what seat 0 drafted."""
    state = do(
        GAME.start(2, {"mode": "one", "draft": True}),
        *[f"0: choose {b}" for b in ["moon", "sun", "mercury", "venus", "mars"]],
        *[f"1: choose {b}" for b in ["mars", "jupiter", "saturn", "uranus", "neptune"]],
        *[f"0: name {s}" for s in ["leo", "leo", "virgo", "libra", "scorpio"]],
        *[f"1: name {s}" for s in ["aries", "taurus", "gemini", "cancer", "leo"]],
        "void",
    )
    guess = state.known_to(1)
    guess.fill(Luck(1))
    assert guess.to_dict()["hands"][0]["bodies"] == ["moon", "sun", "mercury", "venus", "mars"]


def test_results_do_not_depend_on_the_order_of_simultaneous_answers() -> None:
    for seed in range(5):
        state = ready(4, seed, mode="two", manual_call=True)

        def watch(before: State, seat: int, action: int, after: State) -> None:
            if seat == NATURE or before.actors() & (before.actors() - 1) == 0:
                return
            other = max(s for s in range(4) if before.actors() >> s & 1)
            if other == seat:
                return
            answer = before.legal(other)[0]
            one_way, other_way = before.clone(), before.clone()
            one_way.apply(seat, action)
            one_way.apply(other, answer)
            other_way.apply(other, answer)
            other_way.apply(seat, action)
            assert one_way.to_dict() == other_way.to_dict()

        play(state, seed, watch, limit=120)


def test_a_guess_that_uses_up_the_pack_is_thrown_away() -> None:
    """Once in millions of guesses the hands before draw so much in vain that nothing is left: then it fits nowhere."""
    state = cast(Hands, GAME.start(4, {"mode": "two"}))
    luck = Luck(3)
    while not any(state.legal(seat) for seat in range(4)):
        state.apply(NATURE, state.pick(NATURE, luck.word()))
    for left in range(3):
        state.pack = left  # so many cards of the first body
        assert not deal_bodies(state, 3, luck)
