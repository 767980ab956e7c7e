"""How the tests are spread."""

from __future__ import annotations

import os


def pytest_xdist_auto_num_workers() -> int:
    """One more than processors: whoever drives a browser or a server waits for it half of the time."""
    return (os.cpu_count() or 1) + 1
