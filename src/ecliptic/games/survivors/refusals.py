from __future__ import annotations

from ecliptic.kernel.state import Refusal


def explain(state: object, seat: int, action: int) -> Refusal | None:
    return None
