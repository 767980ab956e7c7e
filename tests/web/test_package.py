"""The wheel: installed into a new environment, far from the checkout, it has all that a game in the browser needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Server, Visit
from tests.web.helpers import GOLD, over, play_now

ROOT = Path(__file__).parents[2]
COPIED = ("src", "web/dist", "setup.py", "pyproject.toml", "README.md", "LICENSE")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made of what is compiled already, so that nothing is compiled twice."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [
        *(sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(ROOT / "build" / "engine")),
        *("--build-temp", str(ROOT / "build" / "objects"), "build", "--build-lib", str(ROOT / "build" / "engine")),
        *("bdist_wheel", "--dist-dir", str(folder), "--bdist-dir", str(folder / "files")),
    ]
    subprocess.run(command, cwd=ROOT, check=True, timeout=600, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


def test_it_has_the_page_the_words_and_the_compiled_engine(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "ecliptic/server/page/index.html" in names
    assert "ecliptic/games/transit/text/de.ftl" in names
    assert "ecliptic/games/transit/RULES.md" in names
    assert any(name.endswith((".so", ".pyd")) and "games/transit/rules" in name for name in names)
    assert not any(name.startswith(("tests/", "benchmarks/")) for name in names)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The Python of a new environment into which the wheel was installed, with nothing but what it asks for."""
    folder = tmp_path_factory.mktemp("an environment")
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    uv = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    subprocess.run(
        [uv, "pip", "install", "--quiet", "--python", str(python), str(wheel)], check=True, env=env, timeout=300
    )
    yield python
    shutil.rmtree(folder)


def test_a_game_is_played_through_the_page_of_the_wheel(installed: Path, tmp_path: Path, visit: Visit) -> None:
    server = Server(tmp_path, installed)
    server.start()
    page = visit(server.url)
    play_now(page, "Ephemeris")
    for _ in range(400):
        if over(page):
            break
        gold = page.locator(GOLD).first
        gold.click(timeout=20_000)
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    server.stop()


def test_a_game_is_played_in_the_terminal_of_the_wheel(installed: Path, tmp_path: Path) -> None:
    env = {"PATH": os.environ["PATH"], "HOME": str(tmp_path)}
    command = [str(installed), "-m", "ecliptic", "play", "transit", "--seats", "3", "--bots", "3", "--seed", "1"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    version = subprocess.run(
        [str(installed), "-m", "ecliptic", "--version"], cwd=tmp_path, env=env, capture_output=True
    )
    assert b"compiled" in version.stdout
