"""Moves, positions and refusals as text and data."""

from __future__ import annotations

import pytest

from ecliptic.games.survivors.ids import ACTIONS
from ecliptic.games.survivors.operations import OPERATIONS
from ecliptic.kernel.errors import InvalidMove
from tests.games.survivors.helpers import GAME, begun, board, do, launching, player, rule, turn
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
    [
        "cells",
        "cells 1",
        "cells 1,2,3",
        "cells x,y",
        "cells 99,99",
        "cells #9999",
        "cells #0",
        "lock",
        "roll",
        "tile Z9",
        "?",
    ],
)
def test_what_is_no_move_is_told_so(text: str) -> None:
    state = do(turn(dice=[1, 2, 3, 4]), "lock run 1-4", "tile O4")
    with pytest.raises(InvalidMove):
        GAME.parse(state, 0, text)


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
