"""What may be done at a table: commands check, then note entries, which change it (`state.py`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from ecliptic.bots import DEFAULT, names_for
from ecliptic.kernel.bits import bit
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import IllegalAction, InvalidMove
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record, verify
from ecliptic.kernel.state import LATER, NATURE, SPECTATOR, State
from ecliptic.table import journal as j
from ecliptic.table import undo
from ecliptic.table.errors import Refused
from ecliptic.table.events import unasked
from ecliptic.table.ledger import RECENT
from ecliptic.table.state import TableState

ABSENT_MS = 120_000
"""Players who are not connected count as absent once nothing has been seen to happen for this long."""
WORDS, NAME = 500, 40
"""The most characters of what is said or added, and of a name."""

T = TypeVar("T")


class Chore(NamedTuple):
    """Something that the driver of the table has to do for it."""

    seat: int
    bot: str
    """Who is to choose; empty if nobody needs to be asked."""


class Table(TableState):
    """One table. What a command notes waits in `take` for being stored.

    A command that raises has changed nothing. If what `take` gave cannot be stored, throw the table away and read it
    again: it is ahead of the truth.
    """

    def __init__(self, game: Game, seed: Seed, keep: int | None = RECENT) -> None:
        super().__init__(game, seed, keep)
        self._talk: tuple[State | None, tuple[Fact, ...] | None] = (None, None)
        self._chores: tuple[tuple[object, ...], list[Chore]] = ((), [])
        """Of a position and those who play there."""
        self._made: tuple[State | None, dict[int, tuple[object, Any]]] = (None, {})

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
        lesson: str = "",
        script: Sequence[tuple[int, str]] = (),
        sealed: int = 0,
        hints: bool = True,
        keep: int | None = RECENT,
    ) -> Table:
        """A new table with open seats. Raises `EclipticError` for seats, options or a past that do not fit."""
        state = game.start(seats, options)
        table = Table(game, seed, keep)
        opened = j.Opened(
            game=game.id, version=game.version, edition=game.edition_hash, seats=state.seats,
            options=game.options_of(state), commitment=seed.commitment, public=public, watchable=watchable,
            clock=clock, past=tuple(past), origin=origin, lesson=lesson, script=tuple(script), sealed=sealed,
            hints=hints,
        )  # fmt: skip
        table._note(opened)
        return table

    @staticmethod
    def read(game: Game, secret: bytes, changes: Sequence[j.Change], keep: int | None = RECENT) -> Table:
        """The table that a journal describes."""
        table = Table(game, Seed(secret), keep)
        for change in changes:
            table.follow(change)
        return table

    @staticmethod
    def resume(game: Game, record: Record, players: Sequence[tuple[str, str]], keep: int | None = RECENT) -> Table:
        """The table at which the game of a record is played, after its last event; also a new one, before its first.
        `players` are the names of all who sit there, and their bots (empty for persons). Raises `BadRecord`.

        Without a revealed seed its luck cannot be checked: then all of it counts as somebody else's past.
        """
        verify(game, record)
        known = bool(record.secret)
        past = record.past if known else len(record.events)
        seed = Seed(record.secret) if known else Seed.fresh()
        table = Table.open(game, seed, record.seats, record.options, past=record.events[:past], keep=keep)
        for seat, (name, bot) in enumerate(players):
            table._note(j.Sat(seat, name, bot))
        for words in record.entropy if known else ():
            table._note(j.Added(0, words))
        table._note(j.Started())
        for seat, move in record.events[past:]:
            table._note(j.Moved(seat, move))
        table._settle()
        return table

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
        self._must_be("open", "no-more-words")
        self._person(seat)
        if len(self._entropy) >= 4 * len(self.seats):
            raise Refused("enough")
        self._note(j.Added(seat, _text("words", words, WORDS)))

    def begin(self, seat: int) -> None:
        """The game starts: any person may say so once all seats are taken."""
        self._must_be("open", "started")
        self._person(seat)
        if not all(one.taken for one in self.seats):
            raise Refused("open_seats")
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
        """A player is back and plays, whoever stood in."""
        self._person(seat)
        if self.seats[seat].away or self.seats[seat].stand_in:
            self._note(j.Returned(seat))

    # -- playing ---------------------------------------------------------------------------------------------

    def act(self, seat: int, move: str) -> None:
        """A person's move, and what Nature does then. Raises `InvalidMove`, `IllegalAction` or `Refused`.

        Refusals are made from what the seat knows, so that they cannot tell it more.
        """
        self._must_be("playing", "not-playing")
        self._person(seat)
        known = self.state.known_to(seat)
        action = self.game.parse(known, seat, move)
        if not 0 <= action < known.action_count():
            raise InvalidMove(fact("not-a-move", text=move))
        why = known.refusal(seat, action)
        if why is not None:
            raise IllegalAction(why.rule, why.fact, self.game.id)
        self.back(seat)
        self._do(seat, action)

    def chores(self) -> list[Chore]:
        """The seats that act now and need no person: those that nobody has to ask, and those that bots play.

        A bot is asked even where it has no choice: if that took the pause of a person's lone choice, the others could
        tell from the time that there was none.
        """
        if self.status != "playing":
            return []
        asked_of = (self.state, *(seat.player for seat in self.seats))
        if self._chores[0] != asked_of or self.opened.script:  # a script goes on while the position stands still
            self._chores = (asked_of, self._find_chores())
        return self._chores[1]

    def _find_chores(self) -> list[Chore]:
        actors = self.state.actors()
        acting = [(number, seat.player) for number, seat in enumerate(self.seats) if actors & bit(number)]
        told = {seat for seat, _ in acting if self._scripted(seat) is not None}
        return [
            Chore(seat, "" if seat in told else bot) for seat, bot in acting if bot or self._unasked(seat) is not None
        ]

    def answer(self, seat: int, action: int | None = None) -> None:
        """Does a chore: what needs no asking (None), or what the seat's bot chose."""
        if seat not in [chore.seat for chore in self.chores()]:
            raise Refused("no_chore")
        chosen = self._unasked(seat) if action is None else action
        if chosen is None:
            raise Refused("no_chore")
        if chosen not in list(self.state.legal(seat)):
            raise Refused("illegal")
        self._do(seat, chosen)

    def _do(self, seat: int, action: int) -> None:
        if self.motion is not None and self._drops_question(self.motion, seat, action):
            self._note(j.Dropped(seat))
        self._move(seat, action, noted=True)
        self._settle()

    def _drops_question(self, motion: j.Asked, seat: int, action: int) -> bool:
        """Whether going on like this means that the open question is no longer wanted."""
        return (motion.what == "undo" and motion.by == seat) or self._seen_by_others(seat, action)

    def _seen_by_others(self, seat: int, action: int) -> bool:
        """Whether anybody else sees at once that this is done."""
        return any(self.state.seen_as(viewer, seat, action) != LATER for viewer in self.viewers if viewer != seat)

    def _unasked(self, seat: int) -> int | None:
        scripted = self._scripted(seat)
        return scripted if scripted is not None else self._needless(seat)

    def _scripted(self, seat: int) -> int | None:
        """The next of the moves that the seat was told to make, if that can be made now.

        What it had to do besides, or did after the game went another way, is not in the script and takes nothing out of
        it.
        """
        left = [move for who, move in self.opened.script if who == seat]
        if not left:
            return None
        for (who, _), move in zip(self.events, self.moves, strict=True):
            if who == seat and left and move == left[0]:
                del left[0]
        try:
            action = self.game.parse(self.state, seat, left[0]) if left else -1
        except InvalidMove:
            return None
        return action if action in self.state.legal(seat) else None

    def _needless(self, seat: int) -> int | None:
        return unasked(self.game, self.state, seat, bool(self.seats[seat].player))

    def _settle(self) -> None:
        """Lets Nature act until a seat must, or the game is over.

        What a seat does without being asked and unseen by the others is done as well: if it took time of its own, the
        end of a simultaneous turn would tell them how much of it there was.
        """
        for _ in range(self.game.max_plies):  # a game that never ends hangs no table
            if self.state.actors() & bit(NATURE):
                self._move(NATURE, self._fate.next_action(self.state), noted=True)
            elif (forced := self._forced_unseen()) is not None:
                self._move(*forced, noted=True)
            else:
                return

    def _forced_unseen(self) -> tuple[int, int] | None:
        actors = self.state.actors()
        for seat in range(len(self.seats)):
            if actors & bit(seat) and not self._seen_by_others(seat, self.state.legal(seat)[0]):
                action = self._unasked(seat)
                if action is not None:
                    return seat, action
        return None

    def resign(self, seat: int) -> None:
        """A player gives up the seat: a bot plays on, at once and for good unless they come back."""
        self._must_be("playing", "not-playing")
        self._person(seat)
        if not self.seats[seat].away:
            self._note(j.Left(seat))
        if not self.seats[seat].stand_in:
            self._note(j.StoodIn(seat, DEFAULT))

    def hand(self, seat: int) -> None:
        """A player makes a code for another device."""
        self._person(seat)
        self._note(j.Handed(seat))

    def take_along(self, seat: int, code: str) -> None:
        """Another device uses such a code, which is good once."""
        self._person(seat)
        if code in self.taken:
            raise Refused("code_used")
        self._note(j.Taken(seat, code))

    def once(self, about: object, make: Callable[[], T]) -> T:
        """What is made of something for the first who is shown the position, and is the same for all others."""
        if self._made[0] is not self.state:
            self._made = (self.state, {})
        made = self._made[1].get(id(about))
        if made is None:
            made = self._made[1][id(about)] = (about, make())  # which keeps its id from being used for another
        found: T = made[1]
        return found

    # -- asking the others -----------------------------------------------------------------------------------

    def ask_undo(self, seat: int) -> None:
        """Takes back the seat's last decision, at once if it touches nobody, else when those agree whom it touches."""
        self._must_be("playing", "nothing-now")
        self._person(seat)
        plan = undo.plan(self, seat)
        self._ask(j.Asked(seat, "undo", plan.consents))

    def ask_stand_in(self, by: int, seat: int, bot: str = DEFAULT, here: Collection[int] = ()) -> None:
        """Has a bot play for an absent player, if all the others who are there agree. `here` are those connected."""
        self._must_be("playing", "not-playing")
        self._person(by)
        self._person(seat)
        _known_bot(self.game, bot)
        if self.seats[seat].stand_in:
            raise Refused("stands_in")
        if not self._is_absent(seat, by, here):
            raise Refused("present")
        others = [number for number, one in enumerate(self.seats) if one.person and number not in (by, seat)]
        needs = [other for other in others if not self.seats[other].stand_in and not self._is_absent(other, by, here)]
        self._ask(j.Asked(by, "stand_in", tuple(needs), seat, bot))

    def ask_end(self, by: int, here: Collection[int] = ()) -> None:
        """Has bots play the game to its end, if all the others who are there agree. `here` are those connected."""
        self._must_be("playing", "not-playing")
        self._person(by)
        others = [number for number, one in enumerate(self.seats) if one.person and number != by]
        needs = [other for other in others if not self.seats[other].stand_in and not self._is_absent(other, by, here)]
        self._ask(j.Asked(by, "end", tuple(needs)))

    def _is_absent(self, seat: int, by: int, here: Collection[int]) -> bool:
        """Whether a player has left, or is not connected and nothing has been seen to happen for a while.

        Judged by what everybody can see: in a simultaneous turn nobody may know for whom the others wait. Only who is
        connected can tell who is not; players who are called when it is their turn need not be.
        """
        one = self.seats[seat]
        if by not in here or seat in here or one.hook[0] or one.mail[0]:
            return one.away
        return one.away or self.at - self._ledgers[SPECTATOR].turned >= ABSENT_MS

    def _ask(self, motion: j.Asked) -> None:
        if self.motion is not None:
            raise Refused("asked")
        if motion.needs:
            self._note(motion)
        else:
            self._grant(motion)

    def agree(self, seat: int, here: Collection[int] = ()) -> None:
        """Says yes to the open question. The last yes makes it so."""
        motion = self._question(seat)
        if seat not in motion.needs:
            raise Refused("not_asked")
        if motion.what == "stand_in" and motion.seat in here and not self.seats[motion.seat].away:
            raise Refused("present", "present-again")
        if seat in self.agreed:
            return
        if self.agreed | {seat} >= set(motion.needs):
            if motion.what == "undo" and undo.plan(self, motion.by).consents != motion.needs:
                raise Refused("changed")
            self._note(j.Agreed(seat))
            self._grant(motion)
        else:
            self._note(j.Agreed(seat))

    def refuse(self, seat: int) -> None:
        """Says no to the open question, or takes one's own back."""
        motion = self._question(seat)
        if seat not in motion.needs and seat != motion.by:
            raise Refused("not_asked")
        self._note(j.Dropped(seat))

    def _question(self, seat: int) -> j.Asked:
        self._person(seat)
        if self.motion is None or self.motion.what == "rematch":
            raise Refused("no_question")
        return self.motion

    def _grant(self, motion: j.Asked) -> None:
        if motion.what == "undo":
            self._note(j.Undone(motion.by))
        elif motion.what == "end":
            for seat, one in enumerate(self.seats):
                if one.person and not one.stand_in:
                    self._note(j.StoodIn(seat, DEFAULT))
        else:
            self._note(j.StoodIn(motion.seat, motion.bot))

    # -- talking, clocks, going on ---------------------------------------------------------------------------

    def sayings(self) -> tuple[Fact, ...] | None:
        """What may be said now; None is anything."""
        if self.status != "playing":
            return None
        if self._talk[0] is not self.state:  # asked for every viewer of the same position
            self._talk = (self.state, self.game.talk(self.state))
        return self._talk[1]

    def say(self, seat: int, words: str, saying: Fact | None = None) -> None:
        """Table talk, as far as the game's rules allow it: words of one's own, or one of its sayings."""
        self._person(seat)
        allowed = self.sayings()
        if saying is None and allowed is None:
            self._note(j.Said(seat, _text("words", words, WORDS)))
        elif saying is not None and saying in (allowed or ()):
            self._note(j.Said(seat, "", saying))
        else:
            raise Refused("silence")

    def hook(self, seat: int, url: str, secret: str = "") -> None:
        """Where this player is to be called when it is their turn."""
        self._person(seat)
        self._note(j.Hooked(seat, url, secret))

    def mail(self, seat: int, address: str, language: str = "") -> None:
        """Where this player is to be written to when it is their turn and they are not there."""
        self._person(seat)
        self._note(j.Mailed(seat, address, language))

    def time_out(self) -> None:
        """Lets a bot take over where a clock has run out."""
        for number, seat in enumerate(self.seats):
            if self._ticks(number) and seat.left_ms <= 0:
                self._note(j.TimedOut(number, DEFAULT))

    # -- playing again ---------------------------------------------------------------------------------------

    def rematch(self, seed: Seed, origin: str) -> Table:
        """A new table with the same seats: bots sit there already, persons' seats are kept until they come along."""
        self._must_be("over", "not-over")
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
        self._must_be("open", "begun-without-you")
        if self.seats[seat].person:
            raise Refused("taken", "lost-seat")
        if self.seats[seat].taken:
            self._note(j.Stood(seat))
        self._note(j.Sat(seat, name))
        if all(one.taken for one in self.seats):
            self.begin(seat)

    def keep_no_longer(self, seat: int) -> None:
        """A player who was waited for does not come: the seat is open to all who may sit down here."""
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
            raise Refused("no_question")
        self._note(j.Dropped(by))

    def asks_again(self, seat: int) -> bool:
        """Whether this seat was asked to play again and has not answered."""
        return self.motion is not None and self.motion.what == "rematch" and seat in self.motion.needs

    # -- branching -------------------------------------------------------------------------------------------

    def branch(self, event: int, seed: Seed, origin: str, public: bool = False, watchable: bool = True) -> Table:
        """A new table that goes on from any point of this finished game, with luck of its own."""
        self._must_be("over", "not-over")
        if not 0 <= event <= len(self.events):
            raise Refused("no_event", events=len(self.events), n=event)
        past = [(seat, move) for (seat, _), move in zip(self.events[:event], self.moves, strict=False)]
        return Table.open(
            self.game, seed, len(self.seats), self.opened.options, public=public, watchable=watchable, past=past,
            origin=origin,
        )  # fmt: skip

    # -- checks ----------------------------------------------------------------------------------------------

    def _must_be(self, status: str, otherwise: str) -> None:
        if self.status != status:
            raise Refused("not_now", otherwise)

    def _exists(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("no_seat", n=seat)

    def _person(self, seat: int) -> None:
        self._exists(seat)
        if not self.seats[seat].person:
            raise Refused("no_person")

    def must_be_open(self, seat: int) -> None:
        """Raises `Refused` if nobody can sit down there."""
        self._must_be("open", "started")
        self._exists(seat)
        if self.seats[seat].taken:
            raise Refused("taken", n=seat + 1)


def _known_bot(game: Game, name: str) -> None:
    if name not in names_for(game.id):
        raise Refused("no_bot", name=name, known=names_for(game.id))


def _text(what: str, given: str, most: int) -> str:
    """One line of printable text."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in given).split())
    if not words:
        raise Refused("empty", what=what)
    if len(words) > most:
        raise Refused("long", what=what, most=most)
    return words
