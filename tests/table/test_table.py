"""One table, without a server: sitting, playing, asking the others, clocks, going on."""

from __future__ import annotations

import msgspec
import pytest

from ecliptic.bots import DEFAULT
from ecliptic.games import game
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import EclipticError, IllegalAction, InvalidMove
from ecliptic.kernel.game import Game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.record import Record, verify
from ecliptic.kernel.state import SPECTATOR
from ecliptic.table import Change, Clock, Refused, Table, decode, encode, frame
from ecliptic.table.events import is_decision
from ecliptic.testing.example import DoubleStarGame
from tests.table.games import ALL, play_on, random_move, seated, started

STARS = DoubleStarGame()


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.RaisesExc(Refused, check=lambda error: error.code == code)


def shown(table: Table) -> list[bytes]:
    return [msgspec.json.encode(frame(table, viewer)) for viewer in table.viewers]


@pytest.mark.parametrize("name", ALL)
def test_what_is_made_once_for_all_is_what_each_would_be_shown(name: str) -> None:
    table, luck = started(game(name), number=5), Luck(5)
    told = dict.fromkeys(table.viewers, 0)
    for _ in range(60):
        before, events = table.state, len(table.events)
        random_move(table, luck)
        moments = list(table.history.moments(events))
        for viewer in reversed(table.viewers):
            seat = None if viewer == SPECTATOR else viewer
            new = frame(table, viewer, told[viewer])
            told[viewer] = new.seq
            assert new.view == table.game.view(table.state, seat)
            if table.game.alike:
                expected = [table.game.event(*moment[::3], *moment[1:3], seat) for moment in moments]
                assert [entry.event for entry in new.log if entry.event][-len(expected) :] == expected
        if table.status == "over" or before is table.state:
            break


@pytest.mark.parametrize("name", ALL)
def test_a_whole_game_is_played_stored_and_read_again(name: str) -> None:
    table = started(game(name), number=3)
    luck = Luck(3)
    stored = [encode(table.take())]
    while table.status == "playing":
        random_move(table, luck)
        stored.append(encode(table.take()))
    again = Table.read(table.game, Seed.of_number(3).secret, [decode(data) for data in stored])
    assert shown(again) == shown(table)
    record = table.record(SPECTATOR)
    assert record == again.record(0)
    assert verify(table.game, Record.from_text(record.to_text())).facts[-1].key == "verified-seed"
    assert table.returns == table.state.returns()


def test_a_command_that_is_refused_changes_nothing() -> None:
    table = started(game("transit"), 3)
    table.take()
    before = shown(table)
    actor = next(seat for seat in range(3) if table.state.legal(seat))
    other = (actor + 1) % 3
    legal = [move.move for move in frame(table, actor).legal]
    for attempt in (
        lambda: table.act(other, legal[0]),
        lambda: table.act(actor, "fly to the moon"),
        lambda: table.act(7, legal[0]),
        lambda: table.sit(0, "Somebody"),
        lambda: table.begin(0),
        lambda: table.add_words(0, "too late"),
        lambda: table.ask_undo(other),
        lambda: table.agree(other),
        lambda: table.refuse(other),
        lambda: table.ask_stand_in(0, 1, "no such bot"),
        lambda: table.answer(actor),
        lambda: table.say(0, ""),
        lambda: table.rematch(Seed.fresh(), ""),
        lambda: table.branch(0, Seed.fresh(), ""),
    ):
        with pytest.raises(EclipticError):
            attempt()
    assert not table.noted
    assert shown(table) == before


def test_malformed_and_illegal_moves_are_different_errors() -> None:
    table = started(STARS)
    with pytest.raises(InvalidMove):
        table.act(0, "explode")
    with pytest.raises(IllegalAction, match="D-02"):
        table.act(0, "roll 3")


def test_players_add_to_the_seed_until_the_start_and_see_the_commitment_first() -> None:
    table = seated(STARS)
    table.add_words(0, "blue horses")
    first = frame(table, 1)
    assert (first.commitment, first.seed) == (Seed.of_number(1).commitment, "")
    table.begin(1)
    play_on(table, Luck(1))
    last = frame(table, 1)
    assert Seed(bytes.fromhex(last.seed), last.entropy).commitment == first.commitment
    assert verify(STARS, table.record(0)).fair
    assert table.record(0).entropy == ("blue horses",)


def test_seats_are_taken_left_and_taken_again_before_the_start() -> None:
    table = Table.open(STARS, Seed.of_number(1))
    table.sit(0, "Ada")
    with refused("taken"):
        table.sit(0, "Bob")
    with refused("open_seats"):
        table.begin(0)
    table.leave(0)
    table.sit(0, "  Bob\n the \x1b second ")
    table.seat_bot(1)
    assert [(seat.name, seat.kind) for seat in frame(table, SPECTATOR).seats] == [
        ("Bob the second", "person"),
        ("Bot 2", "bot"),
    ]


def test_a_bot_sits_in_a_style_of_its_game_and_in_no_other() -> None:
    table = Table.open(game("survivors"), Seed.of_number(1), 2)
    for name in ("medium:author", "random:racer", "search:2000", "medium:"):
        with refused("no_bot"):
            table.seat_bot(1, name)
    table.seat_bot(1, "hard:racer")
    assert frame(table, SPECTATOR).seats[1].bot == "hard:racer"


def test_bots_and_lone_choices_are_chores() -> None:
    table = Table.open(game("transit"), Seed.of_number(2), 2)
    table.sit(0, "Ada")
    table.seat_bot(1)
    table.begin(0)
    lone = bots = forced = 0
    luck = Luck(2)
    while table.status == "playing":
        chores = table.chores()
        if not chores:
            random_move(table, luck)
            continue
        seat, bot = chores[0]
        if bot:
            if len(table.state.legal(seat)) > 1:
                with refused("no_chore"):
                    table.answer(seat)
            else:
                forced += 1
            with refused("illegal"):
                table.answer(seat, -5)
            bots += 1
            table.answer(seat, next(iter(table.state.legal(seat))))
        else:
            assert frame(table, seat).lone
            lone += 1
            table.answer(seat)
    assert lone > 5
    assert bots > 5
    assert forced > 5, "a bot is asked without a choice, too: its pace tells nothing"


# -- talk ----------------------------------------------------------------------------------------------------


def test_T32_only_effects_of_open_cards_are_spoken_of_while_hands_are_secret() -> None:
    table = started(game("transit"), 3, number=4)
    luck = Luck(4)
    silent = free = 0
    while table.status == "playing":
        sayings = table.sayings()
        talk = frame(table, 0).talk
        assert (talk.free, talk.sayings) == (sayings is None, sayings or ())
        assert (not frame(table, 0).view.silent) == talk.free
        if sayings is None:
            free += 1
            table.say(0, "well played")
        else:
            silent += 1
            with refused("silence"):
                table.say(0, "I hold the 5 of hearts")
            for saying in sayings:
                table.say(1, "", saying)
        random_move(table, luck)
    assert silent > 10
    assert free > 5


# -- absence, clocks -----------------------------------------------------------------------------------------


def test_a_bot_stands_in_when_the_others_agree_and_goes_when_the_player_returns() -> None:
    table = started(game("transit"), 3)
    actor = next(seat for seat in range(3) if table.state.legal(seat))
    ada, bob = (seat for seat in range(3) if seat != actor)
    with refused("present"):
        table.ask_stand_in(ada, actor)
    table.leave(actor)
    table.ask_stand_in(ada, actor)
    assert table.motion is not None
    assert table.motion.needs == (bob,)
    table.agree(bob, here=(ada, bob, actor))  # who has left may look on
    assert frame(table, SPECTATOR).seats[actor].bot == DEFAULT
    assert [chore.seat for chore in table.chores()] == [actor]
    table.act(actor, frame(table, actor).legal[0].move)
    assert not table.seats[actor].away
    assert not table.seats[actor].stand_in


def waiting(game: Game, seats: int, **options: object) -> Table:
    """A table with clocks at which nobody has done anything for an hour."""
    table = Table.open(game, Seed.of_number(1), seats, options, clock=Clock(7200))
    table.tick(1_000_000)
    for seat in range(seats):
        table.sit(seat, f"Player {seat}")
    table.begin(0)
    table.take()
    table.tick(1_000_000 + 3_600_000)
    return table


def test_nobody_takes_the_seat_of_a_player_who_is_there_and_thinks() -> None:
    table = waiting(STARS, 2)
    for here in ((0, 1), (1,), ()):  # who is not connected cannot tell who is
        with refused("present"):
            table.ask_stand_in(0, 1, here=here)
    table.hook(1, "http://127.0.0.1/", "secret")
    with refused("present"):  # who wants to be called need not be connected
        table.ask_stand_in(0, 1, here=(0,))
    table.hook(1, "")
    table.ask_stand_in(0, 1, here=(0,))
    assert table.seats[1].stand_in == DEFAULT


def test_who_is_not_connected_is_absent_once_nothing_has_happened_for_a_while() -> None:
    table = waiting(game("transit"), 3)
    actor = next(seat for seat in range(3) if table.state.legal(seat))
    ada, bob = (seat for seat in range(3) if seat != actor)
    table.act(actor, frame(table, actor).legal[0].move)
    table.tick(table.at + 119_000)
    with refused("present"):
        table.ask_stand_in(ada, actor, here=(ada, bob))
    table.tick(table.at + 1_000)
    table.ask_stand_in(ada, actor, here=(ada, bob))
    assert table.motion is not None
    assert table.motion.needs == (bob,)
    with refused("present"):
        table.agree(bob, here=(ada, bob, actor))
    table.agree(bob, here=(ada, bob))
    assert table.seats[actor].stand_in == DEFAULT


def test_the_question_whether_a_bot_stands_in_is_dropped_when_the_player_returns() -> None:
    table = started(game("transit"), 3)
    table.leave(2)
    table.ask_stand_in(0, 2)
    table.back(2)
    assert frame(table, 0).question is None
    with refused("no_question"):
        table.agree(1)


def test_an_unseen_move_does_not_show_by_dropping_the_question() -> None:
    table = started(game("starmap"), 3)
    table.leave(2)
    table.ask_stand_in(0, 2)
    before = shown(table)[1]
    table.act(0, frame(table, 0).legal[0].move)
    assert shown(table)[1] == before


def test_whether_a_bot_may_stand_in_does_not_tell_who_is_ready() -> None:
    """Mihi Anguli: all take their turns at once."""
    answers = []
    for ready in (False, True):
        table, luck = waiting(game("starmap"), 3), Luck(1)
        while ready and table.state.legal(2):
            table.act(2, frame(table, 2).legal[luck.below(len(frame(table, 2).legal))].move)
        for here in ((0, 1, 2), (0, 1)):
            try:
                table.ask_stand_in(0, 2, here=here)
                answers.append((here, msgspec.json.encode(frame(table, 0))))
            except Refused as error:
                answers.append((here, str(error).encode()))
    assert answers[:2] == answers[2:]


def test_time_that_is_not_in_the_journal_never_passed() -> None:
    """Two processes have a table. One, whose clock is ahead, refuses something; then the other stores a move."""
    one = Table.open(game("transit"), Seed.of_number(1), 2, clock=Clock(60))
    one.tick(1_000_000)
    for seat in (0, 1):
        one.sit(seat, f"Player {seat}")
    one.begin(0)
    first = one.take()
    other = Table.read(one.game, one.seed.secret, [first])
    asked = next(seat for seat in (0, 1) if one.state.legal(seat))
    one.tick(1_030_000)
    with refused("silence"):
        one.say(asked, "")
    other.tick(1_010_000)
    other.act(asked, frame(other, asked).legal[0].move)
    moved = other.take()
    one.follow(moved)
    read = Table.read(one.game, one.seed.secret, [first, moved])
    assert [seat.left_ms for seat in one.seats] == [seat.left_ms for seat in read.seats]
    assert (one.at, one.seats[asked].left_ms) == (1_010_000, 50_000)


def test_clocks_run_for_those_who_are_asked_and_a_bot_plays_on_when_one_runs_out() -> None:
    table = Table.open(STARS, Seed.of_number(1), clock=Clock(60, 5))
    changes: list[Change] = []

    def at(seconds: int) -> None:
        table.tick(1_000_000 + 1000 * seconds)

    at(0)
    table.sit(0, "Ada")
    table.sit(1, "Bob")
    table.begin(0)
    changes.append(table.take())
    at(20)
    table.act(0, "rise")
    changes.append(table.take())
    assert table.time_left(0, 1_100_000) == 45_000
    assert table.time_left(1, 1_030_000) == 30_000
    assert table.deadline() == 1_060_000
    assert frame(table, 0, at=1_030_000).clock_ms == 45_000
    at(61)
    table.time_out()
    changes.append(table.take())
    assert table.chores() == [(1, DEFAULT)]
    assert table.deadline() is None
    again = Table.read(STARS, Seed.of_number(1).secret, changes)
    assert shown(again) == shown(table)


# -- going on ------------------------------------------------------------------------------------------------


def test_a_rematch_keeps_every_seat_for_its_person() -> None:
    table = started(game("transit"), 3)
    changes = [table.take()]
    play_on(table, Luck(1))
    changes.append(table.take())
    new = table.rematch(Seed.of_number(9), "first")
    assert [(seat.name, seat.kept) for seat in new.seats] == [(f"Player {seat}", True) for seat in range(3)]
    table.go_on_at("second", by=1)
    table.go_on_at("second", by=1)  # asking twice is as good as once
    assert frame(table, 0).next_table == "second"
    assert table.motion is not None
    assert table.motion.needs == (0, 2)
    with refused("no_question"):
        table.agree(0)
    table.go_on_at("second", by=2)
    with refused("no_question"):
        table.go_home(2)
    table.go_home(0)
    assert frame(table, 0).question is None
    changes.append(table.take())
    assert shown(Table.read(table.game, table.seed.secret, changes)) == shown(table)

    new.come_along(1, "Player 1")
    with refused("taken"):
        new.come_along(1, "Player 1")
    new.keep_no_longer(0)
    new.keep_no_longer(1)
    assert [(seat.taken, seat.kept) for seat in new.seats] == [(False, False), (True, False), (False, True)]
    new.invite(1, 0)
    with refused("no_person"):
        new.invite(2, 0)
    new.seat_bot(0)
    new.seat_bot(2)
    new.come_along(2, "Player 2")  # the bot was there only to fill in
    assert (new.status, [seat.person for seat in new.seats]) == ("playing", [False, True, True])
    with refused("not_now"):
        new.come_along(0, "Player 0")
    assert shown(Table.read(new.game, new.seed.secret, [new.take()])) == shown(new)


@pytest.mark.parametrize("name", ALL)
def test_a_finished_game_is_branched_from_any_point(name: str) -> None:
    table = started(game(name), number=8)
    play_on(table, Luck(8))
    count = len(table.events)
    for point in (0, 1, count // 2, count - 1, count):
        new = table.branch(point, Seed.of_number(point), "old")
        for seat in range(len(new.seats)):
            new.sit(seat, "Again")
        new.begin(0)
        assert new.moves[:point] == table.moves[:point]
        play_on(new, Luck(point))
        record = Record.from_text(new.record(0).to_text())
        assert verify(new.game, record).fair
        assert record.past == point
    with refused("no_event"):
        table.branch(count + 1, Seed.fresh(), "old")


def test_a_stop_that_only_hides_something_is_passed_without_asking() -> None:
    """Ephemeris: whoever still has Pluto is stopped at the end of a turn, even where it could not help."""
    passed = 0
    for number in range(20):
        table, luck = started(game("ephemeris"), 2, number, {"mode": "two"}), Luck(number)
        while table.status == "playing":
            stops = [seat for seat, bot in table.chores() if not bot and len(table.state.legal(seat)) > 1]
            for seat in stops:
                passed += 1
                assert frame(table, seat).lone
                stop = len(table.events)
                table.answer(seat)
                assert not is_decision(table.game, next(table.history.moments(stop))), "nobody decided it"
            if not stops:
                random_move(table, luck)
    assert passed
