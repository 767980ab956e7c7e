"""The time of day, for tables and tokens."""

from __future__ import annotations

import time

DAY_MS = 86_400_000


def now_ms() -> int:
    return time.time_ns() // 1_000_000
