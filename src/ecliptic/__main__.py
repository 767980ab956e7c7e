"""`python -m ecliptic` is `ecliptic`."""

import sys

from ecliptic.cli import main

sys.exit(main())
