"""What the component tests are given is what the engine gives today."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.helpers import ROOT

FIXTURES = Path("web", "tests", "fixtures")
BOARDS = sorted(path.stem for path in (ROOT / FIXTURES / "boards").glob("*.json"))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The fixtures, made again in another folder."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "tests").symlink_to(ROOT / "tests")
    shutil.copytree(ROOT / FIXTURES, folder / FIXTURES, ignore=shutil.ignore_patterns("*.json"))
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    for script in sorted((folder / FIXTURES).glob("*.py")):
        command = [sys.executable, str(script), *(BOARDS if script.stem == "boards" else ())]
        subprocess.run(command, env=environment, check=True, timeout=300)
    return folder / FIXTURES


@pytest.mark.parametrize("name", sorted(str(p.relative_to(ROOT / FIXTURES)) for p in (ROOT / FIXTURES).rglob("*.json")))
def test_it_is_fresh(made: Path, name: str) -> None:
    again = (made / name).read_bytes()
    assert again == (ROOT / FIXTURES / name).read_bytes(), f"make {FIXTURES / name} again with the script beside it"
