"""OpenSpiel's own tests on every game, mode and number of players."""

from __future__ import annotations

import itertools
import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, get_all_states, ismcts, mcts
from pettingzoo.test import api_test

from ecliptic.envs.openspiel import VARIANTS, SpielState, Variant, resampler
from ecliptic.kernel.state import SPECTATOR
from tests.envs.tables import TABLES as ALL_TABLES

SHORT: dict[str, dict[str, int]] = {
    "ecliptic_transit": {"rounds": 1},
    "ecliptic_survivors": {"round_limit": 1, "turn_limit": 1},
    "ecliptic_survivors_solo": {"round_limit": 1, "turn_limit": 1},
    "ecliptic_ephemeris_one": {"cap": 20},
    "ecliptic_ephemeris_two": {"cap": 20},
}
"""Options that make games short: playthroughs write down every position for every player."""

TABLES = [(variant, seats) for variant in VARIANTS for seats in variant.seats]


def name_of_part(value: Variant | int) -> str:
    return value.name if isinstance(value, Variant) else str(value)


every_variant = pytest.mark.parametrize(("variant", "seats"), TABLES, ids=name_of_part)


def name_of(variant: Variant, seats: int) -> str:
    parameters = {"players": seats, **SHORT.get(variant.name, {})}
    return f"{variant.name}({','.join(f'{key}={value}' for key, value in parameters.items())})"


def some_way_on(game: pyspiel.Game, plies: int, choices: int = 1) -> SpielState:
    """A position in which a player has so many choices: about where a random game is after so many actions."""
    rng, state = np.random.default_rng(1), game.new_initial_state()
    asked: SpielState = state
    while not state.is_terminal() and (plies > 0 or asked.is_chance_node()):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=odds)))
        else:
            asked = state.clone() if len(state.legal_actions()) >= choices else asked
            state.apply_action(int(rng.choice(state.legal_actions())))
        plies -= 1
    return asked


def test_no_game_mode_or_number_of_players_is_left_out() -> None:
    registered = sorted((variant.game, seats, variant.fixed.get("mode")) for variant, seats in TABLES)
    assert registered == sorted((table.game, table.seats, table.options.get("mode")) for table in ALL_TABLES)


def test_a_mode_offers_no_option_of_another() -> None:
    offered = {variant.name: set(pyspiel.load_game(variant.name).get_parameters()) for variant in VARIANTS}
    assert offered["ecliptic_ephemeris_one"] == {"players", "cap", "open", "draft", "manual_call"}
    assert offered["ecliptic_ephemeris_three"] == {"players", "pick", "series"}
    assert offered["ecliptic_ephemeris_snap"] == {"players"}
    with pytest.raises(pyspiel.SpielError, match="cap"):
        pyspiel.load_game("ecliptic_ephemeris_snap(cap=20)")


@every_variant
def test_random_simulation(variant: Variant, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(name_of(variant, seats))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_variant
def test_playthrough(variant: Variant, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first states are shown in full: what follows is written in the same way."""

    class First(generate_playthrough.ShouldDisplayStateTracker):  # type: ignore[misc]
        def __call__(self, state: SpielState) -> bool:
            return bool(state.move_number() < 8 and super().__call__(state))

    whole, formatted = generate_playthrough._format_tensor, itertools.count()

    def format_tensor(tensor: object, name: str) -> object:
        """The generator puts into words also what it does not show, and that takes nearly all of its time."""
        return whole(tensor, name) if next(formatted) < 60 else []

    monkeypatch.setattr(generate_playthrough, "_format_tensor", format_tensor)
    monkeypatch.setattr(generate_playthrough, "ShouldDisplayStateTracker", First)
    text = generate_playthrough.playthrough(name_of(variant, seats), None, seed=1)
    assert f'GameType.short_name = "{variant.name}"' in text
    assert "InformationStateTensor(0)" in text
    assert text.count("# State ") > 5


def test_a_playthrough_comes_out_the_same_again() -> None:
    name = name_of(VARIANTS[0], 3)
    text = generate_playthrough.playthrough(name, None, seed=4)
    actions = [int(line.split(": ")[1]) for line in text.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(name, actions, seed=5) == text


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_all_states_of_the_first_events_are_found(variant: Variant) -> None:
    game = pyspiel.load_game(name_of(variant, variant.seats[0]))
    found = get_all_states.get_all_states(game, depth_limit=1, include_chance_states=True, to_string=str)
    start = game.new_initial_state()
    assert set(found) == {str(start), *(str(start.child(action)) for action in start.legal_actions())}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_serialised_states_come_back(variant: Variant) -> None:
    game = pyspiel.load_game(name_of(variant, variant.seats[-1]))
    state = some_way_on(game, 60)
    assert str(game.deserialize_state(state.serialize())) == str(state)
    assert str(state.clone()) == str(state)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_resampled_worlds_cannot_be_told_from_the_true_one(variant: Variant) -> None:
    game = pyspiel.load_game(name_of(variant, variant.seats[-1]))
    resample, worlds = resampler(1), set()
    for plies in (20, 60, 120):
        state = some_way_on(game, plies)
        player = state.current_player()
        for _ in range(4):
            guess = resample(state, player)
            assert guess.information_state_string(player) == state.information_state_string(player)
            assert guess.information_state_tensor(player) == state.information_state_tensor(player)
            assert guess.observation_string(player) == state.observation_string(player)
            assert guess.legal_actions() == state.legal_actions()
            worlds.add(str(guess))
    if variant.name in ("ecliptic_transit", "ecliptic_survivors", "ecliptic_ephemeris_one", "ecliptic_ephemeris_two"):
        assert len(worlds) > 3


def test_what_others_do_in_a_simultaneous_turn_is_seen_when_it_is_over() -> None:
    """Two games that differ only in what seat 0 did this round look the same to seat 1."""
    state = some_way_on(pyspiel.load_game("ecliptic_starmap(players=2)"), 3)
    assert state.current_player() == 0
    strings = set()
    for action in state.legal_actions()[:4]:
        child = state.clone()
        child.apply_action(action)
        strings.add((child.information_state_string(1), child.observation_string(1)))
        assert child.information_state_string(0) != state.information_state_string(0)
    assert strings == {(state.information_state_string(1), state.observation_string(1))}


def test_what_was_seen_late_is_told_in_the_end() -> None:
    """After the round both players have seen the same events, each its own first."""
    rng, state = np.random.default_rng(2), pyspiel.load_game("ecliptic_starmap(players=2)").new_initial_state()
    while state.playthrough.position.barriers() == 0:
        outcomes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(outcomes)))
    one, two = (sorted(event.split(">")[0] for event in seen.split()) for seen in state.playthrough.seen)
    assert one == two


class NoOpinion(mcts.Evaluator):  # type: ignore[misc]
    """Spares the search its random games: what is tested is the tree."""

    def evaluate(self, state: SpielState) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize(
    ("variant", "seats"), [table for table in TABLES if not table[0].traits.perfect], ids=name_of_part
)
def test_ismcts_plays_with_our_resampler(variant: Variant, seats: int) -> None:
    """In each world it visits nodes of all players; it breaks off if one of them offers what that world does not."""
    game = pyspiel.load_game(name_of(variant, seats))
    state = some_way_on(game, 25, choices=2)
    bot = ismcts.ISMCTSBot(game, NoOpinion(), 1.4, 60, random_state=np.random.RandomState(1))
    bot.set_resampler(resampler(2))
    assert bot.step(state) in state.legal_actions()
    assert bot._root_node.total_visits == 59  # all but the one that made it


def test_ismcts_plays_random_games_from_imagined_worlds() -> None:
    game = pyspiel.load_game("ecliptic_transit(players=2,rounds=1)")
    state = some_way_on(game, 30, choices=3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 12, random_state=np.random.RandomState(1))
    bot.set_resampler(resampler(2))
    assert bot.step(state) in state.legal_actions()


def test_what_others_did_unseen_in_the_true_world_is_not_told_in_another() -> None:
    """Seat 1 resamples after seat 0 has acted unseen. At the end of the turn it is told what seat 0 did there."""
    state = some_way_on(pyspiel.load_game("ecliptic_starmap(players=2)"), 3, choices=4)
    assert state.current_player() == 0
    told = set()
    for action in state.legal_actions()[:4]:
        child = state.clone()
        while child.current_player() != 1:
            child.apply_action(action if child.current_player() == 0 else child.legal_actions()[0])
            action = child.legal_actions()[0]
        guess = resampler(3)(child, 1)
        while guess.playthrough.position.barriers() == 0:
            guess.apply_action(guess.legal_actions()[0])
        told.add(guess.information_state_string(1))
    assert len(told) == 1


@every_variant
@pytest.mark.filterwarnings("ignore")  # Shimmy's own, about how it names agents and deprecated calls
def test_shimmy_brings_it_back_to_pettingzoo(variant: Variant, seats: int) -> None:
    """By name and settings: it loads the game again at every reset, and forgets those of a game that it is handed."""
    from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0  # warns when it is imported

    env = OpenSpielCompatibilityV0(game_name=variant.name, config={"players": seats, **SHORT.get(variant.name, {})})
    env.reset(seed=1)
    assert env.num_agents == seats
    api_test(env, num_cycles=10)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_public_and_private_observations_are_parts_of_what_a_player_knows(variant: Variant) -> None:
    game = pyspiel.load_game(name_of(variant, variant.seats[-1]))
    state = some_way_on(game, 40)
    player = state.current_player()
    whole, public, private = (
        json.loads(observer(game, public, kind).string_from(state, player))
        for public, kind in ((True, "SINGLE_PLAYER"), (True, "NONE"), (False, "SINGLE_PLAYER"))
    )
    assert public == json.loads(json.dumps(state.playthrough.position.known_to(SPECTATOR).to_dict()))
    assert {**{name: value for name, value in public.items() if name in whole}, **private} == whole
    if variant.traits.perfect:
        assert private == {}


def observer(game: pyspiel.Game, public: bool, private: str, recall: bool = False) -> Any:
    kind = getattr(pyspiel.PrivateInfoType, private)
    return game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=kind), {}
    )


def test_the_public_tensor_does_not_depend_on_what_a_player_holds() -> None:
    game = pyspiel.load_game("ecliptic_transit(players=3)")
    state = some_way_on(game, 20, choices=2)
    public, whole = observer(game, True, "NONE"), observer(game, True, "SINGLE_PLAYER")
    for seen in (public, whole):
        seen.set_from(state, 1)
    hands = game.layout.places["hands"]
    assert not public.tensor[hands].any()
    assert whole.tensor[hands].any()
    assert observer(game, False, "SINGLE_PLAYER").tensor is None


@pytest.mark.parametrize("kind", [(False, "NONE", False), (True, "ALL_PLAYERS", False), (True, "NONE", True)])
def test_observations_of_other_kinds_do_not_exist(kind: tuple[bool, str, bool]) -> None:
    assert observer(pyspiel.load_game("ecliptic_transit"), *kind) is None


def test_chance_has_the_odds_of_the_rules() -> None:
    """Three dice: sorted results, the more likely the more ways there are to roll them."""
    state = pyspiel.load_game("ecliptic_starmap_solo").new_initial_state()
    odds = dict(state.chance_outcomes())
    assert len(odds) == 56
    assert sum(odds.values()) == pytest.approx(1)
    assert sorted({round(216 * chance) for chance in odds.values()}) == [1, 3, 6]


def test_observations_are_what_the_player_knows() -> None:
    state = some_way_on(pyspiel.load_game("ecliptic_transit(players=3)"), 40)
    known = json.loads(state.observation_string(1))
    assert known == json.loads(json.dumps(state.playthrough.position.known_to(1).to_dict()))
