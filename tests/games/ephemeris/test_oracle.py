"""Game Two's turn against a slow reading of its rules, written from E-02 to E-30 alone, on random games."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ecliptic.games.ephemeris.data import BODIES, SIGNS
from ecliptic.games.ephemeris.ids import ECLIPSE
from ecliptic.kernel.luck import Luck

from .helpers import do, odds, play, ready, texts, two

COLOURS = dict(zip(BODIES, ["yellow"] * 2 + ["red"] * 3 + ["blue"] * 4, strict=True))
RANKS = dict(zip(BODIES, [3, 2, 1, 1, 1, 0, 0, 0, 0], strict=True))

Board = dict[str, int]
Move = tuple[str, int]


def walk(board: Board, body: str) -> int:
    """E-03: step by step, never out of a sign with a piece of higher rank."""
    steps = 0
    while steps < 11:
        here = (board[body] + steps) % 12
        if any(board[other] == here and RANKS[other] > RANKS[body] for other in BODIES):
            return steps
        steps += 1
    return steps


def moves(board: Board, colour: str | None, ban: str | None = None) -> list[Move]:
    bodies = [body for body in BODIES if colour in (None, COLOURS[body]) and body != ban]
    return [(body, d) for body in bodies for d in range(1, walk(board, body) + 1)]


def after(board: Board, move: Move) -> Board:
    return board | {move[0]: (board[move[0]] + move[1]) % 12}


class Table:
    """What the seat on turn may do, from a position as data."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.board = {body: SIGNS.index(sign) for body, sign in data["board"].items()}
        self.hand = data["hands"][data["turn"]]
        self.dice = data["dice"]
        self.data = data

    def wins(self, move: Move) -> bool:
        board = after(self.board, move)
        return Counter(SIGNS[board[body]] for body in self.hand["bodies"]) == Counter(self.hand["signs"])

    def first(self) -> list[Move]:
        """E-23, E-24."""
        every = [(die, move) for die in (0, 1) for move in moves(self.board, self.dice[die])]
        enabling = [m for i, m in every if moves(after(self.board, m), self.dice[1 - i], ban=m[0])]
        return enabling + [m for _, m in every if self.wins(m)] if enabling else [m for _, m in every]

    def second(self) -> list[Move]:
        return moves(self.board, self.dice[1], ban=self.data["banned"])

    def legal(self) -> set[str]:
        phase = self.data["phase"]
        if phase == "roll":
            return {"roll", "eclipse"}
        if phase == "pluto move":
            return {f"{b} +{d}" for b, d in moves(self.board, self.data["fate"]) if self.wins((b, d))}
        found = {"eclipse"}
        if self.data["turn"] in self.data["pluto"] and any(self.wins(move) for move in moves(self.board, None)):
            found.add("pluto")
        if phase == "first move":
            found |= {f"{body} +{d}" for body, d in self.first()}
        elif phase == "second move":
            found |= {f"{body} +{d}" for body, d in self.second()}
        elif phase == "blocked":
            found.add("turn up")
        elif phase == "move back":
            found |= {f"{self.data['card']} -{d}" for d in range(1, 12)}
        else:
            assert phase == "end of turn"
            found.add("end")
        return found


OWN_TURN = {"roll", "first move", "second move", "blocked", "move back", "end of turn", "pluto move"}


def test_E22_to_E28_every_choice_of_a_turn_on_random_games() -> None:
    met: Counter[str] = Counter()

    def watch(before: Any, seat: int, action: int, position: Any) -> None:
        data = before.to_dict()
        if data["phase"] in OWN_TURN:
            met[data["phase"]] += 1
            assert set(texts(before, seat)) == Table(data).legal()
        now = position.to_dict()
        if data["phase"] == "dice":
            assert now["phase"] == ("first move" if Table(now).first() else "blocked")
        if data["phase"] == "first move" and now["phase"] in ("second move", "end of turn"):
            assert (now["phase"] == "second move") == bool(Table(now).second())

    for seed in range(8):
        play(ready(2 + seed % 3, seed, mode="two", cap=60), seed, watch, avoid=(ECLIPSE,), limit=500)
    assert min(met[phase] for phase in OWN_TURN - {"pluto move"}) > 5


def test_E23_E27_hands_that_one_move_completes() -> None:
    """Random boards with a hand just one move away: Pluto can be played, and its die wins with the right colours."""
    luck = Luck(27)
    seen = 0
    for _ in range(300):
        board = {body: SIGNS[luck.below(12)] for body in BODIES}
        bodies = sorted(BODIES, key=lambda _: luck.word())[:4]
        places = {body: SIGNS.index(sign) for body, sign in board.items()}
        body, steps = moves(places, None)[luck.below(len(moves(places, None)))]
        signs = [SIGNS[after(places, (body, steps))[held]] for held in bodies]
        if body not in bodies or max(Counter(signs).values()) > 2:
            continue
        dice = [("red", "blue", "yellow")[luck.below(3)] for _ in range(2)]
        if not any(moves(places, colour) for colour in dice):
            continue
        state = two(board, dice=dice, hands=[(" ".join(bodies), " ".join(signs)), None])
        table = Table(state.to_dict())
        offered = set(texts(state, 0))
        assert offered == table.legal()
        assert "pluto" in offered
        seen += 1
        do(state, "pluto")
        colours = [colour for colour in ("red", "blue", "yellow") if any(map(table.wins, moves(places, colour)))]
        assert {text for text in odds(state) if text.endswith("wins")} == {f"pluto {c} wins" for c in colours}
        for colour in colours:
            won = do(state.clone(), f"pluto {colour} wins")
            assert set(texts(won, 0)) == Table(won.to_dict()).legal()
    assert seen > 50
