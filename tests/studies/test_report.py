"""What a report says about tables whose answers are known."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from html import unescape
from pathlib import Path

import pytest

from ecliptic.bots.stats import share_interval
from ecliptic.cli import main
from ecliptic.kernel.catalogue import DEFAULT, PSEUDO
from ecliptic.kernel.facts import Topic
from ecliptic.studies import store
from ecliptic.studies.batch import DECISIONS, GAMES, Part, parquet
from ecliptic.studies.figures import Figures, figures
from ecliptic.studies.findings import findings
from ecliptic.studies.plan import BadStudy, Batch, Cell, Plan, cells, make
from ecliptic.studies.report import page, plots
from ecliptic.studies.run import run
from ecliptic.studies.store import Folder
from ecliptic.studies.words import TEXT, Words, figure, percent
from ecliptic.testing.catalogues import check_use, read_messages, used_in

Row = tuple[object, ...]


def kept(
    folder: Folder, plan: Plan, cell: Cell, games: list[Row], decisions: list[Row], events: Sequence[int] = ()
) -> None:
    """Puts made-up games of a cell into a folder: (luck, challenger, results, scores), (game, seat, kind, ...)."""
    name = plan.arms[cell.arm].name
    rows: list[Row] = [
        (
            cell.number,
            index,
            name,
            cell.seats,
            cell.lineup,
            luck,
            challenger,
            results,
            scores,
            10 + index % 3,
            50,
            60,
            events[index] if events else 90,
        )
        for index, (luck, challenger, results, scores) in enumerate(games)
    ]
    own = [(cell.number, *row) for row in decisions]
    part = Part(Batch(cell, 0, len(rows)).name, len(rows), parquet(rows, GAMES), parquet(own, DECISIONS))
    folder.keep(part)


@pytest.fixture
def contest(tmp_path: Path) -> Folder:
    """A game for two: seat 0 wins three times in four, whoever used POS2 wins, PLOT3 is never used, and luck decides
    half of it."""
    plan = make("starmap", seats=(2,), bots=("easy", "medium"), games=400, sweeps=(("abilities.POS2.cost", ("3 4",)),))
    folder = Folder(tmp_path / "study")
    folder.take(plan)
    for cell in cells(plan):
        games: list[Row] = []
        decisions: list[Row] = []
        for i in range(cell.games):
            winner = 0 if i % 4 else 1
            if cell.rival:
                winner = cell.challenger(i) if i % 10 else 1 - cell.challenger(i)
            results = [1.0 - winner, float(winner)]
            points = 20.0 + i % 7 + (3 if cell.arm else 0) + (5 if cell.bot == "medium" else 0)
            if cell.wavering:
                pair, second = divmod(i, 2)
                points = float((pair // 2) % 2 * 2 + (pair + second) % 2 * 2 - 2)
            games.append((cell.luck(i), cell.challenger(i), results, [points, points]))
            for seat in (0, 1):
                used = int(seat == winner)
                decisions.append((i, seat, "use", "abilities", "POS2", 3, used, used, 0, 1, 5 if used else None))
                decisions.append((i, seat, "use", "abilities", "PLOT3", 2, 0, 0, 0, 1, None))
                decisions.append((i, seat, "use", "abilities", "OPT", 1, used, used, 0, 1, 95 if used else None))
                if used == i // 4 % 2:
                    decisions.append((i, seat, "draw", "", "comet", 0, 0, 0, 1, None, 3))
        kept(folder, plan, cell, games, decisions)
    return folder


def found(folder: Folder) -> Figures:
    return figures(folder)


def sentences(folder: Folder) -> list[str]:
    words = Words(folder.plan().game)
    return [words.say.say(finding) for finding in findings(found(folder), words)]


def test_seats_and_challengers_have_their_shares(contest: Folder) -> None:
    seats = found(contest).seats[2]
    assert [seat.value for seat in seats] == [0.75, 0.25]
    assert 0.70 < seats[0].low < 0.75 < seats[0].high < 0.80
    (among,) = [one for one in found(contest).outcomes if one.cell.rival]
    assert among.cell.lineup == "medium among easy"
    assert among.result.value == 0.9


def test_shares_stay_between_nothing_and_everything() -> None:
    for values in ([1.0] * 29 + [0.0], [1.0] * 30, [0.0] * 30):
        share = share_interval(values)
        assert 0.0 <= share.low <= share.value <= share.high <= 1.0
        assert share.low < share.high


def test_results_of_a_contest_are_no_scores(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "study")
    run(make("ephemeris", seats=(2,), games=20, seed=2), folder)
    assert figures(folder).spread == {}


def test_options_are_counted_and_compared(contest: Folder) -> None:
    options = {(one.topic.kind, one.topic.thing): one for one in found(contest).options}
    used, never = options["use", "POS2"], options["use", "PLOT3"]
    assert (used.offered, used.chosen, used.done, used.players) == (2400, 400, 400, 0.5)
    assert used.clear
    assert used.result
    assert used.result.value == pytest.approx(0.75)  # after what the seat itself is worth
    assert [one.topic for one in found(contest).dead] == [Topic("use", "abilities", "PLOT3")]
    assert never.result is None
    assert options["use", "OPT"].result is None  # only after the games that are over first
    (comet,) = found(contest).chances
    assert comet.drawn == 400
    assert not comet.clear


def test_a_study_that_is_read_in_pieces_tells_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, contest: Folder
) -> None:
    plan = make("transit", seats=(2, 3), games=40, seed=3)
    whole = Folder(tmp_path / "whole")
    run(plan, whole)
    for folder in (contest, whole):  # one under way, and a finished one
        at_once = figures(folder)
        monkeypatch.setattr(store, "ROWS", 50)
        assert len(list(folder.pieces(folder.plan(), [0]))) > 1 or folder is contest  # which has one part for each cell
        pieces = figures(folder)
        monkeypatch.undo()
        assert pieces.outcomes == at_once.outcomes
        for one, other in zip([*pieces.options, *pieces.chances], [*at_once.options, *at_once.chances], strict=True):
            assert (one.topic, one.offered, one.chosen, one.done, one.drawn, one.players, one.clear) == (
                other.topic, other.offered, other.chosen, other.done, other.drawn, other.players, other.clear
            )  # fmt: skip
            assert (one.result or (0.0,)) == pytest.approx(other.result or (0.0,))


def test_chance_that_concerns_a_seat_is_compared(tmp_path: Path) -> None:
    """Also where some of the games that it touched were too short to count."""
    plan = make("starmap", seats=(2,), games=400, mirrored=0)
    folder = Folder(tmp_path / "study")
    folder.take(plan)
    (cell,) = cells(plan)
    games: list[Row] = []
    decisions: list[Row] = []
    for i in range(400):
        games.append((i, -1, [1.0, 0.0] if i % 2 else [0.0, 1.0], [1.0, 1.0]))
        decisions.append((i, i % 2, "draw", "", "comet", 0, 0, 0, 1, None, 3))  # and loses
        decisions.append((i, -1, "draw", "", "night", 0, 0, 0, 1, None, 1))
    kept(folder, plan, cell, games, decisions, events=[40 if i % 20 == 0 else 90 for i in range(400)])
    comet, night = figures(folder).chances
    assert comet.result
    assert comet.result.value == pytest.approx(-1.0, abs=0.05)
    assert comet.clear
    assert night.result is None


def test_luck_is_the_likeness_of_games_that_share_it(contest: Folder) -> None:
    """Points of a pair are luck (±1, the same for both) and decisions (±1, opposite in both): they cancel out."""
    share = found(contest).luck_score[2]
    assert share.value == pytest.approx(0.0, abs=0.05)
    assert share.n == 80


def test_editions_are_compared_game_by_game(contest: Folder) -> None:
    paired = [one for one in found(contest).paired if one.cell.bot == "medium"]
    (one,) = paired
    assert one.edition == "abilities.POS2.cost=3 4"
    assert one.score
    assert (one.score.value, one.score.low, one.score.high) == (3.0, 3.0, 3.0)
    assert one.result is None


def test_the_sentences_say_what_stands_out(contest: Folder) -> None:
    told = " ".join(sentences(contest))
    assert "With 2 players seat 0 wins 75 % instead of the fair 50 %: clearly more than it should." in told
    assert "One medium among easy gets 90 %" in told
    assert "Never chosen though often offered: Use Plotting III." in told
    assert "abilities.POS2.cost=3 4 changes the mean score by +3.00" in told
    assert "Clearly better results go with: Use Positioning II (+0.75)." in told


def test_a_page_stands_alone(contest: Folder) -> None:
    text = page(contest)
    assert not re.findall(r"""(?:src|href)=|url\(|@import|<script""", text)
    assert set(re.findall(r"https?://[^\"]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "prefers-color-scheme:dark" in text
    for chapter in ("outcomes", "seats", "luck", "skill", "length", "effects", "dead", "options", "chances", "paired"):
        assert f"<h2>{Words('starmap').say(f'section-{chapter}')}</h2>" in text
    for drawing in re.findall(r"<svg.*?</svg>", text):
        ET.fromstring(drawing)
    assert "nan" not in re.sub("<[^>]+>", " ", text).lower().split()


def test_plots_stand_alone(contest: Folder) -> None:
    drawn = plots(contest)
    assert {"seats", "luck", "skill", "paired", "effects", "length-1", "length-2"} <= set(drawn)
    for drawing in drawn.values():
        assert ET.fromstring(drawing).tag.endswith("svg")
        assert "<style>" in drawing


def test_plots_that_cannot_be_written_are_told_in_a_sentence(
    contest: Folder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = tmp_path / "plots"
    assert main(["study", "report", str(contest.path), "--plots", str(where), "--out", str(tmp_path / "a.html")]) == 0
    assert (where / "seats.svg").exists()
    (tmp_path / "file").write_text("no folder")
    bad = ["study", "report", str(contest.path), "--plots", str(tmp_path / "file"), "--out", str(tmp_path / "a.html")]
    assert main(bad) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wins", "sentence"),
    [
        (0, "With 2 players the game is as good as lost: 0 % of 200 games are won."),
        (200, "as good as won: 100 % of 200"),
    ],
)
def test_a_sure_thing_is_told(tmp_path: Path, wins: int, sentence: str) -> None:
    plan = make("transit", seats=(2,), games=200, mirrored=0)
    folder = Folder(tmp_path / "study")
    folder.take(plan)
    games: list[Row] = [(i, -1, [float(i < wins)] * 2, [0.0, 0.0]) for i in range(200)]
    kept(folder, plan, cells(plan)[0], games, [(0, 0, "play", "card", "5", 4, 1, 1, 0, 1, 1)])
    assert sentence in " ".join(sentences(folder))


@pytest.mark.parametrize("name", ["transit", "gemini", "starmap", "survivors", "ephemeris"])
def test_every_game_has_a_report(name: str, tmp_path: Path) -> None:
    seats = (2,) if name in ("transit", "gemini", "ephemeris") else (1, 2)
    plan = make(name, seats=seats, bots=("random",), games=6)
    folder = Folder(tmp_path / "study")
    with pytest.raises(BadStudy, match="there is no study"):
        page(folder)
    folder.take(plan)
    with pytest.raises(BadStudy, match="no game of the study"):
        page(folder)
    run(plan, folder)
    assert "<h1>" in page(folder)


def test_a_study_under_way_can_be_looked_at(contest: Folder) -> None:
    next(contest.parts.glob("c000*.games.parquet")).unlink()
    assert "The study is not finished" in page(contest)


def test_moves_have_the_names_that_the_game_gives_them() -> None:
    transit, gemini = Words("transit"), Words("gemini")
    assert transit.move(Topic("use", "milestone", "iss")) == "Use The ISS in Orbit"
    assert transit.move(Topic("trade", "card", "5")) == "Play …, lay 5"
    assert transit.move(Topic("seat", "seat", "2")) == "seat 2"
    assert transit.move(Topic("deal", "card", "5")) == "deal 5"
    assert gemini.move(Topic("target", "target", "T02")) == "Observe Kilonova in NGC 4993 for …"
    assert gemini.move(Topic("target", "program", "P09")) == "Observe … for Bright Snapshots"
    assert gemini.move(Topic("discard-hand")) == "Discard your hand"
    assert gemini.thing(Topic("draw", "face", "3h")) == "3 h of Time"
    assert Words("ephemeris").move(Topic("move", "body", "mars")) == "Mars to …"
    assert Words("survivors").move(Topic("lock", "track", "any3")) == "lock any three"
    assert Words("survivors").move(Topic("roll", "crystals", "1")) == "Roll with 1 booster"


def test_a_long_list_is_cut() -> None:
    words = Words("transit")
    assert words.say.join(words.few(["a", "b"], 2)) == "a and b"
    assert words.say.join(words.few(["a", "b", "c", "d"], 2)) == "a, b, and 2 more"


def test_figures_are_short() -> None:
    assert [percent(value) for value in (0, 0.004, 0.5, 0.951, 1)] == ["0 %", "0.4 %", "50 %", "95.1 %", "100 %"]
    assert [figure(value) for value in (0.123, 12.34, 1234.5)] == ["0.12", "12.3", "1,234"]


def test_every_message_is_used_and_every_used_one_exists() -> None:
    shared = read_messages(TEXT.parents[1] / "text" / "en.ftl")
    code = used_in(TEXT.parent.glob("*.py"))
    assert list(check_use(read_messages(TEXT / "en.ftl"), code, [shared])) == []


def test_a_report_speaks_the_language_that_is_asked_for(contest: Folder) -> None:
    """In the pseudo-language every message stands in brackets; what does not is a figure or somebody's name."""
    text = page(contest, PSEUDO)
    assert '<html lang="en-XA">' in text
    words = re.sub(r"<(style|title)>.*?</\1>", "", text, flags=re.DOTALL)
    for cell in re.findall(r">([^<>]+)<", words):
        bare = re.sub(r"⟦.*(⟧|…$)|\w+…$", "", unescape(cell))  # labels of plots are cut
        for name in ("easy", "medium", "built-in", "abilities.POS2.cost=3 4", "POS2.cost=", "draw comet"):
            bare = bare.replace(name, "")
        assert not re.search(r"[A-Za-z]{2}", bare), cell


def test_a_report_is_written_in_the_readers_language(
    contest: Folder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecliptic.cli.language._spoken", DEFAULT)  # as it is again afterwards
    out = tmp_path / "german.html"
    assert main(["study", "report", str(contest.path), "--out", str(out), "--language", "de"]) == 0
    text = out.read_text(encoding="utf-8")
    assert '<html lang="de">' in text
    assert "Was auffällt" in text
