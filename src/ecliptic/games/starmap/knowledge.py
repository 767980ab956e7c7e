"""Who knows what (compiled): in a round, others are seen as they stood when it began, with their rolls (A-39)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.legal import pick_action
from ecliptic.games.starmap.ruleset import Chart
from ecliptic.games.starmap.state import clear_turn, copy_sheet
from ecliptic.games.starmap.turn import act, begin_turn
from ecliptic.kernel.bits import bit
from ecliptic.kernel.luck import Luck


def hide_others(table: vec[i64], seats: i64, viewer: i64) -> i64:
    """Puts the turns of all others out of sight; answers whose those are."""
    hidden: i64 = 0
    seat: i64 = 0
    while seat < seats:
        if seat != viewer and table[seat * c.SEAT + c.ROLL]:
            hidden |= bit(seat)
        seat += 1
    send_away(table, seats, hidden)
    return hidden


def send_away(table: vec[i64], seats: i64, hidden: i64) -> None:
    """These seats are shown as they stood when the round began."""
    seat: i64 = 0
    while seat < seats:
        if hidden & bit(seat):
            at = seat * c.SEAT
            copy_sheet(table, at + c.BEFORE, at)
            clear_turn(table, at)
            table[at + c.PHASE] = c.P_AWAY
        seat += 1


def guess(chart: Chart, table: vec[i64], seats: i64, rolling: i64, acting: i64, luck: Luck) -> i64:
    """Somewhere in the turns that are not seen: some random actions after the roll. Answers who is still to act.

    When nobody else can be awaited, one of those seats must still be busy, so such a guess is made again.
    """
    hidden: i64 = 0
    seat: i64 = 0
    while seat < seats:
        if table[seat * c.SEAT + c.PHASE] == c.P_AWAY:
            hidden |= bit(seat)
        seat += 1
    if hidden == 0:
        return acting
    acting &= ~hidden
    while True:
        busy: i64 = 0
        seat = 0
        while seat < seats:
            if hidden & bit(seat) and guess_turn(chart, table, seat * c.SEAT, rolling, luck):
                busy |= bit(seat)
            seat += 1
        if rolling >= 0 or acting | busy:
            return acting | busy
        send_away(table, seats, hidden)


def guess_turn(chart: Chart, table: vec[i64], at: i64, rolling: i64, luck: Luck) -> bool:
    """Whether the turn is still going on. While others are rolled for, nobody has acted yet."""
    begin_turn(chart, table, at, table[at + c.ROLL] - 1)
    while rolling < 0 and table[at + c.PHASE] < c.P_DONE and luck.below(8):
        act(chart, table, at, pick_action(chart, table, at, luck.word()))
    return table[at + c.PHASE] < c.P_DONE
