"""Clocks of the players, and bots for players whose time is up.

Every player has a bank, which runs while they are to act, and gains an increment at the start of
each
turn, up to its initial value. Entries that start, stop or fill a clock contain the remaining times
(`clock`, in milliseconds), so the log alone determines timeouts. Seats played by bots have no
running
clock.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from guildhall.core.state import NOBODY
from guildhall.server.clock import now
from guildhall.server.cluster import downtime
from guildhall.server.errors import BadPace, NoSuchTable, Stale, Unavailable
from guildhall.server.settings import PACES, PACES_ALLOWED, Pace
from guildhall.server.storage import corrupt_tables
from guildhall.server.tables.clock_pauses import Rests, within
from guildhall.server.tables.rows import Place
from guildhall.server.tables.table import Table
from guildhall.table.fields import Speed

if TYPE_CHECKING:
    from guildhall.server.context import Context

_BEAT_SECONDS: Final = 1.0
_SWEEP_BEATS: Final = 60
"""Number of ticks between checks of tables that are not in memory."""
_LEAST_BACK: Final = 60_000
"""Minimum remaining time of a returning player, in milliseconds."""
_LOG = logging.getLogger(__name__)


def chosen(speed: Speed, bank: int | None, increment: int | None) -> Pace:
    """The requested time control of a table; raises BadPace."""
    usual = PACES[speed]
    pace = Pace(
        usual.bank if bank is None else bank,
        usual.increment if increment is None else increment,
    )
    if pace == usual:
        return usual
    least, most = PACES_ALLOWED[speed]
    if not least.bank <= pace.bank <= most.bank:
        raise BadPace(least=least.bank, most=most.bank)
    if not least.increment <= pace.increment <= most.increment:
        raise BadPace(least=least.increment, most=most.increment)
    return pace


# Remaining times


def at_start(table: Table) -> list[int]:
    return [table.pace.bank * 1000 for _ in table.places]


def left_at(table: Table, at: int, rests: Rests) -> list[int]:
    """The remaining times at a given moment."""
    left = list(table.clocks or at_start(table))
    if table.turn != NOBODY and not table.places[table.turn].bot:
        used = max(0, at - table.since)
        used -= within(table.rests(table.turn, rests), table.since, at)
        left[table.turn] = max(0, left[table.turn] - used)
    return left


def after_move(table: Table, at: int, turn: int, rests: Rests) -> list[int]:
    """The remaining times after a move that gives the turn to a seat, or keeps it."""
    left = left_at(table, at, rests)
    if turn not in (NOBODY, table.turn):
        pace = table.pace
        left[turn] = min(pace.bank * 1000, left[turn] + pace.increment * 1000)
    return left


def after_return(table: Table, at: int, seat: int, rests: Rests) -> list[int]:
    """The remaining times when a player takes over from a bot."""
    left = left_at(table, at, rests)
    # No increment during one's own turn, or repeated leaving and returning would extend it.
    if seat != table.turn:
        left[seat] = max(left[seat], min(table.pace.bank * 1000, _LEAST_BACK))
    return left


def may_return(table: Table, seat: int) -> bool:
    """Whether a returning player would have time left."""
    return not (table.clocks and seat == table.turn and table.clocks[seat] == 0)


# Timeouts


async def keep_time(context: "Context") -> None:
    """Background loop: let bots take over for players whose time is up."""
    beat = 0
    while True:
        for table in context.tables.loaded():
            # If the table changed elsewhere, that process knows its clocks.
            if not table.is_behind:
                with corrupt_tables.left_out(table.id), suppress(Stale, Unavailable):
                    await _look_at(context, table)
        if beat % _SWEEP_BEATS == 0:
            await _sweep(context)
        beat += 1
        await asyncio.sleep(_BEAT_SECONDS)


async def _sweep(context: "Context") -> None:
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
            await _look_at(context, await context.tables.get_latest(table_id))


async def _look_at(context: "Context", table: Table) -> None:
    """Raises Stale if another process was faster, Unavailable if it must be retried."""
    if _is_late(context, table):
        await _stand_in(context, table)


def _is_late(context: "Context", table: Table) -> bool:
    deadline = table.deadline(context.people.rests)
    return deadline is not None and now() > deadline


async def _stand_in(context: "Context", table: Table) -> None:
    """Let a bot play for an overdue player until they return."""
    # Imported here because sitting down needs the clocks.
    from guildhall.server.tables.seating import reseat

    # The player may have started a holiday at another process, or the machine was asleep.
    await downtime.learn_of_rests(context)
    async with table.lock:
        if _is_late(context, table):
            seat = table.turn
            place = Place(table.places[seat].person, table.settings.stand_in)
            await reseat(context, table, None, (seat, place, "bot"))
            context.lobbies.announce(table, place.person)
