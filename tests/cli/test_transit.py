"""The Transit of Venus at the terminal: its board drawn, and whole games through the real command."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from ecliptic import boards
from ecliptic.cli.language import say
from ecliptic.games.transit.game import TransitGame
from ecliptic.games.transit.rules import Transit
from ecliptic.games.transit.shown import TransitView
from ecliptic.kernel.catalogue import Voice, catalogue
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import run as play_on

GAME = TransitGame()
SIGNS = {"H": "♥", "D": "♦", "S": "♠", "C": "♣"}


WORDS = catalogue("transit")


def drawn(view: TransitView, width: int = 80) -> str:
    console = Console(width=width, record=True, color_system=None, file=StringIO())
    console.print(boards.draw("transit", view, width, Voice(WORDS, ["Ann", "Bot 1", "Bot 2", "Bot 3"], view.viewer)))
    return console.export_text()


def positions(seats: int) -> list[Transit]:
    """Some of every part of a game."""
    state = GAME.start(seats)
    luck = Luck(seats)
    found = []
    while state.actors():
        play_on(state, luck, 7)
        found.append(state.clone())
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_fits_and_shows_what_is_on_it(seats: int, width: int) -> None:
    for state in positions(seats):
        view = GAME.view(state, 0)
        text = drawn(view, width)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= width
        me = view.players[0]
        for card in me.hand:
            assert card[0] + SIGNS[card[1]] in text
        for milestone in me.milestones:
            assert WORDS(f"milestone-{milestone.name}").split()[0] in text
        if view.row:
            assert WORDS("board-row", total=view.total, limit=view.limit) in text
        for track in view.tracks:
            assert f"{track.mark:>3}  " in text


def test_every_card_of_the_row_says_whose_it_is() -> None:
    """Also where names are long, or begin alike."""
    state = next(state for state in positions(3) if len(GAME.view(state, 0).row) > 3)
    view = GAME.view(state, None)
    console = Console(width=80, record=True, color_system=None, file=StringIO())
    console.print(boards.draw("transit", view, 80, Voice(WORDS, ["Player A", "Bot 1", "Wilhelmina"], None)))
    below = console.export_text()
    for seat in {entry.seat for entry in view.row}:
        assert ("PA", "Bot 1", "Wilhe")[seat] in below


@pytest.mark.parametrize("viewer", [None, 1])
def test_other_eyes_see_a_board_too(viewer: int | None) -> None:
    state = positions(3)[20]
    assert WORDS("board-tableau") in drawn(GAME.view(state, viewer))
    assert WORDS("board-tableau") in drawn(GAME.open_view(state))


def ecliptic_command(home: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ecliptic", *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"ECLIPTIC_HOME": str(home), "COLUMNS": "80"},
        timeout=60,
    )


def test_a_whole_game_through_the_real_command(tmp_path: Path) -> None:
    asked = ("play", "transit", "--seats", "3", "--bots", "2", "--seed", "7", "--option", "rounds=2")
    done = ecliptic_command(tmp_path, *asked, typed="1\n" * 500)
    assert done.returncode == 0, done.stderr
    assert say("table-over") in done.stdout
    assert "\x1b" not in done.stdout
    (record,) = (tmp_path / "records").iterdir()
    verified = ecliptic_command(tmp_path, "verify", str(record))
    assert verified.returncode == 0
    assert say("verified-seed") in verified.stdout
    for more in ([], ["--seat", "1"], ["--brief"]):
        assert ecliptic_command(tmp_path, "replay", str(record), *more).returncode == 0


def test_leaving_and_coming_back_changes_nothing(tmp_path: Path) -> None:
    asked = ("play", "transit", "--seats", "3", "--seed", "7", "--option", "rounds=1")
    straight, broken = tmp_path / "straight", tmp_path / "broken"
    assert ecliptic_command(straight, *asked, typed="1\n" * 200).returncode == 0
    assert ecliptic_command(broken, *asked, typed="1\n1\n1\n").returncode == 0
    assert ecliptic_command(broken, "play", "--resume", typed="1\n" * 200).returncode == 0
    (one,), (other,) = ((home / "records").iterdir() for home in (straight, broken))
    assert one.read_text() == other.read_text()


def test_a_position_is_drawn_from_its_json(tmp_path: Path) -> None:

    path = tmp_path / "position.json"
    path.write_text(json.dumps(positions(4)[12].to_dict()))
    assert WORDS("board-tableau") in ecliptic_command(tmp_path, "show", str(path)).stdout


def test_the_beginning_of_several_moves_is_not_a_move_for_a_script(tmp_path: Path) -> None:
    done = ecliptic_command(tmp_path, "play", "transit", "--seats", "3", "--seed", "7", typed="place\n")
    assert done.returncode == 2
    assert say("table-several", answer="place", count=5) in done.stderr


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["play", "trasnit"], say("suggestion", word="transit")),
        (["play", "transit", "--seats", "5"], say("bad-seats", n=5, known=[2, 3, 4])),
        (["play", "transit", "--option", "round=5"], say("suggestion", word="rounds")),
        (["play", "transit", "--option", "rounds=99"], "99"),
        (["play", "transit", "--edition", "none.toml"], "none.toml"),
    ],
)
def test_wrong_things_in_one_sentence(tmp_path: Path, args: list[str], says: str) -> None:
    done = ecliptic_command(tmp_path, *args)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_page_about_the_terminal_shows_a_real_session(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    excerpt = page.split("```text\n")[1].split("\n```")[0]
    asked = ("play", "transit", "--seats", "3", "--bots", "2", "--seed", "7")
    done = ecliptic_command(tmp_path, *asked, typed="place 1H\nplay 2H\n")
    shown = "\n".join(line.rstrip() for line in done.stdout.splitlines())
    assert excerpt in shown
