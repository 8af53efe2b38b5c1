"""Background tasks for tournaments: start them on time and open their rounds."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import Unavailable
from guildhall.server.tournaments import rounds, store

_SECONDS: Final = 2.0
_LOG = logging.getLogger(__name__)


async def keep_going(context: Context) -> None:
    """Background loop: start due tournaments and next rounds."""
    broken: set[str] = set()
    while True:
        context.rounds_wait.clear()
        for tournament in await _due(context):
            try:
                await rounds.advance(context, tournament)
                broken.discard(tournament)
            except Unavailable:
                pass
            except Exception:
                # Retried periodically, but logged once.
                if tournament not in broken:
                    _LOG.exception(
                        "tournament %s cannot continue; retrying",
                        tournament,
                        extra={"event": "tournament-failed"},
                    )
                broken.add(tournament)
        with suppress(TimeoutError):
            async with asyncio.timeout(_SECONDS):
                await context.rounds_wait.wait()


async def _due(context: Context) -> list[str]:
    try:
        async with context.database.connect() as connection:
            return await store.due(connection, now())
    except Unavailable:
        pass
    except Exception:
        _LOG.exception(
            "due tournaments cannot be read; retrying", extra={"event": "tournaments-failed"}
        )
    return []


TASKS: Final = (keep_going,)
