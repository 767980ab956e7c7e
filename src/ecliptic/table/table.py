"""The table: commands check, note entries and change it; reading stored entries changes it in the same way."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from ecliptic.bots import DEFAULT, names_for
from ecliptic.kernel.bits import bit
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.errors import BadRecord, EclipticError, IllegalAction, InvalidMove
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record, seen_by
from ecliptic.kernel.state import LATER, NATURE, SPECTATOR, State, step
from ecliptic.table import journal as j
from ecliptic.table import undo
from ecliptic.table.history import History
from ecliptic.table.moments import Moment, unasked
from ecliptic.table.refused import Refused

RECENT = 64
"""How many log entries each viewer's log keeps at hand."""
ABSENT_MS = 120_000
"""Who is not connected counts as absent once nothing has been seen to happen at the table for so long."""
WORDS, NAME = 500, 40
"""The most letters of what is said or added, and of a name."""
ASIDE = (j.Said, j.Left, j.Returned)
"""What happens beside the game: a move that crosses it on its way is none the worse."""

T = TypeVar("T")


@dataclass
class Seat:
    """Who sits there, and how they are."""

    name: str = ""
    bot: str = ""
    """The bot that sits there; empty for a person or an open seat."""
    taken: bool = False
    away: bool = False
    stand_in: str = ""
    """The bot that plays for an absent person."""
    hook: tuple[str, str] = ("", "")
    """Where its player is called when it is their turn, and the secret that signs the call: known to nobody else."""
    left_ms: int = 0
    """Time left on its clock, if there is one."""
    sat: int = 0
    """How many have sat down here: before the start one may go and another come."""

    @property
    def person(self) -> bool:
        return self.taken and not self.bot

    @property
    def kept(self) -> bool:
        """Whether it is open and waits for somebody."""
        return bool(self.name) and not self.taken

    @property
    def player(self) -> str:
        """The bot that answers for it now, if any."""
        return self.bot or self.stand_in


class Chore(NamedTuple):
    """Something that the table has to be told by whoever drives it."""

    seat: int
    bot: str
    """Who is to choose; empty if nobody needs to be asked."""


class Note(Generic[T]):
    """Number `n` of what a viewer has been shown. It is put into words once, when somebody first wants to read it."""

    __slots__ = ("_told", "_what", "n")

    def __init__(self, n: int, what: Moment | j.AnyEntry) -> None:
        self.n = n
        self._what: Moment | j.AnyEntry | None = what
        self._told: T | None = None

    def told(self, tell: Callable[[int, Moment | j.AnyEntry], T]) -> T:
        if self._told is None:
            assert self._what is not None
            self._told, self._what = tell(self.n, self._what), None  # the positions are needed no longer
        return self._told


class Ledger:
    """What one viewer has been shown: how much of it, the latest of it, and what it will be shown at the barrier."""

    def __init__(self, keep: int | None) -> None:
        self.seq = 0
        self.turn = 0
        """The number of the last thing shown that a move has to take into account."""
        self.turned = 0
        """When that was."""
        self.recent: deque[Note[Any]] = deque(maxlen=keep)
        self.waiting: list[Moment] = []

    def show(self, what: Moment | j.AnyEntry, at: int) -> None:
        self.seq += 1
        if not isinstance(what, ASIDE):
            self.turn, self.turned = self.seq, at
        self.recent.append(Note(self.seq, what))


class Table:
    """One table. What a command notes waits in `take` for being stored.

    A command that raises has changed nothing. If what `take` gave cannot be stored, throw the table away and read it
    anew: it is ahead of the truth.
    """

    def __init__(self, game: Game, seed: Seed, keep: int | None = RECENT) -> None:
        self.game = game
        self.seq = 0
        self.at = 0
        """What time it is, as far as the table was told."""
        self.status = "open"
        """open, playing or over"""
        self.seats: list[Seat] = []
        self.opened: j.Opened
        self.history: History
        self.moves: list[str] = []
        """All that stands, in words."""
        self.motion: j.Asked | None = None
        self.agreed: set[int] = set()
        self.next_table = ""
        self._secret = seed.secret
        self._entropy: list[str] = []
        self._fate: Fate
        self._keep = keep
        self._ledgers: dict[int, Ledger] = {}
        self._noted: list[j.AnyEntry] = []
        self._talk: tuple[State | None, tuple[str, ...] | None] = (None, None)

    # -- beginning and storing -------------------------------------------------------------------------------

    @staticmethod
    def open(
        game: Game,
        seed: Seed,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        public: bool = False,
        watchable: bool = True,
        clock: j.Clock | None = None,
        past: Sequence[tuple[int, str]] = (),
        origin: str = "",
    ) -> Table:
        """A new table with open seats. Raises `EclipticError` for seats, options or a past that do not fit."""
        state = game.start(seats, options)
        table = Table(game, seed)
        opened = j.Opened(
            game=game.id, version=game.version, edition=game.edition_hash, seats=state.seats,
            options=game.options_of(state), commitment=seed.commitment, public=public, watchable=watchable,
            clock=clock, past=tuple(past), origin=origin,
        )  # fmt: skip
        table._note(opened)
        return table

    @staticmethod
    def read(game: Game, secret: bytes, changes: Sequence[j.Change], keep: int | None = RECENT) -> Table:
        """The table that a journal tells of."""
        table = Table(game, Seed(secret), keep)
        for change in changes:
            table.follow(change)
        return table

    def follow(self, change: j.Change) -> None:
        """Takes in a change that somebody stored."""
        if change.seq != self.seq + 1:
            raise BadRecord(f"change {change.seq} cannot follow change {self.seq}")
        self.tick(change.at)
        for entry in change.entries:
            self._fold(entry)
        self.seq = change.seq

    def take(self) -> j.Change:
        """All that was noted since the last time, to be stored now."""
        change = j.Change(self.seq + 1, self.at, tuple(self._noted))
        self._noted = []
        self.seq = change.seq
        return change

    def tick(self, at: int) -> None:
        """Tells the time in milliseconds: to be called before each command. Clocks of those who are asked run."""
        passed = max(0, at - self.at) if self.at else 0
        if self.seats and self.opened.clock is not None:
            for number, seat in enumerate(self.seats):
                if self._ticks(number):
                    seat.left_ms -= passed
        self.at = max(self.at, at)

    @property
    def noted(self) -> bool:
        """Whether there is something to store."""
        return bool(self._noted)

    # -- sitting down ----------------------------------------------------------------------------------------

    def sit(self, seat: int, name: str, words: str = "") -> None:
        """A person takes an open seat, and may add words to the seed."""
        self.must_be_open(seat)
        name = _text("name", name, NAME)
        words = _text("words", words, WORDS) if words else ""
        self._note(j.Sat(seat, name))
        if words:
            self._note(j.Added(seat, words))

    def seat_bot(self, seat: int, bot: str = DEFAULT) -> None:
        """A bot takes an open seat."""
        self.must_be_open(seat)
        _known_bot(self.game, bot)
        self._note(j.Sat(seat, f"Bot {seat + 1}", bot))

    def invite(self, by: int, seat: int) -> None:
        """A player makes a new invitation to an open seat."""
        self._person(by)
        self.must_be_open(seat)
        self._note(j.Invited(seat))

    def add_words(self, seat: int, words: str) -> None:
        """A player adds to the seed, so that whoever chose its secret part cannot have chosen the luck."""
        self._must_be("open", "words can be added only before the first event")
        self._person(seat)
        if len(self._entropy) >= 4 * len(self.seats):
            raise Refused("enough", "enough words were added")
        self._note(j.Added(seat, _text("words", words, WORDS)))

    def begin(self, seat: int) -> None:
        """The game starts: any person may say so once all seats are taken."""
        self._must_be("open", "the game has started")
        self._person(seat)
        if not all(one.taken for one in self.seats):
            raise Refused("open_seats", "there are open seats")
        self._note(j.Started())
        self._settle()

    def leave(self, seat: int) -> None:
        """Before the start the seat is open again; later it is kept."""
        self._person(seat)
        if self.status == "open":
            self._note(j.Stood(seat))
        elif not self.seats[seat].away:
            self._note(j.Left(seat))

    def back(self, seat: int) -> None:
        """A player is there again and plays, whoever stood in."""
        self._person(seat)
        if self.seats[seat].away or self.seats[seat].stand_in:
            self._note(j.Returned(seat))

    # -- playing ---------------------------------------------------------------------------------------------

    def act(self, seat: int, move: str) -> None:
        """A person's move, and what Nature does then. Raises `InvalidMove`, `IllegalAction` or `Refused`.

        Refusals are made from what the seat knows, so that they cannot tell it more.
        """
        self._must_be("playing", "the game is not being played")
        self._person(seat)
        known = self.state.known_to(seat)
        action = self.game.parse(known, seat, move)
        if not 0 <= action < known.action_count():
            raise InvalidMove(f"{move!r} is no move")
        why = known.refusal(seat, action)
        if why is not None:
            raise IllegalAction(why.rule, why.reason)
        self.back(seat)
        self._do(seat, action)

    def chores(self) -> list[Chore]:
        """The seats that act now and need no person: those that nobody has to ask, and those that bots play.

        A bot is asked even where it has no choice: if that took the pause of a person's lone choice, the others could
        tell from the time that there was none.
        """
        if self.status != "playing":
            return []
        actors = self.state.actors()
        acting = [(number, seat.player) for number, seat in enumerate(self.seats) if actors & bit(number)]
        return [Chore(seat, bot) for seat, bot in acting if bot or self._unasked(seat) is not None]

    def answer(self, seat: int, action: int | None = None) -> None:
        """Does a chore: what needs no asking (None), or what the seat's bot chose."""
        if seat not in [chore.seat for chore in self.chores()]:
            raise Refused("no_chore", f"nobody has to answer for seat {seat}")
        chosen = self._unasked(seat) if action is None else action
        if chosen is None:
            raise Refused("no_chore", f"seat {seat} has a choice")
        if chosen not in list(self.state.legal(seat)):
            raise Refused("illegal", f"the bot of seat {seat} chose something that is not legal")
        self._do(seat, chosen)

    def _do(self, seat: int, action: int) -> None:
        if self.motion is not None and (seat == self.motion.by or self._seen_by_others(seat, action)):
            self._note(j.Dropped(seat))
        self._move(seat, action, noted=True)
        self._settle()

    def _seen_by_others(self, seat: int, action: int) -> bool:
        """Whether anybody else sees at once that this is done."""
        return any(self.state.seen_as(viewer, seat, action) != LATER for viewer in self.viewers if viewer != seat)

    def _unasked(self, seat: int) -> int | None:
        return unasked(self.game, self.state, seat, bool(self.seats[seat].player))

    def _settle(self) -> None:
        """Lets Nature act until a seat must, or the game is over.

        What a seat does without being asked and unseen by the others is done as well: if it took time of its own, the
        end of a simultaneous turn would tell them how much of it there was.
        """
        while True:
            if self.state.actors() & bit(NATURE):
                self._move(NATURE, self._fate.next_action(self.state), noted=True)
            elif (forced := self._forced_unseen()) is not None:
                self._move(*forced, noted=True)
            else:
                return

    def _forced_unseen(self) -> tuple[int, int] | None:
        actors = self.state.actors()
        for seat in range(len(self.seats)):
            if actors & bit(seat):
                action = self._unasked(seat)
                if action is not None and not self._seen_by_others(seat, action):
                    return seat, action
        return None

    # -- asking the others -----------------------------------------------------------------------------------

    def ask_undo(self, seat: int) -> None:
        """Takes back the seat's last decision, at once if it touches nobody, else when those agree whom it touches."""
        self._must_be("playing", "nothing can be taken back now")
        self._person(seat)
        plan = undo.plan(self, seat)
        self._ask(j.Asked(seat, "undo", plan.consents))

    def ask_stand_in(self, by: int, seat: int, bot: str = DEFAULT, here: Collection[int] = ()) -> None:
        """A bot shall play for an absent player, if all the others who are there agree. `here` are those connected."""
        self._must_be("playing", "the game is not being played")
        self._person(by)
        self._person(seat)
        _known_bot(self.game, bot)
        if self.seats[seat].stand_in:
            raise Refused("stands_in", "a bot plays there already")
        if not self._is_absent(seat, by, here):
            raise Refused("present", "a bot stands in only for a player who has left, or is not there for a while")
        others = [number for number, one in enumerate(self.seats) if one.person and number not in (by, seat)]
        needs = [other for other in others if not self.seats[other].stand_in and not self._is_absent(other, by, here)]
        self._ask(j.Asked(by, "stand_in", tuple(needs), seat, bot))

    def _is_absent(self, seat: int, by: int, here: Collection[int]) -> bool:
        """Whether a player has left, or is not connected and nothing has been seen to happen for a while.

        Judged by what everybody can see: in a simultaneous turn nobody may know for whom the others wait. Only who is
        connected can tell who is not; who wants to be called when it is their turn need not be.
        """
        one = self.seats[seat]
        if by not in here or seat in here or one.hook[0]:
            return one.away
        return one.away or self.at - self._ledgers[SPECTATOR].turned >= ABSENT_MS

    def _ask(self, motion: j.Asked) -> None:
        if self.motion is not None:
            raise Refused("asked", "another question is open")
        if motion.needs:
            self._note(motion)
        else:
            self._grant(motion)

    def agree(self, seat: int, here: Collection[int] = ()) -> None:
        """Says yes to the open question. The last yes makes it so."""
        motion = self._question(seat)
        if seat not in motion.needs:
            raise Refused("not_asked", "this seat was not asked")
        if motion.what == "stand_in" and motion.seat in here and not self.seats[motion.seat].away:
            raise Refused("present", "this player is there again")
        if seat in self.agreed:
            return
        if self.agreed | {seat} >= set(motion.needs):
            if motion.what == "undo" and undo.plan(self, motion.by).consents != motion.needs:
                raise Refused("changed", "what would be taken back is no longer what was asked for")
            self._note(j.Agreed(seat))
            self._grant(motion)
        else:
            self._note(j.Agreed(seat))

    def refuse(self, seat: int) -> None:
        """Says no to the open question, or takes one's own back."""
        motion = self._question(seat)
        if seat not in motion.needs and seat != motion.by:
            raise Refused("not_asked", "this seat was not asked")
        self._note(j.Dropped(seat))

    def _question(self, seat: int) -> j.Asked:
        self._person(seat)
        if self.motion is None or self.motion.what == "rematch":
            raise Refused("no_question", "no question is open")
        return self.motion

    def _grant(self, motion: j.Asked) -> None:
        if motion.what == "undo":
            self._note(j.Undone(motion.by))
        else:
            self._note(j.StoodIn(motion.seat, motion.bot))

    # -- talking, clocks, going on ---------------------------------------------------------------------------

    def sayings(self) -> tuple[str, ...] | None:
        """What may be said now; None is anything."""
        if self.status != "playing":
            return None
        if self._talk[0] is not self.state:  # asked for every viewer of the same position
            self._talk = (self.state, self.game.talk(self.state))
        return self._talk[1]

    def say(self, seat: int, words: str) -> None:
        """Table talk, as far as the game's rules allow it."""
        self._person(seat)
        said = _text("words", words, WORDS)
        allowed = self.sayings()
        if allowed is not None and said not in allowed:
            raise Refused("silence", "the rules of the game do not allow to say that now")
        self._note(j.Said(seat, said))

    def hook(self, seat: int, url: str, secret: str = "") -> None:
        """Where this player is to be called when it is their turn."""
        self._person(seat)
        self._note(j.Hooked(seat, url, secret))

    def time_left(self, seat: int, at: int) -> int | None:
        """Milliseconds on a seat's clock at this time; None without clocks."""
        if self.opened.clock is None:
            return None
        return self.seats[seat].left_ms - (max(0, at - self.at) if self._ticks(seat) else 0)

    def time_out(self) -> None:
        """Lets a bot take over where a clock has run out."""
        for number, seat in enumerate(self.seats):
            if self._ticks(number) and seat.left_ms <= 0:
                self._note(j.TimedOut(number, DEFAULT))

    def deadline(self) -> int | None:
        """When the first running clock runs out."""
        return min((self.at + seat.left_ms for n, seat in enumerate(self.seats) if self._ticks(n)), default=None)

    def _ticks(self, seat: int) -> bool:
        """Whether this seat's clock runs: a person is asked."""
        return (
            self.opened.clock is not None
            and self.status == "playing"
            and not self.seats[seat].player
            and bool(self.state.actors() & bit(seat))
        )

    # -- playing again ---------------------------------------------------------------------------------------

    def rematch(self, seed: Seed, origin: str) -> Table:
        """A new table with the same seats: bots sit there already, persons' seats are kept until they come along."""
        self._must_be("over", "the game is not over")
        opened = self.opened
        table = Table.open(
            self.game, seed, len(self.seats), opened.options, public=opened.public, watchable=opened.watchable,
            clock=opened.clock, origin=origin,
        )  # fmt: skip
        for number, seat in enumerate(self.seats):
            table._note(j.Sat(number, seat.name, seat.bot) if seat.bot else j.Kept(number, seat.name))
        return table

    def come_along(self, seat: int, name: str) -> None:
        """Somebody takes the seat they had at the table before, also from a bot that was to fill in. The last one
        starts the game."""
        self._must_be("open", "the next game has begun without you: watch it, or open a table of your own")
        if self.seats[seat].person:
            raise Refused(
                "taken", "somebody else has your seat at the next game: watch it, or open a table of your own"
            )
        if self.seats[seat].taken:
            self._note(j.Stood(seat))
        self._note(j.Sat(seat, name))
        if all(one.taken for one in self.seats):
            self.begin(seat)

    def keep_no_longer(self, seat: int) -> None:
        """Who was waited for does not come: the seat is open to all who may sit down here."""
        if self.status == "open" and self.seats[seat].kept:
            self._note(j.Stood(seat))

    def go_on_at(self, table: str, by: int) -> None:
        """Tells everyone that one of them plays again, and where: the first asks the others, they agree."""
        if not self.next_table:
            self._note(j.Rematched(table))
            others = tuple(n for n, seat in enumerate(self.seats) if seat.person and n != by)
            if others:
                self._note(j.Asked(by, "rematch", others))
        elif self.asks_again(by):
            self._note(j.Agreed(by))

    def go_home(self, by: int) -> None:
        """Somebody does not want to play again."""
        if not self.asks_again(by):
            raise Refused("no_question", "no question is open")
        self._note(j.Dropped(by))

    def asks_again(self, seat: int) -> bool:
        """Whether this seat was asked to play again and has not answered."""
        return self.motion is not None and self.motion.what == "rematch" and seat in self.motion.needs

    # -- branching -------------------------------------------------------------------------------------------

    def branch(self, event: int, seed: Seed, origin: str, public: bool = False, watchable: bool = True) -> Table:
        """A new table that goes on from any point of this finished game, with luck of its own."""
        self._must_be("over", "only a finished game can be branched from")
        if not 0 <= event <= len(self.events):
            raise Refused("no_event", f"the game has {len(self.events)} events, not {event}")
        past = [(seat, move) for (seat, _), move in zip(self.events[:event], self.moves, strict=False)]
        return Table.open(
            self.game, seed, len(self.seats), self.opened.options, public=public, watchable=watchable, past=past,
            origin=origin,
        )  # fmt: skip

    # -- telling ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position now."""
        return self.history.state

    @property
    def events(self) -> list[tuple[int, int]]:
        """(seat, action) of all that stands."""
        return self.history.events

    @property
    def seed(self) -> Seed:
        return Seed(self._secret, tuple(self._entropy))

    @property
    def entropy(self) -> tuple[str, ...]:
        return tuple(self._entropy)

    @property
    def returns(self) -> list[float] | None:
        return self.state.returns() if self.status == "over" else None

    def ledger(self, viewer: int) -> Ledger:
        return self._ledgers[viewer]

    @property
    def viewers(self) -> list[int]:
        """Everyone who can look at the table."""
        return list(self._ledgers)

    def record(self, viewer: int) -> Record:
        """The whole record with its seed once the game is over; until then what this viewer has seen."""
        record = Record.begin(self.game, self.history.start, self.seed, reveal=self.status == "over")
        record.events = [(seat, move) for (seat, _), move in zip(self.events, self.moves, strict=True)]
        record.past = len(self.opened.past)
        record.result = self.returns
        if self.status == "over":
            return record
        return seen_by(self.game, record, viewer)

    # -- the fold --------------------------------------------------------------------------------------------

    def _note(self, entry: j.AnyEntry) -> None:
        self._noted.append(entry)
        self._fold(entry)

    def _fold(self, entry: j.AnyEntry) -> None:
        match entry:
            case j.Moved(seat, move):
                self._move(seat, self.game.parse(self.state, seat, move), noted=False)
                return
            case j.Undone(seat):
                self._undo(seat, entry)
                return
            case j.Opened():
                self._open(entry)
            case j.Sat(seat, name, bot):
                old = self.seats[seat]
                self.seats[seat] = Seat(name, bot, True, left_ms=old.left_ms, sat=old.sat + 1)
            case j.Kept(seat, name):
                self.seats[seat] = Seat(name, left_ms=self.seats[seat].left_ms)
            case j.Stood(seat):
                self.seats[seat] = Seat(left_ms=self.seats[seat].left_ms, sat=self.seats[seat].sat)
            case j.Added(_, words):
                self._entropy.append(words)
            case j.Started():
                self.status = "playing"
                self._fate = Fate(self.seed)
                self._end()
            case j.Asked():
                self.motion, self.agreed = entry, set()
            case j.Agreed(by) | j.Dropped(by) if self.motion is not None and self.motion.what == "rematch":
                left = tuple(seat for seat in self.motion.needs if seat != by)
                self.motion = msgspec.structs.replace(self.motion, needs=left) if left else None
            case j.Agreed(by):
                self.agreed.add(by)
            case j.Dropped():
                self.motion = None
            case j.Left(seat):
                self.seats[seat].away = True
            case j.Returned(seat):
                self.seats[seat].away, self.seats[seat].stand_in = False, ""
                if self.motion is not None and (self.motion.what, self.motion.seat) == ("stand_in", seat):
                    self.motion = None
            case j.StoodIn(seat, bot) | j.TimedOut(seat, bot):
                self.seats[seat].stand_in = bot
                self.motion = None
            case j.Rematched(table):
                self.next_table = table
            case j.Hooked(seat, url, secret):
                self.seats[seat].hook = (url, secret)
                return
            case j.Invited():
                return
            case j.Said():
                pass
        if not isinstance(entry, j.Opened):
            for ledger in self._ledgers.values():
                ledger.show(entry, self.at)

    def _open(self, opened: j.Opened) -> None:
        self.opened = opened
        try:
            self.history = History(self.game.start(opened.seats, opened.options))
            time = opened.clock.seconds * 1000 if opened.clock else 0
            self.seats = [Seat(left_ms=time) for _ in range(opened.seats)]
            self._ledgers = {viewer: Ledger(self._keep) for viewer in [*range(opened.seats), SPECTATOR]}
            for seat, move in opened.past:
                action = self.game.parse(self.state, seat, move)
                step(self.state.clone(), seat, action)
                self.history.add(seat, action)
                self.moves.append(move)
        except EclipticError as error:
            raise BadRecord(f"the table cannot be opened: {error}") from None

    def _move(self, seat: int, action: int, noted: bool) -> None:
        before = self.state
        move = self.game.spell(before, seat, action)
        if noted:
            self._noted.append(j.Moved(seat, move))
        elif seat == NATURE:
            self._fate.skip(before)
        moment = self.history.add(seat, action)
        self.moves.append(move)
        self._gain(seat, 1)
        self._show(moment)
        if moment.ends_turn and self.motion is not None and self.motion.what == "undo":
            self.motion = None  # nothing from before can be taken back
        self._end()

    def _gain(self, seat: int, moves: int) -> None:
        """Time for moves made, taken again for moves taken back."""
        if self.opened.clock is not None and seat != NATURE:
            self.seats[seat].left_ms += 1000 * self.opened.clock.increment * moves

    def _show(self, moment: Moment) -> None:
        for viewer, ledger in self._ledgers.items():
            if moment.seen_as(viewer) == LATER:
                ledger.waiting.append(moment)
            else:
                ledger.show(moment, self.at)
            if moment.ends_turn:
                for late in ledger.waiting:
                    ledger.show(late, self.at)
                ledger.waiting = []

    def _end(self) -> None:
        if self.state.actors() == 0:
            self.status = "over"

    def _undo(self, seat: int, entry: j.Undone) -> None:
        """Those who had seen what is undone see that it is undone; the others notice nothing."""
        plan = undo.plan(self, seat)
        for viewer in plan.noticed:
            self._ledgers[viewer].show(entry, self.at)
        first = plan.removed[0]
        since, moves = list(self.history.moments(first)), self.moves[first:]
        self.history.cut(first)
        del self.moves[first:]
        for viewer, ledger in self._ledgers.items():
            unseen = sum(moment.seen_as(viewer) == LATER for moment in since)
            del ledger.waiting[len(ledger.waiting) - unseen :]
        for number, (moment, move) in enumerate(zip(since, moves, strict=True), first):
            if number in plan.removed:
                self._gain(moment.seat, -1)
                if moment.seat == NATURE:
                    self._fate.unskip(moment.before)
            else:
                self._stay(moment, move)
        self.motion = None

    def _stay(self, moment: Moment, move: str) -> None:
        """An event that happened beside others that were undone: all who had seen it have seen it."""
        again = self.history.add(moment.seat, moment.action)
        self.moves.append(move)
        for viewer, ledger in self._ledgers.items():
            if again.seen_as(viewer) == LATER:
                ledger.waiting.append(again)

    # -- checks ----------------------------------------------------------------------------------------------

    def _must_be(self, status: str, otherwise: str) -> None:
        if self.status != status:
            raise Refused("not_now", otherwise)

    def _exists(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("no_seat", f"there is no seat {seat}")

    def _person(self, seat: int) -> None:
        self._exists(seat)
        if not self.seats[seat].person:
            raise Refused("no_person", f"no person sits on seat {seat}")

    def must_be_open(self, seat: int) -> None:
        """Raises `Refused` if nobody can sit down there."""
        self._must_be("open", "the game has started")
        self._exists(seat)
        if self.seats[seat].taken:
            raise Refused("taken", f"seat {seat} is taken")


def _known_bot(game: Game, name: str) -> None:
    if name not in names_for(game.id):
        raise Refused("no_bot", f"there is no bot {name!r}; there are: {', '.join(names_for(game.id))}")


def _text(what: str, given: str, most: int) -> str:
    """One line of printable text."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in given).split())
    if not words:
        raise Refused("empty", f"the {what} should not be empty")
    if len(words) > most:
        raise Refused("long", f"the {what} should have {most} letters at most")
    return words
