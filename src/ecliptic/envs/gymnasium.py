"""One seat of a game as a Gymnasium environment: a solo game, or a seat among bots.

gymnasium.make("ecliptic.envs.gymnasium:ecliptic/starmap-v0", seats=1)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium.envs.registration import register

import ecliptic
from ecliptic.bots import Bot
from ecliptic.envs.core import RENDER_MODES, Core, Observation, check_render_mode
from ecliptic.games import all_games
from ecliptic.kernel.errors import BadSeats
from ecliptic.kernel.game import View

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A seat that you play; bots have the others (`bots`: a name from `ecliptic.bots.BOTS`).

    Bots that move at random draw from the random streams of the table, as they do in a batch (`vector.Games`): the same
    seed and actions make the same game there. The reward is the seat's result, at the end. `observations` and `illegal`
    are as for `pettingzoo.TableEnv`; the mask is in every info too. `max_cycles` cuts a game short after that many
    decisions of the seat.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: str | None = None,
        observations: str = "masked",
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        seat: int = 0,
        bots: str = "medium",
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.core = Core(game, seats, options, edition, observations, illegal)
        if not 0 <= seat < self.core.seats:
            raise BadSeats(f"seat {seat} does not exist: seats are 0 to {self.core.seats - 1}")
        self.seat, self.max_cycles = seat, max_cycles
        self.observation_space = self.core.observation_space()
        self.action_space = self.core.action_space()
        self._bots = bots
        self._bot: Bot = ecliptic.bot(bots)
        self._decisions = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """A new game. Without a seed the random streams continue where they are; the first game is then any game."""
        super().reset(seed=seed)
        chosen = self.core.begin(seed)
        if chosen is not None:
            self._bot = ecliptic.bot(self._bots, seed=chosen)
        self._decisions = 0
        self._let_others_act()
        while self.core.over:  # the others gave up before the seat was asked
            self.core.renew()
            self._let_others_act()
        return self.core.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        allowed = self.core.act(self.seat, int(action))
        self._decisions += 1
        self._let_others_act()
        info = self._info() if allowed else {**self._info(), "replaced": True}
        over = self.core.over
        cut = self.max_cycles is not None and self._decisions >= self.max_cycles and not over
        return self.core.observe(self.seat), self.core.returns()[self.seat], over, cut, info

    def _let_others_act(self) -> None:
        while (asked := self.core.actors()) and self.seat not in asked:
            other = asked[0]
            if self._bots == "random":
                self.core.act_at_random(other)
            else:
                self.core.act(other, self._bot.choose(self.core.state.known_to(other), other))

    def _info(self) -> Info:
        return {"action_mask": self.core.mask(self.seat)}

    def action_masks(self) -> Any:
        """The mask under the name that maskable algorithms ask for."""
        return self.core.mask(self.seat).astype(bool)

    def view(self) -> View:
        """What the seat may see, as data."""
        return self.core.view(self.seat)

    def render(self) -> Any:
        return self.core.render(self.render_mode, self.seat)


for _game in all_games():
    register(f"ecliptic/{_game}-v0", f"{__name__}:{SeatEnv.__name__}", kwargs={"game": _game})
