"""The Transit of Venus as everything outside sees it: the contract. Rule ids refer to RULES.md.

What may be done is in `legal.py`, what it does in `course.py`, `advancement.py` and `effects.py`.
"""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.transit import ids as c
from ecliptic.games.transit import knowledge
from ecliptic.games.transit.effects import Effects
from ecliptic.games.transit.ids import wild_milestone
from ecliptic.games.transit.ruleset import Edition, Options
from ecliptic.kernel.bits import below, bit, size
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import NATURE, SETUP_STREAM, SHARED_STREAM, Refusal


class Transit(Effects):
    """A position of The Transit of Venus and its rules."""

    game_id: ClassVar[str] = "transit"

    def clone(self) -> Transit:
        copy = Transit(self.seats, self.edition, self.options, self.at[:])
        self.copy_into(copy)
        return copy

    def known_to(self, seat: i64) -> Transit:
        copy = self.clone()
        knowledge.redact(copy, seat)
        return copy

    def seen_as(self, viewer: i64, seat: i64, action: i64) -> i64:
        return knowledge.seen_as(self, viewer, seat, action)

    def fill(self, luck: Luck) -> None:
        if self.viewer != c.NOBODY:
            knowledge.complete(self, luck)

    def action_count(self) -> i64:
        return c.ACTIONS

    def stream(self) -> i64:
        if self.phase == c.FIRST_PLAYER:
            return SETUP_STREAM
        return SHARED_STREAM

    def returns(self) -> list[float]:
        won = 1.0 if self.outcome == 1 else 0.0
        return [won] * self.seats

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        from ecliptic.games.transit.refusals import explain

        return explain(self, seat, action)

    def to_dict(self) -> dict[str, object]:
        from ecliptic.games.transit.position import to_dict

        return to_dict(self)

    # -- what actions do -------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        if seat == NATURE:
            self._apply_chance(action)
        elif self.task != c.NO_TASK:
            self._apply_task(seat, action)
        elif action >= c.A_USE and action < c.A_GIVE:
            self._use(seat, action - c.A_USE)
        elif action >= c.A_GIVE and action < c.A_KEEP:
            self._give(seat, wild_milestone((action - c.A_GIVE) >> 2), (action - c.A_GIVE) & 3)
        elif self.phase == c.TURN:
            self._take_turn(seat, action)
        elif self.phase == c.PLACE:
            self._place(seat, action - c.A_PLACE)
        elif self.phase == c.DISCARD:
            self._discard_two(seat, action - c.A_DISCARD)
        elif self.phase == c.LIMIT:
            self._drop(seat, action - c.A_DROP)
        else:
            self._ask_next()

    def _apply_chance(self, action: i64) -> None:
        if action >= c.N_FIRST:
            self.lead = action - c.N_FIRST
            self.phase = c.SETBACK
        elif action >= c.N_SETBACK:
            self._reveal_setback(action - c.N_SETBACK)
        elif action >= c.N_MILESTONE:
            self._draw_milestone(action - c.N_MILESTONE)
        elif self.task != c.NO_TASK:
            self._card_for_task(action - c.N_CARD)
        elif self.phase == c.DEAL:
            self._deal(action - c.N_CARD)
        else:
            self._turn_up_from_deck(c.SUN_SLOT, action - c.N_CARD)
            self._open_window(c.W2)


def new_game(seats: i64, edition: Edition, options: Options) -> Transit:
    """T-01 to T-05: before the first player is drawn."""
    zero: i64 = 0
    game = Transit(seats, edition, options, vec[i64]([zero] * c.ROOM))
    i: i64 = 0
    while i < 4:
        game.at[c.ONGOING + i] = c.NOBODY
        i += 1
    d: i64 = 0
    while d < c.TRACKS:
        if decks_in_play(seats) & bit(d):
            game.at[c.MLEFT + d] = size(edition.decks[d])
            game.undrawn |= edition.decks[d]
        d += 1
    game.used = below(c.MILESTONES) & ~game.undrawn
    game._gather_cards()
    game.setbacks = available_setbacks(seats, edition, options)
    game.setbacks_left = options.rounds if options.rounds > 0 else size(game.setbacks)
    game.hourglass = 0 if options.rounds > 0 else edition.hourglass_start
    return game


def decks_in_play(seats: i64) -> i64:
    """T-02: with three players the 21st Century's deck stays in the box."""
    if seats == 3:
        return 7
    return 15


def available_setbacks(seats: i64, edition: Edition, options: Options) -> i64:
    """T-03, T-04: two players leave out number five; the harder game has only numbers four to eight."""
    found: i64 = 0
    i: i64 = 0
    while i < c.SETBACKS:
        left_out: bool = (seats == 2 and i == 4) or (options.harder and i < 3)
        if not left_out:
            found |= bit(edition.setback_order[i])
        i += 1
    return found
