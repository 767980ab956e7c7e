"""What clients can ask for, the same over sockets and HTTP: who they are, and what they may do."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from ecliptic.bots import names_for
from ecliptic.bots.evaluate import advisable
from ecliptic.games import all_games
from ecliptic.kernel import errors
from ecliptic.kernel.catalogue import DEFAULT, OWN, Catalogue
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadLesson, BadSeats, EclipticError, IllegalAction, InvalidMove
from ecliptic.kernel.facts import fact
from ecliptic.kernel.game import Game, Option
from ecliptic.kernel.state import SPECTATOR, acts
from ecliptic.server import clock, messages, ratelimit, tokens
from ecliptic.server.analysis import Analyses
from ecliptic.server.bot_pool import NoAnswer, as_message
from ecliptic.server.daily import Daily
from ecliptic.server.live import game_with, info, sits, the_game
from ecliptic.server.mail import check_address
from ecliptic.server.replays import Replays
from ecliptic.server.store import Pass, StoreDown
from ecliptic.server.store.nights import Sql
from ecliptic.server.tables import NotFound, Stale, TableManager
from ecliptic.server.webhooks import check_hook
from ecliptic.table import Clock, Known, Refused, Table, about, known_by
from ecliptic.table.lessons import PUPIL, Lesson, give, lesson, lessons

AT_ONCE = 16
"""How many moves are looked at before others get a turn."""
REPLAYED, ASKED = 5, 32
"""As how many messages something counts for which a game has to be played again; how many moves that are asked about
count as one more."""
MAILED = 40
"""The same for naming somewhere to write to: it may be anybody's, and there are many."""


class Denied(Refused):
    """No token, or one that is not valid here."""


class NoGame(Exception):
    """There is no such game."""


def error_of(error: Exception) -> tuple[int, messages.Error]:
    """The HTTP status and the message for everything that can be refused. Other errors are ours: raised again."""
    match error:
        case Denied():
            return 403, messages.Error.of(error)
        case NotFound():
            return 404, refusal("not_found")
        case NoGame():
            return 404, refusal("no_game", name=str(error))
        case Stale():
            return 409, refusal("stale")
        case NoAnswer():
            return 503, refusal("unavailable", "no-answer")
        case StoreDown():
            return 503, refusal("unavailable")
        case IllegalAction():
            return 422, messages.Error("illegal", error.say(), error.rule, error.fact)
        case Refused():
            return 429 if error.code == "rate" else 422, messages.Error.of(error)
        case InvalidMove():
            return 422, messages.Error("no_move", error.say(), "", error.fact)
        case errors.FactError():
            return 422, messages.Error("wrong", error.say(), "", error.fact)
        case EclipticError():
            return 422, messages.Error("wrong", str(error))
    raise error


def refusal(code: str, key: str = "", /, **args: object) -> messages.Error:
    """The message `refused-<key>`, or of the code."""
    return messages.Error.of(Refused(code, key, **args))


def cost_of(message: messages.Sent) -> float:
    """How many messages this one counts as."""
    match message:
        case messages.Undo() | messages.Agree() | messages.Rematch() | messages.Hint():
            return REPLAYED
        case messages.Ask(moves):
            return 1 + len(moves) / ASKED
        case messages.MailTo(address) if address:
            return MAILED
    return 1


class Caller(NamedTuple):
    """Whom a token belongs to."""

    viewer: int
    digest: bytes = b""
    sat: int = 0
    """Which of the players who have sat on the seat: a token is valid for one of them."""


class Service:
    """What HTTP and sockets ask of the tables, with who may ask it."""

    def __init__(self, tables: TableManager, analyses: Analyses | None = None) -> None:
        self.tables = tables
        self.replays = Replays(tables)
        self.analyses = analyses or Analyses()
        self.daily = Daily(tables, tables.store) if isinstance(tables.store, Sql) else None
        """None where everybody would be the only player: in a browser tab."""
        self._hints = ratelimit.Buckets(tables.settings.hints_per_minute / 60)

    # -- who is it -------------------------------------------------------------------------------------------

    async def caller(self, table: str, token: str) -> Caller:
        """The seat of a token, or a spectator without one. Raises `Denied`."""
        if not token:
            now = clock.now_ms()
            if not await self.tables.look(table, lambda t: t.opened.watchable or (t.opened.sealed and t.reveals(now))):
                raise Denied("no_spectators")
            return Caller(SPECTATOR)
        return await self.seat(table, token)

    async def seat(self, table: str, token: str) -> Caller:
        """The seat of a token. Raises `Denied`."""
        sat = await self.tables.look(table, lambda t: [seat.sat for seat in t.seats])
        found = await self._pass(table, token, "seat")  # after that: whoever sat down since has another token
        return Caller(found.seat, found.digest, sat[found.seat])

    async def _pass(self, table: str, token: str, kind: str) -> Pass:
        digest = tokens.digest(token)
        found = await self.tables.store.passes(table, digest) if token else None
        if found is None or found.kind != kind or found.expires < clock.now_ms():
            if kind == "invite":
                raise Denied("no_invitation", "bad-invitation")
            if kind == "move":
                raise Denied("denied", "bad-code")
            raise Denied("denied")
        return found

    # -- opening and joining ---------------------------------------------------------------------------------

    async def open(self, wish: messages.NewTable, components: str = "") -> messages.Seated:
        """A new table; with components that somebody brought, where the settings allow it."""
        if wish.game not in all_games():
            raise Refused("no_game", name=wish.game)
        timed = Clock(wish.clock.seconds, wish.clock.increment) if wish.clock else None
        table = Table.open(
            game_with(wish.game, components), Seed.fresh(), len(wish.seats), wish.options, public=wish.public,
            watchable=wish.watchable, clock=timed,
        )  # fmt: skip
        return await self._seat(table, wish.seats, wish.name, wish.words)

    async def teach(self, game_id: str, lesson_name: str, wish: messages.Pupil) -> messages.Seated:
        """A table at which a lesson is given. It has begun."""
        game = the_game(game_id)
        table = give(game, taught(game, lesson_name), wish.name, wish.step)
        token = tokens.fresh_token()
        opened = await self.tables.open(table, [_pass(token, "seat", PUPIL)])
        return messages.Seated(opened, PUPIL, token)

    async def branch(self, name: str, wish: messages.Branch) -> messages.Seated:
        table = await self.tables.look(
            name, lambda old: old.branch(wish.event, Seed.fresh(), name, wish.public, wish.watchable)
        )
        return await self._seat(table, wish.seats, wish.name, "")

    async def _seat(self, table: Table, wishes: Sequence[messages.SeatWish], name: str, words: str) -> messages.Seated:
        if len(wishes) != len(table.seats):
            raise BadSeats(fact("bad-seats", n=len(wishes), known=[len(table.seats)]))
        mine = [seat for seat, wish in enumerate(wishes) if wish.kind == "me"]
        if len(mine) > 1:
            raise Refused("one_seat")
        invites, here = [], []
        for seat, wish in enumerate(wishes):
            if wish.kind == "me":
                table.sit(seat, name, words)
            elif wish.kind == "here":
                table.sit(seat, wish.name or f"Player {seat + 1}")
                here.append(messages.Invite(seat, tokens.fresh_token()))
            elif wish.kind == "bot":
                table.seat_bot(seat, wish.bot)
            else:
                invites.append(messages.Invite(seat, tokens.fresh_token()))
        token = tokens.fresh_token() if mine else ""
        passes = [_pass(invite.token, "invite", invite.seat) for invite in invites]
        passes += [_pass(token, "seat", seat) for seat in mine]
        passes += [_pass(one.token, "seat", one.seat) for one in here]
        opened = await self.tables.open(table, passes)
        return messages.Seated(opened, mine[0] if mine else None, token, invites, here)

    async def seat_all(self, table: Table, persons: Sequence[int]) -> messages.Seated:
        """A table at which everybody sits already, and all persons are at one screen."""
        here = [messages.Invite(seat, tokens.fresh_token()) for seat in persons]
        opened = await self.tables.open(table, [_pass(one.token, "seat", one.seat) for one in here])
        return messages.Seated(opened, None, "", [], here)

    async def join(self, table: str, seat: int, token: str, wish: messages.Join) -> messages.Seated:
        """Somebody takes a seat: with its invitation, or without one at a public table.

        An invitation is good for one guest at a time: whoever leaves before the start frees it with the seat. Who asks
        again with a token of their own sits there already.
        """
        await self._invited(table, seat, token)
        own = wish.token or tokens.fresh_token()

        def sit(at: Table) -> None:
            _must_be_free(at, seat, token)
            at.sit(seat, wish.name, wish.words)

        await self.tables.change(table, sit, passes=[_pass(own, "seat", seat)])
        return messages.Seated(table, seat, own)

    async def take_along(self, table: str, seat: int, code: str, wish: messages.Take) -> messages.Seated:
        """Another device sits on the same seat too, with a token of its own. Raises `Denied` for a code that is not
        good."""
        made = _pass(wish.token, "seat", seat)
        kept = await self.tables.store.passes(table, made.digest)
        if kept is None:
            found = await self._pass(table, code, "move")
            if found.seat != seat:
                raise Denied("denied", "bad-code")
            used = found.digest.hex()
            await self.tables.change(table, lambda t: t.take_along(seat, used), passes=[made], spent=[found.digest])
        elif (kept.kind, kept.seat) != ("seat", seat):
            raise Refused("token")
        return messages.Seated(table, seat, wish.token)

    async def delete(self, table: str, who: Caller) -> None:
        """Removes a table for good: not while other persons play there, and no deal that still counts."""
        now = clock.now_ms()

        def may(at: Table) -> None:
            _still(at, who)
            if at.opened.sealed > now:
                raise Refused("still_sealed")
            if any(seat.person for number, seat in enumerate(at.seats) if number != who.viewer):
                raise Refused("not_alone")

        await self.tables.remove(table, may)

    async def free(self, table: str, seat: int, token: str) -> messages.TableInfo:
        """The table, if the seat can be taken so. Raises what `join` would."""
        await self._invited(table, seat, token)

        def see(at: Table) -> messages.TableInfo:
            _must_be_free(at, seat, token)
            return info(table, at, self.tables.watching(table))

        return await self.tables.look(table, see)

    async def _invited(self, table: str, seat: int, token: str) -> None:
        """Raises `Denied` for a token that is not an invitation to this seat."""
        if token and (await self._pass(table, token, "invite")).seat != seat:
            raise Denied("no_invitation", "other-invitation")

    # -- playing ---------------------------------------------------------------------------------------------

    async def do(self, table: str, who: Caller, message: messages.Command) -> None:
        """What a seat asks for. Raises what `error_of` knows."""
        seat = who.viewer
        if seat == SPECTATOR:
            raise Denied("denied", "spectators-watch")
        match message:
            case messages.Act(seq, move):
                await self.tables.change(table, _by(who, lambda t: t.act(seat, move)), seat, seq)
            case messages.HandOver(token):
                made = Pass(tokens.digest(token), "move", seat, clock.now_ms() + tokens.MOVE_MINUTES * 60_000)
                await self.tables.change(table, _by(who, lambda t: t.hand(seat)), seat, passes=[made])
            case messages.InviteTo(whose, token):
                await self._invite(table, who, _pass(token, "invite", whose))
            case messages.Rematch():
                await self._play_again(table, who)
            case messages.Agree() if await self._asks_again(table, seat):
                await self._play_again(table, who)
            case messages.Refuse() if await self._asks_again(table, seat):
                await self._go_home(table, who)
            case _:
                await self.tables.change(table, _by(who, self._command(table, seat, message)), seat)

    def _command(self, table: str, seat: int, message: messages.Command) -> Callable[[Table], None]:
        match message:
            case messages.Begin():
                return lambda t: t.begin(seat)
            case messages.Leave():
                return lambda t: t.leave(seat)
            case messages.SeatBot(whose, bot):
                return lambda t: t.seat_bot(whose, bot)
            case messages.Add(words):
                return lambda t: t.add_words(seat, words)
            case messages.Undo():
                return lambda t: t.ask_undo(seat)
            case messages.Agree():
                return lambda t: t.agree(seat, self.tables.here(table))
            case messages.Refuse():
                return lambda t: t.refuse(seat)
            case messages.Say(words, saying):
                return lambda t: t.say(seat, words, saying)
            case messages.StandIn(whose, bot):
                return lambda t: t.ask_stand_in(seat, whose, bot, self.tables.here(table))
            case messages.Back():
                return lambda t: t.back(seat)
            case messages.Resign():
                return lambda t: t.resign(seat)
            case messages.End():
                return lambda t: t.ask_end(seat, self.tables.here(table))
            case messages.MailTo(address, language):
                if not self.tables.mail.works:
                    raise Refused("no_mail")
                if address:
                    check_address(address)
                return lambda t: t.mail(seat, address, language)
            case messages.Hook(url, secret):
                if url:
                    check_hook(url, secret)
                return lambda t: t.hook(seat, url, secret)
        raise AssertionError(message)

    async def _invite(self, table: str, who: Caller, made: Pass) -> None:
        found = await self.tables.store.passes(table, made.digest)
        if found is None:
            invite = _by(who, lambda t: t.invite(who.viewer, made.seat))
            await self.tables.change(table, invite, who.viewer, passes=[made])
        elif (found.kind, found.seat) != (made.kind, made.seat):
            raise Refused("token")

    # -- playing again ---------------------------------------------------------------------------------------

    async def _play_again(self, name: str, who: Caller) -> None:
        """The player takes the same seat, with the same token, at the next table.

        Each step may be done again: if several ask at once, or a server dies between two of them, there still is one
        next table, and whoever asks finds it.
        """
        seat = who.viewer
        next_table, called = await self.tables.look(name, lambda t: (_still(t, who).next_table, t.seats[seat].name))
        there = next_table or await self._open_next(name)
        if await self.tables.store.passes(there, who.digest) is None:
            await self._come_along(name, there, who, called)
        await self.tables.change(name, _by(who, lambda t: t.go_on_at(there, seat)), seat)

    async def _open_next(self, name: str) -> str:
        new = await self.tables.look(name, lambda old: old.rematch(Seed.fresh(), name))
        passes = [kept for seat in range(len(new.seats)) for kept in await self.tables.store.seat_passes(name, seat)]
        return await self.tables.open(new, [], tokens.next_id(name, [kept.digest for kept in passes]))

    async def _come_along(self, here: str, there: str, who: Caller, name: str) -> None:
        """With the tokens of all the player's devices."""
        seat, now = who.viewer, clock.now_ms()
        good = [kept for kept in await self.tables.store.seat_passes(here, seat) if kept.expires > now]
        passes = [kept._replace(expires=now + tokens.SEAT_DAYS * clock.DAY_MS) for kept in good]
        try:
            await self.tables.change(there, lambda t: t.come_along(seat, name), seat, passes=passes)
        except Refused:
            if await self.tables.store.passes(there, who.digest) is None:  # else: the same player, asking twice at once
                raise

    async def _asks_again(self, table: str, seat: int) -> bool:
        return await self.tables.look(table, lambda t: t.asks_again(seat))

    async def _go_home(self, name: str, who: Caller) -> None:
        """The player does not play again: the seat at the next table is kept no longer."""
        seat = who.viewer
        there = await self.tables.look(name, lambda t: t.next_table)
        await self.tables.change(there, lambda t: t.keep_no_longer(seat))
        await self.tables.change(name, _by(who, lambda t: t.go_home(seat)), seat)

    # -- asking ----------------------------------------------------------------------------------------------

    async def ask(self, table: str, who: Caller, message: messages.Asking) -> messages.Told | messages.Hinted:
        """What a seat wants to know. Changes nothing. Raises what `error_of` knows."""
        if who.viewer == SPECTATOR:
            raise Denied("denied", "spectators-watch")
        known = await self.tables.look(table, lambda t: known_by(_still(t, who), who.viewer))
        if isinstance(message, messages.Hint):
            return await self._hint(known, who)
        answers = []
        for number, move in enumerate(message.moves):
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)  # the others go on meanwhile
            answers.append(about(known, move))
        return messages.Told(known.seq, answers)

    async def _hint(self, known: Known, who: Caller) -> messages.Hinted:
        if not known.playing:
            raise Refused("not_now", "not-playing")
        if not known.hints:
            raise Refused("no_hints")
        if not acts(known.state, known.seat):
            raise Refused("not_your_turn")
        advisable(known.state, known.seat)
        mine = who.digest.hex()
        if not self._hints.take(mine):
            raise Refused("rate", "hints", seconds=self._hints.wait(mine))
        found = await self.tables.hint(mine, known.game.name, known.state.to_dict(), known.seat)
        return as_message(known.seq, found)

    # -- looking ---------------------------------------------------------------------------------------------

    async def info(self, table: str) -> messages.TableInfo:
        watching = self.tables.watching(table)
        return await self.tables.look(table, lambda t: info(table, t, watching))

    async def listed(self, limit: int) -> list[messages.TableInfo]:
        """Public tables: as they are for those at hand in this process, else as they were when they were stored."""
        rows = await self.tables.store.listed(limit)
        return [
            self.tables.glance(row.table) or msgspec.json.decode(row.about, type=messages.TableInfo) for row in rows
        ]


def _still(table: Table, who: Caller) -> Table:
    """The table, for whoever still sits there. Raises `Denied`."""
    if not sits(table, who.viewer, who.sat):
        raise Denied("denied", "seat-left")
    return table


def _must_be_free(table: Table, seat: int, invitation: str) -> None:
    """Raises why somebody with this invitation, or without one, cannot sit down there."""
    if not invitation and not table.opened.public:
        raise Denied("no_invitation")
    if invitation and table.seats[seat].taken:
        raise Denied("used")
    table.must_be_open(seat)
    if not invitation and table.seats[seat].kept:
        raise Refused("kept", name=table.seats[seat].name)


def taught(game: Game, name: str) -> Lesson:
    """A lesson of a game. Raises `NotFound`."""
    try:
        return lesson(game, name)
    except BadLesson as error:
        raise NotFound(str(error)) from None


def _by(who: Caller, command: Callable[[Table], None]) -> Callable[[Table], None]:
    """What a seat asks for, checked again whenever the table had to be read again."""
    return lambda table: command(_still(table, who))


def _pass(token: str, kind: str, seat: int) -> Pass:
    days = tokens.SEAT_DAYS if kind == "seat" else tokens.INVITE_DAYS
    return Pass(tokens.digest(token), kind, seat, clock.now_ms() + days * clock.DAY_MS)


@functools.lru_cache(maxsize=16)
def game_list(language: str = DEFAULT) -> messages.GameList:
    """The games, the easiest to learn first."""
    found = sorted((the_game(name) for name in all_games()), key=lambda game: game.ease)
    return messages.GameList([_game_info(game, Catalogue([game.folder / "text", OWN], language)) for game in found])


def _game_info(game: Game, words: Catalogue) -> messages.GameInfo:
    return messages.GameInfo(
        game.id, words("title"), words("summary"), game.seats, game.minutes, game.ease, game.cooperative,
        game.version, game.edition_hash, [_option(game, option, words) for option in game.options], names_for(game.id),
        [messages.Taught(one.name, len(one.steps), one.options) for one in lessons(game)],
    )  # fmt: skip


def _option(game: Game, option: Option, words: Catalogue) -> messages.OptionInfo:
    defaults = game.check_options({})
    seats = [game.seats_for({**defaults, option.name: choice}) for choice in option.choices]
    depends = len(set(seats)) > 1
    explained = words.attribute(f"option-{option.name}", "help")
    return messages.OptionInfo(
        option.name, option.default, explained, option.low, option.high, option.choices, seats if depends else [],
        _beside(game, option),
    )  # fmt: skip


def _beside(game: Game, option: Option) -> dict[str, list[str]]:
    """The choices of other options beside which this one means something, where not all do."""
    defaults, found = game.check_options({}), {}
    for other in game.options:
        choices = [one for one in other.choices if option in game.options_beside({**defaults, other.name: one})]
        if other != option and len(choices) < len(other.choices):
            found[other.name] = choices
    return found
