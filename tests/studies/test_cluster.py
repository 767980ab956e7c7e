"""A study on a real Ray cluster of two workers, one of which is killed half-way."""

from __future__ import annotations

from pathlib import Path

import pytest
from ray.cluster_utils import Cluster

from ecliptic.studies.plan import BadStudy, make
from ecliptic.studies.run import run, total
from ecliptic.studies.store import TABLES, Folder


def test_a_cluster_that_loses_a_worker_gives_the_same_results(tmp_path: Path) -> None:
    plan = make("transit", seats=(2, 3), games=100, seed=7)
    alone, shared = Folder(tmp_path / "alone"), Folder(tmp_path / "shared")
    run(plan, alone)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    workers = [cluster.add_node(num_cpus=1) for _ in range(2)]
    kept = 0

    def told(count: int) -> None:
        nonlocal kept
        kept += count
        if kept > total(plan) // 2 and len(workers) == 2:
            cluster.remove_node(workers.pop(), allow_graceful=False)

    try:
        run(plan, shared, ray=cluster.address, told=told)
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
    assert len(workers) == 1
    assert kept == total(plan)
    for table in TABLES:
        assert (alone.path / f"{table}.parquet").read_bytes() == (shared.path / f"{table}.parquet").read_bytes()


def test_no_cluster_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadStudy, match=r"there is no Ray cluster at 127\.0\.0\.1:1"):
        run(make("transit", seats=(2,), games=3), Folder(tmp_path / "study"), ray="127.0.0.1:1")
