"""The conformance suite: every check that every game must pass, with no special cases.

An author describes the game in a `Kit` and lets pytest run all checks:

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_my_game_conforms(check: Check) -> None:
        check(KIT, 1)

Two more things are for others: `knowledge.check_bot` for those who write bots, `trace.py` for those who compile.
"""

from __future__ import annotations

from ecliptic.testing.damage import check_damage
from ecliptic.testing.kit import Check
from ecliptic.testing.knowledge import check_fill, check_known, check_later, check_log, check_swap, check_worlds
from ecliptic.testing.play import (
    check_applies,
    check_clones,
    check_conservation,
    check_determinism,
    check_ends,
    check_legal,
    check_order,
    check_pick,
    check_refusals,
)
from ecliptic.testing.positions import check_positions
from ecliptic.testing.records import check_golden, check_records
from ecliptic.testing.texts import (
    check_citations,
    check_garbage,
    check_moves,
    check_sentences,
    check_spellings,
    check_views,
)
from ecliptic.testing.undoing import check_undo

CHECKS: list[Check] = [
    check_determinism,
    check_clones,
    check_legal,
    check_applies,
    check_refusals,
    check_pick,
    check_ends,
    check_conservation,
    check_order,
    check_known,
    check_swap,
    check_log,
    check_later,
    check_fill,
    check_worlds,
    check_moves,
    check_garbage,
    check_spellings,
    check_positions,
    check_damage,
    check_records,
    check_views,
    check_sentences,
    check_citations,
    check_golden,
    check_undo,
]
