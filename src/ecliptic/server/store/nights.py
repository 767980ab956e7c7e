"""What is kept of the daily deals: the server's own secret, what was committed to, and everybody's attempts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

OPEN, RANKED, LATE, REFUSED, MARK = "open", "ranked", "late", "refused", "mark"
"""What an attempt is: under way; verified in time; finished after the day; not what was dealt; a bot's."""
FIELDS = "day, game, who, table_id, name, status, won, score, seconds"


@runtime_checkable
class Sql(Protocol):
    """A store that answers SQL."""

    async def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of one statement in words that both databases know, with $1, $2, .. for the values. It is done and
        durable, or it is not."""


class Attempt(NamedTuple):
    """One player's game of a day that counts, or a bot's for comparison."""

    day: str
    game: str
    who: bytes
    """The digest of the player's key, or a bot's name, which is no digest."""
    table: str
    name: str
    status: str = OPEN
    won: bool | None = None
    score: float | None = None
    seconds: int | None = None


class Nights:
    """The rows. Whatever several processes do at once, each row is made and settled once."""

    def __init__(self, store: Sql) -> None:
        self._store = store

    async def secret(self, fresh: bytes) -> bytes:
        """The secret that all deals are made from: the one that was stored first."""
        await self._store.ask("INSERT INTO sky VALUES (1, $1) ON CONFLICT DO NOTHING", fresh)
        return bytes((await self._store.ask("SELECT secret FROM sky"))[0][0])

    async def commit(self, day: str, game: str, commitment: str, now: int) -> None:
        """Once and for all."""
        await self._store.ask(
            "INSERT INTO deal VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", day, game, commitment, now
        )

    async def commitments(self, day: str) -> dict[str, str]:
        """By game."""
        return {str(row[0]): str(row[1]) for row in await self._store.ask(
            "SELECT game, commitment FROM deal WHERE day = $1", day
        )}  # fmt: skip

    async def begin(self, attempt: Attempt) -> Attempt:
        """The attempt, or the one that is there already."""
        await self._store.ask(
            f"INSERT INTO attempt ({FIELDS}) VALUES ($1, $2, $3, $4, $5, $6, NULL, NULL, NULL) ON CONFLICT DO NOTHING",
            *attempt[:6],
        )
        found = await self.attempt(attempt.day, attempt.game, attempt.who)
        return found or attempt

    async def keep(self, attempt: Attempt) -> None:
        """A bot's, finished, unless it is there already."""
        values = ", ".join(f"${n}" for n in range(1, 10))
        await self._store.ask(f"INSERT INTO attempt ({FIELDS}) VALUES ({values}) ON CONFLICT DO NOTHING", *attempt)

    async def attempt(self, day: str, game: str, who: bytes) -> Attempt | None:
        query = f"SELECT {FIELDS} FROM attempt WHERE day = $1 AND game = $2 AND who = $3"
        return next(iter(_attempts(await self._store.ask(query, day, game, who))), None)

    async def of_day(self, day: str) -> list[Attempt]:
        return _attempts(await self._store.ask(f"SELECT {FIELDS} FROM attempt WHERE day = $1", day))

    async def finished(self, limit: int) -> list[Attempt]:
        """Attempts that are over and have not been settled."""
        fields = ", ".join(f"attempt.{name}" for name in FIELDS.split(", "))
        query = f"""SELECT {fields} FROM attempt JOIN game_table ON game_table.id = attempt.table_id
            WHERE attempt.status = 'open' AND game_table.status = 'over' LIMIT $1"""
        return _attempts(await self._store.ask(query, limit))

    async def settle(self, attempt: Attempt) -> None:
        """Takes effect once: a second call changes nothing."""
        await self._store.ask(
            """UPDATE attempt SET status = $4, won = $5, score = $6, seconds = $7
            WHERE day = $1 AND game = $2 AND who = $3 AND status = 'open'""",
            *attempt[:3],
            *attempt[5:],
        )

    async def nights(self, who: bytes, limit: int) -> list[tuple[str, int]]:
        """The days on which somebody's attempts counted, the latest first, and how many there were."""
        query = """SELECT day, count(*) FROM attempt WHERE who = $1 AND status = 'ranked'
            GROUP BY day ORDER BY day DESC LIMIT $2"""
        return [(str(day), int(count)) for day, count in await self._store.ask(query, who, limit)]


def _attempts(rows: Sequence[tuple[object, ...]]) -> list[Attempt]:
    found = [Attempt(*row) for row in rows]  # type: ignore[arg-type]
    return [one._replace(who=bytes(one.who), won=None if one.won is None else bool(one.won)) for one in found]
