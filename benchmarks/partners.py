"""What `hard` loses among weaker partners, in the games that are played together.

    python -m benchmarks.partners transit|gemini [games seats [teams]]

Teams play the same deals in the arena (`hard+medium` and the like). `hurried` stands for somebody who does not think of
the others: it makes what pays most at once, and everything else at random.
"""

from __future__ import annotations

import sys
from typing import cast

from ecliptic.bots import BOTS
from ecliptic.bots.arena import Contest, games, judge
from ecliptic.bots.game_modules import luck_of
from ecliptic.bots.transit import earns
from ecliptic.games.gemini import ids as g
from ecliptic.games.gemini.rules import Semester
from ecliptic.games.transit import ids as t
from ecliptic.games.transit.rules import Transit
from ecliptic.kernel.bits import members
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.state import State


class Hurried:
    """Of the choices that pay most at once any."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, known: State, seat: int) -> int:
        state = known.clone()
        choices = list(state.legal(seat))
        pays = [_pays(state, seat, action) for action in choices]
        best = [action for action, paid in zip(choices, pays, strict=True) if paid == max(pays)]
        return best[Luck(luck_of(self._seed, known, seat)).below(len(best))]


def _pays(state: State, seat: int, action: int) -> float:
    if isinstance(state, Transit):
        return _card(state, seat, action)
    return _step(cast(Semester, state), action)


def _card(state: Transit, seat: int, action: int) -> float:
    """The points of a card from the hand; nothing else is looked at, and nobody passes who need not."""
    if state.phase == t.TURN and t.A_PLAY <= action < t.A_PLAY + 32:
        return 1.0 + float(earns(state, seat, action - t.A_PLAY))
    return 0.0


def _step(state: Semester, action: int) -> float:
    """Hours that count come before a target, a target before an instrument, and all that before new programs."""
    if g.PLAY_TIME <= action < g.ATTACH:
        kind, program = divmod(action - g.PLAY_TIME, g.PROGRAMS)
        hours = state.tables.kind_hours[kind]
        if program == g.BASE:
            return 9.0 if not state.flipped else 0.5
        need = state.tables.need[state.at(program, g.SIDE)] - state.at(program, g.HOURS)
        return 20.0 if hours >= need else 10.0 + float(hours)
    if g.PLAY_TARGET <= action < g.PLAY_TIME:
        return 8.0 if state.at((action - g.PLAY_TARGET) // g.SIDES, g.SIDE) == g.NONE else -1.0
    if g.MOVE <= action < g.MOVE + g.SHIFT:
        return 6.0
    if g.ACTIVATE <= action < g.PLAY_TARGET:
        return 4.0 if len(members(state.active)) <= 4 else -1.0
    return 0.0 if action >= g.END_TURN else -1.0


HARD = "hard:60000ms"
"""By simulations, however slow the machine is."""


def main() -> None:
    game, *more = sys.argv[1:]
    deals, seats, *chosen = more or ("40", "2")
    BOTS["hurried"] = Hurried
    for team in chosen or teams(int(seats)):
        contest = Contest(game, (team.replace("hard", HARD),), int(seats))
        (standing,) = judge(contest, list(games(contest, range(1, int(deals) + 1))))
        interval = f"{standing.mean:.3f} ({standing.low:.3f} - {standing.high:.3f})"
        print(f"{game}, {seats} players: {team} {interval} in {deals} games", flush=True)


def teams(seats: int) -> list[str]:
    """Copies of each bot, and each partner with a `hard` or `medium` in the place of one of the copies."""
    mixed = [(one, other) for other in ("medium", "easy", "hurried") for one in ("hard", "medium") if one != other]
    return ["hard", "medium", "easy", "hurried", *("+".join([one, *[other] * (seats - 1)]) for one, other in mixed)]


if __name__ == "__main__":
    main()
