"""What stands at each place of a field of an observation, in the names that moves, positions and editions use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ecliptic.kernel.state import State

Names = Mapping[str, Sequence[str]]
"""Field, or several in a row separated by spaces: what its numbers are about, in order. Where a field is repeated for
every seat, that of the viewer stands for all; where it repeats the names for every seat, they stand here once."""


def transit(state: State) -> Names:
    from ecliptic.games.transit import names
    from ecliptic.games.transit.cards import CARDS
    from ecliptic.games.transit.data import MILESTONE_NAMES, SETBACK_NAMES

    return {
        "phase": names.PHASES,
        "task": names.TASKS,
        "ongoing": [names.milestone_name(card) for card in names.ONGOING_CARDS],
        "setback setbacks": SETBACK_NAMES,
        "marks milestones_left": [names.century_name(4, century) for century in range(4)],
        "milestones_0 milestones_used": MILESTONE_NAMES,
        "hands open may_hold": [names.card_name(card) for card in range(CARDS)],
    }


def starmap(state: State) -> Names:
    from ecliptic.games.starmap import names
    from ecliptic.games.starmap.ids import WORD
    from ecliptic.games.starmap.rules import Starmap

    assert isinstance(state, Starmap)
    items = names.item_names(state.chart)
    return {
        "own_phase": [names.PHASE_NAMES[number] for number in range(len(names.PHASE_NAMES))],
        "own_entries own_used": names.ENTRIES,
        "own_offer own_chosen": names.CELLS,
        "own_articles": names.ARTICLES,
        "own_items": items[:WORD],
        "own_more_items": items[WORD:],
    }


def gemini(state: State) -> Names:
    from ecliptic.games.gemini import data
    from ecliptic.games.gemini.position import PHASES

    return {
        "phase": PHASES,
        "active scored": data.PLACE_IDS,
        "row instrument_pool": data.INSTRUMENT_IDS,
        "weather_pool": data.WEATHER_IDS,
        "hand_0 discard pool": data.CARD_IDS,
    }


def survivors(state: State) -> Names:
    from ecliptic.games.survivors.data import Edition
    from ecliptic.games.survivors.ids import EFFECT_NAMES, ENGINEER_TYPES, PHASE_NAMES, STAGE_NAMES
    from ecliptic.games.survivors.position import TRACKS
    from ecliptic.games.survivors.rules import Survivors

    assert isinstance(state, Survivors)
    assert isinstance(state.kit.edition, Edition)
    return {
        "stage": STAGE_NAMES,
        "market deck own_fresh own_spent": [part.id for part in state.kit.edition.parts],
        "stacks own_held own_used": EFFECT_NAMES[:ENGINEER_TYPES],
        "own_phase": PHASE_NAMES,
        "own_locks": list(TRACKS),
        "own_icons": EFFECT_NAMES,
    }


def ephemeris(state: State) -> Names:
    from ecliptic.games.ephemeris.data import BODIES, SIGNS
    from ecliptic.games.ephemeris.hands import Hands
    from ecliptic.games.ephemeris.position import PHASES
    from ecliptic.games.ephemeris.sky import Sky
    from ecliptic.games.ephemeris.three import GameThree

    found: dict[str, Sequence[str]] = {"phase": [PHASES.get(phase, "-") for phase in range(max(PHASES) + 1)]}
    if isinstance(state, Sky):
        found["sign_of_0"] = SIGNS
        found["deck"] = BODIES
    if isinstance(state, GameThree):
        found["owners"] = BODIES
    if isinstance(state, Hands):
        found["shown own_bodies"] = BODIES
        found["own_goal"] = SIGNS
    return found


NAMES: Mapping[str, Callable[[State], Names]] = {
    "transit": transit,
    "starmap": starmap,
    "gemini": gemini,
    "survivors": survivors,
    "ephemeris": ephemeris,
}
"""Game: its names, for positions like the given one."""
