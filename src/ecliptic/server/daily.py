"""Tonight's deal: one deal of each game a day (in UTC), the same for everyone on this server.

The secret of a deal follows from the day, the game and a secret of the server that never leaves the store. Its
commitment is stored and shown days ahead, the secret itself told when the day is over: until then no record, frame or
replay of the deal has it. Whoever holds a key (256 random bits kept in a browser) has one attempt that counts for each
deal, played at a table here; it is ranked if its record, read from the store again, verifies and is of this deal.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import datetime
import hmac
import logging
import secrets
from collections import Counter
from collections.abc import Sequence

from ecliptic.bots import DEFAULT
from ecliptic.games import all_games
from ecliptic.kernel.chance import Seed
from ecliptic.server import clock, messages, tokens, tonight
from ecliptic.server.deals import ME, better, day_after, day_of, end_of, judge, setup
from ecliptic.server.foresight import FORESIGHT
from ecliptic.server.live import the_game
from ecliptic.server.marks import Marks
from ecliptic.server.store import Pass, StoreDown
from ecliptic.server.store.nights import MARK, OPEN, RANKED, REFUSED, Attempt, Nights, Sql
from ecliptic.server.tables import TableManager
from ecliptic.table import Refused, Table

AHEAD = 7
"""For how many days ahead deals are committed to."""
MARKS = (DEFAULT, "hard", FORESIGHT)
"""The bots that play each deal for comparison, once somebody has played it."""
TEND_SECONDS = 60.0
SETTLED_AT_ONCE = 20
STREAK = 400
"""How many nights of a player are reported."""
log = logging.getLogger("ecliptic.daily")


class Daily:
    """What can be asked about the deals of the day."""

    def __init__(self, tables: TableManager, store: Sql) -> None:
        self._tables = tables
        self._nights = Nights(store)
        self._root = b""
        self._committed = ""
        """The last day whose deals are all committed to, as far as this process knows."""
        self._settling = asyncio.Lock()
        self._marks = Marks(self._nights)
        self._tending: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._tending = asyncio.create_task(self._tend())

    async def stop(self) -> None:
        if self._tending is not None:
            self._tending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._tending
        await self._marks.stop()

    async def _tend(self) -> None:
        """Commits to the days to come and settles what is over, whether or not anybody asks."""
        while True:
            try:
                await self._commit(day_of(clock.now_ms()))
                await self._settle()
            except StoreDown:
                log.warning("the database cannot be reached")
            await asyncio.sleep(TEND_SECONDS)

    # -- deals -----------------------------------------------------------------------------------------------

    async def _seed(self, day: str, game_id: str) -> Seed:
        """The secret of a deal: not to be revealed before the day is over."""
        if not self._root:
            self._root = await self._nights.secret(secrets.token_bytes(32))
        return Seed(hmac.digest(self._root, f"ecliptic deal {day} {game_id}".encode(), "sha256"))

    async def _commit(self, today: str) -> None:
        last = day_after(today, AHEAD)
        if self._committed >= last:
            return
        for ahead in range(AHEAD + 1):
            day = day_after(today, ahead)
            if day > self._committed:
                for game_id in all_games():
                    made = (await self._seed(day, game_id)).commitment
                    await self._nights.commit(day, game_id, made, clock.now_ms())
        self._committed = last

    async def _dealt(self, day: str, game_id: str) -> Seed:
        """The seed that was committed to. Raises `Refused` if nothing was."""
        committed = (await self._nights.commitments(day)).get(game_id)
        seed = await self._seed(day, game_id)
        if committed != seed.commitment:
            raise Refused("no_deal", day=day)
        return seed

    # -- playing ---------------------------------------------------------------------------------------------

    async def play(self, game_id: str, key: str, wish: tonight.PlayTonight) -> messages.Seated:
        """A seat at the deal: today's counts the first time, and is practice once that is over. The same seat again
        while the attempt is under way. Raises `Refused`."""
        today = day_of(clock.now_ms())
        await self._commit(today)
        day = wish.day or today
        if day > today:
            raise Refused("no_deal", day=day)
        seed, who = await self._dealt(day, game_id), tokens.digest(key)
        ranked = day == today and not wish.practice
        table = self._table(game_id, seed, day, wish.name, ranked)
        if not ranked:
            await self._settle()
            if day == today:
                await self._must_have_played(day, game_id, who)
            name = tokens.fresh_id()
            await self._open(name, table, key)
        else:
            made = Attempt(day, game_id, who, self._name(day, game_id, who), table.seats[ME].name)
            attempt = await self._nights.begin(made)
            name = attempt.table
            if await self._tables.store.secret(name) is None:
                await self._open(name, table, key)
            elif attempt.status != OPEN or await self._tables.look(name, lambda table: table.status == "over"):
                raise Refused("played_tonight")
        return messages.Seated(name, ME, key)

    async def _must_have_played(self, day: str, game_id: str, who: bytes) -> None:
        attempt = await self._nights.attempt(day, game_id, who)
        if attempt is None or attempt.status == OPEN:
            raise Refused("play_first")

    def _name(self, day: str, game_id: str, who: bytes) -> str:
        """The name of an attempt's table: always the same, so that there cannot be two, and impossible to guess."""
        made = hmac.digest(self._root, f"ecliptic table {day} {game_id} ".encode() + who, "sha256")
        return "n" + base64.urlsafe_b64encode(made[:16]).decode().rstrip("=")

    def _table(self, game_id: str, seed: Seed, day: str, name: str, ranked: bool) -> Table:
        """A table at which the deal has begun, with a player and bots: nobody can add words, which would change it."""
        seats, options, _ = setup(game_id)
        game, sealed = the_game(game_id), end_of(day)
        table = Table.open(game, seed, seats, options, watchable=False, sealed=sealed, hints=not ranked)
        table.sit(ME, name)
        for seat in range(ME + 1, seats):
            table.seat_bot(seat, DEFAULT)
        table.begin(ME)
        return table

    async def _open(self, name: str, table: Table, key: str) -> None:
        expires = clock.now_ms() + tokens.SEAT_DAYS * clock.DAY_MS
        await self._tables.open(table, [Pass(tokens.digest(key), "seat", ME, expires)], name)

    # -- settling --------------------------------------------------------------------------------------------

    async def _settle(self) -> None:
        """Settles attempts that are over: those whose record verifies and that ended in time are ranked."""
        async with self._settling:
            while found := await self._nights.finished(SETTLED_AT_ONCE):
                for attempt in found:
                    await self._settle_one(attempt)

    async def _settle_one(self, attempt: Attempt) -> None:
        seed = await self._seed(attempt.day, attempt.game)
        stored = await self._tables.store.changes(attempt.table, 0)
        try:
            settled = await asyncio.to_thread(judge, attempt, seed, stored)
        except Exception as error:  # whatever is wrong with it, it must not stand in the way of the others
            log.warning("an attempt was refused", extra={"game": attempt.game, "error": type(error).__name__})
            settled = attempt._replace(status=REFUSED)
        await self._nights.settle(settled)

    # -- bots for comparison ---------------------------------------------------------------------------------

    async def _compare(self, day: str, attempts: Sequence[Attempt]) -> None:
        """Has bots play the deals that somebody has played, with the lowest priority on this machine."""
        for game_id in sorted({one.game for one in attempts if one.status == RANKED}):
            there = {one.name for one in attempts if one.game == game_id and one.status == MARK}
            for level in MARKS:
                if level not in there:
                    self._marks.want(
                        await self._seed(day, game_id), Attempt(day, game_id, _bot(level), "", level, MARK)
                    )

    # -- telling ---------------------------------------------------------------------------------------------

    async def tonight(self, key: str, day: str = "") -> tonight.Tonight:
        """What the holder of a key may know of a day now: of a day to come only the commitments, of today no seed, and
        no results of others before their own."""
        now = clock.now_ms()
        today = day_of(now)
        await self._commit(today)
        await self._settle()
        day = _real(day or today)
        committed = await self._nights.commitments(day)
        if not committed and day > today:
            raise Refused("no_deal", day=day)
        who = tokens.digest(key) if key else b""
        attempts = await self._nights.of_day(day)
        await self._compare(day, attempts)
        deals = []
        for game_id in all_games():
            if game_id in committed:
                own = [one for one in attempts if one.game == game_id]
                seed = (await self._seed(day, game_id)).secret.hex() if day < today else ""
                deals.append(_deal(game_id, committed[game_id], seed, own, who))
        nights = await self._nights.nights(who, STREAK) if who else []
        return tonight.Tonight(
            day, today, end_of(day), now, deals, [tonight.NightCount(one, games) for one, games in nights]
        )


def _real(day: str) -> str:
    """The day in its usual form. Raises `Refused` if there is no such day."""
    try:
        return datetime.date.fromisoformat(day).isoformat()
    except ValueError:
        raise Refused("no_deal", day=day) from None


def _bot(level: str) -> bytes:
    """What stands in place of the digest of a player's key."""
    return f"bot {level}".encode()


def _order(kind: str, attempt: Attempt) -> tuple[bool, float]:
    """A key to sort by: the better the attempt, the greater."""
    return better(kind, bool(attempt.won), attempt.score or 0.0)


def _deal(game_id: str, commitment: str, seed: str, attempts: Sequence[Attempt], who: bytes) -> tonight.TonightDeal:
    kind = setup(game_id).kind
    ranked = sorted((one for one in attempts if one.status == RANKED), key=lambda one: _order(kind, one), reverse=True)
    mine = next((one for one in attempts if one.who == who), None) if who else None
    shown = bool(seed) or (mine is not None and mine.status != OPEN)
    best = ranked[0] if seed and ranked else None
    return tonight.TonightDeal(
        game_id, setup(game_id).seats, DEFAULT if setup(game_id).seats > 1 else "", commitment, seed, len(ranked), kind,
        mine=_mine(kind, mine, ranked) if mine else None,
        bars=_bars(ranked) if shown else [],
        marks=marks_shown(kind, [one for one in attempts if one.status in (MARK, RANKED)]) if shown else [],
        best=tonight.Best(best.name, best.table, bool(best.won), best.score or 0.0, best.seconds or 0)
        if best else None,
    )  # fmt: skip


def _mine(kind: str, mine: Attempt, ranked: Sequence[Attempt]) -> tonight.Mine:
    place = 1 + sum(_order(kind, one) > _order(kind, mine) for one in ranked) if mine.status == RANKED else 0
    return tonight.Mine(mine.table, mine.status, bool(mine.won), mine.score or 0.0, mine.seconds or 0, place)


def _bars(ranked: Sequence[Attempt]) -> list[tonight.Bar]:
    counted = Counter((bool(one.won), one.score or 0.0) for one in ranked)
    return [tonight.Bar(won, score, count) for (won, score), count in sorted(counted.items())]


def marks_shown(kind: str, played: Sequence[Attempt]) -> list[tonight.BotMark]:
    """The results of bots. That of foresight is shown as no worse than the best that anybody achieved."""
    best = max(played, key=lambda one: _order(kind, one), default=None)
    marks = []
    for attempt in played:
        if attempt.status == MARK:
            made = best if best and attempt.name == FORESIGHT else attempt
            marks.append(tonight.BotMark(attempt.name, bool(made.won), made.score or 0.0))
    return marks
