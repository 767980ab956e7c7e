"""Positions as data: there and back, and what is not a position."""

from __future__ import annotations

import json

import msgspec
import pytest

from ecliptic.games.transit.data import MILESTONE_NAMES
from ecliptic.games.transit.names import card_name
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.errors import BadPosition
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import SPECTATOR
from ecliptic.testing import Variant
from tests.games.transit.helpers import GAME, A, row, turn
from tests.games.transit.kit import KIT

TURN: dict[str, object] = {"seats": 4, "phase": "turn", "hands": [["8H"], ["8D"], ["8S"], ["8C"]]}
FACEDOWN = {"down": "5H", "by": 1}
ALL_CARDS = [card_name(card) for card in range(32)]


def bad(word: str, **changes: object) -> tuple[dict[str, object], str]:
    return {**TURN, **changes}, word


BAD = [
    ({}, "seats"),
    ({"seats": "four"}, "seats"),
    ({"seats": 5}, "not for 5 players here"),
    bad("has colour, which does not belong there", colour="red"),
    bad("of chess, not of transit", game="chess"),
    bad("0 to 8", options={"rounds": 9}),
    bad("rounds can be 4 at most", seats=2, options={"rounds": 7, "harder": True}),
    bad("viewer is 4", viewer=4),
    bad("phase is 'lunch'", phase="lunch"),
    bad("ask is 9", ask=9),
    bad("left is -1", left=-1),
    bad("last_card is 32", last_card=32),
    bad("lead is 4", lead=4),
    bad("round is -1", round=-1),
    bad("turn is -1", turn=-1),
    bad("passes is 4", passes=4),
    bad("last is 5", last=5),
    bad("streamed has 4, which does not exist", streamed=[4]),
    bad("outcome is 'draw'", outcome="draw"),
    bad("phase 'turn' and outcome do not go together", outcome="victory"),
    bad("phase 'over' and outcome do not go together", phase="over"),
    bad("hourglass is -1", hourglass=-1),
    bad("setback is 'rain'", setback="rain"),
    bad("setbacks has 'rain', which does not exist", setbacks=["rain"]),
    bad("leaves in the box", setback="old-models", options={"harder": True}),
    bad("leaves in the box", seats=2, hands=[["1H"], []], setbacks=["revolutions"]),
    bad("in force already", setback="old-models", setbacks=["old-models"]),
    bad("setbacks_left is 9", setbacks_left=9),
    bad("setbacks_left is 99999999999999999999", setbacks_left=99999999999999999999),
    bad("task.kind is 'rest'", task={"kind": "rest"}),
    bad("task.seat is 4", task={"kind": "pick", "seat": 4}),
    bad("task.card is 40", task={"kind": "pick", "card": 40}),
    bad("task.set is -1", task={"kind": "pick", "set": -1}),
    bad("task.other is 16", task={"kind": "accept", "other": 16}),
    bad("task.other should be a seat", phase="w3", task={"kind": "accept", "other": 4}),
    bad("without a facedown card", task={"kind": "see", "card": 12}),
    bad("should be an Immediately card", task={"kind": "target", "card": 1}),
    bad("without a facedown card", task={"kind": "turn-up", "set": 1}),
    bad("without a facedown card", phase="w3", task={"kind": "gather"}),
    bad("task.kind cannot be 'gather' in the phase 'turn'", task={"kind": "gather"}),
    bad("name the seats that draw", task={"kind": "group-draw", "set": 16}),
    bad("name empty slots", task={"kind": "new-tableau"}),
    bad("look at a Milestone of each deck", task={"kind": "draw-milestone"}, milestones_used=list(MILESTONE_NAMES)),
    bad("marks has 2 entries, but should have 4", marks=[0, 0]),
    bad("marks[3] is -5", marks=[0, 0, 0, -5]),
    bad("owed[0] is 29", owed=[29, 0, 0, 0]),
    bad("owed has 1 entries, but should have 4", owed=[0]),
    bad("hands has 1 entries, but should have 4", hands=[["8H"]]),
    bad("hands[0] has '9H', which does not exist", hands=[["9H"], [], [], []]),
    bad("8H is in hands[1] and in hands[0]", hands=[["8H"], ["8H"], [], []]),
    bad("8H is in tableau[0] and in hands[0]", tableau=["8H"]),
    bad("8H is in sun and in hands[0]", sun="8H"),
    bad("8H is in discard and in hands[0]", discard=["8H"]),
    bad("8H is in buried and in hands[0]", buried=["8H"]),
    bad("names no viewer", hands=[["8H", "?"], [], [], []]),
    bad("names no viewer", tableau=[{"down": "?", "by": 1}]),
    bad("names no viewer", milestones=[["?"], [], [], []]),
    bad("slots in tableau is 13, but should be 0 to 12", tableau=[None] * 13),
    bad("tableau[0] lacks by", tableau=[{"down": "5H"}]),
    bad("tableau[0].down should be a word, not 5", tableau=[{"down": 5, "by": 1}]),
    bad("tableau[0].by is 4", tableau=[{"down": "5H", "by": 4}]),
    bad("5H is in sun and in tableau[0]", tableau=[FACEDOWN], sun=FACEDOWN),
    bad("cards in row is 20, but should be 0 to 19", row=row(" ".join(ALL_CARDS[:20]), "A" * 20)),
    bad("row[0].seat is 4", row=[{"card": "5H", "seat": 4}]),
    bad("row[0].card is '9H', which does not exist", row=[{"card": "9H", "seat": 0, "wild": "heliometer"}]),
    bad("row[0].wild is 'iss', but should be one of", row=[{"card": "4H", "seat": 0, "wild": "iss"}]),
    bad("heliometer, which cannot be played as a 5", row=[{"card": "5H", "seat": 0, "wild": "heliometer"}]),
    bad("heliometer is in milestones_used and in milestones[0]", row=[{"card": "4H", "seat": 0, "wild": "heliometer"}],
        milestones=[["heliometer"], [], [], []]),
    bad("the row's total is 31", row=row("8H 8D 8S 7H"), hands=[["8C"], [], [], []]),
    bad("the row's total is 32", row=row("8H 8D 8S 8C"), hands=[["1H"], [], [], []], closing=True),
    bad("deck is 30, but should be 0 to 28", deck=30),
    bad("more than 32 Transit cards", viewer=0, hands=[["8H"], ["?"] * 16, ["?"] * 16, []]),
    bad("milestones[0] has 'magic', which does not exist", milestones=[["magic"], [], [], []]),
    bad("iss is in milestones[1] and in milestones[0]", milestones=[["iss"], ["iss"], [], []]),
    bad("iss is in milestones_used and in milestones[0]", milestones=[["iss"], [], [], []], milestones_used=["iss"]),
    bad("nobody holds it", milestones=[["paired-transits"], [], [], []]),
    bad("is in milestones_used and in milestones[0]", seats=3, hands=[["8H"], [], []], milestones=[["iss"], [], []]),
    bad("ongoing.iss is 'iss', but should be one of", ongoing={"iss": 1}),
    bad("ongoing.paired-transits is 4", ongoing={"paired-transits": 4}),
    bad("milestones_left[0] is 8, but should be 0 to 7", milestones_left=[8, 7, 7, 7]),
    bad("milestones_left has 2 entries, but should have 4", milestones_left=[7, 7]),
    bad("28 Milestones are not seen, but 27 are counted", milestones_left=[6, 7, 7, 7]),
    bad("knowledge.sure has 0 entries, but should have 5",
        knowledge={"sure": [], "may": [], "milestones_sure": [], "milestones_may": []}),
    bad("knowledge.sure[0] is -1",
        knowledge={"sure": [-1] * 5, "may": [0] * 95, "milestones_sure": [0] * 5, "milestones_may": [0] * 20}),
    bad("ask is -1, but should be 0 to 3", phase="w2", ask=-1),
    bad("left is 0, but should be 1", phase="deal", left=0),
    bad("left is 20, but should be 1 to 6", phase="deal", left=20),
    bad("left is 0, but should be 1", phase="place", left=0),
    bad("the task should be 'turn-up'", phase="reveal", tableau=[FACEDOWN]),
    bad("a closed count waits only for Milestones", closing=True),
    bad("there is none yet in phase 'place'", phase="place", left=1, sun="5H"),
    bad("hands[0] has too few cards to place 2", phase="w1"),
    bad("hands[2] has too few cards to place 1", phase="place", ask=1, left=1, hands=[[], ["1H"], [], []]),
    bad("deck is 0, but 1 cards are still needed", phase="w1", hands=[["8H", "7H"], ["8D"], ["8S"], []], deck=0),
    bad("hands[0] has too few cards to place 2", phase="place", left=2),
    bad("setbacks_left is 0, but should be 1 to 0", phase="setback", setbacks=[], hands=[[], [], [], []]),
]  # fmt: skip


@pytest.mark.parametrize(("data", "word"), BAD, ids=[word for _, word in BAD])
def test_what_is_no_position_is_refused_with_a_sentence(data: dict[str, object], word: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.position(data)
    assert word in str(error.value)


def test_only_seats_are_needed() -> None:
    assert GAME.position({"seats": 3}).to_dict() == GAME.start(3).to_dict()


@pytest.mark.parametrize("variant", KIT.variants, ids=str)
def test_positions_survive_being_written_whole_and_redacted(variant: Variant) -> None:
    s, luck = GAME.start(variant.seats, variant.options), Luck(11)
    assert isinstance(s, Transit)
    for ply in range(400):
        if not s.actors():
            break
        if ply % 9 == 0:
            for seen in (s, s.known_to(ply % s.seats), s.known_to(SPECTATOR)):
                written = json.loads(json.dumps(seen.to_dict()))
                assert GAME.position(written).to_dict() == written
        seat = s.actor()
        s.apply(seat, s.pick(seat, luck.word()))


def test_a_wild_in_the_row_is_out_of_its_deck() -> None:
    s = turn(A, row=[{"card": "4H", "seat": 3, "wild": "heliometer"}])
    assert s.to_dict()["milestones_left"] == [7, 7, 6, 7]
    assert s.total == 4


def test_views_are_plain_data_for_every_viewer() -> None:
    s = turn(A, ["8H 7H", "8D", "8S", "8C"], "5H", milestones=[["iss"], [], [], []], streamed=[2])
    for viewer in (0, 1, None):
        view = GAME.view(s, viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        assert view.total == 5
    seen = GAME.view(s, 1).players
    assert [player.hand for player in seen] == [[], ["8D"], ["8S"], []]
    assert [player.hand_unknown for player in seen] == [2, 0, 0, 1]
