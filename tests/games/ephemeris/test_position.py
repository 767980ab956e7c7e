"""Positions as data: what is none, and why."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.kernel.errors import BadPosition

from .helpers import GAME, one, position, three, two
from .test_two import FIG5


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"phase": "lunch"}, "phase is 'lunch', which does not exist"),
        ({"turn": 2}, "turn is 2, but should be 0 to 1"),
        ({"seats": 3}, "not for 3 players here"),
        ({"board": {"moon": "leo"}}, "board should place all 9 bodies"),
        ({"hands": []}, "hands has 0 entries, but should have 2"),
        ({"said": [0, 99]}, r"said\[1\] is 99, but should be 0 to 60"),
        ({"options": {"mode": "zero"}}, "The option mode"),
        ({"winner": "me"}, "winner should be a number or null, not 'me'"),
        ({"deck": {"seen": ["mars"], "turned": 3}}, "deck.seen has 1 entries, but should have 3"),
        ({"active": [1]}, "active should list all 2 seats here"),
        ({"offered": "yes"}, "offered should be true or false, not 'yes'"),
    ],
)
def test_bad_positions_say_what_is_wrong(change: dict[str, object], words: str) -> None:
    with pytest.raises(BadPosition, match=words.replace("(", r"\(")):
        GAME.position(one().to_dict() | change)


def test_bad_positions_of_hands() -> None:
    with pytest.raises(BadPosition, match=r"hands\[0\].bodies has moon twice"):
        one(hands=[("moon moon sun mars venus", "leo leo virgo virgo libra"), None])
    with pytest.raises(BadPosition, match=r"hands\[0\] should have 5 bodies, not 4"):
        one(hands=[("moon sun mars venus", "leo leo virgo virgo libra"), None])
    with pytest.raises(BadPosition, match=r"hands\[0\] is complete, which does not go with the phase 'move'"):
        one(hands=[("moon sun mercury venus mars", "cancer leo gemini taurus aries"), None])
    with pytest.raises(BadPosition, match="has leo more than 2 times"):
        one(hands=[("moon sun mercury venus mars", "leo leo leo taurus aries"), None])
    with pytest.raises(BadPosition, match="no hand is complete, which does not go with the phase 'call'"):
        one(phase="call")


def test_bad_positions_of_the_other_games() -> None:
    with pytest.raises(BadPosition, match="with these dice the phase should be 'blocked', not 'first move'"):
        two(FIG5, dice=["red", "red"])
    with pytest.raises(BadPosition, match="dice should show two colours"):
        two()
    with pytest.raises(BadPosition, match="owners should give a planet to each of 2 seats"):
        position("three", "die", owners={})
    with pytest.raises(BadPosition, match="colour should be what the die shows"):
        position("three", "quiz card", owners={"mars": 0, "venus": 1})
    snap = GAME.start(2, {"mode": "snap"}).to_dict() | {"phase": "flip"}
    with pytest.raises(BadPosition, match="stocks and piles hold 0 cards in all, not 51"):
        GAME.position(snap)
    pairs: Any = GAME.start(2, {"mode": "pairs"}).to_dict() | {"phase": "turn up"}
    with pytest.raises(BadPosition, match="there are more than 2 cards with leo"):
        GAME.position(pairs | {"places": ["leo"] * 3 + pairs["places"][3:]})
    with pytest.raises(BadPosition, match="won does not add up"):
        GAME.position(pairs | {"won": [1, 0]})
    with pytest.raises(BadPosition, match="up should be a card that was seen and not taken"):
        GAME.position(pairs | {"up": 3})
    with pytest.raises(BadPosition, match="asked should name a card exactly while one is turned up"):
        GAME.position(pairs | {"asked": 3})
    with pytest.raises(BadPosition, match="seat 1 should be active if it has cards, and only then"):
        GAME.position(snap | {"stocks": [[None] * 51, []]})
    deal = {"at": 9, "left": 0, "index": 0, "skipped": 0}
    with pytest.raises(BadPosition, match=r"deal\.at is 9, but should be 0 to 7"):
        GAME.position(GAME.start(2, {"mode": "two"}).to_dict() | {"deal": deal})
    with pytest.raises(BadPosition, match=r"no move would complete hands\[0\], as Pluto claims"):
        two(phase="pluto die", dice=["red", "blue"])


@pytest.mark.parametrize("phase", ["die", "first roller", "roll for start", "quiz card"])
def test_somebody_is_still_in(phase: str) -> None:
    """Nobody could be the next one: compiled, looking for one would never end."""
    with pytest.raises(BadPosition, match="active should list all 2 seats here"):
        three(phase=phase, colour="yellow", active=[])


def test_a_deal_is_as_far_as_its_hands() -> None:
    data = GAME.start(2).to_dict()
    with pytest.raises(BadPosition, match=r"deal\.at is 15, but should be 0 to 9"):
        GAME.position(data | {"deal": {"at": 15, "left": 0, "index": 0, "skipped": 0}})
    with pytest.raises(BadPosition, match=r"hands\[0\] should have 5 bodies, not 0"):
        GAME.position(data | {"deal": {"at": 6, "left": 0, "index": 0, "skipped": 0}})


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: one(phase="draw offered", winner=1), "nobody has won yet"),
        (lambda: one(said=[1, 0]), r"said\[0\] is 1, but should be 0 to 0"),
        (lambda: one(phase="race"), "phase is 'race'"),
        (lambda: one(shown=["moon"]), "winner should be whose hand is shown"),
        (lambda: two(phase="roll", active=[0]), "two seats or more"),
        (lambda: two(phase="roll", pluto=[2], active=[0, 1], seats=3), "pluto lists a seat that is not active"),
        (lambda: two(phase="second move", dice=[None, "red"]), "second move needs a die"),
        (lambda: two(phase="vote", said=[1, 0]), r"said\[0\] is 1, but should be 0 to 0"),
        (lambda: three(phase="take planet"), "phase is 'take planet'"),
        (lambda: three(progress=[12, 0]), r"progress\[0\] is 12, so the game should be over"),
        (lambda: three(game=1), "game is 1, but should be 0 to 0"),
        (lambda: three(pile=[]), "pile should have a card"),
        (lambda: three(owners={"mars": 0, "venus": 0}), "a planet to each of 2 seats"),
        (lambda: position("pairs", "first roller", places=["leo"] + [None] * 50), "null before the game begins"),
        (lambda: position("snap", "first roller", stocks=[[None], []]), "hold 1 cards in all, not 0"),
    ],
)
def test_what_could_not_be_played_on_is_refused(make: Any, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        make()
