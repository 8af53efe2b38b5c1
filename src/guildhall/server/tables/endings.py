"""Tables that end before their game: cancelled, by agreement, or expired."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from guildhall.core.events import PUBLIC
from guildhall.core.state import NOBODY
from guildhall.server.clock import now
from guildhall.server.cluster import downtime
from guildhall.server.cluster import store as cluster_store
from guildhall.server.context import Context
from guildhall.server.errors import NotAllowed, NotOpen, NotRunning, Stale, Unavailable
from guildhall.server.settings import DAY, LIVE_DAYS
from guildhall.server.tables import loading, store
from guildhall.server.tables.messages import SeatChange, Status
from guildhall.server.tables.rows import Place
from guildhall.server.tables.seating import change_seat, reseat, reseated
from guildhall.server.tables.table import Table
from guildhall.server.tournaments import store as tournaments_store
from guildhall.table import clock_pauses
from guildhall.table.entry import LogEntry, Text
from guildhall.table.fields import Speed

_EXPIRY_SECONDS: Final = 3600.0
_MOST_AT_ONCE: Final = 500
_TRIES: Final = 20
"""Attempts to leave a table that keeps changing."""
_LOG = logging.getLogger(__name__)


async def close(context: Context, table: Table, person: str) -> None:
    """Cancel a table before the start."""
    async with table.lock:
        if person != table.host or table.settings.tournament:
            raise NotAllowed()
        if table.status != "open":
            raise NotOpen()
        await _close(context, table, context.tables.entry(table, "closed", person=person))


async def resign(context: Context, table: Table, person: str) -> None:
    """Resign: a bot takes the seat; without human players the game ends."""
    async with table.lock:
        seat, place = _seat_in_game(table, person), Place(bot=table.settings.stand_in)
        ending, others = table.ending - {seat}, set(table.claimed()) - {seat}
        if ending.issuperset(others):
            # In one transaction: separately, a crash could leave a game without players.
            line = reseated(context, table, person, seat, place, "resigned")
            last = _closed(context, table, "agreed" if others else "resigned")
            last.seq = line.seq + 1
            await context.people.fetch([person])
            await _close(context, table, line, last, given={seat: place})
        else:
            await reseat(context, table, person, (seat, place, "resigned"))
            table.ending = ending
        context.lobbies.announce(table, person)


async def agree_to_end(context: Context, table: Table, person: str, *, agree: bool) -> None:
    """Agree or decline to end a game without a result; it ends when all human players agree."""
    async with table.lock:
        seat = _seat_in_game(table, person)
        await _check_may_end(context, table)
        if seat in table.ending if agree else not table.ending:
            return
        kind = "end-agreed" if agree else "end-declined"
        line = context.tables.entry(table, kind, seat=seat, person=person)  # type: ignore[arg-type]
        ending = loading.ending_after(table.ending, line)
        if agree and ending.issuperset(table.claimed()):
            last = _closed(context, table, "agreed")
            last.seq = line.seq + 1
            await _close(context, table, line, last)
        else:
            await context.tables.store(table, [line])
            table.ending = ending
            context.tables.publish(table, [line])


async def _check_may_end(context: Context, table: Table) -> None:
    """Refuse to end a tournament game, which needs a result.

    Except if all others have resigned and it has a winner, or its rules are no longer installed.
    """
    if table.settings.tournament and not table.refused:
        async with context.database.logs() as logs:
            if await logs.resigned(table.id) < len(table.places) - 1:
                raise NotAllowed()


def _seat_in_game(table: Table, person: str) -> int:
    """The seat of a player at a running table, also if its rules are no longer installed."""
    seat = table.seat_of(person)
    if seat == PUBLIC:
        raise NotAllowed()
    if table.status != "running":
        raise NotRunning()
    return seat


def _closed(context: Context, table: Table, why: str) -> LogEntry:
    return context.tables.entry(table, "closed", details=Text(text=why), turn=NOBODY)


async def _close(
    context: Context, table: Table, *lines: LogEntry, given: Mapping[int, Place] | None = None
) -> None:
    """Append closing entries and persist seat changes."""
    seats = given or {}
    rows = [store.set_seat(table.id, seat, place) for seat, place in seats.items()]
    await context.tables.store(table, lines, *rows, store.set_status(table.id, "closed"))
    for seat, place in seats.items():
        table.places[seat] = place
    table.status, table.session, table.ending = "closed", None, frozenset()
    context.tables.publish(table, lines)
    context.lobbies.announce(table)
    if table.settings.tournament:
        context.rounds_wait.set()


async def leave_all(context: Context, person: str) -> None:
    """Remove a deleted person: their open tables are closed, bots take over their games."""
    async with context.database.logs() as logs:
        left = await logs.unfinished_tables(person)
    for table_id in left:
        try:
            await _leave_at_last(context, table_id, person)
        except Unavailable:
            raise
        except Exception:
            # An error at one table must not affect the others.
            _LOG.exception("leaving table %s failed", table_id, extra={"event": "leave-failed"})


async def _leave_at_last(context: Context, table_id: str, person: str) -> None:
    """Leave a table; retry if it changes concurrently."""
    for _ in range(_TRIES):
        table = await context.tables.get_latest(table_id)
        # Changes of another process are known at the next attempt.
        with suppress(Stale, NotAllowed, NotOpen, NotRunning):
            await _leave(context, table, person)
            return
    raise Stale()


async def _leave(context: Context, table: Table, person: str) -> None:
    if table.status == "open" and table.host == person:
        await close(context, table, person)
    elif (seat := table.seat_of(person)) != PUBLIC:
        if table.status == "running":
            await resign(context, table, person)
        else:
            await change_seat(context, table, seat, person, SeatChange("nobody"))


# Table expiry


async def keep_closing(context: Context) -> None:
    """Periodically close inactive tables."""
    while True:
        try:
            await downtime.learn_of_rests(context)
            await expire(context, "open", context.settings.open_days)
            await expire(context, "running", context.settings.idle_days)
            await expire(context, "running", LIVE_DAYS, "live")
            long_ago = _days_ago(context, context.settings.idle_days)
            await context.database.writer.write([tournaments_store.expire(long_ago)])
            if context.database.tells:
                await context.database.writer.write([cluster_store.forget_ended()])
        except Unavailable:
            pass
        except Exception:
            _LOG.exception("expiry sweep failed", extra={"event": "expiry-sweep-failed"})
        await asyncio.sleep(_EXPIRY_SECONDS)


async def expire(context: Context, status: Status, days: float, speed: Speed | None = None) -> None:
    """Close the tables of a status (and speed) without activity for this number of days."""
    before = _days_ago(context, days)
    async with context.database.logs() as logs:
        silent = await logs.silent_tables(status, before, _MOST_AT_ONCE, speed)
    for table_id in silent:
        try:
            table = await context.tables.get(table_id)
            async with table.lock:
                if table.status == status and table.tail[-1].at < before:
                    await _close(context, table, _closed(context, table, "expired"))
        except Stale:
            # Another process was faster.
            continue
        except Exception:
            _LOG.exception(
                "closing table %s failed", table_id, extra={"event": "table-close-failed"}
            )


def _days_ago(context: Context, days: float) -> int:
    """The time this number of days ago, without downtime."""
    return clock_pauses.before(context.people.rests.closed, now(), int(days * DAY * 1000))
