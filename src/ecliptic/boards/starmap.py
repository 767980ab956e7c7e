"""Mihi Anguli in the terminal: the map, the wheel, articles, abilities and supporters, from the view alone.

What is filled differs in shape as well as in colour, so that the board reads without colour too.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

View = dict[str, Any]

EMPTY = {"major": "○", "minor": "·", "star": "☆"}
FILLED = {"major": "●", "minor": "•", "star": "★"}
BOXES = {"experience": ("◇", "◆"), "star": ("☆", "★"), "square": ("□", "■")}
WEEKS = 5
"""Those of a sheet."""
GOLD, DONE, QUIET, SKY = "bold yellow", "bold green", "dim", "blue"
WIDE = 100
"""From this width on everything stands beside the map."""


def draw(view: View, width: int) -> RenderableType:
    """The viewer's own sheet (a spectator's: the first one) and a line for each of the others."""
    you = view["you"] if view["you"] is not None else 0
    seat = view["seats"][you]
    parts: list[RenderableType] = [_headline(view, seat)]
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, min_width=3 * view["sheet"]["size"] + 1)
    table.add_column(width=28 if width >= WIDE else 33)
    side = Group(_days(view, seat), Text(), _articles(view, seat), Text(), _turn(seat), _score(seat))
    abilities, supporters = view["sheet"]["abilities"], view["sheet"]["supporters"]
    if width >= WIDE:
        table.add_column(no_wrap=True)
        entries = Group(_entries(view, seat, "Abilities", abilities), _entries(view, seat, "Supporters", supporters))
        table.add_row(_map(view, seat), side, entries)
        parts.append(table)
    else:
        table.add_row(_map(view, seat), Group(side, _entries(view, seat, "Supporters", supporters)))
        grid = Table.grid(padding=(0, 4))
        half = len(abilities) // 2
        grid.add_row(_entries(view, seat, "Abilities", abilities[:half]), _entries(view, seat, "", abilities[half:]))
        parts += [table, grid]
    if len(view["seats"]) > 1:
        parts.append(_others(view, you))
    return Panel(Group(*parts), title="Mihi Anguli", width=width, padding=(0, 1))


def _headline(view: View, seat: View) -> Text:
    return Text.assemble((f"Round {view['round']}", "bold"), f"   {_when(seat)}   ", (view["prompt"], GOLD))


# -- the map -------------------------------------------------------------------------------------------------


def _map(view: View, seat: View) -> Text:
    """Two lines a row of points: the points, then the squares below them."""
    size = view["sheet"]["size"]
    points = {tuple(point) for point in seat["points"]}
    squares = set(seat["squares"])
    offered = {tuple(point) for choice in view["choices"] for point in choice.get("points", [])}
    text = Text("   " + "".join(f"{x // 2 + 1 if x % 2 else ' '}  " for x in range(size)).rstrip() + "\n", style=QUIET)
    for y in range(size):
        text.append(f"{y // 2 + 1 if y % 2 else ' '}  ", style=QUIET)
        for x in range(size):
            kind = _kind(view, x, y)
            filled = (x, y) in points
            style = GOLD if (x, y) in offered else "bold" if filled else QUIET if kind == "minor" else ""
            text.append((FILLED if filled else EMPTY)[kind], style=style)
            if x < size - 1:
                text.append(_between(squares, x, y), style=SKY)
        if y < size - 1:
            text.append("\n   ")
            for x in range(size - 1):
                text.append(" ▒▒" if 12 * y + x in squares else "   ", style=SKY)
            text.append("\n")
    return text


def _kind(view: View, x: int, y: int) -> str:
    if x % 2 and y % 2:
        return "major"
    return "star" if [x, y] in view["sheet"]["stars"] else "minor"


def _between(squares: set[int], x: int, y: int) -> str:
    """The edge right of a point: drawn where a filled square lies above or below it."""
    near = [12 * row + x for row in (y - 1, y) if 0 <= row < 12]
    return "──" if any(square in squares for square in near) else "  "


# -- boxes ---------------------------------------------------------------------------------------------------


def _boxes(view: View, seat: View, items: list[View]) -> Text:
    """A cost: hollow signs are empty, solid ones filled, golden ones may be filled now."""
    payable = {choice.get("item") for choice in view["choices"]}
    text = Text()
    for item in items:
        filled = item["name"] in seat["items"]
        value = "" if item["kind"] == "star" else str(item["value"])
        style = DONE if filled else GOLD if item["name"] in payable else ""
        text.append(BOXES[item["kind"]][filled] + value, style=style)
        text.append(" ")
    text.rstrip()
    return text


def _days(view: View, seat: View) -> Table:
    table = Table.grid(padding=(0, 1))
    for day in view["sheet"]["days"]:
        here = day["code"] == seat["day"]
        triangles = "▲" * seat["triangles"] + "△" * (view["sheet"]["triangles"] - seat["triangles"])
        name = Text(("▶" if here else " ") + day["code"], style="bold" if here else "")
        table.add_row(name, _boxes(view, seat, day["items"]), triangles)
    return table


def _articles(view: View, seat: View) -> Table:
    table = Table.grid(padding=(0, 1))
    for article, state in zip(view["sheet"]["articles"], seat["articles"], strict=True):
        here = state == "open" and article["week"] == seat["week"]
        name = Text(("▶" if here else " ") + article["code"], style="bold" if here else "")
        reward = str(article["number"]) if state == "open" else state
        table.add_row(
            name, _boxes(view, seat, article["items"]), Text(reward, style=QUIET if state == "lapsed" else "")
        )
    return table


def _entries(view: View, seat: View, title: str, entries: list[View]) -> Group:
    """Abilities or supporters by the codes that moves use; + is owned, - used this turn."""
    used = seat["turn"].get("used", [])
    table = Table.grid(padding=(0, 1))
    for entry in entries:
        owned = entry["code"] in seat["owned"]
        mark = "-" if entry["code"] in used else "+" if owned else " "
        name = Text(f"{mark}{entry['code']}", style=DONE if owned else "")
        dice = [Text("▢" * entry["dice"], style=QUIET)] if "dice" in entry else []
        table.add_row(name, *dice, _boxes(view, seat, entry["items"]))
    return Group(Text(title, style="bold"), table)


# -- the turn and the others ---------------------------------------------------------------------------------


def _turn(seat: View) -> Text:
    turn = seat["turn"]
    words = []
    if turn.get("dice"):
        words.append("dice " + " ".join(f"[{die}]" for die in turn["dice"]))
    elif turn["phase"] == "away" and seat["roll"]:
        words.append("rolled " + " ".join(f"[{die}]" for die in seat["roll"]))
    for key in ("budget", "stars", "squares"):
        if turn.get(key):
            words.append(f"{key} {turn[key]}")
    if "combo" in turn:
        words.append(turn["combo"])
    if "major" in turn:
        words.append("at {},{}".format(*turn["major"]))
    return Text(", ".join(words) or turn["phase"], style="bold")


def _score(seat: View) -> Text:
    parts = [f"{name} {value}" for name, value in seat["score"].items() if value and name != "total"]
    return Text(f"score {seat['score']['total']}" + (f" ({', '.join(parts)})" if parts else ""))


def _when(seat: View) -> str:
    """Where a sheet stands: after its fifth week comes the final turn."""
    return "final turn" if seat["week"] > WEEKS else f"week {seat['week']}, {seat['day']}"


def _others(view: View, you: int) -> Table:
    table = Table.grid(padding=(0, 2))
    for seat in view["seats"]:
        if seat["seat"] != you:
            gained = len(seat["owned"]) - 2
            table.add_row(
                f"seat {seat['seat']}", _when(seat), f"score {seat['score']['total']}",
                f"{len(seat['squares'])} squares", f"{gained} gained", _turn(seat),
            )  # fmt: skip
    return table
