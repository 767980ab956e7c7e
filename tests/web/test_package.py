"""The wheel: installed into a new environment, far from the checkout, it has all that a game needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tests.web.conftest import Server, Visit
from tests.web.helpers import play_now, play_to_the_end, title
from tests.web.test_transit import PLAYABLE

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "build" / "engine"
"""What `compile.py` has made: nothing is compiled twice."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    for path in ENGINE.rglob("*.so"):
        place = folder / "lib" / path.relative_to(ENGINE)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, place)
    command = [
        *(sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(folder / "lib")),
        *("build_ext", "--build-temp", str(ROOT / "build" / "objects")),
        *("bdist_wheel", "--dist-dir", str(folder), "--bdist-dir", str(folder / "files")),
    ]
    done = subprocess.run(command, cwd=ROOT, timeout=600, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Python of a new environment into which the wheel was installed, with nothing but what it asks for."""
    folder = tmp_path_factory.mktemp("an environment")
    venv.create(folder, with_pip=False)
    made = str(folder / "bin" / "python")
    uv = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    subprocess.run([uv, "pip", "install", "--quiet", "--python", made, str(wheel)], check=True, timeout=300)
    return made


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)


def test_it_has_the_page_the_words_and_the_compiled_engine(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "ecliptic/server/page/index.html" in names
    assert "ecliptic/games/transit/text/de.ftl" in names
    assert "ecliptic/games/transit/RULES.md" in names
    assert any("games/transit/rules" in name and name.endswith((".so", ".pyd")) for name in names)
    assert not any(name.startswith(("tests/", "benchmarks/")) for name in names)


def test_a_game_is_played_through_its_page(python: str, tmp_path: Path, visit: Visit) -> None:
    server = Server(tmp_path, python)
    server.start()
    page = visit(at=server.url)
    play_now(page, title("transit"))
    assert play_to_the_end(page, PLAYABLE) > 20
    page.close()
    server.kill()


def test_a_game_is_played_in_its_terminal(python: str, tmp_path: Path) -> None:
    env = {"PATH": os.environ["PATH"], "HOME": str(tmp_path)}
    command = [python, "-m", "ecliptic", "play", "transit", "--seats", "3", "--bots", "3", "--seed", "1"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    told = subprocess.run([python, "-m", "ecliptic", "--version"], env=env, capture_output=True, text=True)
    assert "compiled" in told.stdout
