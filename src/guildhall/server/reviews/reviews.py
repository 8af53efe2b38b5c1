"""Reviews of finished games, judged decision by decision in a worker process.

A request is a row in the database: a review is made while a client has requested it, by this
process or, with a queue, by any other. Progress is read from the stored decisions.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Raw, Struct

from guildhall.core.state import State
from guildhall.review.model import Judged
from guildhall.review.pipeline import Pipeline, Step, Task
from guildhall.server.bots.pool import NotWanted
from guildhall.server.bots.worker import WorkerLost
from guildhall.server.context import Context
from guildhall.server.errors import GameRunning, NoSuchTable, OtherRules, Unavailable
from guildhall.server.reviews import store
from guildhall.server.reviews.messages import ReviewState
from guildhall.server.socket.messages import ReviewProgress
from guildhall.server.storage.group_commit import Change, Conflict
from guildhall.server.tables import loading
from guildhall.server.tables.table import Table
from guildhall.table.session import replayed

_LOG = logging.getLogger(__name__)
_ENTRIES: Final = 100
"""Entries per query."""
_TRIES: Final = 4


class _Decisions(Struct):
    """The part of a stored review that is counted; the rest is sent as it is stored."""

    judged: list[Raw]


async def state(context: Context, table: str) -> ReviewState:
    """The progress of a review, without the review itself."""
    async with context.database.connect() as connection:
        return await store.progress(connection, table, _way(context))


async def whole(context: Context, table: str) -> ReviewState:
    """A finished review, as it is stored, or the progress."""
    async with context.database.connect() as connection:
        found = await store.finished(connection, table, _way(context))
    if found is None:
        return await state(context, table)
    decisions = len(msgspec.json.decode(found, type=_Decisions).judged)
    return ReviewState("done", decisions, decisions, Raw(found))  # type: ignore[arg-type]


async def begin(context: Context, table: Table, person: str) -> ReviewState:
    """Request a review; decisions that were judged before are kept."""
    if table.session is None:
        raise OtherRules(game=table.game.name)
    if table.result is None:
        # An uploaded record may end before the game does.
        raise GameRunning()
    now = await state(context, table.id)
    if now.state == "done":
        return now
    # First: a process that has just found no requests has left the queue by then, or the new job
    # waits behind its job.
    with suppress(Conflict):
        await _write(context, table.id, [store.request(table.id, person)])
    await start(context, table.id, person)
    return ReviewState("making", now.done, now.all)


async def leave(context: Context, table: str, person: str) -> None:
    """Withdraw a request; without any other the review stops."""
    await _write(context, table, [store.withdraw(table, person)])


async def start(context: Context, table: str, person: str) -> None:
    """Make a review here, or put it into the queue, unless that was done."""
    if context.queue:
        await context.queue.put("review", table, person, table=table)
    elif table not in context.reviews.making:
        context.background.start(_make_here(context, table))


async def resume(context: Context) -> None:
    """Start all requested reviews: after a restart, or where a job was lost."""
    async with context.database.connect() as connection:
        requests = await store.requests(connection)
    for table, person in requests:
        await start(context, table, person)


async def _make_here(context: Context, table: str) -> None:
    try:
        await make(context, table=table)
    except Unavailable:
        # `resume` starts it again.
        pass
    except Exception:
        _LOG.exception("review of table %s failed", table, extra={"event": "review-failed"})


async def make(context: Context, *, table: str, person: str = "") -> None:
    """Make a review while it is requested."""
    making, way = context.reviews.making, _way(context)
    try:
        found = await context.tables.get_latest(table)
    except NoSuchTable:
        return
    if found.session is None or found.result is None or table in making:
        return
    if (await state(context, table)).state == "done":
        return
    making.add(table)
    try:
        await _judge_all(context, found, way)
    except NotWanted:
        # Without forgetting requests: a later one has started the review again.
        await _write(context, table, [store.tidy(table, way)])
        return
    except Unavailable:
        raise
    except Exception:
        await _write(context, table, [store.forget_requests(table)])
        raise
    finally:
        making.discard(table)
    await _write(context, table, [store.tidy(table, way), store.forget_requests(table)])


def _way(context: Context) -> str:
    return context.settings.review.name()


async def _judge_all(context: Context, table: Table, way: str) -> None:
    async with context.database.connect() as connection:
        known = await store.begun(connection, table.id, way)
    pipeline = Pipeline(context.settings.review, known)
    async for step in _steps(context, table):
        pipeline.feed(step)
    with suppress(Conflict):
        # An earlier attempt has stored it.
        await _write(context, table.id, [store.count(table.id, way, pipeline.all)])
    for task in pipeline.tasks:
        judged = await _judge(context, table.id, task)
        pipeline.add(judged)
        with suppress(Conflict):
            # Another process reviews the same game.
            await _write(context, table.id, [store.add(table.id, way, judged)])
    with suppress(Conflict):
        await _write(context, table.id, store.finish(table.id, way, pipeline.review()))


async def _steps(context: Context, table: Table) -> AsyncIterator[Step]:
    before: State | None = None
    for first in range(0, table.depth, _ENTRIES):
        async with context.database.logs() as logs:
            head = await logs.head_at(table.id, min(first + _ENTRIES, table.depth))
            path = await logs.path(table.id, head, first)
            if before is None:
                before = await loading.state_at(logs, table, path[0].depth, path[0].seq)
        for line, after in replayed(before, path[1:]):
            yield Step(before, before.game.parse(line.move), after)
            before = after
            # Replaying a whole game at once would block other requests.
            await asyncio.sleep(0)


async def _judge(context: Context, table: str, task: Task) -> Judged:
    tries = 1
    while True:
        async with context.database.connect() as connection:
            people = await store.requested_by(connection, table)
        if not people:
            raise NotWanted()
        try:
            return await context.search_pool.judge(task, people[0])
        except WorkerLost:
            # A busy machine may be too slow to start a process.
            if tries == _TRIES:
                raise
            tries += 1


# Progress over sockets.


async def _write(context: Context, table: str, changes: list[Change]) -> None:
    await context.database.writer.write(changes)
    if not context.database.tells:
        await announce(context, table)


async def announce(context: Context, table: str) -> None:
    """Send the progress to the sockets of this process that follow the review.

    One at a time, so that later progress is sent later.
    """
    watchers = context.reviews
    watchers.changed.add(table)
    if watchers.announcing:
        return
    watchers.announcing = True
    try:
        while watchers.changed:
            changed = watchers.changed.pop()
            if changed in watchers.tables():
                watchers.send(await progress(context, changed))
    finally:
        watchers.announcing = False


async def progress(context: Context, table: str) -> ReviewProgress:
    now = await state(context, table)
    return ReviewProgress(table, now.state, now.done, now.all)


async def announce_all(context: Context) -> None:
    """Send all progress again: changes at other processes may have been missed."""
    for table in context.reviews.tables():
        await announce(context, table)
