"""Ephemeris in the terminal: the zodiac as a ring of twelve boxes, each piece with its reach or with what pins it."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

View = dict[str, Any]

SHAPES = {"yellow": "●", "red": "▲", "blue": "■"}
STYLES = {"yellow": "bold yellow", "red": "bold red", "blue": "bold bright_blue"}
PLACES = ((1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0))
"""Row and column of each sign: Aries at nine o'clock, then on against the clock."""


def draw(view: View, width: int) -> RenderableType:
    """The whole position, for a terminal at least 80 columns wide."""
    parts: list[RenderableType] = [_heading(view)]
    if "ring" in view:
        parts.append(_ring(view, width))
    for section in (_hands, _planets, _question, _predictions, _cards, _piles):
        found = section(view, width)
        if found is not None:
            parts.append(found)
    return Group(*parts)


def _heading(view: View) -> Text:
    text = Text(f"{view['title']}", style="bold")
    text.append(f"  ·  {view['prompt']}  [{view['rule']}]", style="not bold")
    if view["outcome"]:
        text.append(f"  ·  {view['outcome']}", style="bold green")
    elif view["to_act"]:
        text.append("  ·  " + _label(view, "to_act", who=_seats(view, *view["to_act"])), style="bold green")
    return text


def _label(view: View, key: str, **names: object) -> str:
    return str(view["labels"][key]).format(**names)


def _seats(view: View, *seats: int) -> str:
    return _label(view, "seats", seats=", ".join(str(seat) for seat in seats))


def _seat(view: View, seat: int) -> str:
    return _label(view, "you", who=_seats(view, seat)) if seat == view["viewer"] else _seats(view, seat)


# -- the ring --------------------------------------------------------------------------------------------------------


def _ring(view: View, width: int) -> Text:
    ring = view["ring"]
    inner = max(16, (min(width, 112) - 1) // 4 - 1)
    pieces = {piece["body"]: piece for piece in ring["pieces"]}
    wanted, mine = _own(view)
    cells: dict[tuple[int, int], list[Text]] = {}
    for place, sign in zip(PLACES, ring["signs"], strict=True):
        cells[place] = _cell(sign, [pieces[body] for body in sign["bodies"]], wanted, mine, ring["last"], inner)
    heights = [max(4, *(len(cell) for (row, _), cell in cells.items() if row == wanted_row)) for wanted_row in range(4)]
    middle = _middle(view)
    rows = [Text("┌" + "┬".join(["─" * inner] * 4) + "┐")]
    for row in range(4):
        rows += _row_lines(row, cells, heights[row], inner, middle)
        rows.append(_rule(row, inner, middle))
    return Text("\n").join(rows)


def _row_lines(
    row: int, cells: dict[tuple[int, int], list[Text]], height: int, inner: int, middle: list[Text]
) -> list[Text]:
    lines = []
    for i in range(height):
        line = Text("│")
        if row in (0, 3):
            for column in range(4):
                line.append_text(_fit(cells[row, column], i, inner)).append("│")
        else:
            line.append_text(_fit(cells[row, 0], i, inner)).append("│")
            line.append_text(_next_middle(middle, 2 * inner + 1)).append("│")
            line.append_text(_fit(cells[row, 3], i, inner)).append("│")
        lines.append(line)
    return lines


def _rule(row: int, inner: int, middle: list[Text]) -> Text:
    bar = "─" * inner
    if row == 0:
        return Text("├" + bar + "┼" + bar + "┴" + bar + "┼" + bar + "┤")
    if row == 1:
        line = Text("├" + bar + "┤")
        line.append_text(_next_middle(middle, 2 * inner + 1))
        return line.append("├" + bar + "┤")
    if row == 2:
        return Text("├" + bar + "┼" + bar + "┬" + bar + "┼" + bar + "┤")
    return Text("└" + "┴".join([bar] * 4) + "┘")


def _fit(lines: list[Text], i: int, width: int) -> Text:
    text = lines[i].copy() if i < len(lines) else Text()
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def _next_middle(middle: list[Text], width: int) -> Text:
    text = middle.pop(0).copy() if middle else Text()
    text.truncate(width, overflow="ellipsis")
    left = (width - text.cell_len) // 2
    text.pad_left(left)
    text.pad_right(width - text.cell_len)
    return text


def _own(view: View) -> tuple[list[str], list[str]]:
    """The signs the viewer wants, as often as they are wanted, and the bodies it wants there."""
    for hand in view.get("hands", []):
        if hand["seat"] == view["viewer"]:
            return list(hand["signs"] or []), list(hand["bodies"] or [])
    for planet in view.get("planets", []):
        if planet["seat"] == view["viewer"]:
            return [planet["home"]], [planet["body"]]
    return [], []


def _cell(
    sign: View, pieces: list[View], wanted: list[str], mine: list[str], last: View | None, width: int
) -> list[Text]:
    """A sign: its name, marked where the viewer wants bodies, and one line a piece."""
    goals = "◉" * wanted.count(sign["sign"])
    head = Text(f" {sign['name']} {goals}".rstrip(), style="bold underline" if goals else "bold")
    if last is not None and last["from"] == sign["sign"]:
        head.append(" ○", style="dim")
    return [head] + [_piece_line(piece, piece["body"] in mine, last, width) for piece in pieces]


def _piece_line(piece: View, mine: bool, last: View | None, width: int) -> Text:
    """`▲ Mars +3` can go three signs; `▲ Mars × Sun` is pinned by the Sun; `›` is a body of the viewer's hand."""
    line = Text("›" if mine else " ")
    moved = last is not None and last["body"] == piece["body"]
    line.append(f"{SHAPES[piece['colour']]} {_short(piece['name'])}", style=STYLES[piece["colour"]])
    if moved:
        line.append("*", style="bold")
    if piece["pinned"]:
        blockers = "+".join(_short(body) for body in piece["blockers"])
        if line.cell_len + len(blockers) + 3 > width:
            blockers = "+".join(_short(body)[:3] for body in piece["blockers"])
        line.append(f" × {blockers}", style="magenta")
    else:
        line.append(f" +{piece['reach']}", style="dim")
    return line


def _short(name: str) -> str:
    return name.split()[-1].capitalize()


def _middle(view: View) -> list[Text]:
    """What stands inside the ring: the turn, the dice, the retrograde card, and a key to the marks."""
    lines = [Text(), Text(_label(view, "turn", who=_seats(view, view["turn"])), style="bold")]
    dice = view.get("dice")
    if dice:
        lines.append(_dice_line([dice["first"], dice["second"]], _label(view, "dice")))
        if dice["moved"]:
            lines.append(Text(_label(view, "moved", body=_short(dice["moved"]))))
        if dice["pluto"]:
            lines.append(_dice_line([dice["pluto"]], _label(view, "pluto_die")))
    if view.get("die"):
        lines.append(_dice_line([view["die"]], _label(view, "die")))
    lines += _deck_lines(view)
    keys = ["key_reach", "key_pinned", "key_moved"]
    if any(_own(view)):
        keys.append("key_hand" if "hands" in view else "key_planet")
    return [*lines, Text(), *(Text(_label(view, key), style="dim") for key in keys)]


def _deck_lines(view: View) -> list[Text]:
    """The retrograde card that lies open, else what the deck is known to hold: its order never changes (A33)."""
    deck = view["retrograde"]
    if deck["open"]:
        return [Text(_label(view, "open_card", body=_short(deck["open"])), style="bold magenta")]
    if deck["next"] is not None:
        return [Text(_label(view, "next_card", body=_short(deck["seen"][deck["next"]])))]
    if deck["seen"]:
        return [Text(_label(view, "seen_cards", bodies=" ".join(_short(body)[:2] for body in deck["seen"])))]
    return []


def _dice_line(colours: list[str | None], name: str) -> Text:
    line = Text(f"{name}: ")
    for colour in colours:
        if colour is not None:
            line.append(f"{SHAPES[colour]} {colour} ", style=STYLES[colour])
    return line if any(colours) else Text()


# -- below the ring --------------------------------------------------------------------------------------------------


def _hands(view: View, width: int) -> Text | None:
    if "hands" not in view:
        return None
    return Text("\n").join(_hand_line(view, hand) for hand in view["hands"])


def _hand_line(view: View, hand: View) -> Text:
    who = _seat(view, hand["seat"])
    style = "bold" if hand["seat"] == view["viewer"] else ""
    if not hand["active"]:
        return Text(_label(view, "retired", who=who), style=style)
    bodies, signs = hand["bodies"], _label(view, "hidden")
    if bodies is not None:
        held = ", ".join(_short(body) for body in bodies) or _label(view, "none")
    elif hand["shown"]:
        held = _label(view, "partly", bodies=", ".join(_short(body) for body in hand["shown"]))
    else:
        held = _label(view, "hidden")
    if hand["signs"] is not None:
        signs = ", ".join(_ticked(hand["signs"], list(hand["met"] or []))) or _label(view, "none")
    line = Text(_label(view, "hand", who=who, bodies=held, signs=signs), style=style)
    line.highlight_words([sign for sign in signs.split(", ") if sign.endswith("✓")], "green")
    if "pluto" in hand:
        line.append(_label(view, "pluto_ready" if hand["pluto"] else "pluto_spent"))
    return line


def _ticked(signs: list[str], met: list[str]) -> list[str]:
    """Each sign, with a tick where a body of the hand stands in it."""
    found = []
    for sign in signs:
        found.append(sign.capitalize() + ("✓" if sign in met else ""))
        if sign in met:
            met.remove(sign)
    return found


def _planets(view: View, width: int) -> Text | None:
    if "planets" not in view:
        return None
    lines = []
    series = view["series"]
    if series["of"] > 1:
        lines.append(Text(_label(view, "game", n=min(series["game"] + 1, series["of"]), of=series["of"])))
    for planet in view["planets"]:
        made = planet["progress"]
        bar = "█" * max(0, made) + "·" * (12 - max(0, made))
        names = {
            "who": _seat(view, planet["seat"]),
            "body": _short(planet["body"]),
            "sign": planet["home"].capitalize(),
        }
        line = _label(view, "planet", bar=bar, made=f"{made:>2}", **names)
        if series["of"] > 1:
            line += _label(view, "points", points=view["points"][planet["seat"]])
        lines.append(Text(line, style="bold" if planet["seat"] == view["viewer"] else ""))
    return Text("\n").join(lines)


def _question(view: View, width: int) -> Text | None:
    quiz = view.get("quiz")
    if not quiz:
        return None
    text = Text(f"{quiz['card']} ", style="dim")
    text.append(quiz["question"], style=STYLES[quiz["colour"]])
    for letter, choice in quiz["choices"].items():
        mark = "✓" if letter == quiz["key"] else ("✗" if quiz["key"] and letter == quiz["answer"] else " ")
        text.append(f"\n {mark} {letter}: {choice}")
    if quiz["fact"]:
        text.append(f"\n{quiz['fact']}")
    return text


def _predictions(view: View, width: int) -> Text | None:
    found = view.get("predictions")
    if not found:
        return None
    text = Text(_label(view, "predictions", heading=found["heading"], who=_seats(view, found["seat"])), style="bold")
    for line in found["lines"]:
        names = {"body": _short(line["body"]), "sign": line["sign"].capitalize(), "text": line["text"]}
        text.append("\n " + _label(view, "prediction", **names), style="not bold")
    return text


def _cards(view: View, width: int) -> Text | None:
    """Pairs: the numbers of the cards that lie face down, and the face of the one turned up."""
    if "places" not in view:
        return None
    text = Text()
    for i, place in enumerate(view["places"]):
        label = "··" if place["taken"] else f"{place['place']:>2}"
        text.append(f"[{label}]" if place["face"] else f" {label} ", style="bold reverse" if place["face"] else "")
        if i % 13 == 12:
            text.append("\n")
    for place in view["places"]:
        if place["face"]:
            text.append("\n" + _label(view, "turned_up", place=place["place"], face=place["name"]), style="bold")
    won = ", ".join(f"{_seat(view, seat)}: {pairs}" for seat, pairs in enumerate(view["won"]))
    return text.append("\n" + _label(view, "pairs", won=won))


def _piles(view: View, width: int) -> Text | None:
    """Snap: every pile with the card on show."""
    if "piles" not in view:
        return None
    faces = [row["face"] for row in view["piles"]]
    lines = []
    for row in view["piles"]:
        twice = row["face"] is not None and faces.count(row["face"]) > 1
        counts = {"stock": f"{row['stock']:>2}", "pile": f"{row['pile']:>2}"}
        shown = row["name"] or _label(view, "nothing")
        text = _label(view, "pile", who=_seat(view, row["seat"]), face=shown, **counts)
        lines.append(Text(text + (" ‼" if twice else ""), style="bold" if twice else ""))
    return Text("\n").join(lines)
