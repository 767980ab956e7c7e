"""Moves, positions, refusals, views, stories and the drawing."""

from __future__ import annotations

import io
import json
import re
from typing import Any

import pytest
from rich.console import Console

from ecliptic.boards.survivors import draw
from ecliptic.games.survivors.ids import ACTIONS
from ecliptic.games.survivors.operations import OPERATIONS
from ecliptic.games.survivors.rules import Survivors
from ecliptic.games.survivors.words import TEXTS
from ecliptic.kernel.errors import BadPosition, InvalidMove
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE
from tests.games.survivors.helpers import FULL, GAME, begun, board, do, launching, me, player, rule, turn
from tests.games.survivors.helpers import at as position

RULES = GAME.rules_text()


def test_there_are_296_operations() -> None:
    sources = [operation.source for operation in OPERATIONS]
    counts = {source: sources.count(source) for source in dict.fromkeys(sources)}
    assert counts == {
        "engineer": 36, "part": 66, "ore": 10, "up": 30, "down": 30,
        "kind": 24, "run": 7, "any3": 56, "full": 30, "qspot": 6, "end": 1,
    }  # fmt: skip


def test_every_action_has_a_spelling_of_its_own() -> None:
    state = do(turn(dice=[1, 2, 3, 4]), "lock run 1-4", "tile O4")
    texts = [GAME.spell(state, 0, action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    assert [GAME.parse(state, 0, text) for text in texts if "cells" not in text or "#" in text] == [
        action for action, text in enumerate(texts) if "cells" not in text or "#" in text
    ]


@pytest.mark.parametrize(
    "text",
    ["cells", "cells 1", "cells 1,2,3", "cells x,y", "cells 99,99", "cells #9999", "lock", "roll", "tile Z9", "?"],
)
def test_what_is_no_move_is_told_so(text: str) -> None:
    state = do(turn(dice=[1, 2, 3, 4]), "lock run 1-4", "tile O4")
    with pytest.raises(InvalidMove):
        GAME.parse(state, 0, text)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"stage": "lunch"}, "stage is 'lunch'"),
        ({"round": -1}, "round should be a number"),
        ({"players": []}, "players should be a list of 1 to 4"),
        ({"market": ["PT9"]}, "market should name parts"),
        ({"market": ["PT1"] * 5}, "there are 5 of part PT1"),
        ({"options": {"round_limit": 0}}, "options: option round_limit"),
        ({"players": [player(0, sequence=[3, 8])]}, "a length from 1 to 8 and a face from 1 to 6"),
        ({"players": [player(0, dice=[7])]}, r"players\[0\].dice should have numbers from 1 to 6"),
        ({"players": [player(0, engineers=["flip", "flip"])]}, "should name different effects"),
        ({"players": [player(0, used=["flip"])]}, "names an Engineer that is not there"),
        ({"players": [player(0, boards=[board("H2")])]}, "the first board is the seat's own start board"),
        ({"players": [player(0, boards=[board("H1"), board("E01A", 2, 0)])]}, "side by side"),
        ({"players": [player(0, locked={"run": [1, 3, 5]})]}, "locked.run cannot hold"),
        ({"players": [player(0, queue=["E01", "E01"])]}, "board E01 is there twice"),
        ({"players": [player(0), player(1, phase="site")]}, "can do nothing"),
        ({"players": [player(0, phase="ready"), player(1, phase="ready")]}, "all players are ready"),
        ({"stage": "launch"}, "exactly one player"),
        ({"stage": "engineers", "players": [player(0), player(1)], "market": ["PT1"] * 4}, "nobody has anything to do"),
        ({"players": [player(0, boards=[board("H1", covered=["#"])])]}, "five lines of five signs"),
    ],
)
def test_bad_positions_are_explained(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position({"stage": "round", "round": 3, "players": [player(0)], **change})


def test_refusals_name_the_rule() -> None:
    laying = do(turn(dice=[1, 1], boards=[board("H1", covered=["....."] * 3 + [".#...", "....."])]), "lock kind 2x1")
    do(laying, "tile O1")
    assert rule(laying, "cells 5,1") == "S-25"
    assert rule(launching(dice=[1, 2]), "lock spot 1") == "S-46"
    assert rule(launching(dice=[1, 2]), "end") == "S-47"
    assert rule(begun(2), "commit 3") == "S-47"
    assert rule(begun(1), "continue") == "S-55"
    over = position(
        player(0, phase="launched", sequence=[3, 3]), player(1, phase="launched", sequence=[3, 4]), stage="over"
    )
    assert rule(over, "end") == "S-49"


def test_every_rule_and_ruling_stands_in_the_rules_page() -> None:
    for number in range(1, 58):
        assert f"**S-{number:02}**" in RULES
    for number in range(1, 54):
        assert f"**R-{number:02}**" in RULES
    for option in GAME.options:
        assert f"`{option.name}`" in RULES


def test_a_story_tells_what_a_tile_found() -> None:
    covered = ["#####", "###.#", "#####", "#####", "#####"]
    before = do(turn(dice=[1, 1], boards=[board("H1", covered=covered)]), "lock kind 2x1", "tile O1")
    after = do(GAME.position(before.to_dict()), "cells 4,2")
    lines = [str(line) for line in GAME.open_story(before, after, 0, GAME.parse(before, 0, "cells 4,2"))]
    assert lines == [
        "Player 1 explores 4,2. [S-25]",
        "A V-naut is found. [S-29, S-35]",
        "A board is fully explored: two fuel rods. [S-29, S-41]",
    ]


def story(before: Survivors, text: str, viewer: int, seat: int = 0) -> list[str]:
    after = do(before.clone(), text, seat=seat)
    return [str(line) for line in GAME.story(before, after, seat, GAME.parse(before, seat, text), viewer)]


def test_a_lapsed_claim_is_told_whoever_ends_the_round() -> None:
    last = ["reroll", "sub2", "set4", "adj1"]
    covered = ["#####", "###.#", "#####", "#####", "####."]
    mine = player(0, dice=[1, 1], boards=[board("H1", covered=covered)], engineers=["set3", "flip"])
    state = position(mine, player(1, dice=[3], engineers=last), market=["PT1"] * 4)
    do(state, "lock kind 2x1", "tile O1", "cells 4,2")
    told = "Player 1 finds no new engineer to take; the claim lapses. [S-38, R-36]"
    first, second = do(state.clone(), "end", seat=1), do(state.clone(), "end")
    for viewer in (0, 1):
        assert story(first, "end", viewer)[1:] == ["The round is over. [S-06]", told]
        assert story(second, "end", viewer, 1)[1:] == ["The round is over. [S-06]", told]
    assert len(story(state, "end", 0)) == 1


def test_the_open_story_names_the_boards_of_a_stack_and_nobody() -> None:
    """They are stacked before anybody acts."""
    after = GAME.start(1)
    told: list[str] = []
    while next_actor(after.actors()) == NATURE:
        before, action = after.clone(), after.legal(NATURE)[0]
        after.apply(NATURE, action)
        told += [str(line) for line in GAME.open_story(before, after, NATURE, action)]
    stacked = [line for line in told if "face down onto a stack" in line]
    assert len(stacked) == 5
    assert not any("Player" in line for line in stacked)


def test_giving_up_is_not_running_out_of_turns() -> None:
    assert story(begun(1, concede=True), "concede", 0) == ["Player 1 gives up. [S-57]", "The game is lost. [S-57]"]
    late = position(player(0, dice=[1]), round=100)
    assert story(late, "end", 0)[1:] == ["No turn is left: the game is lost. [S-57]"]


def test_R48_a_launch_that_cannot_be_won_is_warned_of() -> None:
    fields: dict[str, Any] = {"rods": 5, "parts": ["PT1", "PT2", "PT3", "PT4"], "boards": [board("H1", covered=FULL)]}
    crew = ["flip", "set3", "set4", "adj1"]
    for rescued, warned in ((3, True), (4, False)):
        state = do(turn(solo=True, dice=[1], engineers=crew[:rescued], **fields), "end")
        assert ("no launch can be won" in str(GAME.view(state, 0)["prompt"])) == warned


def test_whoever_is_ready_does_not_notice_chance_at_work_for_others() -> None:
    state = position(player(0, phase="ready"), player(1, phase="prepare"))
    why = state.refusal(0, GAME.parse(state, 0, "end"))
    do(state, "roll +0", seat=1)
    assert state.refusal(0, GAME.parse(state, 0, "end")) == why


def test_the_drawing_shows_what_there_is_to_choose_from() -> None:
    covered = [".....", ".....", ".....", ".####", "....."]
    state = turn(dice=[1, 2, 3, 4], boards=[board("H1", covered=covered)], queue=["E10"])
    assert "I4    O4  T4   S4   L4" in drawn(do(state, "lock run 1-4"))
    assert "or draw a board first" in drawn(state)
    assert "or draw a board first" not in drawn(do(turn(dice=[1, 2, 3]), "lock run 1-3"))
    assert "E10A" in drawn(do(state, "draw", "* board E10"))
    assert "V · · · C" in drawn(state)


def drawn(state: Survivors) -> str:
    out = Console(file=io.StringIO(), width=80, no_color=True)
    out.print(draw(GAME.view(state, 0), 80))
    return out.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_the_view_of_a_solo_game_counts_tiles_and_stars() -> None:
    crew = ["flip", "set3", "adj1", "set4", "sub2"]
    state = launching(solo=True, dice=[6] * 8, engineers=crew, tiles={"L4": 2})
    view: Any = GAME.view(do(state, "commit 6"), 0)
    assert view["result"]["stars"] == 4
    assert view["players"][0]["tiles"]["L4"] == 1
    assert [e["active"] for e in view["players"][0]["engineers"]] == [False, True, True, True, True]


@pytest.mark.parametrize("seed", range(4))
def test_a_solo_launch_can_be_written_read_shown_and_told(seed: int) -> None:
    """Random games alone never come so far, so the suite does not see it."""
    crew = ["flip", "set3", "adj1", "set4", "sub2", "reroll"]
    fields: dict[str, Any] = {"rods": 5, "parts": ["PT1", "PT2", "PT3", "PT4"], "boards": [board("H1", covered=FULL)]}
    state = do(turn(solo=True, dice=[1], engineers=crew, ore=6, **fields), "end")
    do(state, "launch")
    luck = Luck(seed)
    while state.actors():
        seat = next_actor(state.actors())
        before, action = state.clone(), state.pick(seat, luck.word())
        state.apply(seat, action)
        for shown in (state, state.known_to(0)):
            assert GAME.position(json.loads(json.dumps(shown.to_dict()))).to_dict() == shown.to_dict()
        view = GAME.view(state, 0)
        assert json.loads(json.dumps(view)) == view
        assert all(f"**{r}**" in RULES for line in GAME.story(before, state, seat, action, 0) for r in line.rules)
        assert list(state.legal(0)) == [GAME.parse(state, 0, GAME.spell(state, 0, a)) for a in state.legal(0)]
    assert GAME.view(state, None)["result"] is not None


def test_every_sentence_can_be_used() -> None:
    for key in sorted(TEXTS.keys()):
        names = set(re.findall(r"{(\w+)}", TEXTS(key)))
        assert TEXTS(key, **dict.fromkeys(names, "x")) if names else TEXTS(key)


@pytest.mark.parametrize("width", [80, 120])
def test_the_drawing_shows_boards_mech_and_dice_at_any_width(width: int) -> None:
    covered = [".....", "....#", "...##", ".####", "....."]
    boards = [board("H1", covered=covered), board("E01A", 1, 0), board("E02B", 0, -1), board("E03A", 2, 0)]
    state = turn(
        dice=[1, 3, 6], ore=2, crystals=1, rods=3, engineers=["flip"], used=["flip"], parts=["PT1"], boards=boards
    )
    for viewer in (0, 1, None):
        out = Console(file=io.StringIO(), width=width, no_color=True)
        out.print(draw(GAME.view(state, viewer), width))
        text = out.file.getvalue()  # type: ignore[attr-defined]
        assert max(map(len, text.split("\n"))) <= width
        assert "flip (used)" in text or viewer == 1
        assert "of a kind" in text or viewer is None
        assert "C · ·|V █┊· · C · ·┊· · · · ·" in text
        assert text.count("┄ ┄ ┄ ┄ ┄") == 1  # the seam of E02B and H1
    assert me(state)["rods"] == 3


def test_the_drawing_of_finished_games() -> None:
    for state in (launching(dice=[6]), launching(solo=True, dice=[6])):
        out = Console(file=io.StringIO(), width=80, no_color=True)
        out.print(draw(GAME.view(do(state, "commit 6"), 0), 80))
        assert "won by" in out.file.getvalue() or "lost" in out.file.getvalue()  # type: ignore[attr-defined]
