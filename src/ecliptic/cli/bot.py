"""`ecliptic bot`: a built-in bot that sits down at a table of a server."""

from __future__ import annotations

import os
from argparse import Namespace

from ecliptic.bots import DEFAULT, bot
from ecliptic.cli.language import say
from ecliptic.client import Client, sit


def run(asked: Namespace) -> int:
    level = asked.level or DEFAULT
    bot(level)  # a wrong name is told before a seat is taken
    invitation = asked.invite or os.environ.get("ECLIPTIC_INVITE", "")
    name = asked.name or say("bot-called", level=level)
    place = sit(asked.server, asked.table, asked.seat, invitation, level, name)
    print(say("bot-seated", number=asked.seat), flush=True)
    result = Client(place, level).play()
    print(say("bot-over", result=" ".join(f"{value:g}" for value in result)))
    return 0
