"""Computes reviews of finished games, one decision after the other, in a worker process."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Raw, Struct

from guildhall.core.state import State
from guildhall.review.judge import is_decision
from guildhall.review.model import Judged
from guildhall.review.summary import Course
from guildhall.server.bots.pool import NotWanted
from guildhall.server.bots.worker import WorkerLost
from guildhall.server.cluster import store as cluster_store
from guildhall.server.errors import GameRunning, NoSuchTable, OtherRules, Unavailable
from guildhall.server.reviews import store
from guildhall.server.reviews.messages import ReviewState
from guildhall.server.storage.group_commit import Conflict
from guildhall.server.tables import loading
from guildhall.server.tables.table import Table
from guildhall.table.session import replayed

if TYPE_CHECKING:
    from guildhall.server.context import Context

_LOG = logging.getLogger(__name__)
_AT_ONCE: Final = 100
"""Entries per query."""
_TRIES: Final = 4


class _Decisions(Struct):
    """The counters of a stored review; the review itself is sent unchanged."""

    judged: list[Raw]


@dataclass
class _Making:
    """A review in progress."""

    people: list[str] = field(default_factory=list)
    """Waiting clients; without any it stops."""
    done: int = 0
    all: int = 0


class Reviews:
    """The reviews of one process."""

    def __init__(self, context: "Context") -> None:
        self._context = context
        self._making: dict[str, _Making] = {}

    async def state(self, table: Table) -> ReviewState:
        """The progress of a review; its content is read separately."""
        if making := self._making.get(table.id):
            return ReviewState("making", making.done, making.all)
        # Read first: a worker stores the result before it leaves the queue.
        queue = self._context.queue
        queued = queue is not None and await queue.holds("review", table.id)
        async with self._context.database.connect() as connection:
            if await store.is_finished(connection, table.id, self._way()):
                return ReviewState("done")
            done, all_ = await store.progress(connection, table.id, self._way())
        return ReviewState("making", done, all_) if queued else ReviewState("none")

    async def whole(self, table: Table) -> ReviewState:
        """A finished review, sent as stored."""
        async with self._context.database.connect() as connection:
            found = await store.finished(connection, table.id, self._way())
        if found is None:
            return await self.state(table)
        decisions = len(msgspec.json.decode(found, type=_Decisions).judged)
        return ReviewState("done", decisions, decisions, Raw(found))  # type: ignore[arg-type]

    async def begin(self, table: Table, person: str) -> ReviewState:
        """Have a review made, or wait with others for it; what was judged before is kept."""
        if table.session is None:
            raise OtherRules(game=table.game.name)
        if table.result is None:
            # A record may end before the game does.
            raise GameRunning()
        now = await self.state(table)
        if now.state == "done":
            return now
        context = self._context
        if context.queue:
            # In this order: a worker that has just found no waiting client has left the queue by
            # now, or this job waits behind it.
            wish = cluster_store.wish(_key(table.id), context.process, person)
            await context.database.writer.write([wish])
            await context.queue.put("review", table.id, person, table=table.id)
            return ReviewState("making", now.done, now.all)
        making = self._making.get(table.id)
        if making is None:
            making = self._making[table.id] = _Making()
            context.background.start(self._make_here(table, making))
        if person not in making.people:
            making.people.append(person)
        return ReviewState("making", making.done, making.all)

    async def leave(self, table: Table, person: str) -> None:
        """Remove a waiting client, at any process."""
        making = self._making.get(table.id)
        if making and person in making.people:
            making.people.remove(person)
        if self._context.queue:
            gone = cluster_store.wish_no_more(_key(table.id), person)
            await self._context.database.writer.write([gone])

    async def taken(self, *, person: str, table: str) -> None:
        """Do a review job for the clients that wait by now."""
        try:
            found = await self._context.tables.get_latest(table)
        except NoSuchTable:
            return
        if found.session is None or found.result is None or table in self._making:
            return
        if (await self.state(found)).state == "done":
            return
        write, forget = (
            self._context.database.writer.write,
            cluster_store.forget_wishes(_key(table)),
        )
        making = self._making[table] = _Making()
        try:
            if not await self._is_wanted(found, making):
                raise NotWanted()
            await self._judge_all(found, making)
        except NotWanted:
            # A later request has enqueued it again.
            return
        except Unavailable:
            raise
        except Exception:
            await write([forget])
            raise
        finally:
            del self._making[table]
        await write([store.tidy(table, self._way()), forget])

    def _way(self) -> str:
        return self._context.settings.review.name()

    async def _make_here(self, table: Table, making: _Making) -> None:
        """Without a job queue."""
        try:
            await self._judge_all(table, making)
        except (NotWanted, Unavailable):
            # The next request continues from here; the storage has logged the error.
            pass
        except Exception:
            _LOG.exception("review of table %s failed", table.id, extra={"event": "review-failed"})
        finally:
            del self._making[table.id]
        with suppress(Unavailable):
            await self._context.database.writer.write([store.tidy(table.id, self._way())])

    async def _judge_all(self, table: Table, making: _Making) -> None:
        context, way = self._context, self._way()
        async with context.database.connect() as connection:
            known = {one.number: one for one in await store.begun(connection, table.id, way)}
        course = Course()
        decisions = 0
        async for number, before, action, state in self._moves(table):
            if number == 0:
                course.begin(before)
            course.go_on(action, state)
            decisions += is_decision(before)
        making.done, making.all = len(known), decisions
        with suppress(Conflict):
            # The number was stored when the review started.
            await context.database.writer.write([store.count(table.id, way, decisions)])
        judged = list(known.values())
        # Replay for each decision, so that no position is kept while it waits to be judged.
        async for number, before, action, _ in self._moves(table):
            if is_decision(before) and number not in known:
                judged.append(await self._judged(table, making, before, action, number))
                making.done += 1
        with suppress(Conflict):
            # Another process was faster.
            await context.database.writer.write(store.finish(table.id, way, course.review(judged)))

    async def _moves(self, table: Table) -> AsyncIterator[tuple[int, State, int, State]]:
        """Each move with its number, and the positions before and after it."""
        state: State | None = None
        for first in range(0, table.depth, _AT_ONCE):
            async with self._context.database.logs() as logs:
                head = await logs.head_at(table.id, min(first + _AT_ONCE, table.depth))
                path = await logs.path(table.id, head, first)
                if state is None:
                    state = await loading.state_at(logs, table, path[0].depth, path[0].seq)
            for line, after in replayed(state, path[1:]):
                yield line.depth - 1, state, state.game.parse(line.move), after
                state = after
                # Yield to other requests.
                await asyncio.sleep(0)

    async def _judged(
        self, table: Table, making: _Making, state: State, action: int, number: int
    ) -> Judged:
        found = await self._thought(table, making, state, action, number)
        try:
            await self._context.database.writer.write([store.add(table.id, self._way(), found)])
        except Conflict:
            # Another process reviews the same game.
            _LOG.debug(
                "decision %s of table %s already judged",
                number,
                table.id,
                extra={"event": "review-duplicate"},
            )
        return found

    async def _is_wanted(self, table: Table, making: _Making) -> bool:
        """Whether a client still waits for it, at any process."""
        if self._context.queue:
            async with self._context.database.connect() as connection:
                making.people = await cluster_store.wishes(connection, _key(table.id))
        return bool(making.people)

    async def _thought(
        self, table: Table, making: _Making, state: State, action: int, number: int
    ) -> Judged:
        context, tries = self._context, 1
        while await self._is_wanted(table, making):
            try:
                return await context.search_pool.judge(
                    state, action, number, context.settings.review, making.people[0],
                    lambda: bool(making.people),
                )  # fmt: skip
            except WorkerLost:
                # A busy machine may be too slow to start a process.
                if tries == _TRIES:
                    raise
                tries += 1
        raise NotWanted()


def _key(table: str) -> str:
    """The key under which waiting clients of a review are registered."""
    return f"review:{table}"
