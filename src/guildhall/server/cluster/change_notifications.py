"""Applies changes of other processes, by notification or by polling."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

from guildhall.server.accounts.tasks import changed_elsewhere
from guildhall.server.cluster import store
from guildhall.server.cluster.listener import Attended, Changed, Invited, News, Reviewed
from guildhall.server.context import Context
from guildhall.server.errors import NoSuchTable, Unavailable
from guildhall.server.operations import metrics
from guildhall.server.reviews import reviews
from guildhall.server.storage import corrupt_tables
from guildhall.server.storage.availability import AGAIN_SECONDS, until_answered
from guildhall.server.tables.table import Table

_AGAIN: Final = 2.0
"""Seconds between two polls without a notification connection."""
_LOG = logging.getLogger(__name__)


async def follow(context: Context) -> None:
    """Background loop: apply changes of other processes."""
    if not context.database.tells:
        # A single process needs none.
        metrics.WOKEN.set(1)
        return
    behind, reachable = Behind(context), True
    while True:
        try:
            async for news in context.database.news(context.process):
                match news:
                    case None:
                        metrics.WOKEN.set(1)
                        reachable = True
                        # Earlier notifications were missed, and other processes may have considered
                        # this one dead.
                        context.rollcall.begin_anew()
                        await context.database.writer.write(store.forget_gone())
                        await _look(context)
                    case Changed(person, session):
                        hear = partial(changed_elsewhere, context, person=person, session=session)
                        context.background.start(until_answered(hear))
                    case Attended(table, process) if process != context.process:
                        context.rollcall.changed_elsewhere(table)
                    case Invited(table, person) if context.lobbies.follows(person):
                        context.background.start(_tell_invited(context, table, person))
                    case Reviewed(table):
                        announce = partial(reviews.announce, context, table)
                        context.background.start(until_answered(announce))
                    case News():
                        behind.heed(news)
        except Exception as error:
            metrics.WOKEN.set(0)
            if reachable:
                _LOG.warning(
                    "LISTEN connection lost: %s",
                    type(error).__name__,
                    extra={"event": "listen-lost"},
                )
            reachable = False
        with suppress(Unavailable):
            await _look(context)
        await asyncio.sleep(_AGAIN)


async def _look(context: Context) -> None:
    """Find missed changes; raises Unavailable."""
    try:
        async for person in context.people.read_all_again():
            context.person_changed(person)
        await _look_at_tables(context)
        await reviews.announce_all(context)
        context.lobbies.read_again()
        for connection in context.lobbies.followers():
            await connection.lobby.refresh()
    except Unavailable:
        raise
    except Exception:
        _LOG.exception("polling for changes failed", extra={"event": "change-poll-failed"})


async def _look_at_tables(context: Context) -> None:
    """Reload watched tables that changed elsewhere."""
    for table in context.tables.loaded():
        # Another process may have taken over tables meanwhile.
        table.keeper = 0
    watched = {table.id: table for table in context.tables.loaded() if table.watchers}
    async with context.database.logs() as logs:
        last = await logs.last_seqs(watched)
    for table_id, seq in last.items():
        context.rollcall.changed_elsewhere(table_id)
        with corrupt_tables.left_out(table_id):
            await context.tables.catch_up(watched[table_id], seq)


class Behind:
    """Reload tables that changed elsewhere; changes that arrive meanwhile form the next batch.

    So the changes of others use one connection, however many there are.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._waiting: dict[str, int] = {}
        self._busy = False
        self._missing: dict[str, int] = {}
        """Tables that are not in memory and have players who follow the lobby here."""
        self._loading = False

    def heed(self, news: News) -> None:
        table = self._context.tables.in_memory(news.table)
        if news.listed:
            self._context.background.start(_announce(self._context, news))
        elif table:
            if table.seq < news.seq:
                self._add(table, news.seq)
        elif self._context.lobbies.awaits(news.table) or self._context.tables.is_loading(
            news.table
        ):
            self._missing[news.table] = news.seq
            if not self._loading:
                self._loading = True
                self._context.background.start(self._load())

    def _add(self, table: Table, seq: int) -> None:
        if not table.watchers and not self._context.lobbies.concerns(table):
            # The writer has taken over the bots of the table.
            table.behind, table.keeper = seq, 0
            return
        self._waiting[table.id] = seq
        if not self._busy:
            self._busy = True
            self._context.background.start(self._read())

    async def _read(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, {}
                if unread := await self._context.tables.catch_up_all(waiting):
                    # There is no further notification for this; later changes have their own.
                    self._waiting = unread | self._waiting
                    await asyncio.sleep(AGAIN_SECONDS)
        finally:
            self._busy = False

    async def _load(self) -> None:
        """Reload them one after the other, on one connection."""
        try:
            while self._missing:
                table_id = next(iter(self._missing))
                with corrupt_tables.left_out(table_id), suppress(NoSuchTable):
                    table = await until_answered(partial(self._context.tables.get, table_id))
                    # It may have changed while it was loaded.
                    seq = self._missing[table_id]
                    await until_answered(partial(self._context.tables.catch_up, table, seq))
                del self._missing[table_id]
        finally:
            self._loading = False


async def _announce(context: Context, news: News) -> None:
    """Send lobby changes of a table that changed elsewhere."""
    before = context.tables.in_memory(news.table)
    if before is None and not context.lobbies.followed:
        context.lobbies.read_again()
        return
    people = [place.person for place in before.places] if before else []
    if before and not await until_answered(partial(context.tables.catch_up, before, news.seq)):
        # This process wrote it itself.
        return
    try:
        table = await until_answered(partial(context.tables.get, news.table))
    except NoSuchTable:
        return
    # A reload may have started before this was written.
    await until_answered(partial(context.tables.catch_up, table, news.seq))
    context.lobbies.announce(table, *people, *(place.person for place in table.places))


async def _tell_invited(context: Context, table_id: str, person: str) -> None:
    with suppress(NoSuchTable):
        table = await until_answered(partial(context.tables.get, table_id))
        if table.status == "open":
            context.lobbies.invite(person, [table_id])
        context.lobbies.notify(table, person)
