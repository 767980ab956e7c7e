"""Moves as text: one spelling each.

    no supporter, promote W2, mentor            the roll's helpers
    decline, number, point 5,0                  the reward of an article
    fill OPT.2, stop                            spending
    use POS1+PLOT1, dice 2 3 5, major 4,1       an ability, its dice in the order they are read, its major
    layout NW SE, cell N, all, done             which points
    record W4, end                              an article; the turn
    roll 2 3 5                                  Nature

The dice of an ability are spelled by their values in the position at hand.
"""

from __future__ import annotations

import re

from ecliptic.games.starmap import ids as c
from ecliptic.games.starmap.legal import hand_assignment, item_action
from ecliptic.games.starmap.names import ARTICLES, CELLS, COMBOS, cells_in, item_names
from ecliptic.games.starmap.rules import Starmap
from ecliptic.games.starmap.ruleset import LAYOUTS, rolls
from ecliptic.kernel.errors import InvalidMove
from ecliptic.kernel.state import NATURE

PASSES = {
    c.P_SUPPORT: "no supporter",
    c.P_REWARD: "decline",
    c.P_XP: "stop",
    c.P_STUDY: "stop",
    c.P_ABILITY: "end",
    c.P_CELLS: "done",
}
ROLLS = rolls()


def phase_of(state: Starmap, seat: int) -> int:
    """The phase of a seat; of Nature there is none."""
    return int(state.table[seat * c.SEAT + c.PHASE]) if seat < state.seats else c.P_DONE


def spell(state: Starmap, seat: int, action: int) -> str:
    phase = phase_of(state, seat)
    if action == c.A_PASS:
        return PASSES.get(phase, "stop")
    if action <= c.WEEKS:
        return f"{'record' if phase == c.P_RECORD else 'promote'} W{action}"
    if action == c.A_MENTOR:
        return "mentor"
    if action == c.A_NUMBER:
        return "number"
    if action < c.A_ITEM:
        return f"point {(action - c.A_POINT) % c.WIDTH},{(action - c.A_POINT) // c.WIDTH}"
    if action < c.A_COMBO or action >= c.A_MORE_ITEMS:
        return f"fill {_item_name(state, item_of(action))}"
    return _spell_ability(state, seat, action)


def item_of(action: int) -> int:
    """The item that an action fills."""
    return action - c.A_ITEM if action < c.A_COMBO else action - c.A_MORE_ITEMS + c.ITEM_IDS


def _item_name(state: Starmap, item: int) -> str:
    """Ids past the last item of an edition are spelled by number."""
    names = item_names(state.chart)
    return names[item] if item < len(names) else f"#{item}"


def _spell_ability(state: Starmap, seat: int, action: int) -> str:
    if action < c.A_DICE:
        return f"use {COMBOS[action - c.A_COMBO]}"
    if action < c.A_MAJOR:
        values = dice_of(state, seat, action - c.A_DICE)
        return f"dice {' '.join(map(str, values))}" if values else f"dice #{action - c.A_DICE}"
    if action < c.A_LAYOUT:
        return f"major {(action - c.A_MAJOR) % 6 + 1},{(action - c.A_MAJOR) // 6 + 1}"
    if action < c.A_CELL:
        cells = layout_cells(state, seat, action - c.A_LAYOUT)
        return f"layout {' '.join(cells_in(cells)) if cells else f'#{action - c.A_LAYOUT}'}"
    if action < c.A_ALL:
        return f"cell {CELLS[action - c.A_CELL]}"
    if action == c.A_ALL:
        return "all"
    return f"roll {' '.join(map(str, ROLLS[action - c.A_ROLL]))}"


def layout_cells(state: Starmap, seat: int, index: int) -> int:
    """The cells of a layout of the die at hand; 0 where no layout is asked for."""
    if phase_of(state, seat) != c.P_LAYOUT:
        return 0
    return LAYOUTS[4 * int(state.table[seat * c.SEAT + c.PLOT_DIE]) + index]


def dice_of(state: Starmap, seat: int, index: int) -> list[int]:
    """The values of the index-th assignment of dice, in the order they are read; empty where there is none."""
    if phase_of(state, seat) != c.P_DICE:
        return []
    at = seat * c.SEAT
    packed = hand_assignment(state.chart, state.table, at, index)
    if packed < 0:
        return []
    read = [packed & 7, packed >> 3 & 7, packed >> 6 & 7]
    placed = [int(state.table[at + c.DIE + place]) for place in range(3) if packed >> 9 >> place & 1]
    values = [value for value in read if value]
    for value in values:
        placed.remove(value)
    return values + placed  # dice whose value does not matter come last


def parse(state: Starmap, seat: int, text: str) -> int:
    if seat == NATURE:
        return _parse_roll(text)
    if text in PASSES.values():
        return _parse_pass(PASSES.get(phase_of(state, seat), text), text)
    plain = {"mentor": c.A_MENTOR, "number": c.A_NUMBER, "all": c.A_ALL}
    if text in plain:
        return plain[text]
    verb, _, rest = text.partition(" ")
    if verb == "roll":
        return _parse_roll(text)
    if verb == "point":
        return _parse_point(rest)
    if verb == "major":
        return _parse_major(rest)
    if verb == ("record" if phase_of(state, seat) == c.P_RECORD else "promote"):
        return _one_of(rest, ARTICLES, "article", text) + c.A_WEEK + 1
    if verb == "use":
        return c.A_COMBO + _one_of(rest, COMBOS, "ability", text)
    if verb == "cell":
        return c.A_CELL + _one_of(rest, CELLS, "cell", text)
    if verb == "fill":
        return _parse_item(state, rest)
    if verb == "layout":
        return _parse_layout(state, seat, rest)
    if verb == "dice":
        return _parse_dice(state, seat, rest)
    raise InvalidMove(f"{text!r} is no move of Mihi Anguli")


def _parse_pass(word: str, text: str) -> int:
    """A word that passes another step is no slip of the tongue to be guessed at."""
    if text != word:
        raise InvalidMove(f"{text!r} is not how this step is passed; say {word!r}")
    return c.A_PASS


def _one_of(word: str, names: tuple[str, ...], kind: str, text: str) -> int:
    if word not in names:
        raise InvalidMove(f"{text!r} names no {kind}; there are {', '.join(names)}")
    return names.index(word)


def _parse_roll(text: str) -> int:
    words = text.split()
    if words[0] != "roll" or not all(word in tuple("123456") for word in words[1:]):
        raise InvalidMove(f"{text!r} is no roll; a roll reads like 'roll 2 3 5'")
    roll = tuple(int(word) for word in words[1:])
    for index, known in enumerate(ROLLS):
        if known == roll:
            return c.A_ROLL + index
    raise InvalidMove(f"{text!r} is no roll of three dice in ascending order")


def _pair(text: str, what: str, low: int, high: int) -> tuple[int, int]:
    found = re.fullmatch(r"(0|[1-9]\d?),(0|[1-9]\d?)", text, re.ASCII)
    if found is None or not all(low <= int(number) <= high for number in found.groups()):
        raise InvalidMove(f"{text!r} is no {what}: two numbers from {low} to {high} with a comma between them")
    return int(found[1]), int(found[2])


def _parse_point(text: str) -> int:
    x, y = _pair(text, "point", 0, c.WIDTH - 1)
    return c.A_POINT + c.WIDTH * y + x


def _parse_major(text: str) -> int:
    a, b = _pair(text, "major", 1, 6)
    return c.A_MAJOR + 6 * (b - 1) + a - 1


def _numbered(text: str, count: int, what: str) -> int | None:
    """#3, where the position at hand gives a move no better name."""
    if not re.fullmatch(r"#(0|[1-9]\d{0,2})", text, re.ASCII):
        return None
    if int(text[1:]) >= count:
        raise InvalidMove(f"there is no {what} {text}")
    return int(text[1:])


def _parse_item(state: Starmap, text: str) -> int:
    names = item_names(state.chart)
    number = _numbered(text, c.MAX_ITEMS, "box")
    if number is not None and number >= len(names):
        return int(item_action(number))
    if text not in names:
        raise InvalidMove(f"{text!r} is no box of the sheet; boxes read like MON.1, OPT.2 or W3.4")
    return int(item_action(names.index(text)))


def _parse_layout(state: Starmap, seat: int, text: str) -> int:
    """A layout is spelled with the points of the die in hand, so another die's layout is no move at all."""
    names = {i: " ".join(cells_in(cells)) for i in range(4) if (cells := layout_cells(state, seat, i))}
    for index, name in names.items():
        if name == text:
            return c.A_LAYOUT + index
    number = _numbered(text, 4, "layout")
    if number is not None and number not in names:
        return c.A_LAYOUT + number
    if not names:
        raise InvalidMove("a layout is chosen once its die lies on PLOT1 and a major is positioned")
    die = int(state.table[seat * c.SEAT + c.PLOT_DIE])
    raise InvalidMove(f"{text!r} is not a layout of the {die} in hand, which has {', '.join(names.values())}")


def _parse_dice(state: Starmap, seat: int, text: str) -> int:
    names = {i: " ".join(map(str, values)) for i in range(6) if (values := dice_of(state, seat, i))}
    for index, name in names.items():
        if name == text:
            return c.A_DICE + index
    number = _numbered(text, 6, "choice of dice")
    if number is not None and number not in names:
        return c.A_DICE + number
    if not names:
        raise InvalidMove("dice are placed once an ability has been chosen")
    raise InvalidMove(f"the dice cannot be placed as {text!r}")
