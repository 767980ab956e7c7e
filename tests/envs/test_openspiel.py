"""OpenSpiel's own tests on every game, mode and number of players."""

from __future__ import annotations

import itertools
import json

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import api_test

from ecliptic.envs.openspiel import ENTRIES, Entry, SpielState, resampler

SHORT = {
    "transit": {"rounds": 1},
    "survivors": {"round_limit": 1, "turn_limit": 1},
    "ephemeris": {"cap": 20},
}
"""Options that make games short: playthroughs write down every position for every player."""

TABLES = [(entry, seats) for entry in ENTRIES for seats in entry.seats]
every_entry = pytest.mark.parametrize(("entry", "seats"), TABLES, ids=lambda value: getattr(value, "name", str(value)))


def name_of(entry: Entry, seats: int) -> str:
    parameters = {"players": seats, **SHORT.get(entry.game, {})}
    return f"{entry.name}({','.join(f'{key}={value}' for key, value in parameters.items())})"


def some_way_on(game: pyspiel.Game, plies: int, seed: int = 1) -> SpielState:
    """A position in which a player is asked: after so many random actions or, if the game is over by then, before."""
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    asked: SpielState = state
    while not state.is_terminal() and (plies > 0 or asked.is_chance_node()):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=odds)))
        else:
            asked = state.clone()
            state.apply_action(int(rng.choice(state.legal_actions())))
        plies -= 1
    return asked


@every_entry
def test_random_simulation(entry: Entry, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(name_of(entry, seats))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_entry
def test_playthrough(entry: Entry, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
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
    text = generate_playthrough.playthrough(name_of(entry, seats), None, seed=1)
    assert f'GameType.short_name = "{entry.name}"' in text
    assert "InformationStateTensor(0)" in text
    assert text.count("# State ") > 5


def test_a_playthrough_comes_out_the_same_again() -> None:
    name = name_of(ENTRIES[0], 3)
    text = generate_playthrough.playthrough(name, None, seed=4)
    actions = [int(line.split(": ")[1]) for line in text.splitlines() if line.startswith("action: ")]
    assert generate_playthrough.playthrough(name, actions, seed=5) == text


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_serialised_states_come_back(entry: Entry) -> None:
    game = pyspiel.load_game(name_of(entry, entry.seats[-1]))
    state = some_way_on(game, 60)
    assert str(game.deserialize_state(state.serialize())) == str(state)
    assert str(state.clone()) == str(state)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_resampled_worlds_cannot_be_told_from_the_true_one(entry: Entry) -> None:
    game = pyspiel.load_game(name_of(entry, entry.seats[-1]))
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
    if entry.name in ("ecliptic_transit", "ecliptic_survivors", "ecliptic_ephemeris_one", "ecliptic_ephemeris_two"):
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
    while state.table.position.barriers() == 0:
        outcomes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(outcomes)))
    one, two = (sorted(event.split(">")[0] for event in seen.split()) for seen in state.table.seen)
    assert one == two


def test_ismcts_plays_with_our_resampler() -> None:
    game = pyspiel.load_game("ecliptic_transit(players=2,rounds=1)")
    state = some_way_on(game, 30)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 12, random_state=np.random.RandomState(1))
    bot.set_resampler(resampler(2))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
@pytest.mark.filterwarnings("ignore")  # Shimmy's own, about how it names agents and deprecated calls
def test_shimmy_brings_it_back_to_pettingzoo(entry: Entry) -> None:
    from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0  # warns when it is imported

    env = OpenSpielCompatibilityV0(env=pyspiel.load_game(name_of(entry, entry.seats[0])))
    env.reset(seed=1)
    api_test(env, num_cycles=10)


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
    assert known == json.loads(json.dumps(state.table.position.known_to(1).to_dict()))
