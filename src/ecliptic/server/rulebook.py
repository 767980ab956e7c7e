"""A game's rules page as HTML with an anchor for every rule."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ecliptic.games import part
from ecliptic.kernel.facts import RULE_ID, Fact
from ecliptic.kernel.game import Game
from ecliptic.printing.drawings import MARKER, figure
from ecliptic.server.live import the_game
from ecliptic.server.messages import Rules, Section

_LABEL = re.compile(rf"[\s*`\[(]*({RULE_ID})(?![\w-])")
"""An id at the beginning of a paragraph, an item, or a row states the rule; anywhere else it mentions it."""
_BLOCKS = ("tr_open", "list_item_open", "heading_open", "paragraph_open")
_RAW = ("html_block", "html_inline")


@functools.cache
def rules(game: str) -> Rules:
    """The page in sections, with its drawings. Raw HTML in it is dropped."""
    found = the_game(game)
    text = found.rules_text()
    if not text.lstrip().startswith("#"):
        text = f"# {found.title}\n\n{text}"  # every section has a heading
    return Rules(game, found.title, _Page(text, found).sections(), _summary(found))


def _summary(game: Game) -> list[Fact]:
    printed = part("printing", game.id)
    return [Fact(key, args) for key, args in printed.summary(game)] if printed else []


class _Page:
    def __init__(self, text: str, game: Game | None = None) -> None:
        self._reader = MarkdownIt("commonmark", {"html": True}).enable("table")
        self._reader.add_render_rule("drawing", lambda _self, tokens, at, _options, _env: tokens[at].content)
        found = self._reader.parse(text)
        if game is not None:
            found = [_drawn(token, game) for token in found]
        tokens = [token for token in found if token.type not in _RAW]
        self._slugs: set[str] = set()
        self._stated: set[str] = set()
        self._parts = _split(tokens)
        self._rules = [self._anchor(tokens) for tokens in self._parts]
        for tokens in self._parts:
            self._link(tokens)

    def sections(self) -> list[Section]:
        return [self._section(part, stated) for part, stated in zip(self._parts, self._rules, strict=True)]

    def _section(self, part: Sequence[Token], stated: list[str]) -> Section:
        head, title, below = part[0], part[1].content, part[3:]
        html: str = self._reader.renderer.render(below, self._reader.options, {})
        return Section(self._slug(title), title, int(head.tag[1]), html, stated)

    def _slug(self, title: str) -> str:
        """The id of a section. It cannot be mistaken for a rule's id, which has capitals."""
        slug = found = "-".join(re.findall(r"[a-z0-9]+", title.lower())) or "section"
        number = 2
        while found in self._slugs:
            found, number = f"{slug}-{number}", number + 1
        self._slugs.add(found)
        return found

    def _anchor(self, tokens: Sequence[Token]) -> list[str]:
        """Gives the element that states a rule the rule's id; returns the rules that are stated."""
        stated: list[str] = []
        opened: list[Token] = []
        for token in tokens:
            token.attrs.pop("style", None)
            if token.type in _BLOCKS:
                opened.append(token)
            elif token.type == "inline":
                stated += self._label(token, opened)
                opened = []
        return stated

    def _label(self, token: Token, opened: Sequence[Token]) -> list[str]:
        """The first line of a block names the block; a further line that begins with an id gets a mark of its own."""
        children = [child for child in token.children or [] if child.type not in _RAW]
        if not opened:  # a further cell of a row
            token.children = children
            return []
        stated: list[str] = []
        lines: list[Token] = []
        at_start = True
        for number, child in enumerate(children):
            if at_start and (label := _LABEL.match(_text(children[number:]))) and label[1] not in self._stated:
                self._stated.add(label[1])
                stated.append(label[1])
                if number == 0:
                    opened[0].attrSet("id", label[1])
                else:
                    lines += [Token("mark_open", "span", 1, attrs={"id": label[1]}), Token("mark_close", "span", -1)]
            at_start = child.type == "softbreak"
            lines.append(child)
        token.children = lines
        return stated

    def _link(self, tokens: Sequence[Token]) -> None:
        """Mentions of rules become links to them."""
        for token in tokens:
            if token.type == "inline":
                inside = 0
                linked: list[Token] = []
                for child in token.children or []:
                    inside += (child.type == "link_open") - (child.type == "link_close")
                    linked += self._mentions(child) if child.type == "text" and not inside else [child]
                token.children = linked

    def _mentions(self, token: Token) -> list[Token]:
        found: list[Token] = []
        for number, words in enumerate(re.split(rf"(?<![\w-])({RULE_ID})(?![\w-])", token.content)):
            text = Token("text", "", 0, content=words)
            if number % 2 and words in self._stated:
                link = Token("link_open", "a", 1, attrs={"href": f"#{words}"})
                found += [link, text, Token("link_close", "a", -1)]
            elif words:
                found.append(text)
        return found


def _drawn(token: Token, game: Game) -> Token:
    """A marker becomes the drawing it names; everything else stays what it is."""
    marker = MARKER.fullmatch(token.content) if token.type == "html_block" else None
    return Token("drawing", "", 0, content=figure(game, marker)) if marker else token


def _split(tokens: Sequence[Token]) -> list[list[Token]]:
    """Each part begins with a heading."""
    parts: list[list[Token]] = []
    for token in tokens:
        if token.type == "heading_open" and token.level == 0:
            parts.append([])
        parts[-1].append(token)
    return parts


def _text(children: Sequence[Token]) -> str:
    """Up to the end of the line."""
    found = ""
    for child in children:
        if child.type == "softbreak":
            break
        found += child.content
    return found
