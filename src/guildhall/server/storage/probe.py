"""Checks whether the database accepts writes."""

import asyncio
import time
from typing import Final

from sqlalchemy import bindparam, update

from guildhall.server.clock import now
from guildhall.server.errors import Unavailable
from guildhall.server.storage.database import Database
from guildhall.server.storage.schema import probe

_WRITE: Final = update(probe).where(probe.c.id == 1).values(at=bindparam("moment"))
_PATIENCE: Final = 5.0
_FRESH: Final = 1.0
"""Seconds for which a result is reused, so that frequent checks do not cause frequent writes."""


class Probe:
    """Writes a timestamp on demand; concurrent callers share the result."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = asyncio.Lock()
        self._tried = 0.0
        self._works = False

    async def check(self) -> None:
        """Raise Unavailable if nothing can be written."""
        async with self._lock:
            if time.monotonic() - self._tried > _FRESH:
                self._works = await self._try()
                self._tried = time.monotonic()
        if not self._works:
            raise Unavailable()

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._database.writer.write([(_WRITE, {"moment": now()})])
        except Exception:
            return False
        return True
