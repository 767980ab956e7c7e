"""One game at one terminal, without the terminal: who sits where, what happened, what comes next, and undoing it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from ecliptic.bots import Bot, bot
from ecliptic.cli.telling import Told, tell
from ecliptic.cli.words import BadUsage, say
from ecliptic.kernel.bits import bit
from ecliptic.kernel.chance import Fate, Seed
from ecliptic.kernel.errors import BadRecord
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record, replay
from ecliptic.kernel.state import NATURE, State, step
from ecliptic.table.events import Moment, last_decision, learners, unasked


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat."""

    name: str
    bot: str = ""
    """The name of the bot; empty for a person."""


class Session:
    """A game in progress. Everything that happens goes through `advance`, `act` and `undo`."""

    def __init__(self, game: Game, state: State, seed: Seed, players: Sequence[Player]) -> None:
        self.game = game
        self.state = state
        self.players = tuple(players)
        self.events: list[Moment] = []
        self.record = Record.begin(game, state, seed, reveal=True)
        self._seed = seed
        self._fate = Fate(seed)
        self._bots = {seat: _seated(player, seat, seed) for seat, player in enumerate(players) if player.bot}
        self._asked = NATURE
        """The seat of the person who decided last."""

    @staticmethod
    def resume(game: Game, record: Record, players: Sequence[Player]) -> Session:
        """The game that a record was saved from, ready to go on. Raises `BadRecord`."""
        if not record.secret:
            raise BadRecord(say("session.no_seed"))
        if len(players) != record.seats:
            raise BadRecord(say("session.players", players=len(players), seats=record.seats))
        if record.result is not None:
            raise BadRecord(say("session.over"))
        past = [Moment(*event) for event in replay(game, record)]
        start = past[0].before if past else game.start(record.seats, record.options)
        session = Session(game, start, Seed(record.secret, record.entropy), players)
        for event in past:
            session._note(event)
        decision = last_decision(game, session.events, session.people)
        if decision is not None:
            session._asked = session.events[decision].seat
        session._recount()
        return session

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, player in enumerate(self.players) if not player.bot]

    # -- going on --------------------------------------------------------------------------------------------

    def advance(self) -> int | None:
        """Lets Nature and bots act and makes lone choices until a person must choose: that seat, or None at the end."""
        while actors := self.state.actors():
            seat = self._next(actors)
            action = self._answer(seat)
            if action is None:
                return seat
            self._do(seat, action)
        if self.record.result is None:
            self.record.result = self.state.returns()
        return None

    def act(self, seat: int, text: str) -> None:
        """A person's move. Raises `InvalidMove` or `IllegalAction` and changes nothing then."""
        action = self.game.parse(self.state.known_to(seat), seat, text)
        self._do(seat, action)
        self._asked = seat

    def _next(self, actors: int) -> int:
        """Nature first, then bots and persons without a choice; in a simultaneous turn one person after the other."""
        if actors & bit(NATURE):
            return NATURE
        seats = [seat for seat in range(len(self.players)) if actors & bit(seat)]
        for seat in seats:
            if seat in self._bots or len(self.state.legal(seat)) == 1:
                return seat
        return self._asked if self._asked in seats else seats[0]

    def _answer(self, seat: int) -> int | None:
        """What is done without asking a person, if anything."""
        if seat == NATURE:
            return self._fate.next_action(self.state)
        alone = unasked(self.game, self.state, seat, seat in self._bots)
        if alone is None and seat in self._bots:
            return self._bots[seat].choose(self.state.known_to(seat), seat)
        return alone

    def _do(self, seat: int, action: int) -> None:
        after = self.state.clone()
        step(after, seat, action)
        self._note(Moment(self.state, seat, action, after))

    def _note(self, event: Moment) -> None:
        self.events.append(event)
        self.record.events.append((event.seat, self.game.spell(event.before, event.seat, event.action)))
        self.state = event.after

    # -- taking back -----------------------------------------------------------------------------------------

    def undo(self) -> int:
        """Back to the last decision of a person, whose seat is returned, unless something was revealed since.

        Chance that was undone comes back the same, and bots choose the same where nothing changed for them. Raises
        `BadUsage` and changes nothing if there is nothing to undo, or something to hide.
        """
        number = last_decision(self.game, self.events, self.people)
        if number is None:
            raise BadUsage(say("session.nothing_to_undo"))
        undoer = self.events[number].seat
        since = [event for event in self.events[number + 1 :] if event.seat != undoer]
        if any(learners(event, self.people) for event in since):
            raise BadUsage(say("session.revealed"))
        self._cut(number)
        self._asked = undoer
        return undoer

    def _cut(self, number: int) -> None:
        self.state = self.events[number].before
        del self.events[number:], self.record.events[number:]
        self.record.result = None
        self._recount()

    def _recount(self) -> None:
        """Sets the random streams to where the events left them."""
        self._fate = Fate(self._seed)
        for event in self.events:
            if event.seat == NATURE:
                self._fate.skip(event.before)

    # -- telling ---------------------------------------------------------------------------------------------

    def story(self, viewer: int, since: int = 0) -> list[Told]:
        """What happened from event number `since` on, as this viewer knows it."""
        return tell(self.game, self.events, viewer, since)


def _seated(player: Player, seat: int, seed: Seed) -> Bot:
    """A bot with a seed of its own, from which nothing follows about the table's."""
    digest = hashlib.sha256(b"ecliptic bot %d" % seat + seed.key).digest()
    return bot(player.bot, seed=int.from_bytes(digest[:6], "big"))
