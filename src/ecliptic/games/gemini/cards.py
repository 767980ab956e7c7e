"""Cards, instruments and roles as a viewer sees them: with all that is printed on them."""

from __future__ import annotations

from typing import Literal

import msgspec

from ecliptic.games.gemini import ids as c
from ecliptic.games.gemini.data import CARD_IDS, INSTRUMENT_IDS, PLACE_IDS, ROLE_IDS, Class, Mode, Site
from ecliptic.games.gemini.names import face_code, instrument_card, program_card, target_card, target_code
from ecliptic.games.gemini.state import Board
from ecliptic.kernel.bits import members
from ecliptic.kernel.facts import Fact, fact
from ecliptic.kernel.memo import Memo


class Card(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A card of the Player deck."""

    card: str
    face: str
    """What it shows; Time cards of one kind are alike."""


class ProgramCard(Card, frozen=True, kw_only=True, tag="program"):
    band: int
    allowed_ao: Literal["none", "only", "any"]
    """How its targets may be observed."""
    mode: Mode
    types: list[Class]
    """What its two slots take."""
    full: int
    """Points when it is complete, ..."""
    partial: int
    """... with one slot filled, ..."""
    loss: int
    """... and with none."""


class TargetCard(Card, frozen=True, kw_only=True, tag="target"):
    target_type: Class
    sites: list[Site]
    hours: int | None
    """What it takes without AO; None: it has no such side."""
    hours_ao: int | None
    opportunity: bool
    rounds: tuple[int, int] | None
    """When it is up, if not always."""


class TimeCard(Card, frozen=True, kw_only=True, tag="time"):
    hours: int
    due_round: int | None
    """For a Classical Run in a hand: the last round to play it in."""


class InstantCard(Card, frozen=True, kw_only=True, tag="instant"):
    effect: Fact


AnyCard = ProgramCard | TargetCard | TimeCard | InstantCard


class Instrument(msgspec.Struct, frozen=True):
    instrument: str
    sites: list[Site]
    modes: list[Mode]
    ao: Literal["never", "with_altair", "always", "grants"]
    visiting: bool


class Role(msgspec.Struct, frozen=True):
    role: str
    ability: Fact


# -- how they are made: each once, as what is printed does not change ------------------------------------------

_roles: Memo[Role] = Memo(64)
_instruments: Memo[Instrument] = Memo(256)
_cards: Memo[AnyCard] = Memo(2048)


def show_role(s: Board, role: int) -> Role:
    return _roles.get((s.tables, role), lambda: _role(s, role))


def _role(s: Board, role: int) -> Role:
    """The edition says how much more some abilities bring."""
    extra = {c.COORDINATOR_ROLE: s.tables.extra_cards, c.OPERATOR_ROLE: s.tables.extra_hours}
    args = {"n": extra[role]} if role in extra else {}
    return Role(ROLE_IDS[role], fact(f"ability-{ROLE_IDS[role]}", "G-13", **args))


def show_instrument(s: Board, instrument: int) -> Instrument:
    return _instruments.get((s.tables, s.terms.gmos_split, instrument), lambda: _instrument(s, instrument))


def _instrument(s: Board, instrument: int) -> Instrument:
    name = INSTRUMENT_IDS[instrument]
    if instrument == c.ALTAIR:
        return Instrument(name, ["north"], [], "grants", False)
    card = instrument_card(s, instrument)
    return Instrument(name, list(card.sites), list(card.modes), card.ao, instrument >= c.FACILITY)


def show_cards(s: Board, cards: int) -> list[AnyCard]:
    return [show_card(s, card) for card in members(cards)]


def show_card(s: Board, card: int) -> AnyCard:
    due = s.due_round(card) if s.tables.kind[c.CLASSICAL] >> card & 1 else 0
    return _cards.get((s.tables, s.seats, card, due), lambda: _card(s, card, due))


def _card(s: Board, card: int, due: int) -> AnyCard:
    if card < c.TARGET:
        return show_program(s, card)
    if card < c.TIME:
        return show_target(s, card - c.TARGET)
    name, face = CARD_IDS[card], face_code(s, card)
    if card >= c.INSTANT:
        return InstantCard(card=name, face=face, effect=_instant_effect(s, card))
    hours = next(s.tables.kind_hours[kind] for kind in range(c.KINDS) if s.tables.kind[kind] >> card & 1)
    return TimeCard(card=name, face=face, hours=hours, due_round=due or None)


def _instant_effect(s: Board, card: int) -> Fact:
    extra = {c.DISCRETIONARY: s.tables.discretionary_hours, c.PRESS: s.tables.reputation[s.seats]}
    args = {"n": extra[card]} if card in extra else {}
    return fact(f"effect-{CARD_IDS[card]}", "G-13", **args)


def show_program(s: Board, program: int) -> ProgramCard:
    printed, name = program_card(s, program), PLACE_IDS[program]
    return ProgramCard(
        card=name,
        face=name,
        band=printed.band,
        allowed_ao="any" if len(set(printed.ao)) > 1 else "only" if "yes" in printed.ao else "none",
        mode=printed.mode,
        types=list(printed.slots),
        full=printed.full,
        partial=printed.partial,
        loss=printed.loss,
    )


def show_target(s: Board, target: int) -> TargetCard:
    printed, name = target_card(s, target), target_code(target)
    return TargetCard(
        card=name,
        face=name,
        target_type=printed.kind,
        sites=list(printed.sites),
        hours=printed.hours or None,
        hours_ao=printed.hours_ao or None,
        opportunity=printed.opportunity,
        rounds=rounds_up(s, target),
    )


def rounds_up(s: Board, side: int) -> tuple[int, int] | None:
    first, last = target_card(s, side).rounds
    return None if first == 1 and last >= s.tables.rounds[s.seats] else (first, last)
