"""The small parts: packed queues, lists of actions as sets, and the numbering of actions."""

from __future__ import annotations

import random

from ecliptic.games.gemini import ids, queues
from ecliptic.games.gemini.menu import Menu


def test_a_queue_gives_back_in_order() -> None:
    order = [16, 0, 7, 3, 15, 1, 2, 9, 10, 30, 4, 5]
    queue = 0
    for number in order:
        queue = queues.put(queue, number)
    assert queues.members(queue) == order
    for number in order:
        assert queues.first(queue) == number
        queue = queues.rest(queue)
    assert queue == 0


def test_a_menu_agrees_with_a_plain_list() -> None:
    rng = random.Random(5)
    menu = Menu()
    for _ in range(200):
        menu.clear()
        plain: list[int] = []
        base = 0
        for _ in range(rng.randrange(1, 12)):
            members = rng.getrandbits(62) & rng.getrandbits(62) & rng.getrandbits(62)
            menu.add(base, members)
            plain += [base + n for n in range(62) if members >> n & 1]
            base += 62
        assert list(menu.actions()) == plain
        assert menu.total == len(plain)
        assert [menu.at(index) for index in range(len(plain))] == plain
        assert all(menu.holds(action) == (action in plain) for action in range(base))


def test_actions_are_numbered_without_gaps() -> None:
    """Each stretch begins where the one before it ends."""
    programs, sides, cards, moves = ids.PROGRAMS, ids.SIDES, ids.CARDS, ids.MOVES
    lengths = [
        ("DISCARD_HAND", 1), ("MOVE", moves), ("ACTIVATE", programs), ("PLAY_TARGET", programs * sides),
        ("PLAY_TIME", ids.KINDS * programs), ("ATTACH", programs), ("ENGINEER", moves), ("EXCHANGE", 1),
        ("USE_DISCRETIONARY", programs), ("USE_CLEARING", 1), ("USE_PORT_SWAP", moves), ("USE_PRESS", 1),
        ("USE_NIGHT", 1), ("USE_ARCHIVE", cards), ("BOOBOO", 1), ("END_TURN", 1), ("GIVE", cards), ("KEEP", 1),
        ("TAKE", cards), ("SEND", programs), ("SEND_UNDER", 1), ("ROLE", ids.ROLES), ("VISITOR", ids.VISITING),
        ("FIRST", 4), ("ROW", ids.INSTRUMENTS), ("WEATHER", ids.WEATHERS), ("DRAW", cards),
    ]  # fmt: skip
    at = 0
    for name, length in lengths:
        assert getattr(ids, name) == at
        at += length
    assert at == ids.ACTIONS < 3000
    inside = [("PLACE", 16 * programs), ("SHIFT", programs**2), ("SWAP", programs**2), ("RETURN", programs)]
    at = 0
    for name, length in [*inside, ("ALTAIR_TO", programs), ("ALTAIR_OFF", 1)]:
        assert getattr(ids, name) == at
        at += length
    assert at == ids.MOVES
