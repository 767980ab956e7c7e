"""Ephemeris on paper: the ring, pieces and dice to fold, all cards, the quiz with its answers, and the predictions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ecliptic.games.ephemeris import data
from ecliptic.games.ephemeris.data import BODIES, COLOURS, SIGNS, Die, Question
from ecliptic.games.ephemeris.game import EphemerisGame
from ecliptic.games.ephemeris.ids import JUPITER, MARS, MOON, SUN
from ecliptic.games.ephemeris.ring import blockers, colour_of, reach, shifted, sign_of
from ecliptic.kernel.catalogue import Catalogue
from ecliptic.printing.cards import EDGE, back, face, foot, heading
from ecliptic.printing.drawings import Drawing
from ecliptic.printing.pages import Card, Cards, Column, Draw, Section, Sheets
from ecliptic.printing.pen import BLUE, GREY, INK, MIST, PALE, RED, WHITE, YELLOW, Colour, Pen, polar

SYMBOLS = "☽☉☿♀♂♃♄♅♆"
ZODIAC = "♈♉♊♋♌♍♎♏♐♑♒♓"
PLUTO = "♇"
PAINT: dict[str, Colour] = {"red": RED, "blue": BLUE, "yellow": YELLOW}
"""Dark enough for black and white; every piece also carries its colour's name."""
LEAF, FLAP, WIDE = 22.0, 7.0, 18.0
"""A fold-up piece: a face, the flap that it is glued with, its width."""
CUBE = 16.0
NET = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""The faces of an unfolded die."""


def sections(game: EphemerisGame, say: Catalogue) -> list[Section]:
    edition, title = game.edition, say("title")
    bodies = [
        Card(_body(game, say, body), back(title, say("print-bodies")))
        for body in BODIES
        for _ in range(edition.planet_cards.copies)
    ]
    signs = [
        Card(_sign(say, sign), back(title, say("print-signs")))
        for sign in SIGNS
        for _ in range(edition.zodiac_cards.copies)
    ]
    retrograde = [
        Card(_retrograde(say, body), back(title, say("print-retrograde")))
        for body in BODIES[2:]
        for _ in range(getattr(edition.retrograde, body))
    ]
    pluto = Card(face(say("print-pluto"), PLUTO, say("print-pluto-text")), back(title, say("print-pluto")))
    quiz = [Card(_questions(say, card), _answers(say, card)) for card in edition.card]
    half = (len(BODIES) + 1) // 2
    predictions = [_predictions(say, BODIES[:half]), _predictions(say, BODIES[half:])]
    return [
        Sheets("ring", say("print-ring"), [_ring(game, say)]),
        Sheets("pieces", say("print-pieces"), [_pieces(game, say)]),
        Cards("bodies", say("print-bodies"), bodies),
        Cards("signs", say("print-signs"), signs),
        Cards("retrograde", say("print-retrograde"), retrograde),
        Cards("pluto", say("print-pluto"), [pluto] * edition.pluto_cards.count),
        Cards("quiz", say("print-quiz"), quiz),
        Sheets("predictions", say("print-predictions"), predictions),
    ]  # fmt: skip


def summary(game: EphemerisGame) -> list[Column]:
    return [
        Column(f"print-summary-{chapter}", {})
        for chapter in ("moving", "hands", "one", "two", "pluto", "eclipse", "three", "pairs", "snap")
    ]


def _colour(body: str) -> str:
    return COLOURS[colour_of(BODIES.index(body))]


def _name(say: Catalogue, body: str) -> str:
    return say.attribute(f"body-{body}", "name")


# -- the ring, pieces and dice ---------------------------------------------------------------------------------------


def _ring(game: EphemerisGame, say: Catalogue) -> Draw:
    starts = {sign: [body for body in BODIES if getattr(game.edition.start, body) == sign] for sign in SIGNS}

    def draw(pen: Pen) -> None:
        x, y, outer, inner = pen.width / 2, 130.0, 92.0, 32.0
        pen.words(0, 10, say("title"), 24, "display")
        pen.block(0, 15, 120, say("print-ring-note"), 9, colour=GREY)
        _zodiac(pen, say, x, y, outer, inner)
        for number, sign in enumerate(SIGNS):
            middle = _angle(number)
            for body in starts[sign]:
                at_x, at_y = polar(x, y, inner + 9, middle)
                pen.disc(at_x, at_y, 5.5, stroke=GREY, fill=MIST)
                pen.words(at_x, at_y + 2.2, SYMBOLS[BODIES.index(body)], 16, anchor="middle", colour=GREY)
        _arrow(pen, x, y, 24)
        pen.words(x, y + 1.5, say("print-forward"), 9, anchor="middle", colour=GREY)

    return draw


def _angle(sign: float) -> float:
    """Where a sign is: they follow each other against the clock, as in the sky."""
    return -90 - 30 * sign


def _zodiac(pen: Pen, say: Catalogue, x: float, y: float, outer: float, inner: float, size: float = 9) -> None:
    """The empty ring; the names of the signs have this size."""
    pen.disc(x, y, outer, fill=WHITE, line=0.7)
    pen.disc(x, y, inner, line=0.5)
    for number, sign in enumerate(SIGNS):
        middle = _angle(number)
        pen.line(polar(x, y, inner, middle + 15), polar(x, y, outer, middle + 15), INK, 0.4)
        at_x, at_y = polar(x, y, outer - 14 * size / 9, middle)
        pen.words(at_x, at_y + 1, ZODIAC[number], 24 * size / 9, anchor="middle")
        pen.words(at_x, at_y + 1 + 5.5 * size / 9, say(f"sign-{sign}"), size, "bold", "middle")


def _arrow(pen: Pen, x: float, y: float, radius: float) -> None:
    """The way that pieces go forward: against the clock."""
    pen.path([polar(x, y, radius, -30 - 3 * step) for step in range(41)], GREY, 0.6)
    tip = polar(x, y, radius, -152)
    pen.polygon([tip, polar(x, y, radius + 2.5, -146), polar(x, y, radius - 2.5, -146)], fill=GREY, stroke=None)


def _pieces(game: EphemerisGame, say: Catalogue) -> Draw:
    def draw(pen: Pen) -> None:
        pen.words(0, 10, say("print-pieces"), 20, "display")
        pen.block(0, 14, pen.width, say("print-pieces-note"), 9, colour=GREY)
        for number, body in enumerate(BODIES):
            row, column = divmod(number, 5)
            _piece(pen.inside(column * 36 + 6, 26 + row * 66, WIDE, 2 * (LEAF + FLAP)), say, body)
        pen.words(0, 168, say("print-dice"), 20, "display")
        for number, (key, die) in enumerate(
            (("print-even", game.edition.even_die), ("print-other", game.edition.other_die))
        ):
            _die(pen.inside(number * 92, 172, 4 * CUBE, 60), say, say(key), die)

    return draw


def _piece(pen: Pen, say: Catalogue, body: str) -> None:
    """Two faces that are folded back to back, and a flap at either end to stand on."""
    fold = FLAP + LEAF
    pen.box(0, 0, WIDE, 2 * fold, line=0.3)
    for y in (FLAP, fold, fold + LEAF):
        pen.line((0, y), (WIDE, y), GREY, 0.2, dash=1)

    def side() -> None:
        paint = PAINT[_colour(body)]
        pen.words(WIDE / 2, fold + 10.5, SYMBOLS[BODIES.index(body)], 30, anchor="middle", colour=paint)
        pen.words(WIDE / 2, fold + 15.5, _name(say, body), 8.5, "bold", "middle", most=WIDE - 2)
        pen.words(WIDE / 2, fold + 19.5, say(f"colour-{_colour(body)}"), 7.5, anchor="middle", colour=paint)

    side()
    pen.turned(180, WIDE / 2, fold, side)


def _die(pen: Pen, say: Catalogue, name: str, die: Die) -> None:
    """A cube to fold and glue; an ordinary die does as well, with the numbers as given."""
    faces = [colour for colour, count in zip(COLOURS, die.faces(), strict=True) for _ in range(count)]
    pen.words(0, 6, name, 11, "display")
    for number, ((column, row), colour) in enumerate(zip(NET, faces, strict=True), 1):
        x, y = column * CUBE, 10 + row * CUBE
        pen.box(x, y, CUBE, CUBE, fill=WHITE, line=0.3)
        pen.disc(x + CUBE / 2, y + CUBE / 2 - 1.5, 3.2, fill=PAINT[colour], stroke=None)
        pen.words(x + CUBE / 2, y + CUBE - 2, say(f"colour-{colour}"), 8, "bold", "middle", most=CUBE - 2)
        pen.words(x + 1.2, y + 3.4, str(number), 6.5, colour=GREY)


# -- cards -----------------------------------------------------------------------------------------------------------


def _large(pen: Pen, sign: str, colour: Colour = INK) -> None:
    pen.words(pen.width / 2, 62, sign, 72, anchor="middle", colour=colour)


def _body(game: EphemerisGame, say: Catalogue, body: str) -> Draw:
    def draw(pen: Pen) -> None:
        colour = _colour(body)
        heading(pen, say("print-body"), _name(say, body))
        _large(pen, SYMBOLS[BODIES.index(body)], PAINT[colour])
        pen.words(pen.width / 2, 71, say(f"colour-{colour}"), 10, anchor="middle", colour=PAINT[colour])
        foot(pen, say("print-starts", sign=getattr(game.edition.start, body)))

    return draw


def _sign(say: Catalogue, sign: str) -> Draw:
    def draw(pen: Pen) -> None:
        heading(pen, say("print-sign"), say(f"sign-{sign}"))
        _large(pen, ZODIAC[SIGNS.index(sign)])
        foot(pen, str(SIGNS.index(sign) + 1))

    return draw


def _retrograde(say: Catalogue, body: str) -> Draw:
    def draw(pen: Pen) -> None:
        heading(pen, say("print-retrograde"), _name(say, body))
        _large(pen, SYMBOLS[BODIES.index(body)], PAINT[_colour(body)])
        pen.words(pen.width / 2, 74, "↶", 26, anchor="middle", colour=GREY)
        foot(pen, say("print-back"))

    return draw


def _thirds(pen: Pen, say: Catalogue, card: data.Card, kind: str, fill: Callable[[Question], str]) -> None:
    """A quiz card: a part for each colour."""
    pen.words(EDGE, EDGE + 2, kind, 6.5, colour=GREY)
    pen.words(pen.width - EDGE, EDGE + 2, card.id, 7.5, "bold", "end")
    high = (pen.height - 2 * EDGE - 4) / 3
    for number, colour in enumerate(COLOURS):
        y = EDGE + 4 + number * high
        pen.line((EDGE, y), (pen.width - EDGE, y), PAINT[colour], 0.5)
        pen.words(EDGE, y + 3, say(f"colour-{colour}"), 6.5, "bold", colour=PAINT[colour])
        pen.block(EDGE, y + 3.8, pen.width - 2 * EDGE, fill(card.question(number)), 8, most=high - 4.6, leading=1.16)


def _questions(say: Catalogue, card: data.Card) -> Draw:
    return lambda pen: _thirds(pen, say, card, say("print-question"), _asked)


def _asked(question: Question) -> str:
    choices = zip(data.LETTERS, question.choices(), strict=True)
    return "\n".join([question.q, *(f"{letter}  {choice}" for letter, choice in choices)])


def _answers(say: Catalogue, card: data.Card) -> Draw:
    return lambda pen: _thirds(pen, say, card, say("print-answer"), _answered)


def _answered(question: Question) -> str:
    choice = question.choices()[data.LETTERS.index(question.answer)]
    return f"{question.answer}  {choice}\n{question.fact}"


# -- predictions -----------------------------------------------------------------------------------------------------


def _predictions(say: Catalogue, bodies: Sequence[str]) -> Draw:
    lines = [(body, sign) for body in bodies for sign in SIGNS]
    half = (len(lines) + 1) // 2

    def draw(pen: Pen) -> None:
        pen.words(0, 8, say("print-predictions"), 20, "display")
        pen.words(pen.width, 8, say("print-predictions-note"), 8, anchor="end", colour=GREY)
        wide = pen.width / 2 - 4
        for column, chosen in enumerate((lines[:half], lines[half:])):
            x, y = column * (wide + 8), 14.0
            for body, sign in chosen:
                pen.words(x, y + 3, SYMBOLS[BODIES.index(body)] + ZODIAC[SIGNS.index(sign)], 9, colour=GREY)
                end = pen.block(x + 9, y, wide - 9, say(f"prediction-{body}-{sign}"), 8, most=7.2)
                y = max(end, y + 3.6) + 0.4
                pen.line((x, y - 0.1), (x + wide, y - 0.1), PALE, 0.1)

    return draw


# -- drawings for the rules page -------------------------------------------------------------------------------------

RADIUS, HUB, PLACE = 54.0, 14.0, 30.0
"""A ring of the rules page, its hub, and how far out pieces stand."""
ALL = range(len(BODIES))


def drawings(game: EphemerisGame, say: Catalogue) -> dict[str, Drawing]:
    """The board as a game begins; who gets how far there; and the Moon gone on to the Sun."""
    start = data.packed([SIGNS.index(getattr(game.edition.start, body)) for body in BODIES])
    caught = shifted(start, MOON, (sign_of(start, SUN) - sign_of(start, MOON)) % len(SIGNS), len(SIGNS))
    return {
        "ring": _board(say, start, ALL, ()),
        "reach": _board(say, start, (MOON, MARS, JUPITER), (MARS, JUPITER)),
        "pinned": _board(say, caught, (MOON, SUN), (SUN,)),
    }


def _board(say: Catalogue, board: int, shown: Sequence[int], moving: Sequence[int]) -> Drawing:
    """Some pieces on the ring, and how far those that want to move can go."""

    def draw(pen: Pen) -> None:
        x = y = RADIUS + 1
        _zodiac(pen, say, x, y, RADIUS, HUB, 6.5)
        for body in moving:
            _way(pen, x, y, board, body)
        for body in shown:
            together = [other for other in shown if sign_of(board, other) == sign_of(board, body)]
            turn = (together.index(body) - (len(together) - 1) / 2) * 16
            at_x, at_y = polar(x, y, PLACE, _angle(int(sign_of(board, body))) - turn)
            pen.disc(at_x, at_y, 4.2, fill=WHITE, stroke=PAINT[_colour(BODIES[body])], line=0.7)
            pen.words(at_x, at_y + 2, SYMBOLS[body], 15, anchor="middle", colour=PAINT[_colour(BODIES[body])])
            if body in moving and not reach(board, body, len(SIGNS)):
                _cross(pen, *polar(x, y, PLACE, _angle(int(sign_of(board, body))) - 21), 2.2)
        _arrow(pen, x, y, 9)

    side = 2 * RADIUS + 2
    return Drawing(side, side, draw, _told(say, board, shown, moving))


def _way(pen: Pen, x: float, y: float, board: int, body: int) -> None:
    """From a piece to the last sign that it can walk into."""
    steps, start = int(reach(board, body, len(SIGNS))), int(sign_of(board, body))
    radius = HUB + 4 + 2.2 * int(colour_of(body))
    if not steps:
        return
    paint = PAINT[_colour(BODIES[body])]
    turns = [start + part / 5 for part in range(5 * steps + 1)]
    pen.path([polar(x, y, PLACE, _angle(start)), *(polar(x, y, radius, _angle(turn)) for turn in turns)], paint, 0.8)
    tip = _angle(start + steps)
    pen.polygon([polar(x, y, radius, tip - 6), polar(x, y, radius + 2, tip + 2), polar(x, y, radius - 2, tip + 2)],
                fill=paint, stroke=None)  # fmt: skip
    at_x, at_y = polar(x, y, radius + 4.6, tip + 13)
    pen.words(at_x, at_y + 1.4, f"1–{steps}", 10, "bold", "middle", paint)


def _cross(pen: Pen, x: float, y: float, size: float) -> None:
    """Not to be walked into."""
    pen.line((x - size, y - size), (x + size, y + size), INK, 0.9)
    pen.line((x - size, y + size), (x + size, y - size), INK, 0.9)


def _told(say: Catalogue, board: int, shown: Sequence[int], moving: Sequence[int]) -> str:
    places = [f"{_name(say, BODIES[body])}: {say(f'sign-{SIGNS[sign_of(board, body)]}')}" for body in shown]
    return "; ".join([*places, *(_limit(say, board, body) for body in moving)])


def _limit(say: Catalogue, board: int, body: int) -> str:
    """What the table would say to whoever wanted to go further."""
    steps = reach(board, body, len(SIGNS))
    sign = (sign_of(board, body) + steps) % len(SIGNS)
    by = [BODIES[other] for other in blockers(board, body, sign)]
    key = "stopped" if steps else "pinned"
    return say(key, body=BODIES[body], sign=SIGNS[sign], blocking_bodies=by, reach=steps, n=len(by))
