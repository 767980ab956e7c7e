"""Sits down at a table and plays random moves: python example_bot.py SERVER TABLE SEAT [INVITATION]"""

import json
import random
import sys
import time
import urllib.request

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def join(server: str, table: str, seat: str, invitation: str) -> str:
    """Takes the seat; the answer's token is the proof that it is ours."""
    headers = {"Content-Type": "application/json"}
    if invitation:
        headers["Authorization"] = f"Bearer {invitation}"
    body = json.dumps({"name": "Example bot"}).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}/seats/{seat}", body, headers)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["token"])


def play(server: str, table: str, token: str) -> object:
    """Answers every frame that asks for a move; comes back after whatever happens to the connection."""
    while True:
        try:
            with connect(f"ws{server.removeprefix('http')}/api/tables/{table}/live") as socket:
                socket.send(json.dumps({"is": "hello", "token": token}))
                for text in socket:
                    frame = json.loads(text).get("frame")  # without one it is an error: a fresh frame follows
                    if frame and frame["status"] == "over":
                        return frame["result"]
                    if frame and frame["legal"] and not frame["lone"]:
                        move = random.choice(frame["legal"])["move"]
                        socket.send(json.dumps({"is": "act", "seq": frame["seq"], "move": move}))
        except (OSError, WebSocketException):
            time.sleep(1)


if __name__ == "__main__":
    server, table, seat, invitation = [*sys.argv[1:], ""][:4]
    print(play(server, table, join(server, table, seat, invitation)))
