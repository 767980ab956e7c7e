"""Players that are not people. A bot is handed what its seat knows, and nothing else."""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Callable
from typing import Protocol

from ecliptic.kernel.errors import BadOption, EclipticError
from ecliptic.kernel.state import State


class UnknownBot(EclipticError):
    """No such bot."""


class Bot(Protocol):
    """What sits on a seat: asked for an action, it answers a legal one."""

    def choose(self, known: State, seat: int) -> int:
        """An action of `known.legal(seat)`, where `known` is what this seat knows (`State.known_to`)."""
        ...


class RandomBot:
    """Any legal move, each as likely as the other.

    The choice follows from the seed and from what the seat knows, not from how often the bot was asked before: a game
    that was undone or saved and resumed goes on as it would have gone on.
    """

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, known: State, seat: int) -> int:
        position = json.dumps(known.to_dict(), sort_keys=True)
        digest = hashlib.blake2b(f"{self._seed}/{seat}/{position}".encode(), digest_size=4).digest()
        return known.pick(seat, int.from_bytes(digest, "big"))


BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot}
DEFAULT = "random"


def bot(name: str = DEFAULT, **settings: object) -> Bot:
    """A bot by its name. Every bot takes a `seed`; with the same seed and the same knowledge it chooses the same."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    make = BOTS[name]
    known = inspect.signature(make).parameters
    for setting in settings:
        if setting not in known:
            raise BadOption(f"the bot {name} has no setting {setting!r}; it has: {', '.join(known) or 'none'}")
    return make(**settings)
