"""What is counted, for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client import Counter, Gauge, Histogram


class Metrics:
    """The numbers of one server process."""

    changes: Counter
    conflicts: Counter
    loads: Counter
    bots: Counter
    errors: Counter
    refused: Counter
    tables: Gauge
    sockets: Gauge
    seconds: Histogram

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram  # not where nobody counts

        self.registry = registry = CollectorRegistry()
        self.changes = Counter("ecliptic_changes", "Changes stored", registry=registry)
        self.conflicts = Counter("ecliptic_conflicts", "Changes that came second", registry=registry)
        self.loads = Counter("ecliptic_loads", "Tables read from the store", registry=registry)
        self.bots = Counter("ecliptic_bot_questions", "Choices asked of bots", registry=registry)
        self.errors = Counter("ecliptic_errors", "Unexpected errors", registry=registry)
        self.refused = Counter("ecliptic_refused", "Requests and messages refused", ["code"], registry=registry)
        self.tables = Gauge("ecliptic_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("ecliptic_sockets", "Open sockets", registry=registry)
        self.seconds = Histogram(
            "ecliptic_change_seconds",
            "From a message to its change being stored and sent out",
            registry=registry,
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )

    def text(self) -> bytes:
        from prometheus_client import generate_latest

        return generate_latest(self.registry)
