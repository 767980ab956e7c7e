"""Compiles the engine beside its source: `python compile.py`; with `--later`, in the background.

Extensions are built in `build/` and put in place together when all of them are ready, because a compiled game does not
run on an interpreted kernel. What has not changed is not compiled again.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).parent
BUILD = ROOT / "build"
MADE = BUILD / "engine"
LOG = BUILD / "compile.log"
STAMP = BUILD / f"compiled-{sys.implementation.cache_tag}"
SECONDS = BUILD / "compile-seconds"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
GUESS = 150.0
"""How long it takes where nobody has measured it yet: two cores, all games."""
COMPILERS = ("cc", "gcc", "clang", "cl")
INTERPRETED = "There is no C compiler: the same code runs interpreted, slower. Install gcc or clang and start again."


def main() -> int:
    BUILD.mkdir(exist_ok=True)
    if "--later" in sys.argv:
        if _is_up_to_date():
            return 0
        if not any(map(shutil.which, COMPILERS)):
            print(INTERPRETED)
            return 0
        print("The engine is compiled in the background; until the next start, the same code runs interpreted.")
        with LOG.open("w") as log:
            command = ["nice", "-n", "10", sys.executable, __file__]
            subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True)
        return 0
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # whoever comes second finds everything done
        return 0 if _is_up_to_date() else _compile()


def _compile() -> int:
    start, began = time.monotonic(), time.time()
    before = float(SECONDS.read_text()) if SECONDS.exists() else GUESS
    command = [
        *(sys.executable, "setup.py", "build_ext", "--build-lib", str(MADE), "--build-temp", str(BUILD / "objects")),
        *("--parallel", str(os.cpu_count() or 1)),
    ]
    said: list[str] = []
    _remove_stale()
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as work:
        assert work.stdout is not None
        _tell("reading the sources", start, before)
        for line in work.stdout:
            said.append(line)
            if found := re.match(r"building 'ecliptic_(\w+)__mypyc' extension", line):
                _tell(found[1], start, before)
    if work.returncode:
        print("".join(said[-40:]), file=sys.stderr)
        return work.returncode
    made = sorted(MADE.rglob(f"*{SUFFIX}"))
    for path in made:
        _put(path, ROOT / "src" / path.relative_to(MADE))
    STAMP.touch()
    os.utime(STAMP, (began, began))  # what was changed meanwhile is compiled next time
    if not made:
        print(INTERPRETED)
        return 0
    SECONDS.write_text(f"{max(time.monotonic() - start, float(before) / 2):.0f}")
    print(f"compiled in {time.monotonic() - start:.0f} s")
    return 0


def _remove_stale() -> None:
    """What was compiled of files that are gone, or are not compiled any more."""
    kept = {path.with_suffix("").relative_to(ROOT / "src") for path in _sources() if path.is_relative_to(ROOT / "src")}
    for folder in (MADE, ROOT / "src"):
        for path in folder.rglob(f"*{SUFFIX}"):
            name = path.relative_to(folder).with_name(path.name.removesuffix(SUFFIX))
            if not name.name.endswith("__mypyc") and name not in kept:
                path.unlink()


def _tell(what: str, start: float, before: float) -> None:
    left = max(5.0, before - (time.monotonic() - start))
    print(f"compiling the engine: {what} (about {left:.0f} s left)", flush=True)


def _put(made: Path, place: Path) -> None:
    """In one step: a process that has loaded the old file goes on with it."""
    new = place.with_suffix(".new")
    shutil.copy2(made, new)
    new.replace(place)


def _is_up_to_date() -> bool:
    return STAMP.exists() and all(path.stat().st_mtime <= STAMP.stat().st_mtime for path in _sources())


def _sources() -> list[Path]:
    package = ROOT / "src" / "ecliptic"
    lists = [*package.glob("games/*/COMPILED"), package / "bots/COMPILED", package / "envs/COMPILED"]
    listed = [path.parent / name for path in lists for name in path.read_text().split()]
    return [ROOT / "setup.py", ROOT / "emitted.py", *package.glob("kernel/*.py"), *lists, *listed]


if __name__ == "__main__":
    sys.exit(main())
