"""The Transit of Venus: five tracks, Sun and Tableau, the row and its total, hands and Milestones."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ecliptic.boards.cards import BACK, SUITS, face, row
from ecliptic.boards.cards import Card as Face
from ecliptic.games.transit.shown import Card, Player, RowCard, Slot, Track, TransitView
from ecliptic.kernel.catalogue import Voice

STYLES = {rf"\b[1-8](?:{letter}\b|{sign})": style for letter, (sign, style) in SUITS.items()}

LABEL = 19
"""Columns left of a track, which makes 80 with its 61 spaces."""
TABLEAU, SUN = 28, 7
"""The room for cards on the table; the players' column has the rest."""

CAPTION = 5
"""The most letters of a name below a card."""

MARKER, SPACE, PASSED, GUIDE, LINE = "●", "◇", "◆", "┆", "─"
HOURGLASS_STYLE = "bold yellow"
MINE_STYLE = "bold bright_cyan"


def draw(view: TransitView, width: int, say: Voice) -> RenderableType:
    """Everything a viewer may see, at 80 columns and more."""
    parts: list[RenderableType] = [_head(view, say), Text(), _tracks(view, say), Text(), _table(view, width, say)]
    if view.viewer is not None:
        parts.append(_own(view.players[view.viewer], width, say))
    if view.outcome:
        parts.append(Text(say.say(view.outcome), "bold"))
    return Group(*parts)


# -- the top -----------------------------------------------------------------------------------------------------


def _head(view: TransitView, say: Voice) -> Group:
    round_ = (
        say("board-round-of", round=view.round, rounds=view.rounds)
        if view.rounds
        else say("board-round", round=view.round)
    )
    line = Text.assemble((round_, "bold"), " · ", (say(f"phase-{view.phase}"), "bold"))
    line.append(" · " + say("board-stock", deck=view.deck, discard=len(view.discard), left=view.setbacks_left), "dim")
    lines = [line]
    if view.setback:
        lines.append(_described(say, say("board-setback"), "setback", view.setback, "phase", "red"))
    lines += [_described(say, say("board-this-round"), "milestone", one, "timing", "green") for one in view.effects]
    return Group(*lines)


def _described(say: Voice, what: str, kind: str, card: Card, when: str, style: str) -> Text:
    key = f"{kind}-{card.name}"
    text = Text.assemble((f"{what}: ", "dim"), (say(key), f"bold {style}"))
    return text.append(f" ({say.attribute(key, when)}) ", "dim").append(say.say(card.effect))


# -- the tracks --------------------------------------------------------------------------------------------------


def _tracks(view: TransitView, say: Voice) -> Group:
    end, glass = view.hourglass_end, view.hourglass
    scale = "".join(f"{number:<10}" for number in range(0, end, 10))[: end - 1] + f"{end:>2}"
    lines = [Text(" " * LABEL + scale, "dim", no_wrap=True)]
    lines += [_century(view, track, say) for track in view.tracks]
    label = _label(say("board-hourglass"), "", glass, HOURGLASS_STYLE)
    lines.append(label + _track(glass, [], end, glass, HOURGLASS_STYLE))
    return Group(*lines)


def _century(view: TransitView, track: Track, say: Voice) -> Text:
    style = MINE_STYLE if track.holder == view.viewer else ""
    label = _label(say(f"century-{track.century}"), say.name(track.holder), track.mark, style)
    return label + _track(track.mark, track.spaces, view.hourglass_end, view.hourglass, style or "bold")


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


# -- the middle --------------------------------------------------------------------------------------------------


def _table(view: TransitView, width: int, say: Voice) -> Group:
    """Tableau, Sun and players beside each other; the row below."""
    slots = [_slot(slot, str(slot.slot)) for slot in view.tableau]
    sun = [_slot(view.sun, " ")] if view.sun else []
    upper = Table.grid(padding=(0, 3))
    for room in (None, None, width - TABLEAU - SUN - 6):
        upper.add_column(width=room)
    upper.add_row(_zone(say("board-tableau"), slots, TABLEAU), _zone(say("board-sun"), sun, SUN), _players(view, say))
    parts: list[RenderableType] = [upper]
    if view.row or view.phase == "turn":
        played = [face(entry.card, _played_by(entry, say)) for entry in view.row]
        parts.append(_zone(say("board-row", total=view.total, limit=view.limit), played, width - 2))
    return Group(*parts)


def _zone(title: str, cards: list[Face], width: int) -> Group:
    return Group(Text(title, "bold"), row(cards, width) if cards else Text("–", "dim"))


def _slot(slot: Slot, caption: str) -> Face:
    """Facedown cards are dim, also where the viewer knows them."""
    if slot.card is None:
        return face("?", caption)
    if slot.faceup:
        return face(slot.card, caption)
    return Face(f"({face(slot.card).face})", BACK, caption)


def _played_by(entry: RowCard, say: Voice) -> str:
    who = _short(say.name(entry.seat))
    return f"{who} W" if entry.wild else who


def _short(name: str) -> str:
    """A name below a card: Bot 1, or PA for Player A."""
    words = name.split()
    return name if len(name) <= CAPTION else "".join(word[0] for word in words) if len(words) > 1 else name[:CAPTION]


# -- the people --------------------------------------------------------------------------------------------------


def _players(view: TransitView, say: Voice) -> Group:
    table = Table.grid(padding=(0, 1))
    for name in ("seat", "century", "holds"):
        table.add_column(no_wrap=name != "holds")
    for player in view.players:
        mark = "▸ " if player.seat == view.acting else "  "
        style = MINE_STYLE if player.seat == view.viewer else ""
        cells = [Text(f"{mark}{say.name(player.seat)}", style), Text(say(f"century-{player.century}"), style)]
        holds = [_hand_in_words(player, player.seat == view.viewer, say), _milestones_in_words(player, say)]
        table.add_row(*cells, Text(", ").join(one for one in holds if one))
    return Group(Text("  " + say("board-players"), "bold"), table)


def _hand_in_words(player: Player, mine: bool, say: Voice) -> Text:
    """How many cards somebody holds, and which of them are known."""
    text = Text(say("board-cards", n=len(player.hand) + player.hand_unknown))
    if player.hand and not mine:
        text.append(":")
        for name in player.hand:
            card = face(name)
            text.append(" ").append(card.face, card.style)
        text.append(" ?" * player.hand_unknown, "dim")
    if player.streamed:
        text.append(f" ({say('board-open')})", "dim")
    return text


def _milestones_in_words(player: Player, say: Voice) -> Text:
    held = len(player.milestones) + player.milestones_unknown
    text = Text(say("board-milestones", n=held) if held else "")
    if player.ongoing:
        titles = ", ".join(say(f"milestone-{one.name}") for one in player.ongoing)
        text.append(f"{'; ' if held else ''}{titles}", "green")
    return text


def _own(player: Player, width: int, say: Voice) -> RenderableType:
    """The viewer's own cards, large, and what its Milestones do."""
    hand = sorted(player.hand, key=lambda name: (name[:-1], name[-1:]))
    parts: list[RenderableType] = [Text(say("board-hand"), "bold"), row([face(name) for name in hand], width - 2)]
    if not hand:
        parts = [Text(say("board-hand-empty"), "bold")]
    for card in [*player.milestones, *player.ongoing]:
        key = f"milestone-{card.name}"
        text = Text.assemble((card.name, "bold green"), f"  {say(key)} ")
        text.append(f"({say.attribute(key, 'timing')}) ", "dim").append(say.say(card.effect))
        parts.append(Padding(text, (0, 0, 0, 2)))
    return Group(*parts)
