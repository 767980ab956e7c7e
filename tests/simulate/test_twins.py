"""Twin worlds are not the same: they differ in what the viewer cannot know, or their comparison would show nothing."""

from __future__ import annotations

from ecliptic.testing.simulate import mutants, twins


def test_twins_differ_where_nobody_can_see() -> None:
    compared = [twins.compare(seed) for seed in range(12)]
    assert [one.violation for one in compared] == [None] * len(compared)
    assert sum(one.rounds for one in compared) > 30
    assert sum(one.apart for one in compared) > 5


def test_time_that_tells_something_is_noticed() -> None:
    """18.3: lone choices in secret that take their time."""
    with mutants.planted("forced_in_time"):
        assert any(twins.compare(seed).violation for seed in range(12))
