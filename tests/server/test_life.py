"""Tables that fit into a life: another device, mail, clocks of days, giving up, removing."""

from __future__ import annotations

import asyncio
import email
import socketserver
import threading
from collections.abc import Iterator
from email.message import Message
from queue import Empty, Queue
from xml.etree import ElementTree

import pytest

from ecliptic.games import game
from ecliptic.kernel.luck import Luck
from ecliptic.kernel.record import verify
from ecliptic.server import clock, messages, tonight
from ecliptic.server.mail import check_address, relay
from ecliptic.server.qr import drawn
from ecliptic.server.service import Denied, Service, cost_of
from ecliptic.server.settings import BadSettings, Settings
from ecliptic.server.tables import NotFound
from ecliptic.server.tokens import MOVE_MINUTES, fresh_token
from ecliptic.table import Refused, Table
from ecliptic.table.journal import Clock
from tests.server.kit import refused
from tests.server.test_tables import opened, over, run
from tests.table.games import started


def table_for(seats: int = 2) -> Table:
    return started(game("ephemeris"), seats, options={"mode": "two"})


# -- another device --------------------------------------------------------------------------------------------


def test_a_seat_is_taken_to_another_device_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, table_for())
        me, code, phone = await service.seat(name, tokens[0]), fresh_token(), fresh_token()
        await service.do(name, me, messages.HandOver(code))
        with refused("bad-code", Denied):
            await service.take_along(name, 1, code, messages.Take(phone))  # somebody else's seat
        with refused("denied", Denied):
            await service.seat(name, code)  # the code itself is no seat
        taken = await service.take_along(name, 0, code, messages.Take(phone))
        assert (await service.seat(name, taken.token)).viewer == 0
        assert (await service.seat(name, tokens[0])).viewer == 0  # where it was it still is
        again = await service.take_along(name, 0, code, messages.Take(phone))  # the answer got lost
        assert again == taken
        with refused("bad-code", Denied):
            await service.take_along(name, 0, code, messages.Take(fresh_token()))

        other = fresh_token()
        await service.do(name, me, messages.HandOver(other))
        many = [service.take_along(name, 0, other, messages.Take(fresh_token())) for _ in range(5)]
        found = await asyncio.gather(*many, return_exceptions=True)
        assert sum(isinstance(one, messages.Seated) for one in found) == 1

        late = fresh_token()
        await service.do(name, me, messages.HandOver(late))
        now = clock.now_ms()
        monkeypatch.setattr(clock, "now_ms", lambda: now + MOVE_MINUTES * 60_000 + 1)
        with refused("bad-code", Denied):
            await service.take_along(name, 0, late, messages.Take(fresh_token()))

    run(database, test)


def test_who_leaves_a_seat_leaves_it_on_all_devices(database: str) -> None:
    """Before the start somebody else may sit down there: then no token and no code of the last player is good."""

    async def test(service: Service) -> None:
        seats = [messages.SeatWish("me"), messages.SeatWish("open")]
        made = await service.open(messages.NewTable("transit", "Ada", seats, public=True))
        eve, phone, used, kept = (fresh_token() for _ in range(4))
        await service.join(made.table, 1, "", messages.Join("Eve", token=eve))
        who = await service.seat(made.table, eve)
        for code in (used, kept):
            await service.do(made.table, who, messages.HandOver(code))
        await service.take_along(made.table, 1, used, messages.Take(phone))
        await service.do(made.table, await service.seat(made.table, phone), messages.Leave())
        bob = await service.join(made.table, 1, "", messages.Join("Bob"))
        for token in (eve, phone):
            with refused("denied", Denied):
                await service.seat(made.table, token)
        with refused("bad-code", Denied):
            await service.take_along(made.table, 1, kept, messages.Take(fresh_token()))
        assert (await service.seat(made.table, bob.token)).viewer == 1

    run(database, test)


def test_a_link_can_be_drawn() -> None:
    svg = ElementTree.fromstring(drawn("https://play.example.org/move/abc/0#" + fresh_token()))
    assert svg.tag.endswith("svg")
    assert svg.attrib["width"] == svg.attrib["height"]


# -- mail --------------------------------------------------------------------------------------------------------


class _Smtp(socketserver.StreamRequestHandler):
    """As much of a mail server as it takes to be given a mail."""

    def handle(self) -> None:
        self._say("220 here")
        while line := self.rfile.readline().decode().strip():
            word = line.split(" ")[0].upper()
            if word == "DATA":
                self._say("354 go on")
                lines = []
                while (text := self.rfile.readline()) != b".\r\n":
                    lines.append(text)
                self.server.mails.put(b"".join(lines))  # type: ignore[attr-defined]
            self._say("221 bye" if word == "QUIT" else "250 fine")
            if word == "QUIT":
                return

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@pytest.fixture
def mailbox() -> Iterator[tuple[str, Queue[bytes]]]:
    """A mail server on this machine: its address, and what it was given."""
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Smtp) as server:
        server.mails = mails = Queue[bytes]()  # type: ignore[attr-defined]
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"smtp://127.0.0.1:{server.server_address[1]}", mails
        server.shutdown()


async def _next(mails: Queue[bytes]) -> Message:
    return email.message_from_bytes(await asyncio.to_thread(mails.get, True, 20))


def test_who_is_not_there_gets_a_mail(sqlite: str, mailbox: tuple[str, Queue[bytes]]) -> None:
    address, mails = mailbox

    async def test(service: Service) -> None:
        name, tokens = await opened(service, table_for())
        seats = [await service.seat(name, token) for token in tokens]
        first = (await service.tables.frame(name, 0)).asked[0]
        await service.do(name, seats[1 - first], messages.MailTo("ben@example.org", "de"))
        luck = Luck(5)
        while first in (frame := await service.tables.frame(name, first)).asked:
            move = frame.legal[luck.below(len(frame.legal))].move
            await service.do(name, seats[first], messages.Act(frame.seq, move))
        mail = await _next(mails)
        assert (mail["To"], mail["From"]) == ("ben@example.org", "games@example.org")
        assert mail["Subject"] == "Du bist am Zug: Ephemeris"
        assert f"https://play.example.org/t/{name}" in mail.as_string()

        await service.do(name, seats[0], messages.MailTo(""))
        with refused("bad-address"):
            await service.do(name, seats[0], messages.MailTo("ada@example.org\r\nBcc: all@example.org"))
        with pytest.raises(Empty):  # one a turn
            mails.get(timeout=0.2)

    run(sqlite, test, smtp=address, mail_from="games@example.org", origins=("https://play.example.org",))


def test_a_server_without_mail_says_so(sqlite: str) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, table_for())
        with refused("no-mail"):
            await service.do(name, await service.seat(name, tokens[0]), messages.MailTo("ada@example.org"))

    run(sqlite, test)
    with pytest.raises(BadSettings, match="sender"):
        Settings(smtp="smtp://mail.example.org").check()
    for url in ("mail.example.org", "smtp://:25", "http://mail.example.org", "smtp://mail.example.org:port"):
        with pytest.raises(BadSettings):
            relay(url)
    assert relay("smtps://me:a%40b@mail.example.org") == ("smtps", "mail.example.org", 465, "me", "a@b")
    none = ("ada", "ada@localhost", "a b@example.org", "ada@example.org, ben@example.org", "ä@example.org")
    for address in (*none, "ada@..org", "ada.@example.org", "ada\x01@example.org"):
        with pytest.raises(Refused):
            check_address(address)
    check_address("ada.l+games@play.example.org")
    assert cost_of(messages.MailTo("ada@example.org")) > 20  # or one client could have it write to many
    assert cost_of(messages.MailTo("")) == 1


# -- clocks, giving up, removing -----------------------------------------------------------------------------------


def test_a_clock_of_days_runs_for_days(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(service: Service) -> None:
        days, more = 3, 1
        wish = messages.NewTable(
            "ephemeris", "Ada", [messages.SeatWish("me"), messages.SeatWish("here", name="Ben")], {"mode": "two"},
            clock=messages.ClockWish(days * 86_400, more * 86_400),
        )  # fmt: skip
        made = await service.open(wish)
        await service.do(made.table, await service.seat(made.table, made.token), messages.Begin())
        table = await service.tables.look(made.table, lambda t: t)
        assert table.opened.clock == Clock(259_200, 86_400)
        asked = (await service.tables.frame(made.table, 0)).asked[0]
        now = clock.now_ms()
        for ahead, out in ((days * clock.DAY_MS - 60_000, False), (days * clock.DAY_MS + 1000, True)):
            monkeypatch.setattr(clock, "now_ms", lambda ahead=ahead: now + ahead)
            await service.tables.change(made.table, Table.time_out)
            assert bool((await service.info(made.table)).seats[asked].bot) == out

    run(sqlite, test)


def test_who_resigns_leaves_the_rest_to_a_bot(sqlite: str) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, table_for())
        seats = [await service.seat(name, token) for token in tokens]
        await service.do(name, seats[0], messages.Resign())
        told = await service.info(name)
        assert (told.seats[0].bot, told.seats[0].away, told.seats[1].bot) == ("medium", True, "")

    run(sqlite, test)


def test_all_agree_to_end_and_bots_play_it_out(sqlite: str) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, table_for())
        seats = [await service.seat(name, token) for token in tokens]
        await service.do(name, seats[0], messages.End())
        assert (await service.info(name)).status == "playing"
        await service.do(name, seats[1], messages.Refuse())
        assert [seat.bot for seat in (await service.info(name)).seats] == ["", ""]
        await service.do(name, seats[1], messages.End())
        await service.do(name, seats[0], messages.Agree())
        while (await service.info(name)).status != "over":
            await asyncio.sleep(0.05)
        record = await service.tables.look(name, lambda t: t.whole_record())
        assert verify(game("ephemeris"), record).fair
        assert record.result is not None

    run(sqlite, test)


def test_a_table_is_removed_by_whoever_sits_there_alone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(service: Service) -> None:
        name, tokens = await opened(service, over())
        with refused("not-alone"):
            await service.delete(name, await service.seat(name, tokens[0]))
        alone = await service.open(
            messages.NewTable("ephemeris", "Ada", [messages.SeatWish("me"), messages.SeatWish("bot")])
        )
        me = await service.seat(alone.table, alone.token)
        await service.delete(alone.table, me)
        with pytest.raises(NotFound):
            await service.info(alone.table)
        assert await service.tables.store.passes(alone.table, me.digest) is None
        assert (await service.info(name)).status == "over"

        service.tables._lives.clear()  # and one that is removed between the two questions for it is not there
        with monkeypatch.context() as removed:
            removed.setattr(service.tables.store, "changes", lambda table, after: asyncio.sleep(0, []))
            with pytest.raises(NotFound):
                await service.info(name)
        assert (await service.info(name)).status == "over"

        key = fresh_token()  # or one could have a second attempt that counts
        assert service.daily is not None
        deal = await service.daily.play("ephemeris", key, tonight.PlayTonight("Ada"))
        with refused("still-sealed"):
            await service.delete(deal.table, await service.seat(deal.table, key))

    run(database, test)
