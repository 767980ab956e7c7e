"""What a table does not allow."""

from __future__ import annotations

from ecliptic.kernel.errors import FactError
from ecliptic.kernel.facts import Fact


class Refused(FactError):
    """Something that the table, not the game's rules, forbids now: a short code for programs, and what to tell people.

    The message is `refused-<key>`, where the key is like the code unless another one is named.
    """

    def __init__(self, code: str, key: str = "", /, **args: object) -> None:
        super().__init__(Fact(f"refused-{key or code.replace('_', '-')}", args))
        self.code = code
