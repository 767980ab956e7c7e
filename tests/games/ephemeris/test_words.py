"""Moves, positions, refusals, views, editions and the drawing in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

import ecliptic
from ecliptic import NATURE, SPECTATOR, State
from ecliptic.boards.ephemeris import draw
from ecliptic.games.ephemeris.ids import ACTIONS, ECLIPSE, OFFER
from ecliptic.games.ephemeris.moves import TEXTS
from ecliptic.games.ephemeris.shown import EphemerisView
from ecliptic.kernel.catalogue import OWN, Catalogue, Voice
from ecliptic.kernel.edition import read_tables
from ecliptic.kernel.errors import BadEdition, InvalidMove
from ecliptic.kernel.facts import Fact, Move, fact
from ecliptic.kernel.record import Record, replay, seen_by
from ecliptic.kernel.state import pick_from_legal, refuse

from .helpers import BODIES, GAME, do, one, play, position, reach_of, refusal, refused, three, two
from .test_knowledge import CASES
from .test_two import FIG5, FIG6

SERIES: Any = {"phase": "over", "options": {"series": 2}, "game": 2, "progress": [12, 3]}


WORDS = Catalogue([GAME.folder / "text", OWN], strict=True)
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def drawn(state: State, seat: int | None, width: int = 80) -> str:
    console = Console(width=width, force_terminal=False, no_color=True)
    with console.capture() as captured:
        console.print(draw(GAME.view(state, seat), width, Voice(WORDS, NAMES, seat)))
    return captured.get()


# -- moves -----------------------------------------------------------------------------------------------------------


def test_every_action_has_one_spelling() -> None:
    assert len(TEXTS) == ACTIONS
    assert all(TEXTS)
    assert len({text.lower() for text in TEXTS}) == ACTIONS
    state = one()
    assert [GAME.parse(state, 0, GAME.spell(state, 0, action)) for action in range(ACTIONS)] == list(range(ACTIONS))


def test_a_move_of_a_piece_says_which_way_it_goes() -> None:
    state = two(FIG5, phase="move back", card="saturn", dice=["red", "red"])
    way = {"body": "saturn", "colour": "blue", "from_sign": "capricorn", "to_sign": "sagittarius", "distance": 1}
    assert GAME.describe(state, 0, state.legal(0)[0]) == Move("saturn -1", "back", way)
    forward = {"body": "mars", "colour": "red", "from_sign": "aries", "to_sign": "cancer", "distance": 3}
    assert GAME.describe(one(), 0, GAME.parse(one(), 0, "mars +3")) == Move("mars +3", "move", forward)


@pytest.mark.parametrize(
    ("state", "move", "kind", "args"),
    [
        (one(), "offer draw", "offer", {}),
        (one(phase="race", options={"manual_call": True}), "call 350", "call", {"ms": 350}),
        (two(phase="dice"), "roll red blue", "dice", {"first_colour": "red", "second_colour": "blue"}),
        (two(phase="roll"), "pluto blue wins", "fate", {"colour": "blue", "fate": "wins"}),
        (GAME.start(2, {"mode": "three", "pick": True}), "take mars", "take", {"body": "mars", "home_sign": "aries"}),
        (GAME.start(2, {"draft": True}), "name leo", "name", {"sign": "leo"}),
        (GAME.start(2, {"mode": "pairs"}), "place 7", "place", {"place": 7}),
        (GAME.start(2, {"mode": "snap"}), "face leo", "face", {"face": "leo"}),
    ],
)
def test_moves_say_what_they_use(state: State, move: str, kind: str, args: dict[str, object]) -> None:
    assert GAME.describe(state, 0, GAME.parse(state, 0, move)) == Move(move, kind, args)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "no-text"), ("mars", "not-a-move"), ("pluto +1", "not-a-move"), ("mars +x", "not-a-move"),
        ("place 99", "not-a-move"), ("quiz Q73", "not-a-move"), ("call 123", "not-a-move"),
        ("mars +12", "not-a-distance"), ("moon +0", "not-a-distance"), ("mars -1", "no-retrograde-card"),
    ],
)  # fmt: skip
def test_what_is_not_a_move_is_invalid(text: str, key: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        GAME.parse(one(), 0, text)
    assert refused.value.fact.key == key
    assert refused.value.say()


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_along_random_games(seats: int, options: dict[str, object]) -> None:
    """Moves and positions survive the round trip, `pick` is `pick_from_legal`, every view can be drawn."""
    count = 0

    def watch(before: Any, seat: int, action: int, after: Any) -> None:
        nonlocal count
        count += 1
        for choice in before.legal(seat):
            assert GAME.parse(before, seat, GAME.spell(before, seat, choice)) == choice
            assert before.refusal(seat, choice) is None
        for word in (0, 1 << 31, (1 << 32) - 1, count * 2654435761 % (1 << 32)):
            assert before.pick(seat, word) == pick_from_legal(before, seat, word)
        assert before.refusal(seat, next(a for a in range(ACTIONS) if a not in list(before.legal(seat))))
        for viewer in (seats - 1, SPECTATOR):
            eyes = None if viewer == SPECTATOR else viewer
            if count % 5 == 0:
                view = GAME.view(after, eyes)
                assert msgspec.json.decode(msgspec.json.encode(view), type=EphemerisView) == view
                assert drawn(after, eyes)
                known = after.known_to(viewer).to_dict()
                assert GAME.position(known).to_dict() == known
        if count % 5 == 0:
            assert GAME.position(json.loads(json.dumps(after.to_dict()))).to_dict() == after.to_dict()
            again = GAME.position(after.to_dict())
            assert all(list(again.legal(who)) == list(after.legal(who)) for who in (*range(seats), NATURE))

    play(GAME.start(seats, options), 11, watch, avoid=(ECLIPSE, OFFER), limit=130)


def test_a_position_goes_on_like_the_game_it_was_taken_from() -> None:
    for seats, options in CASES:
        state = GAME.start(seats, options)
        play(state, 5, avoid=(ECLIPSE, OFFER), limit=70)
        again = GAME.position(state.to_dict())
        play(state, 6, limit=60)
        play(again, 6, limit=60)
        assert again.to_dict() == state.to_dict()


# -- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "seat", "move", "rule", "key"),
    [
        (one({"mars": "leo"}), 0, "mars +3", "E-03", "pinned"),
        (one(), 1, "mars +1", "E-09", "not-asked"),
        (one(), NATURE, "roll red", "E-09", "no-chance-now"),
        (one(phase="over"), 0, "mars +1", "E-13", "over"),
        (two(phase="dice"), NATURE, "roll red", "E-22", "not-by-chance"),
        (two(phase="dice"), 0, "roll", "E-09", "chance-first"),
        (two(dice=["red", "blue"]), 0, "roll", "E-22", "not-now"),
        (two(phase="roll"), 0, "offer draw", "E-20", "no-draws-here"),
        (two(FIG5, phase="move back", card="mars", dice=["red", "red"]), 0, "end", "E-25", "not-now"),
        (do(two(phase="roll"), "eclipse"), 1, "eclipse", "E-28", "own-turn-only"),
        (do(two(phase="roll"), "eclipse"), 1, "pluto", "E-27", "own-turn-only"),
        (do(one(), "offer draw"), 1, "offer draw", "E-20", "not-now"),
        (one(), 0, "eclipse", "E-28", "no-eclipse-here"),
        (position("pairs", "over"), 0, "place 1", "E-39", "over"),
        (position("snap", "over", stocks=[[None] * 51, []], active=[0]), 0, "flip", "E-40", "over"),
        (three(phase="over"), 0, "answer A", "E-37", "over"),
    ],
)
def test_refusals_name_the_rule(state: State, seat: int, move: str, rule: str, key: str) -> None:
    before = state.to_dict()
    assert refused(state, move, seat) == (rule, key)
    assert state.to_dict() == before


def test_refusals_say_what_is_asked_for_and_of_whom() -> None:
    assert refusal(one(), "mars +1", 1).fact.args == {"seats": [0]}
    state = two(FIG5, phase="move back", card="mars", dice=["red", "red"])
    assert refusal(state, "end").fact.args == {"prompt": fact("prompt-back", "E-25", body="mars")}


def test_E28_a_refusal_does_not_tell_who_has_voted() -> None:
    state = do(two(phase="roll", seats=4), "eclipse", "1: agree")
    fewer = do(state.clone(), "2: agree")
    assert refusal(state, "agree", 1) == refusal(fewer, "agree", 1) == refuse("E-28", "answers-pending")


def test_step_refuses_and_leaves_the_state_alone() -> None:
    state = one()
    with pytest.raises(ecliptic.IllegalAction) as refused:
        do(state, "mars +9")
    assert (refused.value.rule, refused.value.fact.key) == ("E-03", "stopped")
    assert "Cancer" in str(refused.value)  # the game's own catalogue says it
    assert state.to_dict() == one().to_dict()


# -- editions --------------------------------------------------------------------------------------------------------


def edition(tmp_path: Path, text: str) -> Any:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    return ecliptic.game("ephemeris", path)


def test_an_edition_can_change_dice_start_and_deck(tmp_path: Path) -> None:
    mine = edition(
        tmp_path,
        "[other_die]\nred = 3\nblue = 3\nyellow = 0\n[start]\nmercury = 'virgo'\n[retrograde]\nmars = 1\nvenus = 0\n",
    )
    assert mine.edition_hash != GAME.edition_hash
    state = mine.start(2, {"mode": "two"})
    assert state.to_dict()["board"]["mercury"] == "virgo"
    assert reach_of(state, "mercury") == 10
    assert state.deck_size() == 11
    dice: Any = mine.position(two(phase="dice").to_dict() | {"board": state.to_dict()["board"]})
    texts = [mine.spell(dice, NATURE, action) for action in dice.legal(NATURE)]
    assert texts == [
        "roll red red",
        "roll red blue",
        "roll blue red",
        "roll blue blue",
        "roll yellow red",
        "roll yellow blue",
    ]
    assert list(dice.odds()) == [6] * 6
    assert ecliptic.playout(state, 3)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[even_die]\nred = 3\n", "even_die should have six faces"),
        ("[even_die]\nred = 4\nyellow = 0\n", "even_die needs a yellow face"),
        ("[start]\nmoon = 'ophiuchus'\n", "does not fit"),
        ("[retrograde]\nmars = 9\n", "retrograde should have 1 to 15 cards in all, not 21"),
        ("[colours]\nred = 1\n", "does not know"),
        ("card = []\n", "card should hold 72 quiz cards, not 0"),
        ("[planet_cards]\ncopies = 4\n", "planet_cards.copies is 4, but the rules are made for 3"),
        ("[zodiac_cards]\ncopies = 3\n", "zodiac_cards.copies is 3, but the rules are made for 2"),
        ("[pluto_cards]\ncount = 3\n", "pluto_cards.count is 3, but the rules are made for 4"),
        ("[quiz_skill]\npercent = [45, 65, 101]\n", "quiz_skill.percent should be three numbers from 0 to 100"),
        ("[reaction]\nmean = [1400, 900, -1]\n", "reaction.mean should be three numbers of milliseconds up to 3000"),
        ("[reaction]\nspread = [400, 3001, 0]\n", "reaction.spread should be three numbers of milliseconds"),
    ],
)
def test_bad_editions_say_what_is_wrong(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadEdition, match=words):
        edition(tmp_path, text)


def test_a_question_belongs_to_its_colour() -> None:
    cards: Any = read_tables(GAME.folder / "data")["card"]
    cards[6]["red"]["body"] = "Ju"
    with pytest.raises(BadEdition, match="card Q07 asks about Ju in red, which is not its colour"):
        ecliptic.game("ephemeris", {"card": cards})


def test_E34_the_view_tells_what_a_question_is_about() -> None:
    asked = GAME.view(do(three(phase="quiz card", colour="red"), "quiz Q01"), 0).quiz.question
    assert (asked.body, asked.topic, asked.level) == ("mercury", "orbit", 1)


def test_dice_alternatives_of_the_specification_play(tmp_path: Path) -> None:
    for faces in ("red = 3\nblue = 3\nyellow = 0", "red = 2\nblue = 2\nyellow = 2"):
        mine = edition(tmp_path, f"[other_die]\n{faces}\n")
        state = mine.start(4, {"mode": "two", "cap": 40})
        play(state, 4, avoid=(ECLIPSE,))
        assert state.actors() == 0


# -- views and drawing -----------------------------------------------------------------------------------------------


def test_the_view_names_blockers() -> None:
    pieces = {piece.body: piece for piece in GAME.view(two(FIG6, dice=["blue", "blue"]), 0).ring.pieces}
    mars = {"sign": "libra", "blocking_bodies": ["mars"], "n": 1}
    jupiter, neptune = pieces["jupiter"], pieces["neptune"]
    assert (jupiter.pinned, jupiter.blocking_bodies) == (True, ["mars"])
    assert jupiter.limit == fact("pinned", "E-03", body="jupiter", **mars)
    assert (neptune.reach, neptune.stop_sign, neptune.pinned) == (3, "libra", False)
    assert neptune.limit == fact("stopped", "E-03", reach=3, body="neptune", **mars)
    assert pieces["moon"].limit is None


def test_E12_the_view_tells_which_body_is_a_move_away_from_a_goal() -> None:
    hands = [("moon sun mars venus jupiter", "leo leo aries taurus virgo"), None]
    goals = {goal.sign: goal for goal in GAME.view(one(hands=hands), 0).hands[0].goals}
    assert (goals["aries"].met, goals["aries"].body, goals["aries"].near) == (True, "mars", [])
    assert goals["virgo"].met is False
    assert [(near.body, near.distance) for near in goals["virgo"].near] == [("moon", 2)]
    stranger = GAME.view(one(hands=hands), 1).hands[0]
    assert (stranger.goals, stranger.met, stranger.complete) == (None, None, False)


def test_E12_open_signs_do_not_tell_which_are_met() -> None:
    state = one(options={"open": True})
    assert {(goal.met, goal.body) for goal in GAME.view(state, 1).hands[0].goals} == {(None, None)}


def test_E38_the_view_says_what_there_is_to_choose_from() -> None:
    draft = GAME.start(2, {"draft": True})
    do(draft, "0: choose sun")
    choice = GAME.view(draft, 0).choice
    assert (choice.faces, choice.wanted, choice.most, choice.chosen) == (list(BODIES), 5, 1, ["sun"])
    assert GAME.view(draft, 1).choice.chosen == []
    assert GAME.view(draft, None).choice is None
    pick = do(GAME.start(2, {"mode": "three", "pick": True}), "take mars")
    assert (GAME.view(pick, 1).choice.wanted, "mars" in GAME.view(pick, 1).choice.faces) == (1, False)


def test_blocked_pieces_can_be_seen_in_the_terminal() -> None:
    picture = drawn(two(FIG6, dice=["blue", "blue"]), 0)
    assert "■ Jupiter × Mars" in picture
    assert "■ Neptune +3" in picture
    assert WORDS("board-pluto-ready") in picture
    assert max(len(line) for line in picture.splitlines()) <= 80


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_ring_holds_all_pieces_in_one_sign(width: int) -> None:
    state = one(
        dict.fromkeys(("moon", "sun", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune"), "leo")
    )
    picture = drawn(state, 0, width)
    assert all(name in picture for name in ("Moon", "Sun", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"))
    assert picture.count("Leo") >= 1


def test_a_hidden_hand_is_not_drawn() -> None:
    hidden = [WORDS("board-hidden-bodies"), WORDS("board-hidden-signs")]
    assert [word in drawn(one(), 0) for word in hidden] == [True, True]
    held = ("moon sun mercury venus mars", "leo leo virgo virgo libra")
    shown = drawn(one(hands=[held, None]), 0)
    assert "Moon, Sun, Mercury, Venus, Mars" in shown
    assert "Moon, Sun, Mercury, Venus, Mars" not in drawn(one(hands=[held, None]), 1)


def test_the_winners_predictions_are_drawn() -> None:
    from .test_hands import FIG3_BOARD, FIG3_HANDS

    shows = [f"show {body}" for body in ("moon", "venus", "mars", "jupiter", "saturn")]
    state = do(one(FIG3_BOARD, hands=FIG3_HANDS), "moon +2", "ephemeris 0", *shows)
    assert WORDS("prediction-moon-scorpio") in drawn(state, None, 140)


def test_own_bodies_and_the_next_retrograde_card_are_marked() -> None:
    order = [planet for planet in BODIES[2:] for _ in range(2)]
    picture = drawn(two(phase="roll", deck={"seen": order, "turned": 17}), 0)
    assert "›▲ Venus +2" in picture
    assert " ▲ Mars +3" in picture
    assert WORDS("board-retrograde-next", body="venus") in picture
    nobody = drawn(two(phase="roll"), None)
    assert "›" not in nobody
    assert "›▲ Mars" in drawn(three(), 0)
    assert "Aries ◉" in drawn(three(), 0)


def test_the_view_says_when_several_answer_at_once() -> None:
    voting, offered = do(two(phase="roll", seats=3), "eclipse"), do(one(), "offer draw")
    at_once = [GAME.start(2, {"draft": True}), voting, offered, one()]
    assert [GAME.view(state, 0).simultaneous for state in at_once] == [True, True, False, False]


@pytest.mark.parametrize(
    ("state", "winner", "outcome"),
    [
        (do(one(), "offer draw", "accept"), None, fact("nobody-wins", "E-20", how="draw")),
        (do(two(phase="roll"), "eclipse", "decline"), 1, fact("won", "E-29", seat=1, how="alone")),
        (do(two(phase="roll"), "eclipse", "agree"), None, fact("nobody-wins", "E-29", how="eclipse")),
        (position("pairs", "over", 3, places=["-moon"] * 2 + ["-sun"] * 2 + [None] * 47, won=[0, 1, 1]), None,
         fact("win-shared", "E-39", "E-41", seats=[1, 2], how="pairs")),
        (three(**SERIES, winner=0, points=[12, 15]), 1, fact("won", "E-37", seat=1, how="points")),
        (three(**SERIES, winner=0, points=[15, 15]), None,
         fact("win-shared", "E-37", "E-41", seats=[0, 1], how="points")),
    ],
)  # fmt: skip
def test_outcomes_say_how(state: State, winner: int | None, outcome: Fact) -> None:
    """Of a series the highest sum counts, whoever won its last game."""
    view = GAME.view(state, 0)
    assert (view.winner, view.outcome) == (winner, outcome)


# -- records ---------------------------------------------------------------------------------------------------------


def test_a_seat_sees_a_record_with_its_own_cards_only() -> None:
    from ecliptic.kernel.chance import Seed
    from ecliptic.kernel.record import play as play_record

    record = play_record(GAME, GAME.start(2, {"mode": "one"}), Seed.of_number(1), lambda s, seat: s.legal(seat)[-1])
    seen = seen_by(GAME, record, 1)
    hidden = [move for seat, move in seen.events if seat == NATURE and move == "?"]
    assert len(hidden) >= 10
    assert len(seen.events) == len(record.events)
    assert Record.from_text(record.to_text()).events == record.events
    assert len(list(replay(GAME, record))) == len(record.events)
