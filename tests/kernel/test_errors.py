"""Errors say what is wrong, have one parent, and cross processes."""

from __future__ import annotations

import pickle

import pytest

import ecliptic
from ecliptic.games import OWN
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


@pytest.mark.parametrize("kind", [kind for kind in KINDS if issubclass(kind, errors.FactError)])
def test_what_was_refused_keeps_its_fact(kind: type[errors.FactError]) -> None:
    why = fact("not-a-card", text="6X")
    back = pickle.loads(pickle.dumps(kind(why, "transit")))
    assert (back.fact, back.game_id) == (why, "transit")
    assert str(back) == ecliptic.game("transit").say(why)


def test_an_unknown_game_is_told_the_games_there_are() -> None:
    with pytest.raises(errors.UnknownGame) as refused:
        ecliptic.game("chess")
    assert refused.value.fact == fact("no-game", name="chess", known=list(OWN))
