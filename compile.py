"""Compiles the engine beside its source: `python compile.py`; with `--later`, in the background.

Extensions are built in `build/` and put in place together when all of them are ready, because a compiled game does not
run on an interpreted kernel. What has not changed is not compiled again, and what failed not before something changes.
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
FAILED = BUILD / "compile-failed"
SECONDS = BUILD / "compile-seconds"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
GUESS = {"all": 150.0, "some": 40.0}
"""How long it takes where nobody has measured it yet: two cores, all games or one."""
COMPILERS = ("cc", "gcc", "clang", "cl")
HEADER = Path(sysconfig.get_path("include")) / "Python.h"
INTERPRETED = "{}: the same code runs interpreted, slower. {} and start again."


def main() -> int:
    BUILD.mkdir(exist_ok=True)
    if "--later" in sys.argv:
        if _is_up_to_date():
            return 0
        if why := _hindrance():
            print(why)
            return 0
        print("The engine is compiled in the background; until the next start, the same code runs interpreted.")
        with LOG.open("w") as log:
            command = ["nice", "-n", "10", sys.executable, __file__]
            subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True)
        return 0
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # whoever comes second finds everything done
        return 0 if _is_up_to_date() else _compile()


def _hindrance() -> str:
    """Why nothing can be compiled, and what to do about it; empty if it can be tried."""
    if not any(map(shutil.which, COMPILERS)):
        return INTERPRETED.format("There is no C compiler", "Install gcc or clang")
    if not HEADER.exists():
        return INTERPRETED.format(f"{HEADER} is missing", "Install Python's headers, such as python3-dev,")
    if FAILED.exists() and not _changed_since(FAILED, _sources()):
        advice = f"Put right what {LOG.relative_to(ROOT)} says, run .venv/bin/python compile.py"
        return INTERPRETED.format("The engine could not be compiled", advice)
    return ""


def _compile() -> int:
    start, began = time.monotonic(), time.time()
    kind = "some" if STAMP.exists() and not _changed_since(STAMP, _common()) else "all"
    measured = SECONDS.with_name(f"{SECONDS.name}-{kind}")
    before = float(measured.read_text()) if measured.exists() else GUESS[kind]
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
        FAILED.touch()
        os.utime(FAILED, (began, began))
        return work.returncode
    FAILED.unlink(missing_ok=True)
    made = sorted(MADE.rglob(f"*{SUFFIX}"))
    for path in made:
        _put(path, ROOT / "src" / path.relative_to(MADE))
    STAMP.touch()
    os.utime(STAMP, (began, began))  # what was changed meanwhile is compiled next time
    if not made:
        print(_hindrance() or "nothing is to be compiled")
        return 0
    measured.write_text(f"{time.monotonic() - start:.0f}")
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
    left = before - (time.monotonic() - start)
    when = f"about {left:.0f} s left" if left > 0 else "longer than expected"
    print(f"compiling the engine: {what} ({when})", flush=True)


def _put(made: Path, place: Path) -> None:
    """In one step: a process that has loaded the old file goes on with it."""
    new = place.with_suffix(".new")
    shutil.copy2(made, new)
    new.replace(place)


def _is_up_to_date() -> bool:
    return STAMP.exists() and not _changed_since(STAMP, _sources())


def _changed_since(stamp: Path, sources: list[Path]) -> bool:
    return any(path.stat().st_mtime > stamp.stat().st_mtime for path in sources)


def _common() -> list[Path]:
    """What every unit depends on."""
    return [ROOT / "setup.py", ROOT / "emitted.py", *(ROOT / "src" / "ecliptic").glob("kernel/*.py")]


def _sources() -> list[Path]:
    package = ROOT / "src" / "ecliptic"
    lists = [*package.glob("games/*/COMPILED"), package / "bots/COMPILED", package / "envs/COMPILED"]
    listed = [path.parent / name for path in lists for name in path.read_text().split()]
    return [*_common(), *lists, *listed]


if __name__ == "__main__":
    sys.exit(main())
