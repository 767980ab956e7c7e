"""The components: counts as printed, and what the loader says about a bad file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ecliptic
from ecliptic.games.gemini import data
from ecliptic.games.gemini.data import CARD_IDS, FACILITY_IDS, card_count
from ecliptic.games.gemini.ids import ALTAIR, KINDS, PROGRAMS, SIDES, TARGETS
from ecliptic.kernel.bits import size
from ecliptic.kernel.errors import BadEdition
from ecliptic.kernel.facts import fact
from ecliptic.kernel.state import NATURE
from tests.games.gemini.helpers import GAME, table


def edition_file(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_ninety_cards() -> None:
    edition = GAME.edition
    assert card_count(edition) == 90
    assert len(edition.weather.cards) == 15
    assert len(edition.specials.cards) == 4
    assert len(edition.instruments) + 1 == 9
    assert (len(edition.programs.cards), len(edition.targets.cards), len(edition.times.cards)) == (11, 19, 25)
    assert len(CARD_IDS) == 62


def test_sixty_two_hours() -> None:
    tables = GAME.tables(False, True)
    assert sum(tables.kind_hours[kind] * size(tables.kind[kind]) for kind in range(KINDS)) == 62


def test_every_table_says_where_it_comes_from() -> None:
    edition = GAME.edition
    tables = [edition.conditions, edition.weather, edition.specials, edition.programs, edition.targets, edition.times]
    tables += [edition.checkouts, edition.scenario, edition.instants, *edition.instruments.values()]
    for each in tables:
        assert each.provenance == "printed" or each.why


def test_a_file_lies_over_the_built_in_edition(tmp_path: Path) -> None:
    path = edition_file(tmp_path, "[programs.cards.P01]\nfull = 45\n")
    mine = ecliptic.game("gemini", path)
    assert mine.edition_hash != GAME.edition_hash
    assert mine.edition.programs.cards["P01"].full == 45  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[programs.cards.P12]\nband = 1\n", "does not know"),
        ('[weather.cards]\nW01 = "great"\nW02 = "great"\n', "no best card"),
        ('[weather.cards]\nW01 = "superb"\n', "does not fit"),
        ('[specials.cards.X02]\ncloses = "north"\n', "one special for each site"),
        ("[conditions.kinds.best]\nactions = 9\n", "conditions.kinds.best.actions is 9"),
        ("[instruments.niri]\nsites = []\n", "niri stands at no site"),
        ("[instruments.niri]\nmodes = []\n", "niri can do nothing"),
        ("[gmos_split]\ngmos_a = []\n", "gmos_split puts gmos_a at no site"),
        ("[targets.cards.T08]\nsites = []\n", "T08 is seen from no site"),
        ("[targets.cards.T08]\nhours = 0\nhours_ao = 0\n", "T08 has no side"),
        ("[targets.cards.T08]\nhours = 40\n", "T08 takes 40 hours"),
        ("[targets.cards.T06]\nrounds = [9, 3]\n", "T06 has the rounds 9 to 3"),
        ('[programs.cards.P05]\nslots = ["secondary"]\n', "P05 has 1 slots"),
        ("[programs.cards.P05]\nao = []\n", "P05 allows neither"),
        ("[programs.cards.P05]\nfull = 5\n", "P05 pays 5/10/-10"),
        ("[scenario.sides.A]\nplayers = [4]\n", "0 sides of the scenario are for 2 players"),
        ("[scenario.sides.A]\nband1_required = 5\n", "requires 5 Band 1 programs, but there are 4"),
        ("[scenario.sides.A]\nlevels = [200, 150, 250]\n", "levels should rise"),
        ("[scenario.sides.A]\nrounds = 13\n", "rounds is 13"),
        ("[checkouts]\nhours = 0\n", "checkouts.hours is 0"),
        ("[rule_cards]\ncards = 3\n", "holds 91 cards, but 90 are printed"),
        ("[times.cards]\n" + "".join(f'H{n:02} = "classical"\n' for n in range(7, 26)), "has no 2h card"),
        ("[times", "not valid TOML"),
        ("[conditions.kinds.great]\nactions = 2\n", "conditions.kinds.great.actions is 2, but only Best"),
        ("[conditions.kinds.poor]\nactions = 3\n", "conditions.kinds.poor.actions is 3, but only Best"),
        (
            '[instants.cards]\nIN2 = "port_swap"\n',
            "instants.cards.IN2 is port_swap, but its effect can only be clearing_sky",
        ),
        ("[ports]\nrow = 3\n", "ports.row is 3, but the row can only have 2 places"),
        ("[ports]\nfacility = 0\n", "ports.facility is 0, not 1 to 8"),
        ("[ports]\nvisiting = 4\n", "ports.visiting is 4, not 1 to 3"),
        ("[roles.R1]\nextra_cards = 1\n", "roles.R1.extra_cards, which this game's data does not know"),
        ("[roles.R2]\nextra_cards = -1\n", "roles.R2.extra_cards is -1"),
        ("[roles.R4]\nextra_hours = 16\n", "roles.R4.extra_hours is 16"),
        ("[discretionary_time]\nhours = 0\n", "discretionary_time.hours is 0"),
        ("[poor_weather]\npoints = -2\n", "poor_weather.points is -2"),
        ("[scenario.sides.A]\nplayers = [2, 4, 5]\n", "scenario.sides.A.players names [5]"),
    ],
)
def test_a_bad_edition_is_explained(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadEdition, match=re.escape(sentence)):
        ecliptic.game("gemini", edition_file(tmp_path, text))


def test_G10_an_edition_says_how_many_actions_best_brings(tmp_path: Path) -> None:
    mine = ecliptic.game("gemini", edition_file(tmp_path, "[conditions.kinds.best]\nactions = 3\n"))
    state = mine.position(table(turn=3, hand=["T01"]).to_dict())
    for seat, move in ((3, "end turn"), (NATURE, "weather W01")):
        before = state.clone()
        ecliptic.step(state, seat, mine.parse(state, seat, move))
    assert state.actions == 3  # type: ignore[attr-defined]
    told = mine.facts(before, state, NATURE, mine.parse(before, NATURE, "weather W01"), None)
    assert fact("more-actions", "G-10", actions=3) in told


def test_the_view_tells_the_numbers_of_the_edition(tmp_path: Path) -> None:
    """R2, R4, IN1 and IN4: what an edition changes is also told."""
    text = "[roles.R2]\nextra_cards = 2\n[roles.R4]\nextra_hours = 3\n[discretionary_time]\nhours = 5\n"
    mine = ecliptic.game("gemini", edition_file(tmp_path, text + "[scenario.sides.A]\nreputation = 7\n"))
    state = mine.position(table(hand=["IN1", "IN4"], options={"instants": True}).to_dict())
    players = mine.view(state, None).players
    assert [player.roles[0].ability for player in players][1::2] == [
        fact("ability-R2", "G-13", n=2),
        fact("ability-R4", "G-13", n=3),
    ]
    assert [card.effect for card in players[0].hand] == [
        fact("effect-IN1", "G-13", n=5),
        fact("effect-IN4", "G-13", n=7),
    ]


def test_every_class_and_site_must_be_present(tmp_path: Path) -> None:
    text = "".join(f'[targets.cards.T{n:02}]\nclass = "primary"\n' for n in range(15, 20))
    with pytest.raises(BadEdition, match="no bright target"):
        ecliptic.game("gemini", edition_file(tmp_path, text))
    text = "".join(f'[targets.cards.{name}]\nsites = ["south"]\n' for name in data.TARGET_IDS)
    with pytest.raises(BadEdition, match="from the north alone"):
        ecliptic.game("gemini", edition_file(tmp_path, text))


def test_a_program_that_cannot_be_completed_is_refused(tmp_path: Path) -> None:
    text = '[instruments.gsaoi]\nao = "never"\n[instruments.gpi]\nao = "never"\n[instruments.niri]\nao = "never"\n'
    with pytest.raises(BadEdition, match="program P01 cannot be completed"):
        ecliptic.game("gemini", edition_file(tmp_path, text))


def test_a_missing_file_is_explained() -> None:
    with pytest.raises(BadEdition, match="cannot be read"):
        ecliptic.game("gemini", "/nowhere/at/all.toml")


# -- the compact form against the printed cards: an oracle that reads the cards afresh each time ---------------


def sees(instrument: str, side: int, closed: set[str], altair: bool) -> bool:
    card = GAME.edition.instruments[instrument]
    target = GAME.edition.targets.cards[data.TARGET_IDS[side % TARGETS]]
    if not (set(card.sites) & set(target.sites)) - closed:
        return False
    if side >= TARGETS:
        return card.ao == "always" or (card.ao == "with_altair" and altair)
    return card.ao != "always"


def test_who_sees_what_agrees_with_the_cards() -> None:
    tables = GAME.tables(False, True)
    for side in range(SIDES):
        for mask, closed in enumerate((set(), {"north"}, {"south"}, {"north", "south"})):
            for number, name in enumerate(FACILITY_IDS):
                plain = tables.seers[side * 4 + mask] >> number & 1 == 1
                carrying = plain or tables.seers_altair[side * 4 + mask] >> number & 1 == 1
                assert plain == sees(name, side, closed, False)
                if tables.hosts >> number & 1:
                    assert carrying == sees(name, side, closed, True)


@pytest.mark.parametrize("flexible", [True, False])
def test_what_a_program_accepts_agrees_with_matching_by_hand(flexible: bool) -> None:
    tables = GAME.tables(False, flexible)
    targets = GAME.edition.targets.cards

    def classes(side: int) -> set[str]:
        kind = targets[data.TARGET_IDS[side % TARGETS]].kind
        return {kind, "primary"} if flexible and kind == "bright" and side >= TARGETS else {kind}

    for number, name in enumerate(data.PROGRAM_IDS, 1):
        card = GAME.edition.programs.cards[name]
        playable = [s for s in range(SIDES) if tables.need[s] and ("yes" if s >= TARGETS else "no") in card.ao]
        for done in [None, *playable]:
            slots = [list(card.slots)] if done is None else []
            if done is not None:
                slots = [[card.slots[1 - i]] for i in (0, 1) if card.slots[i] in classes(done)]
            wanted = {
                s
                for s in playable
                if any(set(left) & classes(s) for left in slots) and (done is None or s % TARGETS != done % TARGETS)
            }
            index = number * (SIDES + 1) + (0 if done is None else done + 1)
            assert {s for s in range(SIDES) if tables.accepts[index] >> s & 1} == wanted


def test_altair_fits_no_program() -> None:
    assert GAME.tables(False, True).fits[ALTAIR] == 0
    assert size(GAME.tables(False, True).fits[0]) == PROGRAMS
