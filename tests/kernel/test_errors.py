"""Errors say what is wrong, have one parent, and cross processes."""

from __future__ import annotations

import pickle

import pytest

import ecliptic
from ecliptic.kernel import errors
from ecliptic.kernel.facts import fact

KINDS = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, errors.EclipticError) and kind is not errors.IllegalAction
]


@pytest.mark.parametrize("kind", KINDS)
def test_errors_survive_a_pickle(kind: type[errors.EclipticError]) -> None:
    back = pickle.loads(pickle.dumps(kind("seat 9 is empty")))
    assert type(back) is kind
    assert str(back) == "seat 9 is empty"


def test_an_illegal_action_keeps_its_rule_and_reason() -> None:
    why = fact("too-high", total=27, rank=6)
    back = pickle.loads(pickle.dumps(errors.IllegalAction("T-09", why, "transit")))
    assert (back.rule, back.fact, back.game_id) == ("T-09", why, "transit")
    assert str(back).startswith("T-09: ")


def test_an_unknown_game_is_told_the_games_there_are() -> None:
    with pytest.raises(errors.UnknownGame, match="there is no game 'chess'"):
        ecliptic.game("chess")
