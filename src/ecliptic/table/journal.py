"""Everything that can happen at a table, as data. A table is the fold of its journal and of its secret seed."""

from __future__ import annotations

from typing import Literal

import msgspec

from ecliptic.kernel.facts import Fact
from ecliptic.kernel.game import OptionValue


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is", tag=str.lower, gc=False):
    """The parent of all entries."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Time to think: seconds for the whole game, and more for each move."""

    seconds: int
    increment: int = 0


class Opened(Entry, frozen=True, kw_only=True):
    """A table is set up: always the first entry."""

    game: str
    version: int
    edition: str
    seats: int
    options: dict[str, OptionValue]
    commitment: str
    """Of the secret seed: shown before anything else happens."""
    public: bool = False
    """Whether it is listed, and whether its open seats are anyone's."""
    watchable: bool = True
    """Whether those who have no seat may look on."""
    clock: Clock | None = None
    past: tuple[tuple[int, str], ...] = ()
    """Events from another record that this table branched from."""
    origin: str = ""
    """The table that it is a rematch of or a branch from."""
    lesson: str = ""
    """The lesson that is given here."""
    script: tuple[tuple[int, str], ...] = ()
    """The moves of seats in order, made when it is their turn if they are possible: so a lesson goes as written."""
    sealed: int = 0
    """Until when, in milliseconds since 1970, nobody is told the seed, even if the game is over: others play the same
    deal."""
    hints: bool = True
    """Whether the players may ask for hints."""


class Sat(Entry, frozen=True):
    """Somebody takes an open seat."""

    seat: int
    name: str
    bot: str = ""
    """The name of the bot; empty for a person."""


class Stood(Entry, frozen=True):
    """A seat is open again, before the start."""

    seat: int


class Kept(Entry, frozen=True):
    """An open seat waits for somebody who played on it at the table before."""

    seat: int
    name: str


class Invited(Entry, frozen=True):
    """A player makes a new invitation to an open seat. Nobody is shown it."""

    seat: int


class Added(Entry, frozen=True):
    """A player adds words to the seed, before the start."""

    seat: int
    words: str


class Started(Entry, frozen=True):
    """The first event may happen."""


class Moved(Entry, frozen=True):
    """An event of the game: a seat's move, or Nature's."""

    seat: int
    move: str


class Asked(Entry, frozen=True):
    """Somebody asks the others for something."""

    by: int
    what: Literal["undo", "stand_in", "end", "rematch"]
    needs: tuple[int, ...]
    """The seats that have to agree. To a rematch each agrees for itself."""
    seat: int = 0
    """Whose seat the bot is to play."""
    bot: str = ""


class Agreed(Entry, frozen=True):
    """One of those who have to agree does."""

    by: int


class Dropped(Entry, frozen=True):
    """Somebody refuses, or takes the question back."""

    by: int


class Undone(Entry, frozen=True):
    """A seat takes back its last decision."""

    seat: int


class Said(Entry, frozen=True):
    """Table talk: words of one's own, or one of the sayings to which a game limits it."""

    seat: int
    words: str
    saying: Fact | None = None


class Left(Entry, frozen=True):
    """A player goes away and keeps the seat."""

    seat: int


class Returned(Entry, frozen=True):
    """A player is back; a bot that stood in goes."""

    seat: int


class StoodIn(Entry, frozen=True):
    """A bot plays for an absent seat until its player returns."""

    seat: int
    bot: str


class TimedOut(Entry, frozen=True):
    """A seat's clock ran out: a bot plays on."""

    seat: int
    bot: str


class Hooked(Entry, frozen=True):
    """A player wants to be called at an address when it is their turn; empty ends that. Nobody else is shown it."""

    seat: int
    url: str
    secret: str = ""


class Mailed(Entry, frozen=True):
    """A player wants a mail when it is their turn and they are not there; empty ends that. Nobody else is shown it."""

    seat: int
    address: str
    language: str = ""


class Handed(Entry, frozen=True):
    """A player makes a code with which another device can take the seat too. Nobody is shown it."""

    seat: int


class Taken(Entry, frozen=True):
    """Another device has used the code with this digest, which is good once. Nobody is shown it."""

    seat: int
    code: str


class Rematched(Entry, frozen=True):
    """The next game is at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | Stood
    | Kept
    | Invited
    | Added
    | Started
    | Moved
    | Asked
    | Agreed
    | Dropped
    | Undone
    | Said
    | Left
    | Returned
    | StoodIn
    | TimedOut
    | Rematched
    | Hooked
    | Mailed
    | Handed
    | Taken
)


class Change(msgspec.Struct, frozen=True):
    """What happens at once: stored whole or not at all, shown only when it is stored."""

    seq: int
    """1, 2, 3, .. at each table. Two changes with the same number cannot both be stored: the second one is stale."""
    at: int
    """Milliseconds since 1970."""
    entries: tuple[AnyEntry, ...]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Change)


def encode(change: Change) -> bytes:
    return _encoder.encode(change)


def decode(data: bytes) -> Change:
    return _decoder.decode(data)
