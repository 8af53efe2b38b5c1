"""The other processes that work on the same database: who lives, and what the dead leave behind."""

import asyncio
import logging
from typing import Final

from guildhall.server.cluster import store
from guildhall.server.context import Context
from guildhall.server.errors import Unavailable

_EVERY: Final = 0.5
"""Seconds. A process that is missing twice is gone; its bots think here before three are over."""
_LOG = logging.getLogger(__name__)


async def follow(context: Context) -> None:
    """Know who else lives, for ever."""
    if not context.database.tells:
        return
    missing: set[int] = set()
    while True:
        try:
            missing = await _look(context, missing)
            await context.rollcall.exchange()
        except Unavailable:
            pass
        except Exception:
            _LOG.exception("other processes could not be looked for")
        await asyncio.sleep(_EVERY)


async def _look(context: Context, missing: set[int]) -> set[int]:
    """Who is missing for the first time."""
    async with context.database.connect() as connection:
        living = await store.living(connection) - {context.process}
    gone = missing - living
    came = living - context.neighbours
    newly = context.neighbours - living - gone
    context.neighbours = living | newly
    if gone:
        _LOG.info("%s other process(es) ended; %s left", len(gone), len(living))
        for process in gone:
            await context.database.writer.write(store.leave(process))
        context.bots_wait.set()
    if gone or came:
        context.rollcall.begin_anew()
    return newly
