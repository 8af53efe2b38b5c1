"""The job queue in PostgreSQL, by procrastinate; any process on any machine takes jobs.

Each kind of job has its own queue, so a process takes only the kinds it can do.

The queue is not a source of truth: a job contains only references, the worker checks whether it is
still needed, and the sender enqueues a lost job again. So its schema is not part of our migrations:
it is created if missing, and recreated for another version of the library.
"""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Connection, text

from guildhall.server.background import every
from guildhall.server.errors import Unavailable
from guildhall.server.operations import metrics
from guildhall.server.storage import timeouts

if TYPE_CHECKING:
    from procrastinate import JobContext
    from procrastinate.jobs import Job
    from procrastinate.worker import Worker

SCHEMA: Final = "guildhall_jobs"
_MOST_CONNECTIONS: Final = 4
_BEAT: Final = 1.0
"""Seconds between heartbeats of a process, which also checks the others."""
_GONE: Final = 5.0
"""Seconds without a heartbeat after which other processes take over the jobs of a process."""
_AGAIN: Final = 1.0
"""Seconds between polls of the queue without notifications, and before a retry."""
_LOG = logging.getLogger(__name__)

_FOUND: Final = text(
    "SELECT obj_description(oid, 'pg_namespace') FROM pg_namespace WHERE nspname = :schema"
)
# Round robin: a person's next job comes one turn after their last one, and never before the turn
# being served, so every person has one job done before any has a second one done.
_TURN: Final = """
    SELECT greatest(
        coalesce(min(-priority) FILTER (WHERE status = 'todo'), 0),
        coalesce(max(-priority) FILTER (WHERE args ->> 'person' = %(person)s) + 1, 0)
    ) AS turn
    FROM procrastinate_jobs WHERE queue_name = %(kind)s AND status IN ('todo', 'doing')
"""
_HOLDS: Final = """
    SELECT EXISTS (
        SELECT FROM procrastinate_jobs
        WHERE queueing_lock = %(name)s AND status IN ('todo', 'doing')
    ) AS found
"""
_WAITING: Final = """
    SELECT queue_name AS kind, count(*) AS many FROM procrastinate_jobs
    WHERE status = 'todo' GROUP BY queue_name
"""


def prepare(connection: Connection) -> None:
    """Create the queue's schema for this version of the library; the caller holds a lock."""
    from procrastinate.schema import SchemaManager

    wanted = SchemaManager.get_schema()
    name = hashlib.sha256(wanted.encode()).hexdigest()
    if connection.execute(_FOUND, {"schema": SCHEMA}).scalar() == name:
        return
    for statement in (
        f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE",
        f"CREATE SCHEMA {SCHEMA}",
        f"COMMENT ON SCHEMA {SCHEMA} IS '{name}'",
        f"SET LOCAL search_path TO {SCHEMA}",
    ):
        connection.execute(text(statement))
    # Several statements can be sent together only without parameters.
    connection.execution_options(no_parameters=True).exec_driver_sql(wanted)
    connection.execute(text("SET LOCAL search_path TO DEFAULT"))


class JobQueue:
    """The job queue, shared by all processes."""

    def __init__(self, url: URL) -> None:
        # Installed only with the PostgreSQL extra.
        from procrastinate import App, PsycopgConnector

        named = url.set(drivername="postgresql").render_as_string(hide_password=False)
        connector = PsycopgConnector(
            conninfo=named,
            min_size=1,
            max_size=_MOST_CONNECTIONS,
            timeout=timeouts.POOL,
            kwargs=timeouts.connecting(search_path=SCHEMA),
        )
        self._app: App = App(connector=connector)
        self._workers: set[Worker] = set()
        self._doing: set[int | None] = set()
        """The ids of the jobs being done here."""
        self._missed: set[int | None] = set()
        """Jobs that the queue shows as done here a moment ago although they were not."""
        self._counted: set[str] = set()
        """Kinds of jobs seen waiting; there may be none waiting now."""
        self._grace = 0.0
        self._ended = False
        self._idle = asyncio.Event()
        self._idle.set()

    async def open(self) -> None:
        async with _in_time():
            await self._app.open_async()

    async def close(self) -> None:
        with suppress(Unavailable):
            async with _in_time():
                await self._app.close_async()

    # Enqueueing

    async def put(self, kind: str, name: str, person: str, **facts: str | int) -> None:
        """Enqueue a job for a person, unless it is waiting already."""
        from procrastinate.exceptions import AlreadyEnqueued

        called = f"{kind}:{name}"
        async with _in_time():
            found = await self._app.connector.execute_query_one_async(
                _TURN, kind=kind, person=person
            )
            # Of jobs with the same lock, one runs at a time and at most one waits.
            job = self._app.configure_task(
                kind, queue=kind, lock=called, queueing_lock=called, priority=-found["turn"]
            )
            with suppress(AlreadyEnqueued):
                await job.defer_async(person=person, **facts)

    async def holds(self, kind: str, name: str) -> bool:
        """Whether a job is waiting or running."""
        async with _in_time():
            found = await self._app.connector.execute_query_one_async(_HOLDS, name=f"{kind}:{name}")
        return bool(found["found"])

    # Working

    def does(self, kind: str, work: Callable[..., Awaitable[None]]) -> None:
        """Register the function that does the jobs of a kind."""
        from procrastinate import RetryStrategy

        async def do(context: "JobContext", /, **facts: Any) -> None:
            self._doing.add(context.job.id)
            try:
                await work(**facts)
            except (Unavailable, asyncio.CancelledError):
                # The job returns to the queue.
                metrics.JOBS.labels(kind, "given back").inc()
                raise
            except Exception:
                metrics.JOBS.labels(kind, "failed").inc()
                _LOG.exception("job %s failed", kind, extra={"event": "job-failed"})
            else:
                metrics.JOBS.labels(kind, "done").inc()
            finally:
                self._doing.discard(context.job.id)

        again = RetryStrategy(wait=int(_AGAIN))
        self._app.task(name=kind, queue=kind, pass_context=True, retry=again)(do)

    async def work(self, at_once: Mapping[str, int], grace: float) -> None:
        """Do jobs until stopped; return unfinished ones after a timeout."""
        self._grace = grace
        self._idle.clear()
        try:
            async with asyncio.TaskGroup() as group:
                for kind, many in at_once.items():
                    group.create_task(self._work(kind, many))
        finally:
            self._idle.set()

    async def stop(self) -> None:
        """Stop taking jobs.

        Not by cancellation: in Python 3.11 it may be lost while a connection is awaited.
        """
        self._ended = True
        for worker in self._workers:
            worker.stop()  # type: ignore[no-untyped-call, unused-ignore]
        with suppress(TimeoutError):
            async with asyncio.timeout(self._grace + timeouts.STATEMENT):
                await self._idle.wait()

    async def _work(self, kind: str, many: int) -> None:
        from procrastinate.worker import Worker

        reachable = True
        while not self._ended:
            worker = Worker(
                app=self._app,
                queues=[kind],
                name=kind,
                concurrency=many,
                fetch_job_polling_interval=_AGAIN,
                shutdown_graceful_timeout=self._grace,
                # Check again while waiting for the others.
                listen_notify=kind == "thought",
                delete_jobs="always",
                install_signal_handlers=False,
                # The library's own heartbeat ends at its first failure; see `look_after`.
                update_heartbeat_interval=3600.0,
                stalled_worker_timeout=_GONE,
            )
            run: Callable[[], Awaitable[None]] = worker.run
            self._workers.add(worker)
            try:
                await run()
                reachable = True
            except Exception as error:
                if reachable and not self._ended:
                    _LOG.warning(
                        "job queue unavailable: %s",
                        type(error).__name__,
                        extra={"event": "queue-unavailable"},
                    )
                reachable = False
            finally:
                self._workers.discard(worker)
            if not self._ended:
                await asyncio.sleep(_AGAIN)

    # Maintenance

    async def look_after(self) -> None:
        """Send a heartbeat, and enqueue the jobs of dead processes again."""

        async def look() -> None:
            async with _in_time():
                await self._beat()
                await self._rescue()
                await self._count()

        await every(_BEAT, look, "queue-maintenance-failed")

    async def _beat(self) -> None:
        for worker in list(self._workers):
            if worker.worker_id is not None:
                await self._app.job_manager.update_heartbeat(worker.worker_id)

    async def _rescue(self) -> None:
        from procrastinate.exceptions import UniqueViolation
        from procrastinate.jobs import Status

        manager = self._app.job_manager
        stalled = [*await manager.get_stalled_jobs(seconds_since_heartbeat=_GONE)]
        for job in [*stalled, *await self._left_behind()]:
            try:
                await manager.retry_job(job)
                _LOG.info(
                    "job %s of a dead process requeued", job.queue, extra={"event": "job-requeued"}
                )
            except UniqueViolation:
                # The same job was enqueued meanwhile and is waiting.
                await manager.finish_job(job, Status.FAILED, delete_job=True)

    async def _left_behind(self) -> "list[Job]":
        """Mark jobs that ended here although the queue shows them as running.

        The database was unreachable, or an equal job waits. Only if seen twice, because of the
        moments before a job starts and after it ends.
        """
        manager = self._app.job_manager
        missed = [
            job
            for worker in list(self._workers)
            if worker.worker_id is not None
            for job in await manager.list_jobs_async(status="doing", worker_id=worker.worker_id)
            if job.id not in self._doing
        ]
        found = [job for job in missed if job.id in self._missed]
        self._missed = {job.id for job in missed}
        return found

    async def _count(self) -> None:
        rows = await self._app.connector.execute_query_all_async(_WAITING)
        many = {row["kind"]: row["many"] for row in rows}
        self._counted.update(many)
        for kind in self._counted:
            metrics.JOBS_WAITING.labels(kind).set(many.get(kind, 0))


@asynccontextmanager
async def _in_time() -> AsyncIterator[None]:
    """Raise Unavailable if the database does not answer."""
    from procrastinate.exceptions import ConnectorException
    from psycopg import Error

    try:
        async with asyncio.timeout(timeouts.STATEMENT):
            yield
    except (ConnectorException, Error, TimeoutError) as error:
        raise Unavailable() from error
