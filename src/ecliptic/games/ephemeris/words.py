"""Names and sentences of the text files, and small helpers that refusals, views and stories share."""

from __future__ import annotations

import tomllib

from ecliptic.games.ephemeris.data import BODIES, BODY_CODES, COLOURS, FOLDER, SIGN_CODES, SIGNS
from ecliptic.games.ephemeris.ring import rank_of, reach, sign_of
from ecliptic.kernel.text import Texts

text = Texts(FOLDER / "text" / "en.toml")


def _read_predictions() -> tuple[str, dict[tuple[int, int], str]]:
    data = tomllib.loads((FOLDER / "text" / "predictions.toml").read_text(encoding="utf-8"))
    lines = {(BODY_CODES.index(p["body"]), SIGN_CODES.index(p["sign"])): p["text"] for p in data["prediction"]}
    return data["heading"], lines


PREDICTIONS_HEADING, PREDICTIONS = _read_predictions()
LABELS = {key.removeprefix("board."): text(key) for key in text.keys() if key.startswith("board.")}  # noqa: SIM118
"""The words that a drawing of the table needs."""


def body_name(body: int) -> str:
    return text(f"body.{BODIES[body]}")


def sign_name(sign: int) -> str:
    return text(f"sign.{SIGNS[sign]}")


def colour_name(colour: int) -> str:
    return text(f"colour.{COLOURS[colour]}")


def face_name(face: int) -> str:
    """A body or a sign on a card of Pairs or Snap."""
    return body_name(face) if face < len(BODIES) else sign_name(face - len(BODIES))


def seat_name(seat: int) -> str:
    return text("word.seat", seat=seat)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def joined(words: list[str]) -> str:
    """a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {text('word.and')} {words[-1]}"


def blockers_in(board: int, body: int, sign: int) -> list[int]:
    """E-02: who keeps this body from leaving that sign."""
    return [b for b in range(len(BODIES)) if rank_of(b) > rank_of(body) and sign_of(board, b) == sign]


def stop_of(board: int, body: int) -> tuple[int, int, list[int]]:
    """How far a body can go, the sign where that is, and who stops it there."""
    steps = reach(board, body, 12)
    sign = (sign_of(board, body) + steps) % 12
    return steps, sign, blockers_in(board, body, sign)
