"""The small parts under the commands: files, choices, completion, boards."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from rich.console import Console

from ecliptic import boards
from ecliptic.cli import files
from ecliptic.cli.choices import Choices
from ecliptic.cli.keyboard import Answers
from ecliptic.cli.language import BadUsage, say, suggestion
from ecliptic.cli.prompt import Offered, Pipe
from ecliptic.cli.replay import turn_ends
from ecliptic.cli.screen import Screen
from ecliptic.cli.story import Line
from ecliptic.cli.wizard import read_game
from ecliptic.kernel.facts import Move
from ecliptic.kernel.game import View
from ecliptic.kernel.state import NATURE
from ecliptic.testing.example import DoubleStarGame

GAME = DoubleStarGame()


# -- files -------------------------------------------------------------------------------------------------------


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "save.txt"
    files.write(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadUsage, match="no space left"):
        files.write(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


# -- moves -------------------------------------------------------------------------------------------------------


def choices(*spelled: str) -> Choices:
    return Choices([Move(text, text.split()[0]) for text in spelled])


def spelled(found: Choices) -> list[str]:
    return [move.move for move in found.moves]


def race(*times: int) -> list[Move]:
    return [Move("silent", "silent"), *(Move(f"call {ms}", "call", {"ms": ms}) for ms in times)]


OFFERED = choices("play 5H", "trade 2S for 5H", "play 5S", "pass", "play 6H")


def test_moves_that_begin_alike_stand_together() -> None:
    assert spelled(OFFERED) == ["play 5H", "play 5S", "play 6H", "trade 2S for 5H", "pass"]
    assert [[number for number, _ in group] for group in OFFERED.groups] == [[1, 2, 3], [4], [5]]


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [
        ("2", [2]),
        ("PLAY  5s", [2]),
        ("play 5", [1, 2]),
        ("t", [4]),
        ("p", [1, 2, 3, 5]),
        ("6", []),
        ("fly", []),
        ("", []),
    ],
)
def test_what_a_text_means(typed: str, numbers: list[int]) -> None:
    assert [number for number, _ in OFFERED.matching(typed)] == numbers


def test_a_move_that_is_a_number_wins_over_the_list() -> None:
    assert [number for number, _ in choices("3", "1", "2").matching("1")] == [2]


def test_cards_that_have_a_number_keep_it() -> None:
    left = choices("place 2", "place 5", "place 9")
    assert [(number, move.move) for number, move in left.matching("5")] == [(5, "place 5")]
    assert left.matching("3") == []
    assert [number for number, _ in left.groups[0]] == [2, 5, 9]
    assert choices("place 2", "pass").matching("1")[0][1].move == "place 2"


@pytest.mark.parametrize(("ms", "move"), [(0.4, "call 100"), (100, "call 100"), (101, "call 150"), (9000, "call 150")])
def test_a_call_is_made_after_the_time_it_took(ms: float, move: str) -> None:
    assert Choices(race(100, 150)).after(ms) == move


def test_a_race_has_one_word_for_all_times() -> None:
    """Nobody chooses how quick to be."""
    assert Choices(race(100, 150)).timed_word == "call"
    assert spelled(Choices(race(100, 150)).untimed()) == ["silent", "call"]
    assert Choices(race()).timed_word == ""
    assert spelled(Choices(race()).untimed()) == ["silent"]


def test_the_beginning_of_a_number_is_another_number() -> None:
    found = Choices([*race(100, 1200), Move("roll", "roll")])
    assert found.matching("call 120") == []
    assert [move.move for _, move in found.matching("call")] == ["call 100", "call 1200"]


@pytest.mark.parametrize("typed", ["mihi", "Mihi Anguli", "starmap", "st"])
def test_a_game_is_found_by_its_title_too(typed: str) -> None:
    assert read_game(typed) == "starmap"


def test_completion_offers_whole_answers() -> None:
    from prompt_toolkit.completion import CompleteEvent, Completion
    from prompt_toolkit.document import Document

    numbered = [Offered(number, move.move, "a label") for number, move in OFFERED.numbered]

    def offered(text: str, asked: bool = False) -> list[Completion]:
        return list(
            Answers(["help"], numbered).get_completions(Document(text), CompleteEvent(completion_requested=asked))
        )

    assert [one.text for one in offered("play 5")] == ["play 5H", "play 5S"]
    assert [one.text for one in offered("3")] == ["3"]
    assert [(one.text, one.display_meta_text) for one in offered("t")] == [("trade 2S for 5H", "a label")]
    assert [(one.text, one.display_meta_text) for one in offered("h")] == [("help", "")]
    assert offered("") == []
    assert len(offered("", asked=True)) == 6


def test_suggestions_keep_their_spelling() -> None:
    assert suggestion("t-16", ["T-17"]) == f" {say('suggestion', word='T-17')}"
    assert suggestion("moon", ["T-17"]) == ""


def test_a_turn_ends_where_another_seat_acts() -> None:
    assert turn_ends([NATURE, NATURE, 0, 1, NATURE]) == [2, 3, 5]
    assert turn_ends([]) == []


# -- the screen --------------------------------------------------------------------------------------------------


@pytest.fixture
def screen() -> Screen:
    return Screen(GAME, Console(width=80, record=True, highlight=False, color_system=None))


def shown(screen: Screen) -> str:
    return screen.console.export_text()


def test_equal_lines_are_told_once(screen: Screen) -> None:
    screen.story([Line(None, "a card is dealt", ("D-01",))] * 3 + [Line(0, "done")], 0)
    assert shown(screen).split("\n")[:2] == ["  · a card is dealt  ×3  [D-01]", "  ▸ done"]


def test_a_long_story_is_cut_at_its_beginning(screen: Screen) -> None:
    screen.story([Line(1, f"fact {number}") for number in range(50)], 0, limit=10)
    assert shown(screen).splitlines()[0].strip() == say("story-earlier", count=40)


def test_a_flood_of_moves_is_held_back(screen: Screen) -> None:
    screen.moves(Choices([*(Move(f"place {number}", "") for number in range(500)), Move("pass", "")]), 0)
    text = shown(screen)
    assert len(text.splitlines()) < 6
    assert say("moves-more", count=494, word="place") in text
    assert "501 pass" in text


class Odd(View, frozen=True, kw_only=True):
    hand_size: int
    cards: list[str | None]
    open: bool
    scores: list[dict[str, object]]
    none: list[int]


def test_a_game_without_a_board_is_drawn_as_its_view_reads(screen: Screen) -> None:
    scores: list[dict[str, object]] = [{"score": 2}, {"score": [1, 2]}]
    view = Odd(viewer=0, phase="odd", hand_size=3, cards=["5H", None], open=True, scores=scores, none=[])
    screen.show(boards.draw("no-such-board", view, 80, screen.voice(0)))
    text = shown(screen)
    for words in ("hand size", "5H, –", "score  2", "score  1, 2"):
        assert words in text


def test_a_script_is_echoed(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    from io import StringIO

    monkeypatch.setattr("sys.stdin", StringIO("# set-up\nplay 5H\n"))
    assert Pipe(screen.console).ask("") == "play 5H"
    assert "› play 5H" in shown(screen)
