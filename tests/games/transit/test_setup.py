"""T-01 to T-05: set-up, seat counts, the variants."""

from __future__ import annotations

from math import comb

import pytest

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.data import SETBACK_NAMES
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.errors import BadOption, BadSeats
from ecliptic.kernel.facts import fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import run
from ecliptic.kernel.state import SETUP_STREAM, SPECTATOR
from tests.games.transit.helpers import GAME, A, B, C, D, at, options, play, told, turn, until, window
from tests.games.transit.looking import data, hand_sizes, marks, milestones, phase, tableau, task


def start(seats: int, **options_: object) -> Transit:
    s = GAME.start(seats, options_)
    assert isinstance(s, Transit)
    return s


def numbers(names: list[str]) -> list[int]:
    return [SETBACK_NAMES.index(name.removeprefix("setback ")) + 1 for name in names]


# -- T-01 -----------------------------------------------------------------------------------------------------------


def test_T01_a_random_first_player_takes_the_17th_and_the_others_follow_clockwise() -> None:
    s = start(4)
    assert (options(s), s.stream()) == ([f"first {seat}" for seat in range(4)], SETUP_STREAM)
    play(s, "first 2")
    assert [s.century(seat) for seat in (C, D, A, B)] == [0, 1, 2, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T01_the_hourglass_starts_at_ten_and_the_centuries_at_zero(seats: int) -> None:
    s = start(seats)
    assert (s.hourglass, marks(s)) == (10, [0, 0, 0, 0])


# -- T-02 -----------------------------------------------------------------------------------------------------------


def test_T02_with_three_players_the_21st_is_not_used() -> None:
    s = start(3)
    assert [s.at[c.MLEFT + deck] for deck in range(4)] == [7, 7, 7, 0]
    assert [track.century for track in GAME.view(s, A).tracks] == ["17", "18", "19"]


def test_T02_with_three_players_the_21st_is_no_condition_of_victory() -> None:
    s = at(3, phase="w5", ask=0, milestones=[["first-telescopes"], [], []], marks=[9, 9, 9, 0], hourglass=9)
    play(s, "done")
    assert data(s, "outcome") == "victory"


# -- T-03 -----------------------------------------------------------------------------------------------------------


def test_T03_the_eras_use_the_markers_of_the_17th_and_the_19th() -> None:
    s = play(turn(A, ["7H", "8D"], "8H"), "play 7H")
    assert marks(s) == [2, 0, 0, 0]
    s = play(turn(B, ["8D", "7H"], "8H"), "play 7H")
    assert marks(s) == [0, 0, 2, 0]
    assert [track.century for track in GAME.view(s, A).tracks] == ["enlightenment", "modern"]


def test_T03_two_players_hold_eras() -> None:
    for seats, century in ((2, "enlightenment"), (3, "17")):
        assert told(start(seats), "first 1", SPECTATOR) == [fact("first", "T-01", seat=1, century=century)]
        s = until(play(start(seats), "first 0"), lambda s: phase(s) == "setback" and s.round == 1)
        begun = fact("round", "T-26", round=2, seat=seats - 1, century=century)
        assert told(s, options(s)[0], SPECTATOR)[0] == begun


def effect(seats: int, name: str) -> str:
    held = GAME.view(window("w2", [name] + [""] * (seats - 1)), A).players[0].milestones
    return GAME.say(held[0].effect)


def test_T02_T03_card_texts_name_only_who_plays() -> None:
    for name in ("telescope-micrometer", "transit-march"):
        assert len({effect(seats, name) for seats in (2, 3, 4)}) == 3
    assert effect(4, "heliometer") == effect(3, "heliometer") != effect(2, "heliometer")
    over = GAME.view(at(2, phase="over", outcome="victory"), A).outcome
    assert over == fact("victory", "T-25", mark=10, players=2)


def test_T03_two_players_are_dealt_six_and_place_two_each() -> None:
    s = play(start(2), "first 1", "setback old-models")
    until(s, lambda s: phase(s) == "place")
    assert hand_sizes(s) == [6, 6]
    until(s, lambda s: phase(s) == "sun")
    assert (hand_sizes(s), len(tableau(s))) == ([4, 4], 4)


def test_T03_two_players_leave_out_setback_five() -> None:
    s = play(start(2), "first 0")
    assert numbers(options(s)) == [1, 2, 3, 4, 6, 7, 8]
    assert s.setbacks_left == 7


def test_T03_an_era_looks_at_a_card_of_both_decks_and_keeps_one() -> None:
    s = play(turn(A, ["7H", "8D"], "8H", marks=[6, 0, 0, 0]), "play 7H")
    assert all(name.startswith("milestone ") for name in options(s))
    play(s, "milestone first-telescopes", "milestone cone-of-visibility")
    assert options(s) == ["keep first-telescopes", "keep cone-of-visibility"]
    play(s, "keep cone-of-visibility")
    assert milestones(s, A) == ["cone-of-visibility"]
    assert "first-telescopes" in str(data(s, "milestones_used"))


def test_T03_an_effect_reaches_an_era_once() -> None:
    s = play(turn(A, ["7H", "8D"], milestones=[["telescope-micrometer"], []]), "use telescope-micrometer")
    play(s, "draw 3H", "draw 3D")
    assert (hand_sizes(s), task(s)) == ([2, 2], "none")


def test_T03_both_eras_must_keep_up() -> None:
    for modern, outcome in ((9, "victory"), (8, "running")):
        s = at(2, phase="w5", ask=0, milestones=[["first-telescopes"], []], marks=[9, 0, modern, 0], hourglass=9)
        assert data(play(s, "done"), "outcome") == outcome


# -- T-04 -----------------------------------------------------------------------------------------------------------


def test_T04_any_setback_may_come_first_and_no_setback_twice() -> None:
    s = play(start(4), "first 0")
    assert numbers(options(s)) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert s.setbacks_left == 8
    play(s, "setback yellow-fever")
    until(s, lambda s: phase(s) == "setback")
    assert numbers(options(s)) == [1, 2, 3, 4, 5, 7, 8]


def test_T04_milestones_come_from_shuffled_decks() -> None:
    s = play(turn(A, ["7H", "8D", "8S", "8C"], "8H", marks=[6, 0, 0, 0]), "play 7H")
    assert len(options(s)) == 7
    assert list(s.odds()) == [1] * 7


def test_T04_historical_order_of_setbacks() -> None:
    s = play(start(4, historical=True, rounds=8), "first 0")
    for number in range(1, 9):
        until(s, lambda s: phase(s) == "setback")
        assert numbers(options(s)) == [number]
        play(s, options(s)[0])


def test_T04_historical_order_of_milestones() -> None:
    s = turn(A, ["4C", "8D", "8S", "8C"], "4H 4D 4S", marks=[5, 0, 0, 0], options={"historical": True})
    play(s, "play 4C")
    assert options(s) == ["milestone first-telescopes"]
    play(s, "milestone first-telescopes")
    assert options(s) == ["milestone stellae-novae"]


@pytest.mark.parametrize(("seats", "left"), [(2, [4, 6, 7, 8]), (3, [4, 5, 6, 7, 8]), (4, [4, 5, 6, 7, 8])])
def test_T04_the_harder_game_has_only_setbacks_four_to_eight(seats: int, left: list[int]) -> None:
    s = play(start(seats, harder=True), "first 0")
    assert (numbers(options(s)), s.setbacks_left) == (left, len(left))


# -- T-05 -----------------------------------------------------------------------------------------------------------


def test_T05_set_rounds_start_from_hourglass_zero() -> None:
    s = start(4, rounds=3)
    assert (s.hourglass, s.setbacks_left) == (0, 3)


@pytest.mark.parametrize("rounds", [1, 3, 8])
def test_T05_exactly_so_many_rounds_are_played(rounds: int) -> None:
    s = start(4, rounds=rounds)
    run(s, Luck(rounds), 6000)
    assert (s.round, s.actors()) == (rounds, 0)
    assert data(s, "outcome") in ("victory", "behind")


@pytest.mark.parametrize(("mark", "outcome"), [(70, "victory"), (69, "behind")])
def test_T05_only_the_last_round_decides(mark: int, outcome: str) -> None:
    def end(left: int) -> Transit:
        s = at(
            phase="w5", ask=0, milestones=[["first-telescopes"], [], [], []], options={"rounds": 4},
            marks=[99, 99, 99, mark], hourglass=70, setback="old-models", setbacks_left=left,
        )  # fmt: skip
        return play(s, "done")

    assert data(end(0), "outcome") == outcome
    assert data(end(1), "outcome") == "running"  # whether ahead, or past 60 and behind


def test_T05_random_setbacks_in_historical_order_are_any_set_sorted() -> None:
    s = play(start(4, rounds=3, historical=True), "first 0")
    assert numbers(options(s)) == [1, 2, 3, 4, 5, 6]  # two higher ones must follow
    assert list(s.odds()) == [comb(8 - n, 2) for n in range(1, 7)]
    play(s, "setback first-transit")
    until(s, lambda s: phase(s) == "setback")
    assert numbers(options(s)) == [5, 6, 7]
    assert list(s.odds()) == [3, 2, 1]


@pytest.mark.parametrize(
    ("seats", "chosen", "word"),
    [
        (4, {"rounds": 9}, "0 to 8"),
        (4, {"rounds": -1}, "0 to 8"),
        (4, {"rounds": "many"}, "0 to 8"),
        (2, {"rounds": 8}, "7 at most"),
        (2, {"rounds": 5, "harder": True}, "4 at most"),
        (3, {"rounds": 6, "harder": True}, "5 at most"),
        (4, {"harder": "perhaps"}, "yes or no"),
        (4, {"setbacks": 3}, "no option “setbacks”"),
    ],
)
def test_T05_options_that_do_not_fit(seats: int, chosen: dict[str, object], word: str) -> None:
    with pytest.raises(BadOption, match=word):
        GAME.start(seats, chosen)


@pytest.mark.parametrize("seats", [1, 5])
def test_seats_that_do_not_fit(seats: int) -> None:
    with pytest.raises(BadSeats, match="Possible numbers of players: 2, 3, and 4"):
        GAME.start(seats)


def test_options_are_read_from_text_and_told_again() -> None:
    s = GAME.start(3, {"rounds": "5", "harder": "yes"})
    assert GAME.options_of(s) == {
        "rounds": 5, "historical": False, "harder": True, "ascending_runs": False, "war_adds": False
    }  # fmt: skip
