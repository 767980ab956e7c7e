"""Mail to players who are away when it is their turn, through the host's own mail server."""

from __future__ import annotations

import asyncio
import functools
import logging
import re
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from ecliptic.kernel.catalogue import OWN, Catalogue
from ecliptic.kernel.game import Game
from ecliptic.server import ratelimit
from ecliptic.server.settings import BadSettings, Settings
from ecliptic.table import Refused

SECONDS = 20
"""Seconds for one mail, whatever the mail server does."""
EACH_SECONDS = 300
"""An address gets at most one mail in this many seconds, so that naming somebody else's annoys them little."""
AT_ONCE, PENDING = 4, 1000
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
ADDRESS = re.compile(rf"{_ATOM}(\.{_ATOM})*@([A-Za-z0-9][A-Za-z0-9-]{{0,62}}\.)+[A-Za-z]{{2,24}}")
PORTS = {"smtp": 587, "smtps": 465}

log = logging.getLogger("ecliptic.mail")


class Relay(NamedTuple):
    """The host's mail server."""

    scheme: str
    host: str
    port: int
    user: str
    password: str


def relay(url: str) -> Relay | None:
    """As in smtp://user:password@mail.example.org:587; smtps speaks TLS from the start. Empty: there is none."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise BadSettings("the mail server should look like smtp://user:password@mail.example.org:587") from None
    if not parts.hostname:
        raise BadSettings("the mail server should look like smtp://user:password@mail.example.org:587")
    return Relay(parts.scheme, parts.hostname, port, unquote(parts.username or ""), unquote(parts.password or ""))


def check_address(address: str) -> None:
    """Raises `Refused` for what is not an address."""
    if not ADDRESS.fullmatch(address):
        raise Refused("bad_address")


class Mail:
    """Sends mail to players. What cannot be sent is logged and dropped: the game does not wait for it."""

    def __init__(self, settings: Settings) -> None:
        self._relay = relay(settings.smtp)
        self._from = settings.mail_from
        self._site = settings.origins[0] if settings.origins else f"http://{settings.host}:{settings.port}"
        self._addresses = ratelimit.Buckets(1 / EACH_SECONDS)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def works(self) -> bool:
        return self._relay is not None

    def write(self, address: str, language: str, game: Game, table: str) -> None:
        """The mail that says that it is somebody's turn."""
        if self._relay is None or len(self._tasks) >= PENDING or not self._addresses.take(address.lower()):
            return
        words = Catalogue([game.folder / "text", OWN], language)
        message = EmailMessage()
        message["From"], message["To"] = self._from, address
        message["Subject"] = words("mail-subject", game=words("title"))
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(words("mail-text", game=words("title"), address=f"{self._site}/t/{table}") + "\n")
        task = asyncio.create_task(self._send(self._relay, message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, to: Relay, message: EmailMessage) -> None:
        async with self._turns:
            try:
                await asyncio.wait_for(asyncio.to_thread(send, to, message), 2 * SECONDS)
            except OSError as error:  # those of smtplib are of this kind
                log.warning("a mail could not be sent", extra={"error": type(error).__name__})

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()


def send(to: Relay, message: EmailMessage) -> None:
    """Encrypted where the mail server can: always, if there is a password to send."""
    import smtplib  # not in a browser, which has neither
    import ssl

    context = ssl.create_default_context()
    make = functools.partial(smtplib.SMTP_SSL, context=context) if to.scheme == "smtps" else smtplib.SMTP
    with make(to.host, to.port, timeout=SECONDS) as server:
        server.ehlo()
        if to.scheme == "smtp" and (to.user or server.has_extn("starttls")):
            server.starttls(context=context)
            server.ehlo()
        if to.user:
            server.login(to.user, to.password)
        server.send_message(message)
