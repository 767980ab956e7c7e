"""Fair chance: commitments, keyed streams and exact odds."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.kernel.bits import bit
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.state import NATURE, SEAT_STREAM, SHARED_STREAM, State


class Wheel(State):
    """Nature turns a wheel for ever: weights and stream as given."""

    def __init__(self, weights: list[int], stream: int = SHARED_STREAM) -> None:
        super().__init__(1)
        self.weights = weights
        self.from_stream = stream

    def actors(self) -> i64:
        return bit(NATURE)

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](list(range(len(self.weights))))

    def odds(self) -> vec[i64]:
        return vec[i64](list(self.weights))

    def stream(self) -> i64:
        return self.from_stream


def turns(seed: Seed, count: int, stream: int = SHARED_STREAM, sides: int = 1000) -> list[int]:
    fate, wheel = Fate(seed), Wheel([1] * sides, stream)
    return [fate.next_action(wheel) for _ in range(count)]


def test_the_same_seed_gives_the_same_luck_and_another_does_not() -> None:
    assert turns(Seed.of_number(1), 20) == turns(Seed.of_number(1), 20)
    assert turns(Seed.of_number(1), 20) != turns(Seed.of_number(2), 20)
    assert Seed.fresh() != Seed.fresh()
    assert len(Seed.fresh().secret) == 32


def test_known_answers_keep_old_records_verifiable() -> None:
    assert Seed.of_number(7).commitment == "18a78330581bd5429abf4edcfa7506e20d0045ba7b639b830e6edd30583ea7ef"
    assert turns(Seed.of_number(7), 8) == [930, 789, 329, 826, 631, 643, 188, 310]
    assert turns(Seed(b"s", ("blue horses",)), 8, SEAT_STREAM) == [271, 611, 291, 48, 925, 701, 665, 989]


def test_the_commitment_fixes_the_secret_and_not_what_is_added_after_it() -> None:
    assert Seed(b"a").commitment == Seed(b"a", ("later",)).commitment
    assert Seed(b"a").commitment != Seed(b"b").commitment
    assert Seed(b"a").commitment != hashlib.sha256(b"a").hexdigest()
    assert Seed(b"a").commitment != Seed(b"a").key.hex()


@given(st.lists(st.text(max_size=4), max_size=4), st.lists(st.text(max_size=4), max_size=4))
def test_no_entropy_can_imitate_another(first: list[str], second: list[str]) -> None:
    keys = Seed(b"x", tuple(first)).key, Seed(b"x", tuple(second)).key
    assert (keys[0] == keys[1]) == (first == second)


def test_streams_do_not_disturb_each_other() -> None:
    seed, mine, yours = Seed.of_number(3), Wheel([1] * 100, SEAT_STREAM), Wheel([1] * 100, SEAT_STREAM + 1)
    together, apart = Fate(seed), Fate(seed)
    mixed = [together.next_action(wheel) for wheel in (mine, yours, yours, mine, yours, mine)]
    assert [mixed[0], mixed[3], mixed[5]] == [apart.next_action(mine) for _ in range(3)]
    assert [mixed[1], mixed[2], mixed[4]] == [apart.next_action(yours) for _ in range(3)]
    assert turns(seed, 10, SEAT_STREAM) != turns(seed, 10, SEAT_STREAM + 1)


def test_a_skipped_outcome_counts() -> None:
    fate, wheel = Fate(Seed.of_number(5)), Wheel([1] * 1000)
    fate.skip(wheel)
    fate.skip(wheel)
    assert fate.next_action(wheel) == turns(Seed.of_number(5), 3)[2]


@pytest.mark.parametrize("weights", [[1, 1, 1], [1, 2, 3, 4], [5, 1]])
def test_outcomes_follow_the_odds(weights: list[int]) -> None:
    fate, wheel, count = Fate(Seed.of_number(11)), Wheel(weights), 6000
    found = Counter(fate.next_action(wheel) for _ in range(count))
    square = sum((found[i] - count * w / sum(weights)) ** 2 / (count * w / sum(weights)) for i, w in enumerate(weights))
    assert square < 20  # chi-square with at most 3 degrees of freedom: one seed in 5000 is further off


def test_numbers_past_the_last_whole_multiple_are_drawn_again() -> None:
    fate = Fate(Seed.of_number(1))
    bound = (1 << 63) + 1  # almost every second word lies past the only multiple
    assert all(0 <= fate._number(0, turn, bound) < bound for turn in range(50))
    words = [
        int.from_bytes(hashlib.blake2b(f"0/{t}/0".encode(), key=Seed.of_number(1).key, digest_size=8).digest(), "big")
        for t in range(50)
    ]
    assert any(word >= bound for word in words)
