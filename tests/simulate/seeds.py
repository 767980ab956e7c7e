"""Seeds that nobody chose: others with every change of the code, and the same wherever that change is tested."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path

import ecliptic

APART = 10_000
"""No group of seeds is longer than this."""


@functools.cache
def _base() -> int:
    digest = hashlib.sha256()
    for path in sorted(Path(ecliptic.__file__).parent.rglob("*.py")):
        digest.update(path.read_bytes())
    return int.from_bytes(digest.digest()[:5], "big")


def first_of(group: int) -> int:
    """The first seed of a group. `make soak` draws others each time."""
    return _base() + group * APART
