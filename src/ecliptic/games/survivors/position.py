from __future__ import annotations


def describe(state: object) -> dict[str, object]:
    return {}
