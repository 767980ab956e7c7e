"""The reader of positions: fields declared once, read and written, and a sentence for whatever is wrong."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from librt.vecs import vec
from msgspec import UNSET, UnsetType
from mypy_extensions import i64

from ecliptic.kernel.errors import BadPosition
from ecliptic.kernel.position import (
    ByName,
    Cells,
    Code,
    Counts,
    Each,
    Flag,
    Name,
    Number,
    Packed,
    Part,
    Row,
    Set,
    apart,
    put,
    read,
    require,
    take,
    within,
)

STARS = ("sirius", "vega", "rigel")
LISTS = {"seats": range(2)}


class Night(Part):
    clear: Flag
    hour: Annotated[int | None, Number(0, 23, none=-1)]


class Sky(Part):
    brightest: Annotated[str | None, Name(STARS, none=-1)]
    hidden: Annotated[str, Name(STARS, unknown=9)]
    seen: Annotated[list[str], Set(STARS, at="mask")]
    counted: Annotated[list[str] | None, Counts(STARS, bits=2, none=-1)]
    order: Annotated[list[str], Packed(Name(STARS, first=1))]
    said: Annotated[list[int], Packed(Number(0, 200), "seats", bits=8)]
    hands: Annotated[list[list[str]], Each(Set(STARS), "seats")]
    marks: Annotated[list[int], Row(Number(0, 9), 3, at=("row", 1))]
    map: Annotated[list[str], Packed(Cells(3), 2, bits=3)]
    owners: Annotated[dict[str, int], ByName(STARS, Name("seats"), 15)]
    night: Night
    note: str
    extra: Annotated[int | UnsetType, Code()] = UNSET


class Kept:
    """What the rules keep."""

    def __init__(self) -> None:
        self.brightest, self.hidden, self.mask, self.counted = -1, 9, 0b101, -1
        self.order, self.said = 0x13, 200 << 8 | 7
        self.hands = vec[i64]([0b010, 0])
        self.row = [0, 4, 5, 6, 0]
        self.map, self.owners = 0b010_101, 0xFF1
        self.clear, self.hour, self.extra = True, -1, 5


DATA: dict[str, Any] = {
    "brightest": None,
    "hidden": "?",
    "seen": ["sirius", "rigel"],
    "counted": None,
    "order": ["rigel", "sirius"],
    "said": [7, 200],
    "hands": [["vega"], []],
    "marks": [4, 5, 6],
    "map": ["#.#", ".#."],
    "owners": {"sirius": 1},
    "night": {"clear": True, "hour": None},
    "note": "hello",
    "extra": 5,
}


def blank() -> Kept:
    kept = Kept()
    kept.brightest = kept.hidden = kept.mask = kept.counted = kept.order = kept.said = kept.map = kept.owners = 77
    kept.hands, kept.row, kept.clear, kept.hour = vec[i64](), [0] * 5, False, 77
    return kept


def test_what_is_kept_is_written_and_read() -> None:
    assert take(Sky, Kept(), 0, LISTS, note="hello") == DATA
    assert list(take(Sky, Kept(), 0, LISTS, note="hello")) == list(DATA)  # in the order of the fields
    kept = blank()
    put(read(Sky, DATA), kept, 0, LISTS)
    assert {**vars(kept), "hands": list(kept.hands)} == {**vars(Kept()), "hands": [0b010, 0]}


def test_what_is_left_out_stays_as_it_is() -> None:
    kept = blank()
    kept.extra = 3
    put(read(Sky, {name: value for name, value in DATA.items() if name != "extra"}), kept, 0, LISTS, but=("marks",))
    assert (kept.extra, kept.row) == (3, [0] * 5)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"moon": 1}, "the position has moon, which does not belong there"),
        ({"note": UNSET}, "the position lacks note"),
        ({"night": {"clear": True}}, "night lacks hour"),
        ({"night": {"clear": 1, "hour": None}}, "night.clear should be true or false, not 1"),
        ({"night": {"clear": True, "hour": 24}}, "night.hour is 24, but should be 0 to 23"),
        ({"night": {"clear": True, "hour": "noon"}}, "night.hour should be a number or null, not 'noon'"),
        ({"night": []}, "night should be a table, not []"),
        ({"brightest": "moon"}, "brightest is 'moon', but should be one of: sirius, vega, rigel"),
        ({"hidden": None}, "hidden should be a word, not None"),
        ({"seen": ["vega", "vega"]}, "seen has vega twice"),
        ({"seen": ["moon"]}, "seen has 'moon', which does not exist"),
        ({"seen": "vega"}, "seen should be a list, not 'vega'"),
        ({"counted": ["vega"] * 4}, "counted has vega more than 3 times"),
        ({"order": ["vega", "moon"]}, "order[1] is 'moon', but should be one of: sirius, vega, rigel"),
        ({"order": ["vega"] * 20}, "order has 20 entries, which is more than there can be"),
        ({"said": [1]}, "said has 1 entries, but should have 2"),
        ({"said": [1, 201]}, "said[1] is 201, but should be 0 to 200"),
        ({"hands": [[], ["vega", "vega"]]}, "hands[1] has vega twice"),
        ({"marks": [1, 2, 10**30]}, f"marks[2] is {10**30}, but should be 0 to 9"),
        ({"marks": [1, 2, 2.5]}, "marks[2] should be a number, not 2.5"),
        ({"map": ["#.#", ".o."]}, "map[1] is '.o.', but should be 3 signs, # for a filled cell and . for an empty one"),
        ({"owners": {"moon": 1}}, "owners has 'moon', which does not exist"),
        ({"owners": {"vega": 2}}, "owners.vega is 2, but should be 0 to 1"),
    ],
)
def test_what_is_wrong_is_said_with_its_path(change: dict[str, object], sentence: str) -> None:
    data = {name: value for name, value in (DATA | change).items() if value is not UNSET}
    with pytest.raises(BadPosition) as error:
        put(read(Sky, data), blank(), 0, LISTS)
    assert str(error.value) == sentence


def test_words_for_what_does_not_fit_together() -> None:
    require(True, "never said")
    assert within("hour", 23, 0, 23) == 23
    assert apart([("left", 0b001), ("right", 0b110)], STARS) == 0b111
    for wrong, sentence in (
        (lambda: require(0, "it is late"), "it is late"),
        (lambda: within("hour", 24, 0, 23), "hour is 24, but should be 0 to 23"),
        (lambda: apart([("left", 0b011), ("right", 0b110)], STARS), "vega is in right and in left"),
    ):
        with pytest.raises(BadPosition) as error:
            wrong()
        assert str(error.value) == sentence
