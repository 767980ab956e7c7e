"""`ecliptic` with deals that follow from what a file says, so that a test meets the same ones in every run."""

from __future__ import annotations

import hashlib
import os
import sys
from collections import Counter
from pathlib import Path

from ecliptic.cli import main
from ecliptic.kernel.chance import Seed

FILE = "deal"
_times = Counter[str]()


def fresh() -> Seed:
    """The first, second, … seed under the words in the file."""
    words = Path(os.environ["ECLIPTIC_HOME"], FILE).read_text(encoding="utf-8")
    _times[words] += 1
    return Seed(hashlib.sha256(f"{words} {_times[words]}".encode()).digest())


if __name__ == "__main__":
    Seed.fresh = fresh  # type: ignore[method-assign]
    sys.exit(main())
