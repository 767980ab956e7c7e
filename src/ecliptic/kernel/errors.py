"""What can be wrong with what we are handed. Every message is one sentence that names what and where."""

from __future__ import annotations


class EclipticError(ValueError):
    """The parent of every error that somebody's input can cause."""


class IllegalAction(EclipticError):
    """A well-formed move that the rules forbid now."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str]]:
        return IllegalAction, (self.rule, self.reason)  # so that it crosses processes


class InvalidMove(EclipticError):
    """Text or a number that is no move at all."""


class UnknownGame(EclipticError):
    """No such game."""


class BadSeats(EclipticError):
    """A number of seats that the game or its mode does not allow."""


class BadOption(EclipticError):
    """An option that does not exist, or a value it does not take."""


class BadPosition(EclipticError):
    """Data that is no position of the game."""


class BadRecord(EclipticError):
    """A record that cannot be read, or that does not replay."""


class BadEdition(EclipticError):
    """A file of components that is incomplete or contradicts itself."""
