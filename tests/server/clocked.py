"""`python -m tests.server.clocked FILE serve ..`: its clock is ahead by as many milliseconds as FILE says."""

from __future__ import annotations

import sys
from pathlib import Path

from ecliptic.cli import main
from ecliptic.server import clock

if __name__ == "__main__":
    ahead, now_ms = Path(sys.argv[1]), clock.now_ms
    clock.now_ms = lambda: now_ms() + int(ahead.read_text())
    sys.exit(main(sys.argv[2:]))
