"""Observations say what their layout says, and nothing that the seat does not know."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any

import numpy as np
import pytest

import ecliptic
from ecliptic.envs.layout import Bytes, Layout, encoder_for, module_of, observed_games
from ecliptic.envs.write_docs import FOLDER, pages
from ecliptic.envs.writer import Encoder
from ecliptic.kernel.bits import filled
from ecliptic.kernel.errors import UnknownGame
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import NATURE, State
from ecliptic.testing import Kit
from ecliptic.testing.example import DoubleStarGame
from ecliptic.testing.knowledge import side_by_side
from tests.envs.tables import Table, every_table


def written(encoder: Encoder, state: State, seat: int) -> Bytes:
    """An observation, written over rubbish: what is not written shows."""
    words = filled(encoder.words, 0)
    for i in range(encoder.words):
        words[i] = 0x7F7F7F7F7F7F7F7F
    assert encoder.write(state, seat, words, 0) == encoder.words
    return np.array(words).view(np.uint8)


def kit_of(name: str) -> Kit:
    kit = import_module(f"tests.games.{name}.kit").KIT
    assert isinstance(kit, Kit)
    return kit


@every_table
def test_no_number_is_greater_than_its_field_allows(table: Table) -> None:
    state = ecliptic.game(table.game).start(table.seats, table.options)
    encoder = encoder_for(state)
    fields = Layout(encoder).fields
    highs = np.concatenate([np.full(field.size, field.high) for field in fields])
    names = np.array([field.name for field in fields for _ in range(field.size)])
    luck = Luck(11)
    for ply in range(1500):
        actors = state.actors()
        if ply % 5 == 0 or actors == 0:
            seat = luck.below(table.seats)
            array = written(encoder, state.known_to(seat), seat)
            assert not names[array > highs].tolist(), array[array > highs]
        if actors == 0:
            break
        state.apply(next_actor(actors), state.pick(next_actor(actors), luck.word()))


@every_table
def test_fields_have_names_and_stand_one_after_the_other(table: Table) -> None:
    layout = Layout(encoder_for(ecliptic.game(table.game).start(table.seats, table.options)))
    names = [field.name for field in layout.fields if field.name]
    assert len(set(names)) == len(names)
    assert all(field.text and field.high <= 127 for field in layout.fields if field.name)
    assert sum(field.size for field in layout.fields) == layout.size


# -- nothing leaks -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", observed_games())
def test_two_worlds_that_a_seat_cannot_tell_apart_are_observed_alike(name: str) -> None:
    """Beside it the same with all cards open: it differs, where a game has secrets, so this test could fail."""
    kit = kit_of(name)
    compared = differed = 0
    for variant in kit.variants:
        encoder = encoder_for(kit.start(variant))
        for viewer in range(variant.seats):
            for moment in islice(side_by_side(kit, variant, viewer, 3, 0), 0, 400, 8):
                here, there = (written(encoder, world.known_to(viewer), viewer) for world in moment.after)
                assert np.array_equal(here, there), (variant, viewer, moment.actions)
                compared += 1
                open_here, open_there = (written(encoder, world, viewer) for world in moment.after)
                differed += not np.array_equal(open_here, open_there)
    assert compared > 100
    assert bool(differed) == (name != "gemini")


# -- the fields mean what they say: each beside what the views and positions tell of it ------------------------------


@cache
def moments(name: str, seats: int, mode: str = "") -> list[tuple[State, int]]:
    """Positions of a random game, and who is asked in them."""
    state = ecliptic.game(name).start(seats, {"mode": mode} if mode else {})
    luck, found = Luck(5), []
    for _ in range(1200):
        if state.actors() == 0:
            break
        seat = next_actor(state.actors())
        if seat != NATURE:
            found.append((state.clone(), int(seat)))
        state.apply(seat, state.pick(seat, luck.word()))
    assert len(found) > 7
    return found[::7]


def observed(state: State, seat: int) -> dict[str, list[int]]:
    encoder = encoder_for(state)
    array = written(encoder, state.known_to(seat), seat)
    return {name: part.tolist() for name, part in Layout(encoder).named(array).items()}


def on(flags: list[int]) -> list[int]:
    return [i for i, flag in enumerate(flags) if flag]


def from_seat(values: list[Any], seat: int) -> list[Any]:
    return values[seat:] + values[:seat]


def test_transit() -> None:
    from ecliptic.games.transit.names import PHASES, card_name
    from ecliptic.games.transit.shown import TransitView

    for state, seat in moments("transit", 3):
        seen, view = observed(state, seat), ecliptic.game("transit").view(state, seat)
        assert isinstance(view, TransitView)
        players = from_seat(view.players, seat)
        hands = [seen["hands"][32 * i : 32 * i + 32] for i in range(4)]
        assert [[card_name(card) for card in on(hand)] for hand in hands[:3]] == [one.hand for one in players]
        assert seen["hand_sizes"][:3] == [len(one.hand) + one.hand_unknown for one in players]
        assert [len(on(seen[f"milestones_{i}"])) for i in range(3)] == [len(one.milestones) for one in players]
        assert [PHASES[i] for i in on(seen["phase"])] == [view.phase]
        assert on(seen["asked"]) == [0]
        assert seen["total"] == [view.total]
        shown = zip(seen["row_rank"], seen["row_suit"], strict=True)
        assert [card_name(8 * (suit - 1) + rank - 1) for rank, suit in shown if rank] == [one.card for one in view.row]
        assert len(on(seen["slot_state"][:12])) == len(view.tableau)
        assert [slot.faceup for slot in view.tableau] == [side == 1 for side in seen["slot_state"][:12] if side]


def test_gemini() -> None:
    for state, seat in moments("gemini", 3):
        seen, position = observed(state, seat), state.to_dict()
        cards: Any = position["cards"]
        assert [len(on(seen[f"hand_{i}"])) for i in range(3)] == [len(h) for h in from_seat(cards["hands"], seat)]
        assert len(on(seen["discard"])) == len(cards["discard"])
        assert len(on(seen["pool"])) == len(cards["deck"])
        assert seen["round"] == [position["round"]]
        assert seen["reputation"] == [position["reputation"]]
        assert on(seen["asked"]) == [0]


def test_starmap() -> None:
    for state, seat in moments("starmap", 2):
        seen, position = observed(state, seat), state.known_to(seat).to_dict()
        sheets: Any = from_seat(position["seats"], seat)  # type: ignore[arg-type]
        for whose, there in zip(("own", "other_1"), sheets, strict=True):
            rows = [on(seen[f"{whose}_row_{y}"]) for y in range(13)]
            assert rows == [[x for x, point in enumerate(row) if point != "."] for row in there["sheet"]["map"]]
            boxes = seen[f"{whose}_items"] + seen[f"{whose}_more_items"]
            assert len(on(boxes)) == len(there["sheet"]["items"])
            assert seen[f"{whose}_week"] == [there["sheet"]["week"]]


def test_survivors() -> None:
    for state, seat in moments("survivors", 2):
        seen, position = observed(state, seat), state.known_to(seat).to_dict()
        players: Any = from_seat(position["players"], seat)  # type: ignore[arg-type]
        for whose, player in zip(("own", "other_1"), players, strict=True):
            dice = [face + 1 for face, count in enumerate(seen[f"{whose}_dice"]) for _ in range(count)]
            assert dice == sorted(player.get("dice", []))
            assert seen[f"{whose}_boards"] == [len(player["boards"])]
            covered = sum(sum(seen[f"{whose}_board_{i}_covered"]) for i in range(6))
            assert covered == sum(row.count("#") for board in player["boards"] for row in board.get("covered", []))


@pytest.mark.parametrize(("mode", "seats"), [("one", 2), ("two", 3), ("three", 3), ("pairs", 3), ("snap", 3)])
def test_ephemeris(mode: str, seats: int) -> None:
    for state, seat in moments("ephemeris", seats, mode):
        seen, position = observed(state, seat), state.known_to(seat).to_dict()
        assert on(seen["asked"])[0] == 0
        if mode == "snap":
            assert seen["stock_sizes"][0] + seen["pile_sizes"][0] == sum(map(int, _cards(position, seat)))
        if mode == "three":
            progress: Any = position["progress"]
            assert [value - 64 for value in seen["progress"][:seats]] == from_seat(progress, seat)
        if mode == "pairs":
            won: Any = position["won"]
            assert seen["won"][:seats] == from_seat(won, seat)


def _cards(position: dict[str, object], seat: int) -> list[int]:
    stocks, piles = position["stocks"], position["piles"]
    return [len(stocks[seat]), len(piles[seat])]  # type: ignore[index]


# -- words about it ------------------------------------------------------------------------------------------------


def test_the_pages_about_observations_are_what_the_encoders_say() -> None:
    for name, page in pages().items():
        assert (FOLDER / f"{name}.md").read_text(encoding="utf-8") == page, "run: python -m ecliptic.envs.write_docs"


@every_table
def test_names_of_places_fit_into_their_fields(table: Table) -> None:
    """Hands repeat them for every seat; where a field has room for more, that is always empty."""
    start = ecliptic.game(table.game).start(table.seats, table.options)
    layout = Layout(encoder_for(start))
    for fields, names in module_of(table.game).names(start).items():
        for field in fields.split():
            place = layout.places[field]
            size = place.stop - place.start
            assert size % len(names) == 0 or len(names) < size < 2 * len(names)


def test_a_game_without_observations_is_named() -> None:
    with pytest.raises(UnknownGame, match="has no observations"):
        encoder_for(DoubleStarGame().start(2))
