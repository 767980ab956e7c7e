"""Records: one game as text, one event a line, that replays without a seed for as long as its rules version lives.

    ecliptic record 1
    game transit 1
    seats 3
    option rounds=5
    edition 0123456789ab
    commitment 6f1e...        # of the seed, shown before the first event
    entropy "blue horses"
    seed 00ff...              # once revealed
    past 12                   # a branch: this many events come from another record, and not from this seed

    * first 2                 # Nature
    0 place 5H
    end 1 1 1                 # the result, when the game is over

Each player may add a line of `entropy`. Anything else from `#` on is a comment. A text that came from a
seat's perspective has `?` for what it did not see; it can be read but not replayed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.errors import BadRecord, FactError, IllegalAction
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.game import Game, OptionValue, owner, shortened
from ecliptic.kernel.state import LATER, MAX_SEATS, NATURE, State, step

FORMAT = 1
_HEAD = ("game", "seats", "option", "edition", "commitment", "entropy", "seed", "past")


@dataclass
class Record:
    """A game's identity, its events, and the proof of its luck."""

    game: str
    version: int
    seats: int
    edition: str
    options: dict[str, OptionValue] = field(default_factory=dict)
    events: list[tuple[int, str]] = field(default_factory=list)
    """(seat, move as text), NATURE's included."""
    commitment: str = ""
    entropy: tuple[str, ...] = ()
    secret: bytes = b""
    """Empty until revealed."""
    result: list[float] | None = None
    past: int = 0
    """How many events came from another record, which this game branched from: their luck is not of this seed."""

    @staticmethod
    def begin(game: Game, state: State, seed: Seed | None = None, reveal: bool = False) -> Record:
        """An empty record of a game that starts in this state."""
        record = Record(game.id, game.version, state.seats, game.edition_hash, game.options_of(state))
        if seed is not None:
            record.commitment, record.entropy = seed.commitment, seed.entropy
            record.secret = seed.secret if reveal else b""
        return record

    def to_text(self) -> str:
        lines = [f"ecliptic record {FORMAT}", f"game {self.game} {self.version}", f"seats {self.seats}"]
        lines += [f"option {name}={_option_text(value)}" for name, value in sorted(self.options.items())]
        lines.append(f"edition {self.edition}")
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        lines += [f"entropy {json.dumps(words)}" for words in self.entropy]
        if self.secret:
            lines.append(f"seed {self.secret.hex()}")
        if self.past:
            lines.append(f"past {self.past}")
        lines.append("")
        lines += [_event_text(seat, move) for seat, move in self.events]
        if self.result is not None:
            lines.append("end " + " ".join(f"{value:g}" for value in self.result))
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> Record:
        """Reads a record. Raises `BadRecord` with the line that is wrong."""
        return _Reader(text).read()


def _option_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _event_text(seat: int, move: str) -> str:
    return f"{'*' if seat == NATURE else seat} {move}"


def _without_comment(line: str) -> str:
    """Players' own words may hold a `#`; nothing else of a record does."""
    return line.strip() if line.startswith("entropy ") else line.split("#", 1)[0].strip()


class _Reader:
    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._at = 0
        self._record = Record("", 0, 0, "")

    def read(self) -> Record:
        rows = [(i + 1, _without_comment(line)) for i, line in enumerate(self._lines)]
        rows = [(number, line) for number, line in rows if line]
        if not rows or rows[0][1] != f"ecliptic record {FORMAT}":
            raise BadRecord(fact("record-no-head", text=f"ecliptic record {FORMAT}"))
        for number, line in rows[1:]:
            self._at = number
            word, _, rest = line.partition(" ")
            if word in _HEAD:
                self._head(word, rest.strip())
            else:
                self._event(word, rest.strip())
        if not self._record.game:
            raise BadRecord(fact("record-no-game"))
        if not self._record.seats:
            raise BadRecord(fact("record-no-seats"))
        return self._record

    def _wrong(self, key: str, **args: object) -> BadRecord:
        return BadRecord(fact("record-line", n=self._at, why=fact(key, **args)))

    def _head(self, word: str, rest: str) -> None:
        record = self._record
        if record.events:
            raise self._wrong("record-late-head", text=word)
        if word == "game":
            name, _, version = rest.partition(" ")
            record.game, record.version = name, self._number(version, "version")
        elif word == "seats":
            record.seats = self._number(rest, "seats")
        elif word == "option":
            name, equals, value = rest.partition("=")
            if not equals:
                raise self._wrong("record-no-value")
            record.options[name.strip()] = value.strip()
        elif word == "edition":
            record.edition = rest
        elif word == "commitment":
            record.commitment = rest
        elif word == "entropy":
            record.entropy = (*record.entropy, self._string(rest))
        elif word == "past":
            record.past = self._number(rest, "past")
        else:
            record.secret = self._hex(rest)

    def _event(self, word: str, rest: str) -> None:
        record = self._record
        if record.result is not None:
            raise self._wrong("record-after-end")
        if word == "end":
            try:
                record.result = [float(value) for value in rest.split()]
            except ValueError:
                raise self._wrong("record-no-results", text=shortened(rest)) from None
        elif word == "*":
            record.events.append((NATURE, rest))
        else:
            seat = self._number(word, "seat")
            if seat >= MAX_SEATS:
                raise self._wrong("refused-no-seat", n=seat)
            record.events.append((seat, rest))

    def _number(self, text: str, what: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise self._wrong("record-no-number", what=what, text=shortened(text))
        return int(text)

    def _string(self, text: str) -> str:
        try:
            words = json.loads(text)
            if isinstance(words, str):
                words.encode()  # half a surrogate pair is a string to JSON, but no text
                return words
        except ValueError:
            pass
        raise self._wrong("record-no-words")

    def _hex(self, text: str) -> bytes:
        try:
            return bytes.fromhex(text)
        except ValueError:
            raise self._wrong("record-no-hex") from None


def replay(game: Game, record: Record) -> Iterator[tuple[State, int, int, State]]:
    """Plays a record again: (position before, seat, action, position after) for each event.

    Raises `BadRecord` naming the event that does not fit, whatever part of the record is at fault.
    """
    state = _start(game, record)
    for index, (seat, move) in enumerate(record.events):
        before = state.clone()
        where = {"n": index + 1, "text": shortened(_event_text(seat, move))}
        if seat != NATURE and seat >= record.seats:
            raise BadRecord(fact("record-no-such-seat", count=record.seats, **where))
        try:
            action = game.parse(state, seat, move)
            step(state, seat, action)
        except IllegalAction as error:
            raise BadRecord(fact("record-illegal-event", rule=error.rule, why=error.fact, **where), game.id) from None
        except FactError as error:
            raise BadRecord(fact("record-wrong-event", why=error.fact, **where), game.id) from None
        yield before, seat, action, state.clone()
    if record.result is not None:
        _check_result(state, record.result)


def final_state(game: Game, record: Record) -> State:
    """The position after the last event."""
    state = _start(game, record)
    for _, _, _, state in replay(game, record):  # noqa: B007 - the last one is wanted
        pass
    return state


def _start(game: Game, record: Record) -> State:
    _check_identity(game, record)
    try:
        state: State = game.start(record.seats, record.options)
        return state
    except FactError as error:
        raise BadRecord(fact("record-no-start", why=error.fact), game.id) from None


def _check_identity(game: Game, record: Record) -> None:
    if record.game != game.id:
        raise BadRecord(fact("record-other-game", name=shortened(record.game), known=[game.id]))
    if record.version != game.version:
        raise BadRecord(fact("record-other-version", version=record.version, now=game.version))
    if not record.edition:
        raise BadRecord(fact("record-no-edition"))
    if record.edition != game.edition_hash:
        raise BadRecord(fact("record-other-edition", text=shortened(record.edition), now=game.edition_hash))


def _check_result(state: State, result: list[float]) -> None:
    if state.actors() != 0:
        raise BadRecord(fact("record-not-over"))
    claimed, given = (" ".join(f"{value:g}" for value in values) for values in (result, state.returns()))
    if claimed != given:
        raise BadRecord(fact("record-wrong-result", text=shortened(claimed), given=given))


@dataclass(frozen=True)
class Verdict:
    """What `verify` found."""

    facts: tuple[Fact, ...]
    fair: bool
    """Whether the luck could be checked against its seed."""


def verify(game: Game, record: Record) -> Verdict:
    """Checks a record offline: every move legal, the result right, the luck as committed to. Raises `BadRecord`."""
    seed = Seed(record.secret, record.entropy)
    fair = bool(record.secret)
    if fair and record.commitment and seed.commitment != record.commitment:
        raise BadRecord(fact("record-wrong-seed"))
    fate = Fate(seed)
    chances = 0
    for index, (before, seat, action, _) in enumerate(replay(game, record)):
        if seat == NATURE and index >= record.past:
            chances += 1
            if fair and fate.next_action(before) != action:
                raise BadRecord(fact("record-wrong-luck", n=index + 1))
    facts = [fact("verified-moves", count=len(record.events))]
    if record.result is not None:
        facts.append(fact("verified-result"))
    if fair:
        facts.append(fact("verified-luck", count=chances, past=record.past))
        if record.commitment:
            facts.append(fact("verified-seed"))
    return Verdict(tuple(facts), fair)


def seen_by(game: Game, record: Record, viewer: int) -> Record:
    """The record from one viewer's perspective: what it has not seen is `?`, and the seed stays secret.

    Of events that wait for the next barrier not even the number is told. At the barrier they stand seat by seat: among
    what they were done together with, their order would tell when they were done, and so how much of it was forced.
    """
    seen = Record(
        record.game, record.version, record.seats, record.edition, dict(record.options), [],
        record.commitment, record.entropy, past=record.past,
    )  # fmt: skip
    waiting: list[tuple[int, tuple[int, str]]] = []
    for before, seat, action, after in replay(game, record):
        told = (seat, game.log(before, seat, action, viewer))
        later = before.seen_as(viewer, seat, action) == LATER
        if later:
            waiting.append((owner(before, seat), told))
        if after.barriers() != before.barriers():
            seen.events += [late for _, late in sorted(waiting, key=lambda one: one[0])]
            waiting.clear()
        if not later:
            seen.events.append(told)
    seen.result = record.result
    return seen


Chooser = Callable[[State, int], int]
"""Asks somebody for a legal action: (what that seat knows, seat) -> action."""


def play(game: Game, state: State, seed: Seed, choose: Chooser, limit: int = 1_000_000) -> Record:
    """A game from a start position, recorded, every seat answered by `choose`; unfinished after `limit` events."""
    from ecliptic.kernel.playout import next_actor

    record = Record.begin(game, state, seed, reveal=True)
    fate = Fate(seed)
    while (actors := state.actors()) and len(record.events) < limit:
        seat = next_actor(actors)
        action = fate.next_action(state) if seat == NATURE else choose(state.known_to(seat), seat)
        record.events.append((seat, game.spell(state, seat, action)))
        step(state, seat, action)
    record.result = None if state.actors() else state.returns()
    return record
