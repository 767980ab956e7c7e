"""Where the user's games are kept."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """The folder for saves, records and tables: `ECLIPTIC_HOME`, or where this system keeps such things."""
    own = os.environ.get("ECLIPTIC_HOME")
    if own:
        return Path(own)
    from platformdirs import user_data_path  # comes with `play` and `server`; nothing else keeps anything

    return user_data_path("ecliptic", appauthor=False)
