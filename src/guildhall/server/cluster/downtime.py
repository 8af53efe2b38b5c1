"""Writing down when this process runs: clocks rest while nobody could play anywhere."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from guildhall.server.accounts.secrets import new_id
from guildhall.server.clock import now
from guildhall.server.cluster import downtime_store
from guildhall.server.errors import Unavailable

if TYPE_CHECKING:
    from guildhall.server.context import Context

_BEAT_SECONDS: Final = 10.0
"""So much time a player may be given when a process is killed."""
_ASLEEP_MS: Final = 60_000
"""Who has not said for so long that he runs did not: the process stood still, or its machine was
asleep."""
_LOG = logging.getLogger(__name__)


async def begin(context: "Context") -> None:
    """Begin a time in which the server is open, and learn when it was closed."""
    uptime = new_id()
    await context.database.writer.write([downtime_store.begin(uptime, now())])
    context.uptime = uptime
    await context.people.read_rests()
    for table in context.tables.loaded():
        # Its clocks have rested.
        context.tables.refresh(table)


async def go_on(context: "Context") -> None:
    """Say that this process runs; where it did not for a while, the house was closed meanwhile."""
    async with context.database.connect() as connection:
        last = await downtime_store.until(connection, context.uptime)
    moment = now()
    if last is not None and 0 <= moment - last < _ASLEEP_MS:
        await context.database.writer.write([downtime_store.go_on(context.uptime, moment)])
    else:
        await begin(context)


async def learn_of_rests(context: "Context") -> None:
    """Whatever makes clocks rest, up to now: before somebody is found to be late."""
    await go_on(context)
    await context.people.read_rests()


async def keep_open(context: "Context") -> None:
    """Say, for ever, that this process runs; a database that was away has closed the server."""
    while True:
        await asyncio.sleep(_BEAT_SECONDS)
        try:
            await go_on(context)
        except Unavailable:
            context.uptime = ""
        except Exception:
            _LOG.exception("that this process runs could not be written down")
            context.uptime = ""
