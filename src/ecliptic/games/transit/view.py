"""What a viewer may see, as data to draw from. Built from a redacted position alone."""

from __future__ import annotations

from ecliptic.games.transit import board as b
from ecliptic.games.transit import cards as c
from ecliptic.games.transit.names import (
    ONGOING_CARDS,
    OUTCOMES,
    PHASES,
    TASKS,
    card_name,
    century_name,
    era_word,
    milestone_effect,
    milestone_name,
    milestone_title,
    setback_effect,
    setback_name,
    setback_title,
    texts,
)
from ecliptic.games.transit.position import listed_elsewhere
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.bits import members, size
from ecliptic.kernel.state import NATURE, SPECTATOR

SILENT = {c.DEAL, c.W1, c.PLACE, c.SUN, c.W2, c.DISCARD, c.W3, c.TURN}
"""T-32: the phases in which only card effects may be talked about."""


def view(s: Transit, viewer: int) -> dict[str, object]:
    return {
        "game": "transit",
        "seats": s.seats,
        "viewer": None if viewer in (SPECTATOR, NATURE) else viewer,
        "actor": _actor(s),
        "round": s.round,
        "rounds": s.options.rounds or None,
        "phase": PHASES[s.phase],
        "phase_title": texts()(f"phase.{PHASES[s.phase]}"),
        "task": TASKS[s.task],
        "prompt": prompt(s),
        "talk": "effects" if s.phase in SILENT else "free",
        "tracks": [_track(s, century) for century in range(s.seats)],
        "hourglass": {"mark": s.hourglass, "end": s.edition.hourglass_end},
        "setback": _setback(s),
        "left": s.left,
        "setbacks_left": s.setbacks_left,
        "players": [_player(s, seat) for seat in range(s.seats)],
        "tableau": [_slot(s, i) for i in members(s.filled_slots())],
        "sun": _slot(s, b.SUN_SLOT) if s.at[b.SLOT + b.SUN_SLOT] != b.EMPTY else None,
        "row": [_entry(s, s.at[b.ROW + i]) for i in range(s.row_size)],
        "total": s.total,
        "passes": s.passes,
        "deck": s.deck,
        "discard": [card_name(i) for i in members(s.open & ~listed_elsewhere(s))],
        "offered": [milestone(s, m) for m in members(s.task_set)] if s.task == c.KEEP else [],
        "effects": _effects(s),
        "outcome": OUTCOMES[s.outcome],
        "outcome_text": outcome_text(s),
    }


def _actor(s: Transit) -> int | None:
    """The seat that is asked now; None when it is chance or the game is over."""
    if s.phase == c.OVER or s.actor() == NATURE:
        return None
    return s.actor()


def prompt(s: Transit) -> str:
    """What the acting seat is asked for."""
    if _actor(s) is None:
        return ""
    say = texts()
    if s.task != c.NO_TASK:
        key = f"prompt.{TASKS[s.task]}"
        return say(key, title=milestone_title(s.task_card)) if s.task == c.TARGET else say(key)
    if c.WINDOWS >> s.phase & 1:
        return say("prompt.window")
    return say(f"prompt.{PHASES[s.phase]}", left=s.left)


def _track(s: Transit, century: int) -> dict[str, object]:
    seat = s.holder(century)
    track = s.track(seat)
    decks = [track, track + 1] if s.seats == 2 else [track]
    return {
        "name": century_name(s.seats, century),
        "holder": seat,
        "mark": s.at[b.MARK + track],
        "spaces": members(s.edition.spaces[track]),
        "decks": [s.at[b.MLEFT + d] for d in decks],
    }


def _setback(s: Transit) -> dict[str, str] | None:
    if s.setback == c.NO_SETBACK:
        return None
    name = setback_name(s.setback)
    phase = texts()(f"setback.{name}.phase")
    return {"name": name, "title": setback_title(s.setback), "phase": phase, "effect": setback_effect(s, s.setback)}


def milestone(s: Transit, m: int) -> dict[str, str]:
    name = milestone_name(m)
    timing = texts()(f"milestone.{name}.timing")
    return {"name": name, "title": milestone_title(m), "timing": timing, "effect": milestone_effect(s, m)}


def _player(s: Transit, seat: int) -> dict[str, object]:
    hand, held = s.at[b.HAND + seat], s.at[b.MHAND + seat]
    return {
        "seat": seat,
        "century": century_name(s.seats, s.century(seat)),
        "hand": [card_name(i) for i in members(hand)],
        "hand_unknown": s.at[b.COUNT + seat] - size(hand),
        "milestones": [milestone(s, m) for m in members(held)],
        "milestones_unknown": s.at[b.MCOUNT + seat] - size(held),
        "ongoing": [milestone(s, m) for i, m in enumerate(ONGOING_CARDS) if s.at[b.ONGOING + i] == seat],
        "streamed": bool(s.streamed >> seat & 1),
    }


def _slot(s: Transit, i: int) -> dict[str, object]:
    """`card` is None if the viewer does not know it; `by` is who laid it facedown."""
    held = s.at[b.SLOT + i]
    faceup = held < b.DOWN
    known = held if faceup else held - b.DOWN if held < b.BLIND else None
    laid_by = s.at[b.LAID_BY + i]
    return {
        "slot": i + 1,
        "card": None if known is None else card_name(known),
        "faceup": faceup,
        "by": None if laid_by == b.NOBODY else laid_by,
    }


def _entry(s: Transit, entry: int) -> dict[str, object]:
    wild = entry // b.ROW_WILD
    return {
        "card": card_name(entry % 32),
        "seat": entry // b.ROW_SEAT % 4,
        "wild": milestone(s, members(c.WILD_SET)[wild - 1]) if wild else None,
    }


def _effects(s: Transit) -> list[dict[str, str]]:
    """Milestones that change this whole round."""
    active = ((c.CONGRESS, s.congress), (c.LEARNED_SOCIETIES, s.societies), (c.HUBBLE, s.hubble))
    found = [milestone(s, m) for m, on in active if on]
    return found + ([milestone(s, c.LIVE_STREAM)] if s.streamed else [])


def outcome_text(s: Transit) -> str:
    return texts()(f"outcome.{OUTCOMES[s.outcome]}", mark=s.hourglass, era=era_word(s.seats)) if s.outcome else ""


def headline(s: Transit) -> str:
    return outcome_text(s) or texts()("headline.now", round=max(1, s.round), mark=s.hourglass)


def sayings(s: Transit) -> tuple[str, ...] | None:
    """T-32: while the hands are secret, only the effects of cards that lie open may be spoken of."""
    if s.phase not in SILENT:
        return None
    ongoing = [milestone(s, m) for i, m in enumerate(ONGOING_CARDS) if s.at[b.ONGOING + i] != b.NOBODY]
    setback = _setback(s)
    return tuple(f"{card['title']}: {card['effect']}" for card in [setback, *ongoing, *_effects(s)] if card)
