"""The queue of jobs in PostgreSQL, by procrastinate: any process of any machine takes them.

Each kind of job has a queue of its own: a process does not take jobs of kinds that it does not do.

Nothing here is a source of truth: a job only says where to look, whoever takes it looks whether it
is still wanted, and whoever wanted it puts it in again where it was lost. So the schema of the
queue is no part of our migrations: it is made where there is none, and made anew where the library
has brought another.
"""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Connection, text

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
"""Seconds after which a process says again that it lives, and looks after those that do not."""
_GONE: Final = 5.0
"""Seconds of silence after which the jobs of a process are for others."""
_AGAIN: Final = 1.0
"""Seconds until the queue is looked at again by who is not told, and a job is tried again."""
_LOG = logging.getLogger(__name__)

_FOUND: Final = text(
    "SELECT obj_description(oid, 'pg_namespace') FROM pg_namespace WHERE nspname = :schema"
)
# The next job of somebody comes a turn after his last one, and never before the turn that is
# being served: so everybody has a job done before somebody has a second one done.
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
    """Make sure that there is a queue as this library wants it; the caller holds a lock."""
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
    # Several statements go out together only where nothing has to be filled in.
    connection.execution_options(no_parameters=True).exec_driver_sql(wanted)
    connection.execute(text("SET LOCAL search_path TO DEFAULT"))


class JobQueue:
    """Jobs that wait, put in and taken by all processes."""

    def __init__(self, url: URL) -> None:
        # Only there where PostgreSQL is used.
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
        """The numbers of the jobs that are being done here."""
        self._missed: set[int | None] = set()
        """Of those that the queue takes for being done here a moment ago, which were not."""
        self._counted: set[str] = set()
        """Kinds of jobs that were seen waiting; none may be waiting now."""
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

    # Putting in.

    async def put(self, kind: str, name: str, person: str, **facts: str | int) -> None:
        """Have something done for somebody by whoever is free, unless it waits already."""
        from procrastinate.exceptions import AlreadyEnqueued

        called = f"{kind}:{name}"
        async with _in_time():
            found = await self._app.connector.execute_query_one_async(
                _TURN, kind=kind, person=person
            )
            # Of two with the same lock one is done at a time, and at most one waits.
            job = self._app.configure_task(
                kind, queue=kind, lock=called, queueing_lock=called, priority=-found["turn"]
            )
            with suppress(AlreadyEnqueued):
                await job.defer_async(person=person, **facts)

    async def holds(self, kind: str, name: str) -> bool:
        """Whether something waits or is being done."""
        async with _in_time():
            found = await self._app.connector.execute_query_one_async(_HOLDS, name=f"{kind}:{name}")
        return bool(found["found"])

    # Taking out.

    def does(self, kind: str, work: Callable[..., Awaitable[None]]) -> None:
        """How this process does the jobs of a kind, with what was put in by name."""
        from procrastinate import RetryStrategy

        async def do(context: "JobContext", /, **facts: Any) -> None:
            self._doing.add(context.job.id)
            try:
                await work(**facts)
            except (Unavailable, asyncio.CancelledError):
                # It goes back into the queue.
                metrics.JOBS.labels(kind, "given back").inc()
                raise
            except Exception:
                metrics.JOBS.labels(kind, "failed").inc()
                _LOG.exception("a job failed: %s", kind)
            else:
                metrics.JOBS.labels(kind, "done").inc()
            finally:
                self._doing.discard(context.job.id)

        again = RetryStrategy(wait=int(_AGAIN))
        self._app.task(name=kind, queue=kind, pass_context=True, retry=again)(do)

    async def work(self, at_once: Mapping[str, int], grace: float) -> None:
        """Do jobs until stopped; what is not done so many seconds later is given back."""
        self._grace = grace
        self._idle.clear()
        try:
            async with asyncio.TaskGroup() as group:
                for kind, many in at_once.items():
                    group.create_task(self._work(kind, many))
        finally:
            self._idle.set()

    async def stop(self) -> None:
        """Take nothing more.

        Not by cancelling: in Python 3.11 that may be lost where a connection is waited for.
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
                # Nobody looks on while the others wait for a second.
                listen_notify=kind == "thought",
                delete_jobs="always",
                install_signal_handlers=False,
                # The library's own beat ends with the first that fails; see `look_after`.
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
                    _LOG.warning("the queue cannot be read (%s)", type(error).__name__)
                reachable = False
            finally:
                self._workers.discard(worker)
            if not self._ended:
                await asyncio.sleep(_AGAIN)

    # Looking after it.

    async def look_after(self) -> None:
        """Say that this process lives, and put in again what others were killed at."""
        while not self._ended:
            try:
                async with _in_time():
                    await self._beat()
                    await self._rescue()
                    await self._count()
            except Unavailable:
                pass
            except Exception:
                _LOG.exception("the queue could not be looked after")
            await asyncio.sleep(_BEAT)

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
                _LOG.info("a job is put in again: %s", job.queue)
            except UniqueViolation:
                # It was wanted once more meanwhile, and waits already.
                await manager.finish_job(job, Status.FAILED, delete_job=True)

    async def _left_behind(self) -> "list[Job]":
        """Jobs that ended here while the database was away, or beside a twin that waits.

        The queue was not told. Twice missed, for there is a moment before a job begins and after
        it has ended.
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
    """Raises Unavailable where the database does not answer."""
    from procrastinate.exceptions import ConnectorException
    from psycopg import Error

    try:
        async with asyncio.timeout(timeouts.STATEMENT):
            yield
    except (ConnectorException, Error, TimeoutError) as error:
        raise Unavailable() from error
