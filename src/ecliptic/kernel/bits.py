"""Sets of small numbers as bit masks.

Compiled, `1 << c` is a 32-bit shift even when `c` and a variable holding the 1 are i64, because the constant reaches
the C compiler as a plain int. So every shift of a constant by a variable goes through `bit`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64


def bit(c: i64) -> i64:
    """The set {c}, 0 <= c < 63."""
    return (c - c + 1) << c  # not a constant in C, so the shift has 64 bits


def below(n: i64) -> i64:
    """The set {0, .., n - 1}."""
    return bit(n) - 1


def size(mask: i64) -> i64:
    """How many members a set has (members below 62)."""
    low: i64 = mask & 0x7FFFFFFF
    high: i64 = mask >> 31
    return _size31(low) + _size31(high)


def _size31(x: i64) -> i64:
    x = x - ((x >> 1) & 0x55555555)
    x = (x & 0x33333333) + ((x >> 2) & 0x33333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F
    return ((x * 0x01010101) & 0xFFFFFFFF) >> 24


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    found: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        mask >>= 32
        found = 32
    if mask & 0xFFFF == 0:
        mask >>= 16
        found += 16
    if mask & 0xFF == 0:
        mask >>= 8
        found += 8
    if mask & 0xF == 0:
        mask >>= 4
        found += 4
    if mask & 0x3 == 0:
        mask >>= 2
        found += 2
    if mask & 0x1 == 0:
        found += 1
    return found


def nth(mask: i64, n: i64) -> i64:
    """The member with n smaller ones in the set."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def add_each(out: vec[i64], base: i64, mask: i64) -> vec[i64]:
    """The list with `base` + each member of a set added, ascending."""
    while mask != 0:
        out = append(out, base + lowest(mask))
        mask &= mask - 1
    return out


def filled(n: i64, value: i64) -> vec[i64]:
    """So many times the same number."""
    out = vec[i64](capacity=n)
    while n > 0:
        out = append(out, value)
        n -= 1
    return out


def members(mask: int) -> list[int]:
    """The members of a set of any size, ascending: for everything that is not hot."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
