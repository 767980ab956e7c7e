"""The command line in this process: what each command shows, and one sentence for whatever is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from ecliptic.bots.analysis import Mark
from ecliptic.bots.arena import Played, games
from ecliptic.cli.arguments import COMMANDS, STUDY
from ecliptic.cli.words import say
from tests.cli.conftest import Run

ESCAPE = "\x1b"


def finished(run: Run, home: Path) -> Path:
    """The record of a whole game."""
    result = run("play", "stars", "--seed", "7", typed="rise\n")
    assert result.code == 0
    (path,) = (home / "records").iterdir()
    return path


# -- what can be done --------------------------------------------------------------------------------------------


def test_no_argument_shows_what_can_be_done(run: Run) -> None:
    result = run()
    assert result.code == 0
    for command in ("play", "games", "options", "rules", "sheet", "replay", "verify", "show"):
        assert f"ecliptic {command}" in result.out


def test_version_says_which_engine(run: Run) -> None:
    result = run("--version")
    assert re.fullmatch(r"ecliptic \d+\.\d+\.\d+ \((compiled|interpreted) engine\)\n", result.out)


def test_games_lists_them_all(run: Run) -> None:
    result = run("games")
    assert "stars" in result.out
    assert "Double Star" in result.out
    assert "competitive" in result.out


def test_options_are_explained(run: Run) -> None:
    assert "The colour of the sky." in run("options", "stars").out


# -- rules -------------------------------------------------------------------------------------------------------


def test_rules_whole(run: Run) -> None:
    result = run("rules", "stars")
    assert "Four stars lie in a bag" in result.out
    assert "Equal sums" in result.out


@pytest.mark.parametrize(
    ("rule", "there", "not_there"),
    [
        ("D-01", "keeps it secret", "D-02"),
        ("d-02", "rise or to set", "die"),
        ("D-03", "sets adds 2", "Rulings"),
        ("D-04", "share the win", "D-03"),
    ],
)
def test_one_rule(run: Run, rule: str, there: str, not_there: str) -> None:
    result = run("rules", "stars", rule)
    assert there in result.out
    assert not_there not in result.out


def test_rules_are_searched(run: Run) -> None:
    result = run("rules", "stars", "secret", "bag")
    assert "Four stars" in result.out
    assert "rise" not in result.out


def test_what_holds_the_words_together_comes_first(run: Run) -> None:
    result = run("rules", "stars", "secret", "each")
    assert result.out.index("Each chooses") > result.out.index("Four stars")
    result = run("rules", "stars", "in", "secret")
    assert result.out.index("Each chooses") < result.out.index("Four stars")


def test_a_row_is_found_with_the_head_of_its_table(run: Run) -> None:
    assert "ruling" in run("rules", "stars", "equal sums").out


# -- sheets ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "begins"), [("sheet.pdf", b"%PDF-1.4"), ("Sheet.SVG", b"<svg")])
def test_sheets_are_written_to_be_printed(run: Run, tmp_path: Path, name: str, begins: bytes) -> None:
    result = run("sheet", "starmap", "--out", str(tmp_path / name))
    assert result.code == 0
    assert str(tmp_path / name) in result.out.replace("\n", "")
    assert (tmp_path / name).read_bytes().startswith(begins)


def test_sheets_show_the_numbers_of_an_edition(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[articles.W1]\nnumber = 17\n")
    assert run("sheet", "starmap", "--out", str(tmp_path / "a.svg")).code == 0
    assert run("sheet", "starmap", "--out", str(tmp_path / "b.svg"), "--edition", str(mine)).code == 0
    assert ">17<" not in (tmp_path / "a.svg").read_text()
    assert ">17<" in (tmp_path / "b.svg").read_text()


def test_a_sheet_overwrites_nothing(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.pdf"
    mine.write_text("precious")
    assert run("sheet", "starmap", "--out", str(mine)).code == 2
    assert mine.read_text() == "precious"


# -- playing from a script ---------------------------------------------------------------------------------------


def test_a_whole_game_from_a_script(run: Run, home: Path) -> None:
    result = run("play", "stars", "--seed", "7", typed="# a comment\n\n1\n")
    assert result.code == 0
    assert "The game is over" in result.out
    assert ESCAPE not in result.out
    assert not list((home / "saves").iterdir())
    (record,) = (home / "records").iterdir()
    assert str(record) in result.out.replace("\n", "")
    assert run("verify", str(record)).code == 0


def test_the_same_seed_gives_the_same_game(run: Run, home: Path) -> None:
    for _ in range(2):
        run("play", "stars", "--seed", "7", typed="rise\n")
    first, second = (path.read_text() for path in (home / "records").iterdir())
    assert first == second


def test_the_end_of_a_script_leaves_a_save(run: Run, home: Path) -> None:
    result = run("play", "stars", "--people", "2", typed="rise\n")
    assert result.code == 0
    (save,) = (home / "saves").iterdir()
    assert "ecliptic play --resume" in result.out
    assert " rise" in save.read_text()
    resumed = run("play", "--resume", typed="set\n")
    assert resumed.code == 0
    assert "The game is over" in resumed.out
    assert not save.exists()


def test_a_save_in_a_chosen_file(run: Run, home: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    assert run("play", "stars", "--save", str(mine), "--name", "Ann", typed="quit\n").code == 0
    assert '"Ann"' in mine.read_text()
    assert run("verify", str(mine)).code == 0
    result = run("play", "--resume", str(mine), typed="rise\n")
    assert result.code == 0
    assert "Ann" in result.out
    assert mine.read_text().splitlines()[-1].startswith("end ")
    assert not (home / "records").exists()


def test_an_existing_file_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("precious")
    result = run("play", "stars", "--save", str(mine), typed="rise\n")
    assert result.code == 2
    assert mine.read_text() == "precious"


def test_undo_and_the_other_commands(run: Run, home: Path, tmp_path: Path) -> None:
    typed = f"""
        rise
        undo
        set
        log
        board
        moves
        help
        ? D-02
        rules bag
        save {tmp_path / "copy.txt"}
        quit
    """
    result = run("play", "stars", "--people", "2", "--seed", "7", typed=typed)
    assert result.code == 0, result.err
    assert "taken back" in result.out
    assert "Each chooses in secret" in result.out
    assert "Four stars lie" in result.out
    (save,) = (home / "saves").iterdir()
    assert "0 set" in save.read_text()
    assert "rise" not in save.read_text()
    assert (tmp_path / "copy.txt").read_text() == save.read_text()


def test_choosing_a_game_by_asking(run: Run) -> None:
    result = run("play", "--seed", "7", typed="stars\n\n\nh\nrise\n")
    assert result.code == 0
    assert "Which game?" in result.out
    assert "How well do they play: easy, medium, hard? [medium]" in result.out
    assert "The game is over" in result.out


def test_bots_can_play_alone(run: Run) -> None:
    result = run("play", "stars", "--bots", "2")
    assert result.code == 0
    assert "Bot 0 wins" in result.out or "Bot 1 wins" in result.out or "A draw" in result.out


def test_a_hint_says_the_move_and_what_is_expected_of_it(run: Run) -> None:
    result = run("play", "stars", "--bots", "1", "--seed", "7", typed="hint\nquit\n")
    assert result.code == 0
    lines = result.out.splitlines()
    (best,) = [line.strip() for line in lines if "% to win." in line]
    move = best.split(":")[0]
    assert move in ("set", "rise")
    other = lines[lines.index(f"  {best}") + 1]
    assert other.strip().startswith(("As good as that", "Behind it"))
    assert ("rise" if move == "set" else "set") in other


def test_analyse_marks_decisions_and_splits_the_result(run: Run, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "analysis.json"
    result = run("analyse", str(finished(run, home)), "--simulations", "60", "--json", str(file))
    assert result.code == 0, result.err
    assert "Double Star: " in result.out
    assert "2 decisions with a choice" in result.out
    judged = result.out.split("The largest strokes")[0]
    assert judged.count("seat 0: rise") == 1
    assert judged.count("seat 1: ") == 1
    for words in ("expected at the start", "luck", "own decisions", "others' decisions", "result"):
        assert words in result.out
    told = json.loads(file.read_text())
    assert [split["seat"] for split in told["seats"]] == [0, 1]
    for split in told["seats"]:
        total = split["start"] + split["luck"] + split["own"] + split["others"]
        assert total == pytest.approx(split["end"], abs=1e-4)
    assert sum(event["judged"] is not None for event in told["events"]) == 2


def test_analyse_tells_the_costly_decisions_alone(run: Run, home: Path) -> None:
    record = str(finished(run, home))
    told = [run("analyse", record, "--simulations", "200", *more).out for more in ((), ("--costly",))]
    costs = [out.split("The largest strokes")[0] for out in told]
    assert "0, " in costs[0]
    assert "0, " not in costs[1]
    assert told[0].split("What made the result")[1] == told[1].split("What made the result")[1]


def test_a_stopped_analysis_tells_what_was_found(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(coming: Iterable[Mark], words: str, total: int) -> Iterator[Mark]:
        yield from islice(coming, 3)
        raise KeyboardInterrupt

    monkeypatch.setattr("ecliptic.cli.analyse.watched", stopped)
    result = run("analyse", str(finished(run, home)), "--simulations", "20")
    assert result.code == 130
    assert "Stopped: these are the first of" in result.out
    assert "expected now" in result.out


def test_analyse_does_not_look_into_the_hands_of_a_game_that_goes_on(run: Run, home: Path) -> None:
    run("play", "stars", "--bots", "1", "--seed", "7", typed="quit\n")
    (save,) = (home / "saves").glob("*")
    refused = run("analyse", str(save))
    assert (refused.code, refused.out) == (2, "")
    assert "the game is not over, and an analysis looks into all hands" in refused.err
    allowed = run("analyse", str(save), "--open", "--simulations", "20")
    assert (allowed.code, "expected now" in allowed.out) == (0, True)


def test_analyse_one_seat_and_by_time(run: Run, home: Path) -> None:
    result = run("analyse", str(finished(run, home)), "--seat", "1", "--ms", "4", "--jobs", "2")
    assert result.code == 0, result.err
    assert "1 decisions with a choice" in result.out
    assert "seat 0" not in result.out.split("The largest strokes")[0]
    assert "seat 0" not in result.out.split("What made the result")[1]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (("--simulations", "0"), "take a number above 0"),
        (("--ms", "-3"), "take a number above 0"),
        (("--simulations", "5", "--ms", "5"), "only one of them"),
        (("--jobs", "0"), "at least one process"),
        (("--seat", "2"), "there is no seat 2: seats go from 0 to 1"),
        (("--simulations", "many"), "takes a number, not 'many'"),
    ],
)
def test_analyse_says_what_is_wrong(run: Run, home: Path, wrong: tuple[str, ...], words: str) -> None:
    result = run("analyse", str(finished(run, home)), *wrong)
    assert (result.code, result.out) == (2, "")
    assert words in result.err


def test_a_record_of_one_seats_view_cannot_be_analysed(run: Run, tmp_path: Path) -> None:
    seen = tmp_path / "seen.txt"
    seen.write_text("ecliptic record 1\ngame stars 1\nseats 2\nedition 000000000000\n\n* star 1\n* ?\n")
    result = run("analyse", str(seen), "--open")
    assert result.code == 2
    assert "event 2" in result.err


def test_the_arena_shows_who_is_stronger(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    result = run("arena", "stars", "--bots", "random,medium", "--games", "5", "--json", str(file))
    assert result.code == 0, result.err
    assert "stars, seats: 2, games: 6" in result.out
    assert "rating" in result.out
    told = json.loads(file.read_text())
    assert {one["bot"] for one in told["standings"]} == {"random", "medium"}
    assert len(told["games"]) == 6


def test_a_stopped_arena_shows_what_was_played(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of whole lucks: both seatings of the first two, not the one seating of the third."""

    def stopped(*about: Any) -> Iterator[Played]:
        yield from islice(games(*about), 5)
        raise KeyboardInterrupt

    monkeypatch.setattr("ecliptic.cli.arena.games", stopped)
    file = tmp_path / "arena.json"
    result = run("arena", "stars", "--bots", "random,medium", "--games", "100", "--json", str(file))
    assert (result.code, "stars, seats: 2, games: 4" in result.out) == (130, True)
    assert [one["luck"] for one in json.loads(file.read_text())["games"]] == [1, 1, 2, 2]


# -- looking back ------------------------------------------------------------------------------------------------


def test_replay_with_all_cards_open(run: Run, home: Path) -> None:
    record = finished(run, home)
    result = run("replay", str(record))
    assert result.code == 0
    assert "in secret" not in result.out
    assert "The end" in result.out


def test_replay_from_a_seat_keeps_its_secrets(run: Run, home: Path) -> None:
    record = finished(run, home)
    result = run("replay", str(record), "--seat", "0", "--brief")
    assert result.out.count("in secret") == 2


def test_replay_of_an_unfinished_game_shows_no_secrets(run: Run, home: Path) -> None:
    run("play", "stars", "--people", "2", typed="rise\n")
    (save,) = (home / "saves").iterdir()
    result = run("replay", str(save))
    assert "rise" not in result.out
    assert "rise" in run("replay", str(save), "--open").out


def test_replay_step_by_step_goes_back_too(run: Run, home: Path) -> None:
    record = finished(run, home)
    result = run("replay", str(record), "--step", typed="\nb\n\nq\n")
    assert result.code == 0
    assert result.out.count("Turn 1 ") == 2


def test_verify_tells_the_facts(run: Run, home: Path) -> None:
    result = run("verify", str(finished(run, home)))
    assert result.code == 0
    assert "every move is legal" in result.out
    assert "follow from the seed" in result.out


@pytest.mark.parametrize(
    ("name", "title"), [("starmap/golden/1", "Mihi Anguli, 1 seat\n"), ("starmap/golden/2", ", 2 seats\n")]
)
def test_verify_and_replay_count_the_seats(run: Run, name: str, title: str) -> None:
    record = str(Path(__file__).parents[1] / "games" / f"{name}.txt")
    assert title in run("verify", record).out
    assert title.strip() in run("replay", record, "--brief").out


def test_verify_tells_a_record_without_its_end_from_a_game_that_goes_on(run: Run, home: Path, tmp_path: Path) -> None:
    lines = finished(run, home).read_text().splitlines()
    cut = tmp_path / "cut.txt"
    cut.write_text("\n".join(line for line in lines if not line.startswith(("end", "secret"))) + "\n")
    assert "the game is over, but the record does not say how it ended" in run("verify", str(cut)).out


def test_whoever_leaves_a_replay_is_not_told_the_end(run: Run, home: Path) -> None:
    record = str(finished(run, home))
    left, read = (run("replay", record, "--step", typed=typed).out for typed in ("q\n", "\n" * 20))
    assert say("replay.over") not in left
    assert say("replay.over") in read


def test_in_an_open_replay_nobody_is_you(run: Run, home: Path) -> None:
    record = str(finished(run, home))
    assert "▸" not in run("replay", record).out
    assert "▸" in run("replay", record, "--seat", "0").out


def test_show_draws_a_position(run: Run, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text('{"game": "stars", "star": [3, 4], "choice": [null, null], "roll": [0, 0], "shown": 0}')
    result = run("show", str(position), "--seat", "1")
    assert result.code == 0
    assert "-1, 4" in result.out


# -- whatever is wrong -------------------------------------------------------------------------------------------

GOOD = '{"star": [3, 4], "choice": [null, null], "roll": [0, 0], "shown": 0}'


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["paly"], "did you mean play?"),
        (["games", "now"], "'now'"),
        (["play", "strs"], "did you mean stars?"),
        (["play", "stars", "--seets", "2"], "did you mean --seats?"),
        (["play", "stars", "--seats", "two"], "a number"),
        (["play", "stars", "--seats", "5"], "not 5"),
        (["play", "stars", "--bots", "3"], "3 bots do not fit on 2 seats"),
        (["play", "stars", "--resume", "x"], "leave out GAME"),
        (["play", "stars", "--bots", "-1"], "-1 bots"),
        (["play", "stars", "--people", "2", "--bots", "2"], "2 persons and 2 bots"),
        (["play", "stars", "--bot", "genius"], "no bot 'genius'"),
        (["play", "stars", "--level", "genius"], "no bot 'genius'"),
        (["play", "stars", "--bots", "1", "--level", "easy,hard"], "2 levels are more than there are bots, 1"),
        (["arena", "stars", "--bots", "easy, genius"], "no bot 'genius'"),
        (["arena", "stars", "--json", "/"], "cannot be written"),
        (["arena", "stars", "--bots", "easy,easy"], "every bot once"),
        (["arena", "stars", "--games", "0"], "at least one game"),
        (["study"], "WHAT"),
        (["study", "run", "transit"], "--out"),
        (["study", "run", "transti", "--out", "study"], "did you mean transit?"),
        (["study", "run", "transit", "--out", "study", "--games", "0"], "at least one game"),
        (["study", "run", "transit", "--out", "study", "--seats", "two"], "2,3,4"),
        (["study", "run", "transit", "--out", "study", "--jobs", "-1"], "at least one process"),
        (["study", "run", "transit", "--out", "study", "--sweep", "hourglass.end"], "a sweep is written"),
        (["study", "run", "transit", "--out", "study", "--sweep", "hourglass.end=[1"], "no list of values"),
        (["study", "report", "nowhere"], "there is no study in nowhere"),
        (["play", "stars", "--name", "A", "--name", "B"], "more names (2) than persons (1)"),
        (["play", "stars", "--option", "colour"], "name=value"),
        (["play", "stars", "--option", "color=blue"], "did you mean colour?"),
        (["play", "stars", "--option", "colour=red"], "'red'"),
        (["play", "stars", "--edition", "none.toml"], "none.toml"),
        (["play", "--resume"], "no saved game"),
        (["play", "--resume", "none.txt"], "none.txt cannot be read: no such file"),
        (["play", "--resume", "none.txt", "--seats", "2"], "--seats"),
        (["play", "--resume", "{record}"], "not a save"),
        (["rules", "stars", "D-99"], "no rule D-99"),
        (["rules", "stars", "unicorns"], "nothing about 'unicorns'"),
        (["rules", "mars"], "no game 'mars'"),
        (["options"], "GAME"),
        (["sheet", "starmap"], "--out"),
        (["sheet", "stars", "--out", "{folder}/sheet.pdf"], "Double Star has no sheets to print"),
        (["sheet", "transit", "--out", "{folder}/sheet.pdf"], "has no sheets to print"),
        (["sheet", "starmap", "--out", "{folder}/sheet.png"], "ecliptic: a sheet is written as .svg or .pdf, not"),
        (["sheet", "starmap", "--out", "{folder}/none/sheet.pdf"], "cannot be written: no such file"),
        (["sheet", "starmap", "--out", "{text}"], "text exists already"),
        (["sheet", "starmap", "--out", "a\0b.pdf"], "cannot be written"),
        (["sheet", "starmap", "--out", "{folder}/sheet.pdf", "--edition", "none.toml"], "none.toml"),
        (["replay", "none.txt"], "none.txt"),
        (["replay", "{folder}"], "directory"),
        (["replay", "{binary}"], "not UTF-8"),
        (["replay", "a\0b"], "no name of a file"),
        (["replay", "{record}", "--seat", "2"], "no seat 2"),
        (["replay", "{record}", "--seat", "0", "--open"], "exclude"),
        (["verify", "{text}"], "line 1"),
        (["verify", "{cheat}"], "event 4"),
        (["show", "{text}"], "not JSON"),
        (["show", "{list}"], "JSON object"),
        (["show", "{position}"], "--game"),
        (["show", "{position}", "--game", "stars", "--seat", "9"], "no seat 9"),
        (["show", "{wrong}", "--game", "stars"], "shown"),
    ],
)
def test_wrong_things_are_told_in_one_sentence(run: Run, tmp_path: Path, args: list[str], says: str) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "text").write_text("hello")
    (tmp_path / "list").write_text("[1]")
    (tmp_path / "position").write_text(GOOD)
    (tmp_path / "wrong").write_text(GOOD.replace('"shown": 0', '"shown": 9'))
    record = "ecliptic record 1\ngame stars 1\nseats 2\nedition 000000000000\n\n* star 1\n* star 2\n0 rise\n"
    (tmp_path / "record").write_text(record)
    (tmp_path / "cheat").write_text(record + "1 roll 3\n")
    names = ("binary", "text", "list", "position", "wrong", "record", "cheat")
    places = {name: str(tmp_path / name) for name in names} | {"folder": str(tmp_path)}
    result = run(*(arg.format(**places) for arg in args))
    assert result.code == 2
    assert says in result.err
    assert result.err.count("\n") == 1
    assert "Traceback" not in result.err + result.out


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("fly", "no move"),
        ("roll 2", "D-02"),
        ("9", "from 1 to 2"),
        ("? D-77", "D-77"),
        ("?", "refused"),
        ("undo", "undo"),
    ],
)
def test_a_wrong_move_in_a_script_loses_nothing(run: Run, home: Path, move: str, says: str) -> None:
    result = run("play", "stars", typed=f"{move}\nrise\n")
    assert result.code == 2
    assert says in result.err
    assert result.err.count("\n") == 1
    (save,) = (home / "saves").iterdir()
    assert "0 rise" not in save.read_text()
    assert run("play", "--resume", typed="rise\n").code == 0


def test_a_place_that_cannot_be_written_is_told_before_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("play", "stars", "--save", str(tmp_path / "file" / "save.txt"), typed="rise\n")
    assert result.code == 2
    assert "cannot be written" in result.err


def test_every_sentence_is_used_and_every_used_one_exists() -> None:
    folder = Path(__file__).parents[2] / "src" / "ecliptic" / "cli"
    code = "\n".join(path.read_text() for path in folder.glob("*.py"))
    used = set(
        re.findall(
            r'"((?:common|usage|files|prompt|session|saves|screen|library|play|browser|wizard|dialog|replay|sheet|analyse|arena|study|serve|bot)\.\w+)"',
            code,
        )
    )
    built = {f"usage.{name}" for name in COMMANDS}
    built |= {f"arena.{name}" for name in ("share", "points", "levels", "stars")}
    built |= {f"analyse.{name}" for name in ("event", "seat", "story", "cost", "chance", "changed")}
    built |= {f"analyse.{name}" for name in ("start", "by_luck", "own", "others")}
    built |= {f"study.{name}" for name in STUDY}
    built |= {f"usage.{name}_file" for name in ("replay", "verify", "show")}
    built |= {f"library.{name}" for name in ("option", "values", "default", "meaning")}
    assert used | built == set(say.keys())
