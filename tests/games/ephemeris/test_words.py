"""Moves, positions, refusals, views, stories, editions and the drawing in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ecliptic
from ecliptic import NATURE, SPECTATOR, State
from ecliptic.boards.ephemeris import draw
from ecliptic.games.ephemeris.actions import ACTIONS, ECLIPSE, OFFER
from ecliptic.games.ephemeris.moves import TEXTS
from ecliptic.kernel.edition import read_tables
from ecliptic.kernel.errors import BadEdition, BadPosition, InvalidMove
from ecliptic.kernel.record import Record, replay, seen_by
from ecliptic.kernel.state import pick_from_legal

from .helpers import BODIES, GAME, S, do, one, play, position, reach_of, refused, three, two
from .test_knowledge import CASES
from .test_two import FIG5, FIG6


def drawn(state: State, seat: int | None, width: int = 80) -> str:
    console = Console(width=width, force_terminal=False, no_color=True)
    with console.capture() as captured:
        console.print(draw(GAME.view(state, seat), width))
    return captured.get()


# -- moves -----------------------------------------------------------------------------------------------------------


def test_every_action_has_one_spelling() -> None:
    assert len(TEXTS) == ACTIONS
    assert all(TEXTS)
    assert len({text.lower() for text in TEXTS}) == ACTIONS
    state = one()
    assert [GAME.parse(state, 0, GAME.spell(state, 0, action)) for action in range(ACTIONS)] == list(range(ACTIONS))


@pytest.mark.parametrize("text", ["", "mars", "pluto +1", "mars +x", "place 99", "quiz Q73", "call 123"])
def test_what_is_no_move_is_invalid(text: str) -> None:
    with pytest.raises(InvalidMove):
        GAME.parse(one(), 0, text)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_along_random_games(seats: int, options: dict[str, object]) -> None:
    """Moves and positions survive the round trip, `pick` is `pick_from_legal`, every event can be told and drawn."""
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
        assert all(str(line) for line in GAME.open_story(before, after, seat, action))
        for viewer in (seats - 1, SPECTATOR):
            eyes = None if viewer == SPECTATOR else viewer
            assert GAME.story(before, after, seat, action, eyes)
            if count % 5 == 0:
                json.dumps(GAME.view(after, eyes))
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
    ("state", "seat", "move", "words"),
    [
        (one({"mars": "leo"}), 0, "mars +3", "E-03: Mars cannot leave Leo while the Sun is there"),
        (one(), 1, "mars +1", "E-09: seat 1 is not asked now; it is up to seat 0"),
        (one(), NATURE, "roll red", "E-09: chance decides nothing now; it is up to seat 0"),
        (one(phase="over"), 0, "mars +1", "E-13: the game is over"),
        (two(phase="dice"), NATURE, "roll red", "E-22: that is not what the cards or the dice can show here"),
        (two(phase="dice"), 0, "roll", "E-09: seat 0 is not asked now; it is up to chance"),
        (two(dice=["red", "blue"]), 0, "roll",
         "E-22: that cannot be done now: Make the first move with one of the dice"),
        (two(phase="roll"), 0, "offer draw", "E-20: a draw is offered in Game One only"),
        (two(FIG5, phase="move back", card="mars", dice=["red", "red"]), 0, "end",
         "E-25: that cannot be done now: Move Mars back as far as you like"),
        (do(two(phase="roll"), "eclipse"), 1, "eclipse",
         "E-28: that can only be done while you decide something on your own turn"),
        (do(two(phase="roll"), "eclipse"), 1, "pluto",
         "E-27: that can only be done while you decide something on your own turn"),
        (do(one(), "offer draw"), 1, "offer draw", "E-20: that cannot be done now: Accept the draw, or refuse it"),
        (one(), 0, "eclipse", "E-28: there is no Eclipse in this game"),
        (position("pairs", "over"), 0, "place 1", "E-39: the game is over"),
        (position("snap", "over", stocks=[[None] * 51, []], active=[0]), 0, "flip", "E-40: the game is over"),
        (three(phase="over"), 0, "answer A", "E-37: the game is over"),
    ],
)  # fmt: skip
def test_refusals_name_the_rule(state: State, seat: int, move: str, words: str) -> None:
    before = state.to_dict()
    assert refused(state, move, seat) == words
    assert state.to_dict() == before


def test_step_refuses_and_leaves_the_state_alone() -> None:
    state = one()
    with pytest.raises(ecliptic.IllegalAction, match="E-03: Mars can go 3 at most, to Cancer"):
        do(state, "mars +9")
    assert state.to_dict() == one().to_dict()


# -- positions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"phase": "lunch"}, "phase in the position should be one of"),
        ({"turn": 2}, "turn in the position should be a number from 0 to 1, not 2"),
        ({"seats": 3}, "seats should be 2 here, not 3"),
        ({"board": {"moon": "leo"}}, "board lacks sun"),
        ({"hands": []}, "hands in the position should be a list of 2"),
        ({"said": [0, 99]}, "should be a number from 0 to 60"),
        ({"options": {"mode": "zero"}}, "option mode is 'zero'"),
        ({"winner": "me"}, "winner in the position should be a number"),
        ({"deck": {"seen": ["mars"], "turned": 3}}, "seen in deck lists 1 cards, but 3 were turned"),
        ({"active": [1]}, "it is seat 0's turn, but that seat is not active"),
        ({"offered": "yes"}, "offered in the position should be true or false"),
    ],
)
def test_bad_positions_say_what_is_wrong(change: dict[str, object], words: str) -> None:
    with pytest.raises(BadPosition, match=words.replace("(", r"\(")):
        GAME.position(one().to_dict() | change)


def test_bad_positions_of_hands() -> None:
    with pytest.raises(BadPosition, match="hand 0 holds a body twice"):
        one(hands=[("moon moon sun mars venus", "leo leo virgo virgo libra"), None])
    with pytest.raises(BadPosition, match="hand 0 should hold 5 bodies, not 4"):
        one(hands=[("moon sun mars venus", "leo leo virgo virgo libra"), None])
    with pytest.raises(BadPosition, match="hand 0 is complete, yet the game goes on"):
        one(hands=[("moon sun mercury venus mars", "cancer leo gemini taurus aries"), None])
    with pytest.raises(BadPosition, match="more than twice"):
        one(hands=[("moon sun mercury venus mars", "leo leo leo taurus aries"), None])
    with pytest.raises(BadPosition, match="EPHEMERIS is called, but no hand is complete"):
        one(phase="call")


def test_bad_positions_of_the_other_games() -> None:
    with pytest.raises(BadPosition, match="with these dice the phase should be 'blocked', not 'first move'"):
        two(FIG5, dice=["red", "red"])
    with pytest.raises(BadPosition, match="dice should show two colours"):
        two()
    with pytest.raises(BadPosition, match="owners should name 2 planets, not 0"):
        position("three", "die", owners={})
    with pytest.raises(BadPosition, match="colour should be what the die shows"):
        position("three", "quiz card", owners={"mars": 0, "venus": 1})
    snap = GAME.start(2, {"mode": "snap"}).to_dict() | {"phase": "flip"}
    with pytest.raises(BadPosition, match="stocks and piles hold 0 cards in all, not 51"):
        GAME.position(snap)
    pairs: Any = GAME.start(2, {"mode": "pairs"}).to_dict() | {"phase": "turn up"}
    with pytest.raises(BadPosition, match="places shows leo more than 2 times"):
        GAME.position(pairs | {"places": ["leo"] * 3 + pairs["places"][3:]})
    with pytest.raises(BadPosition, match="won does not add up"):
        GAME.position(pairs | {"won": [1, 0]})
    with pytest.raises(BadPosition, match="up should be a card that was seen and not taken, not 3"):
        GAME.position(pairs | {"up": 3})
    with pytest.raises(BadPosition, match="asked should name a card exactly while one is being turned up"):
        GAME.position(pairs | {"asked": 3})
    with pytest.raises(BadPosition, match="seat 1 should be active if it has cards, and only then"):
        GAME.position(snap | {"stocks": [[None] * 51, []]})
    deal = {"at": 9, "left": 0, "index": 0, "skipped": 0}
    with pytest.raises(BadPosition, match="at in deal should be below 8 while cards are dealt, not 9"):
        GAME.position(GAME.start(2, {"mode": "two"}).to_dict() | {"deal": deal})
    with pytest.raises(BadPosition, match="resume should be the phase in which Pluto was played, not 'over'"):
        two(phase="pluto die", dice=["red", "blue"])


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
    quiz: Any = GAME.view(do(three(phase="quiz card", colour="red"), "quiz Q01"), 0)["quiz"]
    assert (quiz["about"], quiz["topic"], quiz["level"]) == ("mercury", "orbit", 1)


def test_dice_alternatives_of_the_specification_play(tmp_path: Path) -> None:
    for faces in ("red = 3\nblue = 3\nyellow = 0", "red = 2\nblue = 2\nyellow = 2"):
        mine = edition(tmp_path, f"[other_die]\n{faces}\n")
        state = mine.start(4, {"mode": "two", "cap": 40})
        play(state, 4, avoid=(ECLIPSE,))
        assert state.actors() == 0


# -- views, stories, drawing -----------------------------------------------------------------------------------------


def test_the_view_names_blockers() -> None:
    ring: Any = GAME.view(two(FIG6, dice=["blue", "blue"]), 0)["ring"]
    pieces = {piece["body"]: piece for piece in ring["pieces"]}
    assert pieces["jupiter"]["blockers"] == ["mars"]
    assert pieces["jupiter"]["why"] == "Jupiter cannot leave Libra while Mars is there"
    assert (pieces["neptune"]["reach"], pieces["neptune"]["stop"]) == (3, "libra")
    assert pieces["neptune"]["limit"] == {
        "reason": "Neptune can go 3 at most, to Libra, and may not pass Mars there",
        "rule": "E-03",
    }
    assert pieces["jupiter"]["limit"]["reason"] == pieces["jupiter"]["why"]
    assert pieces["moon"]["limit"] is None


def test_the_story_tells_pins_and_frees() -> None:
    before = two(FIG6 | {"mercury": "gemini"}, dice=["red", "blue"])
    after = do(before.clone(), "mars +3")
    told = [str(line) for line in GAME.story(before, after, 0, GAME.parse(before, 0, "mars +3"), 1)]
    assert told == [
        "Seat 0: Mars goes 3 to Capricorn [E-22]",
        "Mars is pinned in Capricorn by the Sun [E-03]",
        "Jupiter is free to leave Libra [E-03]",
    ]


def test_blocked_pieces_can_be_seen_in_the_terminal() -> None:
    picture = drawn(two(FIG6, dice=["blue", "blue"]), 0)
    assert "■ Jupiter × Mars" in picture
    assert "■ Neptune +3" in picture
    assert "Pluto ready" in picture
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
    picture = drawn(one(), 0)
    assert "seat 1: bodies hidden; signs hidden" in picture
    assert "seat 0 (you): bodies Moon, Sun" in picture


def test_the_winners_predictions_are_drawn() -> None:
    from .test_hands import FIG3_BOARD, FIG3_HANDS

    shows = [f"show {body}" for body in ("moon", "venus", "mars", "jupiter", "saturn")]
    state = do(one(FIG3_BOARD, hands=FIG3_HANDS), "moon +2", "ephemeris 0", *shows)
    assert "Just for fun, for seat 0:" in drawn(state, 1)
    assert "Moon in Scorpio: A secret finds you" in drawn(state, None)


def test_own_bodies_and_the_next_retrograde_card_are_marked() -> None:
    order = [planet for planet in BODIES[2:] for _ in range(2)]
    picture = drawn(two(phase="roll", deck={"seen": order, "turned": 17}), 0)
    assert "›▲ Venus +2" in picture
    assert " ▲ Mars +3" in picture
    assert "next to go back: Venus" in picture
    nobody = drawn(two(phase="roll"), None)
    assert "›" not in nobody
    assert "›▲ Mars" in drawn(three(), 0)
    assert "Aries ◉" in drawn(three(), 0)


def test_outcomes_are_told_in_words() -> None:
    assert GAME.view(do(one(), "offer draw", "accept"), 0)["outcome"] == "nobody wins"
    assert GAME.view(do(two(phase="roll"), "eclipse", "decline"), 0)["outcome"] == "seat 1 wins"
    assert GAME.view(do(two(phase="roll"), "eclipse", "agree"), 0)["outcome"] == "nobody wins"
    tie = position("pairs", "over", 3, places=["-moon"] * 2 + ["-sun"] * 2 + [None] * 47, won=[0, 1, 1])
    assert GAME.view(tie, 0)["outcome"] == "seat 1 and seat 2 share the win"
    series: dict[str, Any] = {"phase": "over", "options": {"series": 2}, "game": 2, "progress": [12, 3]}
    led = three(**series, winner=0, points=[12, 15])  # the last game went to seat 0, the series to seat 1
    assert (GAME.view(led, 0)["winner"], GAME.view(led, 0)["outcome"]) == (1, "seat 1 wins")
    tied = three(**series, winner=0, points=[15, 15])
    assert (GAME.view(tied, 0)["winner"], GAME.view(tied, 0)["outcome"]) == (None, "seat 0 and seat 1 share the win")


def test_every_text_is_used() -> None:
    """No sentence lies about in the text file that nothing says."""
    from ecliptic.games.ephemeris.words import text

    folder = Path(ecliptic.__file__).parent / "games" / "ephemeris"
    code = "".join(path.read_text() for path in folder.glob("*.py"))
    code += (folder.parents[1] / "boards" / "ephemeris.py").read_text()
    names = ("body.", "sign.", "colour.", "mode.", "rule.phase.")
    idle = [k for k in text.keys() if not k.startswith(names) and f'"{k.split(".")[1]}"' not in code and k not in code]  # noqa: SIM118
    assert idle == []
    assert set(S) == {key.removeprefix("sign.") for key in text.keys() if key.startswith("sign.")}  # noqa: SIM118


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
