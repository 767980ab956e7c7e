"""What can be chosen when a server is started."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field

from ecliptic.home import home
from ecliptic.kernel.errors import EclipticError
from ecliptic.server.headers import host_name


class BadSettings(EclipticError):
    """A server that would not be safe, or cannot be, started like this."""


LIMITS = {
    "port": ("the port", 0, 65_535),
    "pause_ms": ("the pause", 0, 3_600_000),
    "bot_workers": ("the number of processes for bots", 1, 1000),
    "cache": ("the number of tables in memory", 1, 10_000_000),
    "messages_per_second": ("the rate of messages", 1, 1_000_000),
    "sockets_per_address": ("the number of sockets", 1, 1_000_000),
    "keep_days": ("the number of days", 0, 36_500),
}
"""What numbers may be: their names, the least and the most."""


@dataclass(frozen=True)
class Settings:
    """All of it, with defaults that suit one person's own machine."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """Empty: a SQLite file in the data folder. `sqlite:PATH`, or `postgresql://...` for any number of processes."""
    origins: tuple[str, ...] = ()
    """The addresses of pages that may use the server, as https://play.example.org. Needed on a public address; the
    server answers to their names."""
    web: str = ""
    """A folder with another built page to serve; empty: the one that came with the package."""
    tab: str = ""
    """A folder with the table for a browser tab (`make site`): offered at /tab/, for when there is no connection."""
    pause_ms: int = 700
    """How long the table waits before it makes a lone choice: always the same, so that it tells nothing."""
    bot_workers: int = 1
    bot_seconds: float = 20.0
    """A bot that takes longer is stopped and asked again."""
    cache: int = 2000
    """How many tables stay in memory; others are read again when they are needed."""
    messages_per_second: float = 20.0
    """For each client address, over sockets and HTTP together; bursts of five times as many are allowed."""
    tables_per_minute: float = 30.0
    """New tables for each client address."""
    hints_per_minute: float = 30.0
    """For each seat."""
    sockets_per_address: int = 100
    components: bool = False
    """Whether tables may be played with components that whoever opens them brings along."""
    private_hooks: bool = False
    """Whether webhooks may call addresses inside the server's own network."""
    smtp: str = ""
    """The host's mail server for those who want a mail when it is their turn, as smtp://user:password@host:587."""
    mail_from: str = ""
    """Whom such mails come from."""
    keep_days: int = 0
    """How long tables that are over or were never begun, and their tokens, are kept; 0: for ever."""
    trusted_proxies: tuple[str, ...] = field(default=("127.0.0.1", "::1"))
    """Whose X-Forwarded-For is believed."""

    @property
    def names(self) -> frozenset[str]:
        """What a request may call the server, besides its addresses."""
        return frozenset(map(host_name, ["localhost", self.host, *(o.partition("://")[2] for o in self.origins)]))

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:{home() / 'tables.db'}"

    def check(self) -> None:
        """Numbers make sense, and a server that others can reach was told which pages may use it."""
        if not _loopback(self.host) and not self.origins:
            raise BadSettings(
                f"{self.host} can be reached by others: say which pages may use the server, "
                "as in --origin https://play.example.org"
            )
        if not self.database_url.startswith(("sqlite:", "postgresql://", "postgres://")):
            raise BadSettings("the database should be sqlite:PATH or postgresql://...")
        if self.smtp and "@" not in self.mail_from:
            raise BadSettings("mails need a sender: ECLIPTIC_MAIL_FROM, as in games@example.org")
        for name, (what, least, most) in LIMITS.items():
            if not least <= getattr(self, name) <= most:
                raise BadSettings(f"{what} should be {least} to {most}, not {getattr(self, name)}")
        for origin in self.origins:
            scheme, mark, rest = origin.partition("://")
            if scheme not in ("http", "https") or not mark or not rest or "/" in rest:
                raise BadSettings(f"{origin!r} is not an origin: it should look like https://play.example.org")


def _loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
