"""Work in a child process that is given up when it falls silent: nothing else helps against a loop in compiled code."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection

Tell = Callable[[str], None]
"""Says what is done next: a sign of life, and the last word if there is none after it."""


class Silent(Exception):
    """The child hung or died; the message is the last thing it said."""


class Failed(Exception):
    """The work raised an error; the message is that error's."""


def in_child(work: Callable[[Tell], None], patience: float) -> None:
    """Does the work in a copy of this process. Raises `Failed` if it fails, `Silent` if it is not heard of any more."""
    if not hasattr(os, "fork"):
        _done(work, lambda _: None)
        return
    context = get_context("fork")  # so that the work need not be pickled
    listening, speaking = context.Pipe(duplex=False)
    child = context.Process(target=_speak, args=(work, speaking), daemon=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # a test runner's threads are of no concern to the child
        child.start()
    speaking.close()
    try:
        _listen(listening, patience)
    finally:
        child.kill()
        child.join()
        listening.close()


def _listen(listening: Connection, patience: float) -> None:
    last = "nothing yet"
    while listening.poll(patience):
        try:
            kind, words = listening.recv()
        except EOFError:
            raise Silent(f"it died: {last}") from None
        if kind == "done":
            return
        if kind == "failed":
            raise Failed(words)
        last = words
    raise Silent(last)


def _speak(work: Callable[[Tell], None], speaking: Connection) -> None:
    try:
        work(lambda words: speaking.send(("doing", words)))
    except Exception as error:
        speaking.send(("failed", str(error) if type(error).__module__.startswith("ecliptic") else repr(error)))
    else:
        speaking.send(("done", ""))


def _done(work: Callable[[Tell], None], tell: Tell) -> None:
    try:
        work(tell)
    except Exception as error:
        raise Failed(str(error)) from error
