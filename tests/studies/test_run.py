"""Running a study: the same results however it is run, and nothing lost when it is stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest

import ecliptic
from ecliptic import NATURE, Luck, State
from ecliptic.bots.game_modules import careless
from ecliptic.kernel.game import Game
from ecliptic.kernel.playout import next_actor
from ecliptic.studies.batch import DECISIONS, GAMES, play_batch
from ecliptic.studies.features import Features
from ecliptic.studies.plan import BadStudy, Plan, batches, make
from ecliptic.studies.play import Played, Watch
from ecliptic.studies.run import run, total
from ecliptic.studies.store import TABLES, Folder

ARGS = ("study", "run", "transit", "--seats", "2,3", "--games", "60", "--seed", "7")


def small() -> Plan:
    return make("transit", seats=(2, 3), games=60, seed=7)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """The study in one process, without a break."""
    folder = Folder(tmp_path_factory.mktemp("whole") / "study")
    run(small(), folder)
    return folder


def same(one: Folder, other: Folder) -> bool:
    files = [[(folder.path / f"{table}.parquet").read_bytes() for table in TABLES] for folder in (one, other)]
    return files[0] == files[1]


def started(folder: Path, *args: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "ecliptic", *ARGS, "--out", str(folder), *args]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def until(holds: Callable[[], bool]) -> None:
    for _ in range(6000):
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError("it did not come to that")


def finished_parts(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("parts/*.games.parquet"))


def children(process: int) -> list[int]:
    """Workers that play, without the one that only tracks what they share."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
            command = (path.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(words[1]) == process and b"spawn_main" in command:
            found.append(int(path.parent.name))
    return found


def test_tables_have_the_columns_that_are_written_down(whole: Folder) -> None:
    games, decisions = whole.table("games").collect(), whole.table("decisions").collect()
    assert dict(games.schema) == GAMES
    assert dict(decisions.schema) == DECISIONS
    assert len(games) == total(small()) == 2 * (60 + 2 * 20)
    text = (Path(__file__).parents[2] / "docs" / "studies.md").read_text(encoding="utf-8")
    for column in [*GAMES, *DECISIONS]:
        assert f"| `{column}` |" in text


def test_counts_agree_with_each_other(whole: Folder) -> None:
    games, decisions = whole.table("games").collect(), whole.table("decisions").collect()
    sums = decisions.group_by("cell", "game").agg(pl.col("chosen", "done", "drawn").sum())
    both = games.join(sums, on=["cell", "game"])
    assert len(both) == len(games)
    assert both.filter(pl.col("done") != pl.col("moves")).is_empty()
    assert both.filter(pl.col("chosen") != pl.col("decisions")).is_empty()
    assert both.filter(pl.col("drawn") + pl.col("moves") != pl.col("events")).is_empty()
    assert decisions.filter(pl.col("chosen") > pl.col("offered")).is_empty()
    assert decisions.filter((pl.col("seat") < 0) & (pl.col("done") > 0)).is_empty()


def test_wavering_players_do_worse_and_differ_on_the_same_luck(whole: Folder) -> None:
    games = whole.table("games").with_columns(score=pl.col("scores").list.first()).collect()
    means = games.group_by("lineup").agg(pl.col("score").mean()).sort("lineup")
    assert means["score"][0] > means["score"][1]
    pairs = games.filter(pl.col("lineup").str.contains("wavering")).group_by("seats", "luck").agg("score")
    assert pairs["score"].list.n_unique().max() == 2


def test_the_number_of_processes_does_not_matter(whole: Folder, tmp_path: Path) -> None:
    folder = Folder(tmp_path / "study")
    heard: list[int] = []
    run(small(), folder, jobs=2, told=heard.append)
    assert same(whole, folder)
    assert not folder.parts.exists()
    assert sum(heard) == total(small())


def test_another_seed_is_another_study(whole: Folder) -> None:
    other = make("transit", seats=(2, 3), games=60, seed=8)
    one, two = (play_batch(plan, next(batches(plan))) for plan in (small(), other))
    assert one.games != two.games


def test_a_killed_run_goes_on_where_it_was(whole: Folder, tmp_path: Path) -> None:
    folder = Folder(tmp_path / "study")
    process = started(folder.path, "--jobs", "1")
    until(lambda: len(finished_parts(folder.path)) > 10)
    process.kill()
    process.communicate()
    before = finished_parts(folder.path)
    (folder.parts / "c000-0000059.games.parquet.draft").write_bytes(b"half a part")
    left = {batch.name for batch in folder.missing(small())}
    assert left
    assert not left & {name.removesuffix(".games.parquet") for name in before}
    heard: list[int] = []
    run(small(), folder, told=heard.append)
    assert heard[0] == total(small()) - sum(b.count for b in batches(small()) if b.name in left) > 0
    assert same(whole, folder)


@pytest.mark.parametrize("table", TABLES)
def test_a_damaged_part_is_told_and_played_again(whole: Folder, tmp_path: Path, table: str) -> None:
    folder = Folder(tmp_path / "study")
    folder.take(small())
    first, second, *_ = batches(small())
    for batch in (first, second):
        folder.keep(play_batch(small(), batch))
    file = folder.parts / f"{second.name}.{table}.parquet"
    for damaged in (b"junk", file.read_bytes()[:-9], b""):
        file.write_bytes(damaged)
        with pytest.raises(BadStudy, match=f"part {second.name} in .* is damaged"):
            folder.table("games")
    run(small(), folder)
    assert same(whole, folder)
    target = folder.path / f"{table}.parquet"
    target.write_bytes(target.read_bytes()[:100])
    with pytest.raises(BadStudy, match=f"{table}.parquet is damaged"):
        folder.table(table)


def watched(game: Game, options: dict[str, object], moves: int, last: str) -> tuple[Played, State]:
    """So many careless moves, then this one as soon as it can be made, and the end."""
    state, luck, watch = game.start(2, options), Luck(5), Watch(Features(game))
    while state.actors():
        seat = next_actor(state.actors())
        if seat == NATURE:
            action = state.pick(seat, luck.word())
            watch.chance(state, action)
        else:
            choices = list(state.legal(seat))
            spelled = {game.spell(state, seat, choice): choice for choice in choices}
            action = careless(state, seat, luck.word())
            if watch.played.moves >= moves:
                action = spelled.get(last, spelled.get("agree", action))
            watch.move(state, seat, choices, action)
        state.apply(seat, action)
    return watch.finish(state), state


def test_a_vote_is_no_round() -> None:
    """Where all act at once the rounds are the turns; but one vote at the end of a game makes it no such game."""
    played, state = watched(ecliptic.game("ephemeris"), {"mode": "two"}, 40, "eclipse")
    assert state.barriers() == 1
    assert played.turns > 10
    played, state = watched(ecliptic.game("starmap"), {}, 10_000, "")
    assert played.turns == state.barriers() > 10


def test_a_stopped_run_says_what_is_kept_and_leaves_nobody_behind(whole: Folder, tmp_path: Path) -> None:
    folder = Folder(tmp_path / "study")
    process = started(folder.path, "--jobs", "2")
    until(lambda: len(finished_parts(folder.path)) > 4)
    workers = children(process.pid)
    assert len(workers) == 2
    process.send_signal(signal.SIGINT)
    _, words = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "games are kept, and the same command continues from there" in " ".join(words.split())
    assert "Traceback" not in words
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    again = started(folder.path)
    assert again.wait() == 0
    again.communicate()
    assert same(whole, folder)


def test_a_worker_that_dies_costs_a_retry(whole: Folder, tmp_path: Path) -> None:
    folder = Folder(tmp_path / "study")
    process = started(folder.path, "--jobs", "2")
    until(lambda: len(finished_parts(folder.path)) > 4)
    os.kill(children(process.pid)[0], signal.SIGKILL)
    _, words = process.communicate(timeout=120)
    assert (process.returncode, "Traceback" in words) == (0, False), words
    assert same(whole, folder)


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "study")
    folder.take(small())
    with folder.alone(), pytest.raises(BadStudy, match="another run is at work"):
        run(small(), folder)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (make("transit", seats=(2, 3), games=61, seed=7), r"holds another study \(games 60, not 61\)"),
        (make("transit", seats=(2,), games=60, seed=7), r"seats 2,3, not 2\)"),
        (make("gemini", seats=(2, 3), games=60, seed=7), r"game transit, not gemini\)"),
        (make("transit", seats=(2, 3), games=60, seed=7, sweeps=(("hourglass.end", (50,)),)), "editions built-in"),
    ],
)
def test_a_folder_keeps_its_study(whole: Folder, other: Plan, sentence: str) -> None:
    with pytest.raises(BadStudy, match=sentence):
        run(other, whole)


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(BadStudy, match="is not empty and holds no study"):
        run(small(), Folder(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_changed_code_does_not_go_on_with_an_old_study(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "study")
    folder.take(small())
    file = folder.path / "study.json"
    file.write_text(file.read_text().replace(small().code, "0" * 12))
    with pytest.raises(BadStudy, match="another version of the rules or the bots"):
        run(small(), folder)
    with pytest.raises(BadStudy, match="not the same everywhere"):
        play_batch(folder.plan(), next(batches(small())))


def test_editions_meet_the_same_luck(tmp_path: Path) -> None:
    """An edition that differs in its name alone plays the very same games."""
    plan = make("transit", seats=(2,), games=8, mirrored=0, sweeps=(("edition.name", ("mine",)),))
    folder = Folder(tmp_path / "study")
    run(plan, folder)
    for table in TABLES:
        whole = folder.table(table).collect()
        first, second = (whole.filter(pl.col("cell") == cell).drop("cell") for cell in (0, 1))
        assert first.drop("edition", strict=False).equals(second.drop("edition", strict=False))
