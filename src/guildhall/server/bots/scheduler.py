"""Schedules bot moves at tables; they are played like all other moves."""

import asyncio
import logging
import random
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from guildhall import bots
from guildhall.core.errors import GuildhallError
from guildhall.core.state import NOBODY
from guildhall.server.bots.job_queue import JobQueue
from guildhall.server.bots.pool import NotWanted
from guildhall.server.bots.worker import WorkerLost, WorkFailed
from guildhall.server.errors import NoSuchTable, Stale, Unavailable
from guildhall.server.tables import moves
from guildhall.server.tables.table import Table

if TYPE_CHECKING:
    from guildhall.server.context import Context

_PATIENCE: Final = 3
"""Failures at a position after which a bot plays an arbitrary legal move."""
_LONGEST_WAIT: Final = 5.0
"""Seconds before a failed move is retried."""
_SWEEP_SECONDS: Final = 5.0
_AT_ONCE: Final = 20
"""Maximum number of tables that a process takes over from a dead one at a time."""
_LOG = logging.getLogger(__name__)


def think(context: "Context", table: Table) -> None:
    """Start a search if a bot is to act."""
    position = table.session.position if table.session else 0
    if _bot_acts(table, position) and table.thinking != position:
        table.thinking = position
        context.background.start(_bot_move(context, table, position))


def _bot_acts(table: Table, position: int) -> bool:
    """Whether a bot is to act at this position, and people play, watch or wait for a round."""
    if not table.stands_at(position) or table.status != "running" or table.turn == NOBODY:
        return False
    audience = table.people() or table.watchers or table.elsewhere or table.settings.tournament
    return bool(table.places[table.turn].bot and audience)


async def _bot_move(context: "Context", table: Table, position: int) -> None:
    """Compute and play a bot's move, here or as a job in the queue."""
    try:
        if not await _is_ours(context, table):
            # Another process runs the bot, or this is retried soon.
            return
        await asyncio.sleep(context.settings.bot_pause)
        # A fast move is done before a job would be taken.
        if context.queue and bots.is_slow(table.places[table.turn].bot):
            await _queued(context, context.queue, table, position)
        else:
            await _thought(context, table, position)
    finally:
        # After any failure it is retried soon.
        if table.thinking == position:
            table.thinking = 0
    think(context, table)


async def _queued(context: "Context", queue: JobQueue, table: Table, position: int) -> None:
    """Keep a job in the queue while the position is current."""
    while _bot_acts(table, position):
        with suppress(Unavailable):
            name = f"{table.id}:{position}"
            # A lost job is enqueued again, but not while it is running.
            if not await queue.holds("thought", name):
                await queue.put("thought", name, table.host, table=table.id, position=position)
        await asyncio.sleep(_SWEEP_SECONDS)


async def taken(context: "Context", *, person: str, table: str, position: int) -> None:
    """Do a job for the person who opened the table; do nothing if it is too late."""
    try:
        found = await context.tables.get_latest(table)
    except NoSuchTable:
        return
    if found.stands_at(position):
        await context.rollcall.learn_of(found)
        await _thought(context, found, position)


async def _thought(context: "Context", table: Table, position: int) -> None:
    """Compute a move and play it; repeat while the position is current."""
    wanted = partial(_bot_acts, table, position)
    failures = thoughts = 0
    while wanted():
        level = table.places[table.turn].bot if thoughts < _PATIENCE else "random"
        try:
            action = await context.search_pool.choose(
                table.id, table.in_play().state, level, table.host, wanted
            )
            async with table.lock:
                if wanted():
                    await moves.play(context, table, [action], None)
        except NotWanted:
            pass
        except Exception as error:
            if not failures and not isinstance(error, Stale | Unavailable):
                _LOG.exception(
                    "bot %s failed at table %s", level, table.id, extra={"event": "bot-failed"}
                )
            failures += 1
            thoughts += isinstance(error, WorkFailed | WorkerLost)
            await asyncio.sleep(min(0.25 * 2**failures, _LONGEST_WAIT))


async def _is_ours(context: "Context", table: Table) -> bool:
    try:
        return await context.tables.runs_bots(table)
    except Unavailable:
        return False


async def keep_bots_awake(context: "Context") -> None:
    """Find bots that should move and do not.

    At the start, after failures, and when another process has died.
    """
    asleep: list[str] = []
    context.bots_wait.set()
    while True:
        try:
            if context.bots_wait.is_set():
                async with context.database.logs() as logs:
                    asleep = await logs.tables_of_bots()
                context.bots_wait.clear()
                # Other processes do the same, so each starts at a random table.
                random.shuffle(asleep)
            asleep = [
                table_id
                for first in range(0, len(asleep), _AT_ONCE)
                for table_id in await _left_asleep(context, asleep[first : first + _AT_ONCE])
            ]
            await _catch_up_with_kept(context)
        except Exception as error:
            if not isinstance(error, Unavailable):
                _LOG.exception("bot sweep failed", extra={"event": "bot-sweep-failed"})
            await asyncio.sleep(_SWEEP_SECONDS)
        for table in context.tables.loaded():
            think(context, table)
        with suppress(TimeoutError):
            async with asyncio.timeout(_SWEEP_SECONDS):
                await context.bots_wait.wait()


async def _catch_up_with_kept(context: "Context") -> None:
    """Start searches at tables that changed elsewhere but are still assigned to this process.

    A process wrongly considered dead may have written to tables that were taken over; without this,
    each process would wait for the other.
    """
    behind = [table.id for table in context.tables.loaded() if table.is_behind]
    if behind:
        for table_id in await context.tables.claimed_bots(behind):
            await _woken(context, table_id)


async def _left_asleep(context: "Context", tables: Sequence[str]) -> list[str]:
    """Take over the bots of unassigned tables; return those to retry."""
    ours = await context.tables.claim_bots(tables)
    return [one for one in tables if one in ours and not await _woken(context, one)]


async def _woken(context: "Context", table_id: str) -> bool:
    """Start the search of a table's bot; return False if it must be retried."""
    try:
        # Notifications during loading are missed, and their sender may have died.
        think(context, await context.tables.get_latest(table_id))
    except Unavailable:
        return False
    except (GuildhallError, LookupError, ValueError, msgspec.MsgspecError):
        # A corrupt table must not stop the others.
        _LOG.exception(
            "table %s is corrupt, its bots are skipped", table_id, extra={"event": "table-corrupt"}
        )
    except Exception:
        _LOG.exception(
            "loading table %s failed, retrying", table_id, extra={"event": "table-load-failed"}
        )
        return False
    return True
