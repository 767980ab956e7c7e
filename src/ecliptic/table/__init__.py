"""One live table without I/O: who sits where, what may be done, undoing it, and what each viewer is shown.

Time is passed in, never read; what happens is a journal of entries that somebody else stores. The same journal gives
the same table everywhere.
"""

from ecliptic.table.errors import Refused
from ecliptic.table.frames import Frame, LogEntry, SeatInfo, Talk, frame, log
from ecliptic.table.journal import Change, Clock, Opened, decode, encode
from ecliptic.table.preview import Answer, Known, Wish, about, about_move, known_by
from ecliptic.table.replay import Drawn, Replay, StoryEvent, finished
from ecliptic.table.seats import Seat
from ecliptic.table.table import Chore, Table

__all__ = [
    "Answer",
    "Change",
    "Chore",
    "Clock",
    "Drawn",
    "Frame",
    "Known",
    "LogEntry",
    "Opened",
    "Refused",
    "Replay",
    "Seat",
    "SeatInfo",
    "StoryEvent",
    "Table",
    "Talk",
    "Wish",
    "about",
    "about_move",
    "decode",
    "encode",
    "finished",
    "frame",
    "known_by",
    "log",
]
