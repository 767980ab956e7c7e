"""Moves as text, and why a move is refused."""

from __future__ import annotations

import pytest

from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.errors import IllegalAction, InvalidMove
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE, SPECTATOR, step
from ecliptic.testing import Variant
from tests.games.transit.helpers import GAME, A, B, C, at, play, refused, turn, window
from tests.games.transit.kit import KIT


@pytest.mark.parametrize("variant", KIT.variants, ids=str)
def test_every_spelling_parses_back_in_any_case(variant: Variant) -> None:
    for number in range(3):
        s, luck = GAME.start(variant.seats, variant.options), Luck(number, 3)
        assert isinstance(s, Transit)
        while s.actors():
            seat = s.actor()
            legal = list(s.legal(seat))
            texts = [GAME.spell(s, seat, action) for action in legal]
            assert len(set(texts)) == len(texts)
            for action, text in zip(legal, texts, strict=True):
                assert GAME.parse(s, seat, text) == action
                assert GAME.parse(s, seat, f"  {text.upper()} ") == action
            s.apply(seat, s.pick(seat, luck.word()))


def test_an_ace_may_be_written_as_one() -> None:
    s = turn(A, ["1H 8H", "8D", "8S", "8C"], tableau=["1D"])
    assert GAME.parse(s, A, "play ah") == GAME.parse(s, A, "play 1H")
    assert GAME.parse(s, A, "trade AD for 8h") == GAME.parse(s, A, "trade 1D for 8H")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "no-text"),
        ("jump", "not-a-move"),
        ("play", "not-a-move"),
        ("play 9H", "not-a-card"),
        ("play 5X", "not-a-card"),
        ("play 5H 6H", "not-a-card"),
        ("trade 5H", "not-a-trade"),
        ("trade 5H with 6H", "not-a-trade"),
        ("trade 7H for 8H", "not-faceup"),
        ("trade moon for 8H", "not-a-card"),
        ("wild keplers-model", "not-a-wild-move"),
        ("wild iss as 5", "not-a-wild"),
        ("wild nothing as 5", "not-a-milestone"),
        ("wild keplers-model as 9", "not-a-card"),
        ("wild keplers-model as 1H", "wild-without-suit"),
        ("use magic", "not-a-milestone"),
        ("keep magic", "not-a-milestone"),
        ("give keplers-model", "not-a-gift"),
        ("give keplers-model to 7", "not-a-seat"),
        ("give iss to 2", "not-a-wild"),
        ("seat x", "not-a-seat"),
        ("seat 4", "not-a-seat"),
        ("pick 0", "not-a-place"),
        ("pick 13", "not-a-place"),
        ("pick ²", "not-a-place"),
        ("pick " + "9" * 5000, "not-a-place"),
        ("setback rain", "not-a-setback"),
        ("deal 5H extra", "not-a-card"),
        ("sun 5H", "not-now"),
        ("first 5", "not-a-seat"),
    ],
)
def test_what_is_not_a_move_is_told_so(text: str, key: str) -> None:
    with pytest.raises(InvalidMove) as told:
        GAME.parse(turn(A), A, text)
    assert told.value.fact.key == key


def test_partly_hidden_moves_are_spelled_with_a_question_mark() -> None:
    def seen(s: Transit, text: str) -> str:
        seat = s.actor()
        return GAME.spell(s, seat, s.seen_as(C, seat, GAME.parse(s, seat, text)))

    assert seen(turn(A), "trade 1H for 8H") == "trade 1H for ?"
    assert seen(window("w2", ["vt-2004", "", "", ""]), "give vt-2004 to 1") == "give ? to 1"
    half = at(phase="discard", ask=0, left=2, congress=True, hands=["6H 7H", "8D", "8S", "8C"])
    assert seen(half, "discard 6H") == "discard ?"
    assert seen(at(phase="deal", ask=0, left=1, hands=["6H", "", "", ""]), "deal 5H") == "?"
    era = play(
        turn(A, ["7H", "8D"], "8H", marks=[6, 0, 0, 0]), "play 7H", "milestone nos-keplari", "milestone endeavour"
    )
    assert GAME.spell(era, A, era.seen_as(B, A, GAME.parse(era, A, "keep endeavour"))) == "keep ? not nos-keplari"


def keplari() -> Transit:
    s = window("w2", ["nos-keplari", "", "", ""], hands=["1H 2H", "3D 4D", "8S", "8C"], tableau=[])
    return play(s, "use nos-keplari", "seat 1", "show 3D", "show 4D", "offer 1H", "take 3D")


def iss() -> Transit:
    return play(turn(A, tableau=["1H", "blind"], milestones=[["iss"], [], [], []]), "use iss")


def use(phase: str, name: str) -> Transit:
    return play(window(phase, [name, "", "", ""]), f"use {name}")


TO_28 = "7H 7D 7S 7C"
THREE = ["1H 2H 3H", "1D", "1S", "1C"]
HELIOMETER = [["heliometer"], [], [], []]
REFUSED = [
    (turn(A), "play 7H", "T-10", "not-in-hand"),
    (turn(A, played=TO_28), "play 8H", "T-09", "too-high"),
    (turn(A), "pass", "T-10", "must-play"),
    (turn(A), "done", "T-10", "not-asked"),
    (turn(A), "place 8H", "T-10", "not-asked"),
    (turn(A), "trade 1H for 7H", "T-11", "not-in-hand"),
    (turn(A), "trade 2C for 8H", "T-07", "sun-not-traded"),
    (turn(A), "trade slot9 for 8H", "T-11", "slot-empty"),
    (turn(A, ["", "8D", "8S", "8C"]), "trade 1H for 8H", "T-11", "no-empty-trade"),
    (turn(A, tableau=["blind"]), "trade slot1 for 8H", "T-11", "slot-facedown"),
    (turn(A, played=TO_28, tableau=["5H"]), "trade 5H for 8H", "T-09", "too-high"),
    (turn(A), "wild heliometer as 4", "T-12", "milestone-not-held"),
    (turn(A, milestones=HELIOMETER), "wild heliometer as 5", "T-12", "not-a-wild-face"),
    (turn(A, milestones=HELIOMETER), "wild heliometer as 4S", "T-12", "suit-silent"),
    (turn(A, played=TO_28, milestones=HELIOMETER), "wild heliometer as 4", "T-12", "too-high"),
    (turn(A), "use iss", "T-27", "milestone-not-held"),
    (turn(A, milestones=HELIOMETER), "use heliometer", "T-28", "wild-only"),
    (turn(A, milestones=[["congress"], [], [], []]), "use congress", "T-28", "wrong-time"),
    (turn(A, milestones=[["endeavour"], [], [], []], deck=3), "use endeavour", "T-30", "no-cards"),
    (turn(A, milestones=[["stellae-novae"], [], [], []], deck=0), "use stellae-novae", "T-30", "no-cards"),
    (turn(A, milestones=[["venus-express"], [], [], []], deck=0), "use venus-express", "T-30", "no-cards"),
    (turn(A, milestones=[["venus-express"], [], [], []], tableau=[]), "use venus-express", "T-30", "nothing-to-do"),
    (turn(A, milestones=[["iss"], [], [], []]), "use iss", "T-30", "nothing-to-do"),
    (turn(A), "give heliometer to 1", "T-28", "milestone-not-held"),
    (turn(B, milestones=[[], ["heliometer"], [], []]), "give heliometer to 0", "A-05", "not-later"),
    (window("w5", ["heliometer", "", "", ""]), "give heliometer to 1", "A-11", "no-handing-now"),
    (at(phase="place", left=2, hands=THREE, milestones=HELIOMETER),
     "give heliometer to 1", "T-28", "not-asked"),
    (at(phase="place", left=2, hands=THREE), "place 3H", "T-06", "order"),
    (at(phase="place", left=2, hands=THREE), "place 4H", "T-06", "not-in-hand"),
    (at(phase="discard", left=2, congress=True, hands=["1H 2H", "", "", ""]), "discard 2H", "M19-3", "order"),
    (
        at(phase="limit", left=1, milestones=[["iss", "hubble"], [], [], []]),
        "drop congress",
        "T-27",
        "milestone-not-held",
    ),
    (at(phase="limit", left=1, milestones=[["iss"], [], [], []]), "done", "T-27", "not-asked"),
    (window("w2", ["iss", "", "", ""]), "pass", "T-28", "not-asked"),
    (turn(A), "first 1", "T-01", "nature-only"),
    (keplari(), "offer 3D", "M17-5", "already-swapped"),
    (keplari(), "offer 8H", "M17-5", "not-in-hand"),
    (keplari(), "pass", "M17-5", "not-asked"),
    (use("w2", "nos-keplari"), "seat 0", "M17-5", "no-such-seat"),
    (use("w2", "live-stream"), "done", "M21-6", "not-asked"),
    (use("w4", "venus-in-sole-visa"), "pick 7", "M17-6", "slot-empty"),
    (iss(), "pick 1", "M21-1", "order"),
    (use("w2", "venus-express"), "pick 9", "M21-3", "slot-empty"),
    (use("w3", "simultaneous-observation"), "done", "M21-7", "not-asked"),
    (play(turn(A, ["7H", "8D"], "8H", marks=[6, 0, 0, 0]), "play 7H", "milestone nos-keplari", "milestone endeavour"),
     "keep iss", "T-03", "not-asked"),
    (play(turn(A, ["7H", "8D", "6S"], "8H", marks=[6, 0, 0, 0]), "play 7H", "milestone paired-transits"),
     "seat 3", "T-28", "no-such-seat"),
]  # fmt: skip


@pytest.mark.parametrize(("state", "text", "rule", "key"), REFUSED, ids=[f"{r}-{t}" for _, t, r, _ in REFUSED])
def test_every_refusal_names_its_rule_and_why(state: Transit, text: str, rule: str, key: str) -> None:
    assert refused(state, text) == (rule, key)
    before = state.to_dict()
    with pytest.raises(IllegalAction, match=rule):
        step(state, state.actor(), GAME.parse(state, state.actor(), text))
    assert state.to_dict() == before


OUT_OF_TURN = [
    (turn(A), "T-09"),
    (window("w0", ["iss", "", "", ""], tableau=[], sun=None), "T-28"),
    (window("w2", ["iss", "", "", ""]), "T-28"),
    (window("w5", ["iss", "", "", ""]), "T-28"),
    (at(phase="place", left=2, hands=THREE), "T-06"),
    (at(phase="discard", left=2, congress=True, hands=["1H 2H", "", "", ""]), "M19-3"),
    (at(phase="limit", left=1, milestones=[["iss", "hubble"], [], [], []]), "T-27"),
    (keplari(), "M17-5"),
    (iss(), "M21-1"),
    (use("w4", "venus-in-sole-visa"), "M17-6"),
    (use("w2", "venus-express"), "M21-3"),
    (use("w2", "live-stream"), "M21-6"),
    (use("w3", "simultaneous-observation"), "M21-7"),
]
"""Positions in which seat A is asked, and the rule of what is under way."""


@pytest.mark.parametrize(("state", "rule"), OUT_OF_TURN)
def test_T28_acting_out_of_turn_is_refused_with_the_rule_of_the_phase(state: Transit, rule: str) -> None:
    for seat in (B, SPECTATOR):
        assert refused(state, "done", seat) == (rule, "not-you")
    assert refused(state, "first 1", NATURE) == (rule, "not-drawn")


@pytest.mark.parametrize(
    ("state", "rule"),
    [
        (at(phase="deal", ask=0, left=2, hands=["1H", "", "", ""]), "T-06"),
        (use("w2", "stellae-novae"), "M17-2"),
        (use("w2", "first-telescopes"), "T-30"),
        (play(turn(A, ["7H", "8D", "6S"], "8H", marks=[6, 0, 0, 0]), "play 7H"), "T-21"),
    ],
)
def test_T06_while_chance_acts_nobody_else_does(state: Transit, rule: str) -> None:
    assert refused(state, "done", A) == (rule, "nature-acts")
    assert refused(state, "setback old-models") == (rule, "not-drawn")


def test_refusals_when_all_is_over() -> None:
    s = at(phase="over", outcome="victory")
    assert refused(s, "done", A) == ("T-25", "over")
    assert list(s.legal(A)) == []
    assert refused(at(phase="over", outcome="behind", options={"rounds": 2}), "done", A) == ("T-05", "over")
