"""What containers, proxy and workflows speak of exists: paths, verbs, options, settings and each other."""

from __future__ import annotations

import json
import re
import tomllib
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from ecliptic.cli import main, serve
from ecliptic.server.settings import Settings
from ecliptic.server.static import BUILT

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAKE = (ROOT / "Makefile").read_text(encoding="utf-8")
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")
CADDY = (ROOT / "docs" / "examples" / "Caddyfile").read_text(encoding="utf-8")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def in_container(word: str) -> list[str]:
    """A line of the Containerfile that is written as a list."""
    (found,) = re.findall(rf"^{word} (\[.*\])$", CONTAINER, re.MULTILINE)
    return [str(one) for one in json.loads(found)]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The servers that a command line starts, which are not started here."""
    found: list[Settings] = []

    def start(settings: Settings) -> int:
        settings.check()
        found.append(settings)
        return 0

    monkeypatch.setattr(serve, "serve", start)
    return found


def test_the_container_serves_with_what_is_built_in_it(started: list[Settings]) -> None:
    assert in_container("ENTRYPOINT") == list(PROJECT["project"]["scripts"])
    assert main(in_container("CMD")) == 0
    assert f"EXPOSE {started[0].port}\n" in CONTAINER
    (verb,) = re.findall(r"^RUN make (\w+)$", CONTAINER, re.MULTILINE)
    assert re.search(rf"^{verb}:", MAKE, re.MULTILINE)
    (extra,) = re.findall(r"\.whl\)\[(\w+)\]", CONTAINER)
    assert extra in PROJECT["project"]["optional-dependencies"]


def test_what_compose_starts_fits_together(started: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    compose = read(ROOT / "compose.yaml")
    proxy, server, database = (compose["services"][name] for name in ("proxy", "server", "database"))
    assert (ROOT / server["build"]["dockerfile"]).is_file()
    for name, value in server["environment"].items():
        monkeypatch.setenv(name, re.sub(r"\$\{\w+[^}]*\}", "secret", value))
    site = "play.example.org"
    assert main([word.replace("${ECLIPTIC_SITE}", site) for word in server["command"]]) == 0
    user = database["environment"]["POSTGRES_USER"]
    assert started[0].database == f"postgresql://{user}:secret@database/{user}"
    assert started[0].origins == (f"https://{site}",)
    address = proxy["networks"]["default"]["ipv4_address"]
    assert started[0].trusted_proxies == (address,)
    assert ip_address(address) in ip_network(compose["networks"]["default"]["ipam"]["config"][0]["subnet"])
    assert f"dynamic a server {started[0].port}\n" in CADDY
    assert set(re.findall(r"\{\$(\w+)\}", CADDY)) == set(proxy["environment"])
    for source in (volume.split(":")[0] for service in (proxy, database) for volume in service["volumes"]):
        assert (ROOT / source).exists() if source.startswith(".") else source in compose["volumes"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_run_what_there_is(path: Path) -> None:
    steps = [step for job in read(path)["jobs"].values() for step in job["steps"]]
    for line in (line for step in steps for line in step.get("run", "").splitlines()):
        words = line.split()
        if words[0] == "make":
            assert all(re.search(rf"^{re.escape(target)}:", MAKE, re.MULTILINE) for target in words[1:])
        else:
            assert words[0] == "pipx" or (ROOT / words[0]).is_file()
    given, taken = (
        [step["with"] for step in steps if f"/{way}-artifact@" in step.get("uses", "")]
        for way in ("upload", "download")
    )
    assert all(one in given for one in taken)
    assert all(ROOT / one["path"] == BUILT for one in taken)
