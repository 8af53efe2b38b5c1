"""Records when this process runs, because clocks pause during downtime."""

import asyncio
from typing import TYPE_CHECKING, Final

from guildhall.server.accounts.secrets import new_id
from guildhall.server.background import every
from guildhall.server.clock import now
from guildhall.server.cluster import downtime_store

if TYPE_CHECKING:
    from guildhall.server.context import Context

_BEAT_SECONDS: Final = 10.0
"""Maximum time lost between two records when a process is killed."""
_ASLEEP_MS: Final = 60_000
"""A process without a record for this long was not running: it was frozen, or its machine was
asleep."""


async def begin(context: "Context") -> None:
    """Start a new period of uptime, and compute the downtime before it."""
    uptime = new_id()
    await context.database.writer.write([downtime_store.begin(uptime, now())])
    context.uptime = uptime
    await context.people.read_rests()
    for table in context.tables.loaded():
        # Clocks were paused.
        context.tables.refresh(table)


async def go_on(context: "Context") -> None:
    """Record that this process runs; after a gap, the gap was downtime."""
    async with context.database.connect() as connection:
        last = await downtime_store.until(connection, context.uptime)
    moment = now()
    if last is not None and 0 <= moment - last < _ASLEEP_MS:
        await context.database.writer.write([downtime_store.go_on(context.uptime, moment)])
    else:
        await begin(context)


async def learn_of_rests(context: "Context") -> None:
    """Refresh all pauses before a player's clock runs out."""
    await go_on(context)
    await context.people.read_rests()


async def keep_open(context: "Context") -> None:
    """Background loop: record uptime; an unreachable database counts as downtime."""

    async def beat() -> None:
        try:
            await go_on(context)
        except Exception:
            context.uptime = ""
            raise

    await asyncio.sleep(_BEAT_SECONDS)
    await every(_BEAT_SECONDS, beat, "uptime-failed")
