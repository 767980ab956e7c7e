"""Workers do not outlive the process they work for."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from ecliptic.bots.workers import in_order, workers

PROGRAM = """
import os, sys, time
from ecliptic.bots.workers import workers

if __name__ == "__main__":
    pool = workers(1)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def alive(pid: int) -> bool:
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return told.strip() != "" and not told.startswith("Z")  # nobody may have collected it yet


def end_soon(*workers: int) -> None:
    for _ in range(200):
        if not any(map(alive, workers)):
            return
        time.sleep(0.1)
    raise AssertionError("they are still there")


def test_a_worker_ends_when_its_parent_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    parent = subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    assert alive(worker)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    end_soon(worker)


def taken(milliseconds: int) -> int:
    time.sleep(milliseconds / 1000)
    return milliseconds


def test_what_is_quickly_done_is_handed_out_several_at_a_time_and_comes_back_in_order() -> None:
    items = [60, *range(5), *[0] * 3000, 30, 1]
    assert list(in_order(workers(2), taken, items)) == items
    assert list(in_order(workers(1), taken, [])) == []
