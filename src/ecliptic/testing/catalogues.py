"""Checks every catalogue without playing: `python -m ecliptic.testing.catalogues`, a part of `make check`.

Every key that the code names has a message, every message is named by some code, a call hands over every argument that
its message uses, and every language has the same messages with the same arguments. What cannot be seen in the code (the
codes of cards, keys that are put together) is found by `check_sentences` of the conformance suite, which says all facts
of random games in every language.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from ecliptic.kernel.facts import kind_of
from ecliptic.table.lessons import read

MAKERS = {"fact": 0, "say": 0, "refuse": 1, "_wrong": 0, "Fact": 0, "attribute": 0}
"""The functions that are handed a key, and where."""
REFUSED = "refused-"
"""Before the code or the key that a refusal is made of."""
REFUSERS = ("Refused", "Denied", "refusal", "refused")
"""The functions that are handed the code of a refusal, and its key if that is another one."""
BELOW = ("kernel", "bots", "boards", "table", "server", "tab")
"""The layers that have only the messages of every program."""
PAGE_CALL = re.compile(r"\b(?:t|say|text|attribute|said)\(\s*([\"'`])(.+?)\1")
"""The same on the page."""
PAGE_KEY = re.compile(r"([\"'`])((?:[a-z][a-z0-9]*-)[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*)\1")
"""A string on the page that may be a key, wherever it stands."""
PAGE_FACT = re.compile(r"\bkey: ([\"'])([a-z][a-z0-9-]*)\1")
"""The key of a fact that the page makes."""
PAGE_ARGS = re.compile(r"\bt\(\s*([\"'])([a-z][a-z0-9-]*)\1(?:,\s*\{([^{}]*)\})?\s*\)")
"""A call on the page whose arguments can be read."""
TALLY = "tally-"
"""Before the key of a fact: what statistics call it. The page counts the facts that have such a message."""


@dataclass
class Messages:
    """The messages of one file: by key, the arguments that each uses, also for messages that it quotes."""

    path: Path
    variables: dict[str, set[str]] = field(default_factory=dict)
    attributes: dict[str, set[str]] = field(default_factory=dict)
    quoted: dict[str, set[str]] = field(default_factory=dict)
    """By key, the messages of this file that it quotes."""
    faults: list[str] = field(default_factory=list)

    @property
    def referenced(self) -> set[str]:
        return set().union(*self.quoted.values())

    def needs(self, key: str) -> set[str]:
        """The arguments of a message and of what it quotes."""
        return self.variables.get(key, set()).union(*(self.needs(one) for one in self.quoted.get(key, ())))


@dataclass
class Used:
    """What some code names: keys with the arguments they get (None: not seen), keys with gaps (`move-*`), kinds of
    codes."""

    keys: dict[str, list[tuple[str, set[str] | None]]] = field(default_factory=dict)
    patterns: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)

    def names(self, key: str) -> bool:
        return (
            key in self.keys
            or any(fnmatchcase(key, pattern) for pattern in self.patterns)
            or any(key.startswith(f"{kind}-") for kind in self.kinds)
        )


# -- reading messages ------------------------------------------------------------------------------------------------


def read_messages(path: Path) -> Messages:
    from fluent.syntax import ast as ftl
    from fluent.syntax import parse
    from fluent.syntax.visitor import Visitor

    class Variables(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()
            self.quoted: set[str] = set()

        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

        def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
            self.quoted.add(node.id.name)

    found = Messages(path)
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            found.faults.append(f"{path}: this is not a message: {(entry.content or '').splitlines()[0]}")
        if isinstance(entry, ftl.Message):
            key = entry.id.name
            if key in found.variables:
                found.faults.append(f"{path}: the message {key} stands there twice")
            visitor = Variables()
            visitor.visit(entry)
            found.variables[key] = visitor.found
            found.quoted[key] = visitor.quoted
            found.attributes[key] = {attribute.id.name for attribute in entry.attributes}
    found.variables = {key: found.needs(key) for key in found.variables}
    return found


def check_languages(folder: Path) -> Iterator[str]:
    """Every language of a folder has the messages of its English file."""
    english = read_messages(folder / "en.ftl")
    yield from english.faults
    for path in sorted(folder.glob("*.ftl")):
        if path.stem == "en":
            continue
        other = read_messages(path)
        yield from other.faults
        for key in sorted(english.variables.keys() ^ other.variables.keys()):
            yield f"{path}: the message {key} is {'missing' if key in english.variables else 'not in English'}"
        for key in sorted(english.variables.keys() & other.variables.keys()):
            wanted, used = english.variables[key] - {"you"}, other.variables[key] - {"you"}
            if extra := used - wanted:
                yield f"{path}: {key} uses {', '.join(sorted(extra))}, which the English message does not"
            if missing := wanted - used:
                yield f"{path}: {key} does not use {', '.join(sorted(missing))}"
            if english.attributes[key] != other.attributes[key]:
                yield f"{path}: {key} has other attributes than in English"


# -- reading code ----------------------------------------------------------------------------------------------------


def used_in(paths: Iterable[Path]) -> Used:
    used = Used()
    for path in paths:
        if path.suffix == ".py":
            _read_python(path, used)
        else:
            _read_page(path, used)
    return used


def _read_python(path: Path, used: Used) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            _read_call(node, f"{path}:{node.lineno}", used)
        elif isinstance(node, ast.Constant | ast.JoinedStr):
            _note_string(node, used)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            used.kinds.add(kind_of(node.target.id))  # a field of a view
        if isinstance(node, ast.Dict):
            used.kinds |= {
                kind_of(key.value) for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)
            }


def _read_call(node: ast.Call, where: str, used: Used) -> None:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    used.kinds |= {kind_of(word.arg) for word in node.keywords if word.arg}
    args = (
        None
        if any(word.arg is None for word in node.keywords) or name in ("Fact", "attribute")
        else {word.arg for word in node.keywords if word.arg}
    )
    keys: Iterable[str] = ()
    if name in REFUSERS and node.args:
        keys = (REFUSED + key.replace("_", "-") for key in _literals(node.args[-1]))
    elif name in MAKERS and len(node.args) > MAKERS[name]:
        keys = _literals(node.args[MAKERS[name]])
    for key in keys:
        used.keys.setdefault(key, []).append((where, args))


def _literals(node: ast.expr) -> Iterator[str]:
    """The strings that an expression may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def _note_string(node: ast.Constant | ast.JoinedStr, used: Used) -> None:
    """A string anywhere may become a key; one with gaps is the pattern of several."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and re.fullmatch(r"[a-z][a-z0-9_-]*", node.value):
            used.keys.setdefault(node.value, [])
    else:
        pattern = "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
        if re.fullmatch(r"[a-z][a-z0-9-]*-\*[a-z0-9*-]*", pattern):
            used.patterns.add(pattern)


def _read_page(path: Path, used: Used) -> None:
    text, where = path.read_text(encoding="utf-8"), str(path)
    for found in PAGE_ARGS.finditer(text):
        args = set(re.findall(r"(\w+)(?=\s*[:,]|\s*$)", found[3] or ""))
        used.kinds |= set(map(kind_of, args))
        used.keys.setdefault(found[2], []).append((where, None if "..." in (found[3] or "") else args))
    for pattern in (PAGE_CALL, PAGE_KEY, PAGE_FACT):
        for found in pattern.finditer(text):
            key = re.sub(r"\$\{[^}]*\}", "*", found[2])
            if key.startswith("*"):
                continue  # this may be anything
            if "*" in key:
                used.patterns.add(key)
            else:
                places = used.keys.setdefault(key, [])
                if pattern is PAGE_CALL and where not in dict(places):
                    places.append((where, None))


# -- comparing -------------------------------------------------------------------------------------------------------


def check_use(english: Messages, used: Used, others: Iterable[Messages]) -> Iterator[str]:
    """Each message is named by the code, and the code's literal keys have messages here or in `others`."""
    known = dict(english.variables)
    for other in others:
        known = {**other.variables, **known}
    for key in sorted(english.variables):
        if not used.names(key) and key not in english.referenced:
            yield f"{english.path}: nothing uses the message {key}"
    for key, places in sorted(used.keys.items()):
        for where, args in places:
            if where and key not in known:
                yield f"{where}: there is no message {key!r}"
            elif where and args is not None:
                missing = {name for name in known[key] if not _handed_over(name, args)}
                if missing:
                    yield f"{where}: the message {key} needs {', '.join(sorted(missing))}"


def _handed_over(variable: str, args: set[str]) -> bool:
    return variable == "you" or any(variable == name or variable.startswith(f"{name}_") for name in args)


def faults(root: Path) -> list[str]:
    """All that is wrong with the catalogues of a checkout."""
    package, page = root / "src" / "ecliptic", root / "web" / "src"
    own = read_messages(package / "text" / "en.ftl")
    of_page = read_messages(page / "text" / "en.ftl")
    found = [
        fault
        for folder in sorted(root.rglob("text"))
        if (folder / "en.ftl").exists() and "node_modules" not in str(folder) and "build" not in folder.parts
        for fault in check_languages(folder)
    ]
    games = {
        folder.parent.name: read_messages(folder / "en.ftl") for folder in sorted((package / "games").glob("*/text"))
    }
    everything = used_in([*package.rglob("*.py"), *_page_files(page)])
    everything.patterns.discard(REFUSED + "*")
    everything.kinds.clear()  # none of these messages names a code
    everything.keys |= {REFUSED + key.replace("_", "-"): [] for key in everything.keys}
    found += [fault for fault in check_use(own, everything, []) if fault.startswith(str(own.path))]
    below = used_in(path for layer in BELOW for path in (package / layer).rglob("*.py") if path.stem not in games)
    found += [
        fault for fault in check_use(own, below, [_in_all(games.values())]) if not fault.startswith(str(own.path))
    ]
    around = used_in(path for path in _page_files(page) if "boards" not in path.parts)
    found += check_use(of_page, around, [own, _in_all(games.values())])
    for layer in ("cli", "studies"):
        of_layer = read_messages(package / layer / "text" / "en.ftl")
        found += check_use(of_layer, used_in((package / layer).glob("*.py")), [own])
    of_printing = read_messages(package / "printing" / "text" / "en.ftl")
    printing = used_in(path for path in (package / "printing").glob("*.py") if path.stem not in games)
    found += check_use(of_printing, printing, [own, _in_all(games.values())])
    pauses = used_in([page / "lib" / "turn.ts"])  # of every game
    for game, messages in games.items():
        files = [
            *messages.path.parents[1].glob("*.py"),
            package / "boards" / f"{game}.py",
            package / "printing" / f"{game}.py",
            *_page_files(page / "boards" / game),
        ]
        used = used_in(files)
        used.keys |= {key: used.keys.get(key, []) for key in pauses.keys}
        used.patterns |= pauses.patterns
        used.patterns |= {"move-*", "phase-*", "option-*"}
        used.keys |= {f"{TALLY}{key}": [] for key in used.keys}
        _read_lessons(messages.path.parents[1] / "lessons", used)
        used.keys |= {"title": [], "summary": [], "print-authors": []}
        used.kinds.discard("board")  # board-... is what a drawn board says, not a code
        found += check_use(messages, used, [own, of_page, of_printing])
    return found


def _read_lessons(folder: Path, used: Used) -> None:
    for path in sorted(folder.glob("*.toml")):
        lesson = read(path)
        used.keys.setdefault(f"lesson-{lesson.name}", []).append((str(path), set()))
        for step in lesson.steps:
            used.keys.setdefault(lesson.message(step), []).append((str(path), set(step.args)))


def _in_all(games: Iterable[Messages]) -> Messages:
    """What the page and the printer can ask of any game."""
    first, *others = games
    shared = set(first.variables).intersection(*(other.variables for other in others))
    return Messages(first.path, {key: first.variables[key] for key in shared})


def _page_files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte")]


def main() -> int:
    found = faults(Path.cwd())
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
