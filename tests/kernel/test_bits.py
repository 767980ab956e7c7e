"""Bit sets against Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from ecliptic.kernel.bits import below, bit, lowest, members, nth, size

numbers_of_a_set = st.sets(st.integers(0, 61), min_size=1)


@given(numbers_of_a_set)
def test_a_mask_behaves_like_the_set_it_stands_for(numbers: set[int]) -> None:
    mask = sum(bit(n) for n in numbers)
    assert size(mask) == len(numbers)
    assert lowest(mask) == min(numbers)
    assert [nth(mask, n) for n in range(len(numbers))] == sorted(numbers) == members(mask)


def test_below_is_every_smaller_number() -> None:
    assert [below(n) for n in (0, 1, 32, 62)] == [0, 1, 2**32 - 1, 2**62 - 1]
