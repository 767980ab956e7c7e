"""`ecliptic play` without a game: the table in the browser, served from this machine to this machine."""

from __future__ import annotations

import contextlib
import http.client
import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace

from ecliptic.cli.language import BadUsage, say
from ecliptic.server.run import serve
from ecliptic.server.settings import Settings
from ecliptic.server.static import BUILT

HOST, DEFAULT_PORT = "127.0.0.1", 8000


def run(asked: Namespace) -> int:
    if not (BUILT / "index.html").is_file():
        raise BadUsage(say("browser-no-page"))
    wanted = DEFAULT_PORT if asked.port is None else asked.port
    if _is_ours(wanted):
        _show(wanted)
        return 0
    port = wanted if asked.port is not None or _is_free(wanted) else _free_port()
    return serve(Settings(host=HOST, port=port), ready=lambda: _show(port), quiet=True)


def _show(port: int) -> None:
    address = f"http://{HOST}:{port}/"
    print(say("browser-open", address=address), flush=True)
    if _has_screen():
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):  # the address stands on the screen
        webbrowser.open(address)


def _has_screen() -> bool:
    """Without a screen, only a browser inside this very terminal could be opened."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _is_ours(port: int) -> bool:
    """Whether a table server answers there already."""
    connection = http.client.HTTPConnection(HOST, port, timeout=2)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().read() == b'{"status":"ok"}'
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _is_free(port: int) -> bool:
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind((HOST, port))
        except OSError:
            return False
    return True


def _free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])
