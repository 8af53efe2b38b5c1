"""The clocks of the players, and who plays when one has run down.

Every player has a bank, which runs while he is to act and gets an increment, never above what it
began with, when a turn comes to him. The entries that start, stop or fill a clock hold what
everybody has left then (`clock`, in milliseconds), so the log alone says when time is over. For a
seat that a bot plays no clock runs.
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
"""Beats after which tables that are not in memory are looked through too."""
_LEAST_BACK: Final = 60_000
"""Milliseconds that somebody has at least who comes back."""
_LOG = logging.getLogger(__name__)


def chosen(speed: Speed, bank: int | None, increment: int | None) -> Pace:
    """The pace that somebody wants for a table; raises BadPace."""
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


# What everybody has left.


def at_start(table: Table) -> list[int]:
    return [table.pace.bank * 1000 for _ in table.places]


def left_at(table: Table, at: int, rests: Rests) -> list[int]:
    """What everybody has left at a moment, as long as nothing happens."""
    left = list(table.clocks or at_start(table))
    if table.turn != NOBODY and not table.places[table.turn].bot:
        used = max(0, at - table.since)
        used -= within(table.rests(table.turn, rests), table.since, at)
        left[table.turn] = max(0, left[table.turn] - used)
    return left


def after_move(table: Table, at: int, turn: int, rests: Rests) -> list[int]:
    """The same after a move that gives the turn to a seat, or keeps it."""
    left = left_at(table, at, rests)
    if turn not in (NOBODY, table.turn):
        pace = table.pace
        left[turn] = min(pace.bank * 1000, left[turn] + pace.increment * 1000)
    return left


def after_return(table: Table, at: int, seat: int, rests: Rests) -> list[int]:
    """The same when somebody takes his seat over from a bot."""
    left = left_at(table, at, rests)
    # In his own turn he gets nothing: who leaves and comes back all the time would never be late.
    if seat != table.turn:
        left[seat] = max(left[seat], min(table.pace.bank * 1000, _LEAST_BACK))
    return left


def may_return(table: Table, seat: int) -> bool:
    """Whether somebody has time to play who takes his seat over now."""
    return not (table.clocks and seat == table.turn and table.clocks[seat] == 0)


# Time that is over.


async def keep_time(context: "Context") -> None:
    """Let bots play for those whose time is over, for ever."""
    beat = 0
    while True:
        for table in context.tables.loaded():
            # Where it went on is another process that knows its clocks.
            if not table.is_behind:
                with corrupt_tables.left_out(table.id), suppress(Stale, Unavailable):
                    await _look_at(context, table)
        if beat % _SWEEP_BEATS == 0:
            await _sweep(context)
        beat += 1
        await asyncio.sleep(_BEAT_SECONDS)


async def _sweep(context: "Context") -> None:
    """The same at tables that nobody has asked for since the server started."""
    try:
        await context.people.read_rests()
        async with context.database.logs() as logs:
            late = await logs.late_tables(now(), PACES)
    except Unavailable:
        return
    except Exception:
        _LOG.exception("tables with a clock could not be looked for")
        return
    for table_id in late:
        with corrupt_tables.left_out(table_id), suppress(NoSuchTable, Stale, Unavailable):
            # What is heard while it is being read goes by, and who wrote that may be gone.
            await _look_at(context, await context.tables.get_latest(table_id))


async def _look_at(context: "Context", table: Table) -> None:
    """Raises Stale where another process was faster, Unavailable where it is tried again."""
    if _is_late(context, table):
        await _stand_in(context, table)


def _is_late(context: "Context", table: Table) -> bool:
    deadline = table.deadline(context.people.rests)
    return deadline is not None and now() > deadline


async def _stand_in(context: "Context", table: Table) -> None:
    """A bot plays for whoever is late until he comes back."""
    # Imported here because sitting down needs the clocks.
    from guildhall.server.tables.seating import reseat

    # He may have gone on holiday at another process a moment ago, or the machine was asleep.
    await downtime.learn_of_rests(context)
    async with table.lock:
        if _is_late(context, table):
            seat = table.turn
            place = Place(table.places[seat].person, table.settings.stand_in)
            await reseat(context, table, None, (seat, place, "bot"))
            context.lobbies.announce(table, place.person)
