"""Cities of Venus: Survivors in the terminal: boards, mech and dice."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ecliptic.games.survivors.shown import Crew, Gear, Laying, Part, Player, Stack, SurvivorsView, Terrain, Tile, Track
from ecliptic.kernel.catalogue import Voice

DICE = "⚀⚁⚂⚃⚄⚅"
COVERED = ("█", "yellow")
PLAIN = ("·", "dim")
CRYSTAL = ("C", "bold magenta")
VNAUT = ("V", "bold cyan")
MECH = ("M", "bold green")
WALL = "bold red"
MECH_WIDTH = 50

Cell = tuple[int, int]


def draw(view: SurvivorsView, width: int, say: Voice) -> RenderableType:
    """The whole position. The others come first and in short; the viewer's own seat is drawn in full, by the moves."""
    parts: list[RenderableType] = [_head(view, say)]
    if view.prompt:
        parts.append(Text(say.say(view.prompt), style="italic"))
    parts.append(_market(view, say))
    parts += [_player(view, player, width, say) for player in view.players if player.seat != view.viewer]
    parts += [_player(view, player, width, say) for player in view.players if player.seat == view.viewer]
    if view.outcome:
        parts += [Text(say.say(one)) for one in view.breakdown]
        parts.append(Text(say.say(view.outcome), style="bold"))
    return Group(*parts)


def _head(view: SurvivorsView, say: Voice) -> Text:
    if view.stage == "round":
        return Text(say("headline-turn" if view.solo else "headline-round", round=view.round), style="bold")
    return Text(say(f"phase-{view.stage}"), style="bold")


def _market(view: SurvivorsView, say: Voice) -> RenderableType:
    parts = ", ".join(f"{_part(one, say)} ({_use(one, say)})" for one in view.market)
    engineers = ", ".join(f"{_engineer(stack, say)} ×{stack.left}" for stack in view.engineers if stack.left)
    table = Table.grid(padding=(0, 1))
    table.add_row(_label(say("board-parts")), Text(f"{parts or say('board-none')}  ({say('board-deck', n=view.deck)})"))
    table.add_row(_label(say("board-engineers")), Text(engineers or say("board-none")))
    if view.launch_order:
        table.add_row(_label(say("board-launch")), Text(" > ".join(say.name(seat) for seat in view.launch_order)))
    return table


def _label(text: str) -> Text:
    return Text(text, style="dim")


def _part(part: Part, say: Voice) -> str:
    """As it is typed, and its name."""
    return f"{part.part} {say('board-part', part=part.part)}"


def _engineer(engineer: Crew | Stack, say: Voice) -> str:
    return f"{engineer.engineer} {say(f'engineer-{engineer.engineer}')}"


def _use(part: Part, say: Voice) -> str:
    """What a part is good for: effects by the names that moves use."""
    return "+".join(part.effects) or ", ".join(map(say.say, part.does))


def _player(view: SurvivorsView, player: Player, width: int, say: Voice) -> RenderableType:
    own = player.seat == view.viewer
    title = f"{say.name(player.seat)} · {say(f'phase-{player.phase}')}"
    if not view.solo:
        title += f" · {say('board-marker', marker=player.marker)}"
    area, mech = terrain(player.terrains, player.tiles), _mech(view, player, own, say)
    body: RenderableType = Group(area, mech)
    if max(len(line) for line in area.plain.split("\n")) + MECH_WIDTH <= width - 4:
        body = _beside(area, mech)
    if player.laying:
        body = Group(body, *_choices(view, player.laying))
    return Panel(body, title=title, title_align="left", border_style="bold" if own else "", width=width)


def _beside(*things: RenderableType) -> Table:
    row = Table.grid(padding=(0, 2))
    row.add_row(*things)
    return row


def _choices(view: SurvivorsView, laying: Laying) -> list[RenderableType]:
    """What a player has to choose from: both sides of a drawn board, or the shapes of the earned size."""
    if laying.sides:
        return [_beside(*(Group(Text(side.terrain, style="bold"), terrain([side], [])) for side in laying.sides))]
    if laying.tile:
        return []
    return [_beside(*(shape(tile) for tile in view.tiles if tile.size in laying.sizes and tile.left != 0))]


def shape(tile: Tile) -> Text:
    """A tile with its name above."""
    height = 1 + max(y for _, y in tile.squares)
    lines = ["".join("█" if (x, y) in tile.squares else " " for x in range(4)).rstrip() for y in range(height)]
    return Text(tile.tile + "\n").append("\n".join(lines), style="yellow")


# -- boards ------------------------------------------------------------------------------------------------------------


def terrain(boards: list[Terrain], tiles: list[list[str]]) -> Text:
    """All boards of a player on one grid, with column and row numbers as moves name them. Neighbouring cells of one
    tile are drawn without a gap between them."""
    signs, joined = _signs(boards, tiles), _joined(tiles)
    walls = {(_cell(a), _cell(b)) for board in boards for a, b in board.ridges}
    columns = range(5 * min(b.x for b in boards) + 1, 5 * max(b.x for b in boards) + 6)
    rows = range(5 * min(b.y for b in boards) + 1, 5 * max(b.y for b in boards) + 6)
    text = Text(no_wrap=True)
    tall = max(len(str(x)) for x in columns)
    for i in range(tall):
        text.append("     " + " ".join(str(x).rjust(tall)[i] for x in columns) + "\n", style="dim")
    for y in rows:
        text.append(f"{y:>3}  ", style="dim")
        for x in columns:
            sign, style = signs.get((x, y), (" ", ""))
            text.append(sign, style=style).append(*_between((x, y), signs, joined, walls))
        text.append(_under(y, columns, signs, walls))
        if y < rows[-1]:
            text.append("\n")
    return text


def _cell(code: str) -> Cell:
    column, row = code.split(",")
    return int(column), int(row)


def _signs(boards: list[Terrain], tiles: list[list[str]]) -> dict[Cell, tuple[str, str]]:
    """What each cell shows."""
    found: dict[Cell, tuple[str, str]] = {}
    for board in boards:
        found |= {(5 * board.x + i % 5 + 1, 5 * board.y + i // 5 + 1): PLAIN for i in range(25)}
        found |= {_cell(code): CRYSTAL for code in board.crystals}
        found |= {_cell(code): VNAUT for code in [board.vnaut] if code}
        found |= {_cell(code): MECH for code in [board.mech] if code}
    return found | {_cell(code): COVERED for tile in tiles for code in tile}


def _joined(tiles: list[list[str]]) -> set[Cell]:
    """The cells whose tile goes on to the right."""
    found: set[Cell] = set()
    for tile in tiles:
        cells = {_cell(code) for code in tile}
        found |= {(x, y) for x, y in cells if (x + 1, y) in cells}
    return found


def _between(
    cell: Cell, signs: dict[Cell, tuple[str, str]], joined: set[Cell], walls: set[tuple[Cell, Cell]]
) -> tuple[str, str]:
    """What stands right of a cell."""
    x, y = cell
    if (cell, (x + 1, y)) in walls:
        return "|", WALL
    if cell in joined:
        return COVERED
    return "┊" if x % 5 == 0 and {cell, (x + 1, y)} <= signs.keys() else " ", "dim"


def _under(y: int, columns: range, signs: dict[Cell, tuple[str, str]], walls: set[tuple[Cell, Cell]]) -> Text:
    """A line of barriers below a row, or the seam of two boards; nothing if there is neither."""
    barriers = "".join("- " if ((x, y), (x, y + 1)) in walls else "  " for x in columns).rstrip()
    seam = "".join("┄ " if {(x, y), (x, y + 1)} <= signs.keys() else "  " for x in columns).rstrip()
    if barriers:
        return Text("\n     " + barriers, style=WALL)
    return Text("\n     " + seam, style="dim") if y % 5 == 0 and seam else Text()


# -- the mech ----------------------------------------------------------------------------------------------------------


def dice_text(dice: list[int]) -> str:
    """Each die as its number and its picture."""
    return " ".join(f"{face}{DICE[face - 1]}" for face in dice) or "-"


def _mech(view: SurvivorsView, player: Player, full: bool, say: Voice) -> RenderableType:
    """Dice, tracks and what a player has; not in full: only what there is."""
    table = Table.grid(padding=(0, 1))
    due = f" ({say('board-rolling', n=player.due)})" if player.due else ""
    if full or player.dice or due:
        table.add_row(_label(say("board-dice")), Text(dice_text(player.dice) + due, style="bold"))
    for track in player.tracks:
        if track.dice or (full and not (track.blocked and view.stage == "launch")):
            table.add_row(_label(say(f"track-{track.track}")), Text(_spots(track, say)))
    held = say("board-held", crystals=player.crystals, ore=player.ore)
    gems = f"{held} ({say('board-room', hold=view.limits.hold)})"
    table.add_row(_label(say("board-gems")), Text(gems, style="magenta"))
    table.add_row(_label(say("board-rods")), Text(f"{player.rods} {'I' * player.rods}", style="bold green"))
    crew = ", ".join(_helper(engineer, say) for engineer in player.engineers)
    table.add_row(_label(say("board-engineers")), Text(crew or say("board-none"), style="cyan"))
    gear = ", ".join(_gear(part, say) for part in player.parts)
    table.add_row(_label(say("board-parts")), Text(gear or say("board-none")))
    for name, text in _notes(view, player, say):
        table.add_row(_label(name), Text(text))
    return table


def _spots(track: Track, say: Voice) -> str:
    """The dice on a track, or what its spots bring."""
    spots = [str(face) for face in track.dice] + ["_"] * (len(track.spots) - len(track.dice))
    rewards = [spot.reward for spot in track.spots if spot.reward]
    brings = ", ".join(say.attribute(f"reward-{reward}", "short") for reward in rewards)
    return f"[{' '.join(spots)}] {brings or say.attribute(f'track-{track.track}', 'needs')}"


def _helper(engineer: Crew, say: Voice) -> str:
    name = _engineer(engineer, say)
    if not engineer.active:
        return f"{name} ({say('board-asleep')})"
    return f"{name} ({say('board-used')})" if engineer.used else name


def _gear(part: Gear, say: Voice) -> str:
    return f"{_part(part, say)} ({say('board-spent') if part.spent else _use(part, say)})"


def _notes(view: SurvivorsView, player: Player, say: Voice) -> list[tuple[str, str]]:
    """What is only sometimes there."""
    notes = [(say("board-open-effects"), ", ".join(player.effects))] if player.effects else []
    if player.rescues or player.claims:
        notes.append((say("board-claims"), say("board-claims-of", rescues=player.rescues, parts=player.claims)))
    if player.laying:
        named = [player.laying.tile, player.laying.drawn]
        reward = say.attribute(f"reward-{player.laying.reward}", "short")
        notes.append((say("board-tile"), " ".join([reward, *(name for name in named if name)])))
    if player.rolls:
        notes.append((say("board-roll-off"), " ".join(str(face) for face in player.rolls)))
    if player.sequence:
        launched = say("board-sequence", length=player.sequence.length, die=player.sequence.die)
        notes.append((say("board-launch"), launched))
    if view.solo:
        notes.append((say("board-tiles-left"), _tiles_left(view.tiles, say)))
    notes.append((say("board-stack"), " ".join(board or "?" for board in player.stack) or say("board-empty")))
    return notes


def _tiles_left(tiles: list[Tile], say: Voice) -> str:
    most = max(tile.left or 0 for tile in tiles)
    fewer = ", ".join(f"{tile.tile} {tile.left}" for tile in tiles if tile.left != most)
    return fewer or say("board-tiles-each", n=most)
