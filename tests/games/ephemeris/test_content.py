"""Checks on the written content of Ephemeris: quiz cards and predictions."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic.games.ephemeris.data import BODIES as BODY_NAMES
from ecliptic.games.ephemeris.data import SIGNS as SIGN_NAMES
from ecliptic.kernel.catalogue import catalogue
from ecliptic.testing.catalogues import read_messages

FOLDER = Path(ecliptic.__file__).parent / "games" / "ephemeris"

BODIES = {
    "red": {"Me": 24, "Ve": 24, "Ma": 24},
    "blue": {"Ju": 18, "Sa": 18, "Ur": 18, "Ne": 18},
    "yellow": {"Su": 36, "Mo": 36},
}
COLOURS = tuple(BODIES)
TOPICS = ("size", "orbit", "rotation", "air", "surface", "moons", "missions", "names", "sky")
LETTERS = ("A", "B", "C")
FIELDS = {"body", "topic", "level", "q", "A", "B", "C", "answer", "fact", "source"}

# Words that must be in the right answer of the twelve cards given in the specification.
SPEC_KEYS = {
    "Q01": ("88", "318", "helium"),
    "Q02": ("carbon dioxide", "lower", "384,400"),
    "Q03": ("olympus", "herschel", "8 minutes"),
    "Q04": ("none", "165", "12"),
    "Q05": ("backwards", "ganymede", "photosphere"),
    "Q06": ("phobos", "titan", "equal time"),
    "Q07": ("messenger", "98", "11"),
    "Q08": ("464", "voyager 2", "basalt"),
    "Q09": ("24 h 40", "10 h", "99%"),
    "Q10": ("caloris", "cassini", "full"),
    "Q11": ("90", "shakespeare", "5,500"),
    "Q12": ("perseverance", "backwards", "29.5"),
}
# Numbers nearer than a factor of 1.5, admitted as named traps:
# 27.3 and 29.5 days (month by the stars and by the phases), 31 days (calendar month),
# and calendar years, for which a factor has no meaning.
TRAPS = {frozenset((27.3, 29.5)), frozenset((29.5, 31.0))}
UNITS = {
    "second": 1,
    "seconds": 1,
    "minute": 60,
    "minutes": 60,
    "min": 60,
    "h": 3600,
    "hour": 3600,
    "hours": 3600,
    "day": 86400,
    "days": 86400,
    "year": 31557600,
    "years": 31557600,
    "mm": 1e-6,
    "cm": 1e-5,
    "m": 1e-3,
    "km": 1,
    "million": 1e6,
    "billion": 1e9,
}


def load(name: str) -> Any:
    with (FOLDER / name).open("rb") as handle:
        return tomllib.load(handle)


@pytest.fixture(scope="module")
def quiz() -> Any:
    return load("data/quiz.toml")


@pytest.fixture(scope="module")
def questions(quiz: Any) -> Any:
    return [(card["id"], colour, card[colour]) for card in quiz["card"] for colour in COLOURS]


@pytest.fixture(scope="module")
def predictions() -> dict[tuple[str, str], str]:
    """By body and sign."""
    words = catalogue("ephemeris")
    return {(body, sign): words(f"prediction-{body}-{sign}") for body in BODY_NAMES for sign in SIGN_NAMES}


def plain(text: str) -> str:
    return re.sub(r"[^a-z0-9.]+", " ", text.lower()).strip()


def wrong(item: Any) -> list[str]:
    return [item[letter] for letter in LETTERS if letter != item["answer"]]


def amount(choice: str) -> float | None:
    """The quantity a choice states, in a base unit where it names one; names of craft have none."""
    found = re.match(r"(?:About |Over |Less than )?(\d[\d,]*(?:\.\d+)?)", choice)
    if not found:
        return None
    value = float(found.group(1).replace(",", ""))
    for word in re.findall(r"[a-z]+", choice[found.end() :]):
        value *= UNITS.get(word, 1)
    return value


def test_cards(quiz: Any) -> None:
    assert set(quiz) == {"sources", "card"}
    assert [card["id"] for card in quiz["card"]] == [f"Q{n:02}" for n in range(1, 73)]
    for card in quiz["card"]:
        assert set(card) == {"id", *COLOURS}
        for colour in COLOURS:
            assert set(card[colour]) == FIELDS, card["id"]


def test_field_types(questions: Any) -> None:
    assert len(questions) == 216
    for where, colour, item in questions:
        for name in FIELDS:
            expected = int if name == "level" else str
            assert type(item[name]) is expected, (where, colour, name)
            if expected is str:
                assert item[name], (where, colour, name)
                assert item[name] == item[name].strip(), (where, colour, name)
                assert "  " not in item[name], (where, colour, name)


@pytest.mark.parametrize("colour", COLOURS)
def test_quotas(quiz: Any, colour: str) -> None:
    items = [card[colour] for card in quiz["card"]]
    assert Counter(i["body"] for i in items) == BODIES[colour]
    assert Counter(i["topic"] for i in items) == dict.fromkeys(TOPICS, 8)
    assert Counter(i["level"] for i in items) == {1: 24, 2: 24, 3: 24}
    assert Counter(i["answer"] for i in items) == dict.fromkeys(LETTERS, 24)


@pytest.mark.parametrize("colour", COLOURS)
def test_answer_letters_even_within_levels(quiz: Any, colour: str) -> None:
    pairs = Counter((card[colour]["level"], card[colour]["answer"]) for card in quiz["card"])
    assert set(pairs.values()) == {8}
    assert len(pairs) == 9


@pytest.mark.parametrize("colour", COLOURS)
def test_every_topic_asks_about_every_body(quiz: Any, colour: str) -> None:
    seen = {(card[colour]["topic"], card[colour]["body"]) for card in quiz["card"]}
    assert len(seen) == len(TOPICS) * len(BODIES[colour])


def test_lengths(questions: Any) -> None:
    for where, colour, item in questions:
        assert len(item["q"]) <= 110, (where, colour)
        assert item["q"].endswith("?"), (where, colour)
        assert len(item["fact"]) <= 160, (where, colour)
        for letter in LETTERS:
            assert len(item[letter]) <= 32, (where, colour, letter)


def test_fact_is_one_sentence(questions: Any) -> None:
    for where, colour, item in questions:
        assert item["fact"].endswith("."), (where, colour)
        assert not re.search(r"[.!?] ", item["fact"]), (where, colour)
        assert plain(item["fact"]) != plain(item[item["answer"]]), (where, colour)


def test_questions_and_facts_distinct(questions: Any) -> None:
    assert len({plain(item["q"]) for _, _, item in questions}) == 216
    assert len({plain(item["fact"]) for _, _, item in questions}) == 216


def test_choices_distinct(questions: Any) -> None:
    for where, colour, item in questions:
        assert len({plain(item[letter]) for letter in LETTERS}) == 3, (where, colour)


def test_answer_not_given_away_in_question(questions: Any) -> None:
    for where, colour, item in questions:
        right = plain(item[item["answer"]])
        if len(right) > 3:
            assert right not in plain(item["q"]), (where, colour)


NAMES = {
    "Me": "mercury", "Ve": "venus", "Ma": "mars", "Ju": "jupiter", "Sa": "saturn", "Ur": "uranus", "Ne": "neptune",
    "Su": "sun", "Mo": "moon",
}  # fmt: skip
OTHERWISE_NAMED = {
    "Q12r", "Q18y", "Q21r", "Q27r", "Q32y", "Q37r", "Q37y", "Q41y", "Q52r", "Q53r", "Q70r", "Q72y",
}  # fmt: skip
"""Questions that name a feature, a craft, a moon or an eclipse instead, or whose answer is the body."""


def test_questions_name_what_they_are_about(questions: Any) -> None:
    """A question is read out alone, so it cannot leave its body to be guessed."""
    unnamed = set()
    for where, colour, item in questions:
        words = plain(item["q"])
        if NAMES[item["body"]] not in words and not (item["body"] == "Mo" and "lunar" in words):
            unnamed.add(where + colour[0])
    assert unnamed == OTHERWISE_NAMED


def test_temperatures_name_their_unit(questions: Any) -> None:
    for where, colour, item in questions:
        if item["topic"] == "air":
            assert not any("degrees" in item[letter] for letter in LETTERS), (where, colour)


def test_no_fact_gives_away_another_answer(questions: Any) -> None:
    """Facts are read out: a number that answers another question about the same body must not be among them."""
    for where, colour, item in questions:
        number = re.match(r"(?:About |Over )?(\d[\d,.]+)", item[item["answer"]])
        if number is None:
            continue
        told = re.compile(rf"(?<![\d,.]){re.escape(number[1])}(?![\d%]|[,.]\d)")
        for other, its_colour, fact in [(o, c, i["fact"]) for o, c, i in questions if i["body"] == item["body"]]:
            assert (other, its_colour) == (where, colour) or not told.search(fact), (where, other, fact)


def test_sources(quiz: Any, questions: Any) -> None:
    sources = quiz["sources"]
    assert all(isinstance(name, str) and len(name) > 10 for name in sources.values())
    assert len(set(sources.values())) == len(sources)
    assert {item["source"] for _, _, item in questions} == set(sources)


def test_numbers_apart(questions: Any) -> None:
    for where, colour, item in questions:
        right = amount(item[item["answer"]])
        for other in map(amount, wrong(item)):
            if right is None or other is None:
                continue
            if 1600 < right < 2200 and 1600 < other < 2200 and re.fullmatch(r"\d{4}", item["A"]):
                continue  # calendar years
            low, high = sorted((right, other))
            days = frozenset((round(low / 86400, 1), round(high / 86400, 1)))
            assert low > 0, (where, colour)
            assert high / low >= 1.5 or days in TRAPS, (where, colour, right, other)


def test_right_answer_not_betrayed_by_length(questions: Any) -> None:
    """Guessing the longest or the shortest choice must not pay."""
    for group in (None, *COLOURS):
        items = [item for _, colour, item in questions if group in (None, colour)]
        longest = sum(len(i[i["answer"]]) > max(map(len, wrong(i))) for i in items)
        shortest = sum(len(i[i["answer"]]) < min(map(len, wrong(i))) for i in items)
        assert longest / len(items) < 0.45, group
        assert shortest / len(items) < 0.45, group


def test_three_topics_on_a_card(quiz: Any) -> None:
    for card in quiz["card"][12:]:
        assert len({card[colour]["topic"] for colour in COLOURS}) == 3, card["id"]


def test_specified_cards_keep_their_facts(quiz: Any) -> None:
    cards = {card["id"]: card for card in quiz["card"]}
    for where, keys in SPEC_KEYS.items():
        for colour, key in zip(COLOURS, keys, strict=True):
            item = cards[where][colour]
            assert key in item[item["answer"]].lower(), (where, colour)


def test_predictions_complete(predictions: dict[tuple[str, str], str]) -> None:
    """One for each body in each sign, and no other."""
    keys = {key for key in read_messages(FOLDER / "text" / "en.ftl").variables if key.startswith("prediction-")}
    assert keys == {f"prediction-{body}-{sign}" for body, sign in predictions}
    assert len(keys) == 108


def test_predictions_text(predictions: dict[tuple[str, str], str]) -> None:
    assert len({plain(text) for text in predictions.values()}) == 108
    for text in predictions.values():
        assert len(text) <= 110, text
        assert text[0].isupper(), text
        assert text[-1] in ".?!", text
        assert not re.search(r"[.!?] ", text), text
        assert re.search(r"\b(you|your|yours|yourself)\b", text, re.IGNORECASE), text
        assert text == text.strip()
        assert "  " not in text


def test_predictions_are_not_formulaic(predictions: dict[tuple[str, str], str]) -> None:
    two = Counter(" ".join(text.split()[:2]).lower() for text in predictions.values())
    three = Counter(" ".join(text.split()[:3]).lower() for text in predictions.values())
    assert two.most_common(1)[0][1] <= 15
    assert three.most_common(1)[0][1] <= 3


def test_predictions_give_no_advice(predictions: dict[tuple[str, str], str]) -> None:
    words = "doctor medicine pill diet illness cure shares loan debt salary lottery bet lawyer court lawsuit contract"
    banned = r"\b(invest\w*|" + words.replace(" ", "|") + r")\b"
    for where, text in predictions.items():
        assert not re.search(banned, text, re.IGNORECASE), where


def test_given_predictions(predictions: dict[tuple[str, str], str]) -> None:
    given = {
        ("mars", "leo"): "You will win an argument with a cat, then apologise to it.",
        ("moon", "scorpio"): "A secret finds you this week; it is only about biscuits.",
        ("venus", "taurus"): "Comfort beckons: your sofa has been asking after you.",
        ("jupiter", "sagittarius"): "Big plans suit you; packing for them does not.",
        ("saturn", "capricorn"): "Your tidy list of lists reaches its finest hour.",
        ("neptune", "pisces"): "You will lose your keys in a very poetic place.",
    }
    assert given.items() <= predictions.items()
