"""What the terminal says, in the reader's language: from text/<language>.ftl, and from the catalogues of the games."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ecliptic.kernel.catalogue import DEFAULT, PSEUDO, Voice, catalogue, languages
from ecliptic.kernel.errors import EclipticError, FactError, IllegalAction

if TYPE_CHECKING:
    from ecliptic.kernel.game import Game

TEXT = Path(__file__).parent / "text"
MARK = "› "
"""Where an answer is typed."""
FLAG = "--language"

_spoken = DEFAULT


class BadUsage(EclipticError):
    """A command, argument, answer or file that makes no sense."""


def speak(language: str) -> None:
    """From now on everything is said in this language."""
    global _spoken
    _spoken = language


def spoken() -> str:
    return _spoken


def speaks_english() -> bool:
    """Whether what is written in English only, such as the rules, needs no excuse."""
    return _spoken.partition("-")[0] == DEFAULT


def say(key: str, /, **args: Any) -> str:
    """A sentence of the terminal's own."""
    return own_voice()(key, **args)


def voice(game: Game, names: Sequence[str] = (), viewer: int | None = None) -> Voice:
    """How a game speaks to one viewer."""
    return Voice(catalogue(game.id, _spoken), names, viewer)


def own_voice(names: Sequence[str] = (), viewer: int | None = None) -> Voice:
    """How the terminal itself speaks to one viewer."""
    return Voice(catalogue("", _spoken, TEXT), names, viewer)


def sentence(error: EclipticError, tell: Voice | None = None) -> str:
    """What was wrong, in the words of the game if it has any for it."""
    if not isinstance(error, FactError):
        return str(error)
    told = tell.say(error.fact) if tell is not None else error.say(_spoken)
    return f"{error.rule}: {told}" if isinstance(error, IllegalAction) else told


def suggestion(word: str, known: Iterable[str]) -> str:
    """` Did you mean transit?` where something known is close, else nothing."""
    import difflib  # only here, and it takes a while to load

    spelled = {one.lower(): one for one in known}
    close = difflib.get_close_matches(word.lower(), spelled, n=1)
    return f" {say('suggestion', word=spelled[close[0]])}" if close else ""


# -- which language ----------------------------------------------------------------------------------------------


def take_language(argv: Sequence[str], environment: Mapping[str, str] = os.environ) -> tuple[str, list[str]]:
    """The language that a command line asks for, or else the system, and the rest of the line. Raises `BadUsage`."""
    rest = list(argv)
    for place, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == FLAG and (equals or place + 1 < len(argv)):
            del rest[place : place + (1 if equals else 2)]
            wanted = value if equals else argv[place + 1]
            if not (language := _spoken_here(wanted)):
                raise BadUsage(say("usage-no-language", text=wanted, known=languages()))
            return language, rest
    return _of_system(environment), rest


def _of_system(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, as in `LANG=de_AT.UTF-8`; English without one, or for one without a
    translation."""
    name = next((environment[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(key)), "")
    return _spoken_here(name.partition(".")[0].partition("@")[0]) or DEFAULT


def _spoken_here(language: str) -> str:
    """The language as catalogues name it; empty if there is nothing in it."""
    wanted = language.replace("_", "-")
    known = {*languages(), PSEUDO}
    return wanted if wanted in known or wanted.partition("-")[0] in known else ""
