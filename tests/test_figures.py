"""What `make bench` says got slower."""

from __future__ import annotations

import msgspec
import pytest

from benchmarks.figures import KEPT, PAGE, Figures, Run, lost, page

COLUMNS = ["inside, M/s", "times inside", "clone, ns"]


def run(peer: float, *values: float | None, name: str = "transit 3p") -> Run:
    return Run("2026-01-01", "a machine", "What is measured.", peer, [Figures("engine", COLUMNS, {name: list(values)})])


@pytest.mark.parametrize(
    ("now", "slower"),
    [
        (run(4.0, 8.0, 2.0, 100.0), []),
        (run(4.0, 7.0, 1.75, 110.0), []),  # within noise
        (run(4.0, 4.0, 2.0, 100.0), ["transit 3p, inside, M/s: 4.00 after 8.00"]),
        (run(4.0, 8.0, 1.0, 100.0), ["transit 3p, times inside: 1.00 after 2.00"]),
        (run(4.0, 8.0, 2.0, 200.0), ["transit 3p, clone, ns: 200 after 100"]),
        (run(2.0, 4.0, 2.0, 200.0), []),  # a machine of half the speed
        (run(4.0, None, None, None), []),
        (run(4.0, 1.0, 1.0, 900.0, name="something new"), []),
    ],
)
def test_what_got_slower_by_more_than_noise_is_named(now: Run, slower: list[str]) -> None:
    assert now.slower(run(4.0, 8.0, 2.0, 100.0)) == slower


def test_the_page_shows_every_figure() -> None:
    text = page({"make bench": run(4.0, 8.123, None, 1234.0)})
    assert "## `make bench`\n\nWhat is measured. Measured on 2026-01-01 on a machine." in text
    assert "| engine | inside, M/s | times inside | clone, ns |" in text
    assert "| transit 3p | 8.12 | – | 1,234 |" in text


def test_how_busy_something_was_is_neither_better_nor_worse() -> None:
    assert lost("servers, %", 90.0, 10.0, 1.0) == 0


def test_the_page_of_the_docs_is_made_of_the_kept_figures() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Run]))
