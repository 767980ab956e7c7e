"""What a viewer is shown: the sheet, the score with its parts, what is still to pay, and what can be done now."""

from __future__ import annotations

import msgspec
import pytest

from ecliptic import Luck
from ecliptic.games.starmap.scoring import final_score
from ecliptic.games.starmap.shown import Player, Score, StarmapView
from ecliptic.kernel.facts import fact
from tests.games.starmap.helpers import GAME, given, play, random_action, ring, sheet, stars, start, to_abilities, whole
from tests.games.starmap.test_oracle import completed, flood


def seen(state: object, viewer: int | None = 0) -> StarmapView:
    return GAME.view(state, viewer)  # type: ignore[arg-type]


def own(state: object) -> Player:
    return seen(state).players[0]


def test_the_sheet_shows_the_edition() -> None:
    shown = seen(start(1)).sheet
    assert (len(shown.majors), len(shown.stars), shown.size, shown.triangles) == (36, 18, 13, 2)
    assert [box.box for box in shown.abilities[10].boxes] == ["OPT.1", "OPT.2", "OPT.3"]
    assert [box.currency for box in shown.abilities[10].boxes] == ["experience", "star", "square"]
    assert [article.number for article in shown.articles] == [5, 6, 7, 8, 9]
    assert [(one.cells, one.turned) for one in shown.layouts if one.die == 4] == [
        (["NW", "NE", "SW", "SE"], False), (["N", "W", "E", "S"], True),
    ]  # fmt: skip
    assert [rank.rank for rank in shown.ranks][:2] == ["Messier", "Ptolomy"]


def test_the_score_is_shown_part_by_part_while_it_grows() -> None:
    points = [*ring(1, 1), *ring(2, 1), (12, 12), (11, 12), (12, 11), (11, 11)]
    items = whole("W1", "W2", "PUBLISHER", "HEADHUNTER")
    state = given("SUN", 3, items, points, articles={1: "number", 2: "point"})
    assert own(state).score == Score(total=18, group=8, stars=1, articles=5, publisher=2, headhunter=2, unique=0)
    assert own(state).group == [0, 1, 2, 3, 12, 13, 14, 15]
    assert len(own(state).squares) == 9
    assert own(state).stars == [13 * 1 + 2]
    assert seen(state).rank == "Ptolomy"


def test_what_only_one_has_is_shown_when_the_game_is_over() -> None:
    sheets = [sheet("SUN", 6, whole("MATH")), sheet("SUN", 6)]
    seats = [{"sheet": one, "turn": {"phase": "finished"}, "before": one, "roll": None} for one in sheets]
    state = GAME.position({"rounds": 12, "rolling": None, "seats": seats})
    assert [player.score.unique for player in seen(state).players] == [1, 0]
    assert (seen(state).winners, seen(state).rank, seen(state).phase) == ([0], None, "over")
    assert seen(state).outcome == fact("outcome-won", "M-41", seat=0, score=1)
    running = play(start(2), "roll 1 2 3", "roll 1 2 3")
    assert [player.score.unique for player in seen(running).players] == [0, 0]
    assert (seen(running).winners, seen(running).outcome) == ([], None)


def test_what_is_still_to_pay_is_shown() -> None:
    entries = {entry.entry: entry for entry in own(given(items=["PLOT4.1", "PLOT4.4"], owned=["POS2"])).entries}
    assert entries["PLOT4"].left == ["PLOT4.2", "PLOT4.3", "PLOT4.5"]
    assert entries["PLOT4"].owed == [
        fact("owed-experience", value=5, count=1),
        fact("owed-star", value=1, count=1),
        fact("owed-square", value=2, count=1),
    ]
    assert (entries["POS2"].owned, entries["POS2"].owed) == (True, [])
    assert entries["RES_A"].owed == [fact("owed-experience", value=3, count=2)]
    assert set(entries).isdisjoint({"POS1", "PLOT1"})


def test_articles_show_what_became_of_them() -> None:
    state = given("SUN", 3, [*whole("W1"), "W2.1", "W3.1"], articles={1: "point"})
    articles = own(state).articles
    assert [one.state for one in articles] == ["point", "lapsed", "open", "open", "open"]
    assert [one.current for one in articles] == [False, False, True, False, False]
    assert articles[1].owed == []
    assert articles[2].left == ["W3.2", "W3.3", "W3.4"]


def test_the_turn_is_shown_in_its_four_steps() -> None:
    state = play(given("SAT", 1, whole("W1"), [(1, 1), (0, 1), (1, 0)], owned=["MENTOR"]), "roll 3 4 5")
    assert own(state).turn.step == "roll"
    play(state, "no supporter")
    assert (own(state).turn.step, own(state).turn.phase) == ("advance", "reward")
    play(state, "point 0,0")
    assert (own(state).turn.step, own(state).turn.squares) == ("advance", 1)
    play(state, "fill W2.4")
    assert (own(state).turn.step, own(state).turn.budget) == ("experience", 3)
    play(state, "stop", "use POS1+PLOT1", "dice 3 4 5")
    turn = own(state).turn
    assert (turn.step, turn.abilities, turn.column, turn.row, turn.die) == ("abilities", ["POS1", "PLOT1"], 3, 4, 5)
    play(state, "cell NW")
    assert own(state).turn.chosen == [13 * 6 + 4]


def test_what_can_be_done_now_is_shown() -> None:
    state = play(given(), "roll 1 2 3")
    assert "W1.1" in seen(state).payable
    assert "W1.2" not in seen(state).payable
    assert not seen(state).reachable
    play(state, "stop", "use POS1+PLOT1", "dice 1 2 3")
    assert seen(state).reachable == [13 * 2, 13 * 2 + 2, 13 * 3 + 1, 13 * 4, 13 * 4 + 2]
    reward = play(given("SAT", 1, whole("W1")), "roll 1 2 3")
    assert len(seen(reward).reachable) == 151
    assert not set(seen(reward).reachable) & {13 * y + x for x, y in stars()}


@pytest.mark.parametrize(
    ("combo", "key"),
    [
        ("POS1+PLOT1", "prompt-dice-axes"), ("POS2+PLOT3", "prompt-dice-pair"),
        ("POS3+PLOT4", "prompt-dice-positioning"), ("POS4+PLOT2", "prompt-dice-plotting"),
        ("PLOT5", "prompt-dice-two"), ("STUDY", "prompt-dice-one"),
    ],
)  # fmt: skip
def test_the_prompt_says_what_the_order_of_the_dice_means(combo: str, key: str) -> None:
    owned = [code for code in combo.split("+") if code not in ("POS1", "PLOT1")]
    state = to_abilities(given(week=2, owned=owned), "2 3 5")
    prompt = seen(play(state, f"use {combo}")).prompt
    assert prompt is not None
    assert (prompt.key, prompt.args["abilities"]) == (key, combo.split("+"))


def test_only_who_is_asked_has_a_prompt() -> None:
    state = play(start(2), "roll 1 2 3")
    assert (seen(state).prompt, seen(state).phase, seen(state).rolling) == (None, "roll", 1)
    play(state, "roll 2 2 2")
    assert seen(state).prompt == fact("prompt-experience", budget=1, stars=0, squares=0)
    assert (seen(state, None).prompt, seen(state, None).phase) == (None, "round")
    play(state, "stop", "end")
    assert (seen(state).prompt, seen(state).phase) == (None, "done")
    other = seen(state).players[1].turn
    assert (other.phase, other.roll, other.dice) == ("away", [2, 2, 2], [])


def test_a_round_is_played_by_all_at_once() -> None:
    assert not seen(play(start(1), "roll 1 2 3")).simultaneous
    state = play(start(2), "roll 1 2 3")
    assert not seen(state).simultaneous  # chance rolls first
    play(state, "roll 2 2 2")
    assert seen(state).simultaneous
    assert seen(play(state, "stop", "end")).simultaneous  # whoever is done waits for the others
    last = [sheet("SUN", 6), sheet("SUN", 5)]
    phases = [{"phase": "finished"}, {"phase": "roll"}]
    seats = [{"sheet": one, "turn": turn, "before": one, "roll": None} for one, turn in zip(last, phases, strict=True)]
    alone = GAME.position({"rounds": 12, "rolling": 1, "seats": seats})
    assert not seen(play(alone, "roll 1 2 3"), 1).simultaneous


@pytest.mark.parametrize("seats", [1, 3])
def test_every_view_is_what_its_type_says_and_agrees_with_plain_python(seats: int) -> None:
    state, luck, count = start(seats), Luck(4, seats), 0
    while state.actors():
        seat, action = random_action(state, luck, eager=True)
        state.apply(seat, action)
        count += 1
        if count % 15 and state.actors():
            continue
        for viewer in (*range(seats), None):
            shown = seen(state, viewer)
            assert msgspec.json.decode(msgspec.json.encode(shown), type=StarmapView) == shown
            for player in shown.players:
                points = {(spot % 13, spot // 13) for spot in player.spots}
                squares = completed(points)
                assert player.squares == sorted(12 * y + x for x, y in squares)
                assert len(player.group) == player.score.group == flood(squares)
                assert flood({(square % 12, square // 12) for square in player.group}) == len(player.group)
                assert player.score.stars == len(player.stars) == len(points & stars())
    totals = [player.score.total for player in seen(state).players]
    assert totals == [final_score(state.chart, state.table, seats, seat) for seat in range(seats)] == GAME.scores(state)


def test_results_alone_count_points() -> None:
    assert (GAME.unit(start(1)).name, GAME.unit(start(1)).scale) == ("points", 1.0)
    assert GAME.unit(start(2)).name == "victory"


def test_a_table_says_how_far_it_is() -> None:
    state = play(start(1), "roll 1 2 3", "stop", "end")
    assert GAME.headline(state) == fact("headline", round=2)
