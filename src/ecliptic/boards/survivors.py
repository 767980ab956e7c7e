"""Cities of Venus: Survivors in the terminal: boards, mech and dice, drawn from a view alone."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

DICE = "⚀⚁⚂⚃⚄⚅"
CELL = {
    ".": ("·", "dim"),
    "#": ("█", "yellow"),
    "C": ("C", "bold magenta"),
    "V": ("V", "bold cyan"),
    "M": ("M", "bold green"),
}
WALL = "bold red"
MECH_WIDTH = 50


def draw(view: dict[str, Any], width: int) -> RenderableType:
    """The whole position. The others come first and in short; the viewer's own seat is drawn in full, by the moves."""
    parts: list[RenderableType] = [Text(view["title"], style="bold")]
    if view["prompt"]:
        parts.append(Text(view["prompt"], style="italic"))
    parts.append(_market(view))
    parts += [_player(view, player, width) for player in view["players"] if player["seat"] != view["viewer"]]
    parts += [_player(view, player, width) for player in view["players"] if player["seat"] == view["viewer"]]
    if view["result"] is not None:
        parts.append(_result(view))
    return Group(*parts)


def _market(view: dict[str, Any]) -> RenderableType:
    parts = ", ".join(f"{part['id']} {part['name']} ({_use(part)})" for part in view["market"]) or "none"
    engineers = ", ".join(f"{e['type']} x{e['left']}" for e in view["engineers"] if e["left"]) or "none"
    table = Table.grid(padding=(0, 1))
    table.add_row(Text("parts", style="dim"), Text(f"{parts}  (deck {view['deck']})"))
    table.add_row(Text("engineers", style="dim"), Text(engineers))
    if view["launch_order"]:
        order = " > ".join(f"player {seat + 1}" for seat in view["launch_order"])
        table.add_row(Text("launch", style="dim"), Text(order))
    return table


def _use(part: dict[str, Any]) -> str:
    """What a part is good for, in a word or two."""
    return "+".join(part["icons"]) or f"{part['crystals']} crystals" * bool(part["crystals"]) or f"{part['ore']} ore"


def _player(view: dict[str, Any], player: dict[str, Any], width: int) -> RenderableType:
    own = player["seat"] == view["viewer"]
    you = " (you)" if own and len(view["players"]) > 1 else ""
    title = f"Player {player['seat'] + 1}{you} · {player['phase']}"
    if not view["solo"]:
        title += f" · marker {player['marker']}"
    area, mech = terrain(player["boards"]), _mech(player, own)
    body: RenderableType = Group(area, mech)
    if max(len(line) for line in area.plain.split("\n")) + MECH_WIDTH <= width - 4:
        body = _beside(area, mech)
    if player["tile"]:
        body = Group(body, *_tile(player["tile"]))
    return Panel(body, title=title, title_align="left", border_style="bold" if own else "", width=width)


def _beside(*things: RenderableType) -> Table:
    row = Table.grid(padding=(0, 2))
    row.add_row(*things)
    return row


def _tile(tile: dict[str, Any]) -> list[RenderableType]:
    """What a player has to choose from: both sides of a drawn board, or the shapes of the earned size."""
    if tile["sides"]:
        return [_beside(*(Group(Text(side["side"], style="bold"), terrain([side])) for side in tile["sides"]))]
    return [] if tile["shape"] else [_beside(*(shape(name, squares) for name, squares in tile["shapes"].items()))]


def shape(name: str, squares: list[list[int]]) -> Text:
    """A tile with its name above."""
    height = 1 + max(y for _, y in squares)
    lines = ["".join("█" if [x, y] in squares else " " for x in range(4)).rstrip() for y in range(height)]
    return Text(name + "\n").append("\n".join(lines), style="yellow")


# -- boards ------------------------------------------------------------------------------------------------------------


def terrain(boards: list[dict[str, Any]]) -> Text:
    """All boards of a player on one grid, with column and row numbers as moves name them."""
    left, top = min(b["x"] for b in boards), min(b["y"] for b in boards)
    columns = 5 * (max(b["x"] for b in boards) - left + 1)
    rows = 5 * (max(b["y"] for b in boards) - top + 1)
    signs: dict[tuple[int, int], str] = {}
    right: set[tuple[int, int]] = set()
    below: set[tuple[int, int]] = set()
    for board in boards:
        x0, y0 = 5 * (board["x"] - left), 5 * (board["y"] - top)
        for r, line in enumerate(board["cells"]):
            signs |= {(x0 + c, y0 + r): sign for c, sign in enumerate(line)}
        for c, r, c2, _ in board["barriers"]:
            (right if c2 > c else below).add((x0 + c - 1, y0 + r - 1))
    text = Text(no_wrap=True)
    labels = [str(5 * left + c + 1) for c in range(columns)]
    tall = max(map(len, labels))
    for i in range(tall):
        text.append("     " + " ".join(label.rjust(tall)[i] for label in labels) + "\n", style="dim")
    for y in range(rows):
        text.append(f"{5 * top + y + 1:>3}  ", style="dim")
        for x in range(columns):
            sign, style = CELL.get(signs.get((x, y), " "), (" ", ""))
            text.append(sign, style=style)
            if (x, y) in right:
                text.append("|", style=WALL)
            else:
                text.append("┊" if x % 5 == 4 and {(x, y), (x + 1, y)} <= signs.keys() else " ", style="dim")
        under = "".join("- " if (x, y) in below else "  " for x in range(columns)).rstrip()
        seam = "".join("┄ " if {(x, y), (x, y + 1)} <= signs.keys() else "  " for x in range(columns)).rstrip()
        if under:
            text.append("\n     " + under, style=WALL)
        elif y % 5 == 4 and seam:
            text.append("\n     " + seam, style="dim")
        if y < rows - 1:
            text.append("\n")
    return text


# -- the mech ----------------------------------------------------------------------------------------------------------


def dice_text(dice: list[int]) -> str:
    """Each die as its number and its picture."""
    return " ".join(f"{face}{DICE[face - 1]}" for face in dice) or "-"


def _mech(player: dict[str, Any], full: bool) -> RenderableType:
    """Dice, tracks and what a player has; not in full: only what there is."""
    table = Table.grid(padding=(0, 1))
    due = f" (+{player['dice_due']} rolling)" if player["dice_due"] else ""
    if full or player["dice"] or due:
        table.add_row(Text("dice", style="dim"), Text(dice_text(player["dice"]) + due, style="bold"))
    for track in player["tracks"]:
        if not track["dice"] and not (full and track["open"]):
            continue
        spots = [str(face) for face in track["dice"]] + ["_"] * (track["spots"] - len(track["dice"]))
        table.add_row(Text(track["name"], style="dim"), Text(f"[{' '.join(spots)}] {track['reward']}"))
    crystals = f"{player['crystals']} crystal{'s' * (player['crystals'] != 1)}"
    gems = f"{crystals}, {player['ore']} ore (room for {player['hold']})"
    table.add_row(Text("gems", style="dim"), Text(gems, style="magenta"))
    table.add_row(Text("rods", style="dim"), Text(f"{player['rods']} {'I' * player['rods']}", style="bold green"))
    crew = [_engineer(engineer) for engineer in player["engineers"]]
    table.add_row(Text("engineers", style="dim"), Text(", ".join(crew) or "none", style="cyan"))
    gear = ", ".join(f"{p['id']} ({'spent' if p['spent'] else _use(p)})" for p in player["parts"])
    table.add_row(Text("parts", style="dim"), Text(gear or "none"))
    for name, text in _notes(player):
        table.add_row(Text(name, style="dim"), Text(text))
    return table


def _engineer(engineer: dict[str, Any]) -> str:
    if not engineer["active"]:
        return f"{engineer['type']} (asleep)"
    return f"{engineer['type']} (used)" if engineer["used"] else str(engineer["type"])


def _notes(player: dict[str, Any]) -> list[tuple[str, str]]:
    """What is only sometimes there."""
    notes = [("icons", ", ".join(player["icons"]))] if player["icons"] else []
    claims = player["claims"]
    if claims["engineers"] or claims["parts"]:
        notes.append(("claims", f"{claims['engineers']} engineers, {claims['parts']} parts"))
    if player["tile"]:
        tile = player["tile"]
        notes.append(("tile", f"size {tile['size']} {tile['shape'] or ''} {tile['board'] or ''}".strip()))
    if player["rolls"]:
        notes.append(("roll-off", " ".join(str(face) for face in player["rolls"])))
    if player["sequence"]:
        notes.append(("launch", f"{player['sequence']['length']} x {player['sequence']['face']}"))
    if player["tiles"] is not None:
        gone = [f"{name} {left}" for name, left in player["tiles"].items() if left < 3]
        notes.append(("tiles left", ", ".join(gone) or "3 of each"))
    notes.append(("stack", " ".join(player["stack"]) or "empty"))
    return notes


def _result(view: dict[str, Any]) -> Text:
    result = view["result"]
    if view["solo"]:
        return Text("*" * result["stars"] or "lost", style="bold")
    winners = ", ".join(f"player {seat + 1}" for seat in result["winners"])
    return Text(f"won by {winners}", style="bold")
