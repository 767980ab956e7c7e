"""A game of another package is announced by an entry point, and then everything knows it. tests/web plays it too."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ecliptic.kernel.record import Record
from tests.outside import GAME, ROOT, install

PETTINGZOO = f"""
from pettingzoo.test import api_test, parallel_api_test, seed_test
from ecliptic.envs.pettingzoo import env, parallel_env
api_test(env({GAME!r}, observations="flat"), num_cycles=30)
parallel_api_test(parallel_env({GAME!r}), num_cycles=30)
seed_test(lambda: env({GAME!r}), num_cycles=10)
table = env({GAME!r})
table.reset(seed=5)
for agent in table.agent_iter():
    seen, _, over, cut, info = table.last()
    table.step(None if over or cut else int(info["action_mask"].argmax()))
    if not over:
        print(agent, *seen["observation"][:4])
print(sum(table.core.returns()))
"""


class Outside:
    """Processes that find the game."""

    def __init__(self, site: Path) -> None:
        self.environment = install(site)
        self.home = Path(self.environment["ECLIPTIC_HOME"])

    def python(self, *args: str, typed: str = "") -> str:
        """What a program prints that ends well."""
        done = subprocess.run(
            [sys.executable, *args],
            input=typed,
            cwd=self.home,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def ecliptic(self, *args: str, typed: str = "") -> str:
        return self.python("-m", "ecliptic", *args, typed=typed)


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    return Outside(tmp_path_factory.mktemp("site"))


def test_it_is_among_the_games(outside: Outside) -> None:
    assert re.search(rf"^{GAME} +Double Star ", outside.ecliptic("games"), re.MULTILINE)
    assert "D-02" in outside.ecliptic("rules", GAME)
    assert "rise or to set" in outside.ecliptic("rules", GAME, "D-02")


@pytest.mark.parametrize("bot", ["easy", "medium", "hard", "master", "search:50"])
def test_it_is_played_in_the_terminal_against_a_bot(outside: Outside, bot: str, tmp_path: Path) -> None:
    table = ["--seats", "2", "--bots", "1", "--bot", bot, "--seed", "1"]
    told = outside.ecliptic("play", GAME, *table, typed="rise\n")
    assert "You choose to rise." in told
    assert re.search(r"^stars +[1-4], –\s*$", told, re.MULTILINE), "the plain board shows the view"
    assert "prompt-choose" not in told
    record = re.search(r"(\S+\.txt)$", told, re.MULTILINE)
    assert record is not None
    assert Record.from_text(Path(record[1]).read_text(encoding="utf-8")).game == GAME
    assert "chooses to rise" in outside.ecliptic("replay", record[1])
    judged = tmp_path / "judged.json"
    outside.ecliptic("analyse", record[1], "--simulations", "20", "--json", str(judged))
    assert json.loads(judged.read_text(encoding="utf-8"))


def test_bots_play_it_among_themselves(outside: Outside) -> None:
    played = outside.ecliptic("arena", GAME, "--bots", "easy,search:20", "--games", "8", "--jobs", "2")
    assert re.search(r"^ *easy +8 ", played, re.MULTILINE)


def test_its_master_is_among_the_levels(outside: Outside) -> None:
    played = outside.ecliptic("arena", GAME, "--games", "1")
    assert re.search(r"^ *master +[1-9]", played, re.MULTILINE)
    told = outside.ecliptic("play", "--seed", "1", typed=f"{GAME}\n\nma\nset\n")
    assert "easy, medium, hard, master" in told


def test_it_is_studied(outside: Outside, tmp_path: Path) -> None:
    folder = tmp_path / "study"
    outside.ecliptic("study", "run", GAME, "--bots", "master,search:10", "--games", "20", "--out", str(folder))
    outside.ecliptic("study", "report", str(folder))
    report = (folder / "report.html").read_text(encoding="utf-8")
    assert "Double Star" in report
    assert ">Rise<" in report


def test_it_is_played_through_pettingzoo(outside: Outside) -> None:
    told = outside.python("-W", "ignore", "-c", PETTINGZOO).splitlines()
    assert told[-1] == "1.0"
    first, second = (line.split() for line in told[-3:-1])
    assert (first[0], second[0]) == ("seat_0", "seat_1")
    assert int(first[1]) > 0, "a seat knows its own star"
    assert [first[2], second[2]] == ["0", "0"], "and not that of the other"


def test_games_are_listed_in_the_registry_alone() -> None:
    """Everything else finds a game's parts by its id."""
    ids = "|".join(path.parent.name for path in (ROOT / "src/ecliptic/games").glob("*/game.py"))
    assert ids.count("|") == 4
    own = re.compile(rf"/({ids})(_\w+)?(/|\.py$)|/games/__init__\.py$|/testing/simulate/")  # what tests play is theirs
    named = re.compile(rf"""["'`]({ids})["'`]""")
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for folder, endings in ((ROOT / "src/ecliptic", (".py",)), (ROOT / "web/src", (".ts", ".svelte", ".css")))
        for path in sorted(folder.rglob("*"))
        if path.suffix in endings and not own.search(path.as_posix())
        for line in path.read_text(encoding="utf-8").splitlines()
        if named.search(line) and not line.lstrip().startswith("game = ecliptic.game(")
    ]
    assert found == []
