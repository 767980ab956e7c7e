"""The Transit of Venus: five tracks, Sun and Tableau, the row and its total, hands and Milestones."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ecliptic.boards.cards import BACK, SUITS, Card, face, row

STYLES = {rf"\b[1-8](?:{letter}\b|{sign})": style for letter, (sign, style) in SUITS.items()}

LABEL = 19
"""Columns left of a track, which makes 80 with its 61 spaces."""
TABLEAU, SUN = 28, 7
"""The room for cards on the table; the players' column has the rest."""
LIMIT = 31

MARKER, SPACE, PASSED, GUIDE, LINE = "●", "◇", "◆", "┆", "─"
HOURGLASS_STYLE = "bold yellow"
MINE_STYLE = "bold bright_cyan"


def draw(view: dict[str, Any], width: int) -> RenderableType:
    """Everything a viewer may see, at 80 columns and more."""
    parts: list[RenderableType] = [_head(view), Text(), _tracks(view), Text(), _table(view, width)]
    me = view["viewer"]
    if me is not None and 0 <= me < view["seats"]:
        parts.append(_own(view["players"][me], width))
    if view["outcome_text"]:
        parts.append(Text(view["outcome_text"], "bold"))
    return Group(*parts)


# -- the top -----------------------------------------------------------------------------------------------------


def _head(view: dict[str, Any]) -> Group:
    of = f" of {view['rounds']}" if view["rounds"] else ""
    line = Text.assemble((f"Round {view['round']}{of}", "bold"), " · ", (view["phase_title"], "bold"))
    line.append(f" · deck: {view['deck']} · Setbacks to come: {view['setbacks_left']}", "dim")
    lines = [line]
    if view["setback"]:
        lines.append(_described("Setback", view["setback"], "phase", "red"))
    lines += [_described("This round", effect, "timing", "green") for effect in view["effects"]]
    return Group(*lines)


def _described(what: str, card: dict[str, str], when: str, style: str) -> Text:
    text = Text.assemble((f"{what}: ", "dim"), (card["title"], f"bold {style}"))
    return text.append(f" ({card[when]}) ", "dim").append(card["effect"])


# -- the tracks --------------------------------------------------------------------------------------------------


def _tracks(view: dict[str, Any]) -> Group:
    end, glass = view["hourglass"]["end"], view["hourglass"]["mark"]
    scale = "".join(f"{number:<10}" for number in range(0, end, 10))[: end - 1] + f"{end:>2}"
    lines = [Text(" " * LABEL + scale, "dim", no_wrap=True)]
    for track in view["tracks"]:
        mine = track["holder"] == view["viewer"]
        label = _label(track["name"], _who(view, track["holder"]), track["mark"], MINE_STYLE if mine else "")
        lines.append(label + _track(track["mark"], track["spaces"], end, glass, MINE_STYLE if mine else "bold"))
    label = _label("Hourglass", "", glass, HOURGLASS_STYLE)
    lines.append(label + _track(glass, [], end, glass, HOURGLASS_STYLE))
    return Group(*lines)


def _label(name: str, who: str, mark: int, style: str) -> Text:
    words = f"{name} {who}" if who and len(name) + len(who) < LABEL - 5 else name
    return Text(f"{words:<{LABEL - 5}}{mark:>3}  ", style, no_wrap=True)


def _track(mark: int, spaces: list[int], end: int, glass: int, style: str) -> Text:
    """One space a point; the Hourglass's place runs through all tracks, for whoever is left of it is behind."""
    line = Text(no_wrap=True)
    for place in range(end + 1):
        if place == min(mark, end):
            line.append(MARKER, style)
        elif place in spaces:
            line.append(PASSED if place < mark else SPACE, "dim" if place < mark else "green")
        elif place == min(glass, end):
            line.append(GUIDE, HOURGLASS_STYLE)
        else:
            line.append(LINE, "dim")
    return line


def _who(view: dict[str, Any], seat: int) -> str:
    return "you" if seat == view["viewer"] else f"seat {seat}"


# -- the middle --------------------------------------------------------------------------------------------------


def _table(view: dict[str, Any], width: int) -> Group:
    """Tableau, Sun and players beside each other; the row below."""
    slots = [_slot(slot, str(slot["slot"])) for slot in view["tableau"]]
    sun = [_slot(view["sun"], " ")] if view["sun"] else []
    upper = Table.grid(padding=(0, 3))
    for room in (None, None, width - TABLEAU - SUN - 6):
        upper.add_column(width=room)
    upper.add_row(_zone("Tableau", slots, TABLEAU), _zone("Sun", sun, SUN), _players(view))
    parts: list[RenderableType] = [upper]
    if view["row"] or view["phase"] == "turn":
        played = [face(entry["card"], _played_by(view, entry)) for entry in view["row"]]
        parts.append(_zone(f"Row: {view['total']} of {LIMIT}", played, width - 2))
    return Group(*parts)


def _zone(title: str, cards: list[Card], width: int) -> Group:
    return Group(Text(title, "bold"), row(cards, width) if cards else Text("–", "dim"))


def _slot(slot: dict[str, Any], caption: str) -> Card:
    """Facedown cards are dim, also where the viewer knows them."""
    if slot["faceup"]:
        return face(slot["card"], caption)
    if slot["card"] is None:
        return face("?", caption)
    return Card(f"({face(slot['card']).face})", BACK, caption)


def _played_by(view: dict[str, Any], entry: dict[str, Any]) -> str:
    who = "you" if entry["seat"] == view["viewer"] else f"s{entry['seat']}"
    return f"{who} W" if entry["wild"] else who


# -- the people --------------------------------------------------------------------------------------------------


def _players(view: dict[str, Any]) -> Group:
    table = Table.grid(padding=(0, 1))
    for name in ("seat", "century", "hand", "milestones"):
        table.add_column(no_wrap=name in ("seat", "century"))
    for player in view["players"]:
        seat = player["seat"]
        mark = "▸ " if seat == view["actor"] else "  "
        style = MINE_STYLE if seat == view["viewer"] else ""
        held = len(player["milestones"]) + player["milestones_unknown"]
        cells = [Text(f"{mark}{_who(view, seat)}", style), Text(player["century"], style)]
        cells += [_hand_in_words(player, seat == view["viewer"]), _milestones_in_words(player, held)]
        table.add_row(*cells)
    return Group(Text("  Players", "bold"), table)


def _hand_in_words(player: dict[str, Any], mine: bool) -> Text:
    """How many cards somebody holds, and which of them are known."""
    count = len(player["hand"]) + player["hand_unknown"]
    text = Text(f"{count} card{'' if count == 1 else 's'}")
    if player["hand"] and not mine:
        text.append(":")
        for name in player["hand"]:
            card = face(name)
            text.append(" ").append(card.face, card.style)
        text.append(" ?" * player["hand_unknown"], "dim")
    if player["streamed"]:
        text.append(" (open)", "dim")
    return text


def _milestones_in_words(player: dict[str, Any], held: int) -> Text:
    text = Text(f"{held} Milestone{'' if held == 1 else 's'}" if held else "", "" if held else "dim")
    if player["ongoing"]:
        titles = ", ".join(card["title"] for card in player["ongoing"])
        text.append(f"{'; ' if held else ''}ongoing: {titles}", "green")
    return text


def _own(player: dict[str, Any], width: int) -> RenderableType:
    """The viewer's own cards, large, and what its Milestones do."""
    hand = sorted(player["hand"], key=lambda name: (name[:-1], name[-1:]))
    parts: list[RenderableType] = [Text("Your hand", "bold"), row([face(name) for name in hand], width - 2)]
    if not hand:
        parts = [Text("Your hand is empty", "bold")]
    for card in [*player["milestones"], *player["ongoing"]]:
        text = Text.assemble((card["name"], "bold green"), f"  {card['title']} ")
        parts.append(Padding(text.append(f"({card['timing']}) ", "dim").append(card["effect"]), (0, 0, 0, 2)))
    return Group(*parts)
