"""The games in OpenSpiel: importing this file registers them.

import pyspiel, ecliptic.envs.openspiel
game = pyspiel.load_game("ecliptic_transit(players=3)")

Chance is explicit. Simultaneous turns are played one seat after the other, each without seeing what those before it
did, which comes to the same. Information states are all that a player has seen, in order.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyspiel

import ecliptic
from ecliptic.envs.layout import Layout, encoder_for, module_of, observed_games
from ecliptic.envs.writer import Traits
from ecliptic.kernel.game import Game, OptionValue
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import LATER, NATURE, SEAT_STREAM, SPECTATOR, State

Kind = pyspiel.GameType

NOBODY = -1
"""Who is asked once a game is over."""
PLAYERS = {NATURE: int(pyspiel.PlayerId.CHANCE), NOBODY: int(pyspiel.PlayerId.TERMINAL)}
"""What OpenSpiel calls those that are no seats."""

FINGERPRINT = 128
"""Bits of an information state tensor that stand for all that was seen."""


class Variant(NamedTuple):
    """A game as it is registered: one for each mode, and for playing alone."""

    name: str
    game: str
    title: str
    fixed: dict[str, OptionValue]
    seats: tuple[int, ...]
    utility: Any
    traits: Traits


def variants() -> list[Variant]:
    return [variant for name in observed_games() for variant in _variants(ecliptic.game(name))]


def _variants(game: Game) -> Iterator[Variant]:
    modes = next((option.choices for option in game.options if option.name == "mode"), ())
    for mode in modes:
        seats = game.seats_for(game.check_options({"mode": mode}))
        yield _variant(game, f"_{mode}", f"{game.title}, mode {mode}", {"mode": mode}, seats)
    if not modes:
        several = tuple(count for count in game.seats if count > 1)
        if several:
            yield _variant(game, "", game.title, {}, several)
        if 1 in game.seats:
            yield _variant(game, "_solo", f"{game.title}, alone", {}, (1,))


def _variant(game: Game, suffix: str, title: str, fixed: dict[str, OptionValue], seats: tuple[int, ...]) -> Variant:
    module = module_of(game.id)
    traits = module.traits(game.start(min(seats), fixed)) if hasattr(module, "traits") else Traits()
    utility = Kind.Utility.GENERAL_SUM
    if seats != (1,) and game.cooperative:
        utility = Kind.Utility.IDENTICAL
    elif seats != (1,) and traits.constant_sum:
        utility = Kind.Utility.CONSTANT_SUM
    name = f"ecliptic_{game.id.replace('-', '_')}{suffix}"
    return Variant(name, game.id, title, fixed, seats, utility, traits)


def game_type(variant: Variant) -> Any:
    known = ecliptic.game(variant.game).options_beside(variant.fixed)
    options = {option.name: option.default for option in known if option.name not in variant.fixed}
    return Kind(
        short_name=variant.name,
        long_name=variant.title,
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            Kind.Information.PERFECT_INFORMATION if variant.traits.perfect else Kind.Information.IMPERFECT_INFORMATION
        ),
        utility=variant.utility,
        reward_model=Kind.RewardModel.TERMINAL,
        min_num_players=min(variant.seats),
        max_num_players=max(variant.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": min(variant.seats), **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and options."""

    def __init__(self, variant: Variant, kind: Any, given: dict[str, Any]) -> None:
        options = {name: value for name, value in given.items() if name != "players"}
        self.ours: Game = ecliptic.game(variant.game)
        self.start: State = self.ours.start(int(given.get("players", min(variant.seats))), {**options, **variant.fixed})
        self.layout = Layout(encoder_for(self.start))
        constant = variant.utility == Kind.Utility.CONSTANT_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.start.action_count()),
            max_chance_outcomes=int(self.start.action_count()),
            num_players=int(self.start.seats),
            min_utility=0.0,
            max_utility=variant.traits.highest,
            utility_sum=1.0 if constant else None,
            max_game_length=self.ours.max_plies,
        )
        super().__init__(kind, info, given)

    def max_chance_nodes_in_history(self) -> int:
        return self.ours.max_plies

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What a player knows or has seen, or its public or its private part; None for any other kind."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        everything = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        nothing = not kind.public_info and kind.private_info == pyspiel.PrivateInfoType.NONE
        others = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        if nothing or others or (kind.perfect_recall and not everything):
            return None
        return Observer(self, kind, params)


class Playthrough:
    """A position and the way to it. What each player has seen there is told once somebody asks for it: a search or a
    simulation makes thousands of moves that nobody is told of."""

    def __init__(self, position: State) -> None:
        self.position = position
        self._begin(position, [""] * position.seats, [[] for _ in range(position.seats)])

    def _begin(self, told: State, seen: list[str], late: list[list[Late]]) -> None:
        """Nobody changes these three: copies of this playthrough share them."""
        self._told = told.clone()
        """How far the players have been told."""
        self._seen = seen
        self._late = late
        """Events of others in a simultaneous turn, to be seen once it is over."""
        self._untold: list[tuple[int, int]] = []
        """Who did what since."""

    def __deepcopy__(self, memo: dict[int, object]) -> Playthrough:
        copy = Playthrough.__new__(Playthrough)
        copy.position = self.position.clone()
        copy._told, copy._seen, copy._late = self._told, self._seen, self._late
        copy._untold = self._untold[:]
        return copy

    def __getstate__(self) -> dict[str, object]:
        return {"game": self.position.game_id, "at": self.position.to_dict(), "seen": self.seen, "late": self._late}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.position = ecliptic.game(kept["game"]).position(kept["at"])
        self._begin(self.position, kept["seen"], kept["late"])

    def apply(self, seat: int, action: int) -> None:
        self.position.apply(seat, action)
        self._untold.append((seat, action))

    @property
    def seen(self) -> list[str]:
        """What each player has seen, in order."""
        if self._untold:
            telling = Telling(self._told.clone(), self._seen[:], [late[:] for late in self._late])
            for seat, action in self._untold:
                telling.apply(seat, action)
            self._begin(*telling)
        return self._seen

    def imagine(self, player: int, luck: Luck) -> None:
        """Makes this a world that the player cannot tell from the one it was.

        What the others have seen on the way there is not known; their knowledge in this world stands for it, so that
        they too can tell apart what they could. In a simultaneous turn the lower seats are done by now.
        """
        own = self.seen[player]
        self.position = self.position.known_to(player)
        self.position.fill(luck)
        seen = [_digest(_words(self.position.known_to(seat))).hex() + " " for seat in range(len(self.seen))]
        self._begin(self.position, seen, [[event for event in late if event[0] == player] for late in self._late])
        while (actor := int(next_actor(self.position.actors()))) != player:
            self.apply(actor, int(self.position.pick(actor, luck.word())))
        seen = self.seen[:]
        seen[player] = own
        self._seen = seen


Late = tuple[int, str, int]
"""Whose event it is, who did it, and what."""


class Telling(NamedTuple):
    """Tells the players event after event."""

    position: State
    seen: list[str]
    late: list[list[Late]]

    def apply(self, seat: int, action: int) -> None:
        position = self.position
        owner = int(position.stream()) - SEAT_STREAM if seat == NATURE else seat
        seen = [int(position.seen_as(viewer, seat, action)) for viewer in range(position.seats)]
        for viewer, code in enumerate(seen):
            if code == LATER:
                code = int(position.seen_at_barrier(viewer, seat, action))
                self.late[viewer].append((owner, f"N{owner}" if seat == NATURE else str(seat), code))
        before = position.barriers()
        position.apply(seat, action)
        for viewer, code in enumerate(seen):
            if code != LATER:
                self._tell(viewer, "N" if seat == NATURE else str(seat), code)
        if position.barriers() != before:
            self._tell_late()

    def _tell(self, viewer: int, who: str, code: int) -> None:
        """An event, and who is asked after it as far as the viewer knows."""
        asked = int(self.position.known_to(viewer).actors())
        self.seen[viewer] += f"{who}:{code if code >= 0 else '?'}>{asked:x} "

    def _tell_late(self) -> None:
        """In the order of the seats, because the order in which they acted means nothing."""
        for viewer, late in enumerate(self.late):
            for _, who, code in sorted(late, key=lambda event: event[0]):
                self._tell(viewer, who, code)
            late.clear()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it.

    What Python calls most often is answered here, without the way through OpenSpiel's C++ and back.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.playthrough = Playthrough(game.start.clone())
        self._look()

    @property
    def _position(self) -> State:
        return self.playthrough.position

    def _look(self) -> None:
        """Finds out who is asked."""
        actors = self.playthrough.position.actors()
        self._actor: int = next_actor(actors) if actors else NOBODY
        """A seat, NATURE or NOBODY."""
        self._player = PLAYERS.get(self._actor, self._actor)

    def current_player(self) -> int:
        return self._player

    def is_chance_node(self) -> bool:
        return self._actor == NATURE

    def is_terminal(self) -> bool:
        return self._actor == NOBODY

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self._actor == NOBODY or (player is not None and int(player) != self._player):
            return []
        return list(self.playthrough.position.legal(self._actor))

    _legal_actions = legal_actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [int(weight) for weight in self._position.odds()]
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(self._position.legal(NATURE), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.playthrough.apply(self._actor, action)
        self._look()

    def _action_to_string(self, player: int, action: int) -> str:
        seat = NATURE if player == pyspiel.PlayerId.CHANCE else player
        return f"{'chance' if seat == NATURE else seat}: {self.get_game().ours.spell(self._position, seat, action)}"

    def returns(self) -> list[float]:
        return list(self._position.returns()) if self.is_terminal() else [0.0] * self._position.seats

    def __str__(self) -> str:
        return _words(self._position)

    def imagine(self, player: int, luck: Luck) -> None:
        """Makes this a world that the player cannot tell from the one it was."""
        self.playthrough.imagine(player, luck)
        self._look()


class Observer:
    """What a player knows, or what of it is public, as text and as a tensor; or what only it knows, as text."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, but there are {params}")
        self._game = game
        self._recall = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self._public:
            size = game.layout.size
            self.tensor = np.zeros(size + FINGERPRINT * self._recall, np.float32)
            self.dict["observation"] = self.tensor[:size]
            if self._recall:
                self.dict["seen"] = self.tensor[size:]

    def _known(self, state: SpielState, player: int) -> State:
        return state.playthrough.position.known_to(player if self._private else SPECTATOR)

    def set_from(self, state: SpielState, player: int) -> None:
        if not self._public:
            return
        self.dict["observation"][:] = self._game.layout.array(self._known(state, player), player)
        if self._recall:
            digest = _digest(state.playthrough.seen[player])
            self.dict["seen"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recall:
            return f"{player} {state.playthrough.seen[player]}"
        known = self._known(state, player)
        if self._public:
            return _words(known)
        everybody = state.playthrough.position.known_to(SPECTATOR).to_dict()
        return json.dumps({name: value for name, value in known.to_dict().items() if everybody.get(name) != value})


def _words(known: State) -> str:
    return json.dumps(known.to_dict())


def _digest(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=FINGERPRINT // 8).digest()


def resampler(seed: int = 0) -> Callable[[SpielState, int], SpielState]:
    """For OpenSpiel's ISMCTS: worlds that a player cannot tell from the one it is in.

    bot.set_resampler(resampler(1))
    """
    luck = Luck(seed)

    def resample(state: SpielState, player: int) -> SpielState:
        copy: SpielState = state.clone()
        copy.imagine(player, luck)
        return copy

    return resample


def _register(variant: Variant) -> None:
    kind = game_type(variant)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(variant, kind, params or {})

    pyspiel.register_game(kind, Registered)


VARIANTS = variants()
for _variant_ in VARIANTS:
    _register(_variant_)
