"""Tables that change on other processes: this one is woken, or looks itself now and again."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

from guildhall.server.accounts.tasks import changed_elsewhere
from guildhall.server.cluster import store
from guildhall.server.cluster.listener import Attended, Changed, Invited, News
from guildhall.server.context import Context
from guildhall.server.errors import NoSuchTable, Unavailable
from guildhall.server.operations import metrics
from guildhall.server.storage import corrupt_tables
from guildhall.server.storage.availability import AGAIN_SECONDS, until_answered
from guildhall.server.tables.table import Table

_AGAIN: Final = 2.0
"""Seconds between two looks while nobody wakes this process."""
_LOG = logging.getLogger(__name__)


async def follow(context: Context) -> None:
    """Take over what other processes write, for ever."""
    if not context.database.tells:
        # There is nobody else to hear of.
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
                        # Whatever happened before is not told, and others may have taken this
                        # process for gone.
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
                    case News():
                        behind.heed(news)
        except Exception as error:
            metrics.WOKEN.set(0)
            if reachable:
                _LOG.warning("other processes cannot be heard (%s)", type(error).__name__)
            reachable = False
        with suppress(Unavailable):
            await _look(context)
        await asyncio.sleep(_AGAIN)


async def _look(context: Context) -> None:
    """Find out what has changed elsewhere without being told here; raises Unavailable."""
    try:
        async for person in context.people.read_all_again():
            context.person_changed(person)
        await _look_at_tables(context)
        context.lobbies.read_again()
        for connection in context.lobbies.followers():
            await connection.tell_lobby()
    except Unavailable:
        raise
    except Exception:
        _LOG.exception("what other processes have written could not be looked for")


async def _look_at_tables(context: Context) -> None:
    """Read those again that somebody looks at here and that have gone on elsewhere."""
    for table in context.tables.loaded():
        # While this process was not heard, another may have taken its place.
        table.keeper = 0
    watched = {table.id: table for table in context.tables.loaded() if table.watchers}
    async with context.database.logs() as logs:
        last = await logs.last_seqs(watched)
    for table_id, seq in last.items():
        context.rollcall.changed_elsewhere(table_id)
        with corrupt_tables.left_out(table_id):
            await context.tables.catch_up(watched[table_id], seq)


class Behind:
    """Tables that went on elsewhere: whatever waits when the last were read is read next.

    So the moves of others take one connection, however many there are.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._waiting: dict[str, int] = {}
        self._busy = False
        self._missing: dict[str, int] = {}
        """Tables that are not in memory, and whose players follow the lobby here."""
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
            # Who has written it has taken the bots of the table to himself.
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
                    # Nobody tells of it again. What has come since is further on.
                    self._waiting = unread | self._waiting
                    await asyncio.sleep(AGAIN_SECONDS)
        finally:
            self._busy = False

    async def _load(self) -> None:
        """Read them one after the other, so that they too take one connection."""
        try:
            while self._missing:
                table_id = next(iter(self._missing))
                with corrupt_tables.left_out(table_id), suppress(NoSuchTable):
                    table = await until_answered(partial(self._context.tables.get, table_id))
                    # It may have gone on while it was read.
                    seq = self._missing[table_id]
                    await until_answered(partial(self._context.tables.catch_up, table, seq))
                del self._missing[table_id]
        finally:
            self._loading = False


async def _announce(context: Context, news: News) -> None:
    """Tell those who follow the lobby here of a table that changed elsewhere."""
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
    # Somebody may have begun to read it before this was written.
    await until_answered(partial(context.tables.catch_up, table, news.seq))
    context.lobbies.announce(table, *people, *(place.person for place in table.places))


async def _tell_invited(context: Context, table_id: str, person: str) -> None:
    with suppress(NoSuchTable):
        table = await until_answered(partial(context.tables.get, table_id))
        if table.status == "open":
            context.lobbies.invite(person, [table_id])
        context.lobbies.tell(table, person)
