"""Double Star, the example game, as a package of somebody else that announces it as an entry point."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from ecliptic.testing import example

ROOT = Path(__file__).parents[2]
GAME = example.DoubleStarGame.id
METADATA = "Metadata-Version: 2.1\nName: double-star\nVersion: 1.0\n"
ENTRY_POINTS = f"[ecliptic.games]\n{GAME} = double_star.game:DoubleStarGame\n"


def install(site: Path) -> dict[str, str]:
    """Puts the package into a folder, as an installer would. Answers the environment of processes that find it."""
    package, about = site / "double_star", site / "double_star-1.0.dist-info"
    source = Path(example.__file__)
    shutil.copytree(source.parent / "text", package / "text")
    shutil.copy(source, package / "game.py")
    for module in ("bots.py", "envs.py"):
        shutil.copy(Path(__file__).with_name(module), package)
    (package / "__init__.py").touch()
    about.mkdir()
    (about / "METADATA").write_text(METADATA, encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    home = site / "home"
    home.mkdir()
    path = os.pathsep.join([str(ROOT / "src"), str(site)])
    return {**os.environ, "PYTHONPATH": path, "ECLIPTIC_HOME": str(home), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
