"""`ecliptic arena`: how strong are the bots?"""

from __future__ import annotations

import json
from argparse import Namespace
from itertools import chain
from math import isfinite
from pathlib import Path

from rich import box
from rich.table import Table

from ecliptic.bots import bot, levels_of
from ecliptic.bots.arena import Contest, Played, Standing, as_json, games, judge
from ecliptic.cli import files
from ecliptic.cli.game_info import find
from ecliptic.cli.language import BadUsage, say
from ecliptic.cli.screen import console, watched


def run(asked: Namespace) -> int:
    contest = _contest(asked)
    if asked.games < 1 or asked.jobs < 1:
        raise BadUsage(say("arena-too-few"))
    if asked.json:
        files.check(Path(asked.json))
    each = len(contest.seatings())  # the same for every deal
    deals = range(asked.seed, asked.seed + -(-asked.games // each))
    played: list[Played] = []
    try:
        for one in watched(games(contest, deals, asked.jobs), say("arena-playing"), each * len(deals)):
            played.append(one)
    finally:  # also if it was stopped
        _tell(contest, played[: len(played) // each * each], asked.json)
    return 0


def _tell(contest: Contest, played: list[Played], file: str | None) -> None:
    """Only deals that were played in all seatings: in the others, some bots had the better cards."""
    if not played:
        console().print(say("arena-nothing"))
        return
    standings = judge(contest, played)
    console().print(table(contest, played, standings))
    if file:
        files.write(Path(file), json.dumps(as_json(contest, played, standings), indent=1) + "\n")


def _contest(asked: Namespace) -> Contest:
    game = find(asked.game)
    state = game.start(asked.seats, dict(asked.option))
    names = tuple(name.strip() for name in asked.bots.split(",")) if asked.bots else levels_of(game.id)
    contest = Contest(game.id, names, state.seats, dict(asked.option))
    for name in chain.from_iterable(map(contest.team, names)):
        bot(name, game.id)  # a wrong name is told before the first game
    if len(set(names)) < len(names):
        raise BadUsage(say("arena-twice"))
    return contest


def table(contest: Contest, played: list[Played], standings: list[Standing]) -> Table:
    options = "".join(f", {name}={value}" for name, value in contest.options.items())
    title = say("arena-title", game=contest.game + options, players=contest.seats, games=len(played))
    found = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    found.add_column(say("arena-bot"), overflow="fold")
    found.add_column(say("arena-games"), justify="right")
    found.add_column(say(f"arena-{contest.unit.name}"), justify="right", no_wrap=True)
    rated = any(standing.rating is not None for standing in standings)
    if rated:
        found.add_column(say("arena-rating"), justify="right", no_wrap=True)
    if len(standings) > 1:
        found.add_column(say("arena-ahead"), justify="right", no_wrap=True)
    for one in standings:
        row = [one.bot, str(one.games), f"{one.mean:.3f} ({_span(one.low, one.high)})"]
        if one.rating is not None and one.rating_high is not None:
            row.append(f"{one.rating:.1f} ± {one.rating_high - one.rating:.1f}")
        if one.ahead is not None and one.ahead_low is not None and one.ahead_high is not None:
            row.append(f"{one.ahead:+.3f} ({_span(one.ahead_low, one.ahead_high)})")
        found.add_row(*row)
    return found


def _span(low: float, high: float) -> str:
    """An interval; one game alone has none."""
    return f"{low:.3f}–{high:.3f}" if isfinite(low) and isfinite(high) else say("arena-unknown")
