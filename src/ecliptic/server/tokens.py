"""Tokens and the names of tables: made so that nobody can guess them, stored so that nobody can use them."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Iterable

SEAT_DAYS, INVITE_DAYS, MOVE_MINUTES = 365, 30, 10
"""How long tokens are valid."""


def fresh_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def fresh_id() -> str:
    """A table's name: 128 bits, so that a private table is found only by those who were told."""
    while (name := secrets.token_urlsafe(16)).startswith("-"):  # which a command line takes for an option
        pass
    return name


def next_id(table: str, digests: Iterable[bytes]) -> str:
    """The name of a table's rematch, always the same, so that there cannot be two of them. Only those could tell it
    beforehand who have all tokens of the table."""
    made = hashlib.sha256(b"".join([table.encode(), *sorted(digests)])).digest()
    name = base64.urlsafe_b64encode(made[:16]).decode().rstrip("=")
    return f"_{name[1:]}" if name.startswith("-") else name


def digest(token: str) -> bytes:
    """What is stored of a token. It is random already, so one plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()
