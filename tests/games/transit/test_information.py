"""T-31, T-32, A-13, A-14: who knows what."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import pytest

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.data import MILESTONE_NAMES
from ecliptic.games.transit.names import card_name
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.facts import fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import SPECTATOR
from tests.games.transit.helpers import GAME, A, B, C, D, at, passes, play, told, turn, window
from tests.games.transit.looking import known

EVERYBODY = (A, B, C, D, SPECTATOR)


def slot(s: Transit, viewer: int, index: int) -> object:
    lying = known(s, viewer, "tableau")
    assert isinstance(lying, list)
    return lying[index]


def hands(s: Transit, viewer: int) -> list[list[str]]:
    found = known(s, viewer, "hands")
    assert isinstance(found, list)
    return found


def guesses(s: Transit, viewer: int, look: Callable[[dict[str, Any]], str], tries: int = 60) -> set[str]:
    """What a viewer's guesses say of one thing."""
    found = set()
    for seed in range(tries):
        guess = s.known_to(viewer)
        guess.fill(Luck(seed))
        found.add(look(guess.to_dict()))
    return found


# -- what is public, what is private --------------------------------------------------------------------------------


def test_T31_hands_are_private_and_their_sizes_public() -> None:
    s = turn(A, ["8H 7H", "8D", "8S", "8C"])
    assert hands(s, B) == [["?", "?"], ["8D"], ["?"], ["?"]]
    assert hands(s, SPECTATOR) == [["?", "?"], ["?"], ["?"], ["?"]]


def test_T31_row_tableau_sun_markers_setback_and_counts_are_public() -> None:
    s = turn(A, ["8H 7H", "8D", "8S", "8C"], "5H", setback="yellow-fever", marks=[1, 2, 3, 4], discard=["6H"])
    whole = s.to_dict()
    for key in ("row", "tableau", "sun", "marks", "setback", "deck", "hourglass", "discard", "setbacks_left"):
        assert all(known(s, viewer, key) == whole[key] for viewer in EVERYBODY)


def test_A13_milestone_hands_are_private() -> None:
    s = turn(A, milestones=[["iss", "hubble"], ["congress"], [], []])
    assert known(s, A, "milestones") == [["iss", "hubble"], ["?"], [], []]
    assert known(s, SPECTATOR, "milestones") == [["?", "?"], ["?"], [], []]


def test_A13_a_drawn_milestone_is_seen_by_its_drawer_only() -> None:
    s = play(turn(A, ["7H", "8D", "8S", "8C"], "8H", marks=[6, 0, 0, 0]), "play 7H")
    seen = [told(s.clone(), "milestone nos-keplari", viewer)[0].args for viewer in (A, B)]
    assert seen == [{"seat": A, "milestone": "nos-keplari"}, {"seat": A, "milestone": None}]
    play(s, "milestone nos-keplari")
    assert known(s, B, "milestones") == [["?"], [], [], []]


def test_A13_an_immediately_card_is_seen_by_all() -> None:
    s = play(turn(A, ["7H", "8D", "8S", "8C"], "8H", marks=[6, 0, 0, 0]), "play 7H")
    assert told(s, "milestone paired-transits", C)[0].args["milestone"] == "paired-transits"


def test_A13_a_wild_handed_on_is_seen_by_giver_and_receiver_only() -> None:
    s = window("w2", ["vt-2004 heliometer", "", "", ""])
    seen = [told(s.clone(), "give vt-2004 to 2", viewer)[0].args["milestone"] for viewer in (A, B, C, SPECTATOR)]
    assert seen == ["vt-2004", None, "vt-2004", None]
    play(s, "give vt-2004 to 2")
    assert known(s, A, "milestones") == [["heliometer"], [], ["vt-2004"], []]
    assert known(s, B, "milestones") == [["?"], [], ["?"], []]
    assert known(s, C, "milestones") == [["?"], [], ["vt-2004"], []]


def test_A12_A13_a_kept_immediately_card_is_shown_with_the_one_discarded() -> None:
    s = play(turn(A, ["7H", "8D"], "8H", marks=[6, 0, 0, 0]), "play 7H")
    play(s, "milestone paired-transits", "milestone endeavour")
    seen = s.seen_as(B, A, GAME.parse(s, A, "keep paired-transits"))
    assert GAME.spell(s, A, seen) == "keep paired-transits not endeavour"
    args = told(s, "keep paired-transits", B)[0].args
    assert (args["milestone"], args["discarded_milestone"]) == ("paired-transits", "endeavour")


def test_A13_in_historical_order_everybody_knows_the_top_card() -> None:
    s = turn(A, ["7H", "8D", "8S", "8C"], "8H", marks=[6, 0, 0, 0], options={"historical": True})
    play(s, "play 7H", "milestone first-telescopes")
    assert known(s, D, "milestones") == [["first-telescopes"], [], [], []]


def test_A12_A13_the_era_card_not_kept_is_public_the_kept_one_is_not() -> None:
    s = play(turn(A, ["7H", "8D"], "8H", marks=[6, 0, 0, 0]), "play 7H")
    play(s, "milestone nos-keplari", "milestone endeavour")
    seen = told(s, "keep nos-keplari", B)[0].args
    assert (seen["milestone"], seen["discarded_milestone"]) == (None, "endeavour")
    assert known(s, B, "milestones") == [["?"], []]


# -- T-31 case by case ----------------------------------------------------------------------------------------------


def test_T31_a_facedown_trade_is_known_to_its_placer_only() -> None:
    s = turn(A, ["8H 7H", "8D", "8S", "8C"])
    assert [told(s.clone(), "trade 1H for 7H", viewer)[0].args["laid_card"] for viewer in (A, B)] == ["7H", None]
    play(s, "trade 1H for 7H")
    assert slot(s, A, 0) == {"down": "7H", "by": A}
    assert all(slot(s, viewer, 0) == {"down": "?", "by": A} for viewer in (B, C, D, SPECTATOR))


def test_T31_a_trade_of_a_live_streamed_hand_is_known_to_all() -> None:
    s = play(turn(A, ["8H 7H", "8D", "8S", "8C"], streamed=[A]), "trade 1H for 7H")
    assert all(slot(s, viewer, 0) == {"down": "7H", "by": A} for viewer in EVERYBODY)


def test_T31_a_keplari_viewer_knows_the_hand_but_not_which_card_goes_facedown() -> None:
    s = window("w2", ["nos-keplari", "", "", ""], hands=["5H", "7D 8D", "8S", "8C"])
    play(s, "use nos-keplari", "seat 1", "show 7D", "show 8D", "done")
    assert hands(s, A)[B] == ["7D", "8D"]
    play(s, "play 5H", "trade 1H for 8D")
    assert hands(s, A)[B] == ["?"]
    assert slot(s, A, 0) == {"down": "?", "by": B}
    assert guesses(s, A, lambda w: w["hands"][B][0] + w["tableau"][0]["down"]) == {"7D8D", "8D7D"}


def test_T31_once_the_other_card_is_played_the_facedown_one_is_certain() -> None:
    s = window("w2", ["nos-keplari", "", "", ""], hands=["5H 6H", "7D 8D", "8S", "8C"])
    play(s, "use nos-keplari", "seat 1", "show 7D", "show 8D", "done")
    play(s, "play 5H", "trade 1H for 8D", "play 8S", "play 8C", "play 6H", "pass", "pass", "pass", "pass", "play 7D")
    assert guesses(s, A, lambda w: w["tableau"][0]["down"]) == {"8D"}


def test_T31_cards_of_the_war_and_a_black_drop_sun_are_known_to_nobody() -> None:
    s = turn(A, tableau=["blind"] * 4, sun="blind")
    for viewer in EVERYBODY:
        assert known(s, viewer, "tableau") == ["blind"] * 4
        assert known(s, viewer, "sun") == "blind"


def test_T31_a_card_seen_entering_a_hand_stays_known_until_it_is_played() -> None:
    s = turn(A, ["8H", "8D", "8S", "8C"], milestones=[["venus-express"], [], [], []])
    play(s, "use venus-express", "pick 1", "tableau 5H")
    assert hands(s, D)[A] == ["1H", "?"]
    play(s, "play 8H", "play 8D")
    assert hands(s, SPECTATOR)[A] == ["1H"]


def test_T31_a_card_seen_in_a_hand_is_no_longer_certain_after_a_facedown_trade() -> None:
    s = turn(A, ["8H", "8D", "8S", "8C"], milestones=[["venus-express"], [], [], []])
    play(s, "use venus-express", "pick 1", "tableau 5H", "trade 5H for 8H")
    assert hands(s, D)[A] == ["?"]
    assert ("1H" in hands(s, A)[A], slot(s, D, 0)) == (True, {"down": "?", "by": A})


def test_T31_an_exchange_with_the_tableau_is_seen() -> None:
    s = window("w3", ["simultaneous-observation", "", "", ""], tableau=["1H", {"down": "6H", "by": C}])
    play(s, "use simultaneous-observation", "accept", "lay 8H", "gather 6H")
    assert hands(s, B)[A] == ["1H", "?"]
    assert hands(s, C)[A] == ["1H", "6H"]  # C laid it down and saw it taken


def test_T31_the_two_concerned_remember_what_was_swapped() -> None:
    s = window("w2", ["nos-keplari", "", "", ""], hands=["1H 2H", "1D 2D", "1S", "3C"], tableau=[])
    play(s, "use nos-keplari", "seat 1", "show 1D", "show 2D", "offer 1H", "take 2D", "done")
    assert hands(s, A) == [["2H", "2D"], ["1H", "1D"], ["?"], ["?"]]
    assert hands(s, B) == [["2D", "?"], ["1H", "1D"], ["?"], ["?"]]
    assert hands(s, C) == [["?", "?"], ["?", "?"], ["1S"], ["?"]]


def test_T31_a_pass_tells_that_no_card_fits() -> None:
    s = passes(turn(A, ["6H 8H", "8D", "8S", "8C"], "7H 7D 7S 7C", tableau=[]), 1)
    ranks = guesses(s, B, lambda w: w["hands"][A][0][0], 300)
    assert ranks == {"4", "5", "6", "8"}  # no 1 2 3, and the sevens lie open


def test_T31_what_comes_to_an_empty_hand_is_new() -> None:
    lately = ["use first-telescopes", "draw 2D", "draw 2S", "draw 3D", "draw 3S"]
    s = turn(
        A,
        ["7H 6H", "", "", ""],
        streamed=[],
        tableau=["1H"],
        milestones=[["venus-express"], [], [], ["first-telescopes"]],
    )
    play(s, "use venus-express", "pick 1", "tableau 5H", "trade 5H for 7H")  # 1H or 7H or 6H was laid down
    play(s, "pass", "pass", *lately)
    assert "1H" in guesses(s, B, lambda w: w["tableau"][0]["down"], 300)
    s = turn(A, ["7H", "", "", ""], tableau=["1H"], milestones=[["venus-express"], [], [], ["first-telescopes"]])
    play(s, "use venus-express", "pick 1", "tableau 5H", "trade 5H for 1H", "pass", "pass", "pass", "play 7H")
    play(s, "pass", "pass", *lately)  # the hand of A was empty: the ace must be what was laid down
    assert guesses(s, B, lambda w: w["tableau"][0]["down"], 100) == {"1H"}
    assert "1H" not in guesses(s, B, lambda w: w["hands"][A][0], 300)


def test_A13_a_milestone_that_comes_to_an_empty_hand_is_from_the_deck_it_was_drawn_from() -> None:
    s = turn(A, ["7H", "7D", "8S", "8C"], "8H", marks=[6, 0, 0, 0])
    play(s, "play 7H", "milestone stellae-novae", "play 7D", "play 8S", "pass", "use stellae-novae", "sun 2D")
    assert s.at[c.MMAY + B * 4 + A] == 0


def test_T31_congress_discards_are_facedown() -> None:
    s = at(phase="discard", ask=0, left=2, congress=True, sun="2C", hands=["6H 7H 8H", "8D", "8S", "8C"])
    seen = [told(s.clone(), "discard 6H", viewer)[0] for viewer in (A, B)]
    assert seen == [fact("discarded", "M19-3", seat=A, card=card) for card in ("6H", None)]
    play(s, "discard 6H")
    assert known(s, B, "last_card") == -1
    play(s, "discard 8H")
    assert known(s, B, "buried") == ["?", "?"]


def test_T31_a_deal_is_seen_by_who_gets_it() -> None:
    s = at(phase="deal", ask=1, left=2, hands=["1H 2H 3H 4H 5H 6H", "", "", ""])
    seen = [told(s.clone(), "deal 5D", viewer)[0] for viewer in (B, C)]
    assert seen == [fact("dealt", "T-06", seat=B, card=card) for card in ("5D", None)]


@pytest.mark.parametrize(
    ("phase", "silent"),
    [("w0", False), ("w6", False), ("w2", True), ("w3", True), ("w4", False), ("w5", False)],
)
def test_T32_talk_is_free_from_observation_until_the_deal(phase: str, silent: bool) -> None:
    late: dict[str, Any] = {} if phase in ("w2", "w3", "w4", "w5") else {"tableau": [], "sun": None}
    assert GAME.view(window(phase, ["iss", "", "", ""], **late), A).silent == silent
    assert GAME.view(turn(A), A).silent


# -- numbers of worlds ----------------------------------------------------------------------------------------------


TINY = json.loads((Path(__file__).parent / "tiny.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", TINY, ids=lambda case: str(case["name"]))
def test_T31_tiny_positions_have_as_many_worlds_as_plain_counting_says(case: dict[str, Any]) -> None:
    viewer = SPECTATOR if case["seat"] == "spectator" else case["seat"]
    seen = GAME.position(case["position"]).known_to(viewer).to_dict()
    assert case["worlds"] == card_worlds(seen, case["name"]) * milestone_worlds(seen)


def card_worlds(seen: dict[str, Any], name: str) -> int:
    """In how many ways the cards that a viewer does not see can lie in the hands, facedown, and in the deck."""
    text = json.dumps(seen)
    unseen = [card for card in (card_name(i) for i in range(32)) if f'"{card}"' not in text]
    if seen["phase"] in ("setback", "first-player"):
        return 1  # all cards are in the deck
    rooms = [hand.count("?") for hand in seen["hands"]]
    rooms += [1 for slot in seen["tableau"] if isinstance(slot, dict) and slot["down"] == "?"]
    found = [filled for filled in fillings(unseen, rooms) if possible(filled, name)]
    if name == "one of two discards chosen":  # and which card is the lower one: not the highest of three
        return len(found) * 2
    return len(found)


def possible(filled: list[tuple[str, ...]], name: str) -> bool:
    """What a viewer can tell beyond the number of cards."""
    if name == "a hand that passed":  # at 28 no card up to 3 was there
        return all(int(card[0]) > 3 for card in filled[1])
    if name == "a card seen coming to a hand, then one laid facedown":
        left, laid = filled[0], filled[-1]
        return "1H" in left + laid  # the ace is in the hand or was laid down
    return True


def fillings(unseen: list[str], rooms: list[int]) -> list[list[tuple[str, ...]]]:
    """Every way to give each room so many of the cards."""
    if not rooms:
        return [[]]
    return [
        [chosen, *others]
        for chosen in combinations(unseen, rooms[0])
        for others in fillings([card for card in unseen if card not in chosen], rooms[1:])
    ]


def milestone_worlds(seen: dict[str, Any]) -> int:
    text = json.dumps([seen["milestones"], seen["milestones_used"]])
    unseen = [name for name in MILESTONE_NAMES if f'"{name}"' not in text]
    if seen["task"]["kind"] == "keep":  # one card of each of the Era's decks
        return len([m for m in unseen if m in MILESTONE_NAMES[:7]]) * len(
            [m for m in unseen if m in MILESTONE_NAMES[7:14]]
        )
    return comb(len(unseen), sum(hand.count("?") for hand in seen["milestones"]))
