"""The table in a browser tab: a folder of files, a real Chromium, and no network after the first visit."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ecliptic.bots.puzzles import explained
from ecliptic.bots.puzzles.series import first_ones
from ecliptic.games import game as find_game
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.record import Record
from ecliptic.server.live import game_with
from ecliptic.tab.saves import resumed
from tests.cli.conftest import Run, home, run
from tests.cli.test_same_everywhere import decisions, on_a_server
from tests.web.conftest import Server
from tests.web.helpers import LONG, MINE, ROOT, button, field, link_to, step, title, words
from tests.web.test_puzzles import VERDICT, make

__all__ = ["home", "run"]  # fixtures

SITE = ROOT / "build" / "tab"
GAMES = ("transit", "starmap", "gemini", "survivors", "ephemeris")
PLAYABLE = "[data-zone] .can"
LOADED, KEPT = "html[data-tab=ready], html[data-tab=offline]", "html[data-tab=offline]"
SLOW = 90_000
"""Starting Python on a busy machine."""

ASK = """async ([method, path, token, body]) => {
  const file = performance.getEntriesByType("resource").find(({ name }) => /assets.transport-/.test(name)).name;
  const transport = Object.values(await import(file)).find((found) => found.socket);
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const answer = await transport.fetch(`/api/tables/${path}`, { method, headers, body });
  return [answer.status, await answer.text()];
}"""
"""What the page itself uses."""
REFUSED = """async (elsewhere) => {
  const found = [];
  addEventListener("securitypolicyviolation", ({ effectiveDirective }) => found.push(effectiveDirective));
  const script = document.createElement("script");
  script.textContent = "document.title = 'pwned'";
  document.body.append(script);
  await fetch(elsewhere, { signal: AbortSignal.timeout(5000) }).catch(() => {});
  await new Promise((done) => setTimeout(done, 0));
  return found;
}"""

MEMORY = """async (spoil) => {
  const kept = await caches.open("ecliptic-snapshot");
  const [name] = await kept.keys();
  if (!name || (await (await kept.match(name)).blob()).size < 1e6) return false;
  if (spoil) await kept.put(name, new Response("not a memory"));
  return true;
}"""
"""Whether Python's memory was kept. Spoils it, if that is wanted."""


class Host:
    """Any host that serves a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = int(found.getsockname()[1])
        self.url = f"http://127.0.0.1:{port}/"
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            with socket.socket() as found:
                if found.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("the host does not answer")

    def cut(self) -> None:
        self._process.kill()
        self._process.wait()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    assert (SITE / "sw.js").exists(), "the site is not built: run make site"
    made = Host(shutil.copytree(SITE, tmp_path / "site", ignore=shutil.ignore_patterns("docs")))
    yield made
    made.cut()


@pytest.fixture
def elsewhere() -> Iterator[socket.socket]:
    """Whatever goes to another host comes here instead."""
    with socket.create_server(("127.0.0.1", 0)) as made:
        made.settimeout(0)
        yield made


def asked_for(elsewhere: socket.socket) -> list[bytes]:
    """What somebody wanted of another host, besides Chromium itself, which asks what to fill into fields."""
    found = []
    while True:
        try:
            with elsewhere.accept()[0] as connection:
                connection.settimeout(5)
                found.append(connection.recv(1000).partition(b"\r")[0])
        except BlockingIOError:
            return [one for one in found if b"content-autofill.googleapis.com" not in one]


@pytest.fixture
def context(browser: Browser, elsewhere: socket.socket, errors: list[str]) -> Iterator[BrowserContext]:
    proxy = f"http://127.0.0.1:{elsewhere.getsockname()[1]}"
    made = browser.new_context(
        viewport={"width": 1440, "height": 900},
        reduced_motion="reduce",
        proxy={"server": proxy, "bypass": "127.0.0.1"},
    )
    wishes = json.dumps({"name": "Mira", "guide": False, "volume": 0, "pace": "fast"})
    made.add_init_script(f"location.host && (localStorage.wishes ||= '{wishes}')")
    made.on("weberror", lambda error: errors.append(str(error.error)))
    made.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    yield made
    made.close()
    assert asked_for(elsewhere) == []


def visit(context: BrowserContext, address: str, until: str = LOADED) -> Page:
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(until, timeout=SLOW)
    return page


class Seat:
    """The seat that was taken last, as the page of the tab reaches it."""

    def __init__(self, page: Page, held: dict[str, Any] | None = None) -> None:
        held = held or json.loads(page.evaluate("localStorage.getItem('tab-held')"))[0]
        self.table, self._token = held["table"], held["token"]
        self.page = page

    def ask(self, what: str, message: object = None, expected: int = 200) -> str:
        sent = ["GET", None] if message is None else ["POST", json.dumps(message)]
        status, text = self.page.evaluate(ASK, [sent[0], f"{self.table}/{what}", self._token, sent[1]])
        assert status == expected, text
        return str(text)

    def settled(self) -> Any:
        """The frame when all bots have answered, and whatever needs no answer is done. They go first, as in the
        terminal, also where several act at once."""
        while True:
            save = self.ask("save")
            if Record.from_text(save).result is not None or not resumed(save).chores():
                return json.loads(self.ask("frame"))
            self.page.wait_for_timeout(20)

    def play(self, moves: int) -> bool:
        """Makes so many moves, faster than by clicking. Answers whether it is over."""
        for turn in range(moves):
            frame = self.settled()
            if frame["status"] == "over":
                return True
            move = frame["legal"][7 * turn % len(frame["legal"])]["move"]
            self.ask("send", {"is": "act", "seq": frame["seq"], "move": move})
        return False


@pytest.mark.parametrize("game", GAMES if LONG else GAMES[:2])
def test_without_a_network_a_game_is_played_left_and_verified_and_is_the_same_everywhere(
    context: BrowserContext,
    host: Host,
    run: Run,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
) -> None:
    page = visit(context, host.url, KEPT)
    host.cut()
    field(page, "home-play-now-of", game=title(game)).click()
    expect(page.locator(MINE)).to_be_visible(timeout=SLOW)
    seat = Seat(page)
    for _ in range(6):
        seat.settled()
        step(page, PLAYABLE)
    assert not seat.play(2)
    frame = seat.settled()
    refused = seat.ask("send", {"is": "act", "seq": frame["seq"], "move": "no such move"}, 422)
    assert "no such move" in json.loads(refused)["reason"]
    page.close()

    seat.page = page = visit(context, f"{host.url}#/t/{seat.table}")
    expect(page.locator(MINE)).to_be_visible(timeout=SLOW)
    assert seat.settled()["view"] == frame["view"], "nothing is lost"
    page.goto(f"{host.url}#/replays")
    assert seat.play(5000)
    page.goto(f"{host.url}#/replay/{seat.table}")
    expect(page.get_by_text(words("replay-verified"))).to_be_visible(timeout=SLOW)
    page.goto(f"{host.url}#/statistics")
    row = page.get_by_role("row").filter(has_text=title(game)).filter(has_text=words("bot-medium"))
    expect(row.get_by_role("cell").nth(2)).to_have_text("1", timeout=SLOW)
    same_everywhere(run, home, tmp_path, monkeypatch, seat.ask("record"))


def same_everywhere(run: Run, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """The seed and the moves of the person give the same record, byte for byte, in the terminal and on a server."""
    record = Record.from_text(text)
    monkeypatch.setattr(Seed, "fresh", lambda: Seed(record.secret))
    moves, bots = decisions(record), ["medium"] * (record.seats - 1)
    assert moves
    seats = ["--seats", str(record.seats), "--level", ",".join(bots)]
    done = run("play", record.game, *seats, typed="".join(f"{move}\n" for move in moves))
    assert done.code == 0, done.err
    (saved,) = (home / "records").glob(f"{record.game}*")
    assert saved.read_text() == text
    with ThreadPoolExecutor(1) as thread:  # in this one the driver's event loop runs
        database = f"sqlite:{tmp_path / record.game}.db"
        assert thread.submit(on_a_server, database, record.game, bots, {}, moves).result() == text


def test_a_game_goes_on_from_a_link_and_a_newer_version_waits_until_it_is_wanted(
    context: BrowserContext, host: Host
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host.url)
    page = visit(context, host.url, KEPT)
    field(page, "home-play-now-of", game=title("transit")).click()
    expect(page.locator(MINE)).to_be_visible(timeout=SLOW)
    seat = Seat(page)
    seat.play(2)
    before = seat.settled()["view"]
    button(page, "bar-menu").click()
    button(page, "tab-copy").click()
    expect(button(page, "copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{host.url}#/record#")
    page.goto(link)
    page.wait_for_url("**/t/*")
    expect(page.locator(MINE)).to_be_visible(timeout=SLOW)
    other = Seat(page)
    assert other.table != seat.table
    assert other.settled()["view"] == before

    worker = host.folder / "sw.js"
    worker.write_text(worker.read_text().replace('"icon.svg": "', '"icon.svg": "0'))
    page.reload()
    update = button(page, "tab-update")
    expect(update).to_be_visible(timeout=SLOW)
    expect(page.locator(MINE)).to_be_visible(timeout=SLOW)
    update.click()
    expect(update).to_have_count(0, timeout=SLOW)
    expect(page.locator(MINE)).to_be_visible(timeout=SLOW)
    assert other.settled()["view"] == before


def play_both(page: Page, seat: Seat) -> str:
    """Both persons play to the end, not by clicking; the record."""
    held: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('tab-held')"))
    seats = [Seat(page, one) for one in held if one["table"] == seat.table]
    assert len(seats) == 2
    while True:
        for one in seats:
            frame = one.settled()
            if frame["status"] == "over":
                return one.ask("record")
            if frame["legal"] and not frame["lone"]:
                move = frame["legal"][7 * frame["seq"] % len(frame["legal"])]["move"]
                one.ask("send", {"is": "act", "seq": frame["seq"], "move": move})


CLOSE = ROOT / "docs" / "editions" / "transit-close.toml"


def test_a_table_for_two_at_one_screen_has_components_from_a_file(
    context: BrowserContext, host: Host, run: Run, tmp_path: Path
) -> None:
    """And a hint, and an end; its record brings the components along."""
    page = visit(context, host.url, KEPT)
    host.cut()
    page.goto(f"{host.url}#/new?game=transit")
    field(page, "new-who", number=2).select_option("here")
    choose = page.locator("input[type=file]")
    broken = tmp_path / "broken.toml"
    broken.write_text("[spaces", encoding="utf-8")
    choose.set_input_files(broken)
    button(page, "new-begin").click()
    expect(page.get_by_role("alert")).to_contain_text("TOML")
    choose.set_input_files(CLOSE)
    expect(page.get_by_text(CLOSE.name).first).to_be_visible()
    button(page, "new-begin").click()
    page.wait_for_url("**/t/*")
    seat = Seat(page)
    curtain = page.get_by_text(words("curtain-nobody"))
    expect(page.locator(MINE).or_(curtain)).to_be_visible(timeout=SLOW)
    if curtain.is_visible():  # the other one is first
        page.locator(".button.gold").click()
    expect(page.locator(MINE)).to_be_visible(timeout=SLOW)
    button(page, "bar-hint").click()
    expect(button(page, "hint-hide")).to_be_visible(timeout=SLOW)
    record = play_both(page, seat)
    assert "# components" in record
    assert Record.from_text(record).edition == game_with("transit", CLOSE.read_text(encoding="utf-8")).edition_hash
    page.goto(f"{host.url}#/replay/{seat.table}")
    expect(page.get_by_text(words("replay-verified"))).to_be_visible(timeout=SLOW)

    file = tmp_path / "record.txt"
    file.write_text(record, encoding="utf-8")
    page.goto(f"{host.url}#/replays")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/*")
    expect(page.get_by_text(words("replay-verified"))).to_be_visible(timeout=SLOW)
    assert run("verify", str(file)).code == 0


def test_a_kept_memory_that_cannot_be_used_costs_time_and_no_game(context: BrowserContext, host: Host) -> None:
    page = visit(context, host.url, KEPT)
    field(page, "home-play-now-of", game=title("transit")).click()
    expect(page.locator(MINE)).to_be_visible(timeout=SLOW)
    seat = Seat(page)
    seat.play(1)
    before = seat.settled()["view"]
    page.wait_for_function(MEMORY, arg=False)
    assert page.evaluate(MEMORY, True)
    page.reload()
    expect(page.locator(MINE)).to_be_visible(timeout=SLOW)
    assert seat.settled()["view"] == before
    page.wait_for_function(MEMORY, arg=False)


def test_a_server_offers_it_and_it_is_there_when_the_server_is_not(
    context: BrowserContext, tmp_path: Path, errors: list[str]
) -> None:
    server = Server(tmp_path, sys.executable, None, "--tab", str(SITE))
    server.start()
    page = context.new_page()
    page.goto(server.url)
    link_to(page, "offer-take").click()
    page.wait_for_selector(KEPT, timeout=SLOW)
    page.goto(server.url)
    table = field(page, "home-play-now-of", game=title("transit"))
    expect(table).to_be_visible()
    server.kill()
    table.click()
    link_to(page, "offer-here").click()
    page.wait_for_url("**/tab/")
    page.wait_for_selector(LOADED, timeout=SLOW)
    table.click()
    expect(page.locator(MINE)).to_be_visible(timeout=SLOW)
    page.close()  # which goes on looking for its server
    assert all("ERR_CONNECTION" in text for text in errors), errors
    errors.clear()


def test_the_page_may_do_only_what_it_needs(
    context: BrowserContext, host: Host, elsewhere: socket.socket, errors: list[str]
) -> None:
    page = visit(context, host.url, KEPT)
    assert page.evaluate(REFUSED, "http://example.org/") == ["script-src-elem", "connect-src"]
    headers = page.evaluate("fetch('assets/../index.html').then((file) => file.headers.get('content-security-policy'))")
    assert headers.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ")
    assert [text.split(" ")[0] for text in errors] == ["Executing", "Connecting", "Fetch"], errors
    errors.clear()
    assert link_to(page, "home-replays").get_attribute("href") == "/#/replays"


def test_a_puzzle_is_solved_without_a_server_and_a_table_removed(context: BrowserContext, host: Host) -> None:
    its = find_game("transit")
    puzzle = first_ones(its)[0]
    page = visit(context, f"{host.url}#/puzzles/transit/{puzzle.source}")
    expect(page.locator(MINE)).to_be_visible(timeout=SLOW)
    make(page, explained(puzzle, its).best.move)
    expect(page.locator(VERDICT)).to_have_text(words("puzzle-right"))

    page.goto(f"{host.url}#/new?game=transit")
    button(page, "new-begin").click()
    page.wait_for_url("**/t/*")
    held = json.loads(page.evaluate("localStorage.getItem('tab-held')"))[0]
    removed, gone = (page.evaluate(ASK, [how, held["table"], held["token"], None])[0] for how in ("DELETE", "GET"))
    assert (removed, gone) == (200, 404)
