"""One live table without I/O: who sits where, what may be done, undoing it, and what each viewer is shown.

Time is passed in, never read; what happens is a journal of entries that somebody else stores. The same journal gives
the same table everywhere.
"""

from ecliptic.table.frames import Frame, LogEntry, SeatInfo, Talk, frame, log
from ecliptic.table.journal import Change, Clock, Opened, decode, encode
from ecliptic.table.refused import Refused
from ecliptic.table.table import Chore, Seat, Table

__all__ = [
    "Change",
    "Chore",
    "Clock",
    "Frame",
    "LogEntry",
    "Opened",
    "Refused",
    "Seat",
    "SeatInfo",
    "Table",
    "Talk",
    "decode",
    "encode",
    "frame",
    "log",
]
