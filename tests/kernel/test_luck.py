"""The fast generator against the definition of sfc32."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecliptic.kernel.luck import Luck

WORD = 2**32


def sfc32(a: int, b: int, c: int, count: int) -> list[int]:
    """Chris Doty-Humphrey's generator, after its twelve rounds of mixing."""
    n, found = 1, []
    for _ in range(12 + count):
        t = (a + b + n) % WORD
        n = (n + 1) % WORD
        a, b = b ^ (b >> 9), (c + (c << 3)) % WORD
        c = (((c << 21) | (c >> 11)) + t) % WORD
        found.append(t)
    return found[12:]


@given(st.integers(0, 2**63 - 1), st.integers(0, WORD - 1))
def test_words_are_those_of_sfc32(seed: int, stream: int) -> None:
    luck = Luck(seed, stream)
    assert [luck.word() for _ in range(20)] == sfc32(seed % WORD, seed // WORD, stream, 20)


def test_known_answers() -> None:
    luck = Luck(1)
    assert [luck.word() for _ in range(4)] == [441792574, 614447336, 1644328534, 3387734806]
    luck = Luck(2**40 + 5, 3)
    assert [luck.word() for _ in range(4)] == [661054983, 2545904284, 2952699906, 2508076196]


@given(st.integers(-(2**63), 2**63 - 1), st.integers(1, 2**30))
def test_below_stays_below(seed: int, n: int) -> None:
    luck = Luck(seed)
    assert all(0 <= luck.below(n) < n for _ in range(20))


def test_below_is_even() -> None:
    luck = Luck(3)
    found = [0] * 6
    for _ in range(60_000):
        found[luck.below(6)] += 1
    assert sum((x - 10_000) ** 2 / 10_000 for x in found) < 25


def test_streams_differ() -> None:
    assert [Luck(1, 0).word(), Luck(1, 1).word(), Luck(2, 0).word()] != [Luck(1, 0).word()] * 3
