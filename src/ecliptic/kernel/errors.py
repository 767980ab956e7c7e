"""What can be wrong with what we are given. Every message is one sentence that names what and where."""

from __future__ import annotations

from ecliptic.kernel.facts import Fact


class EclipticError(ValueError):
    """The parent of every error that somebody's input can cause."""


class FactError(EclipticError):
    """An error whose sentence is a fact, so that a player can be told in any language."""

    def __init__(self, fact: Fact | str, game_id: str = "") -> None:
        """A plain sentence is for programmers."""
        super().__init__(fact, game_id)
        self.fact = Fact("plain", {"text": fact}) if isinstance(fact, str) else fact
        self.game_id = game_id

    def say(self, language: str = "en") -> str:
        from ecliptic.kernel.catalogue import catalogue

        return catalogue(self.game_id, language).say(self.fact)

    def __str__(self) -> str:
        return self.say()


class IllegalAction(FactError):
    """A well-formed move that the rules forbid now."""

    def __init__(self, rule: str, fact: Fact, game_id: str = "") -> None:
        super().__init__(fact, game_id)
        self.args = (rule, fact, game_id)  # so that it crosses processes
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {self.say()}"


class InvalidMove(FactError):
    """Text or a number that is not a move at all."""


class UnknownGame(FactError):
    """No such game."""


class BadSeats(FactError):
    """A number of seats that the game or its mode does not allow."""


class BadOption(FactError):
    """An option that does not exist, or a value it does not take."""


class BadPosition(EclipticError):
    """Data that is not a position of the game."""


class BadRecord(FactError):
    """A record that cannot be read, or that does not replay."""


class BadLesson(EclipticError):
    """A lesson that cannot be read, or that does not go as its steps say."""


class BadEdition(EclipticError):
    """A file of components that is incomplete or contradicts itself."""
