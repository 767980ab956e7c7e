"""`ecliptic puzzles`: positions with one best choice, found in bots' games, and proven again."""

from __future__ import annotations

import time
from argparse import Namespace
from itertools import islice
from pathlib import Path

import msgspec

from ecliptic.bots.puzzles import Puzzle, check, kept, make, to_json
from ecliptic.cli import files
from ecliptic.cli.game_info import find
from ecliptic.cli.language import BadUsage, say
from ecliptic.cli.screen import console, watched


def run(asked: Namespace) -> int:
    if asked.count < 1:
        raise BadUsage(say("puzzles-too-few"))
    return _make(asked) if asked.what == "make" else _check(asked)


def _make(asked: Namespace) -> int:
    game, out = find(asked.game), Path(asked.out)
    files.check(out)
    began, found = time.perf_counter(), list[Puzzle]()
    try:
        for puzzle in watched(islice(make(game.id, asked.seed), asked.count), say("puzzles-looking"), asked.count):
            found.append(puzzle)
    finally:  # also if it was stopped
        if found:
            files.write(out, to_json(found))
    games = found[-1].source - asked.seed + 1
    seconds = round(time.perf_counter() - began)
    console().print(say("puzzles-made", count=len(found), games=games, seconds=seconds))
    return 0


def _check(asked: Namespace) -> int:
    """Each is answered by a search with luck of its own; whether all answers are as the puzzles say."""
    puzzles = _read(asked.puzzles)[: asked.count]
    if not puzzles:
        raise BadUsage(say("puzzles-none", name=asked.puzzles))
    same = 0
    for puzzle in watched(puzzles, say("puzzles-checking"), len(puzzles)):
        seed = None if asked.seed is None else asked.seed + puzzle.source
        if check(puzzle, puzzle.simulations * asked.times, seed):
            same += 1
        else:
            console().print(say("puzzles-other", source=puzzle.source, event=puzzle.event, best=puzzle.best))
    console().print(say("puzzles-agreed", same=same, count=len(puzzles)))
    return 0 if same == len(puzzles) else 1


def _read(name: str) -> list[Puzzle]:
    """Those of a file, or those of a game that come with the package."""
    if not Path(name).exists():
        return kept(find(name).id)
    try:
        return msgspec.json.decode(Path(name).read_bytes(), type=list[Puzzle])
    except msgspec.DecodeError as error:
        raise BadUsage(say("puzzles-not", name=name, error=str(error))) from None
