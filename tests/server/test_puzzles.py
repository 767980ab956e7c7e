"""Puzzles over HTTP: nothing of the answer before it is given, and a sentence for whatever is wrong."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from ecliptic.bots.puzzles import Puzzle, kept
from ecliptic.bots.puzzles.series import Rating, first_ones, of_the_day, playable, rated, rating_of
from ecliptic.games import GAMES, game
from ecliptic.kernel.catalogue import PSEUDO, catalogue
from ecliptic.kernel.facts import Fact
from ecliptic.server import clock
from ecliptic.server.app import make_app
from ecliptic.server.settings import Settings
from tests.server.kit import HERE

WITH = [name for name in GAMES if kept(name)]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(database=f"sqlite:{tmp_path / 'tables.sqlite'}", origins=HERE, messages_per_second=10_000)
    with TestClient(make_app(settings)) as made:
        yield made


@pytest.mark.parametrize("name", WITH)
def test_a_puzzle_is_shown_without_its_answer(client: TestClient, name: str) -> None:
    for puzzle in (kept(name)[0], kept(name)[-1]):
        answer = client.get(f"/api/games/{name}/puzzles/{puzzle.source}")
        shown = answer.json()
        assert set(shown) == {"puzzle", "rating", "frame"}
        assert shown["puzzle"] == {"game": name, "n": puzzle.source, "level": puzzle.level}
        frame = shown["frame"]
        assert (frame["seat"], frame["log"], frame["seed"]) == (puzzle.seat, [], "")
        assert puzzle.seat in frame["asked"]
        assert len(frame["legal"]) == puzzle.choices
        marked = [one for one in frame["legal"] if set(one) - {"move", "kind", "args", "preview"}]
        assert marked == [], "all moves look alike"
        other = msgspec.structs.replace(puzzle, best=puzzle.others[0].move, themes=[], expected=0.25)
        assert _told_of(client, other) == shown, "what is shown does not depend on the answer"


def _told_of(client: TestClient, puzzle: Puzzle) -> object:
    """What would be shown if this were the puzzle."""
    there = kept(puzzle.game)
    place = [one.source for one in there].index(puzzle.source)
    before, there[place] = there[place], puzzle
    try:
        return client.get(f"/api/games/{puzzle.game}/puzzles/{puzzle.source}").json()
    finally:
        there[place] = before


@pytest.mark.parametrize("name", WITH)
def test_answers_are_judged_and_explained(client: TestClient, name: str) -> None:
    puzzle = kept(name)[0]
    path, before = f"/api/games/{name}/puzzles/{puzzle.source}", msgspec.to_builtins(Rating())
    right = client.post(path, json={"move": puzzle.best, "rating": before}).json()
    assert (right["right"], right["behind"]) == (True, 0.0)
    assert right["hint"]["options"][0]["move"]["move"] == puzzle.best
    assert right["rating"] == msgspec.to_builtins(rated(Rating(), puzzle, True))
    wrong = client.post(path, json={"move": puzzle.others[0].move, "rating": before}).json()
    assert (wrong["right"], wrong["behind"]) == (False, puzzle.others[0].behind)
    assert wrong["hint"] == right["hint"]
    assert wrong["rating"]["mu"] < Rating().mu < right["rating"]["mu"]
    assert client.post(path, json={"move": puzzle.best}).json()["rating"] is None, "it does not count again"


def test_moves_can_be_asked_about(client: TestClient) -> None:
    puzzle = next(one for one in kept("transit") if one.best.startswith("play"))
    card = puzzle.best.split()[1]
    wishes = [{"kind": "play", "args": {"card": card}}, {"kind": "juggle"}]
    told = client.post(f"/api/games/transit/puzzles/{puzzle.source}/ask", json={"moves": wishes}).json()
    assert [one["legal"] for one in told["answers"]] == [True, False]


def test_the_next_one_was_not_tried_and_is_near(client: TestClient) -> None:
    there = playable(game("transit"))
    tried: list[int] = []
    for _ in range(5):
        found = client.post("/api/games/transit/puzzles", json={"rating": {"mu": 1200.0}, "tried": tried}).json()
        assert found["puzzle"]["n"] not in tried
        tried.append(found["puzzle"]["n"])
    nearest = sorted(abs(rating_of(one) - 1200) for one in there)[:10]
    assert all(abs(rating_of(one) - 1200) <= nearest[-1] for one in there if one.source in tried)
    done = client.post("/api/games/transit/puzzles", json={"tried": [one.source for one in there]})
    assert (done.status_code, done.json()["code"]) == (422, "no_puzzle")


def test_there_is_one_puzzle_a_day(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def at(day: int) -> dict[str, object]:
        when = datetime.datetime(2026, 11, 18, 23, 59, tzinfo=datetime.UTC) + datetime.timedelta(day)
        monkeypatch.setattr(clock, "now_ms", lambda: int(when.timestamp() * 1000))
        found = client.get("/api/puzzles").json()
        assert {one["game"] for one in found["games"]} == set(WITH)
        today: dict[str, object] = found["today"]
        assert today["day"] == when.date().isoformat()
        puzzle: dict[str, object] = today["puzzle"]  # type: ignore[assignment]
        return puzzle

    assert at(0) == at(0)
    days = [at(day) for day in range(2 * len(WITH))]
    assert len({(one["game"], one["n"]) for one in days}) == len(days)
    assert [one["game"] for one in days[: len(WITH)]] == [one["game"] for one in days[len(WITH) :]]


def test_what_the_puzzle_of_the_day_asks_for_is_said_in_ones_language(client: TestClient) -> None:
    today = {one: client.get(f"/api/puzzles?language={one}").json()["today"] for one in ("en", "de", "tlh", PSEUDO)}
    its, n = today["en"]["puzzle"]["game"], today["en"]["puzzle"]["n"]
    asked = client.get(f"/api/games/{its}/puzzles/{n}").json()["frame"]["view"]["prompt"]
    said = {one: catalogue(its, one).say(msgspec.convert(asked, Fact)) for one in ("en", "de")}
    assert said["en"] != said["de"]
    assert {one: deal["prompt"] for one, deal in today.items()} == {
        **said,
        "tlh": said["en"],
        PSEUDO: f"⟦{said['en']}⟧",
    }


def test_no_puzzle_comes_twice_before_all_of_its_game_did() -> None:
    games = [game(name) for name in WITH]
    fewest = min(len(playable(one)) for one in games)
    first = datetime.date(2026, 11, 18)
    found = [of_the_day(first + datetime.timedelta(day), games) for day in range(len(games) * fewest)]
    assert len({(one.game, one.source) for one in found if one}) == len(found)


def test_what_is_wrong_is_said(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = kept("transit")[0]
    path = f"/api/games/transit/puzzles/{puzzle.source}"
    assert client.get("/api/games/transit/puzzles/999999").status_code == 404
    assert client.get("/api/games/chess/puzzles/1").status_code == 404
    assert client.get("/api/games/transit/puzzles/one").status_code == 400
    assert client.post(path, json={"move": "play 99X"}).status_code == 422
    assert client.post(path, json={}).status_code == 400
    assert client.post(path, json={"move": puzzle.best, "rating": {"sigma": -1}}).status_code == 400
    assert client.post(path, json={"move": puzzle.best, "rating": {"mu": 1e9}}).status_code == 400
    assert client.post("/api/games/transit/puzzles", json={"tried": list(range(3000))}).status_code == 400
    old = msgspec.structs.replace(puzzle, version=puzzle.version + 1)
    monkeypatch.setattr("ecliptic.server.puzzles.kept", lambda name: [old])
    monkeypatch.setattr("ecliptic.bots.puzzles.series.kept", lambda name: [old])
    for answer in (client.get(path), client.post(path, json={"move": puzzle.best})):
        assert answer.status_code == 422
        assert "version" in answer.json()["reason"]
    assert client.post("/api/games/transit/puzzles", json={}).json()["code"] == "no_puzzle"


@pytest.mark.parametrize("name", WITH)
def test_those_after_a_lesson_are_easy(name: str) -> None:
    found = first_ones(game(name))
    assert 3 <= len(found) <= 5
    assert all(one.level == 1 for one in found)
    assert all(one.themes for one in found), "what is best can be seen at once"
