"""`ecliptic puzzles`: positions with one best choice: found in bots' games, proven again, and solved."""

from __future__ import annotations

import time
from argparse import Namespace
from itertools import islice
from pathlib import Path

import msgspec

from ecliptic.bots.puzzles import Puzzle, kept, to_json
from ecliptic.bots.puzzles.mining import Source, check, make
from ecliptic.cli import files, solving
from ecliptic.cli.game_info import find
from ecliptic.cli.language import BadUsage, say
from ecliptic.cli.screen import console, watched


def run(asked: Namespace) -> int:
    if asked.count < 1:
        raise BadUsage(say("puzzles-too-few"))
    return {"make": _make, "check": _check, "play": solving.run}[asked.what](asked)


def _make(asked: Namespace) -> int:
    game, out = find(asked.game), Path(asked.out)
    if asked.jobs < 1:
        raise BadUsage(say("puzzles-jobs"))
    game.start(asked.seats, dict(asked.option))  # what is wrong is told before the first game
    files.check(out)
    source = Source(game.id, asked.seed, asked.seats, dict(asked.option))
    began, found = time.perf_counter(), list[Puzzle]()
    try:
        for puzzle in watched(islice(make(source, asked.jobs), asked.count), say("puzzles-looking"), asked.count):
            found.append(puzzle)
    finally:  # also if it was stopped
        if found:
            files.write(out, to_json(found))
            games = found[-1].source - asked.seed + 1
            seconds = round(time.perf_counter() - began)
            console().print(say("puzzles-made", count=len(found), games=games, seconds=seconds))
    return 0


def _check(asked: Namespace) -> int:
    """Has each answered by a search with luck of its own; returns whether all answers agree with the puzzles."""
    puzzles = _read(asked.puzzles)
    wanted = puzzles[:: max(1, len(puzzles) // asked.count)][: asked.count]  # easy ones and hard ones
    if not wanted:
        raise BadUsage(say("puzzles-none", name=asked.puzzles))
    if asked.out:
        files.check(Path(asked.out))
    other: list[Puzzle] = []
    for puzzle in watched(wanted, say("puzzles-checking"), len(wanted)):
        seed = None if asked.seed is None else asked.seed + puzzle.source
        if not check(puzzle, puzzle.simulations * asked.times, seed):
            other.append(puzzle)
            console().print(say("puzzles-other", source=puzzle.source, event=puzzle.event, best=puzzle.best))
    console().print(say("puzzles-agreed", same=len(wanted) - len(other), count=len(wanted)))
    if asked.out:
        files.write(Path(asked.out), to_json([one for one in puzzles if one not in other]))
    return 0 if not other or asked.out else 1


def _read(name: str) -> list[Puzzle]:
    """The puzzles of a file, or those of a game that come with the package."""
    if not Path(name).exists():
        return kept(find(name).id)
    try:
        return msgspec.json.decode(Path(name).read_bytes(), type=list[Puzzle])
    except msgspec.DecodeError as error:
        raise BadUsage(say("puzzles-not", name=name, error=str(error))) from None
