"""The command line in this process: what each command shows, and one sentence for whatever is wrong."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic.bots import BOTS, MASTER
from ecliptic.bots.analysis import Mark
from ecliptic.bots.arena import Played, games
from ecliptic.bots.hints import Hint, hint
from ecliptic.cli.arguments import COMMANDS
from ecliptic.cli.language import own_voice, say, voice
from ecliptic.games import OWN
from ecliptic.kernel.catalogue import catalogue, languages
from ecliptic.kernel.facts import Fact
from ecliptic.kernel.game import Game
from ecliptic.kernel.record import Record
from ecliptic.kernel.state import State
from ecliptic.printing.pages import PAPERS
from tests.cli.conftest import Run
from tests.cli.stars import Stars

ESCAPE = "\x1b"
STARS = catalogue("stars")
WITHOUT_MASTER = [name for name in BOTS if name != MASTER]


def finished(run: Run, home: Path) -> Path:
    """The record of a whole game."""
    result = run("play", "stars", "--seed", "7", typed="rise\n")
    assert result.code == 0
    (path,) = (home / "records").iterdir()
    return path


# -- what can be done --------------------------------------------------------------------------------------------


def test_no_argument_shows_what_can_be_done(run: Run) -> None:
    result = run()
    assert (result.code, result.out) == (0, say("usage-overview") + "\n")
    for command in COMMANDS:
        assert f"ecliptic {command}" in result.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    with pytest.raises(SystemExit) as left:
        run(command, "--help")
    assert left.value.code == 0
    with pytest.raises(SystemExit):
        run("help", command)


def test_version_says_which_engine(run: Run) -> None:
    result = run("--version")
    engine = say("usage-compiled" if ecliptic.compiled else "usage-interpreted")
    assert result.out == f"ecliptic {ecliptic.__version__} ({engine})\n"


def test_games_lists_them_all(run: Run) -> None:
    result = run("games")
    for name in ecliptic.GAMES:
        assert catalogue(name)("title") in result.out
    assert "stars" in result.out
    assert STARS("summary") in result.out
    assert say("info-competitive") in result.out


def test_options_are_explained(run: Run) -> None:
    result = run("options", "stars")
    assert STARS.attribute("option-colour", "help") in result.out
    assert "blue, black" in result.out


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


# -- print and play ----------------------------------------------------------------------------------------------


def test_a_game_is_printed(run: Run, tmp_path: Path) -> None:
    result = run("print", "starmap", "--out", str(tmp_path / "Sheet.PDF"))
    assert result.code == 0
    assert str(tmp_path / "Sheet.PDF") in result.out.replace("\n", "")
    assert (tmp_path / "Sheet.PDF").read_bytes().startswith(b"%PDF")


def test_printing_overwrites_nothing(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.pdf"
    mine.write_text("precious")
    assert run("print", "starmap", "--out", str(mine)).code == 2
    assert mine.read_text() == "precious"


def test_a_missing_library_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ecliptic.printing.pages", raising=False)
    monkeypatch.setitem(sys.modules, "segno", None)
    result = run("print", "transit", "--out", str(tmp_path / "transit.pdf"))
    assert result.code == 2
    assert say("print-missing", module="segno") in result.err


# -- playing from a script ---------------------------------------------------------------------------------------


def test_a_whole_game_from_a_script(run: Run, home: Path) -> None:
    result = run("play", "stars", "--seed", "7", typed="# a comment\n\n1\n")
    assert result.code == 0
    assert say("table-over") in result.out
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
    assert say("table-over") in resumed.out
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
    names = [say("play-name", letter=letter) for letter in "AB"]
    assert own_voice(names, 0)("story-undone", seat=0) in result.out
    assert say("table-help") in "\n".join(line.removeprefix("  ").rstrip() for line in result.out.splitlines())
    assert "Each chooses in secret" in result.out
    assert "Four stars lie" in result.out
    (save,) = (home / "saves").iterdir()
    assert "0 set" in save.read_text()
    assert "rise" not in save.read_text()
    assert (tmp_path / "copy.txt").read_text() == save.read_text()


def test_choosing_a_game_by_asking(run: Run) -> None:
    result = run("play", "--seed", "7", typed="stars\n\n\nh\nrise\n")
    assert result.code == 0
    assert say("wizard-game", default="transit") in result.out
    assert say("wizard-level", levels="easy, medium, hard", default="medium") in result.out
    assert say("table-over") in result.out


def test_bots_can_play_alone(run: Run) -> None:
    result = run("play", "stars", "--bots", "2")
    assert result.code == 0
    names = [say("play-bot-name", number=seat) for seat in (0, 1)]
    ends = [say("table-draw"), *(say("table-winner", name=name) for name in names)]
    assert sum(end in result.out for end in ends) == 1


def test_a_hint_says_what_the_page_says(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Fact] = []

    def noted(game: Game, known: State, seat: int) -> Hint:
        found = hint(game, known, seat, simulations=200, ms=0)
        given.extend(found.facts(game, known))
        return found

    monkeypatch.setattr("ecliptic.bots.hints.hint", noted)
    result = run("play", "stars", "--bots", "1", "--seed", "7", typed="hint\nquit\n")
    assert result.code == 0
    assert given
    shown = [line.strip() for line in result.out.splitlines()]
    for fact in given:
        assert STARS.say(fact) in shown


def test_analyse_marks_decisions_and_splits_the_result(run: Run, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "analysis.json"
    result = run("analyse", str(finished(run, home)), "--simulations", "60", "--json", str(file))
    assert result.code == 0, result.err
    told = json.loads(file.read_text())
    assert say("analyse-title", game=STARS("title"), events=len(told["events"]), decisions=2) in result.out
    judged = result.out.split(say("analyse-luck"))[0]
    names = [say("replay-seat", number=seat) for seat in (0, 1)]
    assert judged.count(voice(Stars(), names)("chosen", seat=0, choice="rise")) == 1
    assert judged.count(names[1]) == 2  # who decided, and in the sentence
    for key in ("analyse-start", "analyse-by-luck", "analyse-own", "analyse-others", "analyse-result"):
        assert say(key) in result.out
    assert [split["seat"] for split in told["seats"]] == [0, 1]
    for split in told["seats"]:
        total = split["start"] + split["luck"] + split["own"] + split["others"]
        assert total == pytest.approx(split["end"], abs=1e-4)
    assert sum(event["judged"] is not None for event in told["events"]) == 2


def test_analyse_tells_the_costly_decisions_alone(run: Run, home: Path) -> None:
    record = str(finished(run, home))
    told = [run("analyse", record, "--simulations", "200", *more).out for more in ((), ("--costly",))]
    costs = [out.split(say("analyse-luck"))[0] for out in told]
    free = [say("analyse-best"), say("analyse-as-good")]
    assert any(words in costs[0] for words in free)
    assert not any(words in costs[1] for words in free)
    assert told[0].split(say("analyse-split"))[1] == told[1].split(say("analyse-split"))[1]


def test_a_stopped_analysis_tells_what_was_found(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(coming: Iterable[Mark], words: str, total: int) -> Iterator[Mark]:
        yield from islice(coming, 3)
        raise KeyboardInterrupt

    monkeypatch.setattr("ecliptic.cli.analyse.watched", stopped)
    record = finished(run, home)
    result = run("analyse", str(record), "--simulations", "20")
    assert result.code == 130
    events = len(Record.from_text(record.read_text()).events)
    assert say("analyse-stopped", events=events) in result.out
    assert say("analyse-so-far") in result.out


def test_analyse_does_not_look_into_the_hands_of_a_game_that_goes_on(run: Run, home: Path) -> None:
    run("play", "stars", "--bots", "1", "--seed", "7", typed="quit\n")
    (save,) = (home / "saves").glob("*")
    refused = run("analyse", str(save))
    assert (refused.code, refused.out) == (2, "")
    assert say("analyse-unfinished") in refused.err
    allowed = run("analyse", str(save), "--open", "--simulations", "20")
    assert (allowed.code, say("analyse-so-far") in allowed.out) == (0, True)


def test_analyse_one_seat_and_by_time(run: Run, home: Path) -> None:
    result = run("analyse", str(finished(run, home)), "--seat", "1", "--ms", "4", "--jobs", "2")
    assert result.code == 0, result.err
    other = say("replay-seat", number=0)
    assert other not in result.out.split(say("analyse-luck"))[0]
    assert other not in result.out.split(say("analyse-split"))[1]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (("--simulations", "0"), say("analyse-limits")),
        (("--ms", "-3"), say("analyse-limits")),
        (("--simulations", "5", "--ms", "5"), say("analyse-limits")),
        (("--jobs", "0"), say("analyse-jobs")),
        (("--seat", "2"), say("replay-no-seat", number=2, last=1)),
        (("--simulations", "many"), say("usage-number", text="many")),
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
    assert say("arena-title", game="stars", players=2, games=6) in result.out
    assert say("arena-rating") in result.out
    told = json.loads(file.read_text())
    assert {one["bot"] for one in told["standings"]} == {"random", "medium"}
    assert len(told["games"]) == 6


def test_a_stopped_arena_shows_what_was_played(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of whole deals: both seatings of the first two, not the one seating of the third."""

    def stopped(*about: Any) -> Iterator[Played]:
        yield from islice(games(*about), 5)
        raise KeyboardInterrupt

    monkeypatch.setattr("ecliptic.cli.arena.games", stopped)
    file = tmp_path / "arena.json"
    result = run("arena", "stars", "--bots", "random,medium", "--games", "100", "--json", str(file))
    assert (result.code, say("arena-title", game="stars", players=2, games=4) in result.out) == (130, True)
    assert [one["luck"] for one in json.loads(file.read_text())["games"]] == [1, 1, 2, 2]


# -- looking back ------------------------------------------------------------------------------------------------


def test_replay_with_all_cards_open(run: Run, home: Path) -> None:
    record = finished(run, home)
    result = run("replay", str(record))
    assert result.code == 0
    assert STARS("choice-unseen") not in result.out
    assert say("replay-over") in result.out


def test_replay_from_a_seat_keeps_its_secrets(run: Run, home: Path) -> None:
    record = finished(run, home)
    result = run("replay", str(record), "--seat", "0", "--brief")
    assert result.out.count(STARS("choice-unseen")) == 1
    assert STARS("star-unseen") in result.out


def test_replay_of_an_unfinished_game_shows_no_secrets(run: Run, home: Path) -> None:
    run("play", "stars", "--people", "2", typed="rise\n")
    (save,) = (home / "saves").iterdir()
    result = run("replay", str(save))
    assert say("replay-spectator") in result.out
    assert STARS("choice-rise") not in result.out
    assert STARS("choice-rise") in run("replay", str(save), "--open").out


def test_replay_step_by_step_goes_back_too(run: Run, home: Path) -> None:
    record = finished(run, home)
    result = run("replay", str(record), "--step", typed="\nb\n\nq\n")
    assert result.code == 0
    assert result.out.count(say("replay-turn", turn=1, first=1, last=2)) == 2


def test_verify_tells_the_facts(run: Run, home: Path) -> None:
    result = run("verify", str(finished(run, home)))
    assert result.code == 0
    for key in ("verified-result", "verified-seed"):
        assert say(key) in result.out


@pytest.mark.parametrize(("name", "players"), [("starmap/golden/1", 1), ("starmap/golden/2", 2)])
def test_verify_and_replay_count_the_seats(run: Run, name: str, players: int) -> None:
    record = str(Path(__file__).parents[1] / "games" / f"{name}.txt")
    title = say("replay-title", game=catalogue("starmap")("title"), players=players)
    assert run("verify", record).out.splitlines()[0] == title
    assert title in run("replay", record, "--brief").out


def test_verify_tells_a_record_without_its_end_from_a_game_that_goes_on(run: Run, home: Path, tmp_path: Path) -> None:
    lines = finished(run, home).read_text().splitlines()
    cut = tmp_path / "cut.txt"
    cut.write_text("\n".join(line for line in lines if not line.startswith(("end", "secret"))) + "\n")
    assert say("replay-no-end") in run("verify", str(cut)).out


def test_whoever_leaves_a_replay_is_not_told_the_end(run: Run, home: Path) -> None:
    record = str(finished(run, home))
    left, read = (run("replay", record, "--step", typed=typed).out for typed in ("q\n", "\n" * 20))
    assert say("replay-over") not in left
    assert say("replay-over") in read


def test_in_an_open_replay_nobody_is_you(run: Run, home: Path) -> None:
    record = str(finished(run, home))
    assert "▸" not in run("replay", record).out
    assert "▸" in run("replay", record, "--seat", "0").out


def test_show_draws_a_position(run: Run, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text('{"game": "stars", "star": [3, 4], "choice": [null, null], "roll": [0, 0], "shown": 0}')
    result = run("show", str(position), "--seat", "1")
    assert result.code == 0
    assert "–, 4" in result.out  # the other's star is not shown


# -- whatever is wrong -------------------------------------------------------------------------------------------

GOOD = '{"star": [3, 4], "choice": [null, null], "roll": [0, 0], "shown": 0}'


def wrong(line: str, key: str, /, **args: object) -> object:
    """A command line, and the message that it is answered with."""
    return pytest.param(line.split(" "), key, args, id=line)


@pytest.mark.parametrize(
    ("args", "key", "about"),
    [
        wrong("paly", "suggestion", word="play"),
        wrong("games now", "usage-unknown", text="now", command="ecliptic games"),
        wrong("games --language xx", "usage-no-language", text="xx", known=languages()),
        wrong("play strs", "suggestion", word="stars"),
        wrong("play stars --seets 2", "suggestion", word="--seats"),
        wrong("play stars --seats two", "usage-number", text="two"),
        wrong("play stars --seats 5", "bad-seats", n=5, known=[2]),
        wrong("play stars --bots 3", "play-too-many-bots", count=3, players=2),
        wrong("play stars --resume x", "play-resume-keeps", what="GAME"),
        wrong("play stars --bots -1", "play-do-not-add-up", people=3, count=-1, players=2),
        wrong("play stars --people 2 --bots 2", "play-do-not-add-up", people=2, count=2, players=2),
        wrong("play stars --bot genius", "refused-no-bot", name="genius", known=WITHOUT_MASTER),
        wrong("play stars --level genius", "refused-no-bot", name="genius", known=WITHOUT_MASTER),
        wrong("play stars --level master", "bot-no-master"),
        wrong("play stars --bots 1 --level easy,hard", "play-levels", levels=2, count=1),
        wrong("arena stars --bots easy,genius", "refused-no-bot", name="genius", known=WITHOUT_MASTER),
        wrong("arena stars --bots hard,master", "bot-no-master"),
        wrong("arena stars --json /", "files-unwritable", path="/", why="is a directory"),
        wrong("arena stars --bots easy,easy", "arena-twice"),
        wrong("arena stars --games 0", "arena-too-few"),
        wrong("study run transti --out study", "suggestion", word="transit"),
        wrong("study run transit --out study --seats two", "study-seats-wrong", text="two"),
        wrong("study run transit --out study --jobs -1", "study-jobs-few"),
        wrong("study run transit --out study --sweep hourglass.end", "usage-sweep", text="hourglass.end"),
        wrong("study run transit --out study --sweep hourglass.end=[1", "study-values-wrong", text="[1"),
        wrong("play stars --name A --name B", "play-names", names=2, people=1),
        wrong("play stars --option colour", "usage-option", text="colour"),
        wrong("play stars --option color=blue", "no-option", name="color", known=["colour"], count=1),
        wrong("play stars --option color=blue", "suggestion", word="colour"),
        wrong("play stars --option colour=red", "bad-choice", name="colour", text="red", known=["blue", "black"]),
        wrong("play --resume", "saves-none", folder="{home}/saves"),
        wrong("play --resume none.txt", "files-unreadable", path="none.txt", why="no such file or directory"),
        wrong("play --resume none.txt --seats 2", "play-resume-keeps", what="--seats"),
        wrong("play --resume {record}", "saves-no-save", path="{record}"),
        wrong("rules stars D-99", "info-no-rule", game="Double Star", rule="D-99"),
        wrong("rules stars unicorns", "info-not-found", game="Double Star", words="unicorns"),
        wrong("rules mars", "no-game", name="mars", known=[*OWN, "stars"]),
        wrong("print stars --out {folder}/stars.pdf", "print-none", game="Double Star"),
        wrong(
            "print starmap --out {folder}/none/sheet.pdf",
            "files-unwritable",
            path="{folder}/none/sheet.pdf",
            why="no such file or directory",
        ),
        wrong("print starmap --out {folder}/sheet.png", "print-not-pdf", path="{folder}/sheet.png"),
        wrong("print starmap --out s.pdf --paper a5", "print-no-paper", text="a5", known=[*PAPERS]),
        wrong("print starmap --out s.pdf --scale big", "print-no-scale", text="big", low=0.5, high=1.03, paper="a4"),
        wrong("print starmap --out s.pdf --scale 2", "print-no-scale", text="2", low=0.5, high=1.03, paper="a4"),
        wrong("print starmap --out s.pdf --scale nan", "print-no-scale", text="nan", low=0.5, high=1.03, paper="a4"),
        wrong("print starmap --out s.pdf --only mapp", "suggestion", word="map"),
        wrong(
            "print starmap --out s.pdf --only map,moon",
            "print-no-section",
            text="moon",
            known=["map", "plan", "abilities", "summary"],
        ),
        wrong("replay none.txt", "files-unreadable", path="none.txt", why="no such file or directory"),
        wrong("replay {folder}", "files-unreadable", path="{folder}", why="is a directory"),
        wrong("replay {binary}", "files-not-text", path="{binary}"),
        wrong("replay a\0b", "files-bad-name", path="a?b"),
        wrong("replay {record} --seat 2", "replay-no-seat", number=2, last=1),
        wrong("replay {record} --seat 0 --open", "replay-seat-or-open"),
        wrong("show {list}", "replay-not-position", path="{list}"),
        wrong("show {position}", "replay-which-game", path="{position}"),
        wrong("show {position} --game stars --seat 9", "replay-no-seat", number=9, last=1),
    ],
)
def test_wrong_things_are_told_in_one_sentence(
    run: Run, home: Path, tmp_path: Path, args: list[str], key: str, about: dict[str, object]
) -> None:
    places = {name: str(tmp_path / name) for name in _files(tmp_path)} | {"folder": str(tmp_path), "home": str(home)}
    values = {name: value.format(**places) if isinstance(value, str) else value for name, value in about.items()}
    result = run(*(arg.format(**places) for arg in args))
    assert result.code == 2
    assert say(key, **values) in result.err
    assert result.err.count("\n") == 1
    assert "Traceback" not in result.err + result.out


def _files(folder: Path) -> list[str]:
    """Writes some that are not what they are taken for; their names."""
    (folder / "binary").write_bytes(b"\xff\xfe\x00")
    record = "ecliptic record 1\ngame stars 1\nseats 2\nedition 000000000000\n\n* star 1\n* star 2\n0 rise\n"
    written = {
        "text": "hello",
        "list": "[1]",
        "position": GOOD,
        "wrong": GOOD.replace('"shown": 0', '"shown": 9'),
        "record": record,
        "cheat": record + "1 roll 3\n",
    }
    for name, text in written.items():
        (folder / name).write_text(text)
    return ["binary", *written]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("study", "WHAT"),
        ("study run transit", "--out"),
        ("study run transit --out study --games 0", "game"),
        ("study report nowhere", "nowhere"),
        ("play stars --edition none.toml", "none.toml"),
        ("options", "GAME"),
        ("games --language", "--language"),
        ("print starmap", "--out"),
        ("print starmap --out a\0b.pdf", "a?b.pdf"),
        ("print starmap --out {folder}/sheet.pdf --edition none.toml", "none.toml"),
        ("verify {text}", "line 1"),
        ("verify {cheat}", "event 4"),
        ("show {text}", "text"),
        ("show {wrong} --game stars", "shown"),
    ],
)
def test_what_libraries_and_files_say_is_told_in_one_line(run: Run, tmp_path: Path, line: str, says: str) -> None:
    """Whatever it quotes is in it."""
    places = {name: str(tmp_path / name) for name in _files(tmp_path)} | {"folder": str(tmp_path)}
    result = run(*(arg.format(**places) for arg in line.split(" ")))
    assert result.code == 2
    assert says in result.err
    assert result.err.count("\n") == 1
    assert "Traceback" not in result.err + result.out


@pytest.mark.parametrize(
    ("move", "key", "args"),
    [
        ("fly", "not-a-move", {"text": "fly"}),
        ("roll 2", "not-a-choice", {}),
        ("9", "table-no-number", {"number": "9", "first": 1, "last": 2}),
        ("? D-77", "info-no-rule", {"game": "Double Star", "rule": "D-77"}),
        ("?", "table-nothing-refused", {}),
        ("undo", "refused-nothing", {}),
    ],
)
def test_a_wrong_move_in_a_script_loses_nothing(
    run: Run, home: Path, move: str, key: str, args: dict[str, object]
) -> None:
    result = run("play", "stars", typed=f"{move}\nrise\n")
    assert result.code == 2
    assert (STARS if key in STARS else own_voice())(key, **args) in result.err
    assert result.err.count("\n") == 1
    (save,) = (home / "saves").iterdir()
    assert "0 rise" not in save.read_text()
    assert run("play", "--resume", typed="rise\n").code == 0


def test_a_place_that_cannot_be_written_is_told_before_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    save = tmp_path / "file" / "save.txt"
    result = run("play", "stars", "--save", str(save), typed="rise\n")
    assert result.code == 2
    assert say("files-unwritable", path=str(save), why="file exists") in result.err
