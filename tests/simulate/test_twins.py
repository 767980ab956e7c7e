"""Twin worlds are not the same: they differ in what the viewer cannot know, or their comparison would show nothing."""

from __future__ import annotations

from pathlib import Path

from ecliptic.testing.simulate import mutants, shrink, twins


def test_twins_differ_where_nobody_can_see() -> None:
    compared = [twins.compare(seed) for seed in range(12)]
    assert [one.violation for one in compared] == [None] * len(compared)
    assert sum(one.rounds for one in compared) > 30
    assert sum(one.apart for one in compared) > 5


def test_time_that_tells_something_is_noticed() -> None:
    """Lone choices in secret that take their time."""
    with mutants.planted("forced_in_time"):
        assert any(twins.compare(seed).violation for seed in range(12))


def test_twins_that_fail_are_kept_with_as_few_rounds_as_it_takes(tmp_path: Path) -> None:
    with mutants.planted("forced_in_time"):
        seed = next(seed for seed in range(12) if twins.compare(seed).violation)
        case = shrink.read(shrink.keep(seed, 0.01, tmp_path))
        pair = twins.draw(seed)
        assert pair is not None
        assert case.viewer == pair.viewer
        assert case.plan.seconds <= pair.plan.seconds
        violation = case.live()
        assert violation is not None
        assert violation.name == case.violated == "twin worlds look the same"
    assert case.live() is None
