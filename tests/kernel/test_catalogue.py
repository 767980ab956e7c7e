"""Sentences from facts, in two languages."""

from __future__ import annotations

import pytest

from ecliptic.kernel.catalogue import Catalogue, catalogue
from ecliptic.kernel.facts import Fact, Move, fact

NAMES = ("Ada", "Bo", "Cy")


@pytest.fixture(params=["en", "de"])
def words(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue("transit", request.param)


def said(game: str, told: Fact, viewer: int | None = None) -> str:
    return catalogue(game, "de").say(told, NAMES, viewer)


def test_the_reader_is_you_and_others_have_names() -> None:
    drew = fact("drew", seat=1, card="5H")
    assert said("transit", drew) == "Bo zieht 5♥."
    assert said("transit", drew, viewer=1) == "Du ziehst 5♥."
    given = fact("given", seat=0, other_seat=2, milestone=None)
    assert said("transit", given) == "Ada gibt einen Meilenstein an Cy weiter."
    assert said("transit", given, viewer=0) == "Du gibst einen Meilenstein an Cy weiter."
    assert said("transit", given, viewer=2) == "Ada gibt dir einen Meilenstein."


def test_what_nobody_sees_is_a_card() -> None:
    assert said("transit", fact("drew", seat=0, card=None)) == "Ada zieht eine Karte."
    assert said("survivors", fact("stacked", seat=0, terrain=None)) == "Ada erhält verdeckt eine Tafel."


def test_numbers_choose_the_form() -> None:
    rods = {n: said("survivors", fact("board-rod-count", n=n)) for n in (0, 1, 2)}
    assert rods == {0: "0 Brennstäbe", 1: "1 Brennstab", 2: "2 Brennstäbe"}
    assert said("gemini", fact("result-stars", value=2.5)) == "2,5 von 5 Sternen"


def test_lists_have_the_conjunction_of_the_language(words: Catalogue) -> None:
    parts = ["a", "b", "c"]
    assert words.join(parts) == {"en": "a, b, and c", "de": "a, b und c"}[words.language]
    assert [words.join(parts[:n]) for n in (0, 1)] == ["", "a"]


def test_a_list_of_seats_knows_the_reader() -> None:
    shared = fact("shared", seats=[0, 1, 2])
    assert said("survivors", shared, viewer=1) == "Geteilter Sieg: Ada, du und Cy."


def test_bodies_are_declined() -> None:
    moved = fact("moved", seat=0, body="moon", distance=3, to_sign="libra")
    assert said("ephemeris", moved, viewer=0) == "Du ziehst den Mond um 3 Zeichen bis Waage."
    pinned = fact("got-pinned", body="moon", sign="leo", blocking_bodies=["sun", "mars"])
    assert said("ephemeris", pinned) == "Der Mond ist in Löwe blockiert durch die Sonne und Mars."


def test_moves_are_told_in_words_and_typed_alike(words: Catalogue) -> None:
    move = Move("trade 7S for 2C", "trade", {"card": "2C", "taken_card": "7S", "slot": 3})
    labels = {"en": "Play 7♠, lay 2♣", "de": "7♠ gegen 2♣ eintauschen und ausspielen"}
    assert words.move(move) == labels[words.language]
    assert "play 5H, trade 7S for 2C" in words("not-a-move", text="x")
