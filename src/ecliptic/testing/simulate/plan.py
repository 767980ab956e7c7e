"""What will happen, drawn from a seed: which processes there are, who plays what, who attacks, what breaks and when.

A plan is a list of steps that do not depend on each other: each can be left out, which is how a plan that fails is made
shorter. What the people in it do by themselves (thinking, moving, answering) they draw from streams of their own.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from ecliptic.games import GAMES
from ecliptic.kernel.errors import EclipticError
from ecliptic.server.live import the_game

FAULTS = {
    "crash": 3, "restart": 1, "lose": 3, "fail": 3, "slow": 1, "stuck": 1, "down": 1, "deaf": 2, "jump": 1,
    "kill_bots": 1, "cut": 4, "half": 2, "lag": 2, "offline": 2,
}  # fmt: skip
ORDERS = {
    "say": 3, "undo": 6, "leave": 2, "stand_in": 2, "device": 1, "fetch": 4, "post": 3, "hook": 1, "ask": 1, "hint": 1,
    "spectate": 2, "words": 1, "refuse": 1, "http": 2, "analyse": 3,
    "remove": 1, "hand": 2,
}  # fmt: skip
ATTACKS = {
    "replay": 3, "guess": 3, "probe": 2, "steal": 2, "reuse": 2, "flood": 1, "race": 3, "strange": 1, "ring": 1,
    "vacate": 2,
}  # fmt: skip
WEIGHTS = {"ephemeris": 5, "transit": 3, "gemini": 2, "survivors": 2}
"""How often each game is played: most often those with secrets, and with quick frames."""
LAST_OPENING = 0.5
"""Tables are opened in the first half of a plan."""


class Step(msgspec.Struct, frozen=True, array_like=True):
    """Something that happens at some time."""

    at: float
    what: str
    about: dict[str, Any] = {}


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """All of it; also the form of a saved case."""

    seed: int
    shared: bool
    """Whether the database is a PostgreSQL, and not a SQLite."""
    processes: int
    seconds: float
    cache: int
    losses: float = 0.0
    copies: float = 0.0
    keep: float = 0.0
    """Seconds after which a table that nobody plays at is removed; 0: never."""
    steps: list[Step]


def draw(seed: int, minutes: float = 3.0) -> Plan:
    """The plan of a seed. Not every trouble is in each: some bugs show only where others do not get in the way."""
    rng = random.Random(f"plan {seed}")
    shared = rng.random() < 0.7
    processes = rng.choice([2, 2, 3]) if shared else 1
    seconds = 60.0 * minutes
    parties = [party(rng, number) for number in range(rng.choice([1, 1, 2, 2, 3]))]
    steps = [Step(rng.uniform(0, LAST_OPENING * seconds) if n else 0.0, "open", one) for n, one in enumerate(parties)]
    calm = rng.random() < 0.15
    for kinds, rate in ((FAULTS, 0 if calm else rng.choice([0, 0.03, 0.1, 0.3])), (ORDERS, 0.4), (ATTACKS, 0.15)):
        some = {kind: weight for kind, weight in kinds.items() if rng.random() < 0.6}
        steps += _steps(rng, some, rate * len(parties), seconds, processes, parties)
    return Plan(
        seed=seed,
        shared=shared,
        processes=processes,
        seconds=seconds,
        cache=rng.choice([1, 2, 2000]),
        losses=0.0 if calm else rng.choice([0.0, 0.02]),
        copies=0.0 if calm else rng.choice([0.0, 0.05]),
        keep=rng.choice([0.0, 0.0, 0.0, 10.0]),
        steps=sorted(steps, key=lambda step: step.at),
    )


def _steps(
    rng: random.Random,
    kinds: dict[str, int],
    rate: float,
    seconds: float,
    processes: int,
    parties: list[dict[str, Any]],
) -> list[Step]:
    if not kinds or not rate:
        return []
    steps = []
    at = rng.expovariate(rate)
    while at < seconds:
        what = rng.choices(list(kinds), list(kinds.values()))[0]
        number = rng.randrange(len(parties))
        about = {
            "process": rng.randrange(processes),
            "party": number,
            "seat": rng.randrange(parties[number]["seats"]),
            "luck": rng.randrange(1 << 30),
        }
        steps.append(Step(round(at, 3), what, about))
        at += rng.expovariate(rate)
    return steps


def party(rng: random.Random, number: int) -> dict[str, Any]:
    """People who want to play something together."""
    name = rng.choices(list(GAMES), [WEIGHTS.get(name, 1) for name in GAMES])[0]
    its = the_game(name)
    while True:
        chance = {option.name: 0.8 if len(option.choices) > 2 else 0.3 for option in its.options}
        options = {option.name: _value(rng, option) for option in its.options if rng.random() < chance[option.name]}
        seats = min(rng.choice(its.seats), 4)
        try:
            its.start(seats, options)
        except EclipticError:
            continue
        bots = [seat for seat in range(1, seats) if rng.random() < 0.2]
        return {
            "number": number,
            "game": name,
            "options": options,
            "seats": seats,
            "bots": bots,
            "public": rng.random() < 0.5,
            "watchable": rng.random() < 0.9,
            "clock": rng.choice([None, None, None, [30, 1], [120, 2]]),
            "racing": rng.random() < 0.4,
            "speed": rng.choice([0.3, 1.0, 1.0, 4.0]),
        }


def _value(rng: random.Random, option: Any) -> Any:
    if option.choices:
        return rng.choice(option.choices)
    if isinstance(option.default, bool):
        return rng.random() < 0.5
    return rng.randint(option.low, option.high)
