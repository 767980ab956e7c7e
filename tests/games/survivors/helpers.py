"""Positions and moves in a line, for the tests."""

from __future__ import annotations

from typing import Any, cast

from ecliptic.games.survivors.game import SurvivorsGame
from ecliptic.games.survivors.ids import STRIDE
from ecliptic.games.survivors.rules import Survivors
from ecliptic.kernel.catalogue import OWN, Catalogue
from ecliptic.kernel.facts import Fact
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.playout import run, settle
from ecliptic.kernel.state import NATURE, step

GAME = SurvivorsGame()
WORDS = Catalogue([GAME.folder / "text", OWN], strict=True)
"""Whatever the tests are told must be sayable."""
EMPTY = ["....."] * 5
FULL = ["#####"] * 5
MECH = [".....", ".....", ".....", ".#...", "....."]
"""H1 with the mech covered."""


def board(side: str, x: int = 0, y: int = 0, covered: list[str] | None = None) -> dict[str, object]:
    return {"side": side, "at": [x, y], "covered": covered or EMPTY}


def player(seat: int = 0, **fields: object) -> dict[str, object]:
    """A player who operates, on an untouched start board unless told otherwise."""
    return {"phase": "operate", "boards": [board(f"H{seat + 1}")], **fields}


def at(*players: dict[str, object], stage: str = "round", round: int = 3, **more: Any) -> Survivors:  # noqa: A002
    """A position. One player more than is given waits, unless it is a solo game."""
    return GAME.position({"stage": stage, "round": round, "players": list(players), **more})


def turn(solo: bool = False, options: dict[str, object] | None = None, **fields: object) -> Survivors:
    """Seat 0 in the middle of its turn, against a player who has finished."""
    others = [] if solo else [player(1, phase="ready")]
    return at(player(0, **fields), *others, options=options or {})


def launching(
    solo: bool = False, options: dict[str, object] | None = None, rival: object = None, **fields: object
) -> Survivors:
    """Seat 0 at its launch, last of two (or alone)."""
    others = [] if solo else [player(1, phase="launched", sequence=rival or [3, 3])]
    mine = player(0, phase="launching", **fields)
    return at(mine, *others, stage="launch", first=0 if solo else 1, last=0, options=options or {})


def moves(state: Survivors, seat: int = 0) -> set[str]:
    """All that a seat may do, spelled."""
    return {GAME.spell(state, seat, action) for action in state.legal(seat)}


def do(state: Survivors, *texts: str, seat: int = 0) -> Survivors:
    """Checked moves of one seat; those that begin with `*` are Nature's."""
    for text in texts:
        who = NATURE if text.startswith("*") else seat
        step(state, who, GAME.parse(state, who, text.lstrip("* ")))
    return state


def rule(state: Survivors, text: str, seat: int = 0) -> str | None:
    """The rule that a refused move breaks."""
    why = state.refusal(seat, GAME.parse(state, seat, text))
    assert why is None or WORDS.say(why.fact, viewer=seat)
    return why.rule if why else None


def refused(state: Survivors, text: str, seat: int = 0) -> tuple[str, str]:
    """The rule that a refused move breaks, and what is in the way."""
    why = state.refusal(seat, GAME.parse(state, seat, text))
    assert why is not None, f"{text} is legal"
    assert WORDS.say(why.fact, viewer=seat)
    return why.rule, why.fact.key


def told(state: Survivors, text: str, viewer: int | None = None, seat: int = 0) -> list[Fact]:
    """What somebody (None: a spectator) is told of a move, which is not made; `*` is for Nature."""
    who, text = (NATURE, text.lstrip("* ")) if text.startswith("*") else (seat, text)
    action, after = GAME.parse(state, who, text), state.clone()
    step(after, who, action)
    found = GAME.facts(state, after, who, action, viewer)
    assert all(WORDS.say(one, viewer=reader) for one in found for reader in (None, *range(state.seats)))
    return found


def described(state: Survivors, text: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """The kind and the arguments of a move."""
    move = GAME.describe(state, seat, GAME.parse(state, seat, text))
    assert move.move == text
    return move.kind, move.args


def me(state: Survivors, seat: int = 0) -> dict[str, Any]:
    """A seat as data."""
    return cast(dict[str, Any], cast(list[object], state.to_dict()["players"])[seat])


def field(state: Survivors, offset: int, seat: int = 0) -> int:
    return int(state.row[seat * STRIDE + offset])


def begun(seats: int = 2, seed: int = 1, **options: object) -> Survivors:
    """A game after its set-up."""
    state = GAME.start(seats, options)
    settle(state, Luck(seed))
    return state


def played(seats: int, seed: int, plies: int, **options: object) -> Survivors:
    """A random game, so far."""
    state = GAME.start(seats, options)
    run(state, Luck(seed), plies)
    return state
