"""The Transit of Venus on paper: Transit cards, Setbacks, Milestones, reference cards, the board and its markers."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.games.transit import ids, scoring
from ecliptic.games.transit.data import MILESTONE_NAMES
from ecliptic.games.transit.game import TransitGame
from ecliptic.games.transit.names import CENTURIES, ERAS, SUITS, card_name
from ecliptic.kernel.catalogue import Catalogue
from ecliptic.kernel.facts import Fact
from ecliptic.printing.cards import EDGE, back, counter, cut_outs, face, foot, heading, rows
from ecliptic.printing.drawings import Drawing
from ecliptic.printing.pages import Card, Cards, Column, Draw, Section, Sheets
from ecliptic.printing.pen import GREY, INK, MIST, PALE, RED, WHITE, Pen

RANKS = 8
PIPS = ("♥", "♦", "♠", "♣")
ROWS = range(10, 61)
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
            _track(pen.inside(0, 12 + 45 * number, pen.width, 45), name, end, marked, start, TRACK)
        for number, marker in enumerate(_markers(say)):
            cut_outs(pen.inside(172, 20 + 45 * number, 12, 12), 0, [marker])

    return draw


def _track(pen: Pen, name: str, end: int, marked: Sequence[int], start: int, most: float) -> None:
    """Spaces 0 to the end, as large as fits; Milestone spaces carry a star, the first and the last are drawn thick."""
    row = max(ROWS, key=lambda row: _side(pen, end, row, most))
    side, lines = _side(pen, end, row, most), -(-end // row)
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


def _side(pen: Pen, end: int, row: int, most: float) -> float:
    """The size of a space if this many of them share a line of that length."""
    return min(most / (row + 1), (pen.height - 10) / -(-end // row))


def _markers(say: Catalogue) -> list[Draw]:
    names = [say(f"century-{century}") for century in CENTURIES]
    return [*map(counter, names), counter("☉", say("board-hourglass"))]


# -- drawings for the rules page -------------------------------------------------------------------------------------

COUNT = ("7H", "8C", "6S", "5D", "5H")
"""What the players of the example lay down in turn."""
TABLEAU, SUN = ("2H", "3D", "3S", "4C"), "8H"
"""What is counted in the other example."""
STEP = 20.0
"""From one card of an example to the next."""


def drawings(game: TransitGame, say: Catalogue) -> dict[str, Drawing]:
    return {"tracks": _two_tracks(game, say), "count": _count(game, say), "observation": _observation(game, say)}


def _two_tracks(game: TransitGame, say: Catalogue) -> Drawing:
    end, start, century = game.data.hourglass.end, game.data.hourglass.start, CENTURIES[0]
    spaces: Sequence[int] = getattr(game.data.spaces, f"century{century}")
    name = say("print-century", century=century)

    def draw(pen: Pen) -> None:
        _track(pen.inside(0, 0, 100, 64), name, end, spaces, 0, 98)
        _track(pen.inside(0, 66, 100, 64), say("board-hourglass"), end, (), start, 98)

    marked = ", ".join(map(str, spaces))
    return Drawing(100, 130, draw, f"{name}: 0–{end}, ★ {marked}. {say('board-hourglass')}: {start}–{end}.")


def _count(game: TransitGame, say: Catalogue) -> Drawing:
    """The cards of a count as the rules pay them: the total, the points, and what they are for."""
    told = _played(game)
    totals = [int(facts[0].args["total"]) for facts in told]
    paid = [next((one for one in facts if one.key == "points"), None) for facts in told]
    points = [f"+{one.args['points']}" if one else "0" for one in paid]
    reasons = [[say.say(reason) for reason in one.args["reasons"]] if one else [] for one in paid]

    def draw(pen: Pen) -> None:
        for number, card in enumerate(COUNT):
            middle = STEP * number + STEP / 2
            pen.words(middle, 4, "ABCD"[number % SEATS], 10, "bold", "middle", GREY)
            _small_card(pen.inside(middle - 8, 6, 16, 22), card)
            pen.words(middle, 35, str(totals[number]), 15, "display", "middle")
            pen.words(middle, 42, points[number], 13, "bold", "middle", GREY if paid[number] is None else INK)
            for line, reason in enumerate(reasons[number]):
                pen.words(middle, 47.5 + 4.5 * line, reason, 8.5, anchor="middle", most=STEP - 1)

    seen = [
        f"{'ABCD'[i % SEATS]}: {card}, {totals[i]}, {points[i]} {', '.join(reasons[i])}"
        for i, card in enumerate(COUNT)
    ]  # fmt: skip
    return Drawing(STEP * len(COUNT), 55, draw, "; ".join(seen))


def _played(game: TransitGame) -> list[list[Fact]]:
    """What the table tells of each card of the example."""
    hands = [list(COUNT[seat::SEATS]) or ["1C"] for seat in range(SEATS)]
    state = game.position({"seats": SEATS, "round": 1, "phase": "turn", "turn": 0, "hands": hands,
                           "tableau": ["1H", "1D", "1S", "2S"], "sun": "2C"})  # fmt: skip
    told = []
    for number, card in enumerate(COUNT):
        seat, before = number % SEATS, state.clone()
        action = game.parse(state, seat, f"play {card}")
        state.apply(seat, action)
        told.append(game.open_facts(before, state, seat, action))
    return told


def _observation(game: TransitGame, say: Catalogue) -> Drawing:
    """A Tableau and its Sun, and below them every set that counts."""
    state = game.position({"seats": SEATS, "round": 1, "phase": "w5", "hands": [[] for _ in range(SEATS)],
                           "tableau": list(TABLEAU), "sun": SUN})  # fmt: skip
    cards = dict(scoring.counted_cards(state))
    keys = {scoring.FIFTEEN: "fifteen", scoring.MULTIPLE: "multiple", scoring.RUN: "run"}
    sets = [
        (say(keys[one.reason], n=len(one.slots)), [card_name(cards[slot]) for slot in one.slots], one.points)
        for one in scoring.tableau_sets(state)
    ]
    total = int(scoring.tableau_value(state))

    def draw(pen: Pen) -> None:
        for number, card in enumerate((*TABLEAU, SUN)):
            x = STEP * number + 2 + 4 * (number == len(TABLEAU))
            _small_card(pen.inside(x - 2, 0, 16, 22), card)
        pen.words(STEP * len(TABLEAU) + 12, 27, say("board-sun"), 8.5, anchor="middle", colour=GREY)
        for line, (reason, names, points) in enumerate(sets):
            y = 34 + 6 * line
            pen.words(0, y, reason, 10)
            pen.words(40, y, _pips(names), 11)
            pen.words(pen.width, y, f"+{points}", 10, "bold", "end")
            pen.line((0, y + 1.8), (pen.width, y + 1.8), PALE, 0.2)
        pen.words(0, 35 + 6 * len(sets), say("board-hourglass"), 11, "display")
        pen.words(pen.width, 35 + 6 * len(sets), f"+{total}", 12, "bold", "end")

    seen = [f"{reason} {' '.join(names)} +{points}" for reason, names, points in sets]
    return Drawing(104, 38 + 6 * len(sets), draw, f"{'; '.join(seen)}; {say('board-hourglass')} +{total}")


def _pips(names: Sequence[str]) -> str:
    """5H 6D with the signs of their suits."""
    return "  ".join(f"{name[0]}{PIPS[SUITS.index(name[1])]}" for name in names)


def _small_card(pen: Pen, name: str) -> None:
    suit = SUITS.index(name[1])
    colour = RED if suit < 2 else INK
    pen.box(0, 0, pen.width, pen.height, round_=1.8, fill=WHITE, line=0.35)
    pen.words(pen.width / 2, pen.height * 0.48, name[0], 20, "display", "middle", colour)
    pen.words(pen.width / 2, pen.height * 0.86, PIPS[suit], 15, anchor="middle", colour=colour)
