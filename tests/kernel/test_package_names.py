"""What `import ecliptic` offers, and that it is read only when it is asked for."""

from __future__ import annotations

import subprocess
import sys

import ecliptic


def test_every_name_is_there() -> None:
    assert all(getattr(ecliptic, name) is not None for name in ecliptic.__all__)


def test_importing_the_package_reads_no_game_and_no_library() -> None:
    command = "import sys, ecliptic; print([name for name in ('msgspec', 'ecliptic.games') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
