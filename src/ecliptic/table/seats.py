"""The seats of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Seat:
    """Who sits there, and in what state."""

    name: str = ""
    bot: str = ""
    """The bot that sits there; empty for a person or an open seat."""
    taken: bool = False
    away: bool = False
    stand_in: str = ""
    """The bot that plays for an absent person."""
    hook: tuple[str, str] = ("", "")
    """The address to call when it is the player's turn, and the secret that signs the call: known to nobody else."""
    mail: tuple[str, str] = ("", "")
    """Where its player is written to when it is their turn and they are not there, and in which language: known to
    nobody else."""
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
