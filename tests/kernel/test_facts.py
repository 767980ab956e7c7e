"""Facts: what the names of their arguments say."""

from __future__ import annotations

import pytest

from ecliptic.kernel.facts import kind_of


@pytest.mark.parametrize(
    ("name", "kind"),
    [("card", "card"), ("laid_cards", "card"), ("other_seat", "seat"), ("blocking_bodies", "body"), ("ms", "ms")],
)
def test_the_name_of_an_argument_says_what_it_holds(name: str, kind: str) -> None:
    assert kind_of(name) == kind
