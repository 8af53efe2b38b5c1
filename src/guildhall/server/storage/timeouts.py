"""Database timeouts.

A frozen PostgreSQL keeps its connections open without answering, so its own timeouts are not
enough.
"""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import URL, Engine, event

CONNECT: Final = 3
STATEMENT: Final = 4
POOL: Final = 3
"""Seconds for a connection, for a statement, and for a pooled connection."""


def options(url: URL) -> dict[str, Any]:
    """Arguments for creating an engine."""
    found: dict[str, Any] = {"pool_timeout": POOL}
    if url.get_backend_name() == "postgresql":
        found["pool_pre_ping"] = True
        found["connect_args"] = connecting()
    return found


def connecting(**parameters: str) -> dict[str, Any]:
    """Arguments and session parameters for a PostgreSQL connection."""
    session = {"statement_timeout": str(STATEMENT * 1000), **parameters}
    options = " ".join(f"-c {name}={value}" for name, value in session.items())
    return {**reaching(), "options": options}


def reaching() -> dict[str, Any]:
    """Like `asking`, but with a long statement timeout, for maintenance."""
    return {
        "connect_timeout": CONNECT,
        # TCP keepalive detects a machine that has disappeared.
        "keepalives_idle": STATEMENT,
        "keepalives_interval": 1,
        "keepalives_count": 3,
        "tcp_user_timeout": STATEMENT * 1000,
    }


def asynchronous(url: URL) -> dict[str, Any]:
    """The same for an asyncio engine."""
    found = options(url)
    if url.get_backend_name() == "postgresql":
        found["connect_args"]["async_creator_fn"] = asynchronous_connection()
    return found


def listen(engine: Engine) -> None:
    """Make an engine use connections with timeouts."""
    if engine.dialect.name == "postgresql":
        connect = _connection()

        def do_connect(_dialect: Any, _record: Any, args: Any, named: Any) -> Any:
            return connect(*args, **named)

        event.listen(engine, "do_connect", do_connect)


# psycopg is installed only if PostgreSQL is used.


def _connection() -> Callable[..., Any]:
    from psycopg import Connection, OperationalError

    class Patient(Connection[Any]):
        """A connection that closes itself when a statement is not answered in time."""

        def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
            try:
                return super().wait(gen, interval, timeout or STATEMENT)
            except OperationalError:
                _close_when_unanswered(self)
                raise

    return Patient.connect


def asynchronous_connection() -> Callable[..., Any]:
    from psycopg import AsyncConnection, OperationalError

    class Patient(AsyncConnection[Any]):
        """A connection that closes itself when a statement is not answered in time."""

        async def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
            try:
                return await super().wait(gen, interval, timeout or STATEMENT)
            except OperationalError:
                _close_when_unanswered(self)
                raise

    return Patient.connect


def _close_when_unanswered(connection: Any) -> None:
    from psycopg.pq import TransactionStatus

    if connection.pgconn.transaction_status == TransactionStatus.ACTIVE:
        connection.pgconn.finish()
