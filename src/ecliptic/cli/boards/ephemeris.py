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
    if view["to_act"] and not view["over"]:
        text.append(f"  ·  {_seats(view['to_act'])} to act", style="bold green")
    if view["over"]:
        won = view["winner"]
        text.append("  ·  nobody wins" if won is None and "ring" in view else _result(view), style="bold green")
    return text


def _result(view: View) -> str:
    best = [seat for seat, share in enumerate(view["result"]) if share == max(view["result"])]
    return f"  ·  {_seats(best)} won"


def _seats(seats: list[int]) -> str:
    return "seat " + ", ".join(str(seat) for seat in seats)


# -- the ring --------------------------------------------------------------------------------------------------------


def _ring(view: View, width: int) -> Text:
    ring = view["ring"]
    inner = max(16, (min(width, 112) - 1) // 4 - 1)
    pieces = {piece["body"]: piece for piece in ring["pieces"]}
    wanted = _wanted(view)
    cells: dict[tuple[int, int], list[Text]] = {}
    for place, sign in zip(PLACES, ring["signs"], strict=True):
        cells[place] = _cell(sign, [pieces[body] for body in sign["bodies"]], wanted, ring["last"], inner)
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


def _wanted(view: View) -> list[str]:
    """The signs of the viewer's own goal, as often as they are wanted."""
    for hand in view.get("hands", []):
        if hand["seat"] == view["viewer"] and hand["signs"]:
            return list(hand["signs"])
    return []


def _cell(sign: View, pieces: list[View], wanted: list[str], last: View | None, width: int) -> list[Text]:
    """A sign: its name, marked where the viewer wants bodies, and one line a piece."""
    goals = "◉" * wanted.count(sign["sign"])
    head = Text(f" {sign['name']} {goals}".rstrip(), style="bold underline" if goals else "bold")
    if last is not None and last["from"] == sign["sign"]:
        head.append(" ○", style="dim")
    return [head] + [_piece_line(piece, last, width) for piece in pieces]


def _piece_line(piece: View, last: View | None, width: int) -> Text:
    """`▲ Mars +3` can go three signs; `▲ Mars × Sun` is pinned by the Sun."""
    line = Text(" ")
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
    lines = [Text(), Text(f"Turn of seat {view['turn']}", style="bold")]
    dice = view.get("dice")
    if dice:
        lines.append(_dice_line([dice["first"], dice["second"]], "dice"))
        if dice["moved"]:
            lines.append(Text(f"moved: {_short(dice['moved'])}"))
        if dice["pluto"]:
            lines.append(_dice_line([dice["pluto"]], "Pluto's die"))
    if view.get("die"):
        lines.append(_dice_line([view["die"]], "die"))
    deck = view["retrograde"]
    if deck["open"]:
        lines.append(Text(f"retrograde: {_short(deck['open'])}", style="bold magenta"))
    elif deck["seen"]:
        lines.append(Text("seen back: " + " ".join(_short(body)[:2] for body in deck["seen"])))
    lines += [
        Text(),
        Text("+3 may go three signs"),
        Text("× Sun pinned by the Sun"),
        Text("◉ wanted by you   * moved last"),
    ]
    return lines


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
    mine = hand["seat"] == view["viewer"]
    line = Text(f"seat {hand['seat']}{' (you)' if mine else ''}: ", style="bold" if mine else "")
    if not hand["active"]:
        return line.append("retired")
    bodies, signs = hand["bodies"], hand["signs"]
    line.append("bodies " + (", ".join(_short(b) for b in bodies) if bodies is not None else _hidden(hand)))
    line.append("; signs ")
    if signs is None:
        line.append("hidden")
    else:
        met = list(hand["met"] or [])
        for i, sign in enumerate(signs):
            done = sign in met
            if done:
                met.remove(sign)
            line.append(("" if i == 0 else ", ") + sign.capitalize() + ("✓" if done else ""), "green" if done else "")
    if "pluto" in hand:
        line.append("; Pluto ready" if hand["pluto"] else "; Pluto spent")
    return line


def _hidden(hand: View) -> str:
    return "hidden" if not hand["shown"] else ", ".join(_short(b) for b in hand["shown"]) + " and hidden ones"


def _planets(view: View, width: int) -> Text | None:
    if "planets" not in view:
        return None
    lines = []
    for planet in view["planets"]:
        made = planet["progress"]
        bar = "█" * max(0, made) + "·" * (12 - max(0, made))
        mine = " (you)" if planet["seat"] == view["viewer"] else ""
        points = view["points"][planet["seat"]]
        name, home = _short(planet["body"]), planet["home"].capitalize()
        lines.append(Text(f"seat {planet['seat']}{mine}: {name} from {home}  {bar} {made:>2} of 12   {points} points"))
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
    text = Text(f"{found['heading']}, for seat {found['seat']}:", style="bold")
    for line in found["lines"]:
        text.append(f"\n {_short(line['body'])} in {line['sign'].capitalize()}: {line['text']}", style="not bold")
    return text


def _cards(view: View, width: int) -> Text | None:
    """Pairs: the numbers of the cards that lie face down, and the face of the one turned up."""
    if "places" not in view:
        return None
    text = Text()
    for i, place in enumerate(view["places"]):
        label = "··" if place["taken"] else f"{place['place']:>2}"
        text.append(f"[{place['name']}]" if place["face"] else f" {label} ", style="bold" if place["face"] else "")
        if i % 13 == 12:
            text.append("\n")
    text.append("\npairs: " + ", ".join(f"seat {seat}: {won}" for seat, won in enumerate(view["won"])))
    return text


def _piles(view: View, width: int) -> Text | None:
    """Snap: every pile with the card on show."""
    if "piles" not in view:
        return None
    faces = [row["face"] for row in view["piles"]]
    lines = []
    for row in view["piles"]:
        twice = row["face"] is not None and faces.count(row["face"]) > 1
        shown = row["name"] or "nothing"
        text = f"seat {row['seat']}: {row['stock']:>2} face down, {row['pile']:>2} face up showing {shown}"
        lines.append(Text(text + (" ‼" if twice else ""), style="bold" if twice else ""))
    return Text("\n").join(lines)
