"""Lets bots play for players whose time is up."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from guildhall.server.clock import now
from guildhall.server.cluster import downtime
from guildhall.server.context import Context
from guildhall.server.errors import NoSuchTable, Stale, Unavailable
from guildhall.server.settings import PACES
from guildhall.server.storage import corrupt_tables
from guildhall.server.tables.rows import Place
from guildhall.server.tables.seating import reseat
from guildhall.server.tables.table import Table

_BEAT_SECONDS: Final = 1.0
_SWEEP_BEATS: Final = 60
"""Number of beats between checks of tables that are not in memory."""
_LOG = logging.getLogger(__name__)


async def keep_time(context: Context) -> None:
    """Background loop: let bots take over for players whose time is up."""
    beat = 0
    while True:
        for table in context.tables.loaded():
            # If the table changed elsewhere, that process knows its clocks.
            if not table.is_behind:
                with corrupt_tables.left_out(table.id), suppress(Stale, Unavailable):
                    await _check(context, table)
        if beat % _SWEEP_BEATS == 0:
            await _sweep(context)
        beat += 1
        await asyncio.sleep(_BEAT_SECONDS)


async def _sweep(context: Context) -> None:
    """The same for tables that are not in memory."""
    try:
        await context.people.read_rests()
        async with context.database.logs() as logs:
            late = await logs.late_tables(now(), PACES)
    except Unavailable:
        return
    except Exception:
        _LOG.exception("clock sweep failed", extra={"event": "clock-sweep-failed"})
        return
    for table_id in late:
        with corrupt_tables.left_out(table_id), suppress(NoSuchTable, Stale, Unavailable):
            # Notifications during loading are missed, and their sender may have died.
            await _check(context, await context.tables.get_latest(table_id))


async def _check(context: Context, table: Table) -> None:
    """Raises Stale if another process was faster, Unavailable if it must be retried."""
    if _is_late(context, table):
        await _stand_in(context, table)


def _is_late(context: Context, table: Table) -> bool:
    deadline = table.deadline(context.people.rests)
    return deadline is not None and now() > deadline


async def _stand_in(context: Context, table: Table) -> None:
    """Let a bot play for an overdue player until they return."""
    # The player may have started a holiday at another process, or the machine was asleep.
    await downtime.learn_of_rests(context)
    async with table.lock:
        if _is_late(context, table):
            seat = table.turn
            place = Place(table.places[seat].person, table.settings.stand_in)
            await reseat(context, table, None, (seat, place, "bot"))
            context.lobbies.announce(table, place.person)
