"""Sentences from facts: the messages of one language, in Project Fluent, for whoever shows words to people.

A game's messages are in its folder's `text/<language>.ftl`; a program's own lie beside it. The page reads the same
files with the same rules (`web/src/lib/catalogue.ts`), so a fact reads alike in the terminal and in the browser.

What a message may use:

- `{ $name }` for each argument of its fact: a seat becomes its player's name; the code `5H` of an argument `card`
  becomes the message `card-5H`; a list becomes "a, b and c"; a fact inside a fact becomes its sentence.
- An argument that the viewer does not know becomes the message `card-unseen`: "a card".
- `{ $card_effect }` is the attribute `.effect` of the message `card-5H`.
- `$you` is the name of the argument that is the reader's own seat, or `none`: `{ $you -> [seat] You pass. *[none] … }`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ecliptic.kernel.facts import SEAT, Args, Fact, Move, kind_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT = "en"
PSEUDO = "en-XA"
"""English in brackets: whoever reads a sentence without them has found words that no catalogue holds."""
OWN = Path(__file__).parents[1] / "text"
"""Messages of every program: names of seats, results, what happens around a game."""

_games: dict[str, Path] = {}
"""Where the messages of each game lie."""


def register(game_id: str, folder: Path) -> None:
    """Makes the messages of a game known; `Game` does it for every game that is loaded."""
    _games[game_id] = folder / "text"


def languages(folder: Path = OWN) -> list[str]:
    """The languages that a folder has messages in, English first."""
    found = sorted(path.stem for path in folder.glob("*.ftl"))
    return sorted(found, key=lambda language: language != DEFAULT)


def message_id(kind: str, code: str) -> str:
    """The message that names a code: `card-5H`."""
    return f"{kind}-{re.sub(r'[^A-Za-z0-9_-]', '_', code)}"


@cache
def catalogue(game_id: str = "", language: str = DEFAULT, *programs: Path) -> Catalogue:
    """The messages of a game, of programs (the folders with their texts) and of everybody, in one language."""
    folders = [*programs, OWN]
    if game_id in _games:
        folders.insert(0, _games[game_id])
    return Catalogue(folders, language)


def source(folder: Path, language: str) -> str:
    """A folder's messages as they are written: `de` also for `de-AT`, and English where there is nothing better."""
    for wanted in _nearest(language):
        if wanted in languages(folder):
            return (folder / f"{wanted}.ftl").read_text(encoding="utf-8")
    raise FileNotFoundError(folder / f"{DEFAULT}.ftl")


def game_source(game_id: str, language: str) -> str:
    return source(_games[game_id], language)


class Catalogue:
    """All messages that one reader needs. What a language lacks is said in English."""

    def __init__(self, folders: Iterable[Path], language: str = DEFAULT, strict: bool = False) -> None:
        """For tests, a strict one raises `KeyError` for a message that gets too few arguments."""
        self.language = language
        self._strict = strict
        self._pseudo = language == PSEUDO
        places = tuple(folders)
        spoken = {one for folder in places for one in languages(folder)}
        wanted = [DEFAULT] if self._pseudo else [one for one in _nearest(language) if one in spoken] or [DEFAULT]
        self._messages = [_messages(places, one) for one in wanted]

    def __contains__(self, key: str) -> bool:
        return any(key in messages for messages in self._messages)

    def __call__(self, key: str, /, **args: Any) -> str:
        """The message with this key."""
        return self.say(Fact(key, args))

    def say(self, fact: Fact, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """The sentence for a fact, told to `viewer` at a table with these players."""
        said = self._format(fact.key, "", self._values(fact.args, names, viewer))
        if said is None:
            raise KeyError(f"the catalogue has no message {fact.key!r}")
        return said

    def move(self, move: Move, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """What a move does, as a label: the message `move-<kind>`."""
        return self.say(Fact(f"move-{move.kind}", move.args), names, viewer)

    def attribute(self, key: str, name: str, **args: Any) -> str:
        """An attribute of a message, such as the effect of a card; empty if it has none."""
        return self._format(key, name, self._values(args, (), None)) or ""

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        return names[seat] if seat < len(names) else self("seat-name", number=seat + 1)

    def join(self, parts: Sequence[str]) -> str:
        """a, b and c."""
        from babel.lists import format_list

        listed = format_list(list(parts), locale=self._messages[0].locale) if parts else ""
        return f"⟦{listed}⟧" if self._pseudo and len(parts) > 1 else listed

    # -- arguments ---------------------------------------------------------------------------------------------

    def _values(self, args: Args, names: Sequence[str], viewer: int | None) -> dict[str, Any]:
        values: dict[str, Any] = {"you": _you(args, viewer)}
        for name, value in args.items():
            kind = kind_of(name)
            values[name] = self._value(kind, value, names, viewer)
            if isinstance(value, str):
                values.update(self._attributes(name, message_id(kind, value)))
        return values

    def _value(self, kind: str, value: Any, names: Sequence[str], viewer: int | None) -> Any:
        if isinstance(value, Fact):
            return self.say(value, names, viewer)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return self._format(f"{kind}-unseen", "", {}) or "none"
        if isinstance(value, list | tuple):
            return self.join([self._member(kind, one, names, viewer) for one in value])
        if kind == SEAT and isinstance(value, int):
            return self.seat(value, names)
        if isinstance(value, str):
            named = self._format(message_id(kind, value), "", {})
            return value if named is None else named
        return value

    def _member(self, kind: str, value: Any, names: Sequence[str], viewer: int | None) -> str:
        if kind == SEAT and value == viewer:
            return self("you")
        return str(self._value(kind, value, names, viewer))

    def _attributes(self, name: str, key: str) -> dict[str, str]:
        for messages in self._messages:
            if key in messages:
                return {f"{name}_{one}": self.attribute(key, one) for one in messages.attributes(key)}
        return {}

    def _format(self, key: str, attribute: str, values: dict[str, Any]) -> str | None:
        for messages in self._messages:
            found = messages.format(key, attribute, values)
            if found is not None:
                said, faults = found
                if faults and self._strict:
                    raise KeyError(f"the message {key} cannot be said: {faults[0]}")
                return f"⟦{said}⟧" if self._pseudo else said
        return None


class Voice:
    """A catalogue that speaks to one reader at one table."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str] = (), viewer: int | None = None) -> None:
        self.catalogue, self.names, self.viewer = catalogue, names, viewer

    def __call__(self, key: str, /, **args: Any) -> str:
        return self.say(Fact(key, args))

    def say(self, fact: Fact) -> str:
        return self.catalogue.say(fact, self.names, self.viewer)

    def move(self, move: Move) -> str:
        return self.catalogue.move(move, self.names, self.viewer)

    def attribute(self, key: str, name: str, **args: Any) -> str:
        return self.catalogue.attribute(key, name, **args)

    def name(self, seat: int) -> str:
        """A player's name, or "you"."""
        return self("you") if seat == self.viewer else self.catalogue.seat(seat, self.names)


def _you(args: Args, viewer: int | None) -> str:
    """The argument that is the reader's own seat."""
    if viewer is not None:
        for name, value in args.items():
            if value == viewer and kind_of(name) == SEAT and not isinstance(value, list):
                return name
    return "none"


def _nearest(language: str) -> list[str]:
    """The languages to look for, in order of preference."""
    return list(dict.fromkeys([language, language.partition("-")[0], DEFAULT]))


# -- messages of one language ----------------------------------------------------------------------------------------

_MESSAGE = re.compile(r"([A-Za-z][\w-]*) *=(.*)")
_ATTRIBUTE = re.compile(r" +\.([A-Za-z][\w-]*) *=(.*)")


class _Messages:
    """The messages of some folders; of two with the same key, the one that comes first.

    What is words and nothing else needs no Fluent, which takes long to load: `ecliptic --help` does without.
    """

    def __init__(self, folders: tuple[Path, ...], locale: str) -> None:
        self.locale = locale
        paths = [folder / f"{locale}.ftl" for folder in folders]
        self._sources = [path.read_text(encoding="utf-8") for path in paths if path.exists()]
        self._patterns: dict[str, dict[str, str | None]] = {}
        """By key, then by attribute (empty: the message itself): its words; None if Fluent has to fill something in."""
        for source in self._sources:
            self._patterns = {**read_patterns(source), **self._patterns}

    def __contains__(self, key: str) -> bool:
        return key in self._patterns

    def attributes(self, key: str) -> list[str]:
        return [attribute for attribute in self._patterns[key] if attribute]

    def format(self, key: str, attribute: str, values: dict[str, Any]) -> tuple[str, list[Exception]] | None:
        """The words and what is wrong with them; None if there is no such message."""
        patterns = self._patterns.get(key, {})
        if attribute not in patterns:
            return None
        words = patterns[attribute]
        if words is not None:
            return words, []
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, faults = self._bundle.format_pattern(pattern, values)
        return str(said), list(faults)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.locale], use_isolating=False)
        for source in self._sources:
            bundle.add_resource(FluentResource(source))
        return bundle


_messages = cache(_Messages)


def read_patterns(source: str) -> dict[str, dict[str, str | None]]:
    """The messages of a file: by key and attribute the words, None where there is more than words."""
    found: dict[str, dict[str, list[str]]] = {}
    lines: list[str] = []
    key = ""
    for line in source.splitlines():
        if message := _MESSAGE.match(line):
            key, lines = message[1], [message[2]]
            found[key] = {"": lines}
        elif attribute := _ATTRIBUTE.match(line):
            lines = [attribute[2]]
            found[key][attribute[1]] = lines
        elif line.startswith((" ", "}")) or not line.strip():
            lines.append(line)
        else:  # a comment
            lines = []
    read = {key: {name: _words(lines) for name, lines in parts.items()} for key, parts in found.items()}
    return {key: {name: words for name, words in parts.items() if words != ""} for key, parts in read.items()}


def _words(lines: list[str]) -> str | None:
    """The text of a pattern: its first line, and the others without their common indentation."""
    if any("{" in line for line in lines):
        return None
    first, rest = lines[0].strip(" "), lines[1:]
    indent = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    return "\n".join([*([first] if first else []), *(line[indent:] for line in rest)]).strip("\n ")
