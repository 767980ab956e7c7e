"""Rules pages as HTML, the games' words, and the guide to a first game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from ecliptic.cli import rulebook as terminal
from ecliptic.games import game
from ecliptic.kernel.catalogue import catalogue
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import SPECTATOR, State
from ecliptic.server import rulebook
from ecliptic.server.messages import Section
from ecliptic.testing import load_kit
from ecliptic.testing.kit import some_actor
from tests.server.kit import Server
from tests.table.games import ALL

SAFE = {"p", "ul", "ol", "li", "strong", "em", "code", "pre", "table", "thead", "tbody", "tr", "th", "td", "a", "span"}


class Seen(HTMLParser):
    """The elements of a piece of HTML, with their attributes; drawings have tests of their own."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(re.sub(r"<figure class=.*?</figure>", "", html))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in SAFE, f"<{tag}> in a rules page"
        for name, value in attrs:
            assert name in ("id", "href", "class", "start"), f"{name} in a rules page"
            if name == "id":
                self.ids.append(value or "")
            elif name == "href":
                self.links.append(value or "")


def positions(name: str, games: int) -> Iterator[tuple[State, int, int, State]]:
    """Random games of every variant, event by event."""
    for number, variant in enumerate(load_kit(Path(__file__).parents[1] / "games" / name).variants):
        for seed in range(games):
            state, luck = game(name).start(variant.seats, variant.options), Luck(seed, number)
            while state.actors():
                seat = some_actor(state.actors(), luck)
                action = state.pick(seat, luck.word())
                before = state.clone()
                state.apply(seat, action)
                yield before, seat, action, state


@pytest.mark.parametrize("name", ALL)
def test_every_rule_of_the_page_has_one_anchor(name: str) -> None:
    sections = rulebook.rules(name).sections
    seen = [Seen(section.html) for section in sections]
    ids = [one for page in seen for one in page.ids]
    assert [rule for section in sections for rule in section.rules] == ids
    assert len(ids) == len(set(ids))
    assert ids == terminal.rule_ids(game(name)), "the page and the terminal find the same rules"
    assert len({section.id for section in sections}) == len(sections)
    for page in seen:
        for link in page.links:
            assert not link.startswith("#") or link[1:] in ids


@pytest.mark.parametrize("name", ALL)
def test_every_rule_that_is_cited_has_an_anchor_and_every_phase_a_guide(name: str) -> None:
    one, words = game(name), catalogue(name)
    cited, phases = set(), set()
    luck = Luck(1)
    for before, seat, action, after in positions(name, 2):
        viewer = [*range(after.seats), SPECTATOR][luck.below(after.seats + 1)]
        phases.add(one.view(after, None if viewer == SPECTATOR else viewer).phase)
        cited |= {rule for told in one.open_facts(before, after, seat, action) for rule in told.rules}
        for _ in range(3):
            refusal = after.refusal(luck.below(after.seats), luck.below(after.action_count()))
            cited |= {refusal.rule} if refusal is not None else set()
    stated = {rule for section in rulebook.rules(name).sections for rule in section.rules}
    assert cited <= stated
    assert len(phases) > 5
    assert len(cited) > 10
    for phase in phases:
        assert words.attribute(f"phase-{phase}", "guide-title")
        guide = words.attribute(f"phase-{phase}", "guide")
        assert guide.endswith((".", "?", "!"))
        assert len(guide) < 450


def test_every_rule_named_in_the_words_of_a_game_has_an_anchor() -> None:
    """Stories and refusals are made of these words and of ids in the code."""
    for name in ALL:
        stated = {rule for section in rulebook.rules(name).sections for rule in section.rules}
        code = "\n".join(path.read_text() for path in game(name).folder.glob("*.py"))
        cited = set(re.findall(r'"((?:[A-Z]|[A-Z]\d\d)-\d\d?)"', code))
        assert cited <= stated, name


def test_nothing_raw_comes_through() -> None:
    text = (
        "# Title\n\n<script>alert(1)</script>\n\nA <b onclick='x'>bold</b> word & [a link](javascript:alert(1))\n\n"
        "**T-01** one\n**T-02** two, see T-01\n\n```\n<i>\n```\n\n<!-- a remark -->\n"
    )
    (section,) = rulebook._Page(text).sections()
    seen = Seen(section.html)
    assert seen.ids == ["T-01", "T-02"] == section.rules
    assert "#T-01" in seen.links
    assert "<script" not in section.html
    assert not any("javascript" in link for link in seen.links)
    assert "&lt;i&gt;" in section.html
    assert isinstance(section, Section)


def test_rules_and_messages_over_http(serve: Callable[..., Server], sqlite: str) -> None:
    server = serve(sqlite)
    with httpx.Client(base_url=f"{server.url}/api/games") as client:
        page = client.get("/transit/rules").json()
        assert (page["game"], page["title"]) == ("transit", "The Transit of Venus")
        assert any('id="T-17"' in section["html"] for section in page["sections"])
        words = client.get("/transit/text/en").text
        assert "\nphase-turn = " in words
        assert client.get("/transit/text/pt-BR").text == words, "in English, where there is no translation"
        assert client.get("/transit/text/..").status_code in (400, 404)
        assert client.get("/transit/text/predictions").status_code in (400, 404)
        assert client.get("/chess/rules").status_code == 404
        assert client.get("/chess/text/en").json()["fact"]["args"]["name"] == "chess"
    server.stop()
