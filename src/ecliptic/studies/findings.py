"""What stands out in a study, as facts for the report to tell."""

from __future__ import annotations

from collections.abc import Iterator

from ecliptic.bots.stats import Interval
from ecliptic.kernel.facts import Fact, Topic, fact
from ecliptic.studies.figures import Figures, Outcome, Usage, plain
from ecliptic.studies.words import OPEN, Words, figure, interval, percent, signed

CERTAIN = 0.95
"""A game that is won or lost more often than this is as good as won or lost."""


def findings(found: Figures, words: Words) -> list[Fact]:
    """The most telling first."""
    return [*_outcomes(found), *_editions(found), *_seats(found), *_luck(found), *_skill(found),
            *_options(found, words), *_lengths(found)]  # fmt: skip


def _outcomes(found: Figures) -> Iterator[Fact]:
    for one in found.main:
        players, result = one.cell.seats, one.result
        if one.competitive:
            if one.drawn > 0.02:
                yield fact("finding-drawn", players=players, share=percent(one.drawn))
        elif not one.won:
            low, high = figure(result.low), figure(result.high)
            yield fact("finding-mean", players=players, value=figure(result.value), low=low, high=high)
        elif result.low > CERTAIN:
            yield fact("finding-sure-win", players=players, share=percent(result.value), games=one.games)
        elif result.high < 1 - CERTAIN:
            yield fact("finding-sure-loss", players=players, share=percent(result.value), games=one.games)
        else:
            low, high = percent(result.low), percent(result.high)
            yield fact("finding-won", players=players, share=percent(result.value), low=low, high=high)


def _editions(found: Figures) -> Iterator[Fact]:
    for one in found.paired:
        if one.cell.bot != found.plan.bots[-1]:
            continue
        what, change = "score", one.score
        if one.result is not None and (one.score is None or one.result.excludes(0)):
            what, change = "share" if found.cooperative else "result", one.result
        if change is None:
            continue
        if change.excludes(0):
            yield fact(
                "finding-edition", edition=one.edition, what=what, value=signed(change.value),
                low=signed(change.low), high=signed(change.high), players=one.cell.seats,
            )  # fmt: skip
        else:
            yield fact("finding-edition-none", edition=one.edition, players=one.cell.seats)


def _seats(found: Figures) -> Iterator[Fact]:
    unfair = False
    for players, shares in found.seats.items():
        fair = 1 / players
        seat, share = max(enumerate(shares), key=lambda one: abs(one[1].value - fair))
        if _clearly(share, fair, len(shares)):
            unfair = True
            than = "more" if share.value > fair else "less"
            shown = percent(share.value)
            yield fact("finding-seat", players=players, number=seat, share=shown, fair=percent(fair), than=than)
    if found.seats and not unfair:
        yield fact("finding-seats-fair")


def _clearly(share: Interval, fair: float, looks: int) -> bool:
    """Whether a share differs from the fair one although several seats are looked at: an interval half as wide again is
    enough for up to 7."""
    wide = 1.0 if looks == 1 else 1.4
    return abs(share.value - fair) > wide * (share.high - share.value)


def _luck(found: Figures) -> Iterator[Fact]:
    for players in found.luck | found.luck_score:
        by_score = players in found.luck_score
        share = found.luck_score[players] if by_score else found.luck[players]
        key = "finding-luck-most" if share.low > 0.5 else "finding-luck-some"
        low, high = percent(share.low), percent(share.high)
        what = "score" if by_score else "result"
        yield fact(key, players=players, share=percent(share.value), what=what, low=low, high=high)


def _skill(found: Figures) -> Iterator[Fact]:
    own = {(one.cell.seats, one.cell.bot): one for one in found.outcomes if plain(one.cell)}
    for worse, better in zip(found.plan.bots, found.plan.bots[1:], strict=False):
        for seats in found.plan.seats:
            weak, strong = own.get((seats, worse)), own.get((seats, better))
            if weak and strong and not strong.competitive:
                key = "finding-skill-up" if strong.result.low > weak.result.high else "finding-skill-flat"
                high, low = interval(strong.result, strong.won), interval(weak.result, weak.won)
                yield fact(key, better=better, worse=worse, high=high, low=low, players=seats)
    for one in found.outcomes:
        if one.cell.rival:
            fair, share = percent(1 / one.cell.seats), interval(one.result, share=True)
            who = {"better": one.cell.bot, "worse": one.cell.rival}
            yield fact("finding-challenger", **who, share=share, players=one.cell.seats, fair=fair)


def _options(found: Figures, words: Words) -> Iterator[Fact]:
    dead = dead_kinds(found, words)
    yield fact("finding-dead", things=words.few(dead)) if dead else fact("finding-dead-none")
    for key, options, sign in (
        ("worse", found.options, -1), ("better", found.options, 1),
        ("dealt-bad", found.chances, -1), ("dealt-good", found.chances, 1),
    ):  # fmt: skip
        told = [words.say("move-effect", move=words.move(one.topic), effect=_effect(one))
                for one in clearest(options, sign)]  # fmt: skip
        if told:
            yield fact(f"finding-{key}", things=words.few(told, 4))


def dead_kinds(found: Figures, words: Words) -> list[str]:
    """What was never chosen, the most offered first, with the things of a kind together."""
    kinds: dict[tuple[str, str], list[Topic]] = {}
    for one in sorted(found.dead, key=lambda one: -one.offered):
        kinds.setdefault((one.topic.kind, one.topic.argument), []).append(one.topic)
    told = []
    for (kind, argument), topics in kinds.items():
        if len(topics) == 1:
            told.append(words.move(topics[0]))
        else:
            things = words.say.join(words.few([words.thing(topic) for topic in topics], 3))
            told.append(words.say("moves-of-a-kind", move=words.move(Topic(kind, argument, OPEN)), things=things))
    return told


def clearest(options: list[Usage], sign: int) -> list[Usage]:
    """Those with a clear difference in one direction, the largest first."""
    clear = [one for one in options if one.clear and one.result and one.result.value * sign > 0]
    return sorted(clear, key=lambda one: -abs(one.result.value) if one.result else 0)


def _effect(option: Usage) -> str:
    return signed(option.result.value) if option.result else "?"


def _lengths(found: Figures) -> Iterator[Fact]:
    for one in _ends(found.main):
        turns, decisions = (f"{length.points[2]:g}" for length in (one.turns, one.decisions))
        yield fact("finding-length", players=one.cell.seats, turns=turns, decisions=decisions)


def _ends(outcomes: list[Outcome]) -> list[Outcome]:
    """The first and the last, which tell the range."""
    return outcomes if len(outcomes) < 3 else [outcomes[0], outcomes[-1]]
