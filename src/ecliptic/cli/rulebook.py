"""Finding things in a game's RULES page."""

from __future__ import annotations

import re

from ecliptic.cli.words import BadUsage, say
from ecliptic.kernel.game import Game

_HEADING = re.compile(r"(#+) ")
_ID = re.compile(r"[A-Z]+\d*-\d+[a-z]?|[A-Z]{2,}\d+")
_LABEL = re.compile(r"[\s>*#|+\-]*(?:<a [^>]*>\s*(?:</a>)?)?[\s*`\[(]*(" + _ID.pattern + r")(?![\w-])")
"""A rule's id at the beginning of a line, behind whatever marks make it a heading, an item, a table row or bold."""


def page(game: Game) -> str:
    """The whole page, as Markdown."""
    try:
        return game.rules_text()
    except OSError:
        raise BadUsage(say("library.no_page", game=game.title)) from None


def is_rule_id(words: str) -> bool:
    return _ID.fullmatch(words.upper()) is not None


def rule_ids(game: Game) -> list[str]:
    """All rules of the page in its order."""
    found = [label.group(1) for line in page(game).splitlines() if (label := _LABEL.match(line))]
    return list(dict.fromkeys(found))


def rule(game: Game, rule_id: str) -> str | None:
    """The part of the page that states this rule, as Markdown."""
    lines = page(game).splitlines()
    for number, line in enumerate(lines):
        label = _LABEL.match(line)
        if label and label.group(1).upper() == rule_id.upper():
            return _part(lines, number)
    return None


def _part(lines: list[str], first: int) -> str:
    """The heading with all below it, the table row under its head, or the paragraph that begins here."""
    heading = _HEADING.match(lines[first])
    last = first + 1
    if heading:
        while last < len(lines) and not _ends_section(lines[last], len(heading.group(1))):
            last += 1
    elif lines[first].startswith("|"):
        return "\n".join([*_table_head(lines, first), lines[first]])
    else:
        while last < len(lines) and lines[last].strip() and not _starts_anew(lines[last], lines[first]):
            last += 1
    return "\n".join(lines[first:last]).strip()


def _ends_section(line: str, depth: int) -> bool:
    heading = _HEADING.match(line)
    return heading is not None and len(heading.group(1)) <= depth


def _starts_anew(line: str, first: str) -> bool:
    """Another rule, a heading, or the next item of the same list."""
    same_item = first[:2] in ("- ", "* ") and line[:2] == first[:2]
    return bool(_LABEL.match(line) or _HEADING.match(line) or same_item)


def _table_head(lines: list[str], row: int) -> list[str]:
    top = row
    while top > 0 and lines[top - 1].startswith("|"):
        top -= 1
    return lines[top : top + 2] if row > top + 1 else []


def search(game: Game, words: str) -> list[str]:
    """The paragraphs, items and table rows that hold all these words."""
    wanted = words.lower().split()
    lines = page(game).splitlines()
    found: list[str] = []
    for part in _paragraphs(lines):
        low = part.lower()
        if all(word in low for word in wanted) and not _HEADING.match(part):
            found.append(part)
    return found


def _paragraphs(lines: list[str]) -> list[str]:
    parts: list[str] = []
    number = 0
    while number < len(lines):
        if not lines[number].strip() or set(lines[number]) <= set("|-: "):
            number += 1
            continue
        last = number + 1
        alone = _HEADING.match(lines[number]) or lines[number].startswith("|")
        while not alone and last < len(lines) and lines[last].strip() and not _starts_anew(lines[last], lines[number]):
            last += 1
        parts.append("\n".join(lines[number:last]))
        number = last
    return parts
