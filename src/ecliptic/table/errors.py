"""What a table does not allow."""

from __future__ import annotations

from ecliptic.kernel.errors import EclipticError


class Refused(EclipticError):
    """Something that the table, not the game's rules, forbids now: a short code and a sentence."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
