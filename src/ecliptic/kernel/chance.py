"""Fair chance for a real table: every outcome follows from a secret seed that was committed to before the first event.

Each random stream is BLAKE2b in counter mode under a key made of the seed and of whatever the players add. The n-th
outcome of a stream depends on nothing but the key, the stream and n: an undone roll comes back the same, and seats that
act at the same time never disturb each other's luck. Anyone can recompute all of it from a finished record.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from ecliptic.kernel.state import NATURE, State


@dataclass(frozen=True)
class Seed:
    """A table's secret, and what the players added to it."""

    secret: bytes
    entropy: tuple[str, ...] = ()

    @staticmethod
    def fresh() -> Seed:
        """An unguessable one."""
        return Seed(secrets.token_bytes(32))

    @staticmethod
    def of_number(number: int) -> Seed:
        """A known one, for games that should come out the same again."""
        return Seed(hashlib.sha256(f"ecliptic seed {number}".encode()).digest())

    @property
    def commitment(self) -> str:
        """Shown before the first event: fixes the secret without revealing it."""
        return hashlib.sha256(b"ecliptic commitment" + self.secret).hexdigest()

    @property
    def key(self) -> bytes:
        """The key of the streams. Each addition is hashed with its length, so that one cannot imitate two."""
        digest = hashlib.sha256(b"ecliptic key" + self.secret)
        for words in self.entropy:
            data = words.encode()
            digest.update(len(data).to_bytes(8, "big") + data)
        return digest.digest()


class Fate:
    """Nature's choices at one table: how far each stream has run, and what comes next."""

    def __init__(self, seed: Seed) -> None:
        self._key = seed.key
        self._drawn: dict[int, int] = {}

    def next_action(self, state: State) -> int:
        """What Nature does in this position. Advances the position's stream."""
        stream = state.stream()
        turn = self._drawn.get(stream, 0)
        self._drawn[stream] = turn + 1
        weights = list(state.odds())
        rest = self._number(stream, turn, sum(weights))
        for action, weight in zip(state.legal(NATURE), weights, strict=True):
            if rest < weight:
                return action
            rest -= weight
        raise AssertionError("the odds of this position do not add up")

    def skip(self, state: State) -> None:
        """Counts an outcome that is already known (from a log), so that the streams go on after it."""
        stream = state.stream()
        self._drawn[stream] = self._drawn.get(stream, 0) + 1

    def unskip(self, state: State) -> None:
        """Takes back the count of an outcome that was taken back: it will come again."""
        self._drawn[state.stream()] -= 1

    def _number(self, stream: int, turn: int, bound: int) -> int:
        """Uniform in 0 .. bound - 1, exactly: words past the last whole multiple of the bound are thrown away."""
        limit = (1 << 64) // bound * bound
        attempt = 0
        while True:
            message = f"{stream}/{turn}/{attempt}".encode()
            word = int.from_bytes(hashlib.blake2b(message, key=self._key, digest_size=8).digest(), "big")
            if word < limit:
                return word % bound
            attempt += 1
