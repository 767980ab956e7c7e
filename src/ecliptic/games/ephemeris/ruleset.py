"""What all positions of one table share and never change: its components and its options."""

from librt.vecs import vec
from mypy_extensions import i64


class Ruleset:
    """Components in the form the rules use, and the options of a game. Not copied by `clone`."""

    def __init__(self, start: i64, even: vec[i64], other: vec[i64], retrograde: i64, keys: vec[i64]) -> None:
        self.start: i64 = start
        """The board at the start (E-18)."""
        self.even: vec[i64] = even
        """Faces of the even die by colour."""
        self.other: vec[i64] = other
        self.retrograde: i64 = retrograde
        """Copies of each body in the retrograde deck, four bits each."""
        self.keys: vec[i64] = keys
        """The right letter of each question, at card * 3 + colour."""
        self.cap: i64 = 500
        self.open: bool = False
        self.draft: bool = False
        self.manual: bool = False
        self.pick: bool = False
        self.series: i64 = 1
        self.thirds: bool = True
        self.skill: vec[i64] = vec[i64]()
        """How often in a hundred a computer player of each level knows the answer."""
        self.quickness: vec[i64] = vec[i64]()
        self.spread: vec[i64] = vec[i64]()
        """Milliseconds before a computer player of each level calls: the mean and the spread."""
