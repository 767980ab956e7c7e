"""The schema, as numbered steps that were taken one after the other. Never change a step that was released."""

from __future__ import annotations

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE game_table (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, secret {blob} NOT NULL, public {bool} NOT NULL,
            about {blob} NOT NULL, status TEXT NOT NULL, changed BIGINT NOT NULL, due BIGINT)""",
        "CREATE INDEX game_table_due ON game_table (due) WHERE due IS NOT NULL",
        "CREATE INDEX game_table_listed ON game_table (changed) WHERE public AND status <> 'over'",
        """CREATE TABLE event (
            table_id TEXT NOT NULL, seq BIGINT NOT NULL, body {blob} NOT NULL, PRIMARY KEY (table_id, seq)){rowless}""",
        """CREATE TABLE pass (
            table_id TEXT NOT NULL, digest {blob} NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
            expires BIGINT NOT NULL, PRIMARY KEY (table_id, digest))""",
    ),
    (
        "CREATE TABLE sky (id INTEGER PRIMARY KEY, secret {blob} NOT NULL)",
        """CREATE TABLE deal (
            day TEXT NOT NULL, game TEXT NOT NULL, commitment TEXT NOT NULL, made BIGINT NOT NULL,
            PRIMARY KEY (day, game))""",
        """CREATE TABLE attempt (
            day TEXT NOT NULL, game TEXT NOT NULL, who {blob} NOT NULL, table_id TEXT NOT NULL, name TEXT NOT NULL,
            status TEXT NOT NULL, won {bool}, score DOUBLE PRECISION, seconds BIGINT, PRIMARY KEY (day, game, who))""",
        "CREATE INDEX attempt_who ON attempt (who)",
        "CREATE INDEX attempt_open ON attempt (table_id) WHERE status = 'open'",
    ),
)

LEFT = "DELETE FROM pass WHERE table_id = $1 AND seat = $2 AND kind <> 'invite'"
"""What ends the tokens of a seat's player, on all devices."""
LATEST = "SELECT coalesce(max(seq), 0) FROM event WHERE table_id = $1"
REMOVE = (
    "DELETE FROM game_table WHERE id = $1",
    "DELETE FROM event WHERE table_id = $1",
    "DELETE FROM pass WHERE table_id = $1",
)
"""What makes a table go."""

SQLITE = {"blob": "BLOB", "bool": "INTEGER", "rowless": " WITHOUT ROWID"}
POSTGRES = {"blob": "BYTEA", "bool": "BOOLEAN", "rowless": ""}


def statements(dialect: dict[str, str], done: int) -> list[str]:
    """The steps still to be taken after this many."""
    return [statement.format(**dialect) for step in STEPS[done:] for statement in step]
