"""OpenSpiel's cribbage as an oracle: on ranks 1 to 8 both games count runs, multiples, fifteens and 31 alike."""

from __future__ import annotations

import random
import re

import pyspiel
import pytest

from ecliptic.games.transit import ids as c
from ecliptic.games.transit import scoring
from ecliptic.games.transit.game import TransitGame
from ecliptic.games.transit.names import read_card
from ecliptic.games.transit.rules import Transit

GAME = TransitGame()
CRIBBAGE = pyspiel.load_game("cribbage(players=3)")
LOW = re.compile(r"Deal ([A2-8][CDHS])")
"""A card that our deck has too; its ace is an A."""


def scores(state: pyspiel.State) -> list[int]:
    found = re.search(r"Scores: (\d+) (\d+) (\d+)", str(state))
    assert found
    return [int(n) for n in found.groups()]


def deal_low_cards(state: pyspiel.State, rng: random.Random) -> None:
    """Chance chooses among ranks 1 to 8 only."""
    while state.is_chance_node():
        actions = [a for a, _ in state.chance_outcomes()]
        state.apply_action(rng.choice([a for a in actions if LOW.match(state.action_to_string(a))]))


def choose_crib(state: pyspiel.State, rng: random.Random) -> None:
    while "Phase: Play" not in str(state) or state.is_chance_node():
        if state.is_chance_node():
            deal_low_cards(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def table_of(cards: list[int]) -> Transit:
    """A Tableau of these cards, the Sun included."""
    s = GAME.start(4)
    assert isinstance(s, Transit)
    for i, card in enumerate(cards):
        s.at[c.SLOT + i] = card
    return s


def points(row: list[int]) -> int:
    """What our rules pay for the last card of a row."""
    s = GAME.start(4)
    assert isinstance(s, Transit)
    for i, card in enumerate(row):
        s.at[c.ROW + i] = card
        s.total += c.rank(card)
    s.row_size = len(row)
    multiple = scoring.multiple_points(s, scoring.multiple_length(s))
    return scoring.run_length(s) + multiple + scoring.sum_points(s)


def card_of(text: str) -> int:
    return read_card(text.replace("A", "1", 1) if text[0] == "A" else text)


def play_one_deal(seed: int) -> tuple[int, int]:
    """Compares every play of one deal, and the show of the hands; returns how many of each were compared."""
    rng = random.Random(seed)
    state = CRIBBAGE.new_initial_state()
    choose_crib(state, rng)
    text = str(state)
    hands = [[card_of(w) for w in line.split()] for line in re.findall(r"P\d Hand:(.*)", text)]
    starter = card_of(re.search(r"Starter: (\S+)", text)[1])  # type: ignore[index]
    row: list[int] = []
    plays = shows = 0
    while "Phase: Play" in str(state) and "Round: 0" in str(state):
        player, action = state.current_player(), rng.choice(state.legal_actions())
        word = state.action_to_string(player, action)
        before = scores(state)
        state.apply_action(action)
        after = scores(state)
        ended = "Round: 0" not in str(state)
        if word != "Pass":
            row.append(card_of(word.split()[1]))
            if not ended:
                assert after[player] - before[player] == points(row), (seed, word, row)
                plays += 1
        if ended:
            shows += compare_shows(before, after, hands, starter, player)
        elif "Running total: 0" in str(state):
            row = []
    return plays, shows


def compare_shows(before: list[int], after: list[int], hands: list[list[int]], starter: int, last: int) -> int:
    """The hands of those who neither dealt (they have the crib too) nor played last; flushes are not in our rules."""
    compared = 0
    for player in (1, 2):
        hand = hands[player]
        if player == last or len({c.suit(card) for card in hand}) == 1:
            continue
        assert after[player] - before[player] == scoring.tableau_value(table_of([*hand, starter])), (hand, starter)
        compared += 1
    return compared


@pytest.mark.parametrize("batch", range(4))
def test_play_and_show_agree_with_cribbage(batch: int) -> None:
    plays = shows = 0
    for seed in range(100):
        more = play_one_deal(batch * 100 + seed)
        plays, shows = plays + more[0], shows + more[1]
    assert plays > 900
    assert shows > 100
