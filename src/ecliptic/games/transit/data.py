"""The edition of The Transit of Venus: loading, checking, and the form the rules use."""

from __future__ import annotations

from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit.ruleset import Edition
from ecliptic.kernel.edition import Overlay, Tagged, convert, fingerprint, read_tables
from ecliptic.kernel.errors import BadEdition

FOLDER = Path(__file__).parent

MILESTONE_NAMES = (
    "first-telescopes", "stellae-novae", "keplers-model", "paired-transits", "nos-keplari", "venus-in-sole-visa",
    "sixty-million-miles", "telescope-micrometer", "cone-of-visibility", "lomonosovs-arc", "international-cooperation",
    "endeavour", "learned-societies", "astronomical-unit", "solving-longitude", "heliometer", "congress",
    "photographic-plates", "amateur-observers", "transit-march", "newcombs-tables", "iss", "hubble", "venus-express",
    "exoplanet-research", "vt-2004", "live-stream", "simultaneous-observation",
)  # fmt: skip
"""By the ids of `ids.py`."""
SETBACK_NAMES = (
    "old-models", "black-drop", "cloudy-skies", "first-transit", "revolutions", "yellow-fever",
    "unluckiest-astronomer", "seven-years-war",
)  # fmt: skip
CENTURIES = ("17", "18", "19", "21")


class Named(Tagged, frozen=True, kw_only=True):
    name: str


class Hourglass(Tagged, frozen=True, kw_only=True):
    start: int
    end: int


class Spaces(Tagged, frozen=True, kw_only=True):
    century17: list[int]
    century18: list[int]
    century19: list[int]
    century21: list[int]


class Reference(Tagged, frozen=True, kw_only=True):
    deal: list[int]
    place: list[int]
    era_deal: int
    era_place: int
    milestone_limit: int


class Setbacks(Tagged, frozen=True, kw_only=True):
    order: list[str]


class Milestones(Tagged, frozen=True, kw_only=True):
    century17: list[str]
    century18: list[str]
    century19: list[str]
    century21: list[str]


class Wilds(Tagged, frozen=True, rename="kebab", kw_only=True):
    keplers_model: int
    sixty_million_miles: int
    cone_of_visibility: int
    lomonosovs_arc: int
    astronomical_unit: int
    solving_longitude: int
    heliometer: int
    amateur_observers: int
    newcombs_tables: int
    vt_2004: int


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole edition."""

    edition: Named
    hourglass: Hourglass
    spaces: Spaces
    reference: Reference
    setbacks: Setbacks
    milestones: Milestones
    wilds: Wilds


def load(overlay: Overlay | None = None) -> tuple[Data, Edition, str]:
    """The edition as data, in the form of the rules, and its fingerprint. Raises `BadEdition`."""
    tables = read_tables(FOLDER / "data", overlay)
    data = convert(tables, Data)
    _check(data)
    return data, _compact(data), fingerprint(tables)


# -- checking ------------------------------------------------------------------------------------------------------


def _check(data: Data) -> None:
    glass, ref = data.hourglass, data.reference
    if not 0 <= glass.start < glass.end <= 1000:
        raise BadEdition(f"hourglass: start {glass.start} and end {glass.end} should be 0 <= start < end")
    for track, spaces in _tracks(data.spaces):
        _check_spaces(track, spaces)
    _check_reference(ref)
    if sorted(data.setbacks.order) != sorted(SETBACK_NAMES):
        raise BadEdition(f"setbacks.order: each of the eight once is needed: {', '.join(SETBACK_NAMES)}")
    _check_decks(data.milestones)
    for name, rank in msgspec.to_builtins(data.wilds).items():
        if isinstance(rank, int) and not 0 <= rank <= 8:
            raise BadEdition(f"wilds.{name}: rank {rank} should be 1 to 8, or 0 for any")


def _check_reference(ref: Reference) -> None:
    for name, numbers, low, high in (("deal", ref.deal, 1, 8), ("place", ref.place, 0, 4)):
        if len(numbers) != 4 or not all(low <= n <= high for n in numbers):
            raise BadEdition(f"reference.{name}: four numbers from {low} to {high} are needed, not {numbers}")
    if not (1 <= ref.era_deal <= 8 and 0 <= ref.era_place <= 4):
        raise BadEdition("reference: an Era is dealt 1 to 8 cards and places at most 4")
    pairs = [*zip(ref.deal, ref.place, strict=True), (ref.era_deal, ref.era_place)]
    if any(dealt < placed for dealt, placed in pairs):
        raise BadEdition("reference: nobody can place more cards than were dealt")
    if sum(ref.place) > 8:
        raise BadEdition("reference.place: the Tableau takes at most 8 placed cards")
    if sum(ref.deal) + 2 * 4 + 1 > 32:
        raise BadEdition("reference.deal: with 2 more each for Congress and the Sun these are more than 32 cards")
    if ref.milestone_limit < 0:
        raise BadEdition("reference.milestone_limit: cannot be negative")


def _tracks(table: Spaces) -> list[tuple[str, list[int]]]:
    return [(f"spaces.century{century}", getattr(table, f"century{century}")) for century in CENTURIES]


def _check_spaces(track: str, spaces: list[int]) -> None:
    if spaces != sorted(set(spaces)):
        raise BadEdition(f"{track}: spaces should rise and differ, not {spaces}")
    if spaces and not 1 <= spaces[0] <= spaces[-1] <= 61:
        raise BadEdition(f"{track}: spaces should lie between 1 and 61, not {spaces}")


def _check_decks(table: Milestones) -> None:
    seen: dict[str, str] = {}
    for century in CENTURIES:
        for name in getattr(table, f"century{century}"):
            if name not in MILESTONE_NAMES:
                raise BadEdition(f"milestones.century{century}: there is no Milestone {name!r}")
            if name in seen:
                raise BadEdition(f"milestones.century{century}: {name} is already in milestones.century{seen[name]}")
            seen[name] = century
    missing = [name for name in MILESTONE_NAMES if name not in seen]
    if missing:
        raise BadEdition(f"milestones: no deck has {', '.join(missing)}")


# -- the form of the rules -------------------------------------------------------------------------------------------


def _vec(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def _set(numbers: list[int]) -> int:
    return sum(1 << n for n in numbers)


def _compact(data: Data) -> Edition:
    decks = [[MILESTONE_NAMES.index(m) for m in getattr(data.milestones, f"century{century}")] for century in CENTURIES]
    wild = msgspec.to_builtins(data.wilds)
    ranks = [wild[name] if c.WILD_SET >> i & 1 else -1 for i, name in enumerate(MILESTONE_NAMES)]
    ref = data.reference
    return Edition(
        _vec(ref.deal),
        _vec(ref.place),
        ref.era_deal,
        ref.era_place,
        _vec([_set(spaces) for _, spaces in _tracks(data.spaces)]),
        data.hourglass.start,
        data.hourglass.end,
        _vec([_set(deck) for deck in decks]),
        _vec([m for deck in decks for m in deck]),
        _vec([SETBACK_NAMES.index(s) for s in data.setbacks.order]),
        _vec(ranks),
        ref.milestone_limit,
    )
