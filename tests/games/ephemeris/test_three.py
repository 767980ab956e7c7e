"""Game Three: E-31 to E-37."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic import NATURE
from ecliptic.games.ephemeris.data import load
from ecliptic.games.ephemeris.ids import QUIZ_CARDS
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.facts import fact
from ecliptic.kernel.state import refuse

from .helpers import BODIES, GAME, do, odds, play, ready, refusal, refused, texts, three, told

EDITION, _ = load()


def answered(state: Any, right: bool) -> Any:
    """Question 1 is drawn and answered."""
    key = EDITION.card[0].question(state.colour).answer
    given = key if right else next(letter for letter in "ABC" if letter != key)
    return do(state, "quiz Q01", f"answer {given}", f"key {key}")


SCENARIO_25 = {"mars": "aquarius", "moon": "leo", "sun": "leo"}
PROGRESS_25 = {"progress": [10, 7, -1], "turn": 1}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_E31_one_planet_each(seats: int) -> None:
    state = GAME.start(seats, {"mode": "three"})
    assert set(odds(state)) == {f"deal {p}" for p in BODIES[2:]}
    state = ready(seats, seats, mode="three")
    owners = state.to_dict()["owners"]
    assert sorted(owners.values()) == list(range(seats))
    view = GAME.view(state, 0)
    signs = {piece.body: piece.sign for piece in view.ring.pieces}
    assert [(planet.seat, planet.home_sign) for planet in view.quiz.planets] == [
        (seat, signs[body]) for body, seat in sorted(owners.items(), key=lambda item: item[1])
    ]


def test_E31_A50_planets_picked_in_seat_order() -> None:
    state = GAME.start(3, {"mode": "three", "pick": True})
    assert texts(state, 0) == [f"take {p}" for p in BODIES[2:]]
    do(state, "take mars")
    assert "take mars" not in texts(state, 1)
    assert refusal(state, "take mars") == refuse("E-31", "not-a-free-planet", body="mars")
    do(state, "take venus", "take neptune")
    assert state.to_dict()["owners"] == {"venus": 1, "mars": 0, "neptune": 2}


def test_E31_all_nine_pieces_move() -> None:
    state = answered(three(phase="quiz card", colour="blue"), right=True)
    assert "neptune +1" in texts(state, 0)  # nobody's planet


def test_E32_progress_counts_whoever_moves() -> None:
    state = answered(three(phase="quiz card", colour="red", turn=1), right=True)
    do(state, "mars +2")
    assert state.to_dict()["progress"] == [2, 0]


def test_E33_the_even_die_and_no_question_when_all_are_pinned() -> None:
    assert odds(three()) == {"roll red": 2, "roll blue": 2, "roll yellow": 2}
    board = {"mercury": "leo", "mars": "leo", "sun": "leo", "venus": "scorpio", "moon": "scorpio"}
    state = do(three(board), "roll red")
    assert texts(state, NATURE)[0].startswith("retrograde")
    do(state, "retrograde jupiter")
    assert state.to_dict()["board"]["jupiter"] == "scorpio"
    assert state.to_dict()["progress"] == [0, -1]
    assert state.turn == 1


def test_E34_the_right_answer_moves_far_the_wrong_one_a_single_sign() -> None:
    right = answered(three(phase="quiz card", colour="red"), right=True)
    assert texts(right, 0) == ["mercury +1", "venus +1", "venus +2", "mars +1", "mars +2", "mars +3"]
    wrong = answered(three(phase="quiz card", colour="red"), right=False)
    assert texts(wrong, 0) == ["mercury +1", "venus +1", "mars +1"]
    assert refused(wrong, "mars +2") == ("E-34", "wrong-answer")
    assert refused(wrong, "moon +1") == ("E-34", "asked-colour")


def test_E34_nobody_sees_the_key_before_the_answer() -> None:
    state = do(three(phase="quiz card", colour="red"), "quiz Q01")
    for viewer in (0, 1, None):
        shown = GAME.view(state, viewer).quiz.question
        assert (shown.key, shown.right, shown.explanation, shown.source) == (None, None, None, None)
    assert texts(state, 0) == ["answer A", "answer B", "answer C"]
    asked = EDITION.card[0].red
    answered = told(state, "answer A", 1)
    assert answered == [fact("answered", "E-34", seat=0, letter="A", choice=asked.A)]
    assert GAME.view(state, 0).quiz.question.key is None
    assert texts(state, NATURE) == ["key B"]
    args = {"seat": 0, "letter": "B", "choice": asked.B, "explanation": asked.fact}
    assert told(state, "key B", 1) == [fact("answer-wrong", "E-34", **args)]
    shown = GAME.view(state, 1).quiz.question
    assert (shown.key, shown.right, shown.explanation) == ("B", False, asked.fact)
    assert texts(state, 0) == ["mercury +1", "venus +1", "mars +1"]  # told before anything moves


def test_scenario_25_E35_mars_stops_at_home() -> None:
    state = answered(three(SCENARIO_25, phase="quiz card", seats=3, colour="red", **PROGRESS_25), right=True)
    assert [move for move in texts(state, 1) if move.startswith("mars")] == ["mars +1", "mars +2"]
    assert refusal(state, "mars +3") == refuse("E-35", "stops-at-home", body="mars", seat=0, distance=2)
    do(state, "mars +2")
    assert (state.actors(), state.returns()) == (0, [1.0, 0.0, 0.0])
    assert state.to_dict()["points"] == [12, 7, 0]


def test_scenario_25_a_wrong_answer() -> None:
    state = answered(three(SCENARIO_25, phase="quiz card", seats=3, colour="red", **PROGRESS_25), right=False)
    assert all(move.endswith("+1") for move in texts(state, 1))


def test_scenario_25_A44_A45_back_from_home_must_be_made_good() -> None:
    board = {"mercury": "leo", "mars": "leo", "sun": "leo", "venus": "scorpio", "moon": "scorpio"}
    state = do(three(board, phase="retrograde card", colour="red"), "retrograde jupiter")
    assert state.to_dict()["board"]["jupiter"] == "scorpio"
    again = answered(
        three(phase="quiz card", board={"jupiter": "scorpio"}, colour="blue", progress=[0, -1]), right=True
    )
    do(again, "jupiter +1")
    assert again.to_dict()["progress"] == [0, 0]
    assert again.actors() == 1 << NATURE


def test_A43_nobody_can_be_pushed_past_home() -> None:
    state = answered(three(SCENARIO_25, phase="quiz card", colour="red", progress=[11, 0]), right=True)
    assert [move for move in texts(state, 0) if move.startswith("mars")] == ["mars +1"]


def test_A46_a_wrong_answer_still_moves() -> None:
    state = answered(three(phase="quiz card", colour="yellow"), right=False)
    assert texts(state, 0) == ["moon +1", "sun +1"]
    asked = fact("prompt-wrong", "E-34", colour="yellow")
    assert refusal(state, "end") == refuse("E-34", "not-now", prompt=asked)


def test_A47_retrograde_is_one_sign_and_passes_anything() -> None:
    board = {"mercury": "leo", "mars": "leo", "sun": "leo", "venus": "scorpio", "moon": "scorpio"}
    state = do(three(board, phase="retrograde card", colour="red"), "retrograde mars")
    assert state.to_dict()["board"]["mars"] == "cancer"


def test_A48_yellow_never_blocks() -> None:
    state = do(three({"moon": "leo"}), "roll yellow")
    assert texts(state, NATURE)[0].startswith("quiz")


def test_E36_A49_an_empty_pile_is_made_anew() -> None:
    state = three(phase="quiz card", colour="red", pile=[7])
    assert texts(state, NATURE) == ["quiz Q07"]
    do(state, "quiz Q07")
    assert len(state.to_dict()["pile"]) == QUIZ_CARDS


def test_E36_a_card_comes_once_in_a_pile() -> None:
    seen: list[int] = []
    state = GAME.start(2, {"mode": "three", "series": 9})

    def watch(before: Any, seat: int, action: int, after: Any) -> None:
        if seat == NATURE and before.phase == 16:
            seen.append(action)

    play(state, 36, watch)
    assert len(seen) > QUIZ_CARDS
    assert len(set(seen[:QUIZ_CARDS])) == QUIZ_CARDS


def test_E37_a_series_adds_up_and_deals_anew() -> None:
    state = answered(
        three(SCENARIO_25, phase="quiz card", seats=3, colour="red", options={"series": 2}, **PROGRESS_25), right=True
    )
    do(state, "mars +2")
    data = state.to_dict()
    assert (data["phase"], data["points"], data["progress"]) == ("deal planets", [12, 7, 0], [0, 0, 0])
    assert data["owners"] == {}
    assert len(data["pile"]) == QUIZ_CARDS - 1  # the pile goes on (E-41)


def test_E37_E41_equal_sums_share_a_series() -> None:
    state = answered(
        three(
            SCENARIO_25,
            phase="quiz card",
            colour="red",
            options={"series": 2},
            game=1,
            progress=[10, 5],
            points=[3, 10],
        ),
        right=True,
    )
    do(state, "mars +2")
    assert state.to_dict()["points"] == [15, 15]
    assert state.returns() == [0.5, 0.5]


def test_E37_scores_stay_between_0_and_12() -> None:
    for seed in range(15):
        state = ready(7, seed, mode="three")
        play(state, seed)
        points = state.to_dict()["points"]
        assert max(points) == 12
        assert points.count(12) == 1
        assert min(points) >= 0
        assert state.returns()[points.index(12)] == 1.0


def test_E41_a_game_that_will_not_end_is_stopped() -> None:
    assert do(answered(three(phase="quiz card", colour="yellow", count=998), right=True), "moon +1").actors()
    state = answered(three(phase="quiz card", colour="yellow", count=999), right=True)
    seen = told(state, "moon +1", 1)
    assert (state.actors(), state.returns()) == (0, [0.5, 0.5])
    assert fact("limit-reached", "E-41", limit=1000) in seen
    assert seen[-1] == fact("nobody-wins", "E-41", how="limit")


def test_E34_a_letter_is_enough_for_an_answer() -> None:
    state = do(three(phase="quiz card", colour="red"), "quiz Q01")
    assert [GAME.parse(state, 0, letter) for letter in "aBc"] == list(state.legal(0))
    with pytest.raises(InvalidMove) as why:
        GAME.parse(three(), 0, "a")
    assert why.value.fact == fact("not-a-move", text="a")


def test_nothing_is_hidden_in_game_three() -> None:
    state = three()
    assert state.known_to(1).to_dict() == state.to_dict()
