"""Random games as a list of hashes, to compare two builds state by state.

`python -m ecliptic.testing.trace tests/games/transit` prints one line for every position of a few games of each
variant of the kit found there. The compiled and the interpreted engine (`ECLIPTIC_PURE=1`) must print the same.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

import ecliptic
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import State
from ecliptic.testing.kit import Kit, dump, load_kit, viewers

POSITIONS = 2000
"""For each game, all its variants together: games of each are added until there are this many, at least one."""


def lines(kit: Kit) -> Iterator[str]:
    """Each position on one line: the game, the variant, the ply, and a hash of all that can be asked of it."""
    for variant in kit.variants:
        count, number = 0, 0
        while count < POSITIONS // len(kit.variants):
            state, luck, ply = kit.start(variant), Luck(number, 1), 0
            while True:
                yield f"{kit.game.id} ({variant}), game {number}, ply {ply}: {_hash(state)}"
                if state.actors() == 0 or ply == kit.game.max_plies:
                    break
                seat = next_actor(state.actors())
                state.apply(seat, state.pick(seat, luck.word()))
                ply += 1
            count, number = count + ply + 1, number + 1


def _hash(state: State) -> str:
    """Of the position, who may do what, and what one viewer knows and guesses."""
    actors = state.actors()
    told = [dump(state), str(actors), str(state.barriers())]
    if actors:
        seat = next_actor(actors)
        told.append(f"{list(state.legal(seat))} {state.stream()}")
    else:
        told.append(str(state.returns()))
    viewer = viewers(state)[len(told[0]) % (state.seats + 1)]
    known = state.known_to(viewer)
    told.append(dump(known))
    known.fill(Luck(1))
    told.append(dump(known))
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


def main(folders: list[str]) -> None:
    print("compiled" if ecliptic.compiled else "interpreted")
    for folder in folders:
        for line in lines(load_kit(Path(folder))):
            print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
