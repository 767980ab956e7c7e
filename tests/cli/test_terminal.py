"""The real command at a real (pseudo) terminal and behind real pipes: colours, completion, leaving and coming back."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecliptic.cli.language import own_voice, say
from ecliptic.kernel.catalogue import catalogue
from tests.cli.stars import Stars

RUN = """
import sys
from ecliptic.games import GAMES
GAMES["stars"] = "tests.cli.stars:Stars"
from ecliptic.cli import main
sys.exit(main(sys.argv[1:]))
"""
AT_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)" + RUN
"""Takes the terminal as its own first, so that Ctrl-C is a signal also while no prompt is open."""
CTRL_C = "\x03"
CTRL_D = "\x04"
TAB = "\t"
UP = "\x1b[A"
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
PATIENCE = 60.0
A, B = (say("play-name", letter=letter) for letter in "AB")
CURTAINS = [say("table-curtain", name=name, number=seat) for seat, name in enumerate((A, B))]
RESUME = "ecliptic play --resume"
OVER, YOURS = say("table-over"), say("table-your-move")
STARS = catalogue(Stars.id)
PROMPT = STARS("prompt-choose")


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    root = Path(__file__).parents[2]
    return kept | {
        "PYTHONPATH": f"{root}{os.pathsep}{root / 'src'}",
        "LC_ALL": "C.UTF-8",
        "ECLIPTIC_HOME": str(home),
        "TERM": "xterm-256color",
        "PROMPT_TOOLKIT_NO_CPR": "1",
        **more,
    }


class Terminal:
    """A person at a terminal: types, and waits for what it should say."""

    def __init__(self, home: Path, *args: str, **env: str) -> None:
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_TERMINAL, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, **env),
            start_new_session=True,
        )
        os.close(slave)
        self.raw = ""
        self._seen = 0

    def expect(self, words: str) -> str:
        """What came since the last expected words, up to these."""
        end = time.monotonic() + PATIENCE
        while (found := self._text().find(words, self._seen)) < 0:
            if time.monotonic() > end or not self._read(end - time.monotonic()):
                raise AssertionError(f"{words!r} never came; there was:\n{self._text()[self._seen :]}")
        start, self._seen = self._seen, found + len(words)
        return self._text()[start : self._seen]

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def enter(self, line: str) -> None:
        self.expect("›")
        self.type(line + "\r")

    def end(self) -> int:
        """Reads to the end and answers the exit code."""
        end = time.monotonic() + PATIENCE
        while self._read(end - time.monotonic()):
            assert time.monotonic() < end, self._text()
        return self.process.wait(PATIENCE)

    def rest(self) -> str:
        return self._text()[self._seen :]

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._master)

    def hang_up(self) -> None:
        os.killpg(self.process.pid, signal.SIGHUP)

    def _text(self) -> str:
        return ESCAPE.sub("", self.raw).replace("\r", "")

    def _read(self, patience: float) -> bool:
        ready, _, _ = select.select([self._master], [], [], max(0.0, patience))
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += data.decode(errors="replace")
        return bool(data)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_ctrl_c_leaves_a_save_that_goes_on_at_the_same_place(tmp_path: Path, terminals: list[Terminal]) -> None:
    first = Terminal(tmp_path, "play", "stars", "--people", "2", "--seed", "7")
    terminals.append(first)
    first.expect(CURTAINS[0])
    first.enter("")
    first.expect(say("table-happened"))
    board = first.expect(PROMPT)
    assert "stars" in board
    first.enter("fly")
    first.expect(STARS("not-a-move", text="fly"))
    first.enter("rise")
    first.expect(CURTAINS[1])
    first.enter("")
    position = first.expect(PROMPT)
    first.expect("›")
    first.type(UP + "\r")  # the other's answers are forgotten: this is an empty line
    first.expect("›")
    first.type(CTRL_C)
    first.expect(RESUME)
    assert first.end() == 130
    (save,) = (tmp_path / "saves").iterdir()
    assert save.read_text().splitlines()[-1] == "0 rise"

    second = Terminal(tmp_path, "play", "--resume")
    terminals.append(second)
    second.expect(CURTAINS[1])
    second.enter("")
    assert second.expect(PROMPT) == position
    second.enter("1")
    second.expect(OVER)
    assert second.end() == 0
    assert not save.exists()


def test_two_people_take_back_at_one_screen(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "play", "stars", "--people", "2", "--seed", "7")
    terminals.append(terminal)
    terminal.expect(CURTAINS[0])
    terminal.enter("")
    terminal.expect(PROMPT)
    terminal.enter("rise")
    terminal.expect(CURTAINS[1])
    terminal.enter("undo")
    terminal.expect(say("table-agree", name=B, other=A))
    terminal.enter("")
    terminal.expect(CURTAINS[0])
    terminal.enter("")
    terminal.expect(own_voice([A, B], 0)("story-undone", seat=0))
    terminal.expect(PROMPT)
    terminal.enter("set")
    terminal.expect(CURTAINS[1])
    terminal.enter("")
    terminal.expect(PROMPT)
    terminal.enter("set")
    terminal.expect(OVER)
    assert terminal.end() == 0
    (record,) = (tmp_path / "records").iterdir()
    assert record.read_text().count("\n0 ") == 1
    assert "\n0 set\n" in record.read_text()


@pytest.mark.parametrize("way", ["hang up", "terminate", "end of input"])
def test_every_way_of_leaving_keeps_the_game(tmp_path: Path, terminals: list[Terminal], way: str) -> None:
    terminal = Terminal(tmp_path, "play", "stars")
    terminals.append(terminal)
    terminal.expect(YOURS)
    terminal.expect("›")
    if way == "hang up":
        terminal.hang_up()
    elif way == "terminate":
        terminal.process.terminate()
    else:
        terminal.type(CTRL_D)
    terminal.expect(RESUME)
    assert "Traceback" not in terminal.rest()
    terminal.end()
    assert len(list((tmp_path / "saves").iterdir())) == 1


def test_tab_completes_a_move(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "play", "stars")
    terminals.append(terminal)
    terminal.expect(YOURS)
    terminal.expect("›")
    terminal.type("ri" + TAB)
    terminal.expect("rise")
    terminal.type("\r")
    terminal.expect(OVER)
    assert terminal.end() == 0


def test_a_refusal_leads_to_its_rule(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "play", "stars")
    terminals.append(terminal)
    terminal.expect(YOURS)
    terminal.enter("roll 2")
    terminal.expect(f"D-02: {STARS('not-a-choice')}")
    terminal.enter("?")
    terminal.expect("Each chooses in secret to rise or to set.")
    terminal.enter("quit")
    terminal.expect(RESUME)
    assert terminal.end() == 0


def test_enter_takes_the_default_and_a_saved_game_is_offered(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "play", "--terminal")
    terminals.append(terminal)
    terminal.expect(say("wizard-game", default="transit"))
    terminal.enter("the moon")
    terminal.expect(say("wizard-no-game", answer="the moon", last=6))
    terminal.enter("stars")
    terminal.expect(say("wizard-options"))
    terminal.enter("?")
    terminal.expect(STARS.attribute("option-colour", "help"))
    terminal.enter("")
    terminal.expect(say("wizard-bots", players=2, default=1))
    terminal.enter("")
    terminal.expect(say("wizard-level", levels="easy, medium, hard", default="medium"))
    terminal.enter("")
    terminal.expect(YOURS)
    terminal.enter("quit")
    assert terminal.end() == 0

    again = Terminal(tmp_path, "play", "--terminal")
    terminals.append(again)
    again.expect(say("wizard-resume", file="stars-", when="").split("stars-")[0] + "stars-")
    again.enter("")
    again.expect(YOURS)
    again.expect("›")
    again.type(CTRL_C)
    assert again.end() == 130


def test_colours_at_a_terminal_unless_not_wanted(tmp_path: Path, terminals: list[Terminal]) -> None:
    for env, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = Terminal(tmp_path, "games", **env)
        terminals.append(terminal)
        assert terminal.end() == 0
        assert ("\x1b[" in terminal.raw) == coloured


def test_pipes_carry_plain_text(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN, "play", "stars", "--seed", "7"],
        input="rise\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
        timeout=PATIENCE,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "› rise" in done.stdout


def test_input_that_is_not_text(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN, "play", "stars"],
        input=b"\xff\xfe\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="utf-8:strict"),
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_a_reader_that_goes_away_is_not_an_error(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RUN, "rules", "stars"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path, PYTHONUNBUFFERED="1")
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait(PATIENCE) == 0
    assert errors == b""


def test_a_screen_without_suit_signs(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN, "games"],
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        timeout=PATIENCE,
    )
    assert done.returncode == 0
    assert STARS("title").encode() in done.stdout
