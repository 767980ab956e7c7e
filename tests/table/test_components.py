"""Games with components that somebody brought: found again by their name, in saves and in records."""

from __future__ import annotations

from pathlib import Path

import pytest

import ecliptic
from ecliptic.games import game
from ecliptic.kernel.chance import Seed
from ecliptic.kernel.errors import BadEdition, BadRecord
from ecliptic.kernel.record import Record
from ecliptic.server.live import game_with
from ecliptic.server.replays import table_of
from ecliptic.tab.saves import resumed
from ecliptic.table import Table
from ecliptic.table.save import game_named, save_text, with_components

FILE = Path(ecliptic.__file__).parents[2] / "docs" / "editions" / "transit-close.toml"
CLOSE = FILE.read_text(encoding="utf-8")


def table(moves: int = 3) -> Table:
    """At which the person has made so many moves."""
    made = Table.open(game_with("transit", CLOSE), Seed(bytes(16)), 2)
    made.seat_bot(0, "random")
    made.sit(1, "Zoë # \u2028")
    made.begin(1)
    while made.status == "playing" and moves:
        if chores := made.chores():
            made.answer(chores[0].seat, made.state.legal(chores[0].seat)[0] if chores[0].bot else None)
        else:
            made.act(1, made.game.spell(made.state, 1, made.state.legal(1)[0]))
            moves -= 1
    return made


def test_a_game_with_components_is_found_by_its_name() -> None:
    found = game(game_with("transit", CLOSE).name)
    assert found.edition_hash != game("transit").edition_hash
    assert found.edition_hash == game("transit", str(FILE)).edition_hash
    assert game("transit").name == game_with("transit", " \n").name == "transit"


@pytest.mark.parametrize("text", ["[spaces", "spaces = 1", "[nothing]\nx = 1", "[spaces]\ncentury17 = [-1]"])
def test_components_that_do_not_fit_are_refused(text: str) -> None:
    with pytest.raises(BadEdition):
        game_with("transit", text)


def test_a_save_goes_on_with_its_components() -> None:
    before = table()
    text = save_text(before)
    after = resumed(text)
    assert after.game.edition_hash == before.game.edition_hash
    assert after.state.to_dict() == before.state.to_dict()
    assert save_text(after) == text
    assert "# components" not in save_text(Table.open(game("transit"), Seed(bytes(16)), 2))


def test_a_record_has_its_components_with_it_and_only_a_table_that_may_takes_them() -> None:
    one = table(moves=1000)
    record = one.whole_record()
    text = with_components(record.to_text(), one.game)
    assert Record.from_text(text).to_text() == record.to_text()
    assert game_named(text, "transit") == one.game.name
    assert table_of(text, components=True).state.to_dict() == one.state.to_dict()
    with pytest.raises(BadRecord, match="edition"):
        table_of(text, components=False)


def test_a_line_of_components_that_is_broken_is_named() -> None:
    with pytest.raises(BadRecord, match="components"):
        game_named("ecliptic record 1\n# components [1]\n", "transit")
