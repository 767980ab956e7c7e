"""What a viewer is shown, as types. `view.py` makes them; it is compiled, which classes of msgspec cannot be."""

from __future__ import annotations

import msgspec

from ecliptic.games.gemini.cards import (
    AnyCard,
    Instrument,
    ProgramCard,
    Role,
)
from ecliptic.games.gemini.data import (
    Class,
    Site,
)
from ecliptic.games.gemini.data import Sky as SkyCode
from ecliptic.kernel.facts import Fact
from ecliptic.kernel.game import View

# -- programs ----------------------------------------------------------------------------------------------------


class Observed(msgspec.Struct, frozen=True):
    """A target on a program."""

    target: str
    target_type: Class
    ao: bool
    """Whether it is observed with AO."""
    sites: list[Site]
    rounds: tuple[int, int] | None
    hours: int
    need_hours: int
    complete: bool
    due_round: int | None
    """For a Target of Opportunity: the last round to complete it in."""
    times: list[AnyCard]
    """The Time on it."""


class Slot(msgspec.Struct, frozen=True):
    slot: int
    """1 or 2"""
    types: list[Class]
    """Targets that fill it: of one of these types."""
    target: Observed | None


class ActiveProgram(msgspec.Struct, frozen=True):
    program: str
    card: ProgramCard
    worth: int
    """What it counts if the semester ends now."""
    instrument: Instrument | None
    altair: bool
    slots: list[Slot]
    ready: bool
    """Whether Time may be played here now."""
    needs: list[Fact]
    """What it waits for: before Time can be played, and before it is complete."""


class Base(msgspec.Struct, frozen=True):
    """Checkouts, and Poor Weather on its back."""

    program: str
    """BASE, or POOR once Checkouts is complete"""
    flipped: bool
    hours: int
    need_hours: int | None
    """None once Checkouts is complete."""
    hour_points: int
    """What an hour of Poor Weather counts."""
    worth: int
    instrument: Instrument | None
    altair: bool
    times: list[AnyCard]
    ready: bool
    needs: list[Fact]


class CompletedProgram(msgspec.Struct, frozen=True):
    program: str
    card: ProgramCard
    worth: int
    round: int | None
    """When it was completed, and by whom; None in a position that does not say."""
    seat: int | None


# -- the table ---------------------------------------------------------------------------------------------------


class WeatherCard(msgspec.Struct, frozen=True):
    round: int
    weather: str
    sky: str
    """What it shows: conditions, or its own code."""


class Sky(msgspec.Struct, frozen=True):
    """What conditions allow."""

    sky: SkyCode
    types: list[Class]
    ao: bool
    actions: int


class Weather(msgspec.Struct, frozen=True):
    sky: SkyCode | None
    """The conditions in force, Clearing Sky included."""
    drawn_sky: SkyCode | None
    effect: Fact | None
    closed: list[Site]
    closing: list[Site]
    """The sites that will be closed next round."""
    best_now: bool
    """Whether this round's own card is Best."""
    owes_band1: bool
    """Whether Best weather still waits for Time on a Band 1 program."""
    past: list[WeatherCard]
    """The card that settled each round, this one's included."""
    skies: list[Sky]
    """All conditions there are, worst first."""
    deck: int


class Instruments(msgspec.Struct, frozen=True):
    row: list[Instrument]
    deck: int
    top: list[Instrument]
    """The next ones, where they are known."""
    unknown: list[Instrument]
    """Those in the deck whose order nobody knows."""
    bottom: list[Instrument]
    ports: int
    ports_used: int
    guest_ports: int
    """The same for visiting instruments."""
    guest_ports_used: int
    visitors: list[Instrument]
    """Those that can be invited now."""


class Turn(msgspec.Struct, frozen=True):
    turn: int
    """Counted from 1."""
    turns: int
    seat: int
    role: Role | None
    actions: int
    ability_used: bool
    hand_limit: int
    given: AnyCard | None
    """The card that is offered in an exchange."""
    freed: Instrument | None
    """The instrument that a completed program set free."""
    can_undo: bool
    free_roles: list[Role]
    """Those that can be chosen now."""


class Player(msgspec.Struct, frozen=True):
    seat: int
    first: bool
    roles: list[Role]
    hand: list[AnyCard]


class Decks(msgspec.Struct, frozen=True):
    deck: int
    top: list[AnyCard]
    """The next ones, where they are known."""
    discard: list[AnyCard]


class Level(msgspec.Struct, frozen=True):
    level: str
    points: int | None
    """From how many; None: from any."""
    short: int
    """How many are still missing."""


class Score(msgspec.Struct, frozen=True):
    """What the semester counts if it ends now."""

    points: int
    band1: int
    """Band 1 programs completed."""
    required: int
    missing: int
    missing_costs: int
    """The Reputation that each missing one costs at the end, ..."""
    lost_reputation: int
    """... and all of them together."""
    levels: list[Level]
    level: str
    """The level that the points reach; 0 once all is lost."""


class GeminiView(View, frozen=True, kw_only=True):
    """The table of The Gemini Card Game. All hands are open, so every viewer sees the same."""

    acting: int | None
    """The seat that is asked now; None when it is chance or the game is over."""
    round: int
    rounds: int
    turn: Turn
    players: list[Player]
    weather: Weather
    reputation: int
    most_reputation: int
    instruments: Instruments
    base: Base
    programs: list[ActiveProgram]
    completed: list[CompletedProgram]
    cards: Decks
    score: Score
