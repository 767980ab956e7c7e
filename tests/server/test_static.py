"""The page and its files: what is there, what is not, and how it travels."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ecliptic.server.app import make_app
from ecliptic.server.settings import Settings
from tests.server.kit import HERE

INDEX = b"<!doctype html><title>Ecliptic</title>"
SCRIPT = b"console.log(1);\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(INDEX)
    (page / "star.svg").write_bytes(b"<svg/>")
    (page / "assets" / "index-a1.js").write_bytes(SCRIPT)
    (page / "assets" / "index-a1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (page / "assets" / "index-a1.js.br").write_bytes(b"not really")
    (tmp_path / "secret.txt").write_text("secret")
    return page


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient]:
    made = Settings(origins=HERE, database=f"sqlite:{folder.parent / 'tables.db'}", web=str(folder))
    with TestClient(make_app(made)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/join/abc/1", "/replay/x.y", "/rules/transit", "/index.html"])
def test_every_path_of_the_page_gets_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "connect-src 'self'" in policy


def test_files_are_files(client: TestClient) -> None:
    assert client.get("/star.svg").headers["content-type"] == "image/svg+xml"
    script = client.get("/assets/index-a1.js", headers={"accept-encoding": "gzip"})
    assert script.content == SCRIPT
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["vary"] == "accept-encoding"
    assert script.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in script.headers, "the page says it, once"
    plain = client.get("/assets/index-a1.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with client.stream("GET", "/assets/index-a1.js", headers={"accept-encoding": "gzip, br"}) as best:
        assert best.headers["content-encoding"] == "br"
    again = client.get("/star.svg", headers={"if-none-match": client.get("/star.svg").headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.head("/").headers["content-length"] == str(len(INDEX))


@pytest.mark.parametrize("path", ["/assets/index-old.js", "/api/nothing", "/api", "/assets/"])
def test_what_is_not_there_is_not_the_page(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00b"])
def test_nothing_outside_the_folder_is_shown(client: TestClient, path: str) -> None:
    assert b"secret" not in client.get(path).content


def test_nothing_is_changed_through_the_page(client: TestClient) -> None:
    assert client.post("/").status_code == 405


def test_without_a_page_one_is_told_how_to_build_it(tmp_path: Path) -> None:
    made = Settings(origins=HERE, database=f"sqlite:{tmp_path / 'tables.db'}", web=str(tmp_path / "nothing"))
    with TestClient(make_app(made)) as client:
        answer = client.get("/")
        assert answer.status_code == 404
        assert "make build/web" in answer.text
        assert client.get("/api/games").status_code == 200


def test_there_is_no_socket_but_those_of_tables(client: TestClient) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/nothing"):
        pass


def test_what_is_the_same_for_everyone_comes_compressed(client: TestClient) -> None:
    plain = client.get("/api/games/transit/text/en", headers={"Accept-Encoding": "identity"})
    packed = client.get("/api/games/transit/text/en", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text, "the client unpacks it"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert "content-encoding" not in client.get("/api/tables", headers={"Accept-Encoding": "gzip"}).headers
