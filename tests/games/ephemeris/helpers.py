"""Positions and play for the tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import ecliptic
from ecliptic import NATURE, State
from ecliptic.games.ephemeris.data import BODIES, SIGNS
from ecliptic.kernel.facts import Fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import next_actor
from ecliptic.kernel.state import Refusal

GAME: Any = ecliptic.game("ephemeris")

START = {
    "moon": "cancer", "sun": "leo", "mercury": "gemini", "venus": "taurus", "mars": "aries",
    "jupiter": "sagittarius", "saturn": "capricorn", "uranus": "aquarius", "neptune": "pisces",
}  # fmt: skip
__all__ = [
    "BODIES",
    "GAME",
    "START",
    "B",
    "S",
    "do",
    "odds",
    "one",
    "play",
    "position",
    "reach_of",
    "ready",
    "refusal",
    "refused",
    "texts",
    "three",
    "told",
    "two",
]  # fmt: skip

B = {name: i for i, name in enumerate(BODIES)}
S = {name: i for i, name in enumerate(SIGNS)}

FILLER_BODIES = (
    "moon sun mercury venus mars", "jupiter saturn uranus neptune mars", "moon jupiter venus uranus",
    "sun saturn mercury neptune",
)  # fmt: skip
FILLER_SIGNS = ("virgo", "libra", "scorpio", "pisces", "aquarius", "cancer", "gemini", "taurus")

Hand = tuple[str, str] | None


def with_fillers(hands: list[Hand], k: int) -> list[tuple[str, str]]:
    """Gives each seat without a hand one that no ordinary board completes."""
    used = Counter(sign for hand in hands if hand for sign in hand[1].split())
    made = []
    for seat, hand in enumerate(hands):
        if hand is None:
            signs: list[str] = []
            for sign in FILLER_SIGNS * 2:
                if len(signs) < k and used[sign] < 2:
                    signs.append(sign)
                    used[sign] += 1
            hand = (" ".join(FILLER_BODIES[seat].split()[:k]), " ".join(signs))
        made.append(hand)
    return made


def position(mode: str, phase: str, seats: int = 2, **given: Any) -> Any:
    """A position in play; what is not given is as at the start."""
    options = {"mode": mode, **given.pop("options", {})}
    data: dict[str, Any] = GAME.start(seats, options).to_dict()
    data["phase"] = phase
    board = given.pop("board", {})
    if "board" in data:
        data["board"] = START | board
    if mode in ("one", "two"):
        k = 5 if mode == "one" else 4
        hands = with_fillers(list(given.pop("hands", [None] * seats)), k)
        data["hands"] = [
            {
                "bodies": bodies.split(),
                "signs": signs.split(),
                "buried": [],
                "exchanged": None if options.get("draft") else 0,
                "past": [],
            }
            for bodies, signs in hands
        ]
    data.update(given)
    return GAME.position(data)


def one(board: dict[str, str] | None = None, phase: str = "move", **given: Any) -> Any:
    return position("one", phase, board=board or {}, **given)


def two(board: dict[str, str] | None = None, phase: str = "first move", seats: int = 2, **given: Any) -> Any:
    return position("two", phase, seats, board=board or {}, **given)


def three(board: dict[str, str] | None = None, phase: str = "die", seats: int = 2, **given: Any) -> Any:
    given.setdefault("owners", dict(zip(("mars", "jupiter", "venus"), range(seats), strict=False)))
    return position("three", phase, seats, board=board or {}, **given)


def texts(state: Any, seat: int) -> list[str]:
    """The legal moves as text."""
    return [GAME.spell(state, seat, action) for action in state.legal(seat)]


def odds(state: Any) -> dict[str, int]:
    """What chance can do, with its weights."""
    return dict(zip(texts(state, NATURE), list(state.odds()), strict=True))


def do(state: Any, *moves: str) -> Any:
    """Plays moves, each by the seat that must act (Nature first); a number and a colon before it names the seat."""
    for move in moves:
        seat = next_actor(state.actors())
        if move[1:2] == ":":
            seat, move = int(move[0]), move[2:].strip()
        ecliptic.step(state, seat, GAME.parse(state, seat, move))
    return state


def told(state: Any, move: str, viewer: int | None) -> list[Fact]:
    """Plays, and answers what the viewer is told."""
    before, seat = state.clone(), next_actor(state.actors())
    action = GAME.parse(state, seat, move)
    ecliptic.step(state, seat, action)
    found: list[Fact] = GAME.facts(before, state, seat, action, viewer)
    return found


def refusal(state: Any, move: str, seat: int | None = None) -> Refusal:
    """Why a move is not legal."""
    who = next_actor(state.actors()) if seat is None else seat
    why: Refusal | None = state.refusal(who, GAME.parse(state, who, move))
    assert why is not None, f"{move} is legal"
    return why


def refused(state: Any, move: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the key of a refusal."""
    why = refusal(state, move, seat)
    return why.rule, why.fact.key


def reach_of(state: Any, body: str) -> int:
    from ecliptic.games.ephemeris.ring import reach

    return reach(state.board, B[body], 12)


Watcher = Callable[[Any, int, int, Any], None]


def play(
    state: State, seed: int, watch: Watcher | None = None, avoid: tuple[int, ...] = (), limit: int = 20_000
) -> int:
    """Random play; `avoid` names actions that are made only for want of others. Returns the number of plies."""
    luck = Luck(seed)
    plies = 0
    while plies < limit and (actors := state.actors()):
        seat = next_actor(actors)
        action = state.pick(seat, luck.word())
        if seat != NATURE and action in avoid:
            others = [a for a in state.legal(seat) if a not in avoid]
            action = others[luck.below(len(others))] if others else action
        if watch is None:
            state.apply(seat, action)
        else:
            before = state.clone()
            state.apply(seat, action)
            watch(before, seat, action, state)
        plies += 1
    return plies


def ready(seats: int, seed: int, **options: object) -> Any:
    """A game after its set-up."""
    state = GAME.start(seats, options)
    luck = Luck(seed)
    while state.actors() >> NATURE:
        state.apply(NATURE, state.pick(NATURE, luck.word()))
    return state
