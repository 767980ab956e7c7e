"""Ephemeris in the terminal: the zodiac as a ring of twelve boxes, each piece with its reach or with what pins it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ecliptic.games.ephemeris.shown import (
    Deck,
    EphemerisView,
    Goal,
    Hand,
    LastMove,
    PairsTable,
    Piece,
    Quiz,
    Ring,
    Sign,
)
from ecliptic.kernel.catalogue import Voice

SHAPES = {"yellow": "●", "red": "▲", "blue": "■"}
STYLES = {"yellow": "bold yellow", "red": "bold red", "blue": "bold bright_blue"}
PLACES = ((1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1), (0, 0))
"""Row and column of each sign: Aries at nine o'clock, then on against the clock."""
ORBIT = 12


def draw(view: EphemerisView, width: int, say: Voice) -> RenderableType:
    """The whole position, for a terminal at least 80 columns wide."""
    parts: list[RenderableType] = [_heading(view, say)]
    if view.ring:
        parts.append(_ring(view, view.ring, width, say))
    parts += [_hand_line(view, hand, say) for hand in view.hands]
    if view.quiz:
        parts += _planets(view, view.quiz, say)
        parts += _question(view.quiz)
    if view.predictions:
        parts.append(_predictions(view, say))
    if view.pairs:
        parts.append(_cards(view.pairs, say))
    if view.piles:
        parts.append(_piles(view, say))
    return Group(*parts)


def _heading(view: EphemerisView, say: Voice) -> Text:
    text = Text(say(f"mode-{view.mode}"), style="bold")
    if view.outcome:
        return text.append(f"  ·  {say.say(view.outcome)}", style="bold green")
    asked = say.say(view.prompt) if view.prompt else say(f"phase-{view.phase}")
    text.append(f"  ·  {asked}", style="not bold")
    if view.prompt:
        text.append(f"  [{', '.join(view.prompt.rules)}]", style="not bold")
    if view.acting:
        text.append(f"  ·  {say('board-to-act', seats=view.acting)}", style="bold green")
    return text


def _name(body: str, say: Voice) -> str:
    """Moon, without its article."""
    return say.attribute(f"body-{body}", "name")


def _names(bodies: list[str], say: Voice) -> str:
    return ", ".join(_name(body, say) for body in bodies)


# -- the ring --------------------------------------------------------------------------------------------------------


def _ring(view: EphemerisView, ring: Ring, width: int, say: Voice) -> Text:
    inner = max(16, (min(width, 112) - 1) // 4 - 1)
    pieces = {piece.body: piece for piece in ring.pieces}
    wanted, mine = _own(view)
    cells: dict[tuple[int, int], list[Text]] = {}
    for place, sign in zip(PLACES, ring.signs, strict=True):
        lines = [_piece_line(pieces[body], body in mine, ring.last, inner, say) for body in sign.bodies]
        cells[place] = [_sign_line(sign, wanted.count(sign.sign), ring.last, say), *lines]
    heights = [max(4, *(len(cell) for (row, _), cell in cells.items() if row == wanted_row)) for wanted_row in range(4)]
    middle = _middle(view, say)
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


def _own(view: EphemerisView) -> tuple[list[str], list[str]]:
    """The signs the viewer wants, as often as they are wanted, and the bodies it wants there."""
    for hand in view.hands:
        if hand.seat == view.viewer:
            return [goal.sign for goal in hand.goals or []], hand.bodies or []
    for planet in view.quiz.planets if view.quiz else []:
        if planet.seat == view.viewer:
            return [planet.home_sign], [planet.body]
    return [], []


def _sign_line(sign: Sign, wanted: int, last: LastMove | None, say: Voice) -> Text:
    """The name of a sign, marked where the viewer wants bodies and where a piece has just left."""
    head = Text(f" {say(f'sign-{sign.sign}')} {'◉' * wanted}".rstrip(), style="bold underline" if wanted else "bold")
    if last is not None and last.from_sign == sign.sign:
        head.append(" ○", style="dim")
    return head


def _piece_line(piece: Piece, mine: bool, last: LastMove | None, width: int, say: Voice) -> Text:
    """`▲ Mars +3` can go three signs; `▲ Mars × Sun` is pinned by the Sun; `›` is a body of the viewer's hand."""
    line = Text("›" if mine else " ")
    line.append(f"{SHAPES[piece.colour]} {_name(piece.body, say)}", style=STYLES[piece.colour])
    if last is not None and last.body == piece.body:
        line.append("*", style="bold")
    if piece.pinned:
        names = [_name(body, say) for body in piece.blocking_bodies]
        blockers = "+".join(names)
        if line.cell_len + len(blockers) + 3 > width:
            blockers = "+".join(name[:3] for name in names)
        line.append(f" × {blockers}", style="magenta")
    else:
        line.append(f" +{piece.reach}", style="dim")
    return line


def _middle(view: EphemerisView, say: Voice) -> list[Text]:
    """What stands inside the ring: the turn, the dice, the retrograde card, and a key to the marks."""
    lines = [Text(), Text(say("board-turn", seat=view.turn), style="bold")]
    if view.dice:
        lines.append(_dice_line(list(view.dice.colours), say("board-dice"), say))
        if view.dice.moved_body:
            lines.append(Text(say("board-moved", body=view.dice.moved_body)))
        if view.dice.pluto_colour:
            lines.append(_dice_line([view.dice.pluto_colour], say("board-pluto-die"), say))
    if view.quiz and view.quiz.colour:
        lines.append(_dice_line([view.quiz.colour], say("board-die"), say))
    if view.deck:
        lines += _deck_lines(view.deck, say)
    keys = ["board-key-reach", "board-key-pinned", "board-key-moved"]
    if any(_own(view)):
        keys.append("board-key-hand" if view.hands else "board-key-planet")
    return [*lines, Text(), *(Text(say(key), style="dim") for key in keys)]


def _deck_lines(deck: Deck, say: Voice) -> list[Text]:
    """The retrograde card that lies open, else what the deck is known to hold."""
    if deck.body:
        return [Text(say("board-retrograde-open", body=deck.body), style="bold magenta")]
    if deck.next_body:
        return [Text(say("board-retrograde-next", body=deck.next_body))]
    if deck.seen_bodies:
        return [Text(say("board-retrograde-seen", bodies=[_name(body, say)[:2] for body in deck.seen_bodies]))]
    return []


def _dice_line(colours: list[str], name: str, say: Voice) -> Text:
    if not colours:
        return Text()
    line = Text(f"{name}: ")
    for colour in colours:
        line.append(f"{SHAPES[colour]} {say(f'colour-{colour}')} ", style=STYLES[colour])
    return line


# -- below the ring --------------------------------------------------------------------------------------------------


def _hand_line(view: EphemerisView, hand: Hand, say: Voice) -> Text:
    style = "bold" if hand.seat == view.viewer else ""
    if not hand.active:
        return Text(say("board-retired", seat=hand.seat), style=style)
    signs = [_ticked(goal, say) for goal in hand.goals or []]
    wanted = say("board-hidden-signs") if hand.goals is None else ", ".join(signs) or say("board-none-yet")
    line = Text(say("board-hand-line", seat=hand.seat, held=_held(hand, say), wanted=wanted), style=style)
    line.highlight_words([sign for sign in signs if sign.endswith("✓")], "green")
    if hand.pluto is not None:
        line.append(f"; {say('board-pluto-ready' if hand.pluto else 'board-pluto-spent')}")
    return line


def _held(hand: Hand, say: Voice) -> str:
    if hand.bodies is not None:
        return _names(hand.bodies, say) or say("board-none-yet")
    if hand.shown_bodies:
        return say("board-and-hidden", held=_names(hand.shown_bodies, say))
    return say("board-hidden-bodies")


def _ticked(goal: Goal, say: Voice) -> str:
    """A sign, with a tick where a body of the hand stands in it."""
    return say(f"sign-{goal.sign}") + ("✓" if goal.met else "")


def _planets(view: EphemerisView, quiz: Quiz, say: Voice) -> list[RenderableType]:
    lines: list[RenderableType] = []
    if quiz.games > 1:
        lines.append(Text(say("board-series", game=quiz.game, games=quiz.games)))
    for planet in quiz.planets:
        made = max(0, planet.progress)
        names = say("board-planet-line", seat=planet.seat, body=planet.body, home_sign=planet.home_sign)
        line = f"{names}  {'█' * made}{'·' * (ORBIT - made)} {say('board-signs', n=planet.progress)}"
        if quiz.games > 1:
            line += f"   {say('board-points', points=planet.points)}"
        lines.append(Text(line, style="bold" if planet.seat == view.viewer else ""))
    return lines


def _question(quiz: Quiz) -> list[RenderableType]:
    asked = quiz.question
    if asked is None:
        return []
    text = Text(f"{asked.card} ", style="dim")
    text.append(asked.question, style=STYLES[asked.colour])
    for letter, choice in asked.choices.items():
        mark = "✓" if letter == asked.key else ("✗" if asked.key and letter == asked.answer else " ")
        text.append(f"\n {mark} {letter}: {choice}")
    if asked.explanation:
        text.append(f"\n{asked.explanation}")
    return [text]


def _predictions(view: EphemerisView, say: Voice) -> Text:
    text = Text(say("board-predictions", seat=view.winner), style="bold")
    for line in view.predictions:
        where = say("board-prediction", body=line.body, sign=line.sign)
        text.append(f"\n {where}: {say(f'prediction-{line.body}-{line.sign}')}", style="not bold")
    return text


def _cards(table: PairsTable, say: Voice) -> Text:
    """Pairs: the numbers of the cards that lie face down, and the face of the one turned up."""
    text = Text()
    for i, place in enumerate(table.places):
        label = "··" if place.taken else f"{place.place:>2}"
        text.append(f"[{label}]" if place.face else f" {label} ", style="bold reverse" if place.face else "")
        if i % 13 == 12:
            text.append("\n")
    for place in table.places:
        if place.face:
            text.append("\n" + say("board-place-up", place=place.place, face=place.face), style="bold")
    for seat, pairs in enumerate(table.pairs):
        text.append("\n" + say("board-pairs-won", seat=seat, n=pairs))
    return text


def _piles(view: EphemerisView, say: Voice) -> Text:
    """Snap: every pile with the card on show."""
    lines = []
    for pile in view.piles:
        if pile.face:
            text = say("board-pile", seat=pile.seat, stock=pile.stock, pile=pile.pile, face=pile.face)
        else:
            text = say("board-pile-empty", seat=pile.seat, stock=pile.stock)
        lines.append(Text(text + (" ‼" if pile.matched else ""), style="bold" if pile.matched else ""))
    return Text("\n").join(lines)
