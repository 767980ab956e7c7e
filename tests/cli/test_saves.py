"""Saves: what they hold, where they are, and games that go on from them."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import pytest
from platformdirs.unix import Unix

import ecliptic
from ecliptic.bots import bot, bot_seed
from ecliptic.cli import files, saves
from ecliptic.cli.language import BadUsage
from ecliptic.home import home
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadRecord
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record
from ecliptic.server.settings import Settings
from ecliptic.table import Table
from ecliptic.table.save import Player, save_text
from tests.cli.conftest import Run
from tests.cli.stars import Stars

ANN, BEN, BOT = Player("Ann"), Player("Ben"), Player("Bot 1", "random")


def sat(game: Game, *players: Player, seed: int = 1) -> Table:
    record = Record.begin(game, game.start(len(players)), Seed.of_number(seed), reveal=True)
    return saves.seat(game, record, list(players))


# -- where they are ------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
@pytest.mark.parametrize("umask", [0o022, 0o077])
def test_a_save_is_private_and_other_files_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, umask: int) -> None:
    monkeypatch.setenv("ECLIPTIC_HOME", str(tmp_path))
    table = sat(Stars(), ANN, BOT)
    keeper = saves.Keeper(None, "", "stars")
    before = os.umask(umask)
    try:
        keeper.save(table)
        keeper.copy(table, tmp_path / "copy.txt")
        for _ in range(2):
            files.write(tmp_path / "asked.json", "{}")
        record = keeper.finish(table)
    finally:
        os.umask(before)
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "copy.txt", tmp_path / "asked.json", record)]
    assert modes == [0o600, 0o666 & ~umask, 0o666 & ~umask]


@pytest.mark.parametrize(
    ("env", "folder"),
    [
        ({"ECLIPTIC_HOME": "/games"}, "/games"),
        ({"XDG_DATA_HOME": "/data"}, "/data/ecliptic"),
        ({}, "/me/.local/share/ecliptic"),
    ],
)
def test_where_saves_and_tables_live(monkeypatch: pytest.MonkeyPatch, env: dict[str, str], folder: str) -> None:
    """On Linux; other systems are the business of platformdirs."""
    monkeypatch.setattr("platformdirs.PlatformDirs", Unix)
    for name in ("ECLIPTIC_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/me", **env}.items():
        monkeypatch.setenv(name, value)
    assert home() == Path(folder)
    assert Settings().database_url == f"sqlite:{Path(folder) / 'tables.db'}"
    with pytest.raises(BadUsage, match=re.escape(str(Path(folder) / "saves"))):
        saves.newest()


def test_the_newest_save_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ECLIPTIC_HOME", str(tmp_path))
    for age, name in enumerate(("b", "c", "a")):
        path = tmp_path / "saves" / f"{name}.txt"
        files.write(path, "")
        os.utime(path, (1000 - age, 1000 - age))
    assert [path.stem for path in saves.saves()] == ["b", "c", "a"]


# -- what they hold ------------------------------------------------------------------------------------------------


def test_a_save_remembers_who_plays_and_with_what() -> None:
    table = sat(Stars(), Player("Zoë"), BOT)
    text = save_text(table, "/my/edition.toml")
    assert '{"players":[{"name":"Zoë"},{"name":"Bot 1","bot":"random"}],"edition":"/my/edition.toml"}' in text
    assert saves.edition_of(text) == "/my/edition.toml"
    assert saves.names_of(text) == ["Zoë", "Bot 1"]
    assert saves.edition_of(table.whole_record().to_text()) is None
    assert saves.names_of(table.whole_record().to_text()) == []


def test_a_save_made_before_the_terminal_had_tables_resumes(run: Run, home: Path) -> None:
    """Luck and bots go on as they would have gone on then: the end is what that version made of it."""
    kept = Path(__file__).parent / "saves"
    files.write(home / "saves" / "transit.txt", (kept / "transit.txt").read_text())
    assert run("play", "--resume", typed="1\n" * 500).code == 0
    (record,) = (home / "records").iterdir()
    assert record.read_text() == (kept / "transit-finished.txt").read_text()


# -- going on ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [[], ["set"]])
def test_a_saved_game_goes_on_exactly(moves: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ecliptic.GAMES, "stars", "tests.cli.stars:Stars")
    table = sat(Stars(), ANN, BEN)
    for seat, move in enumerate(moves):
        table.act(seat, move)
    files.write(tmp_path / "save.txt", save_text(table, ""))
    again, _ = saves.resume(tmp_path / "save.txt", None)
    assert again.state.to_dict() == table.state.to_dict()
    assert [seat.name for seat in again.seats] == ["Ann", "Ben"]
    for one in (table, again):
        for seat in range(len(moves), 2):
            one.act(seat, "rise")
    assert table.status == "over"
    assert again.whole_record().to_text() == table.whole_record().to_text()


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda text: "\n".join(line for line in text.splitlines() if not line.startswith("seed")), "save-no-seed"),
        (lambda text: text.replace('{"name":"Ben"}', '{"name":"Ben"},{"name":"Cem"}'), "save-players"),
        (lambda text: text.replace("# save", "# safe"), "save-no-save"),
        (lambda text: text + "end 1 0\n", "save-over"),
    ],
)
def test_what_cannot_be_resumed(spoil: object, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ecliptic.GAMES, "stars", "tests.cli.stars:Stars")
    assert callable(spoil)
    path = tmp_path / "save.txt"
    files.write(path, spoil(save_text(sat(Stars(), ANN, BEN), "")))
    with pytest.raises(BadRecord) as refused:
        saves.resume(path, None)
    assert refused.value.fact.key == key


def test_luck_that_somebody_wrote_into_a_save_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ecliptic.GAMES, "stars", "tests.cli.stars:Stars")
    text = save_text(sat(Stars(), ANN, BEN), "")
    star = next(line for line in text.splitlines() if line.startswith("* star"))
    other = "* star 4" if star != "* star 4" else "* star 3"
    files.write(tmp_path / "save.txt", text.replace(star, other, 1))
    with pytest.raises(BadRecord):
        saves.resume(tmp_path / "save.txt", None)


def test_bots_are_the_same_before_and_after(tmp_path: Path) -> None:
    seeds = {bot_seed(Seed.of_number(number), seat) for number in range(4) for seat in range(4)}
    assert len(seeds) == 16, "each has its own"
    table = sat(ecliptic.game("transit"), ANN, BOT, BOT)
    seat = next(seat for seat in range(3) if table.state.legal(seat))
    known = table.state.known_to(seat)
    chosen = {bot("random", seed=bot_seed(Seed.of_number(1), seat)).choose(known, seat) for _ in range(3)}
    assert len(chosen) == 1
