"""Taking back: what goes, what stays, who is asked, and that nobody learns from it what they have not seen."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec
import pytest

from ecliptic.games import game
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.record import Record, verify
from ecliptic.kernel.state import NATURE
from ecliptic.table import Clock, Refused, Table, frame, undo
from ecliptic.testing.example import DoubleStarGame
from tests.table.games import ALL, play_on, random_move, started
from tests.table.test_table import refused

STARS = DoubleStarGame()
GOLDEN = Path(__file__).parents[1] / "games" / "ephemeris" / "golden"


def agreed(table: Table) -> None:
    """All who are asked say yes."""
    for seat in table.motion.needs if table.motion else ():
        table.agree(seat)


def sound(table: Table) -> None:
    """Every viewer can be told what happened so far."""
    for viewer in table.viewers:
        table.record(viewer)


def test_a_secret_choice_is_taken_back_without_anybody_noticing_if_none_has_seen_it() -> None:
    table = started(game("starmap"), 2, number=5)
    luck = Luck(5)
    tried = 0
    while table.status == "playing" and tried < 5:
        seat = random_move(table, luck)
        try:
            plan = undo.plan(table, seat)
        except Refused:
            continue
        if plan.noticed != (seat,):
            continue
        others = [viewer for viewer in table.viewers if viewer != seat]
        before = [msgspec.json.encode(frame(table, other)) for other in others]
        events = len(table.events)
        table.ask_undo(seat)
        assert len(table.events) < events
        assert [msgspec.json.encode(frame(table, other)) for other in others] == before
        tried += 1
    assert tried == 5


def test_a_choice_that_others_have_seen_needs_their_consent() -> None:
    table = started(STARS)
    table.act(0, "rise")
    table.ask_undo(0)
    question = frame(table, 1).question
    assert question is not None
    assert (question.what, question.by, question.needs) == ("undo", 0, (1,))
    with refused("not_asked"):
        table.agree(0)
    table.refuse(1)
    assert frame(table, 0).question is None
    assert frame(table, 0).legal == []
    table.ask_undo(0)
    table.agree(1)
    assert [move.move for move in frame(table, 0).legal] == ["set", "rise"]
    assert table.moves == table.moves[:2]


def test_a_move_drops_the_open_question() -> None:
    table = started(STARS)
    table.act(0, "rise")
    table.ask_undo(0)
    table.act(1, "set")
    assert table.motion is None
    with refused("no_question"):
        table.agree(1)


def test_what_was_revealed_stays() -> None:
    table = started(game("transit"), 2, number=6)
    luck = Luck(6)
    refusals = 0
    while table.status == "playing":
        seat = random_move(table, luck)
        if len(table.events) > 1 and table.events[-1][0] == NATURE:
            with pytest.raises(Refused):
                table.ask_undo(seat)
            refusals += 1
    assert refusals > 5


@pytest.mark.parametrize("name", ALL)
def test_after_an_undo_chance_comes_back_the_same(name: str) -> None:
    table = started(game(name), number=7)
    luck = Luck(7)
    undone = 0
    for _ in range(150):
        if table.status != "playing":
            break
        seat = random_move(table, luck)
        if table.status != "playing":
            break
        events, moves, position = list(table.events), list(table.moves), table.state.to_dict()
        try:
            gone = undo.plan(table, seat).removed
        except Refused:
            continue
        table.ask_undo(seat)
        for other in table.motion.needs if table.motion else ():
            table.agree(other)
        assert len(table.moves) == len(moves) - len(gone)
        undone += 1
        for number in gone:
            if events[number][0] != NATURE:
                table.act(events[number][0], moves[number])
        assert table.state.to_dict() == position
    assert undone
    play_on(table, luck)
    assert verify(table.game, table.record(0)).fair


# -- what others did unseen ----------------------------------------------------------------------------------


def eclipse(clock: Clock | None = None) -> tuple[Table, int, int, int]:
    """Game Two with three players, of whom the first has just called the eclipse."""
    table = Table.open(game("ephemeris"), Seed.of_number(1), 3, {"mode": "two"}, clock=clock)
    for seat in range(3):
        table.sit(seat, f"Player {seat}")
    table.begin(0)
    (caller,) = frame(table, 0).asked
    table.act(caller, "eclipse")
    return table, caller, (caller + 1) % 3, (caller + 2) % 3


def test_E28_an_eclipse_taken_back_takes_the_votes_with_it() -> None:
    table, ada, bob, _ = eclipse()
    stood = table.moves[:-1]
    table.act(bob, "agree")
    table.ask_undo(ada)
    agreed(table)
    assert table.moves == stood
    assert frame(table, bob).asked == [ada]
    assert frame(table, bob).log[-1].entry is not None, "whose vote it was is told"
    sound(table)
    play_on(table, Luck(1))
    assert verify(table.game, table.record(0)).fair


def test_nobody_learns_from_an_undo_whether_another_has_voted() -> None:
    shown = []
    for vote in ("", "agree", "decline"):
        table, ada, bob, eve = eclipse()
        if vote:
            table.act(bob, vote)
        table.ask_undo(ada)
        frames = [frame(table, viewer) for viewer in (ada, eve)]
        agreed(table)
        frames += [frame(table, viewer) for viewer in (ada, eve)]
        shown.append(msgspec.json.encode(frames))
    assert shown[0] == shown[1] == shown[2]


def test_time_won_by_a_move_goes_with_it_whoever_made_it() -> None:
    table, ada, bob, eve = eclipse(Clock(60, 5))
    left = [seat.left_ms for seat in table.seats]
    table.act(bob, "agree")
    table.ask_undo(ada)
    agreed(table)
    assert [left[seat] - table.seats[seat].left_ms for seat in (ada, bob, eve)] == [5000, 0, 0]


def race() -> tuple[Table, int, int]:
    """Game One with calls by hand: a move has completed the mover's hand; the other could not call."""
    record = Record.from_text((GOLDEN / "one-draft-manual.txt").read_text(encoding="utf-8"))
    past = record.events[: record.events.index((0, "call 2150")) - 1]
    table = Table.open(game("ephemeris"), Seed.of_number(1), 2, record.options, past=past)
    for seat in range(2):
        table.sit(seat, f"Player {seat}")
    table.begin(0)
    table.act(0, "neptune +1")
    assert table.events[-1][0] == 1, "the other's silence is there already"
    assert frame(table, 0).asked == [0, 1]
    return table, 0, 1


def test_E15_a_move_taken_back_takes_the_unseen_answers_with_it() -> None:
    table, ada, bob = race()
    table.ask_undo(ada)
    assert frame(table, bob).question is not None
    agreed(table)
    assert len(table.events) == len(table.opened.past)
    assert frame(table, bob).asked == [ada]
    sound(table)


def test_the_end_of_a_simultaneous_turn_drops_the_question() -> None:
    table, ada, bob, eve = eclipse()
    table.ask_undo(ada)
    table.act(bob, "decline")
    assert frame(table, eve).question is not None
    table.act(eve, "decline")
    assert frame(table, eve).question is None
    with refused("revealed"):
        table.ask_undo(ada)


def test_what_others_did_unseen_and_unasked_for_stays() -> None:
    """Mihi Anguli: both turns are taken at once, and neither depends on the other."""
    stayed = 0
    for number in range(5):
        table, luck = started(game("starmap"), 3, number), Luck(number)
        while table.status == "playing":
            seat = random_move(table, luck)
            for other in {0, 1, 2} - {seat}:
                theirs = [event for event in table.events if event[0] == other]
                before = msgspec.json.encode(frame(table, other))
                try:
                    table.ask_undo(other if luck.below(2) else seat)
                except Refused:
                    continue
                if [event for event in table.events if event[0] == other] == theirs:
                    stayed += 1
                    assert msgspec.json.encode(frame(table, other)) == before
                sound(table)
            if luck.below(20) == 0:
                break
    assert stayed > 20


@pytest.mark.parametrize("name", ALL)
def test_who_reads_the_log_late_reads_what_was_to_be_read_at_once(name: str) -> None:
    late, soon = (started(game(name), 2, number=7) for _ in range(2))
    for table in (late, soon):
        moves, dice, undone = Luck(7), Luck(8), 0
        while table.status == "playing" and len(table.events) < 150:
            seat = random_move(table, moves)
            if dice.below(4) == 0:
                with contextlib.suppress(Refused):
                    table.ask_undo(seat)
                    agreed(table)
                    undone += 1
            table.take()
            if table is soon:
                for viewer in table.viewers:
                    frame(table, viewer)
        assert undone
    for viewer in late.viewers:
        assert msgspec.json.encode(frame(late, viewer)) == msgspec.json.encode(frame(soon, viewer))
