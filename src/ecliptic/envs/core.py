"""What all environments of one game share: its position and luck, what a seat sees of it, and how it is drawn."""

from __future__ import annotations

import io
import secrets
from collections.abc import Mapping
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import ecliptic
from ecliptic.envs.batch import PLAYERS, Streams, mask
from ecliptic.envs.layout import Bytes, Layout, encoder_for
from ecliptic.envs.writer import MOST
from ecliptic.kernel.catalogue import Voice, catalogue
from ecliptic.kernel.errors import BadOption, InvalidMove
from ecliptic.kernel.game import View
from ecliptic.kernel.state import State, step

Mask = npt.NDArray[np.int8]
Observation = Any  # an array or a dictionary of arrays: see FORMS

RENDER_MODES: Final = ("human", "ansi", "svg")
FORMS: Final = ("masked", "flat", "named")
"""A dictionary of the array and the mask, the array alone, or a dictionary of all fields and the mask."""
ILLEGAL: Final = ("raise", "replace")
WIDTH: Final = 100
"""Columns of a drawing."""


class Core:
    """One game under way, as seats see it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: str | None = None,
        observations: str = "masked",
        illegal: str = "raise",
        waits: bool = False,
    ) -> None:
        check_choice("observations", observations, FORMS)
        check_choice("illegal", illegal, ILLEGAL)
        self.made_with = (game, seats, dict(options or {}), edition, observations, illegal, waits)
        self.game = ecliptic.game(game, edition)
        self._start = self.game.start(seats, options)
        self.seats = int(self._start.seats)
        self.layout = Layout(encoder_for(self._start))
        self._form, self._illegal = observations, illegal
        self.wait = int(self._start.action_count())
        """The action of a seat that is not asked, where all seats act at once."""
        self.actions = self.wait + waits
        self._words = (self.actions + 7) // 8
        self.state: State = self._start.clone()
        self.streams = Streams(0)
        self._masks: dict[int, Mask] = {}
        """Of the seats that were looked at in this position."""
        self._seeded = False

    # -- spaces ----------------------------------------------------------------------------------------------

    def observation_space(self) -> spaces.Space[Any]:
        flat = spaces.Box(0, MOST, (self.layout.size,), np.uint8)
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        if self._form == "flat":
            return flat
        if self._form == "masked":
            return spaces.Dict({"observation": flat, "action_mask": mask})
        fields = {f.name: spaces.Box(0, f.high, (f.size,), np.uint8) for f in self.layout.fields if f.name}
        return spaces.Dict({**fields, "action_mask": mask})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    # -- playing ---------------------------------------------------------------------------------------------

    def begin(self, seed: int | None) -> int | None:
        """A new game. Without a seed the random streams continue where they are; the first game is then any game.

        Answers the seed where there is a new one.
        """
        if seed is None and self._seeded:
            self.renew()
            return None
        chosen = secrets.randbits(48) if seed is None else seed
        self.reset(chosen)
        return chosen

    def reset(self, seed: int) -> None:
        """A new game; the same one for the same seed."""
        self.streams = Streams(seed)
        self._seeded = True
        self.renew()

    def renew(self) -> None:
        """A new game with the random streams of the last one."""
        self.state = self._start.clone()
        self._settle()

    def _settle(self) -> None:
        """The position has changed, and chance follows."""
        self.streams.settle(self.state)
        self._masks.clear()

    def actors(self) -> list[int]:
        """The seats that are asked now."""
        actors = self.state.actors()
        return [seat for seat in range(self.seats) if actors >> seat & 1]

    def act(self, seat: int, action: int) -> bool:
        """One seat's action, then chance. False if the action was not legal and another was made in its place."""
        made = self._legal(seat, action)
        self.state.apply(seat, made)
        self._settle()
        return made == action

    def act_at_random(self, seat: int) -> None:
        """Any legal action of a seat, from a random stream that nothing else draws from; then chance."""
        self.state.apply(seat, self.state.pick(seat, self.streams.generators[PLAYERS].word()))
        self._settle()

    def act_together(self, actions: Mapping[int, int]) -> list[int]:
        """One action of every seat that is asked, then chance. The seats whose action was replaced by a legal one."""
        asked = self.actors()
        missing = [seat for seat in asked if seat not in actions]
        if missing:
            raise InvalidMove(f"seat {missing[0]} is asked for an action and gave none")
        chosen = {  # all are checked before one is made
            seat: self._legal(seat, action) if seat in asked else self._wait(seat, action)
            for seat, action in actions.items()
        }
        for seat in asked:
            self.state.apply(seat, chosen[seat])
        self._settle()
        return [seat for seat, action in actions.items() if chosen[seat] != action]

    def _wait(self, seat: int, action: int) -> int:
        """What a seat does that is not asked."""
        if action != self.wait and self._illegal == "raise":
            raise InvalidMove(f"seat {seat} is not asked and can only wait, which is action {self.wait}, not {action}")
        return self.wait

    def _legal(self, seat: int, action: int) -> int:
        """The action, or for one that is not legal another, or the refusal."""
        if 0 <= action < self.wait and self._allowed(seat)[action]:
            return action
        legal = self.state.legal(seat)
        if self._illegal == "raise" or not legal:
            step(self.state.clone(), seat, action)
        return legal[action % len(legal)]

    def returns(self) -> list[float]:
        """What each seat has got: nothing before the end."""
        return [float(value) for value in self.state.returns()] if self.over else [0.0] * self.seats

    @property
    def over(self) -> bool:
        return self.state.actors() == 0

    # -- seeing ----------------------------------------------------------------------------------------------

    def array(self, seat: int) -> Bytes:
        """What a seat knows as a row of numbers (see `Layout`)."""
        return self.layout.array(self.state.known_to(seat), seat)

    def mask(self, seat: int) -> Mask:
        """1 for each action that a seat may choose. A seat that is not asked can only wait, where that is an action."""
        if self.state.actors() >> seat & 1:
            return self._allowed(seat).copy()
        nothing = np.zeros(self.actions, np.int8)
        if self.actions > self.wait:
            nothing[self.wait] = 1
        return nothing

    def _allowed(self, seat: int) -> Mask:
        """The mask of a seat that is asked, found once for each position."""
        found = self._masks.get(seat)
        if found is None:
            words = cast("Any", mask(self.state, seat, self._words))
            found = self._masks[seat] = np.frombuffer(words, np.int8, self.actions)
        return found

    def observe(self, seat: int) -> Observation:
        array = self.array(seat)
        if self._form == "flat":
            return array
        if self._form == "masked":
            return {"observation": array, "action_mask": self.mask(seat)}
        return {**self.layout.named(array), "action_mask": self.mask(seat)}

    def view(self, seat: int) -> View:
        """The same knowledge as data to read or draw from."""
        seen: View = self.game.view(self.state, seat)
        return seen

    def render(self, mode: str | None, seat: int) -> str | None:
        """The board as a seat sees it: text, an SVG picture, or printed."""
        if mode is None:
            return None
        from rich.console import Console

        from ecliptic import boards

        drawn = boards.draw(self.game.id, self.view(seat), WIDTH, Voice(catalogue(self.game.id), viewer=seat))
        if mode == "human":
            Console(width=WIDTH).print(drawn)
            return None
        console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
        console.print(drawn)
        if mode == "ansi":
            return console.export_text(styles=True)
        return console.export_svg(title=self.game.title, unique_id=self.game.id)

    # -- copying ---------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, object]) -> Core:
        """An independent copy with the same chance to come."""
        copy = Core(*self.made_with)
        copy.state = self.state.clone()
        copy.streams.restore(self.streams.numbers())
        copy._seeded = self._seeded
        return copy

    def __getstate__(self) -> dict[str, object]:
        luck = self.streams.numbers()
        return {"made_with": self.made_with, "position": self.state.to_dict(), "luck": luck, "seeded": self._seeded}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        Core.__init__(self, *kept["made_with"])
        self.state = self.game.position(cast("Mapping[str, object]", kept["position"]))
        self.streams.restore(kept["luck"])
        self._seeded = kept["seeded"]


def check_choice(name: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise BadOption(f"{name} is {value!r}, but it takes one of: {', '.join(allowed)}")


def check_render_mode(mode: str | None) -> None:
    if mode is not None:
        check_choice("render_mode", mode, RENDER_MODES)
