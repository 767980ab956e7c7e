"""Records: reading, replaying, verifying, and one sentence for everything that can be wrong."""

from __future__ import annotations

import contextlib
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ecliptic
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadRecord, EclipticError, UnknownGame
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.game import shortened
from ecliptic.kernel.record import Record, final_state, play, replay, seen_by, verify
from ecliptic.kernel.state import LATER, NATURE, SPECTATOR, State
from ecliptic.testing.example import DoubleStar, DoubleStarGame

GAME = DoubleStarGame()
TEXT = """ecliptic record 1
game double-star 1
seats 2
edition 000000000000

* star 2   # to seat 0
* star 4
0 rise
1 set
* shows rise
* shows set
* roll 3
* star 2
* star 4
end 0 1
"""


def rise_then_set(known: State, seat: int) -> int:
    return 1 - seat


def played(seed: Seed) -> Record:
    return play(GAME, GAME.start(), seed, rise_then_set)


def test_a_record_is_read_and_replayed() -> None:
    record = Record.from_text(TEXT)
    assert (record.game, record.version, record.seats, len(record.events)) == ("double-star", 1, 2, 9)
    assert record.events[0] == (NATURE, "star 2")
    assert record.result == [0.0, 1.0]
    steps = list(replay(GAME, record))
    assert steps[0][0].to_dict() == GAME.start().to_dict()
    assert steps[-1][3].to_dict() == final_state(GAME, record).to_dict()
    assert verify(GAME, record).facts == (fact("verified-moves", count=9), fact("verified-result"))
    assert not verify(GAME, record).fair


def test_a_record_of_no_events_stands_at_the_start() -> None:
    record = Record.begin(GAME, GAME.start())
    assert final_state(GAME, record).to_dict() == GAME.start().to_dict()


entropy = st.lists(st.text(), max_size=3).map(tuple)


@given(st.integers(0, 2**30), entropy)
def test_what_is_written_can_be_read_and_verified(number: int, words: tuple[str, ...]) -> None:
    record = played(Seed(Seed.of_number(number).secret, words))
    read = Record.from_text(record.to_text())
    assert read == record
    assert verify(GAME, read).facts[-1] == fact("verified-seed")


def test_options_are_written_as_words() -> None:
    record = Record("x", 1, 2, "e", {"moons": True, "suns": False, "rounds": 5, "mode": "long"})
    assert "option mode=long\noption moons=yes\noption rounds=5\noption suns=no\n" in record.to_text()
    assert Record.from_text(record.to_text()).options == {"moons": "yes", "suns": "no", "rounds": "5", "mode": "long"}


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", fact("record-no-head", text="ecliptic record 1")),
        ("# nothing\n", fact("record-no-head", text="ecliptic record 1")),
        (changed("record 1", "record 2"), fact("record-no-head", text="ecliptic record 1")),
        (changed("game double-star 1\n", ""), fact("record-no-game")),
        (changed("seats 2\n", ""), fact("record-no-seats")),
    ],
)
def test_what_is_missing_is_named(text: str, told: Fact) -> None:
    with pytest.raises(BadRecord) as error:
        Record.from_text(text)
    assert error.value.fact == told


LONG = "9" * 5000


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        (changed("game double-star 1", "game double-star"), 2, fact("record-no-number", what="version", text="")),
        (changed("seats 2", "seats two"), 3, fact("record-no-number", what="seats", text="two")),
        (changed("seats 2", "seats ²"), 3, fact("record-no-number", what="seats", text="²")),
        (changed("seats 2", "seats " + LONG), 3, fact("record-no-number", what="seats", text=shortened(LONG))),
        (changed("seats 2", "seats 2\noption moons"), 4, fact("record-no-value")),
        (changed("seats 2", "seats 2\nentropy blue"), 4, fact("record-no-words")),
        (changed("seats 2", "seats 2\nentropy 5"), 4, fact("record-no-words")),
        (changed("seats 2", 'seats 2\nentropy "\\ud800"'), 4, fact("record-no-words")),
        (changed("seats 2", "seats 2\nseed xyz"), 4, fact("record-no-hex")),
        (changed("0 rise", "seats 3\n0 rise"), 8, fact("record-late-head", text="seats")),
        (changed("0 rise", "zero rise"), 8, fact("record-no-number", what="seat", text="zero")),
        (changed("0 rise", "7 rise"), 8, fact("refused-no-seat", n=7)),
        (changed("0 rise", "15 rise"), 8, fact("refused-no-seat", n=15)),
        (changed("end 0 1", "end 0 one"), 15, fact("record-no-results", text="0 one")),
        (changed("end 0 1", "end 0 1\n* roll 1"), 16, fact("record-after-end")),
    ],
)
def test_what_cannot_be_read_names_its_line(text: str, line: int, why: Fact) -> None:
    with pytest.raises(BadRecord) as error:
        Record.from_text(text)
    assert error.value.fact == fact("record-line", n=line, why=why)
    assert error.value.say("de") != error.value.say("en")


def misfit(n: int, text: str, why: Fact, rule: str = "") -> Fact:
    if rule:
        return fact("record-illegal-event", rule=rule, why=why, n=n, text=text)
    return fact("record-wrong-event", why=why, n=n, text=text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            changed("game double-star 1", "game triple-star 1"),
            fact("record-other-game", name="triple-star", known=["double-star"]),
        ),
        (changed("game double-star 1", "game double-star 2"), fact("record-other-version", version=2, now=1)),
        (
            changed("edition 000000000000", "edition 123"),
            fact("record-other-edition", text="123", now="000000000000"),
        ),
        (changed("edition 000000000000\n", ""), fact("record-no-edition")),
        (changed("seats 2", "seats 3"), fact("record-no-start", why=fact("bad-seats", n=3, known=[2]))),
        (
            changed("seats 2", "seats 2\noption moons=yes"),
            fact("record-no-start", why=fact("no-option", name="moons", known=[], count=0)),
        ),
        (changed("0 rise", "0 fall"), misfit(3, "0 fall", fact("not-a-move", text="fall"))),
        (changed("0 rise", "0"), misfit(3, "0 ", fact("no-text"))),
        (changed("0 rise", "0 roll 2"), misfit(3, "0 roll 2", fact("not-a-choice"), "D-02")),
        (changed("0 rise", "5 rise"), fact("record-no-such-seat", count=2, n=3, text="5 rise")),
        (changed("* roll 3", "* roll 4"), misfit(7, "* roll 4", fact("not-a-move", text="roll 4"))),
        (changed("* roll 3\n", ""), misfit(7, "* star 2", fact("not-held"), "D-03")),
        (changed("end 0 1", "* star 1"), misfit(10, "* star 1", fact("not-asked"), "D-02")),
        (changed("end 0 1", "end 1 0"), fact("record-wrong-result", text="1 0", given="0 1")),
        (changed("end 0 1", "end"), fact("record-wrong-result", text="", given="0 1")),
        (changed("end 0 1", "end nan 1"), fact("record-wrong-result", text="nan 1", given="0 1")),
        (changed("* roll 3\n* star 2\n* star 4\n", ""), fact("record-not-over")),
    ],
)
def test_what_does_not_replay_names_its_event(text: str, told: Fact) -> None:
    record = Record.from_text(text)
    for asked in (verify, final_state):
        with pytest.raises(BadRecord) as error:
            asked(GAME, record)
        assert error.value.fact == told
        assert "{" not in str(error.value)


def test_luck_that_is_not_the_seeds_is_found_out() -> None:
    record = played(Seed.of_number(1))
    assert verify(GAME, record).fair
    with pytest.raises(BadRecord, match="revealed seed is not the one that was committed to"):
        verify(GAME, replace(record, secret=b"another"))
    with pytest.raises(BadRecord, match="is not the outcome that the seed gives"):
        verify(GAME, replace(record, secret=b"another", commitment=""))
    with pytest.raises(BadRecord, match="is not the outcome that the seed gives"):
        verify(GAME, replace(record, entropy=("added after the game",)))


def test_a_game_can_be_left_unfinished() -> None:
    record = play(GAME, GAME.start(), Seed.of_number(1), rise_then_set, limit=4)
    assert (len(record.events), record.result) == (4, None)
    assert verify(GAME, record).fair


def moves(record: Record) -> list[str]:
    return [move for _, move in record.events]


def test_a_viewer_reads_what_it_saw() -> None:
    record = replace(Record.from_text(TEXT), secret=b"secret")
    seen = seen_by(GAME, record, 0)
    assert moves(seen)[:5] == ["star 2", "?", "rise", "?", "shows rise"]
    assert moves(seen_by(GAME, record, SPECTATOR))[:4] == ["?", "?", "?", "?"]
    assert seen.result == record.result
    assert seen.secret == b""
    assert Record.from_text(seen.to_text()).events == seen.events
    with pytest.raises(BadRecord, match=re.escape("“* ?”")):
        final_state(GAME, seen)


def test_what_is_seen_later_is_told_once_its_turn_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = DoubleStar.seen_as

    def seen_as(self: DoubleStar, viewer: int, seat: int, action: int) -> int:
        return LATER if seat not in (NATURE, viewer) else secret(self, viewer, seat, action)

    monkeypatch.setattr(DoubleStar, "seen_as", seen_as)
    monkeypatch.setattr(DoubleStar, "barriers", lambda self: int(None not in self.choice))
    record = Record.from_text(TEXT)
    assert moves(seen_by(GAME, record, 0))[1:4] == ["?", "rise", "set"]
    during = replace(record, events=record.events[:3], result=None)
    assert moves(seen_by(GAME, during, 1)) == ["?", "star 4"]  # not even that seat 0 has chosen


def test_the_public_replay_finds_the_game_by_its_name() -> None:
    with pytest.raises(UnknownGame) as refused:
        ecliptic.replay(TEXT)
    assert refused.value.fact.args["name"] == "double-star"


lines = st.sampled_from(
    [*TEXT.splitlines(), "option a=b", 'entropy "x"', "seed 00", "commitment 00", "9 x", "end", "#"]
)
noise = st.lists(lines | st.text(max_size=12), max_size=16).map("\n".join)


@given(noise | noise.map(lambda text: TEXT.split("\n", 1)[0] + "\n" + text))
def test_no_text_does_worse_than_being_refused(text: str) -> None:
    with contextlib.suppress(EclipticError):
        verify(GAME, Record.from_text(text))


def test_a_branch_says_which_events_are_of_another_seed() -> None:
    first, second = Seed.of_number(1), Seed.of_number(3)
    past = played(first).events[:4]
    state = GAME.start()
    for seat, move in past:
        state.apply(seat, GAME.parse(state, seat, move))
    branch = play(GAME, state, second, rise_then_set)
    branch.events, branch.past = past + branch.events, len(past)
    read = Record.from_text(branch.to_text())
    assert read == branch
    assert verify(GAME, read).facts[2] == fact("verified-luck", count=5, past=4)
    assert seen_by(GAME, read, 0).past == 4
    with pytest.raises(BadRecord, match="is not the outcome that the seed gives"):
        verify(GAME, replace(branch, past=0))
