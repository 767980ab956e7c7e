"""What the swap test covers, all worlds of Double Star, bots that cheat and bots that do not."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from pathlib import Path

import pytest

from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import LATER, NATURE, SPECTATOR, State
from ecliptic.testing import CHECKS, Nonconformance, check_bot, load_kit
from ecliptic.testing.example import RISE, SET, UNKNOWN, DoubleStar
from ecliptic.testing.kit import dump
from ecliptic.testing.knowledge import check_later, check_worlds, swap, worlds

KIT = load_kit(Path(__file__).parents[1] / "games" / "double_star")


def test_the_swap_test_compares_worlds_that_differ_by_chance_and_by_choice() -> None:
    coverage = swap(KIT, 1)
    assert coverage.compared >= 700
    assert coverage.differed > coverage.compared / 2
    assert coverage.hidden > 100
    assert coverage.by_chance > 50
    assert coverage.by_players > 50


def histories(viewer: int) -> dict[str, set[str]]:
    """Every reachable position of Double Star, grouped by all that the viewer saw on the way there."""
    found: dict[str, set[str]] = defaultdict(set)

    def explore(state: State, seen: list[tuple[int, int, int]]) -> None:
        found[json.dumps([seen, state.actors()])].add(dump(state))
        if state.actors() == 0:
            return
        seat = next_actor(state.actors())
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            shown = state.seen_as(viewer, seat, action)
            assert shown != LATER
            explore(after, [*seen, (state.actors(), seat, shown)])

    explore(DoubleStar(), [])
    return found


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_guesses_reach_every_world_that_fits_what_was_seen_and_no_other(viewer: int) -> None:
    for seen, possible in histories(viewer).items():
        known = {dump(KIT.game.position(json.loads(world)).known_to(viewer)) for world in possible}
        assert len(known) == 1, seen
        one = KIT.game.position(json.loads(min(possible)))
        assert worlds(one.known_to(viewer), 1, 10 * len(possible) + 20) == possible, seen


def honest(known: State, seat: int) -> int:
    """At random, from a seed that is all it knows."""
    choices = list(known.legal(seat))
    return choices[hashlib.sha256(dump(known).encode()).digest()[0] % len(choices)]


def cheat(known: State, seat: int) -> int:
    """Rises against a brighter star, where it can see it."""
    assert isinstance(known, DoubleStar)
    return RISE if known.star[1 - seat] > known.star[seat] else SET


def test_a_bot_that_uses_what_it_knows_passes() -> None:
    check_bot(KIT, lambda: honest, 1)
    check_bot(KIT, lambda: cheat, 1)  # which learns nothing from what it is handed


def test_a_bot_that_is_handed_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def whole_once_asked(self: DoubleStar, seat: int) -> DoubleStar:
        copy = known_to(self, seat)
        if self.choice[seat] is None and UNKNOWN in copy.star and None in self.choice:
            copy.star = list(self.star)
        return copy

    known_to = DoubleStar.known_to
    monkeypatch.setattr(DoubleStar, "known_to", whole_once_asked)
    with pytest.raises(Nonconformance, match=r"its bot chooses . here and . there"):
        check_bot(KIT, lambda: cheat, 1)


def test_a_bot_that_breaks_the_rules_is_found_out() -> None:
    with pytest.raises(Nonconformance, match="its bot chooses 7, which is not legal"):
        check_bot(KIT, lambda: lambda known, seat: 7, 1)


def test_a_bot_with_moods_is_found_out() -> None:
    moods = iter([SET, RISE] * 10_000)
    with pytest.raises(Nonconformance, match="its bot chooses 0 here and 1 there"):
        check_bot(KIT, lambda: lambda known, seat: next(moods), 1)


def test_a_game_whose_choices_are_seen_later_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Double Star with a barrier: nobody notices a choice before both have chosen, and then all know both."""

    def known_later(self: DoubleStar, seat: int) -> DoubleStar:
        copy = known_to(self, seat)
        copy.choice = list(self.choice)
        if None in self.choice:
            copy.choice = [choice if owner == seat else None for owner, choice in enumerate(self.choice)]
        return copy

    def seen_later(self: DoubleStar, viewer: int, seat: int, action: int) -> int:
        return LATER if seat not in (NATURE, viewer) else seen_as(self, viewer, seat, action)

    known_to, seen_as = DoubleStar.known_to, DoubleStar.seen_as
    monkeypatch.setattr(DoubleStar, "known_to", known_later)
    monkeypatch.setattr(DoubleStar, "seen_as", seen_later)
    monkeypatch.setattr(DoubleStar, "barriers", lambda self: int(None not in self.choice))
    for check in CHECKS:
        if check is not check_worlds:  # its positions leave other worlds open here
            check(KIT, 1)
    monkeypatch.setattr(DoubleStar, "barriers", lambda self: 0)
    with pytest.raises(Nonconformance, match=r"sees action . of seat . LATER, but notices it"):
        check_later(KIT, 1)
