"""`python -m ecliptic.testing.simulate --seed 1 --minutes 3`"""

from __future__ import annotations

import sys

from ecliptic.testing.simulate.command import main

sys.exit(main(sys.argv[1:]))
