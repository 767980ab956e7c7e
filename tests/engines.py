"""The same script in an interpreter of its own, with the compiled engine and without it."""

from __future__ import annotations

import os
import subprocess
import sys

FIRST = "import ecliptic; print(ecliptic.compiled)\n"


def in_both(script: str) -> tuple[str, str]:
    """What it prints, compiled and interpreted."""
    said = {}
    for pure in ("0", "1"):
        env = {**os.environ, "ECLIPTIC_PURE": pure}
        done = subprocess.run(
            [sys.executable, "-c", FIRST + script], env=env, capture_output=True, text=True, check=True
        )
        engine, _, said[engine] = done.stdout.partition("\n")
    return said["True"], said["False"]
