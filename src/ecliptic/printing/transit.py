"""The Transit of Venus on paper: Transit cards, Setbacks, Milestones, reference cards, the board and its markers."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.games.transit import ids
from ecliptic.games.transit.data import MILESTONE_NAMES
from ecliptic.games.transit.game import TransitGame
from ecliptic.games.transit.names import CENTURIES, ERAS, SUITS
from ecliptic.kernel.catalogue import Catalogue
from ecliptic.printing.cards import EDGE, back, counter, cut_outs, face, foot, heading, rows
from ecliptic.printing.pages import Card, Cards, Column, Draw, Section, Sheets
from ecliptic.printing.pen import GREY, INK, MIST, PALE, WHITE, Pen

RED = (176, 30, 46)
RANKS = 8
PIPS = ("♥", "♦", "♠", "♣")
ROWS = range(15, 61)
"""How many spaces one line of a track may have."""
TRACK = 165.0
"""How long a line may be."""
SEATS = 4
"""Cards are printed as they read with most players."""


def sections(game: TransitGame, say: Catalogue) -> list[Section]:
    data, title = game.data, say("title")
    plain = back(title, say("print-cards"))
    setbacks = [
        Card(_setback(say, name, number), back(title, say("print-setbacks")))
        for number, name in enumerate(data.setbacks.order, 1)
    ]
    milestones = [
        Card(_milestone(game, say, century, name, number), back(title, say("print-deck", century=century)))
        for century in CENTURIES
        for number, name in enumerate(getattr(data.milestones, f"century{century}"), 1)
    ]
    deck = [Card(_playing_card(card), plain) for card in range(RANKS * len(SUITS))]
    return [
        Cards("cards", say("print-cards"), deck),
        Cards("setbacks", say("print-setbacks"), setbacks),
        Cards("milestones", say("print-milestones"), milestones),
        Cards("reference", say("print-reference"), _references(game, say)),
        Sheets("board", say("print-board"), [_board(game, say)]),
    ]


def summary(game: TransitGame) -> list[Column]:
    glass, reference = game.data.hourglass, game.data.reference
    return [
        Column("print-summary-goal", {"start": glass.start, "end": glass.end}),
        Column("print-summary-setup", {"start": glass.start}),
        Column("print-summary-research", {}),
        Column("print-summary-advancement", {}),
        Column("print-summary-scoring", {"end": glass.end}),
        Column("print-summary-observation", {}),
        Column("print-summary-cleanup", {"end": glass.end, "limit": reference.milestone_limit}),
        Column("print-summary-milestones", {}),
        Column("print-summary-two", {"deal": reference.era_deal, "place": reference.era_place}),
        Column("print-summary-variants", {}),
    ]


# -- cards -----------------------------------------------------------------------------------------------------------


def _playing_card(card: int) -> Draw:
    rank, suit = ids.rank(card), PIPS[ids.suit(card)]
    colour = RED if ids.suit(card) < 2 else INK

    def corner(pen: Pen) -> None:
        pen.words(EDGE + 4, EDGE + 8, str(rank), 22, "display", "middle", colour)
        pen.words(EDGE + 4, EDGE + 15, suit, 17, anchor="middle", colour=colour)

    def draw(pen: Pen) -> None:
        corner(pen)
        pen.turned(180, pen.width / 2, pen.height / 2, lambda: corner(pen))
        for x, y in _pip_spots(rank):
            pen.words(pen.width / 2 + x * 11, pen.height / 2 + y * 22 + 4, suit, 30, anchor="middle", colour=colour)

    return draw


def _pip_spots(rank: int) -> list[tuple[float, float]]:
    """Where the pips of a card stand: x and y from -1 to 1 around its middle."""
    middle = [(0.0, 0.0)] if rank in (1, 3, 5) else [(0.0, -0.5)] if rank == 7 else []
    if rank == 8:
        middle = [(0.0, -0.5), (0.0, 0.5)]
    ends = [(0.0, -1.0), (0.0, 1.0)] if rank in (2, 3) else []
    corners = [(x, y) for x in (-1.0, 1.0) for y in (-1.0, 1.0)] if rank >= 4 else []
    waist = [(-1.0, 0.0), (1.0, 0.0)] if rank >= 6 else []
    return middle + ends + corners + waist


def _setback(say: Catalogue, name: str, number: int) -> Draw:
    text = say(f"effect-{name}", by_option=False)
    phase = say.attribute(f"setback-{name}", "phase")
    return face(say("print-setback"), say(f"setback-{name}"), text, label=phase, number=str(number))


def _milestone(game: TransitGame, say: Catalogue, century: str, name: str, number: int) -> Draw:
    index = MILESTONE_NAMES.index(name)
    wild = bool(ids.WILD_SET >> index & 1)
    key = "effect-wild" if wild else f"effect-{name}"
    rank = int(game.edition.wild_ranks[index]) if wild else 0
    text = say(key, rank=rank, players=SEATS)
    timing = say.attribute(f"milestone-{name}", "timing")
    kind = say("print-milestone", century=century)
    return face(
        kind, say(f"milestone-{name}"), text, label=timing, number=str(number), extra=_wild(rank) if wild else None
    )


def _wild(rank: int) -> Draw:
    """The rank of a WILD, large."""

    def draw(pen: Pen) -> None:
        middle = pen.height / 2
        pen.disc(pen.width / 2, middle, 10, fill=WHITE, line=0.6)
        pen.words(pen.width / 2, middle + 4.2, str(rank) if rank else "1–8", 30 if rank else 22, "display", "middle")

    return draw


def _references(game: TransitGame, say: Catalogue) -> list[Card]:
    reference = game.data.reference
    numbers = {code: (reference.deal[i], reference.place[i]) for i, code in enumerate(CENTURIES)}
    numbers |= dict.fromkeys(ERAS, (reference.era_deal, reference.era_place))
    end = game.data.hourglass.end
    return [Card(_reference(say, code, *both), _past(say, code, end)) for code, both in numbers.items()]


def _reference(say: Catalogue, century: str, deal: int, place: int) -> Draw:
    def draw(pen: Pen) -> None:
        heading(pen, say("print-reference"), say(f"century-{century}"))
        inner = pen.inside(EDGE, 29, pen.width - 2 * EDGE, 50)
        y = rows(inner, [(say("print-deal"), str(deal)), (say("print-place"), str(place))], 0, 8, 12)
        pairs = [(say(f"print-pays-{what}"), pays) for what, pays in PAYS]
        rows(inner, pairs, y + 2, 5.2, 8)

    return draw


PAYS = (("run", "1 + 1 + 1 …"), ("multiple", "2 · 6 · 12"), ("fifteen", "2"), ("thirty-one", "2"), ("last", "1"))
"""What plays pay, on every reference card."""


def _past(say: Catalogue, century: str, end: int) -> Draw:
    """The other side: this Century's marker is on its second lap."""

    def draw(pen: Pen) -> None:
        heading(pen, say("print-reference"), say(f"century-{century}"))
        pen.words(pen.width / 2, 58, f"+ {end}", 40, "display", "middle")
        foot(pen, say("print-past", end=end))

    return draw


# -- the board -------------------------------------------------------------------------------------------------------


def _board(game: TransitGame, say: Catalogue) -> Draw:
    data = game.data
    end = data.hourglass.end

    def draw(pen: Pen) -> None:
        pen.words(0, 8, say("title"), 22, "display")
        pen.words(pen.width, 8, say("print-board-note"), 8, anchor="end", colour=GREY)
        names = [say("print-century", century=century) for century in CENTURIES]
        spaces: list[Sequence[int]] = [getattr(data.spaces, f"century{c}") for c in CENTURIES]
        for number, (name, marked) in enumerate(zip([*names, say("board-hourglass")], [*spaces, ()], strict=True)):
            start = 0 if number < len(CENTURIES) else data.hourglass.start
            _track(pen.inside(0, 12 + 45 * number, pen.width, 45), name, end, marked, start)
        for number, marker in enumerate(_markers(say)):
            cut_outs(pen.inside(172, 20 + 45 * number, 12, 12), 0, [marker])

    return draw


def _track(pen: Pen, name: str, end: int, marked: Sequence[int], start: int) -> None:
    """Spaces 0 to the end, as large as fits; Milestone spaces carry a star, the first and the last are drawn thick."""
    row = max(ROWS, key=lambda row: _side(pen, end, row))
    side, lines = _side(pen, end, row), -(-end // row)
    pen.words(0, 5, name, 13, "display")
    for space in range(end + 1):
        line, column = divmod(max(space - 1, 0), row)
        x, y = (column + (space > 0)) * side, 7.5 + line * side
        special = space in marked
        first = space == start
        pen.box(x, y, side, side, fill=MIST if special else WHITE, line=0.7 if first or space == end else 0.25)
        pen.words(
            x + side / 2, y + side * 0.42, str(space), 0.85 * side, "bold" if special or first else "sans", "middle"
        )
        if special:
            pen.star(x + side / 2, y + side * 0.72, side * 0.19, fill=INK)
    pen.line((0, 7.5 + lines * side + 1.5), (pen.width, 7.5 + lines * side + 1.5), PALE)


def _side(pen: Pen, end: int, row: int) -> float:
    """How large spaces are if so many stand in a line."""
    return min(TRACK / (row + 1), (pen.height - 10) / -(-end // row))


def _markers(say: Catalogue) -> list[Draw]:
    names = [say(f"century-{century}") for century in CENTURIES]
    return [*map(counter, names), counter("☉", say("board-hourglass"))]
