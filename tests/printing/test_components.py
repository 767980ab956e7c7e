"""Every component is printed as often as the edition has it, with the numbers that the edition gives it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pypdf.generic import ContentStream

import ecliptic
from ecliptic.games.ephemeris.data import BODIES, SIGNS
from ecliptic.games.ephemeris.game import EphemerisGame
from ecliptic.games.gemini.game import GeminiGame
from ecliptic.games.starmap.game import StarmapGame
from ecliptic.games.starmap.names import DICE
from ecliptic.games.survivors.data import MOST_PLAYERS
from ecliptic.games.survivors.game import SurvivorsGame
from ecliptic.games.transit.game import TransitGame
from ecliptic.kernel.catalogue import catalogue
from ecliptic.kernel.edition import changed, datum, read_tables
from ecliptic.printing.ephemeris import SYMBOLS
from ecliptic.printing.pages import TEXT
from tests.printing.reading import POINT, count, edition, printed, text

TRANSIT, GEMINI, SURVIVORS = TransitGame(), GeminiGame(), SurvivorsGame()
EPHEMERIS, STARMAP = EphemerisGame(), StarmapGame()


# -- The Transit of Venus --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("section", "cards"), [("cards", 32), ("setbacks", 8), ("milestones", 28), ("reference", 6)])
def test_transit_prints_each_card_once(section: str, cards: int) -> None:
    assert count(printed(TRANSIT, [section])) == cards


@pytest.mark.parametrize("language", ["en", "de"])
def test_transit_prints_the_text_of_every_milestone_and_setback(language: str) -> None:
    say = catalogue("transit", language)
    milestones = text(printed(TRANSIT, ["milestones"], language))
    for century in ("17", "18", "19", "21"):
        for name in getattr(TRANSIT.data.milestones, f"century{century}"):
            assert milestones.count(say(f"milestone-{name}")) == 1
    setbacks = text(printed(TRANSIT, ["setbacks"], language))
    for name in TRANSIT.data.setbacks.order:
        assert say(f"setback-{name}") in setbacks
        assert say(f"effect-{name}", by_option=False) in setbacks


def test_transit_pips_are_as_many_as_the_ranks() -> None:
    words = text(printed(TRANSIT, ["cards"]))
    for suit in "♥♦♠♣":
        assert words.count(suit) == sum(range(1, 9)) + 2 * 8  # and two corners each


def test_transit_board_has_all_spaces_and_milestones() -> None:
    words = text(printed(TRANSIT, ["board"])).split()
    assert Counter(words)["37"] == 5
    short = text(printed(edition("transit", {"hourglass": {"end": 30}}), ["board"])).split()
    assert Counter(short)["37"] == 0
    assert Counter(short)["30"] == 5


# -- The Gemini Card Game --------------------------------------------------------------------------------------------


def test_gemini_prints_every_card_of_the_box() -> None:
    box = GEMINI.edition
    amounts = {
        "programs": len(box.programs.cards) + 1,
        "targets": len(box.targets.cards),
        "times": len(box.times.cards),
        "instants": len(box.instants.cards),
        "instruments": len(box.instruments) + 1,
        "visitors": len(box.visiting.cards),
        "weather": len(box.weather.cards) + len(box.specials.cards),
        "roles": len(box.roles),
        "scenario": box.rule_cards.cards,
    }
    assert {section: count(printed(GEMINI, [section])) for section in amounts} == amounts
    base = sum(amounts[section] for section in amounts if section not in ("instants", "visitors"))
    assert base == 90  # as printed on the box


@pytest.mark.parametrize("language", ["en", "de"])
def test_gemini_prints_each_name_as_often_as_the_edition(language: str) -> None:
    say, box = catalogue("gemini", language), GEMINI.edition
    programs = text(printed(GEMINI, ["programs"], language))
    targets = text(printed(GEMINI, ["targets"], language))
    assert all(programs.count(say(f"program-{name}")) == 1 for name in box.programs.cards)
    assert all(say(f"target-{name}") in targets for name in box.targets.cards)
    assert targets.count(say("board-opportunity")) == sum(one.opportunity for one in box.targets.cards.values())


def test_gemini_prints_as_much_time_as_the_edition() -> None:
    say, words = catalogue("gemini"), text(printed(GEMINI, ["times"]))
    kinds: Counter[str] = Counter(GEMINI.edition.times.cards.values())
    assert words.count(say("board-kind-classical")) == kinds.pop("classical")
    assert {kind: words.count(say(f"face-{kind}")) for kind in kinds} == kinds


def test_gemini_scenario_has_both_sides() -> None:
    words = text(printed(GEMINI, ["scenario"]))
    for side in GEMINI.edition.scenario.sides.values():
        assert all(f"{points}+" in words for points in side.levels)


def test_gemini_tracks_reach_as_far_as_the_edition() -> None:
    sides = GEMINI.edition.scenario.sides.values()
    words = text(printed(GEMINI, ["tracks"]))
    for side in sides:
        assert " ".join(map(str, range(side.reputation + 1))) in words
        assert " ".join(map(str, range(1, side.rounds + 1))) in words
    longer = edition("gemini", changed(read_tables(GEMINI.folder / "data"), "scenario.sides.B.reputation", 8))
    assert "5 6 7 8" in text(printed(longer, ["tracks"]))


# -- Survivors -------------------------------------------------------------------------------------------------------


def test_survivors_prints_boards_cards_and_tiles() -> None:
    box = SURVIVORS.edition
    assert printed(SURVIVORS, ["mechs"]).get_num_pages() == 2 * MOST_PLAYERS - 1
    parts, engineers = printed(SURVIVORS, ["parts"]), printed(SURVIVORS, ["engineers"])
    assert count(parts) == sum(part.copies for part in box.parts)
    assert count(engineers) == len(box.tables.engineers.effects) * box.tables.engineers.copies
    say = catalogue("survivors")
    assert {part.id: text(parts).count(say(f"part-{part.id}")) for part in box.parts} == {
        part.id: part.copies for part in box.parts
    }
    tiles = text(printed(SURVIVORS, ["tiles"]))
    assert {name: tiles.count(name) for name in box.shapes} == dict.fromkeys(box.shapes, box.tables.tiles.solo_limit)
    boards = Counter(text(printed(SURVIVORS, ["start-boards", "extra-boards"])).split())
    assert {name: boards[name] for name in box.maps} == dict.fromkeys(box.maps, 1)


def test_survivors_tiles_fit_the_squares_of_the_boards() -> None:
    squares = sum(len(shape) for shape in SURVIVORS.edition.shapes.values()) * SURVIVORS.edition.tables.tiles.solo_limit
    assert count(printed(SURVIVORS, ["tiles"]), 18, 18) == squares
    assert count(printed(SURVIVORS, ["tiles"], scale=0.5), 9, 9) == squares
    assert count(printed(SURVIVORS, ["start-boards"]), 18, 18) == 25 * len(SURVIVORS.edition.starts)
    assert count(printed(SURVIVORS, ["start-boards"], scale=0.5), 9, 9) == 25 * len(SURVIVORS.edition.starts)


def test_survivors_supplies_are_enough_for_all_players() -> None:
    """Gems for every board that can be open at once and every bay, a V-naut for every board, rods, Ready Markers."""
    box, say, pdf = SURVIVORS.edition.tables, catalogue("survivors", "en", TEXT), printed(SURVIVORS, ["supplies"])
    crystals = MOST_PLAYERS * (box.start_boards.crystals + 3 * max(box.extra_boards.crystals.values()))
    wanted = {
        "print-crystal": crystals,
        "board-ore": MOST_PLAYERS * 8,
        "print-vnaut": MOST_PLAYERS * 4,
        "print-rod": MOST_PLAYERS * 6,
        "print-ready": MOST_PLAYERS,
    }
    words = text(pdf)
    assert {key: words.count(say(key)) for key in wanted} == wanted
    assert count(pdf, 15, 15) == sum(wanted.values())
    launch = text(printed(SURVIVORS, ["launch"]))
    assert all(say("seat-name", number=seat + 1) in launch for seat in range(MOST_PLAYERS))


# -- Ephemeris -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_ephemeris_prints_each_body_and_sign_as_often_as_the_edition(language: str) -> None:
    say, box = catalogue("ephemeris", language), EPHEMERIS.edition
    bodies, signs = printed(EPHEMERIS, ["bodies"], language), printed(EPHEMERIS, ["signs"], language)
    assert count(bodies) == box.planet_cards.copies * len(BODIES)
    assert count(signs) == box.zodiac_cards.copies * len(SIGNS)
    words = text(signs)
    assert all(words.count(say(f"sign-{sign}")) == box.zodiac_cards.copies for sign in SIGNS)
    retrograde = printed(EPHEMERIS, ["retrograde"], language)
    assert count(retrograde) == sum(getattr(box.retrograde, body) for body in BODIES[2:])
    assert count(printed(EPHEMERIS, ["pluto"], language)) == box.pluto_cards.count


def test_ephemeris_asks_in_front_and_answers_behind() -> None:
    pdf, cards = printed(EPHEMERIS, ["quiz"]), EPHEMERIS.edition.card
    assert count(pdf) == len(cards)
    fronts = " ".join(" ".join(page.extract_text().split()) for page in pdf.pages[::2])
    backs = " ".join(" ".join(page.extract_text().split()) for page in pdf.pages[1::2])
    for card in cards:
        for question in (card.red, card.blue, card.yellow):
            assert " ".join(question.q.split()) in fronts
            assert question.q not in backs
            assert question.fact in backs
            assert question.fact not in fronts


def test_ephemeris_prints_every_prediction() -> None:
    say, words = catalogue("ephemeris"), text(printed(EPHEMERIS, ["predictions"]))
    assert all(say(f"prediction-{body}-{sign}") in words for body in BODIES for sign in SIGNS)


@pytest.mark.parametrize("language", ["en", "de"])
def test_ephemeris_has_a_ring_of_all_signs_and_a_piece_for_each_body(language: str) -> None:
    say = catalogue("ephemeris", language)
    ring, pieces = (text(printed(EPHEMERIS, [one], language)) for one in ("ring", "pieces"))
    assert all(ring.count(say(f"sign-{sign}")) == 1 for sign in SIGNS)
    assert {body: ring.count(symbol) for body, symbol in zip(BODIES, SYMBOLS, strict=True)} == dict.fromkeys(BODIES, 1)
    sides = {body: pieces.count(symbol) for body, symbol in zip(BODIES, SYMBOLS, strict=True)}
    assert sides == dict.fromkeys(BODIES, 2)


def test_ephemeris_dice_have_their_faces() -> None:
    box = EPHEMERIS.edition
    words = text(printed(EPHEMERIS, ["pieces"])).split()
    pieces = {"red": 3, "blue": 4, "yellow": 2}
    for colour, some in pieces.items():
        faces = getattr(box.even_die, colour) + getattr(box.other_die, colour)
        assert words.count(colour) == faces + 2 * some  # pieces have two sides


# -- Mihi Anguli -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_mihi_anguli_prints_every_ability_and_supporter(language: str) -> None:
    say, words = catalogue("starmap", language), text(printed(STARMAP, ["abilities"], language))
    for kind, codes in (
        ("ability", STARMAP.edition.tables.abilities),
        ("supporter", STARMAP.edition.tables.supporters),
    ):
        for code in codes:
            assert say(f"{kind}-{code}") in words
            assert say.attribute(f"{kind}-{code}", "effect") in words


def test_mihi_anguli_has_spots_for_real_dice() -> None:
    """Sixteen millimetres is the usual size: each ability has a spot for every die it takes, each day one."""
    plan, abilities = printed(STARMAP, ["plan"]), printed(STARMAP, ["abilities"])
    assert _spots(abilities.pages[0]) == sum(DICE.values())
    assert _spots(plan.pages[0]) == 7


def _spots(page: Any) -> int:
    """Round squares of 17 mm with corners of 3 mm: outlines with four straight lines of 11 mm."""
    outlines: list[list[float]] = []
    at = 0.0, 0.0
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        if operator in (b"m", b"l", b"c"):
            here = float(operands[-2]) * POINT, float(operands[-1]) * POINT
            if operator == b"m":
                outlines.append([])
            elif operator == b"l":
                outlines[-1].append(abs(here[0] - at[0]) + abs(here[1] - at[1]))
            at = here
    return sum(len(lines) == 4 and all(abs(line - 11) < 0.05 for line in lines) for lines in outlines)


def test_mihi_anguli_prints_a_name_in_any_letters() -> None:
    """Signs that no font has become question marks."""
    rows = [{"name": "Галилей <&> (\\\\) 星", "from": 0}]
    assert "Галилей <&> (\\\\) ?" in text(printed(edition("starmap", {"ranks": {"rows": rows}}), ["plan"]))


# -- changed editions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "path", "value", "section", "says"),
    [
        ("transit", "hourglass.end", 77, "summary", "77"),
        ("transit", "reference.milestone_limit", 97, "summary", "97"),
        ("transit", "wilds.keplers-model", 3, "milestones", "Play it as a 3."),
        ("gemini", "programs.cards.P01.full", 87, "programs", "87"),
        ("gemini", "targets.cards.T11.hours", 13, "targets", "13 h"),
        ("gemini", "scenario.sides.B.levels.2", 977, "scenario", "977+"),
        ("gemini", "poor_weather.points", 83, "programs", "83 points for each hour"),
        ("survivors", "parts.cards.PT6.crystals", 4, "parts", "4 crystals"),
        ("ephemeris", "start.moon", "virgo", "bodies", "starts in Virgo"),
        ("starmap", "articles.W1.number", 17, "plan", "17"),
        ("starmap", "abilities.POS2.cost", "8 8", "abilities", "8"),
    ],
)
def test_a_changed_number_is_printed(name: str, path: str, value: object, section: str, says: str) -> None:
    game = ecliptic.game(name)
    tables = read_tables(game.folder / "data")
    assert datum(tables, path) != value
    words = text(printed(edition(name, changed(tables, path, value)), [section]))
    assert says in words.split() or (" " in says and says in words)
    before = text(printed(game, [section]))
    assert not (says in before.split() or (" " in says and says in before)) or before.count(says) < words.count(says)
