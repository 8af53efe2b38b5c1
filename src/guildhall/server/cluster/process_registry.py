"""The registry of live processes on the same database; cleans up after dead ones."""

import logging
from typing import Final

from guildhall.server.background import every
from guildhall.server.cluster import store
from guildhall.server.context import Context

_SECONDS: Final = 0.5
"""A process missing twice is dead; its bots are taken over within three seconds."""
_LOG = logging.getLogger(__name__)


async def follow(context: Context) -> None:
    """Background loop: track live processes."""
    if not context.database.tells:
        return
    missing: set[int] = set()

    async def look() -> None:
        nonlocal missing
        missing = await _look(context, missing)
        await context.rollcall.exchange()

    await every(_SECONDS, look, "process-discovery-failed")


async def _look(context: Context, missing: set[int]) -> set[int]:
    """The processes missing for the first time."""
    async with context.database.connect() as connection:
        living = await store.living(connection) - {context.process}
    gone = missing - living
    came = living - context.neighbours
    newly = context.neighbours - living - gone
    context.neighbours = living | newly
    if gone:
        _LOG.info(
            "%s other processes died, %s left",
            len(gone),
            len(living),
            extra={"event": "processes-died"},
        )
        for process in gone:
            await context.database.writer.write(store.leave(process))
        context.bots_wait.set()
    if gone or came:
        context.rollcall.begin_anew()
    return newly
