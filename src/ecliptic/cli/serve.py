"""`ecliptic serve`: the table server, with what the command line says."""

from __future__ import annotations

import os
from argparse import Namespace

from ecliptic.server.run import serve
from ecliptic.server.settings import Settings


def run(asked: Namespace) -> int:
    default = Settings()
    return serve(
        Settings(
            host=asked.host,
            port=asked.port,
            database=asked.database or os.environ.get("ECLIPTIC_DATABASE", ""),
            origins=tuple(asked.origin),
            web=asked.web,
            tab=asked.tab,
            pause_ms=asked.pause,
            bot_workers=asked.bot_workers,
            cache=asked.cache,
            messages_per_second=asked.rate,
            tables_per_minute=max(default.tables_per_minute, 60 * asked.rate / 20),
            private_hooks=asked.private_hooks,
            sockets_per_address=asked.sockets,
            smtp=os.environ.get("ECLIPTIC_SMTP", ""),  # not a flag: it may hold a password
            mail_from=os.environ.get("ECLIPTIC_MAIL_FROM", ""),
            keep_days=asked.keep_days,
            trusted_proxies=tuple(asked.proxy) or default.trusted_proxies,
        )
    )
