"""The samples of the README and of the pages run as they are printed."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

import ecliptic
from ecliptic.cli import main
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.record import play

ROOT = Path(__file__).parents[1]
STUDY = ["study", "run", "transit", "--games", "20", "--out", "transit-study"]
"""What the page about studies reads."""
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def run(samples: list[str], **given: object) -> None:
    """One after the other, as in a notebook."""
    names = {"__name__": "sample", **given}
    for sample in samples:
        exec(compile(sample, "sample", "exec"), names)


def record() -> str:
    """A short game, for the samples that are about records."""
    game, luck = ecliptic.game("transit"), ecliptic.Luck(1)
    state = game.start(2, {"rounds": 1})
    return play(game, state, Seed.of_number(1), lambda known, seat: known.pick(seat, luck.word()), limit=12).to_text()


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.stem)
def test_the_samples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if page.stem == "studies":
        assert main(STUDY) == 0
    run(blocks(page, "python"), text=record())


def test_the_first_sample_runs() -> None:
    assert ecliptic.__doc__ is not None
    run([textwrap.dedent(ecliptic.__doc__.partition("\n\n")[2])])


def test_the_page_about_records_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    page = ROOT / "docs" / "records.md"
    (shown,) = [block for block in blocks(page, "") if block.startswith("ecliptic record") and "\nend " in block]
    (verified,) = [sample for sample in blocks(page, "python") if "verify" in sample]
    run([verified], text=shown)
    (said,) = blocks(page, "text")
    assert capsys.readouterr().out == said
