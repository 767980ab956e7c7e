"""Every sample of Python in the README and the docs runs, one after the other on each page."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ELSEWHERE = ("api",)
"""A bot for a running server: `tests/server` runs it."""
PAGES = [ROOT / "README.md", *sorted(page for page in (ROOT / "docs").glob("*.md") if page.stem not in ELSEWHERE)]
STUDY = ["study", "run", "transit", "--games", "20", "--out", "transit-study"]


def samples(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize("page", [page for page in PAGES if samples(page)], ids=lambda page: page.stem)
def test_the_samples_of_a_page_run_one_after_the_other(page: Path, tmp_path: Path) -> None:
    code = "\n".join(samples(page))
    if page.stem == "studies":
        subprocess.run([sys.executable, "-m", "ecliptic", *STUDY], cwd=tmp_path, check=True, timeout=300)
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
