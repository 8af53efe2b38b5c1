"""Availability of the database: failures become Unavailable and are logged once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy import exc

from guildhall.server.errors import Unavailable

AGAIN_SECONDS: Final = 0.5
"""Seconds before an unavailable database is tried again."""
_Answer = TypeVar("_Answer")
_LOG = logging.getLogger(__name__)


class Reach:
    """One kind of access to the database."""

    def __init__(self, way: str) -> None:
        self._way = way
        self._lost = False

    def answered(self) -> None:
        if self._lost:
            _LOG.warning(
                "database can be %s again", self._way, extra={"event": "database-available"}
            )
        self._lost = False

    def explained(self, error: Exception) -> Exception:
        """Convert an error to Unavailable if the database does not answer."""
        if not _is_away(error):
            return error
        if not self._lost:
            _LOG.error(
                "database cannot be %s: %s",
                self._way,
                first_line(error),
                extra={"event": "database-unavailable"},
            )
        self._lost = True
        return Unavailable()


async def until_answered(ask: Callable[[], Awaitable[_Answer]]) -> _Answer:
    """Retry a query while the database is unavailable."""
    while True:
        try:
            return await ask()
        except Unavailable:
            await asyncio.sleep(AGAIN_SECONDS)


def _is_away(error: Exception) -> bool:
    # InternalError also reports a read-only database, such as a demoted primary.
    away = exc.OperationalError | exc.InterfaceError | exc.InternalError | exc.TimeoutError
    if isinstance(error, away):
        return True
    return isinstance(error, exc.DBAPIError) and error.connection_invalidated


def first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).splitlines()[0] if str(cause) else type(cause).__name__
