"""Jobs in the queue: any process takes them, fair per user, never lost, never done twice."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from socket import create_server
from typing import Any

import httpx
import psycopg
import pytest

from guildhall.server.background import Background
from guildhall.server.bots import jobs, pool
from guildhall.server.bots.job_queue import SCHEMA, JobQueue
from guildhall.server.cluster import worker_process
from guildhall.server.context import Context
from guildhall.server.operations.verify import verify
from guildhall.server.storage.database import database_url, prepare
from tests.server.bots.test_scheduler import end_turn
from tests.server.harness import (
    UNENCRYPTED,
    Server,
    Socket,
    settings,
    visitor,
    within,
)
from tests.server.notify.world import (
    CHANNELS,
    ChannelName,
    account,
    open_context,
    receiver,
    send,
    waiting,
)
from tests.server.postgres import Postgres
from tests.server.reviews.test_reviews import FEW, until, uploaded
from tests.server.server_process import ServerProcess, WorkerProcess, is_stopped

WITHOUT_END = 3600.0


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    """Return one database for all tests of this module."""
    found = postgres.new_database()
    prepare(database_url(found))
    return found


@pytest.fixture(autouse=True)
def _empty_queue(database: str) -> None:
    """Delete jobs left by failed tests or returned by workers, so that no test waits for them."""
    forget(database)


def rows(database: str, what: str = "*") -> list[Any]:
    with within_queue(database) as connection:
        query = f"SELECT {what} FROM procrastinate_jobs ORDER BY id"
        return connection.execute(query.encode()).fetchall()


def within_queue(database: str) -> psycopg.Connection[Any]:
    return psycopg.connect(database, options=f"-c search_path={SCHEMA}")


def forget(database: str) -> None:
    with within_queue(database) as connection:
        connection.execute("DELETE FROM procrastinate_jobs")


async def comes(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.05)


# One server and several worker processes.


async def her_turn(socket: Socket) -> None:
    await socket.until(lambda: bool(socket.position and socket.position["moves"]))


@asynccontextmanager
async def ann_and_a_strong_bot(server: Server) -> AsyncIterator[tuple[Socket, str]]:
    """Return a table at which it is the strong bot's turn."""
    async with visitor(server.url, "Ann") as ann, ann.socket() as socket:
        wanted = {"game": "builders", "seats": 2, "bots": ["8"], "start": True}
        table = str((await ann.done("POST", "/api/tables", wanted))["id"])
        await socket.watch(table)
        await end_turn(socket, table)
        yield socket, table


def moves_of_bot(socket: Socket) -> list[int]:
    return [e["seq"] for e in socket.entries if e["kind"] == "move" and e["seat"] == 1]


async def test_a_server_leaves_searches_and_reviews_to_workers(database: str) -> None:
    chosen = replace(settings(database), review=FEW, works=False)
    with Server(chosen) as server:
        async with ann_and_a_strong_bot(server) as (socket, table):
            await comes(lambda: bool(rows(database)))
            [(args, kind)] = rows(database, "args, queue_name")
            assert kind == "thought"
            person = socket.info["seats"][0]["person"]["id"]
            assert args == {"person": person, "table": table, "position": args["position"]}
            with WorkerProcess(chosen) as working:
                await her_turn(socket)
                await end_turn(socket, table)
                await her_turn(socket)
                assert not server.bot_workers()
                async with visitor(server.url, "Ben") as ben:
                    path = await uploaded(ben, "builders")
                    assert (await ben.done("POST", path))["state"] == "making"
                    found = await until(ben, path, "done")
                    assert found["done"] == found["all"] > 0
                assert len(working.bot_workers()) == 2, "one for searches, one for reviews"
                assert len(server.bot_workers()) == 1, "the server's own worker only checks records"
            assert verify(database_url(database)).differences == []
        await comes(lambda: not rows(database))


def free_port() -> int:
    with create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def stop_this_process(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


def stop_every_search() -> None:
    """Stop all bot workers; wait so that a busy machine can return the job."""
    setattr(pool, "_choose", stop_this_process)  # noqa: B010
    setattr(worker_process, "_END", 300.0)  # noqa: B010


async def stopped_in_search(working: WorkerProcess, database: str) -> int:
    """Stop the process that searches, in the middle of the search, and return it."""
    await comes(lambda: any(map(is_stopped, working.bot_workers())))
    [thinking] = working.bot_workers()
    assert rows(database, "status") == [("doing",)]
    return thinking


async def test_another_worker_takes_the_search_of_a_stopped_or_killed_one(
    database: str, postgres: Postgres
) -> None:
    patient = settings(database, bot_seconds=WITHOUT_END)
    with Server(settings(database, works=False)) as server:
        async with ann_and_a_strong_bot(server) as (socket, table):
            port = free_port()
            with WorkerProcess(patient, metrics=port, first=stop_every_search) as ending:
                await stopped_in_search(ending, database)
                async with httpx.AsyncClient(verify=UNENCRYPTED, timeout=60) as http:
                    busy = ""
                    while 'guildhall_bot_moves_busy{group="slow"} 1.0' not in busy:
                        busy = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
                assert await ending.terminate() == 0
                assert rows(database, "status") == [("todo",)], "the job was returned"
            with WorkerProcess(patient, first=stop_every_search) as killed:
                thinking = await stopped_in_search(killed, database)
                killed.kill()
                os.kill(thinking, signal.SIGKILL)
            expire_heartbeats(database)
            await socket.ask("ping")
            assert not moves_of_bot(socket)
            with WorkerProcess(patient):
                await her_turn(socket)
                with postgres.away():
                    pass
                await end_turn_again(socket, table)
                await her_turn(socket)
            seqs = [entry["seq"] for entry in socket.entries]
            assert seqs == sorted(set(seqs))
        assert verify(database_url(database)).differences == []


def expire_heartbeats(database: str) -> None:
    """Set the last heartbeat of all processes to an hour ago."""
    with within_queue(database) as connection:
        hour = "last_heartbeat = last_heartbeat - interval '1 hour'"
        connection.execute(f"UPDATE procrastinate_workers SET {hour}".encode())


async def end_turn_again(socket: Socket, table: str) -> None:
    """End the turn again after the database was unavailable."""
    while socket.position and socket.position["moves"]:
        at, texts = socket.position["position"], [m["text"] for m in socket.position["moves"]]
        wish = "end" if "end" in texts else "take 3" if "take 3" in texts else texts[0]
        answer = await socket.ask("move", table=table, at=at, move=wish)
        if answer["type"] == "done":
            await socket.until(lambda: socket.updates[-1]["seq"] >= answer["seq"])  # noqa: B023
        else:
            assert answer["problem"]["error"] == "unavailable"
            await asyncio.sleep(0.1)


def test_two_servers_can_start_together_on_an_empty_database(postgres: Postgres) -> None:
    database = postgres.new_database()
    servers = [ServerProcess(settings(database)) for _ in range(2)]
    for server in servers:
        server.launch()
    for server in servers:
        server.wait_until_ready()
        server.stop()


# In this process.


def works(context: Context) -> None:
    """Run jobs until the queue is closed."""
    context.background.start(jobs.work(context))
    context.background.start(jobs.look_after(context))


@asynccontextmanager
async def a_queue(
    database: str, work: Callable[..., Awaitable[None]] | None = None
) -> AsyncIterator[JobQueue]:
    """Yield a queue whose jobs of one kind are run one by one when `worked_on` is called."""
    queue = JobQueue(database_url(database))
    await queue.open()
    if work:
        queue.does("push", work)
    yield queue
    await queue.close()


async def worked_on(queue: JobQueue, database: str) -> None:
    """Run jobs until the queue is empty."""
    task = asyncio.create_task(queue.work({"push": 1}, 0.0))
    await comes(lambda: not rows(database))
    await queue.stop()
    await task


@pytest.mark.parametrize("channel", CHANNELS)
async def test_a_notification_is_queued_and_sent_once_by_any_process(
    database: str, channel: ChannelName
) -> None:
    async with (
        receiver(channel) as found,
        open_context(database, found.smtp) as one,
        open_context(database, found.smtp) as other,
    ):
        works(one)
        works(other)
        ann, ben = await account(one, f"Ann{channel}"), await account(one, f"Ben{channel}")
        await found.subscribe(one, ann, "en")
        table = await waiting(one, ann.person.id, ben.person.id)
        for context in (one, other, one):
            await send(context, channel)
            assert all(set(args) == {"person"} for (args,) in rows(database, "args"))
        await comes(lambda: bool(found.received()))
        await comes(lambda: not rows(database))
        [message] = found.received()
        assert f"/table/{table.id}" in message


async def test_a_job_whose_completion_was_not_stored_is_queued_again(database: str) -> None:
    served: list[str] = []

    async def work(*, person: str) -> None:
        served.append(person)

    async with a_queue(database, work) as queue:
        working = asyncio.create_task(queue.work({"push": 1}, 0.0))
        # Every worker is registered with the queue from now on.
        await queue.put("push", "Ann", "Ann")
        await comes(lambda: served == ["Ann"])
        # The queue believes that this worker is still running them, although they have ended.
        for name in ("Ben", "Cid"):
            insert_orphaned_job(database, f"push:{name}", name)
        # If queued again meanwhile, it would wait forever.
        await queue.put("push", "Cid", "Cid")
        background = Background()
        background.start(queue.look_after())
        await comes(lambda: not rows(database))
        assert sorted(served) == ["Ann", "Ben", "Cid"]
        await queue.stop()
        await working
        await background.stop()


def insert_orphaned_job(database: str, called: str, person: str) -> None:
    with within_queue(database) as connection:
        connection.execute(
            "INSERT INTO procrastinate_jobs"
            " (queue_name, task_name, lock, queueing_lock, args, status, worker_id)"
            " SELECT 'push', 'push', %s, %s, %s, 'doing', max(id) FROM procrastinate_workers",
            (called, called, json.dumps({"person": person})),
        )


def test_every_user_is_served_once_before_any_is_served_twice(database: str) -> None:
    served = []

    async def work(*, person: str, number: int) -> None:
        served.append(f"{person} {number}")
        if served == ["Ann 0"]:
            # A new user has not been served yet.
            await queue.put("push", "Cid", "Cid", number=0)

    queue: JobQueue

    async def run() -> None:
        nonlocal queue
        async with a_queue(database, work) as queue:
            for number in range(20):
                await queue.put("push", f"Ann {number}", "Ann", number=number)
            for number in range(2):
                await queue.put("push", f"Ben {number}", "Ben", number=number)
            # If queued again, it still waits only once.
            await queue.put("push", "Ben 1", "Ben", number=1)
            await worked_on(queue, database)

    within(run())
    assert len(served) == 23
    assert sorted(served[:3]) == ["Ann 0", "Ben 0", "Cid 0"]
    assert sorted(served[3:5]) == ["Ann 1", "Ben 1"]


async def test_stale_jobs_are_skipped_and_unknown_kinds_left_alone(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_context(database, None) as context:
        assert context.queue
        for number in range(30):
            await context.queue.put("thought", f"gone {number}", "p", table="gone", position=3)
        await context.queue.put("review", "gone", "p", table="gone")
        await context.queue.put("push", "gone", "gone")
        await context.queue.put("dance", "gone", "p", steps=3)
        works(context)
        await comes(lambda: rows(database, "queue_name") == [("dance",)])
    forget(database)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_failed_job_is_logged_and_does_not_block_others(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    done = []

    async def work(*, person: str) -> None:
        if person == "Ann":
            raise RuntimeError("a mistake of ours")
        done.append(person)

    async with a_queue(database, work) as queue:
        await queue.put("push", "Ann", "Ann")
        await queue.put("push", "Ben", "Ben")
        await worked_on(queue, database)
    assert done == ["Ben"]
    assert "job push failed" in caplog.text


async def test_a_queue_schema_of_another_library_is_recreated(database: str) -> None:
    async with a_queue(database) as queue:
        await queue.put("push", "Ann", "Ann")
        prepare(database_url(database))
        assert await queue.holds("push", "Ann"), "a current schema is unchanged"
        with within_queue(database) as connection:
            connection.execute(f"COMMENT ON SCHEMA {SCHEMA} IS 'another'".encode())
        prepare(database_url(database))
        assert not await queue.holds("push", "Ann")
        await queue.put("push", "Ann", "Ann")
        assert len(rows(database)) == 1
    forget(database)
