"""Mihi Anguli: the map, the wheel, articles, abilities and supporters.

What is filled differs in shape as well as in colour, so that the board reads without colour too.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecliptic.games.starmap.shown import Ability, Box, Player, StarmapView, Supporter, Turn
from ecliptic.kernel.catalogue import Voice

EMPTY = {"major": "○", "minor": "·", "star": "☆"}
FILLED = {"major": "●", "minor": "•", "star": "★"}
BOXES = {"experience": ("◇", "◆"), "star": ("☆", "★"), "square": ("□", "■")}
FINAL_WEEK = 6
GOLD, DONE, QUIET, SKY = "bold yellow", "bold green", "dim", "blue"
WIDE = 100
"""From this width on everything stands beside the map."""


def draw(view: StarmapView, width: int, say: Voice) -> RenderableType:
    """The viewer's own sheet (a spectator's: the first one) and a line for each of the others."""
    player = view.players[view.viewer or 0]
    parts: list[RenderableType] = [_headline(view, player, say)]
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, min_width=3 * view.sheet.size + 1)
    table.add_column(width=28 if width >= WIDE else 33)
    turn = _turn(player.turn, say)
    side = Group(_days(view, player), Text(), _articles(view, player, say), Text(), turn, _score(player, say))
    abilities = view.sheet.abilities
    supporters = Group(_title(say("board-supporters")), _entries(view, player, view.sheet.supporters))
    if width >= WIDE:
        table.add_column(no_wrap=True)
        entries = Group(_title(say("board-abilities")), _entries(view, player, abilities), supporters)
        table.add_row(_map(view, player), side, entries)
        parts.append(table)
    else:
        table.add_row(_map(view, player), Group(side, supporters))
        grid = Table.grid(padding=(0, 4))
        half = len(view.sheet.abilities) // 2
        grid.add_row(
            *(_entries(view, player, some) for some in (view.sheet.abilities[:half], view.sheet.abilities[half:]))
        )
        parts += [table, _title(say("board-abilities")), grid]
    if len(view.players) > 1:
        parts.append(_others(view, player, say))
    if view.outcome:
        parts.append(Text(say.say(view.outcome), "bold"))
    return Panel(Group(*parts), title=say("title"), width=width, padding=(0, 1))


def _headline(view: StarmapView, player: Player, say: Voice) -> Text:
    asked = say.say(view.prompt) if view.prompt else say(f"phase-{view.phase}")
    round_ = say("board-round", round=view.round)
    return Text.assemble((round_, "bold"), f"   {_when(player, say)}   ", (asked, GOLD))


def _title(text: str) -> Text:
    return Text(text, "bold")


# -- the map -------------------------------------------------------------------------------------------------


def _map(view: StarmapView, player: Player) -> Text:
    """Two lines a row of points: the points, then the squares below them."""
    size = view.sheet.size
    filled, squares, offered = set(player.spots), set(player.squares), set(view.reachable)
    kinds = {**dict.fromkeys(view.sheet.majors, "major"), **dict.fromkeys(view.sheet.stars, "star")}
    text = Text("   " + "".join(f"{x // 2 + 1 if x % 2 else ' '}  " for x in range(size)).rstrip() + "\n", style=QUIET)
    for y in range(size):
        text.append(f"{y // 2 + 1 if y % 2 else ' '}  ", style=QUIET)
        for x in range(size):
            spot = size * y + x
            kind = kinds.get(spot, "minor")
            style = GOLD if spot in offered else "bold" if spot in filled else QUIET if kind == "minor" else ""
            text.append((FILLED if spot in filled else EMPTY)[kind], style=style)
            if x < size - 1:
                text.append(_between(squares, size - 1, x, y), style=SKY)
        if y < size - 1:
            text.append("\n   ")
            for x in range(size - 1):
                text.append(" ▒▒" if (size - 1) * y + x in squares else "   ", style=SKY)
            text.append("\n")
    return text


def _between(squares: set[int], side: int, x: int, y: int) -> str:
    """The edge right of a point: drawn where a filled square lies above or below it."""
    near = [side * row + x for row in (y - 1, y) if 0 <= row < side]
    return "──" if any(square in squares for square in near) else "  "


# -- boxes ---------------------------------------------------------------------------------------------------


def _boxes(view: StarmapView, player: Player, boxes: Sequence[Box]) -> Text:
    """A cost: hollow signs are empty, solid ones filled, golden ones may be filled now."""
    text = Text()
    for box in boxes:
        filled = box.box in player.boxes
        value = "" if box.currency == "star" else str(box.value)
        style = DONE if filled else GOLD if box.box in view.payable else ""
        text.append(BOXES[box.currency][filled] + value, style=style)
        text.append(" ")
    text.rstrip()
    return text


def _days(view: StarmapView, player: Player) -> Table:
    table = Table.grid(padding=(0, 1))
    for day in view.sheet.days:
        triangles = "▲" * player.triangles + "△" * (view.sheet.triangles - player.triangles)
        table.add_row(_here(day.day, day.day == player.day), _boxes(view, player, day.boxes), triangles)
    return table


def _here(code: str, here: bool) -> Text:
    """By the code that moves use."""
    return Text(("▶" if here else " ") + code, style="bold" if here else "")


def _articles(view: StarmapView, player: Player, say: Voice) -> Table:
    table = Table.grid(padding=(0, 1))
    for article, is_ in zip(view.sheet.articles, player.articles, strict=True):
        reward = str(article.number) if is_.state == "open" else say(f"state-{is_.state}")
        table.add_row(
            _here(article.article, is_.current and is_.state == "open"),
            _boxes(view, player, article.boxes),
            Text(reward, style=QUIET if is_.state == "lapsed" else ""),
        )
    return table


def _entries(view: StarmapView, player: Player, entries: Sequence[Ability | Supporter]) -> Table:
    """Abilities or supporters by the codes that moves use; + is owned, - used this turn."""
    table = Table.grid(padding=(0, 1))
    for entry in entries:
        code = entry.ability if isinstance(entry, Ability) else entry.supporter
        owned = code in player.owned
        mark = "-" if code in player.turn.used else "+" if owned else " "
        dice = [Text("▢" * entry.dice, style=QUIET)] if isinstance(entry, Ability) else []
        table.add_row(Text(f"{mark}{code}", style=DONE if owned else ""), *dice, _boxes(view, player, entry.boxes))
    return table


# -- the turn and the others ---------------------------------------------------------------------------------


def _turn(turn: Turn, say: Voice) -> Text:
    words = []
    if turn.dice:
        words.append(say("board-dice", dice=_dice(turn.dice)))
    elif turn.roll and turn.phase == "away":
        words.append(say("board-rolled", dice=_dice(turn.roll)))
    if turn.budget:
        words.append(say("board-budget", count=turn.budget))
    if turn.stars:
        words.append(say("board-stars", count=turn.stars))
    if turn.squares:
        words.append(say("board-squares", count=turn.squares))
    if turn.abilities:
        words.append("+".join(turn.abilities))
    if turn.column:
        words.append(say("board-at", column=turn.column, row=turn.row))
    return Text(", ".join(words) or say(f"phase-{turn.phase}"), style="bold")


def _dice(values: list[int]) -> str:
    return " ".join(f"[{value}]" for value in values)


def _score(player: Player, say: Voice) -> Text:
    parts = msgspec.structs.asdict(player.score)
    total = say("board-score", points=parts.pop("total"))
    told = [say("board-part", part=part, points=points) for part, points in parts.items() if points]
    return Text(f"{total} ({', '.join(told)})" if told else total)


def _when(player: Player, say: Voice) -> str:
    """Where a sheet stands: after its fifth week comes the final turn."""
    if player.week == FINAL_WEEK:
        return say(f"week-{player.week}")
    return say("board-when", week=player.week, day=player.day)


def _others(view: StarmapView, own: Player, say: Voice) -> Table:
    table = Table.grid(padding=(0, 2))
    for player in view.players:
        if player.seat != own.seat:
            gained = sum(entry.owned for entry in player.entries)
            table.add_row(
                say.name(player.seat), _when(player, say), say("board-score", points=player.score.total),
                say("board-squares", count=len(player.squares)), say("board-gained", count=gained),
                _turn(player.turn, say),
            )  # fmt: skip
    return table
