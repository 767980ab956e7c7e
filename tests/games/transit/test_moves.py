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
    ("text", "word"),
    [
        ("", "empty line"),
        ("jump", "moves look like"),
        ("play", "moves look like"),
        ("play 9H", "cards are 1 to 8"),
        ("play 5X", "cards are 1 to 8"),
        ("play 5H 6H", "cards are 1 to 8"),
        ("trade 5H", "a trade reads"),
        ("trade 5H with 6H", "a trade reads"),
        ("trade 7H for 8H", "7H does not lie faceup"),
        ("trade moon for 8H", "is no card"),
        ("wild keplers-model", "a WILD reads"),
        ("wild iss as 5", "iss is no WILD"),
        ("wild nothing as 5", "no Milestone 'nothing'"),
        ("wild keplers-model as 9", "is no card"),
        ("wild keplers-model as 1H", "suits do not matter here"),
        ("use magic", "no Milestone 'magic'"),
        ("keep magic", "no Milestone 'magic'"),
        ("give keplers-model", "handing on reads"),
        ("give keplers-model to 7", "'7' is no seat"),
        ("give iss to 2", "iss is no WILD"),
        ("seat x", "'x' is no seat"),
        ("seat 4", "'4' is no seat"),
        ("pick 0", "slots are 1 to 12"),
        ("pick 13", "slots are 1 to 12"),
        ("pick ²", "slots are 1 to 12"),
        ("pick " + "9" * 5000, "slots are 1 to 12"),
        ("setback rain", "no Setback 'rain'"),
        ("deal 5H extra", "is no card"),
        ("sun 5H", "nothing can be done with 'sun' here"),
        ("first 5", "'5' is no seat"),
    ],
)
def test_what_is_no_move_is_told_so(text: str, word: str) -> None:
    with pytest.raises(InvalidMove, match=word):
        GAME.parse(turn(A), A, text)


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
    (turn(A), "play 7H", "T-10", "7H is not in this hand"),
    (turn(A, played=TO_28), "play 8H", "T-09", "28 + 8 would exceed 31"),
    (turn(A), "pass", "T-10", "8H can be played"),
    (turn(A), "done", "T-10", "not what is asked"),
    (turn(A), "place 8H", "T-10", "not what is asked"),
    (turn(A), "trade 1H for 7H", "T-11", "7H is not in this hand"),
    (turn(A), "trade 2C for 8H", "T-07", "without Learned Societies"),
    (turn(A), "trade slot9 for 8H", "T-11", "no card in that place"),
    (turn(A, ["", "8D", "8S", "8C"]), "trade 1H for 8H", "T-11", "needs a card in hand"),
    (turn(A, tableau=["blind"]), "trade slot1 for 8H", "T-11", "only faceup cards"),
    (turn(A, played=TO_28, tableau=["5H"]), "trade 5H for 8H", "T-09", "28 + 5 would exceed 31"),
    (turn(A), "wild heliometer as 4", "T-12", "The Heliometer is not in this hand"),
    (turn(A, milestones=HELIOMETER), "wild heliometer as 5", "T-12", "cannot be played as a 5"),
    (turn(A, milestones=HELIOMETER), "wild heliometer as 4S", "T-12", "suits do not matter"),
    (turn(A, played=TO_28, milestones=HELIOMETER), "wild heliometer as 4", "T-12", "exceed 31"),
    (turn(A), "use iss", "T-27", "The ISS in Orbit is not in this hand"),
    (turn(A, milestones=HELIOMETER), "use heliometer", "T-28", "handed on or played as a card"),
    (turn(A, milestones=[["congress"], [], [], []]), "use congress", "T-28", "its time is Start of Research"),
    (turn(A, milestones=[["endeavour"], [], [], []], deck=3), "use endeavour", "T-30", "the deck cannot supply"),
    (turn(A, milestones=[["stellae-novae"], [], [], []], deck=0), "use stellae-novae", "T-30", "cannot supply"),
    (turn(A, milestones=[["venus-express"], [], [], []], deck=0), "use venus-express", "T-30", "cannot supply"),
    (turn(A, milestones=[["venus-express"], [], [], []], tableau=[]), "use venus-express", "T-30", "nothing to work"),
    (turn(A, milestones=[["iss"], [], [], []]), "use iss", "T-30", "find nothing to work on"),
    (turn(A), "give heliometer to 1", "T-28", "not in this hand"),
    (turn(B, milestones=[[], ["heliometer"], [], []]), "give heliometer to 0", "A-05", "seat 0 does not hold one"),
    (window("w5", ["heliometer", "", "", ""]), "give heliometer to 1", "A-11", "between the reveal and the count"),
    (at(phase="place", left=2, hands=THREE, milestones=HELIOMETER),
     "give heliometer to 1", "T-28", "not what is asked"),
    (at(phase="place", left=2, hands=THREE), "place 3H", "T-06", "ascending order"),
    (at(phase="place", left=2, hands=THREE), "place 4H", "T-06", "not in this hand"),
    (at(phase="discard", left=2, congress=True, hands=["1H 2H", "", "", ""]), "discard 2H", "M19-3", "ascending"),
    (at(phase="limit", left=1, milestones=[["iss", "hubble"], [], [], []]), "drop congress", "T-27", "not in this"),
    (at(phase="limit", left=1, milestones=[["iss"], [], [], []]), "done", "T-27", "not what is asked"),
    (window("w2", ["iss", "", "", ""]), "pass", "T-28", "not what is asked"),
    (turn(A), "first 1", "T-01", "only chance decides"),
    (keplari(), "offer 3D", "M17-5", "3D has changed hands already"),
    (keplari(), "offer 8H", "M17-5", "8H is not in this hand"),
    (keplari(), "pass", "M17-5", "not what is asked"),
    (use("w2", "nos-keplari"), "seat 0", "M17-5", "no seat 0"),
    (use("w2", "live-stream"), "done", "M21-6", "not what is asked"),
    (use("w4", "venus-in-sole-visa"), "pick 7", "M17-6", "no card in that"),
    (iss(), "pick 1", "M21-1", "ascending"),
    (use("w2", "venus-express"), "pick 9", "M21-3", "no card in that"),
    (use("w3", "simultaneous-observation"), "done", "M21-7", "asked"),
    (play(turn(A, ["7H", "8D"], "8H", marks=[6, 0, 0, 0]), "play 7H", "milestone nos-keplari", "milestone endeavour"),
     "keep iss", "T-03", "not what is asked"),
    (play(turn(A, ["7H", "8D", "6S"], "8H", marks=[6, 0, 0, 0]), "play 7H", "milestone paired-transits"),
     "seat 3", "T-28", "no seat 3"),
]  # fmt: skip


@pytest.mark.parametrize(("state", "text", "rule", "word"), REFUSED, ids=[f"{r}-{t}" for _, t, r, _ in REFUSED])
def test_every_refusal_names_its_rule_and_why(state: Transit, text: str, rule: str, word: str) -> None:
    found, reason = refused(state, text)
    assert (found, word in reason) == (rule, True), reason
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
        assert refused(state, "done", seat) == (rule, "it is the 17th's turn to act")
    assert refused(state, "first 1", NATURE) == (rule, "that cannot come up now")


def test_T06_two_players_are_called_by_their_eras_out_of_turn() -> None:
    s = turn(A, ["7H", "8D"])
    assert refused(s, "play 8D", B) == ("T-09", "it is Enlightenment's turn to act")


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
    assert refused(state, "done", A) == (rule, "first chance has to act")
    assert refused(state, "setback old-models") == (rule, "that cannot come up now")


def test_refusals_when_all_is_over() -> None:
    s = at(phase="over", outcome="victory")
    assert s.refusal(A, 0) == ("T-25", "the game is over")
    assert list(s.legal(A)) == []
    assert at(phase="over", outcome="behind", options={"rounds": 2}).refusal(A, 0) == ("T-05", "the game is over")
