"""A game in progress: going on, taking back, resuming."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecliptic.cli.session import Player, Session
from ecliptic.cli.words import BadUsage
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadRecord, IllegalAction, InvalidMove
from ecliptic.kernel.record import Record, verify
from ecliptic.kernel.state import NATURE, SPECTATOR, State
from ecliptic.testing.example import DoubleStarGame

GAME = DoubleStarGame()
ANN, BEN, BOT = Player("Ann"), Player("Ben"), Player("Bot 1", "random")


def begin(*players: Player, seed: int = 7) -> Session:
    return Session(GAME, GAME.start(), Seed.of_number(seed), players)


def test_nature_acts_until_a_person_must_choose() -> None:
    session = begin(ANN, BEN)
    assert session.advance() == 0
    assert [event.seat for event in session.events] == [NATURE, NATURE]


def test_bots_choose_before_persons_are_asked() -> None:
    session = begin(ANN, BOT)
    assert session.advance() == 0
    assert session.events[-1].seat == 1


def test_a_game_ends_with_its_result_and_verifies() -> None:
    session = begin(ANN, BOT)
    session.advance()
    session.act(0, "rise")
    assert session.advance() is None
    assert session.record.result == session.state.returns()
    assert verify(GAME, session.record).fair


def test_wrong_moves_change_nothing() -> None:
    session = begin(ANN, BOT)
    session.advance()
    before = session.record.to_text()
    with pytest.raises(InvalidMove):
        session.act(0, "fly")
    with pytest.raises(IllegalAction):
        session.act(0, "roll 2")
    assert session.record.to_text() == before
    assert session.advance() == 0


def test_the_same_seed_deals_the_same_game() -> None:
    texts = []
    for _ in range(2):
        session = begin(BOT, BOT, seed=3)
        assert session.advance() is None
        texts.append(session.record.to_text())
    assert texts[0] == texts[1]


@pytest.mark.parametrize("moves", [[], ["set"]])
def test_a_saved_game_goes_on_exactly(moves: list[str]) -> None:
    def finish(session: Session) -> str:
        while (seat := session.advance()) is not None:
            session.act(seat, "rise")
        return session.record.to_text()

    session = begin(ANN, BEN)
    for move in moves:
        seat = session.advance()
        assert seat is not None
        session.act(seat, move)
    session.advance()
    again = Session.resume(GAME, Record.from_text(session.record.to_text()), [ANN, BEN])
    assert again.state.to_dict() == session.state.to_dict()
    assert finish(again) == finish(session)


def _no_seed(record: Record) -> None:
    record.secret = b""


def _over(record: Record) -> None:
    record.events, record.result = [], [1.0, 0.0]


@pytest.mark.parametrize(("spoil", "says"), [(_no_seed, "seed"), (_over, "over")])
def test_what_cannot_be_resumed(spoil: Callable[[Record], None], says: str) -> None:
    session = begin(ANN, BEN)
    session.advance()
    spoil(session.record)
    with pytest.raises(BadRecord, match=says):
        Session.resume(GAME, session.record, [ANN, BEN])


def test_a_save_with_too_few_players_is_refused() -> None:
    session = begin(ANN, BEN)
    session.advance()
    with pytest.raises(BadRecord, match="1 players"):
        Session.resume(GAME, session.record, [ANN])


# -- undo --------------------------------------------------------------------------------------------------------


def test_undo_takes_the_last_decision_back() -> None:
    session = begin(ANN, BEN)
    seat = session.advance()
    position = session.state.to_dict()
    session.act(0, "rise")
    assert session.advance() == 1
    assert session.undo() == 0
    assert session.state.to_dict() == position
    assert session.advance() == seat
    assert len(session.record.events) == len(session.events) == 2


class Drowsy(DoubleStarGame):
    """Nobody is asked anything here."""

    def routine(self, known: State, seat: int) -> int | None:
        return known.legal(seat)[0]


def test_what_is_done_by_routine_is_no_decision() -> None:
    game = Drowsy()
    session = Session(game, game.start(), Seed.of_number(7), [ANN, BOT])
    assert session.advance() is None
    assert 0 in [seat for seat, _ in session.record.events]
    with pytest.raises(BadUsage, match="nothing"):
        session.undo()


def test_undo_before_any_decision() -> None:
    session = begin(ANN, BOT)
    session.advance()
    with pytest.raises(BadUsage, match="nothing to undo"):
        session.undo()


def test_undo_stops_at_what_was_revealed() -> None:
    session = begin(ANN, BOT)
    session.advance()
    session.act(0, "rise")
    session.advance()
    end = session.record.to_text()
    with pytest.raises(BadUsage, match="revealed"):
        session.undo()
    assert session.record.to_text() == end


def test_undone_chance_comes_back_the_same() -> None:
    session = begin(ANN, BEN)
    session.advance()
    session.act(0, "rise")
    session.advance()
    session.undo()
    session.advance()
    session.act(0, "rise")
    session.advance()
    session.act(1, "rise")
    assert session.advance() is None
    straight = begin(ANN, BEN)
    while (seat := straight.advance()) is not None:
        straight.act(seat, "rise")
    assert session.record.to_text() == straight.record.to_text()


# -- telling -----------------------------------------------------------------------------------------------------


def test_the_story_is_told_from_what_a_seat_knows() -> None:
    session = begin(ANN, BEN)
    session.advance()
    mine = [line.text for line, _ in session.story(0)]
    public = [line.text for line, _ in session.story(SPECTATOR)]
    assert mine[0].startswith("Nature: star")
    assert mine[1] == public[0] == public[1] == "Nature does something in secret"
    assert session.story(0, since=2) == []
