"""What a study plays. Everything about a game follows from this plan and the game's number, so it does not matter who
plays it, where, when, or in which order."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import msgspec

import ecliptic
from ecliptic.games import game as find
from ecliptic.kernel.edition import changed, datum, read_file, read_tables
from ecliptic.kernel.errors import EclipticError
from ecliptic.kernel.game import Game, OptionValue
from ecliptic.studies.players import check

WAVER = 10
"""A wavering player makes one decision in this many at random."""
MIRRORED = 5
"""One deal in this many is also played twice by wavering players, to tell luck from decisions."""
LEAST_MIRRORED = 20


Sweeps = tuple[tuple[str, tuple[object, ...]], ...]
"""Paths into an edition, each with its values."""


class BadStudy(EclipticError):
    """A study that makes no sense, or a folder that holds another one."""


class Arm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One edition of the components under study."""

    name: str
    overlay: dict[str, object]
    """Laid over the built-in edition."""
    edition: str
    """Its fingerprint."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The definition of a study; it lies beside the results as `study.json`."""

    game: str
    options: dict[str, OptionValue]
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    """How many games each cell has."""
    mirrored: int
    """How many deals are played twice by wavering players."""
    seed: int
    arms: tuple[Arm, ...]
    batch: int
    """How many games make a part."""
    code: str
    """A fingerprint of the rules, the bots and the player of studies."""
    version: str = ecliptic.__version__

    def start(self, arm: int) -> Game:
        """The game with the components of an arm."""
        return find(self.game, self.arms[arm].overlay or None)


class Cell(NamedTuple):
    """Games of one kind: an edition, a number of seats, and who plays."""

    number: int
    arm: int
    seats: int
    bot: str
    rival: str = ""
    """Who sits on all other seats; nobody else if empty."""
    wavering: bool = False
    games: int = 0

    @property
    def lineup(self) -> str:
        """Who plays, in words."""
        if self.wavering:
            return f"{self.bot}, wavering"
        return f"{self.bot} among {self.rival}" if self.rival else self.bot

    def luck(self, index: int) -> int:
        """Which deal a game has. Games with the same deal meet the same chance in every cell."""
        return index // 2 if self.wavering else index

    def challenger(self, index: int) -> int:
        """The seat of the one that differs from the rest; -1 if all are the same."""
        return index % self.seats if self.rival else -1

    def players(self, index: int) -> list[str]:
        """Who sits where."""
        seat = self.challenger(index)
        return [self.bot if seat in (-1, i) else self.rival for i in range(self.seats)]


@dataclass(frozen=True)
class Batch:
    """Games of a cell that are played together and make one part."""

    cell: Cell
    first: int
    count: int

    @property
    def name(self) -> str:
        return f"c{self.cell.number:03}-{self.first:07}"


def cells(plan: Plan) -> list[Cell]:
    """Everything a study plays.

    Each bot plays with copies of itself on every edition. Where players compete, each bot but the first also plays
    alone among those of the level before it. Wavering players of the last bot show what luck does, on the first
    edition.
    """
    found: list[Cell] = []

    def add(arm: int, seats: int, bot: str, rival: str = "", wavering: bool = False) -> None:
        count = 2 * plan.mirrored if wavering else plan.games
        if count:
            found.append(Cell(len(found), arm, seats, bot, rival, wavering, count))

    competitive = not find(plan.game).cooperative
    for seats in plan.seats:
        for bot in plan.bots:
            for arm in range(len(plan.arms)):
                add(arm, seats, bot)
        if competitive and seats > 1:
            for weaker, bot in zip(plan.bots, plan.bots[1:], strict=False):
                add(0, seats, bot, weaker)
        add(0, seats, plan.bots[-1], wavering=True)
    return found


def batches(plan: Plan) -> Iterator[Batch]:
    """All parts of a study."""
    for cell in cells(plan):
        for first in range(0, cell.games, plan.batch):
            yield Batch(cell, first, min(plan.batch, cell.games - first))


def number(*words: object) -> int:
    """48 bits that follow from the words."""
    return int.from_bytes(secret(*words)[:6], "big")


def secret(*words: object) -> bytes:
    """32 bytes that follow from the words."""
    return hashlib.sha256("/".join(map(str, ("ecliptic study", *words))).encode()).digest()


# -- making one ------------------------------------------------------------------------------------------------------


def make(
    name: str,
    *,
    seats: tuple[int, ...] = (),
    bots: tuple[str, ...] = ("medium",),
    games: int = 1000,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    edition: str = "",
    against: str = "",
    sweeps: Sweeps = (),
    mirrored: int | None = None,
) -> Plan:
    """A plan from what somebody asked for. Raises an `EclipticError` that says what is wrong with it."""
    if games < 1:
        raise BadStudy(f"a study needs at least one game, not {games}")
    if against and sweeps:
        raise BadStudy("a study compares with another edition or sweeps over values, not both")
    for bot in bots:
        check(bot, name)
    if len(set(bots)) < len(bots) or not bots:
        raise BadStudy("each bot should be named once")
    arms = _arms(name, edition, against, sweeps)
    game = find(name, arms[0].overlay or None)
    chosen = game.check_options(options or {})
    wanted = tuple(sorted(set(seats))) or game.seats_for(chosen)
    for arm in arms:
        for count in wanted:
            find(name, arm.overlay or None).start(count, chosen)
    most = max(LEAST_MIRRORED, games // MIRRORED) if mirrored is None else mirrored
    return Plan(
        game=name, options=chosen, seats=wanted, bots=bots, games=games, mirrored=min(games, most), seed=seed,
        arms=arms, batch=max(1, min(500, games // 50)), code=code_of(name),
    )  # fmt: skip


def _arms(name: str, edition: str, against: str, sweeps: Sweeps) -> tuple[Arm, ...]:
    base = read_file(Path(edition)) if edition else {}
    found = [_arm(name, Path(edition).name if edition else "built-in", base)]
    if against:
        found.append(_arm(name, Path(against).name, read_file(Path(against))))
    for values in product(*([(path, value) for value in values] for path, values in sweeps)):
        overlay = base
        for path, value in values:
            overlay = {**overlay, **_swept(name, overlay, path, value)}
        if values:
            found.append(_arm(name, ", ".join(f"{path}={value}" for path, value in values), overlay))
    known: dict[str, Arm] = {}
    for arm in found:
        known.setdefault(arm.edition, arm)
    if (against or sweeps) and len(known) == 1:
        raise BadStudy("there is nothing to compare: all these editions are the same")
    return tuple(known.values())


def _swept(name: str, overlay: dict[str, object], path: str, value: object) -> dict[str, object]:
    tables = read_tables(find(name).folder / "data", overlay or None)
    old = datum(tables, path)
    if isinstance(old, str) and not isinstance(value, str):
        value = str(value)  # a cost such as "3" is a text
    return changed(tables, path, value)


def _arm(name: str, title: str, overlay: dict[str, object]) -> Arm:
    return Arm(title, overlay, find(name, overlay or None).edition_hash)


@cache
def code_of(name: str) -> str:
    """Twelve hex digits that change with the source of whatever decides how a game goes."""
    package = Path(__file__).parent.parent
    files = {package / "studies" / file for file in ("plan.py", "play.py", "players.py", "features.py", "batch.py")}
    for folder in (package / "kernel", package / "bots"):
        files |= {*folder.rglob("*.py")}
    game = type(find(name))
    file = Path(inspect.getfile(game))
    files |= {*file.parent.rglob("*.py")} if "." in game.__module__ else {file}
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
