"""Deals of the day: how each game is dealt, what an attempt is worth, and whether it is one."""

from __future__ import annotations

import datetime
import functools
from collections.abc import Sequence
from typing import NamedTuple

from ecliptic.kernel.chance import Seed
from ecliptic.kernel.game import Game, OptionValue
from ecliptic.kernel.record import Record, final_state, verify
from ecliptic.kernel.state import State
from ecliptic.server.live import the_game
from ecliptic.server.store.nights import LATE, RANKED, Attempt
from ecliptic.table import Table, decode
from ecliptic.table.journal import Moved, StoodIn, TimedOut

ME = 0
"""The player's seat."""


class Setup(NamedTuple):
    """How a game is played as the deal of the day: alone if possible, else with as few bots as possible."""

    seats: int
    options: dict[str, OptionValue]
    kind: str
    """What is compared: points, stars, lead (over the others, or over the Hourglass), moves (the fewer the better)."""


@functools.cache
def setup(game_id: str) -> Setup:
    state = the_game(game_id).start(None, the_game(game_id).deal_options)
    return Setup(state.seats, the_game(game_id).options_of(state), _kind(the_game(game_id), state))


def _kind(game: Game, state: State) -> str:
    unit = game.unit(state).name
    if unit in ("points", "stars"):
        return unit
    if not game.scores(state):
        return "moves"
    return "points" if unit == "levels" else "lead"


def start(game_id: str) -> State:
    """A new game as it is dealt here."""
    state: State = the_game(game_id).start(setup(game_id).seats, setup(game_id).options)
    return state


def day_of(ms: int) -> str:
    """2026-11-16, in UTC."""
    return datetime.datetime.fromtimestamp(ms / 1000, datetime.UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    return (datetime.date.fromisoformat(day) + datetime.timedelta(days)).isoformat()


def end_of(day: str) -> int:
    """Midnight, in milliseconds since 1970."""
    midnight = datetime.datetime.combine(datetime.date.fromisoformat(day_after(day)), datetime.time(), datetime.UTC)
    return int(midnight.timestamp() * 1000)


class NotThisDeal(Exception):
    """A record that is not of the deal it claims to be, or not what was stored."""


def judge(attempt: Attempt, seed: Seed, stored: Sequence[bytes]) -> Attempt:
    """The attempt with its result, from what is stored of its table. Raises an error if it is not of this deal, or if a
    bot helped."""
    game = the_game(attempt.game)
    changes = [decode(body) for body in stored]
    table = Table.read(game, seed.secret, changes)
    record = table.whole_record()
    helped = any(isinstance(one, StoodIn | TimedOut) for change in changes for one in change.entries)
    if helped or table.opened.commitment != seed.commitment:
        raise NotThisDeal
    check(game, record)
    ended = max((change.at for change in changes if any(isinstance(one, Moved) for one in change.entries)), default=0)
    moves = sum(seat == ME for seat, _ in record.events)
    won, score = measure(game, final_state(game, record), moves)
    seconds = (ended - changes[0].at) // 1000
    status = RANKED if ended < end_of(attempt.day) else LATE
    return attempt._replace(status=status, won=won, score=score, seconds=seconds)


def check(game: Game, record: Record) -> None:
    """Raises `NotThisDeal` or `BadRecord` unless this is a whole game as it is dealt here, with the luck of its seed
    and nothing added to it."""
    same = (record.seats, record.options) == (setup(game.id).seats, setup(game.id).options)
    if not same or record.entropy or record.past or record.result is None or not verify(game, record).fair:
        raise NotThisDeal


def measure(game: Game, state: State, moves: int) -> tuple[bool, float]:
    """Whether a finished game, in which the player made this many moves, was won, and how well."""
    kind, result = setup(game.id).kind, state.returns()[ME]
    if kind == "moves":
        return result > 0, float(moves)
    if kind == "stars" or (kind == "points" and game.unit(state).name == "points"):
        return result > 0, round(result * game.unit(state).scale, 2)
    scores = list(game.scores(state))
    others = [score for seat, score in enumerate(scores) if seat != ME]
    lead = kind == "lead" and not game.cooperative and others
    return result > 0, scores[ME] - max(others) if lead else scores[ME]


def better(kind: str, won: bool, score: float) -> tuple[bool, float]:
    """A key to sort by: the better a result, the greater."""
    return won, -score if kind == "moves" and won else score
