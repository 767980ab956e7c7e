"""T-17 to T-22: what a played card earns, against the rules and against plain brute force."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecliptic.games.transit import ids as c
from ecliptic.games.transit import scoring
from ecliptic.games.transit.names import card_name
from ecliptic.games.transit.rules import Transit
from tests.games.transit.helpers import A, B, C, D, at, passes, play, told, turn
from tests.games.transit.looking import data, marks, milestones, task


def earned(played: str, card: str, **more: Any) -> int:
    """What seat D earns by playing a card on a row."""
    s = play(turn(D, ["7S", "7D", "6S", card], played, **{"tableau": [], "sun": None, **more}), f"play {card}")
    return marks(s)[D]


# -- T-17: runs -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("played", "card", "points"),
    [
        ("5H 6H 8H", "7H", 4),
        ("8H 7H 7C", "6H", 0),
        ("2H 3H 4H 6H", "5H", 5),  # 2 3 4 6 was none, and 4 6 5 is only its end
        ("1H 2H", "4H", 0),
        ("8H 1H", "2H", 0),  # the ace is not a nine
        ("3H 1H", "2H", 3),
        ("1H 2H 3H 4H 5H", "6H", 6),
        ("4H 2H 3H", "4D", 3),  # the second 4 stops the run at three
    ],
)
def test_T17_longest_run_counts(played: str, card: str, points: int) -> None:
    assert earned(played, card) == points


def test_T17_shorter_runs_inside_pay_nothing() -> None:
    assert earned("1H 2H 3H", "4H") == 4  # not 4 + 3


# -- T-18: multiples ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("played", "points"), [("3H", 2), ("3H 3D", 6), ("3H 3D 3S", 12), ("3H 4H", 0)])
def test_T18_multiples_pay_two_six_twelve(played: str, points: int) -> None:
    assert earned(played, "3C") == points


@pytest.mark.parametrize(("wilds", "points"), [(1, 20), (2, 30)])
def test_T18_five_and_six_of_a_rank_with_wilds(wilds: int, points: int) -> None:
    names = ["solving-longitude", "newcombs-tables"]
    entries: list[dict[str, object]] = [{"card": f"3{suit}", "seat": i} for i, suit in enumerate("HDS")]
    entries += [{"card": "3H", "seat": 3, "wild": name} for name in names[:wilds]]
    s = play(turn(C, ["7S", "7D", "3C", "6S"], row=entries), "play 3C")
    assert marks(s)[C] == points + (2 if s.total == 15 else 0)


# -- T-19: fifteen and thirty-one -----------------------------------------------------------------------------------


def test_T19_fifteen_pays_two() -> None:
    assert earned("8H", "7H") == 2
    assert earned("8H", "6H") == 0


def test_T19_thirty_one_pays_two() -> None:
    assert earned("8H 8D 8S", "7H") == 2
    assert earned("8H 8D 8S", "6H") == 0


def test_T19_everything_that_applies_is_added() -> None:
    assert earned("4H 5H", "6H") == 5
    assert earned("5H 5D", "5S") == 8


# -- T-20: Last Card ------------------------------------------------------------------------------------------------


def test_T20_the_last_player_of_a_count_closed_by_passes_gets_one() -> None:
    s = turn(D, ["8H", "7D", "5S", "6D"], "8D 8C 8S", last=C)  # 24
    passes(play(s, "play 6D"), 4)
    assert marks(s) == [0, 0, 0, 1]
    assert s.turn == A


def test_T20_never_together_with_thirty_one() -> None:
    s = play(turn(D, ["8H", "7D", "5S", "7S"], "8D 8C 8S"), "play 7S")
    assert marks(s) == [0, 0, 0, 2]
    assert s.row_size == 0


# -- T-21: the markers ----------------------------------------------------------------------------------------------


def test_T21_points_move_the_marker_of_the_century_held_now() -> None:
    s = play(turn(D, played="8H", hands=["8D", "6D", "6S", "7H"], lead=2), "play 7H")
    assert marks(s) == [0, 2, 0, 0]  # with seat C as the 17th, seat D holds the 18th


def test_T21_each_space_reached_or_passed_gives_a_card_of_that_deck() -> None:
    s = turn(A, ["4C", "8D", "8S", "8C"], "4H 4D 4S", marks=[5, 0, 0, 0])
    play(s, "play 4C")
    assert (marks(s)[0], task(s)) == (17, "draw-milestone")
    play(s, "milestone stellae-novae", "milestone keplers-model")
    assert milestones(s, A) == ["stellae-novae", "keplers-model"]
    assert (task(s), s.turn) == ("none", B)


def test_T21_a_space_is_reached_exactly_and_not_twice() -> None:
    s = play(turn(A, ["7H", "8D", "8S", "8C"], "8H", marks=[6, 0, 0, 0]), "play 7H")
    assert task(s) == "draw-milestone"
    s = play(turn(A, ["7H", "8D", "8S", "8C"], "8H", marks=[8, 0, 0, 0]), "play 7H")
    assert task(s) == "none"


def test_T21_an_empty_deck_gives_nothing() -> None:
    whole = [
        "first-telescopes",
        "stellae-novae",
        "keplers-model",
        "paired-transits",
        "nos-keplari",
        "venus-in-sole-visa",
    ]
    s = turn(A, ["7H", "8D", "8S", "8C"], "8H", marks=[6, 0, 0, 0], milestones_used=[*whole, "sixty-million-miles"])
    play(s, "play 7H")
    assert (task(s), s.turn, data(s, "owed")) == ("none", B, [0, 0, 0, 0])


def test_T21_who_played_draws_first_then_clockwise() -> None:
    owner = {"international-cooperation": C}
    s = turn(C, ["8H", "8D", "3S", "8C"], "1H 2H", "AB", marks=[7, 7, 7, 0], ongoing=owner, tableau=[])
    play(s, "play 3S")
    drawn = []
    for name in ("solving-longitude", "first-telescopes", "telescope-micrometer"):
        drawn.append(s.task_seat)
        play(s, f"milestone {name}")
    assert drawn == [C, A, B]


# -- T-22: bonuses before draws -------------------------------------------------------------------------------------


def test_T22_an_ongoing_card_drawn_by_a_play_works_only_from_the_next_scoring_on() -> None:
    s = turn(A, ["7H", "8D", "8S", "8C"], "8H 6H 6D 4H", marks=[6, 0, 0, 0])
    play(s, "play 7H", "milestone paired-transits", "seat 0")
    assert marks(s)[0] == 8
    s = turn(D, ["8H", "8D", "8S", "7H"], "8C 6H 6D 4H", marks=[0, 0, 0, 6])  # 31
    play(s, "play 7H", "milestone exoplanet-research", "seat 3")
    assert marks(s)[3] == 8


def test_T22_the_last_card_of_the_same_play_is_paid_later_and_counts() -> None:
    s = turn(C, ["8H", "8D", "4S", "8C"], "7H 7D 6C 3H", marks=[0, 0, 4, 0])  # 23
    play(s, "play 4S")  # 27, nothing
    assert marks(s)[2] == 4
    s = turn(C, ["8H", "8D", "4S", "8C"], "7H 7D 6C 4H", marks=[0, 0, 6, 0])  # 24
    play(s, "play 4S", "milestone photographic-plates", "seat 2")  # a pair
    passes(s, 4)
    assert marks(s)[2] == 6 + 2 + 2  # the pair, then Last Card with its bonus


# -- against brute force --------------------------------------------------------------------------------------------

FACES = st.integers(0, 31)


def lay(faces: list[int], setback: str | None = None, hubble: bool = False, **options: object) -> Transit:
    """A row of these cards as they come, repeated faces allowed, with nobody caring who played them."""
    s = at(phase="turn", hands=["1H", "", "", ""], setback=setback, hubble=hubble, options=options)
    for i, face in enumerate(faces):
        s.at[c.ROW + i] = face
    s.row_size, s.total = len(faces), sum(face % 8 + 1 for face in faces)
    return s


def ranks(faces: list[int]) -> list[int]:
    return [face % 8 + 1 for face in faces]


def suffixes(things: list[int]) -> list[list[int]]:
    return [things[i:] for i in range(len(things))]


@settings(max_examples=150, deadline=None)
@given(st.lists(FACES, min_size=1, max_size=12))
def test_T17_runs_as_brute_force_finds_them(faces: list[int]) -> None:
    found = [len(x) for x in suffixes(ranks(faces)) if len(x) > 2 and sorted(x) == list(range(min(x), min(x) + len(x)))]
    assert scoring.run_length(lay(faces)) == max(found, default=0)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from([0, 1, 2, 3, 4, 9, 10, 11]), min_size=1, max_size=10), st.booleans())
def test_SB1_straight_runs_as_brute_force_finds_them(faces: list[int], ascending: bool) -> None:
    def straight(x: list[int]) -> bool:
        up = all(b - a == 1 for a, b in pairwise(x))
        down = all(a - b == 1 for a, b in pairwise(x))
        return len(x) > 2 and (up or (down and not ascending))

    found = [len(x) for x in suffixes(ranks(faces)) if straight(x)]
    s = lay(faces, "old-models", ascending_runs=ascending)
    assert scoring.run_length(s) == max(found, default=0)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from([0, 8, 16, 24, 1]), min_size=1, max_size=9), st.booleans())
def test_T18_SB4_multiples_as_brute_force_finds_them(faces: list[int], half: bool) -> None:
    s = lay(faces, "first-transit" if half else None)
    longest = max(len(x) for x in suffixes(ranks(faces)) if len(set(x)) == 1)
    pairs = len(list(combinations(range(longest), 2)))
    assert scoring.multiple_points(s, scoring.multiple_length(s)) == pairs * (1 if half else 2)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from([0, 1, 2, 8, 9]), min_size=1, max_size=9), st.booleans())
def test_M21_2_suit_sequences_as_brute_force_finds_them(faces: list[int], hubble: bool) -> None:
    found = [len(x) for x in suffixes(faces) if len(x) > 2 and len({face // 8 for face in x}) == 1]
    assert scoring.suit_length(lay(faces, hubble=hubble)) == (max(found, default=0) if hubble else 0)


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 70), st.integers(0, 30))
def test_T21_A16_spaces_as_brute_force_counts_them(old: int, points: int) -> None:
    s = at(marks=[old, 0, 0, 0])
    expected = sum(old < space <= old + points for space in (8, 16, 24, 32, 40, 48, 56))
    assert scoring.spaces_reached(s, 0, points) == expected


def brute_tableau(faces: list[int]) -> int:
    """Every subset by itself: fifteens and pairs two each; runs are the sets no longer set contains."""
    points = 0
    subsets = [x for n in range(2, len(faces) + 1) for x in combinations(range(len(faces)), n)]
    for x in subsets:
        held = [faces[i] % 8 + 1 for i in x]
        points += 2 * (sum(held) == 15) + 2 * (len(held) == 2 and held[0] == held[1])
    chains = [x for x in subsets if len(x) > 2 and is_chain([faces[i] % 8 + 1 for i in x])]
    longest = [x for x in chains if not any(set(x) < set(y) for y in chains)]
    return points + sum(len(x) for x in longest)


def is_chain(held: list[int]) -> bool:
    return sorted(held) == list(range(min(held), min(held) + len(held)))


@settings(max_examples=150, deadline=None)
@given(st.sets(FACES, max_size=9), st.booleans())
def test_T23_observation_of_any_size_as_brute_force_counts_it(faces: set[int], with_sun: bool) -> None:
    names = [card_name(face) for face in sorted(faces)]
    sun = names.pop() if with_sun and names else None
    s = at(phase="turn", hands=[_other(faces), "", "", ""], tableau=names, sun=sun)
    assert scoring.tableau_value(s) == brute_tableau(sorted(faces))


def _other(faces: set[int]) -> str:
    return next(card_name(face) for face in range(32) if face not in faces)


def test_T17_points_name_the_cards_that_earned_them() -> None:
    s = turn(A, ["5H", "8D", "8S", "8C"], "8H 4D 3S")
    seen = told(s, "play 5H", B)[1]
    assert [(one.key, one.args["cards"]) for one in seen.args["reasons"]] == [("run", ["4D", "3S", "5H"])]
    s = turn(A, ["5H", "8D", "8S", "8C"], "5D 5S")
    reasons = told(s, "play 5H", B)[1].args["reasons"]
    assert [(one.key, one.args["cards"]) for one in reasons] == [
        ("multiple", ["5D", "5S", "5H"]),
        ("fifteen", ["5D", "5S", "5H"]),
    ]
