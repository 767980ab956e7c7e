"""Short queues of small numbers (0 .. 30), at most twelve, packed into one int: the known top or bottom of a deck."""

from mypy_extensions import i64


def first(queue: i64) -> i64:
    """The next one out of a queue that is not empty."""
    return (queue & 31) - 1


def rest(queue: i64) -> i64:
    """The queue without its first."""
    return queue >> 5


def put(queue: i64, number: i64) -> i64:
    """The queue with one more at its end."""
    at: i64 = 0
    while queue >> at != 0:
        at += 5
    return queue | ((number + 1) << at)


def members(queue: i64) -> list[int]:
    """From first to last."""
    found = []
    while queue != 0:
        found.append(first(queue))
        queue = rest(queue)
    return found
