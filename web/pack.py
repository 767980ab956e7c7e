"""Packs the engine for a browser tab: Python, the packages it needs and our own source, all from pinned sources.

    python web/pack.py FOLDER

Writes `engine/` (what a worker loads) and `api/` (what is the same for everybody, as files) into the folder. Pyodide
comes from `node_modules` (pinned in package-lock.json), the packages from PyPI as uv.lock pins them: their hashes are
checked whenever they are fetched, and again whenever they are used.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.games import OWN
from ecliptic.kernel.catalogue import PSEUDO, game_source, languages
from ecliptic.server import rulebook
from ecliptic.server.service import game_list

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / "build" / "wheels"
PACKAGES = (
    "anyio", "attrs", "babel", "fluent-runtime", "fluent-syntax", "idna", "librt", "msgspec", "mypy-extensions", "pytz",
    "starlette", "typing-extensions",
)  # fmt: skip
UNWANTED = re.compile(
    r".*(/|\.pyi|\.c|\.h)$|.*\.dist-info/|babel/(messages|locale-data/(?!(root|en|de)\.dat))|pytz/zoneinfo/"
)
"""Of the packages: what is not read when a program runs, other languages, and the clocks of the world."""
WANTED = re.compile(r"-(cp314-cp314-pyemscripten_2026_0_wasm32|py2\.py3-none-any|py3-none-any)\.whl$")
OURS = ("kernel", "games", "bots", "table", "server", "tab", "text")
LEFT_OUT = (
    "server/page/",
    "server/run.py",
    "server/connections.py",
    "server/store/postgres.py",
    "server/store/sqlite.py",
)
UNUSED = re.compile(
    r"(_pyrepl|__phello__|ctypes|multiprocessing|sqlite3|unittest|wsgiref|xml|xmlrpc)/"
    r"|encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|utf_8)\.)"
    r"|(_pydatetime|_pyio|_ssl|_sysconfigdata.*|antigravity|cProfile|doctest|ftplib|imaplib|mailbox|modulefinder|optparse"
    r"|pdb|pickletools|plistlib|poplib|profile|pstats|py_compile|pyclbr|pydoc|smtplib|ssl|this|trace|wave|webbrowser"
    r"|zipapp)\.py"
)
"""Of Python's library: consoles, debuggers, mail, other formats and encodings."""
WASM, LIBRARY, PACKAGED = "python.wasm.pack", "python.pack", "ecliptic.pack"
WHEN = (2020, 1, 1, 0, 0, 0)
"""The same files give the same archive."""


def pinned() -> dict[str, str]:
    """The wheels and their hashes, from the lock file."""
    locked: dict[str, Any] = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    found = {}
    for package in locked["package"]:
        if package["name"] in PACKAGES:
            [wheel] = [one for one in package["wheels"] if WANTED.search(one["url"])]
            found[f"{package['name']}=={package['version']}"] = wheel["hash"]
    return found


def wheels() -> list[Path]:
    """The pinned wheels, fetched where they are not here yet."""
    pins = pinned()
    if _hashes() != set(pins.values()):
        WHEELS.mkdir(parents=True, exist_ok=True)
        for old in WHEELS.glob("*.whl"):
            old.unlink()
        listed = WHEELS / "pinned.txt"
        listed.write_text("".join(f"{pin} --hash={found}\n" for pin, found in pins.items()), encoding="utf-8")
        platform = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314"]
        options = ["--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes", "--dest", str(WHEELS)]
        subprocess.run([sys.executable, "-m", "pip", "download", *platform, *options, "-r", str(listed)], check=True)
    assert _hashes() == set(pins.values()), "the wheels are not those that uv.lock pins"
    return sorted(WHEELS.glob("*.whl"))


def _hashes() -> set[str]:
    return {f"sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}" for wheel in WHEELS.glob("*.whl")}


def packages() -> Iterator[tuple[str, bytes]]:
    """Everything that Python finds in a tab, besides its own library."""
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not UNWANTED.match(name):
                    yield name, archive.read(name)
    package = ROOT / "src" / "ecliptic"
    ours = [*package.glob("*.py"), *(path for part in OURS for path in (package / part).rglob("*"))]
    for path in sorted(ours):
        name = path.relative_to(package).as_posix()
        if path.suffix in (".py", ".toml", ".ftl", ".json") and not name.startswith(LEFT_OUT):
            yield f"ecliptic/{name}", path.read_bytes()


def library() -> Iterator[tuple[str, bytes]]:
    """Python's own, without what nobody needs at a table."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            if not UNUSED.match(name):
                yield name, archive.read(name)


def archive(file: Path, contents: Iterable[tuple[str, bytes]]) -> None:
    """Always the same bytes for the same files."""
    with zipfile.ZipFile(file, "w") as made:
        for name, data in contents:
            made.writestr(zipfile.ZipInfo(name, WHEN), data, zipfile.ZIP_DEFLATED, 9)


def pack(folder: Path) -> None:
    """The folder `engine/`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        (folder / name).write_bytes((PYODIDE / name).read_bytes())
    (folder / WASM).write_bytes(gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), 9, mtime=0))
    archive(folder / LIBRARY, library())
    archive(folder / PACKAGED, packages())
    parts = {name: (folder / name).read_bytes() for name in (WASM, LIBRARY, PACKAGED)}
    version = hashlib.sha256(b"".join(parts.values())).hexdigest()[:16]
    contents = {"version": version, "bytes": sum(map(len, parts.values()))}
    (folder / "contents.json").write_text(json.dumps(contents), encoding="utf-8")


def publish(folder: Path) -> None:
    """The folder `api/`: what the server would answer to everybody."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in (*languages(), PSEUDO):
        (folder / f"games.{language}.json").write_bytes(msgspec.json.encode(game_list(language)))
    for game in OWN:
        (folder / f"{game}.rules").write_bytes(msgspec.json.encode(rulebook.rules(game)))
        for language in languages():
            (folder / f"{game}.{language}").write_text(game_source(game, language), encoding="utf-8")


def list_files(folder: Path) -> None:
    """Tells the service worker what to keep: every file, with a digest of what is in it."""
    worker = folder / "sw.js"
    found = sorted(path for path in folder.rglob("*") if path.is_file() and path != worker)
    digests = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16] for path in found
    }
    worker.write_text(f"const FILES = {json.dumps(digests)};\n{worker.read_text(encoding='utf-8')}", encoding="utf-8")


if __name__ == "__main__":
    site = Path(sys.argv[1])
    pack(site / "engine")
    publish(site / "api")
    list_files(site)
