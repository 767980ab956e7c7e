"""The RULES page of The Transit of Venus has every rule, ruling and card once, and its examples are right."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from ecliptic.games.transit import ids as c
from ecliptic.games.transit import scoring
from ecliptic.games.transit.data import MILESTONE_NAMES, SETBACK_NAMES
from ecliptic.games.transit.game import TransitGame
from ecliptic.games.transit.moves import CARD_MOVES, CHANCE_KINDS, MILESTONE_MOVES, READERS, WORDS
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.catalogue import catalogue

GAME = TransitGame()
PAGE = GAME.rules_text()
ENGLISH = catalogue("transit")

HEADINGS = [
    "Overview", "Components", "Setup", "The round", "Research", "Advancement", "Observation", "Cleanup", "Scoring",
    "Milestones", "The 17th Century's deck", "The 18th Century's deck", "The 19th Century's deck",
    "The 21st Century's deck", "WILDs", "Setbacks", "What you may know and say", "Variants", "Two players",
    "Set rounds", "Historical order", "Harder game", "Options of ours", "Moves as text", "Rulings",
    "What is reconstructed", "History",
]  # fmt: skip
IDS = [
    *(f"T-{n:02}" for n in range(1, 33)),
    *(f"A-{n:02}" for n in range(1, 19)),
    *(f"SB{n}" for n in range(1, 9)),
    *(f"M{century}-{n}" for century in (17, 18, 19, 21) for n in range(1, 8)),
]
ID = r"(?:[TA]-\d+|SB\d+|M\d+-\d+)"


def rows(*head: str) -> Iterator[list[str]]:
    """The rows of every table of the page with this head."""
    lines = PAGE.splitlines()
    start = f"| {' | '.join(head)} |"
    assert start in lines, f"the page has no table {start}"
    for number, line in enumerate(lines):
        if line == start:
            for row in lines[number + 2 :]:
                if not row.startswith("|"):
                    break
                yield [cell.strip() for cell in row.strip("|").split("|")]


def test_the_headings_are_the_fixed_ones() -> None:
    assert re.findall(r"^##+ (.*)$", PAGE, re.MULTILINE) == HEADINGS


def test_every_id_begins_exactly_one_paragraph_in_bold() -> None:
    assert sorted(re.findall(rf"\*\*({ID})\*\*", PAGE)) == sorted(IDS)
    assert sorted(re.findall(rf"^\*\*({ID})\*\* \S", PAGE, re.MULTILINE)) == sorted(IDS)


def test_no_other_line_begins_with_an_id_so_that_each_is_found_where_it_is_stated() -> None:
    assert re.findall(rf"^[\s>*#|+\-(\[`]*(?<!\*\*)({ID}).*$", PAGE, re.MULTILINE) == []


def test_every_id_that_is_mentioned_exists() -> None:
    assert set(re.findall(rf"(?<![\w-]){ID}(?![\w-])", PAGE)) == set(IDS)


@pytest.mark.parametrize("kind", ["setback", "milestone"])
def test_every_card_title_occurs_with_its_paragraph(kind: str) -> None:
    for name in SETBACK_NAMES if kind == "setback" else MILESTONE_NAMES:
        title = re.escape(ENGLISH(f"{kind}-{name}"))
        assert re.search(rf"^\*\*{ID}\*\* {title}\.", PAGE, re.MULTILINE), name
        assert f"`{name}`" in PAGE


def test_the_tables_of_cards_follow_the_edition() -> None:
    found = list(rows("no.", "title", "timing", "effect", "id"))
    decks = GAME.data.milestones
    names = [*decks.century17, *decks.century18, *decks.century19, *decks.century21]
    wanted, ranks = [i for i in IDS if i.startswith("M")], wild_ranks()
    assert [row[4] for row in found] == wanted
    assert [row[1] for row in found] == [ENGLISH(f"milestone-{name}") for name in names]
    for row, name in zip(found, names, strict=True):
        assert row[0] == row[4][-1]
        assert row[2].removesuffix("; hand on anytime") == ENGLISH.attribute(f"milestone-{name}", "timing")
        wild = re.fullmatch(r"WILD, (?:rank (\d)|any rank)", row[3])
        assert (int(wild[1] or 0) if wild else None) == ranks.get(name)


def wild_ranks() -> dict[str, int]:
    """The rank of each WILD, 0 for any."""
    table = msgspec.to_builtins(GAME.data.wilds)
    return {name: rank for name, rank in table.items() if isinstance(rank, int)}


def test_the_table_of_setbacks_follows_the_edition() -> None:
    found = [(row[1], row[2], row[4]) for row in rows("no.", "title", "phase", "effect", "id")]
    keys = [f"setback-{name}" for name in GAME.data.setbacks.order]
    assert found == [(ENGLISH(key), ENGLISH.attribute(key, "phase"), f"SB{n}") for n, key in enumerate(keys, 1)]


def test_the_numbers_of_the_edition_stand_in_the_page() -> None:
    reference = GAME.data.reference
    found = list(rows("Reference card", "dealt", "places", "keeps"))
    assert [[int(n.split()[0]) for n in row[1:3]] for row in found] == [
        *(list(pair) for pair in zip(reference.deal, reference.place, strict=True)),
        [reference.era_deal, reference.era_place],
    ]
    spaces = GAME.data.spaces
    assert spaces.century17 == spaces.century18 == spaces.century19 == spaces.century21
    listed = ", ".join(map(str, spaces.century17[:-1]))
    assert f"{listed} and {spaces.century17[-1]}" in " ".join(PAGE.split())


# -- the examples ------------------------------------------------------------------------------------------------


def cards_of(ranks: list[int]) -> list[str]:
    """Different cards of these ranks; suits change, so that nothing but ranks is alike."""
    return [f"{rank}{'HDSC'[ranks[:i].count(rank)]}" for i, rank in enumerate(ranks)]


def count(row: list[int], played: int, setback: str | None) -> Transit:
    """Seat 3 of four is about to play; the others hold a card each, so that the phase goes on."""
    *lying, card = cards_of([*row, played])
    free = [f"{rank}C" for rank in (1, 2, 3) if f"{rank}C" not in (*lying, card)]
    return GAME.position(
        {
            "seats": 4,
            "phase": "turn",
            "round": 1,
            "setback": setback,
            "row": [{"card": name, "seat": i % 3} for i, name in enumerate(lying)],
            "last": (len(lying) - 1) % 3,
            "turn": 3,
            "hands": [[free[0]], [free[1]], [free[2]], [card]],
        }
    )


@pytest.mark.parametrize(
    "example", [*rows("row", "card played", "total", "pays", "points")], ids=lambda row: f"{row[0]} + {row[1]}"
)
def test_worked_example(example: list[str]) -> None:
    row, played, total, pays, points = example
    under = re.match(r"under SB(\d)", pays)
    state = count([int(r) for r in row.split()], int(played), SETBACK_NAMES[int(under[1]) - 1] if under else None)
    assert state.total + int(played) == int(total)
    state.apply(3, state.legal(3)[0])
    assert state.at[c.MARK + 3] == int(points)


def test_the_example_count() -> None:
    found = list(rows("who", "plays", "total", "earns"))
    cards = cards_of([int(row[1]) for row in found])
    hands: list[list[str]] = [[], ["1C"], ["2C"], ["3C"]]
    for row, card in zip(found, cards, strict=True):
        hands["ABCD".index(row[0])].append(card)
    state = GAME.position({"seats": 4, "phase": "turn", "round": 1, "hands": hands})
    for row, card in zip(found, cards, strict=True):
        seat = "ABCD".index(row[0])
        before = state.at[c.MARK + seat]
        assert state.total + int(row[1]) == int(row[2])
        state.apply(seat, GAME.parse(state, seat, f"play {card}"))
        assert state.at[c.MARK + seat] - before == int(row[3])
    assert (state.row_size, state.turn) == (0, 1)


@pytest.mark.parametrize(
    "example",
    [*rows("Tableau", "Sun", "fifteens", "multiples", "runs", "Hourglass")],
    ids=lambda row: f"{row[0]} + {row[1]}",
)
def test_observation_example(example: list[str]) -> None:
    state = GAME.position({"seats": 4, "phase": "w5", "round": 1, "tableau": example[0].split(), "sun": example[1]})
    counts = scoring.rank_counts(state)
    values = [2 * scoring.sums(counts)[15], scoring.multiples_value(counts), scoring.runs_value(counts)]
    assert [*values, scoring.tableau_value(state)] == [int(cell) for cell in example[2:]]


# -- moves and options -------------------------------------------------------------------------------------------


def test_every_word_that_moves_are_written_with_is_explained() -> None:
    explained = PAGE[PAGE.index("## Moves as text") : PAGE.index("## Rulings")]
    spoken = set(re.findall(r"`([a-z]+)", explained))
    assert {*WORDS, *CARD_MOVES, *MILESTONE_MOVES, *CHANCE_KINDS.values(), *READERS} <= spoken


def test_every_option_is_explained() -> None:
    for option in GAME.options:
        assert f"`{option.name}`" in PAGE
