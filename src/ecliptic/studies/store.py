"""A study's folder: its plan, the parts that are finished, and at the end two tables.

    study.json                                          the plan
    parts/c000-0000000.games.parquet, .decisions.parquet   a finished batch each
    games.parquet, decisions.parquet                    everything, once all parts are there; the parts are gone then

Files appear under their names only when they are whole, so whatever stops a run leaves a folder that can go on.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import polars as pl

from ecliptic.studies.batch import Part
from ecliptic.studies.plan import BadStudy, Batch, Cell, Plan, batches, cells

MAGIC = b"PAR1"
ROWS = 1_000_000
"""Of a table that are read at once."""
TABLES = ("decisions", "games")
"""In the order in which they are written: a batch is finished when its games are there."""


class Folder:
    """Where a study lies."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts = path / "parts"

    # -- the plan --------------------------------------------------------------------------------------------

    def plan(self) -> Plan:
        """The study that lies here. Raises `BadStudy` if there is none."""
        file = self.path / "study.json"
        try:
            return msgspec.json.decode(file.read_bytes(), type=Plan)
        except OSError:
            raise BadStudy(f"there is no study in {self.path}") from None
        except msgspec.MsgspecError as error:
            raise BadStudy(f"{file} is not the plan of a study: {error}") from None

    def take(self, plan: Plan) -> None:
        """Makes the folder this study's, or finds that it is so already. Raises `BadStudy`."""
        if (self.path / "study.json").exists():
            other = differing(self.plan(), plan)
            if other:
                raise BadStudy(f"{self.path} holds another study ({other}): choose another folder for this one")
            return
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            strangers = [file for file in self.path.iterdir() if not file.name.endswith(".draft")]
        except OSError as error:
            raise BadStudy(f"{self.path} cannot be used as a folder: {error.strerror}") from None
        if strangers:
            raise BadStudy(f"{self.path} is not empty and holds no study: choose another folder")
        self._write(self.path / "study.json", msgspec.json.format(msgspec.json.encode(plan), indent=1))

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keeps a second run out of the folder for as long as this one lives, however it ends."""
        try:
            import fcntl
        except ImportError:  # not on this system: whoever starts two runs in one folder plays some games twice
            yield
            return
        with open(self.path / "study.json") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadStudy(f"another run is at work in {self.path}") from None
            yield

    # -- the parts -------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether everything was played and put together."""
        return all((self.path / f"{table}.parquet").exists() for table in TABLES)

    def missing(self, plan: Plan) -> list[Batch]:
        """What is still to be played, spread over all cells so that the time left can be told."""
        if self.finished:
            return []
        left = [batch for batch in batches(plan) if not self._kept(batch.name)]
        return sorted(left, key=lambda batch: (batch.first / batch.cell.games, batch.cell.number))

    def keep(self, part: Part) -> None:
        """Stores a finished batch."""
        self.parts.mkdir(exist_ok=True)
        self._write(self._part(part.name, "decisions"), part.decisions)
        self._write(self._part(part.name, "games"), part.games)

    def finish(self, plan: Plan) -> None:
        """Puts the parts together, in the order of the plan."""
        if not self.finished:
            names = [batch.name for batch in batches(plan)]
            for table in TABLES:
                target = self.path / f"{table}.parquet"
                whole = pl.scan_parquet([self._part(name, table) for name in names])
                whole.sink_parquet(_draft(target), compression="zstd", row_group_size=ROWS, maintain_order=True)
                _draft(target).replace(target)
        if self.parts.exists():
            shutil.rmtree(self.parts)

    def table(self, name: str) -> pl.LazyFrame:
        """`games` or `decisions`: all of a finished study, or of one under way what there is."""
        if self.finished:
            whole = self.path / f"{name}.parquet"
            if not _whole(whole):
                raise BadStudy(f"{whole} is damaged: play the study again in another folder")
            return pl.scan_parquet(whole)
        found = sorted(path.name.removesuffix(".games.parquet") for path in self.parts.glob("*.games.parquet"))
        if not found:
            raise BadStudy(f"no game of the study in {self.path} has been finished yet")
        damaged = [one for one in found if not self._kept(one)]
        if damaged:
            raise BadStudy(f"part {damaged[0]} in {self.parts} is damaged: running the study again replays its games")
        return pl.scan_parquet([self._part(one, name) for one in found])

    def pieces(self, plan: Plan, wanted: Collection[int]) -> Iterator[tuple[int, pl.LazyFrame]]:
        """The decisions of these cells, each piece with the number of its cell: whole games of about `ROWS` rows, as
        all of them together are more than fits into memory."""
        games, rows = (int(self.table(name).select(pl.len()).collect().item()) for name in ("games", "decisions"))
        at_once = max(1, ROWS * games // max(1, rows))
        for cell in cells(plan):
            if cell.number in wanted:
                pieces = self._finished(cell, at_once) if self.finished else self._parts(cell, at_once, plan.batch)
                yield from ((cell.number, piece) for piece in pieces)

    def _finished(self, cell: Cell, at_once: int) -> Iterator[pl.LazyFrame]:
        whole = self.table("decisions")
        for first in range(0, cell.games, at_once):
            yield whole.filter(
                pl.col("cell") == cell.number, pl.col("game").is_between(first, first + at_once, closed="left")
            )

    def _parts(self, cell: Cell, at_once: int, batch: int) -> Iterator[pl.LazyFrame]:
        names = (Batch(cell, first, batch).name for first in range(0, cell.games, batch))
        found = [self._part(name, "decisions") for name in names if self._kept(name)]
        files = max(1, at_once // batch)
        for first in range(0, len(found), files):
            yield pl.scan_parquet(found[first : first + files])

    def _kept(self, name: str) -> bool:
        """Whether all of a part is there."""
        return all(_whole(self._part(name, table)) for table in TABLES)

    def _part(self, name: str, table: str) -> Path:
        return self.parts / f"{name}.{table}.parquet"

    def _write(self, path: Path, data: bytes) -> None:
        try:
            with open(_draft(path), "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            _draft(path).replace(path)
        except OSError as error:
            raise BadStudy(f"{path} cannot be written: {error.strerror}") from None


def _whole(path: Path) -> bool:
    """Whether there is a Parquet file, with its beginning and its end."""
    try:
        with open(path, "rb") as file:
            begin = file.read(len(MAGIC))
            file.seek(-len(MAGIC), os.SEEK_END)
            return begin == file.read() == MAGIC
    except OSError:
        return False


def _draft(path: Path) -> Path:
    return path.with_name(path.name + ".draft")


def differing(one: Plan, other: Plan) -> str:
    """What makes two plans different, in words; empty if they are the same."""
    for name in one.__struct_fields__:
        if name == "arms" and [arm.edition for arm in one.arms] != [arm.edition for arm in other.arms]:
            return f"editions {', '.join(arm.name for arm in one.arms)}"
        if name == "code" and one.code != other.code:
            return "played by another version of the rules or the bots"
        if name not in ("arms", "code") and getattr(one, name) != getattr(other, name):
            return f"{name} {_shown(getattr(one, name))}, not {_shown(getattr(other, name))}"
    return ""


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value)
