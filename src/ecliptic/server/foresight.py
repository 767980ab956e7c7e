"""What bots achieve on a deal of the day, and what somebody who knew all the luck to come could have achieved.

Once a deal and its bots are known, everything that happens follows from the player's own decisions. So a game can be
replayed up to any of them and changed there, over and over, and the best one kept.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from ecliptic.bots import DEFAULT, Bot, bot, bot_seed
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE, step
from ecliptic.server.deals import ME, better, measure, setup, start
from ecliptic.server.live import the_game

FORESIGHT = "foresight"
"""The name of this mark, where others have the name of a level."""
TRIES = 5000
SECONDS = 60.0
"""Of processor time, for games whose bots think long. The five games here need 2 to 20."""
ENDLESS = 4000
"""Decisions after which a game is given up."""


class Line(NamedTuple):
    """A game of a deal: its result, and the player's decisions."""

    won: bool
    score: float
    made: list[int]


def mark(game_id: str, secret: bytes, who: str) -> tuple[bool, float]:
    """What a bot of a level, or somebody with foresight, achieves on a deal on the player's seat."""
    if who == FORESIGHT:
        return foreseen(game_id, secret)[:2]
    return replayed(game_id, secret, bot(who, seed=bot_seed(Seed(secret), ME)))[:2]


def foreseen(game_id: str, secret: bytes, tries: int = TRIES) -> Line:
    """The best of many games of a deal. The first one is a bot's. Each of the others follows the best so far,
    makes any other choice at one decision, and goes on as the bot would. There may be better games than the one that is
    found, and nobody who does not know the luck to come can be expected to play it."""
    kind, luck = setup(game_id).kind, Luck(int.from_bytes(secret[:7], "big"), 1)
    until = time.process_time() + SECONDS

    def attempt(kept: Sequence[int] = (), change: Luck | None = None) -> Line:
        return replayed(game_id, secret, bot(DEFAULT, seed=bot_seed(Seed(secret), ME)), kept, change)

    best = attempt()
    for _ in range(tries):
        other = attempt(best.made[: luck.below(len(best.made))], luck)
        if better(kind, *other[:2]) >= better(kind, *best[:2]):
            best = other
        if time.process_time() > until:
            break
    return best


def replayed(game_id: str, secret: bytes, player: Bot, kept: Sequence[int] = (), change: Luck | None = None) -> Line:
    """A game of a deal: first these decisions of the player, then a random one if there is luck to choose it, then
    those of a bot."""
    game, seed, state = the_game(game_id), Seed(secret), start(game_id)
    fate, made = Fate(seed), list[int]()
    bots = [player if seat == ME else bot(DEFAULT, seed=bot_seed(seed, seat)) for seat in range(state.seats)]
    while (actors := state.actors()) and len(made) < ENDLESS:
        seat = next_actor(actors)
        if seat == NATURE:
            action = fate.next_action(state)
        elif seat == ME and len(made) < len(kept):
            action = kept[len(made)]
        elif seat == ME and len(made) == len(kept) and change is not None:
            action = state.pick(seat, change.word())
        else:
            action = bots[seat].choose(state.known_to(seat), seat)
        if seat == ME:
            made.append(action)
        step(state, seat, action)
    if actors:
        return Line(False, float("-inf"), made)
    return Line(*measure(game, state, len(made)), made)
