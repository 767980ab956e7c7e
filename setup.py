"""Compiles the hot files with mypyc; the same files run interpreted where that is not possible or not wanted.

`ECLIPTIC_PURE=1` skips the compilation. `ECLIPTIC_PORTABLE=1` leaves out the flags of newer processors.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/ecliptic")
KERNEL = ["bits.py", "luck.py", "state.py", "playout.py"]


def compiled_files() -> list[str]:
    """The kernel's hot files, and the files named in the `COMPILED` lists of the games, bots and environments."""
    found = [str(PACKAGE / "kernel" / name) for name in KERNEL]
    for listing in [*sorted(PACKAGE.glob("games/*/COMPILED")), *sorted(PACKAGE.glob("*/COMPILED"))]:
        found += [str(listing.parent / name) for name in listing.read_text().split()]
    return found


def runs_v3_code() -> bool:
    """Whether this machine's processor has the instructions of x86-64-v3."""
    try:
        flags = set(Path("/proc/cpuinfo").read_text().partition("flags")[2].partition("\n")[0].split())
    except OSError:
        return False
    return {"avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"} <= flags


def extensions() -> list[object]:
    if os.environ.get("ECLIPTIC_PURE") == "1":
        return []
    if sys.platform != "win32" and not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        print("no C compiler: building the interpreted package")
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    # One extension for all: calls between files are then plain C calls that the compiler can inline.
    options = ["--strict", "--explicit-package-bases", "--namespace-packages"]
    made: list[object] = mypycify(options + compiled_files(), opt_level="3", debug_level="0", group_name="ecliptic")
    if sys.platform != "win32":
        # No fused multiply-add: floats must come out as they do interpreted.
        flags = ["-fno-semantic-interposition", "-ffp-contract=off"]
        if runs_v3_code() and os.environ.get("ECLIPTIC_PORTABLE") != "1":
            flags.append("-march=x86-64-v3")
        for extension in made:
            extension.extra_compile_args.extend(flags)  # type: ignore[attr-defined]
    return made


setup(ext_modules=extensions())
