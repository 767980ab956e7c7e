"""What `make bench` says got slower."""

from __future__ import annotations

import pytest

from benchmarks.figures import Run, Table

COLUMNS = ["inside, M/s", "times inside", "clone, ns"]


def run(peer: float, *values: float | None, name: str = "transit 3p") -> Run:
    return Run("2026-01-01", "a machine", peer, [Table("engine", COLUMNS, {name: list(values)})])


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
    page = run(4.0, 8.123, None, 1234.0).page()
    assert "| engine | inside, M/s | times inside | clone, ns |" in page
    assert "| transit 3p | 8.12 | – | 1,234 |" in page
