"""Checks of whole games as text: they replay, they verify, and lies are found out."""

from __future__ import annotations

from dataclasses import replace

from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadRecord, EclipticError
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.record import Record, final_state, play, replay, seen_by, verify
from ecliptic.kernel.state import NATURE, State, pick_from_legal
from ecliptic.testing.kit import Kit, Variant, called, viewers


def recorded(kit: Kit, variant: Variant, seed: int) -> Record:
    """A random game with keyed luck, recorded."""
    luck = Luck(seed)

    def choose(known: State, seat: int) -> int:
        return pick_from_legal(known, seat, luck.word())

    return play(kit.game, kit.start(variant), Seed.of_number(seed), choose, kit.game.max_plies)


def check_records(kit: Kit, seed: int) -> None:
    """A recorded game replays and verifies, for its viewers too; a record that was tampered with does not."""
    for variant in kit.variants:
        events, number = 0, 0
        while events < kit.looks // (4 * len(kit.variants)):
            events += _check_record(kit, variant, 1000 * seed + number)
            number += 1


def _check_record(kit: Kit, variant: Variant, seed: int) -> int:
    """Returns how many events it had."""
    record = recorded(kit, variant, seed)
    where = f"({variant}): the record of seed {seed}"
    text = record.to_text()
    if recorded(kit, variant, seed).to_text() != text:
        raise kit.wrong(f"{where} is another one when it is played again")
    if Record.from_text(text).to_text() != text:
        raise kit.wrong(f"{where} changes by being read and written")
    try:
        end = final_state(kit.game, Record.from_text(text))
        verdict = verify(kit.game, Record.from_text(text))
    except BadRecord as error:
        raise kit.wrong(f"{where} does not replay: {error}") from error
    if end.actors() or not verdict.fair:
        raise kit.wrong(f"{where} comes to no end or cannot be verified")
    for viewer in viewers(end):
        seen = seen_by(kit.game, record, viewer).to_text()
        if Record.from_text(seen).to_text() != seen:
            raise kit.wrong(f"{where} cannot be read as {called(viewer)} may see it")
    for what, bad in _tampered(kit, record):
        _check_refused(kit, variant, what, bad)
    return len(record.events)


def _check_refused(kit: Kit, variant: Variant, what: str, bad: Record) -> None:
    try:
        verify(kit.game, Record.from_text(bad.to_text()))
    except BadRecord:
        return
    raise kit.wrong(f"({variant}): a record with {what} is believed")


def _tampered(kit: Kit, record: Record) -> list[tuple[str, Record]]:
    """Records that lie about their luck, their moves or themselves."""
    result = record.result or []
    lies = [
        ("another rules version", replace(record, version=record.version + 1)),
        ("another edition", replace(record, edition="f" * 12)),
        ("another result", replace(record, result=[value + 1 for value in result])),
        ("another seed", replace(record, secret=b"another secret")),
        ("its last event left out", replace(record, events=record.events[:-1])),
        ("an event too many", replace(record, events=[*record.events, record.events[-1]])),
        ("a move that is none", replace(record, events=[(record.events[0][0], "zzz zzz"), *record.events[1:]])),
        ("a seat that is none", replace(record, events=[(9, record.events[0][1]), *record.events[1:]])),
    ]
    for index, (before, seat, action, _) in enumerate(replay(kit.game, record)):
        others = [other for other in before.legal(seat) if other != action]
        if seat == NATURE and others:
            events = list(record.events)
            events[index] = (seat, kit.game.spell(before, seat, others[0]))
            lies.append((f"other luck in event {index + 1}", replace(record, events=events)))
            break
    return lies


def check_golden(kit: Kit, seed: int) -> None:
    """Every variant has a golden record, and all of them replay to their result with the luck of their seed."""
    found = []
    for path in sorted((kit.folder / "golden").glob("*.txt")):
        try:
            record = Record.from_text(path.read_text(encoding="utf-8"))
            verdict = verify(kit.game, record)
            found.append((record.seats, kit.game.check_options(record.options)))
        except EclipticError as error:
            raise kit.wrong(f"the golden record {path.name} does not replay: {error}") from error
        if record.result is None or not verdict.fair:
            raise kit.wrong(f"the golden record {path.name} has no result or no seed")
    for variant in kit.variants:
        if (variant.seats, kit.game.check_options(variant.options)) not in found:
            raise kit.wrong(f"there is no golden record of {variant} in {kit.folder / 'golden'}")
