"""Finding things in a game's RULES page."""

from __future__ import annotations

import re

from ecliptic.cli.language import BadUsage, say, voice
from ecliptic.kernel.facts import RULE_ID
from ecliptic.kernel.game import Game

_COMMENT = re.compile(r"<!--.*?-->\n*", re.DOTALL)
_HEADING = re.compile(r"(#+) ")
_MARKS = r"[\s>*#|+\-]*(?:<a [^>]*>\s*(?:</a>)?)?[\s*`\[(]*"
"""What may stand before an id at the beginning of a line: the marks of a heading, an item, a table row, bold type."""
_LABEL = re.compile(rf"{_MARKS}({RULE_ID})(?![\w-])")


def page(game: Game) -> str:
    """The whole page, as Markdown, without the comments that ask for drawings."""
    try:
        return _COMMENT.sub("", game.rules_text())
    except OSError:
        raise BadUsage(say("info-no-page", game=voice(game)("title"))) from None


def is_rule_id(words: str) -> bool:
    """Whether these words look like the id of a rule."""
    return re.fullmatch(RULE_ID, words.upper()) is not None


def rule_ids(game: Game) -> list[str]:
    """All rules of the page in its order."""
    found = [label.group(1) for line in page(game).splitlines() if (label := _LABEL.match(line))]
    return list(dict.fromkeys(found))


def rule(game: Game, rule_id: str) -> str | None:
    """The part of the page that states this rule, as Markdown."""
    lines = page(game).splitlines()
    for first, line in enumerate(lines):
        label = _LABEL.match(line)
        if label and label.group(1).upper() == rule_id.upper():
            return _part(lines, first)
    return None


def search(game: Game, words: str) -> list[str]:
    """The paragraphs, items and table rows that hold all these words; first those that hold them together."""
    wanted = words.lower().split()
    together = " ".join(wanted)
    found = []
    for part in _parts(page(game).splitlines()):
        text = " ".join(part.lower().split())
        if all(word in text for word in wanted):
            found.append((together not in text, part))
    return [part for _, part in sorted(found, key=lambda one: one[0])]


# -- the page in parts -------------------------------------------------------------------------------------------


def _part(lines: list[str], first: int) -> str:
    """The heading with all below it, the table row under its head, or the paragraph that begins here."""
    heading = _HEADING.match(lines[first])
    if lines[first].startswith("|"):
        return "\n".join([*_table_head(lines, first), lines[first]])
    last = first + 1
    if heading:
        while last < len(lines) and not _ends_section(lines[last], len(heading.group(1))):
            last += 1
    else:
        last = _paragraph_end(lines, first)
    return "\n".join(lines[first:last]).strip()


def _parts(lines: list[str]) -> list[str]:
    """Everything but headings: paragraphs, items, and table rows under their heads."""
    parts: list[str] = []
    first = 0
    while first < len(lines):
        line = lines[first]
        last = first + 1
        if line.startswith("|"):
            head = _table_head(lines, first)
            parts += ["\n".join([*head, line])] if head else []
        elif line.strip() and not _HEADING.match(line):
            last = _paragraph_end(lines, first)
            parts.append("\n".join(lines[first:last]))
        first = last
    return parts


def _paragraph_end(lines: list[str], first: int) -> int:
    """Where another rule, a heading, a table, or the next item of the same list begins, or nothing stands."""
    item = lines[first][:2] in ("- ", "* ")
    last = first + 1
    while last < len(lines) and lines[last].strip() and lines[last][0] != "|":
        line = lines[last]
        if _LABEL.match(line) or _HEADING.match(line) or (item and line[:2] == lines[first][:2]):
            break
        last += 1
    return last


def _ends_section(line: str, depth: int) -> bool:
    heading = _HEADING.match(line)
    return heading is not None and len(heading.group(1)) <= depth


def _table_head(lines: list[str], row: int) -> list[str]:
    """The two lines above the rows of the table that this row belongs to; none if it is one of them."""
    top = row
    while top > 0 and lines[top - 1].startswith("|"):
        top -= 1
    return lines[top : top + 2] if row > top + 1 else []
