"""Tonight's deal on the page."""

from __future__ import annotations

import datetime
import json
import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from ecliptic.kernel.catalogue import catalogue
from ecliptic.kernel.luck import Luck
from tests.server.kit import bearer
from tests.web.conftest import Server, Visit
from tests.web.helpers import TEXT, button, field, fits, inspect, link_to, picture, title, words

SIZES = [(1440, 900, "dark", "en"), (390, 844, "light", "de")]
TODAY = datetime.date(2026, 11, 16)
KINDS = {"transit": "lead", "starmap": "points", "gemini": "points", "survivors": "stars", "ephemeris": "lead"}


def bar(score: float, count: int, won: bool = True) -> dict[str, Any]:
    return {"won": won, "score": score, "count": count}


def deal(game_id: str, over: bool) -> dict[str, Any]:
    """As the server tells of it after an evening with many players."""
    bars = {
        "transit": [bar(0, 40, won=False), bar(0, 22), bar(1, 31), bar(2, 14), bar(4, 5)],
        "starmap": [bar(15 + n, 1 + n % 7 + (20 - abs(20 - n)) // 3) for n in range(41)],
        "ephemeris": [bar(0, 9, won=False), *(bar(1 + n, 1 + n % 5) for n in range(24))],
    }.get(game_id, [])
    played = game_id in ("transit", "starmap", "ephemeris")
    score = {"transit": 2, "starmap": 41, "ephemeris": 9}.get(game_id, 0)
    players = sum(one["count"] for one in bars) or 61
    mine = {"table": "n1", "status": "ranked", "won": True, "score": score, "seconds": 1260, "place": 12}
    marks = [{"bot": "medium", "won": True, "score": 1}, {"bot": "hard", "won": True, "score": 4}]
    if game_id == "starmap":
        marks = [{"bot": "medium", "won": True, "score": 38}, {"bot": "hard", "won": True, "score": 53}]
        marks.append({"bot": "foresight", "won": True, "score": 69})
    if game_id == "ephemeris":
        marks = [{"bot": "medium", "won": False, "score": 9}, {"bot": "hard", "won": True, "score": 12}]
    best = {"name": "Ingrid", "table": "n2", "won": True, "score": 53, "seconds": 1500}
    return {
        "game": game_id, "seats": 1 if game_id in ("starmap", "survivors") else 2,
        "bot": "" if game_id in ("starmap", "survivors") else "medium", "commitment": "ab" * 32,
        "seed": "cd" * 32 if over else "", "players": players, "kind": KINDS[game_id],
        "mine": mine if played else None, "bars": bars if played or over else [],
        "marks": marks if played or over else [], "best": best if over and game_id == "starmap" else None,
    }  # fmt: skip


def tell(route: Route) -> None:
    """An evening with many players."""
    day = TODAY.isoformat()
    if "day=" in route.request.url:
        day = route.request.url.split("day=")[1][:10]
    now = time.time_ns() // 1_000_000
    nights = [{"day": (TODAY - datetime.timedelta(n)).isoformat(), "games": 5 if n % 3 else 3} for n in range(9)]
    over = day < TODAY.isoformat()
    told = {
        "day": day, "today": TODAY.isoformat(), "ends": now + 20_520_000, "now": now,
        "deals": [deal(one, over) for one in KINDS], "nights": nights,
    }  # fmt: skip
    route.fulfill(json=told)


@pytest.mark.parametrize(("width", "height", "theme", "language"), SIZES)
def test_a_night_with_many_players(visit: Visit, width: int, height: int, theme: str, language: str) -> None:
    page = visit("/", width=width, height=height, theme=theme, language=language)
    page.context.route("**/api/tonight*", tell)
    page.goto(page.url + "tonight")
    say = catalogue("", language, TEXT)
    expect(page.get_by_text(say("tonight-place", place=12, players=112))).to_be_visible()
    expect(page.get_by_role("heading", name=say("tonight-streak", nights=9))).to_be_visible()
    expect(page.get_by_text("Ingrid")).to_be_visible()
    expect(page.locator(".button.gold")).to_have_count(1)
    expect(page.locator(".spread .mine").first).to_be_attached()
    inspect(page)
    fits(page)
    picture(page, f"tonight-{width}")


def finish(server: Server, table: str, key: str) -> None:
    """Plays at random, to the end."""
    luck = Luck(7)
    with httpx.Client(base_url=f"{server.url}/api/tables/{table}", headers=bearer(key), timeout=60) as client:
        frame = client.get("/frame").json()
        while frame["status"] != "over":
            if frame["legal"] and not frame["lone"]:
                move = frame["legal"][luck.below(len(frame["legal"]))]["move"]
                frame = client.post("/send", json={"is": "act", "seq": frame["seq"], "move": move}).json()
            else:
                time.sleep(0.02)
                frame = client.get("/frame").json()


def key_of(page: Page) -> str:
    return str(json.loads(page.evaluate("localStorage.getItem('key')")))


def test_the_deal_of_the_day_is_played_once(visit: Visit, server: Server) -> None:
    page = visit("/")
    link_to(page, "tonight-open").click()
    name = title("gemini")
    expect(field(page, "tonight-play-of", game=name)).to_be_visible()
    inspect(page)
    field(page, "tonight-play-of", game=name).click()
    page.wait_for_url("**/t/*")
    table = page.url.split("/t/")[1]
    page.goto(f"{server.url}/tonight")
    field(page, "tonight-go-on-of", game=name).click()  # the same seat
    page.wait_for_url(f"**/t/{table}")
    finish(server, table, key_of(page))
    page.goto(f"{server.url}/tonight")
    expect(field(page, "tonight-practise-of", game=name)).to_be_visible()
    expect(page.get_by_text(words("tonight-place", place=1, players=1))).to_be_visible()
    expect(page.get_by_role("heading", name=words("tonight-streak", nights=1))).to_be_visible()
    button(page, "tonight-luck-ask").click()
    expect(page.locator(".luck button")).to_have_count(0)
    field(page, "tonight-practise-of", game=name).click()
    page.wait_for_url("**/t/*")
    assert page.url.split("/t/")[1] != table
