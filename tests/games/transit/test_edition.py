"""The edition: what a corrected one changes, and what is not an edition."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecliptic.games.transit.game import TransitGame
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.errors import BadEdition
from ecliptic.kernel.facts import fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import run
from tests.games.transit.helpers import GAME

TURN = {
    "seats": 4, "phase": "turn", "turn": 0, "hands": [["7H"], ["8D"], ["8S"], ["8C"]],
    "row": [{"card": "8H", "seat": 3}],
}  # fmt: skip


def overlay(folder: Path, text: str) -> TransitGame:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return TransitGame(path)


def spelled(game: TransitGame, s: Transit) -> list[str]:
    return [game.spell(s, s.actor(), action) for action in s.legal(s.actor())]


SEVEN = '"first-telescopes", "stellae-novae", "keplers-model", "paired-transits", "nos-keplari", "venus-in-sole-visa"'

BAD = [
    ("[hourglass]\nstart = 60", "start 60 and end 60"),
    ("[hourglass]\nstart = -1", "start -1"),
    ("[spaces]\ncentury17 = [8, 8]", "spaces.century17: spaces should rise"),
    ("[spaces]\ncentury21 = [16, 8]", "spaces.century21: spaces should rise"),
    ("[spaces]\ncentury18 = [0, 8]", "spaces.century18: spaces should lie between 1 and 61"),
    ("[spaces]\ncentury19 = [8, 70]", "spaces.century19: spaces should lie between 1 and 61"),
    ("[reference]\ndeal = [6, 5, 5]", "reference.deal: four numbers from 1 to 8"),
    ("[reference]\ndeal = [6, 5, 5, 0]", "reference.deal: four numbers from 1 to 8"),
    ("[reference]\nplace = [2, 1, 1, 5]", "reference.place: four numbers from 0 to 4"),
    ("[reference]\nplace = [2, 1, 1, -1]", "reference.place: four numbers from 0 to 4"),
    ("[reference]\ndeal = [1, 5, 5, 4]", "nobody can place more cards than were dealt"),
    ("[reference]\nplace = [4, 3, 2, 1]", "at most 8 placed cards"),
    ("[reference]\ndeal = [8, 8, 8, 8]", "more than 32 cards"),
    ("[reference]\nera_deal = 9", "an Era is dealt 1 to 8"),
    ("[reference]\nera_place = 5", "an Era is dealt 1 to 8 cards and places at most 4"),
    ("[reference]\nmilestone_limit = -1", "milestone_limit"),
    ('[setbacks]\norder = ["old-models"]', "setbacks.order: each of the eight once"),
    (f"[milestones]\ncentury17 = [{SEVEN}]", "no deck has sixty-million-miles"),
    ('[milestones]\ncentury17 = ["magic"]', "milestones.century17: there is no Milestone 'magic'"),
    ('[milestones]\ncentury18 = ["keplers-model"]', "keplers-model is already in milestones.century17"),
    ("[wilds]\nheliometer = 9", "wilds.heliometer: rank 9"),
    ("[wilds]\nheliometer = -1", "wilds.heliometer: rank -1"),
    ("[moon]\nphase = 1", "has moon, which this game's data does not know"),
    ("[hourglass]\nsand = 1", "hourglass.sand"),
    ('[hourglass]\nstart = "ten"', "does not fit"),
    ('[hourglass]\nprovenance = "guessed"', "does not fit"),
    ("not toml", "not valid TOML"),
]


@pytest.mark.parametrize(("text", "word"), BAD, ids=[word for _, word in BAD])
def test_what_is_no_edition_is_refused_with_a_sentence(tmp_path: Path, text: str, word: str) -> None:
    with pytest.raises(BadEdition) as error:
        overlay(tmp_path, text)
    assert word in str(error.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="cannot be read"):
        TransitGame(tmp_path / "nothing.toml")


def test_other_milestone_spaces_change_when_cards_are_drawn(tmp_path: Path) -> None:
    game = overlay(tmp_path, "[spaces]\ncentury17 = [2, 5]")
    for played, kind in ((game, "draw-milestone"), (GAME, "none")):
        s = played.position(TURN)
        s.apply(0, played.parse(s, 0, "play 7H"))
        assert s.to_dict()["task"]["kind"] == kind  # type: ignore[index]


def test_other_decks_change_what_is_drawn(tmp_path: Path) -> None:
    text = (
        '[milestones]\ncentury17 = ["iss", "stellae-novae"]\n'
        'century21 = ["first-telescopes", "hubble", "venus-express", "exoplanet-research", "vt-2004", "live-stream",'
        '"simultaneous-observation", "keplers-model", "paired-transits", "nos-keplari", "venus-in-sole-visa",'
        '"sixty-million-miles"]'
    )
    game = overlay(tmp_path, text)
    s = game.position({**TURN, "marks": [6, 0, 0, 0]})
    s.apply(0, game.parse(s, 0, "play 7H"))
    assert spelled(game, s) == ["milestone stellae-novae", "milestone iss"]
    s = game.position({**TURN, "marks": [6, 0, 0, 0], "options": {"historical": True}})
    s.apply(0, game.parse(s, 0, "play 7H"))
    assert spelled(game, s) == ["milestone iss"]


def test_another_order_of_setbacks_changes_history_and_the_era(tmp_path: Path) -> None:
    names = [
        "seven-years-war", "black-drop", "cloudy-skies", "first-transit", "old-models", "revolutions", "yellow-fever",
        "unluckiest-astronomer",
    ]  # fmt: skip
    game = overlay(tmp_path, f"[setbacks]\norder = {names}")
    s = game.position({"seats": 4, "phase": "setback", "options": {"historical": True}})
    assert spelled(game, s) == ["setback seven-years-war"]
    s = game.position({"seats": 2, "phase": "setback"})
    assert "setback old-models" not in spelled(game, s)  # number five stays in the box
    assert "setback revolutions" in spelled(game, s)


def test_other_numbers_change_the_deal_the_hourglass_the_limit_and_the_wilds(tmp_path: Path) -> None:
    reference = "[reference]\ndeal = [5, 4, 4, 4]\nplace = [1, 0, 0, 0]\nmilestone_limit = 1\n"
    game = overlay(tmp_path, f"[hourglass]\nstart = 3\nend = 20\n{reference}[wilds]\nheliometer = 7\n")
    s = game.start(4)
    assert isinstance(s, Transit)
    assert (s.hourglass, [s.deal_size(c) for c in range(4)], [s.place_size(c) for c in range(4)]) == (
        3, [5, 4, 4, 4], [1, 0, 0, 0]
    )  # fmt: skip
    s = game.position({"seats": 4, "phase": "setback", "milestones": [["iss", "hubble"], [], [], []]})
    s.apply(15, s.legal(15)[0])
    assert spelled(game, s) == ["done"]
    s.apply(0, 0)
    assert spelled(game, s) == ["drop iss", "drop hubble"]
    s = game.position({**TURN, "milestones": [["heliometer"], [], [], []]})
    assert "wild heliometer as 7" in spelled(game, s)
    s = game.position({"seats": 4, "phase": "w5", "milestones": [["iss"], [], [], []], "hourglass": 20})
    s.apply(0, 0)
    assert s.to_dict()["outcome"] == "hourglass"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_corrected_edition_plays_to_the_end(tmp_path: Path, seats: int) -> None:
    reference = "[reference]\ndeal = [8, 5, 5, 5]\nplace = [4, 4, 0, 0]\nera_deal = 8\n"
    game = overlay(tmp_path, f"[spaces]\ncentury17 = [1, 2, 3, 4, 5, 61]\n{reference}")
    for seed in range(150):
        s = game.start(seats, {"war_adds": True, "harder": True})
        run(s, Luck(seed), 6000)
        assert s.actors() == 0


def test_T12_a_wild_is_told_with_the_rank_of_the_edition(tmp_path: Path) -> None:
    mine = overlay(tmp_path, "[wilds]\nheliometer = 8")
    view = mine.view(mine.position({**TURN, "milestones": [["heliometer"], [], [], []]}), 0)
    assert view.players[0].milestones[0].effect == fact("effect-wild", rank=8, players=4)


def test_the_name_of_an_edition_is_shown(tmp_path: Path) -> None:
    mine = overlay(tmp_path, '[edition]\nname = "the printed one"')
    assert mine.view(mine.start(3), 0).edition == "the printed one"


def test_the_fingerprint_tells_editions_apart(tmp_path: Path) -> None:
    assert overlay(tmp_path, "[hourglass]\nstart = 9").edition_hash != GAME.edition_hash
    assert overlay(tmp_path, "# nothing").edition_hash == GAME.edition_hash
