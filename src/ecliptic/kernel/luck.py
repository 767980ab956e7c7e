"""A small fast random generator for playouts and search (never for a real table: see `chance.py`).

sfc32 by Chris Doty-Humphrey: four 32-bit words, so that every product and sum stays inside 63 bits and the
compiled and the interpreted generator give the same numbers.
"""

from mypy_extensions import i64


class Luck:
    """A stream of random numbers, fixed by its seed and stream number."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = stream & 0xFFFFFFFF
        self.n: i64 = 1
        i: i64 = 0
        while i < 12:
            self.word()
            i += 1

    def word(self) -> i64:
        """A uniform number in 0 .. 2**32 - 1."""
        t: i64 = (self.a + self.b + self.n) & 0xFFFFFFFF
        self.n = (self.n + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = ((((self.c << 21) & 0xFFFFFFFF) | (self.c >> 11)) + t) & 0xFFFFFFFF
        return t

    def below(self, n: i64) -> i64:
        """A number in 0 .. n - 1 for n <= 2**30; the bias is under n / 2**32."""
        return (self.word() * n) >> 32
