"""The swap test on whole tables: two that differ only in what a viewer cannot know show it the same bytes.

The two play side by side. Whatever the viewer sees of an event in one happens in the other as something that looks the
same to it, but is something else where it can be.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ecliptic.games import game
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import EclipticError, InvalidMove
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import LATER, SPECTATOR, State
from ecliptic.table import Answer, Known, Replay, Table, about_move, frame, known_by
from ecliptic.table import journal as j
from ecliptic.testing import Variant, load_kit
from ecliptic.testing.kit import some_actor
from tests.table.games import ALL

LOOKS = 200


def pair(name: str, variant: Variant) -> tuple[Table, Table]:
    tables = []
    for _ in range(2):  # the same seed: chance is told to them event by event
        table = Table.open(game(name), Seed.of_number(1), variant.seats, variant.options)
        for seat in range(variant.seats):
            table.sit(seat, f"Player {seat}")
        table._note(j.Started())
        tables.append(table)
    return tables[0], tables[1]


def turn(state: State, viewer: int) -> tuple[object, ...]:
    return state.actors(), state.barriers(), list(state.legal(viewer)) if viewer != SPECTATOR else []


def lookalike(here: State, there: State, viewer: int, seat: int, action: int, luck: Luck) -> int | None:
    """Another action, if there is one, that this viewer cannot tell from the given one."""
    seen = here.seen_as(viewer, seat, action)
    after = here.clone()
    after.apply(seat, action)
    found = []
    for other in there.legal(seat):
        if there.seen_as(viewer, seat, other) == seen:
            then = there.clone()
            then.apply(seat, other)
            if turn(then, viewer) == turn(after, viewer):
                found.append(other)
    different = [other for other in found if other != action]
    if different and luck.below(2):
        return different[luck.below(len(different))]
    return action if action in found else found[0] if found else None


def side_by_side(name: str, variant: Variant, viewer: int, seed: int) -> Iterator[tuple[Table, Table]]:
    """Two tables after each event, until the viewer sees in which of them it is."""
    here, there = pair(name, variant)
    luck = Luck(seed, viewer)
    late = False
    while here.status == "playing":
        seat = some_actor(here.state.actors(), luck)
        for _ in range(20):
            action = here.state.pick(seat, luck.word())
            other = lookalike(here.state, there.state, viewer, seat, action, luck)
            if other is not None:
                break
        else:
            return
        late = late or (here.state.seen_as(viewer, seat, action) == LATER and action != other)
        barriers = here.state.barriers()
        here._move(seat, action, noted=True)
        there._move(seat, other, noted=True)
        if late and here.state.barriers() != barriers:
            return  # what the others did at the same time is shown now, and differs
        yield here, there


def undo_answer(table: Table, seat: int) -> bytes:
    """What the seat is told when it wants to take something back, and shown when all agree; nothing is changed."""
    if seat == SPECTATOR:
        return b""
    copy = Table.read(table.game, Seed.of_number(1).secret, [j.Change(1, 0, tuple(table.untaken))])
    try:
        copy.ask_undo(seat)
    except EclipticError as error:
        return str(error).encode()
    asked = frame(copy, seat)
    for other in copy.motion.needs if copy.motion else ():
        copy.agree(other)
    return msgspec.json.encode([asked, frame(copy, seat)])


@pytest.mark.parametrize("name", ALL)
def test_frames_logs_records_and_undo_answers_tell_nothing_hidden(name: str) -> None:
    looked = different = 0
    luck = Luck(1)
    variants = load_kit(Path(__file__).parents[1] / "games" / name).variants
    for number in range(1000):
        variant = variants[number % len(variants)]
        viewer = [*range(variant.seats), SPECTATOR][luck.below(variant.seats + 1)]
        for here, there in side_by_side(name, variant, viewer, number):
            if luck.below(8):
                continue
            looked += 1
            different += here.moves != there.moves
            compare(here, there, viewer, closely=looked % 5 == 0)
            if looked == LOOKS:
                assert different > LOOKS // 10 or not hides(name)
                return
    raise AssertionError(f"only {looked} moments were compared")


def answers(table: Table, viewer: int, moves: list[str]) -> bytes:
    """What a seat is told about moves that it could or could not make."""
    known = known_by(table, viewer)
    return msgspec.json.encode([known.seq, [told(known, move) for move in moves]])


def told(known: Known, move: str) -> Answer | str:
    try:
        return about_move(known, move)
    except InvalidMove as error:
        return str(error)


def moves_of(table: Table, viewer: int) -> list[str]:
    """What the viewer may do, and what the others may, or what has been done: most of it is not legal here."""
    state, spell = table.state.known_to(viewer), table.game.spell
    some = range(0, state.action_count(), max(1, state.action_count() // 40))
    return [
        *(spell(state, viewer, action) for action in state.legal(viewer)),
        *(spell(state, viewer, action) for action in some),
        "no such move",
    ]


def stills(table: Table, viewer: int) -> bytes:
    """What a replay shows the viewer of the last moments, as if the game were over now."""
    replay = Replay(table.game, table.history)
    last = range(max(1, len(table.events) - 3), len(table.events) + 1)
    seen = [(n, replay.view(n, viewer), replay.told(n, viewer), replay.asked(n, viewer)) for n in last]
    return msgspec.json.encode([seen, replay.story(viewer)])


def compare(here: Table, there: Table, viewer: int, closely: bool) -> None:
    since = here.ledger(viewer).seq - 5
    assert msgspec.json.encode(frame(here, viewer, since)) == msgspec.json.encode(frame(there, viewer, since))
    assert here.game.headline(here.state) == there.game.headline(there.state)
    if viewer != SPECTATOR:
        moves = moves_of(here, viewer)
        assert answers(here, viewer, moves) == answers(there, viewer, moves)
    assert position(here, viewer) == position(there, viewer)
    if closely and here.status == "playing":
        assert here.record(viewer).to_text() == there.record(viewer).to_text()
        assert undo_answer(here, viewer) == undo_answer(there, viewer)
        assert stills(here, viewer) == stills(there, viewer)


def position(table: Table, viewer: int) -> bytes:
    """What a bot elsewhere is given."""
    return msgspec.json.encode(table.state.known_to(viewer).to_dict())


def hides(name: str) -> bool:
    """Whether the game ever hides anything from a spectator."""
    state = game(name).start()
    luck = Luck(1)
    while state.actors():
        seat = some_actor(state.actors(), luck)
        action = state.pick(seat, luck.word())
        if state.seen_as(SPECTATOR, seat, action) != action:
            return True
        state.apply(seat, action)
    return False
