"""What stands out in a study, in plain sentences."""

from __future__ import annotations

from collections.abc import Iterator

from ecliptic.studies.figures import Figures, Option, Outcome, plain
from ecliptic.studies.stats import Estimate
from ecliptic.studies.words import figure, interval, listed, named, percent, say, signed, there, titled, where

SURE = 0.95
"""A game that is won or lost more often than this is as good as won or lost."""


def sentences(found: Figures) -> list[str]:
    """The most telling first."""
    return [*_outcomes(found), *_editions(found), *_seats(found), *_luck(found), *_skill(found), *_options(found),
            *_lengths(found)]  # fmt: skip


def _outcomes(found: Figures) -> Iterator[str]:
    for one in found.main:
        seats, result = one.cell.seats, one.result
        if one.competitive:
            if one.drawn > 0.02:
                yield say("standing.drawn", where=where(seats), share=percent(one.drawn))
        elif not one.won:
            low, high = figure(result.low), figure(result.high)
            yield say("standing.mean", where=where(seats), value=figure(result.value), low=low, high=high)
        elif result.low > SURE:
            yield say("standing.sure_win", where=where(seats), share=percent(result.value), games=one.games)
        elif result.high < 1 - SURE:
            yield say("standing.sure_loss", where=where(seats), share=percent(result.value), games=one.games)
        else:
            low, high = percent(result.low), percent(result.high)
            yield say("standing.won", where=where(seats), share=percent(result.value), low=low, high=high)


def _editions(found: Figures) -> Iterator[str]:
    for one in found.paired:
        if one.cell.bot != found.plan.bots[-1]:
            continue
        what, change = ("the_score", one.score)
        if one.result is not None and (one.score is None or one.result.beside(0)):
            what, change = ("the_result" if found.cooperative else "the_mean"), one.result
        if change is None:
            continue
        if change.beside(0):
            yield say(
                "standing.edition", edition=one.edition, what=say(f"standing.{what}"), value=signed(change.value),
                low=signed(change.low), high=signed(change.high), there=there(one.cell.seats),
            )  # fmt: skip
        else:
            yield say("standing.edition_none", edition=one.edition, there=there(one.cell.seats))


def _seats(found: Figures) -> Iterator[str]:
    unfair = False
    for seats, shares in found.seats.items():
        seat, share = max(enumerate(shares), key=lambda one: abs(one[1].value - 1 / seats))
        if _clearly(share, 1 / seats, len(shares)):
            unfair = True
            more = say("standing.more" if share.value > 1 / seats else "standing.less")
            shown, fair = percent(share.value), percent(1 / seats)
            yield say("standing.seat", where=where(seats), seat=seat, share=shown, fair=fair, more=more)
    if found.seats and not unfair:
        yield say("standing.seats_fair")


def _clearly(share: Estimate, fair: float, looks: int) -> bool:
    """Beside the fair share even when so many seats are looked at: an interval half as wide again is enough up to 7."""
    wide = 1.0 if looks == 1 else 1.4
    return abs(share.value - fair) > wide * (share.high - share.value)


def _luck(found: Figures) -> Iterator[str]:
    for seats in found.luck | found.luck_score:
        by_score = seats in found.luck_score
        share = found.luck_score[seats] if by_score else found.luck[seats]
        key = "standing.luck_most" if share.low > 0.5 else "standing.luck_some"
        what = say("standing.score" if by_score else "standing.result")
        low, high = percent(share.low), percent(share.high)
        yield say(key, where=where(seats), share=percent(share.value), what=what, low=low, high=high)


def _skill(found: Figures) -> Iterator[str]:
    own = {(one.cell.seats, one.cell.bot): one for one in found.outcomes if plain(one.cell)}
    for worse, better in zip(found.plan.bots, found.plan.bots[1:], strict=False):
        for seats in found.plan.seats:
            weak, strong = own.get((seats, worse)), own.get((seats, better))
            if weak and strong and not strong.competitive:
                key = "standing.skill_up" if strong.result.low > weak.result.high else "standing.skill_flat"
                high, low = interval(strong.result, strong.won), interval(weak.result, weak.won)
                yield say(key, better=better, worse=worse, high=high, low=low, there=there(seats))
    for one in found.outcomes:
        if one.cell.rival:
            fair = percent(1 / one.cell.seats)
            share = interval(one.result, share=True)
            who = {"better": one.cell.bot, "worse": one.cell.rival}
            yield say("standing.challenger", **who, share=share, there=there(one.cell.seats), fair=fair)


def _options(found: Figures) -> Iterator[str]:
    game = found.plan.game
    dead = dead_kinds(found)
    yield say("standing.dead", things=listed(dead)) if dead else say("standing.dead_none")
    for key, options, sign in (
        ("worse", found.options, -1), ("better", found.options, 1),
        ("dealt_bad", found.chances, -1), ("dealt_good", found.chances, 1),
    ):  # fmt: skip
        clear = clearest(options, sign)
        if clear:
            yield say(f"standing.{key}", things=listed([f"{named(game, one)} ({_effect(one)})" for one in clear], 4))


def dead_kinds(found: Figures) -> list[str]:
    """What was never chosen, the most offered first, with the things of a kind together."""
    kinds: dict[str, list[Option]] = {}
    for one in sorted(found.dead, key=lambda one: -one.offered):
        kinds.setdefault(one.kind, []).append(one)
    told = []
    for kind, options in kinds.items():
        if len(options) == 1:
            told.append(named(found.plan.game, options[0]))
        else:
            things = listed([titled(found.plan.game, one.thing) or kind for one in options], 3)
            told.append(say("standing.dead_kind", kind=kind, things=things))
    return told


def clearest(options: list[Option], sign: int) -> list[Option]:
    """Those with a clear difference in one direction, the largest first."""
    clear = [one for one in options if one.clear and one.result and one.result.value * sign > 0]
    return sorted(clear, key=lambda one: -abs(one.result.value) if one.result else 0)


def _effect(option: Option) -> str:
    return signed(option.result.value) if option.result else "?"


def _lengths(found: Figures) -> Iterator[str]:
    for one in _ends(found.main):
        turns, decisions = (f"{length.points[2]:g}" for length in (one.turns, one.decisions))
        yield say("standing.length", where=where(one.cell.seats), turns=turns, decisions=decisions)


def _ends(outcomes: list[Outcome]) -> list[Outcome]:
    """The first and the last, which tell the range."""
    return outcomes if len(outcomes) < 3 else [outcomes[0], outcomes[-1]]
