"""A study on a Ray cluster. Workers need the same version of Ecliptic and nothing else: parts come back to us."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from socket import create_connection

import ray

from ecliptic.studies.batch import Part, play_batch
from ecliptic.studies.plan import BadStudy, Batch, Plan
from ecliptic.studies.run import AHEAD

PATIENCE = 600
"""Seconds without a single finished batch after which a cluster counts as gone."""


def on_cluster(plan: Plan, todo: list[Batch], address: str) -> Iterator[Part]:
    """The batches, played, as they get ready. A worker that dies costs a retry on another one."""
    _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadStudy(f"there is no Ray cluster at {address}: {error}") from None
    try:
        yield from _played(plan, todo)
    except ray.exceptions.RayTaskError as error:
        raise BadStudy(f"a worker of the cluster failed: {error.cause}") from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself tries for minutes where nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            create_connection((host.strip("[]"), int(port)), timeout=20).close()
        except (OSError, OverflowError) as error:
            raise BadStudy(f"there is no Ray cluster at {address}: {error}") from None


def _played(plan: Plan, todo: list[Batch]) -> Iterator[Part]:
    task = ray.remote(play_batch).options(max_retries=-1, num_cpus=1)
    shared = ray.put(plan)
    source = iter(todo)
    waiting: list[ray.ObjectRef[Part]] = []
    while True:
        cores = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        room = AHEAD * max(1, cores) - len(waiting)
        waiting += [task.remote(shared, batch) for batch in islice(source, max(0, room))]
        if not waiting:
            return
        done, waiting = ray.wait(waiting, timeout=PATIENCE)
        if not done:
            raise BadStudy("the Ray cluster has not finished a batch for ten minutes")
        for one in done:
            yield ray.get(one)
