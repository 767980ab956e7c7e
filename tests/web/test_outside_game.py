"""The example game from a package outside the project, on the plain board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from ecliptic.kernel.facts import fact
from ecliptic.testing.example import DoubleStarGame
from tests.outside import GAME, install
from tests.web.conftest import Server, Visit
from tests.web.helpers import inspect, play_now, play_to_the_end

TITLE = "Double Star"


@pytest.fixture
def server_with_it(tmp_path: Path) -> Iterator[Server]:
    environment = install(tmp_path)
    made = Server(Path(environment["ECLIPTIC_HOME"]), environment=environment)
    made.start()
    yield made
    made.kill()


def test_it_is_played_on_the_page(server_with_it: Server, visit: Visit) -> None:
    page = visit(at=server_with_it.url)
    drawn = page.locator(".games li", has_text=TITLE).locator("svg").first
    expect(drawn.locator("polygon")).to_have_count(2)  # what is drawn for games without a drawing
    play_now(page, TITLE)
    expect(page.locator("dl.view")).to_contain_text("stars")
    expect(page.locator("dl.view")).not_to_contain_text("simultaneous")
    inspect(page)
    play_to_the_end(page, "[data-move=rise]")
    told = DoubleStarGame().say(fact("chosen", seat=0, choice="rise"), viewer=0)
    expect(page.get_by_role("log")).to_contain_text(told)
    expect(page.locator("main p:empty")).to_have_count(0)
    page.goto(f"{server_with_it.url}/rules/{GAME}")
    expect(page.locator("main")).to_contain_text("D-02")


def test_it_is_played_again_in_a_replay(server_with_it: Server, visit: Visit) -> None:
    page = visit(at=server_with_it.url)
    play_now(page, TITLE)
    play_to_the_end(page, "[data-move=set]")
    page.goto(f"{server_with_it.url}/replay/{page.url.rsplit('/', 1)[-1]}")
    expect(page.locator("input[type=range]").first).to_be_visible()
    expect(page.locator("dl.view")).to_contain_text("stars")


def test_the_interface_lists_it(server_with_it: Server) -> None:
    games = httpx.get(f"{server_with_it.url}/api/games").json()["games"]
    assert [game["title"] for game in games if game["id"] == GAME] == [TITLE]
