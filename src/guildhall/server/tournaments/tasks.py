"""Background tasks for tournaments: start them on time and open their rounds."""

import logging
from typing import Final

from guildhall.server.background import every
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import Unavailable
from guildhall.server.tournaments import rounds, store

_SECONDS: Final = 2.0
_LOG = logging.getLogger(__name__)


async def keep_going(context: Context) -> None:
    """Background loop: start due tournaments and next rounds."""
    broken: set[str] = set()

    async def advance() -> None:
        async with context.database.connect() as connection:
            due = await store.due(connection, now())
        for tournament in due:
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

    await every(_SECONDS, advance, "tournaments-failed", wake=context.rounds_wait)


TASKS: Final = (keep_going,)
