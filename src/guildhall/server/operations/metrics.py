"""Metrics of the server, served at `/metrics`.

If several processes serve behind one port, each answers for all of them: their parent names a
folder in which prometheus_client stores the counters of each process.
"""

import os
from collections.abc import Callable
from functools import cache
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder."""
_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

MOVES: Final = Counter(
    "guildhall_moves", "Moves played and stored.", ["game", "player"], registry=REGISTRY
)
MESSAGES: Final = Histogram(
    "guildhall_message_seconds",
    "From reading a message of a socket to its answer, by type of message.",
    ["type"],
    buckets=_SECONDS,
    registry=REGISTRY,
)
REQUESTS: Final = Histogram(
    "guildhall_http_seconds",
    "From the start of an HTTP request to the end of its answer.",
    ["method", "status"],
    buckets=_SECONDS,
    registry=REGISTRY,
)
SOCKETS: Final = Gauge(
    "guildhall_sockets", "Open sockets.", registry=REGISTRY, multiprocess_mode="livesum"
)
TABLES: Final = Gauge(
    "guildhall_tables", "Tables held in memory.", registry=REGISTRY, multiprocess_mode="livesum"
)
WOKEN: Final = Gauge(
    "guildhall_listening",
    "1 while this process receives notifications or is the only one; 0 while it polls.",
    registry=REGISTRY,
    multiprocess_mode="livemin",
)
WAITING: Final = Gauge(
    "guildhall_bot_moves_waiting",
    "Bot moves waiting for a worker.",
    ["group"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
BUSY: Final = Gauge(
    "guildhall_bot_moves_busy",
    "Bot moves being computed.",
    ["group"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
BATCH: Final = Histogram(
    "guildhall_batch_size",
    "Requests written in one transaction.",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=REGISTRY,
)
WRITING: Final = Histogram(
    "guildhall_transaction_seconds",
    "Time until a transaction is durable.",
    buckets=_SECONDS,
    registry=REGISTRY,
)
REFUSALS: Final = Counter(
    "guildhall_refusals", "Refused requests by error.", ["error"], registry=REGISTRY
)
TOO_MANY: Final = Counter(
    "guildhall_too_many",
    "Requests refused by rate limits.",
    ["thing"],
    registry=REGISTRY,
)
EMAILS: Final = Counter(
    "guildhall_emails",
    "E-mails: sent, refused, failed, or away if the mail server does not answer.",
    ["outcome"],
    registry=REGISTRY,
)
NOTIFICATIONS: Final = Counter(
    "guildhall_notifications",
    "Turn notifications by channel: sent, failed, refused, gone, or away.",
    ["channel", "outcome"],
    registry=REGISTRY,
)
JOBS: Final = Counter(
    "guildhall_jobs",
    "Jobs taken by this process: done, failed, or returned.",
    ["kind", "outcome"],
    registry=REGISTRY,
)
JOBS_WAITING: Final = Gauge(
    "guildhall_jobs_waiting",
    "Jobs waiting in the queue.",
    ["kind"],
    registry=REGISTRY,
    multiprocess_mode="livemax",
)
ERRORS: Final = Counter("guildhall_errors", "Errors in the log.", registry=REGISTRY)


@cache
def message(kind: str) -> Histogram:
    """The latency of messages of a kind; cached, because there are few kinds and many messages."""
    return MESSAGES.labels(kind)


@cache
def moves(game: str, player: str) -> Counter:
    """The number of moves by game and kind of player."""
    return MOVES.labels(game, player)


_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})


def answered(method: str, status: int, seconds: float) -> None:
    """Count an HTTP request; unknown methods share one label."""
    REQUESTS.labels(method if method in _METHODS else "other", str(status)).observe(seconds)


_FOLLOWED: Final[dict[Gauge, Callable[[], float]]] = {}


def follow(gauge: Gauge, look: Callable[[], float]) -> None:
    """Make a gauge call a function for its value."""
    _FOLLOWED[gauge] = look


def look() -> None:
    for gauge, found in _FOLLOWED.items():
        gauge.set(found())


def are_shared() -> bool:
    """Whether several processes share their metrics."""
    return bool(os.environ.get(SHARED))


def text() -> bytes:
    """All metrics in the format of Prometheus."""
    look()
    if not are_shared():
        return generate_latest(REGISTRY)
    of_all = CollectorRegistry()
    MultiProcessCollector(of_all)  # type: ignore[no-untyped-call]
    return generate_latest(of_all)
