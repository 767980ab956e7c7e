"""Compiles the hot files with mypyc; the same files run interpreted where that is not possible or not wanted.

One extension for the kernel, one for what all games share, and one for each game with its player and its encoder: they
are compiled side by side, and a change to one game compiles that one alone. Calls between extensions go through a table
and cannot be inlined, which would cost a fifth of the speed; almost all of them are to the few functions of
`kernel/bits.py`, so these are put into every extension as the processor's own instructions (`emitted.py`, which also
takes out of the generated C what our code does not need).

All extensions are made in one run, so mypyc may know all classes (`global_opts`): most methods then need no table and
most fields no check. Its cache does not fit that and is not used. A class whose base is in another extension needs an
`__init__` of its own.

`ECLIPTIC_PURE=1` skips the compilation, `ECLIPTIC_PORTABLE=1` leaves out the instructions of newer processors, and
`ECLIPTIC_OPT=1` compiles in a third of the time for nine tenths of the speed.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))
from emitted import leaner

PACKAGE = Path("src/ecliptic")
KERNEL = ["bits.py", "luck.py", "state.py", "playout.py"]


def listed(folder: Path) -> list[Path]:
    """The files named in a folder's `COMPILED`."""
    return [folder / name for name in (folder / "COMPILED").read_text().split()]


def groups() -> list[tuple[list[str], str | None]]:
    """The files of each extension. What `bots` and `envs` know about a game begins with the game's id."""
    shared = [path for layer in ("bots", "envs") for path in listed(PACKAGE / layer)]
    found: dict[str, list[Path]] = {"kernel": [PACKAGE / "kernel" / name for name in KERNEL], "shared": []}
    for folder in sorted(path.parent for path in PACKAGE.glob("games/*/COMPILED")):
        found[folder.name] = listed(folder)
    for path in shared:
        word = path.stem.partition("_")[0]
        found[word if word in found else "shared"].append(path)
    return [([str(path) for path in paths], f"ecliptic_{name}") for name, paths in found.items()]


def made_leaner(source: str) -> str:
    """A generated C file without what our code does not need; the name of the new file."""
    path = Path(source)
    text = leaner(path.read_text())
    made = path.with_suffix(".lean.c")
    if not made.exists() or made.read_text() != text:  # else nothing has to be compiled again
        made.write_text(text)
    return str(made)


def for_this_processor() -> list[str]:
    """What tells the compiler to use the instructions of x86-64-v3, if this machine has them.

    AMD's processors before family 25 have PDEP, which finds the n-th member of a set, but are slow at it.
    """
    try:
        told = Path("/proc/cpuinfo").read_text().partition("\n\n")[0]
    except OSError:
        return []
    known = {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in told.splitlines())}
    if not {"avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"} <= set(known.get("flags", "").split()):
        return []
    slow = known.get("vendor_id") == "AuthenticAMD" and int(known.get("cpu family", "0")) < 25
    return ["-march=x86-64-v3", *([] if slow else ["-DQUICK_PDEP"])]


def extensions() -> list[object]:
    if os.environ.get("ECLIPTIC_PURE") == "1" or {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []
    if sys.platform != "win32" and not (shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        print("no C compiler: building the interpreted package")
        return []
    from mypyc.build import mypyc_build, mypycify
    from mypyc.options import CompilerOptions

    os.environ["MYPYPATH"] = "src"
    files = groups()
    options = [
        "--strict",
        "--explicit-package-bases",
        "--namespace-packages",
        f"--cache-dir={os.devnull}",
        *(path for paths, _ in files for path in paths),
    ]
    whole = CompilerOptions(separate=True)
    whole.global_opts = True
    _, sources, _ = mypyc_build(options, whole, separate=files)
    names = [[(Path(name).name, "") for name in names] for names, _ in sources]  # empty: they are there already
    level = os.environ.get("ECLIPTIC_OPT", "3")
    made: list[object] = mypycify(
        options, opt_level=level, debug_level="0", separate=files, skip_cgen_input=(names, [])
    )
    # No fused multiply-add: floats must come out as they do interpreted.
    flags = ["-fno-semantic-interposition", "-ffp-contract=off"] if sys.platform != "win32" else []
    if flags and os.environ.get("ECLIPTIC_PORTABLE") != "1":
        flags += for_this_processor()
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # type: ignore[attr-defined]
        extension.sources = [  # type: ignore[attr-defined]
            made_leaner(source) if Path(source).stem.startswith("__native_") else source
            for source in extension.sources  # type: ignore[attr-defined]
        ]
    return made


setup(ext_modules=extensions())
