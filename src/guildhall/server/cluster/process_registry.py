"""The other processes that work on the same database: who lives, and what the dead leave behind."""

import asyncio
import logging
from typing import Final

from guildhall.server.cluster import store
from guildhall.server.errors import Unavailable
from guildhall.server.tables.registry import House

_EVERY: Final = 0.5
"""Seconds. A process that is missing twice is gone; its bots think here before three are over."""
_LOG = logging.getLogger(__name__)


async def follow(house: House) -> None:
    """Know who else lives, for ever."""
    if not house.database.tells:
        return
    missing: set[int] = set()
    while True:
        try:
            missing = await _look(house, missing)
            await house.rollcall.exchange()
        except Unavailable:
            pass
        except Exception:
            _LOG.exception("other processes could not be looked for")
        await asyncio.sleep(_EVERY)


async def _look(house: House, missing: set[int]) -> set[int]:
    """Who is missing for the first time."""
    async with house.database.connect() as connection:
        living = await store.living(connection) - {house.process}
    gone = missing - living
    came = living - house.neighbours
    newly = house.neighbours - living - gone
    house.neighbours = living | newly
    if gone:
        _LOG.info("%s other process(es) ended; %s left", len(gone), len(living))
        for process in gone:
            await house.database.writer.write(store.leave(process))
        house.bots_wait.set()
    if gone or came:
        house.rollcall.begin_anew()
    return newly
