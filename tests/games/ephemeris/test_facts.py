"""What players are told: the facts of each event, and that every point, pair and card is accounted for."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ecliptic import NATURE, State
from ecliptic.games.ephemeris.ids import ECLIPSE, OFFER, P_OVER
from ecliptic.games.ephemeris.three import GameThree
from ecliptic.kernel.catalogue import OWN, Catalogue
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.luck import Luck

from .helpers import GAME, do, one, play, three, told, two
from .kit import KIT
from .test_hands import FIG3_BOARD, FIG3_HANDS
from .test_three import PROGRESS_25, SCENARIO_25, answered
from .test_two import FIG5, FIG6, one_away
from .test_variants import FOR_1, draft, drafted, pairs, silent, snap


def keys(facts: list[Fact]) -> list[str]:
    return [one.key for one in facts]


# -- pieces ----------------------------------------------------------------------------------------------------------


def test_E03_a_move_tells_its_way_and_what_it_pins_and_frees() -> None:
    state = two(FIG6 | {"mercury": "gemini"}, dice=["red", "blue"])
    way = {"body": "mars", "colour": "red", "from_sign": "libra", "to_sign": "capricorn", "distance": 3}
    assert told(state, "mars +3", 1) == [
        fact("moved", "E-22", seat=0, **way),
        fact("got-pinned", "E-03", body="mars", sign="capricorn", blocking_bodies=["sun"]),
        fact("freed", "E-03", body="jupiter", sign="libra"),
    ]


def test_E08_going_back_is_told_by_its_distance() -> None:
    state = two(FIG5, phase="move back", card="saturn", dice=["red", "red"])
    way = {"body": "saturn", "colour": "blue", "from_sign": "capricorn", "to_sign": "scorpio", "distance": 2}
    assert told(state, "saturn -2", 1)[0] == fact("moved-back", "E-08", seat=0, **way)


def test_E12_goals_are_told_to_whoever_knows_the_hand() -> None:
    hands = [("moon sun mercury venus mars", "leo virgo gemini taurus pisces"), None]
    mine = fact("goal-lost", "E-12", seat=0, signs=["taurus", "gemini"], n=2, size=5)
    for viewer, seen in ((0, [mine]), (1, []), (None, [])):
        facts = told(one(hands=hands), "sun +2", viewer)
        assert [one for one in facts if one.args.get("size")] == seen
    before = one(hands=hands)
    after = do(before.clone(), "sun +2")
    assert mine in GAME.open_facts(before, after, 0, GAME.parse(before, 0, "sun +2"))


def test_E25_dice_that_move_nothing_lead_to_a_retrograde_card() -> None:
    state = do(two(FIG5, phase="roll"), "roll")
    colours = {"first_colour": "red", "second_colour": "red"}
    assert told(state, "roll red red", 1) == [
        fact("rolled-dice", "E-22", seat=0, **colours),
        fact("all-blocked", "E-25", colours=["red", "red"]),
    ]
    assert told(state, "turn up", 1) == [fact("turns-up", "E-25", seat=0)]
    assert told(state, "retrograde mars", 1) == [fact("retrograde-card", "E-25", seat=0, body="mars")]


def test_E33_in_game_three_the_card_moves_its_planet_at_once() -> None:
    board = {"mercury": "leo", "mars": "leo", "sun": "leo", "venus": "scorpio", "moon": "scorpio"}
    state = three(board)
    assert keys(told(state, "roll red", 1)) == ["rolled-die", "colour-pinned"]
    seen = told(state, "retrograde jupiter", 1)
    assert keys(seen)[:2] == ["retrograde-card", "went-back"]
    assert fact("orbit", "E-32", seat=1, body="jupiter", steps=-1, progress=-1) in seen


# -- secrets ---------------------------------------------------------------------------------------------------------


def test_E10_a_card_is_told_to_its_owner_alone() -> None:
    state = GAME.start(2, {"mode": "one"})
    assert told(state.clone(), "deal mars", 0) == [fact("dealt-body", "E-10", seat=0, body="mars")]
    for viewer in (1, None):
        assert told(state.clone(), "deal mars", viewer) == [fact("dealt-body", "E-10", seat=0, body=None)]
    do(state, "deal mars")
    assert told(state.clone(), "deal mars", 0) == [fact("dealt-again", "E-10", seat=0, body="mars")]
    assert told(state, "deal mars", 1) == [fact("dealt-body", "E-10", seat=0, body=None)]


def test_E38_nobody_is_told_which_body_was_chosen() -> None:
    state = draft()
    before, action = state.clone(), GAME.parse(state, 0, "choose sun")
    do(state, "0: choose sun")
    assert GAME.facts(before, state, 0, action, 0) == [fact("chose", "E-38", seat=0, body="sun")]
    assert GAME.facts(before, state, 0, action, 1) == [fact("chose", "E-38", seat=0, body=None)]


def test_E38_named_signs_are_told_with_whom_they_are_for() -> None:
    state = drafted()
    assert told(state, "name leo", 1) == [fact("named", "E-38", seat=0, other_seat=1, sign="leo")]


def test_E28_a_vote_is_told_with_its_consequences_once_all_have_voted() -> None:
    state = two(phase="roll", seats=3)
    assert told(state, "eclipse", 1) == [fact("called-eclipse", "E-28", seat=0)]
    assert told(state, "agree", 1) == [fact("agreed-eclipse", "E-28", seat=1)]
    assert told(state, "decline", 0) == [
        fact("declined-eclipse", "E-28", seat=2),
        fact("retired", "E-28", seat=0),
        fact("retired", "E-28", seat=1),
        fact("won", "E-29", seat=2, how="alone"),
    ]


def test_E15_E40_silence_is_no_fact() -> None:
    """Only what came of the calls is told, with the last answer."""
    state = do(one(FIG3_BOARD, hands=FIG3_HANDS, options={"manual_call": True}), "moon +2")
    quiet = state.clone()
    assert told(quiet, "silent", 1) == told(quiet, "silent", 0) == []
    assert told(state, "call 300", 1) == [fact("called", "E-15", seat=0, ms=300)]
    assert told(state, "silent", 0) == []
    assert told(state, "show moon", 1)[0] == fact("ephemeris", "E-13", "E-15", seat=0)
    flipped = do(snap(2), "flip", "face mars")
    assert [told(flipped, "silent", viewer) for viewer in (0, 1)] == [[], []]


# -- Pairs and Snap --------------------------------------------------------------------------------------------------


def test_E39_a_card_is_told_when_it_is_turned_up_and_never_before() -> None:
    state = pairs()
    assert told(state, "place 1", 1) == []
    assert told(state, "face mars", 1) == [fact("turned", "E-39", seat=0, place=1, face="mars", second=False)]
    do(state, "place 2")
    assert told(state, "face leo", 0) == [
        fact("turned", "E-39", seat=0, place=2, face="leo", second=True),
        fact("no-pair", "E-39", seat=0, faces=["mars", "leo"], places=[1, 2]),
    ]
    known = state.known_to(1)
    place = GAME.parse(state, 1, "place 1")
    assert GAME.preview(known, 1, place) == []  # to remember what lies there is for the players
    assert GAME.describe(known, 1, place).args == {"place": 1}
    do(state, "place 1", "place 3")
    assert told(state, "face mars", 0)[1:] == [
        fact("pair", "E-39", seat=1, face="mars", places=[1, 3], points=1, total=1)
    ]


def test_E40_a_known_card_on_a_stock_is_not_told_before_it_is_flipped() -> None:
    data = snap(2).to_dict() | {"stocks": [["sun"], [None] * 50]}
    state = GAME.position(data)
    assert GAME.preview(state.known_to(0), 0, state.legal(0)[0]) == []
    assert told(state, "flip", 1) == [fact("flipped", "E-40", seat=0, face="sun")]


def test_E40_piles_that_are_won_are_told_with_their_owners() -> None:
    state = do(snap(3), "flip", "face mars", *silent(3), "flip", "face mars", "0: call 600", "1: silent")
    assert told(state, "silent", 2) == [
        fact("took", "E-40", seat=0, face="mars", from_seats=[0, 1], n=2, points=1),
        fact("lost-pile", "E-40", seat=1, n=1, points=-1),
    ]


def test_E40_a_wrong_call_is_told_with_what_it_cost() -> None:
    state = do(snap(3), "flip", "face mars", "0: silent", "1: call 300")
    assert told(state, "silent", 0) == [
        fact("received", "E-40", seat=0, n=1, points=1),
        fact("paid", "E-40", seat=1, n=2, points=-2),
        fact("received", "E-40", seat=2, n=1, points=1),
    ]


def test_E40_an_empty_stock_is_told_to_be_made_of_the_pile() -> None:
    data = snap(2).to_dict() | {"stocks": [[], [None] * 49], "piles": [["sun", "leo"], []]}
    assert keys(told(GAME.position(data), "flip", 1)) == ["turned-over", "flipped"]


# -- points and endings ----------------------------------------------------------------------------------------------


def test_E37_a_game_of_the_quiz_is_told_with_everybodys_points() -> None:
    state = answered(three(SCENARIO_25, phase="quiz card", seats=3, colour="red", **PROGRESS_25), right=True)
    seen = told(state, "mars +2", 2)
    assert fact("home", "E-35", seat=0, body="mars") in seen
    assert [(one.args["seat"], one.args["points"]) for one in seen if one.key == "points"] == [(0, 12), (1, 7), (2, 0)]
    assert [one.args["reasons"] for one in seen if one.key == "points"][2] == [
        fact("signs-made", "E-32", n=-1, points=0)
    ]
    assert seen[-1] == fact("won", "E-35", seat=0, how="home")


def test_E37_a_series_is_told_game_by_game_and_added_up_in_the_end() -> None:
    red: Any = {"phase": "quiz card", "seats": 3, "colour": "red", "options": {"series": 2}, **PROGRESS_25}
    state = answered(three(SCENARIO_25, **red), right=True)
    assert told(state, "mars +2", 0)[-1] == fact("game-begins", "E-37", game=2, games=2)
    last = answered(three(SCENARIO_25, **red, game=1, points=[0, 12, 5]), right=True)
    seen = told(last, "mars +2", 0)
    earlier, now = fact("earlier-games", "E-37", n=1, points=12), fact("last-game", "E-37", points=7)
    assert fact("total-points", "E-37", seat=1, total=19, reasons=[earlier, now]) in seen
    assert seen[-1] == fact("won", "E-37", seat=1, how="points")


def test_E17_the_winning_hand_is_told_whole() -> None:
    shows = ["show moon", "show venus", "show mars", "show jupiter"]
    state = do(one(FIG3_BOARD, hands=FIG3_HANDS), "moon +2", "ephemeris 0", *shows)
    hand = {
        "bodies": ["moon", "venus", "mars", "jupiter", "saturn"],
        "signs": ["leo", "scorpio", "sagittarius", "capricorn", "aquarius"],
    }
    assert told(state, "show saturn", 1)[2:] == [
        fact("hand-shown", "E-12", "E-17", seat=0, **hand),
        fact("won", "E-13", seat=0, how="hand"),
    ]


def scored(facts: list[Fact]) -> Counter[int]:
    """The points that facts tell, by seat."""
    found: Counter[int] = Counter()
    for each in facts:
        if "points" in each.args and "seat" in each.args:
            found[each.args["seat"]] += each.args["points"]
            reasons = each.args.get("reasons", [])
            assert not reasons or sum(reason.args["points"] for reason in reasons) == each.args["points"]
    return found


def check_points(before: Any, seat: int, action: int, after: Any) -> None:
    """Points told are points paid; the totals and the outcome told are those of the position."""
    facts = GAME.open_facts(before, after, seat, action)
    old, new = GAME.scores(before), GAME.scores(after)
    if "dealt-out" in keys(facts):
        old = [0.0] * before.seats
        assert next(each.args["stocks"] for each in facts if each.key == "dealt-out") == new
    else:
        paid = {who: after_ - before_ for who, (before_, after_) in enumerate(zip(old, new, strict=True))}
        assert {who: points for who, points in scored(facts).items() if points} == {
            who: points for who, points in paid.items() if points
        }, facts
    if isinstance(before, GameThree) and before.game == after.game:
        made = Counter({each.args["seat"]: each.args["steps"] for each in facts if each.key == "orbit"})
        assert [after.tally[who] - before.tally[who] for who in range(after.seats)] == [
            made[who] for who in range(after.seats)
        ]
    if after.phase == P_OVER:
        check_end(facts, after)


def check_end(facts: list[Fact], after: Any) -> None:
    totals = {each.args["seat"]: each.args["total"] for each in facts if each.key.startswith("total-")}
    assert not totals or [totals[who] for who in range(after.seats)] == GAME.scores(after)
    for each in facts:
        if each.key == "total-points":
            assert sum(reason.args["points"] for reason in each.args["reasons"]) == each.args["total"]
    ended = facts[-1]
    if ended.key == "nobody-wins":
        still = [who for who in range(after.seats) if after.active >> who & 1]
        assert after.returns() == [1 / len(still) if who in still else 0.0 for who in range(after.seats)]
    else:
        winners = ended.args["seats"] if ended.key == "win-shared" else [ended.args["seat"]]
        assert after.returns() == [1 / len(winners) if who in winners else 0.0 for who in range(after.seats)]


@pytest.mark.parametrize("variant", KIT.variants, ids=str)
def test_points_told_are_points_paid_in_random_games(variant: Any) -> None:
    """A thousand games and more over all modes, to their ends."""
    short = {"cap": 20} if variant.options.get("mode", "one") in ("one", "two") else {}
    games = {"snap": 12, "pairs": 40, "three": 40}.get(str(variant.options.get("mode")), 100)
    for number in range(games):
        state = GAME.start(variant.seats, {**variant.options, **short})
        play(state, number, check_points, avoid=(ECLIPSE, OFFER) if number % 4 else (), limit=GAME.max_plies)
        assert state.actors() == 0


@pytest.mark.parametrize("variant", KIT.variants, ids=str)
def test_everything_told_can_be_said(variant: Any) -> None:
    """To every viewer, along random games; so can what each move does, what it would cause and why it is refused."""
    words = Catalogue([GAME.folder / "text", OWN], strict=True)
    luck = Luck(variant.seats, 3)
    count = 0

    def watch(before: State, seat: int, action: int, after: State) -> None:
        nonlocal count
        count += 1
        viewer = (None, *range(before.seats))[count % (before.seats + 1)]
        said = [*GAME.facts(before, after, seat, action, viewer), GAME.headline(after)]
        view = GAME.view(after, viewer)
        said += [fact(f"phase-{view.phase}"), *(each for each in (view.prompt, view.outcome) if each)]
        if seat != NATURE:
            move = GAME.describe(before, seat, action)
            said += [Fact(f"move-{move.kind}", move.args), *GAME.preview(before.known_to(seat), seat, action)]
            why = before.refusal(seat, luck.below(before.action_count()))
            said += [why.fact] if why else []
        for each in said:
            words.say(each, viewer=viewer)

    for number in range(3):
        play(GAME.start(variant.seats, variant.options), number, watch, avoid=(ECLIPSE, OFFER), limit=250)


def test_rare_facts_can_be_said() -> None:
    """Those that random games hardly meet."""
    words = Catalogue([GAME.folder / "text", OWN], strict=True)
    fits = ["1: name aries", "1: name taurus", "1: name gemini", "1: name cancer", "1: name leo"]
    rare = [
        told(do(drafted(), *FOR_1, *fits), "void", 0),
        told(do(one_away(dice=["blue", "blue"]), "pluto"), "pluto red wins", 1),
        told(answered(three(phase="quiz card", colour="yellow", count=999), right=True), "moon +1", 1),
    ]
    assert [keys(facts)[0] for facts in rare] == ["void-draft", "pluto-helps", "moved"]
    assert all(words.say(each, viewer=0) for facts in rare for each in facts)
