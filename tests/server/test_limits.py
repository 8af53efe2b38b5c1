"""Limit of concurrent requests per address; waiting requests do not count."""

import asyncio
import os
import signal
from functools import partial
from typing import Any

from litestar.types import Receive, Scope, Send

from guildhall.server.context import Context
from guildhall.server.http.request_limits import with_limits
from guildhall.server.limits import Turns
from tests.server.harness import Server, settings, visitor, within
from tests.server.http.test_connections import first_bytes, is_served, open_socket
from tests.server.http.test_safety import limited


async def test_concurrent_requests_of_one_address_are_limited() -> None:
    turns, begun = Turns(2), list[str]()
    go_on = asyncio.Event()

    async def work(address: str, name: str) -> None:
        async with turns.of(address):
            begun.append(name)
            await go_on.wait()

    async def rounds() -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(work("a", str(number))) for number in range(5)]
    await rounds()
    assert begun == ["0", "1"]
    other = asyncio.create_task(work("b", "other"))
    await rounds()
    assert begun[-1] == "other", "another address does not wait"
    tasks[2].cancel()
    go_on.set()
    await asyncio.gather(*tasks, other, return_exceptions=True)
    assert begun == ["0", "1", "other", "3", "4"]
    assert len(turns) == 0


async def test_a_request_that_waits_releases_its_slot_and_reacquires_it() -> None:
    turns, begun = Turns(1), list[str]()
    thought, read = asyncio.Event(), asyncio.Event()

    async def wait_aside() -> None:
        async with turns.of("a") as turn:
            async with turn.aside(), turn.aside():
                begun.append("waits")
                await thought.wait()
            begun.append("goes on")

    async def work() -> None:
        async with turns.of("a"):
            begun.append("works")
            await read.wait()

    async def rounds() -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(one) for one in (wait_aside(), wait_aside(), work())]
    await rounds()
    assert begun == ["waits", "waits", "works"]
    thought.set()
    await rounds()
    assert begun[3:] == [], "the only slot is taken"
    tasks[0].cancel()
    await rounds()
    read.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert begun[3:] == ["goes on"]
    assert len(turns) == 0


async def test_a_client_that_reads_slowly_delays_no_one(sqlite: str) -> None:
    go_on = asyncio.Event()

    async def page(scope: Scope, _receive: Receive, send: Send) -> None:
        first: Any = {"type": "http.response.body", "body": b"a", "more_body": True}
        last: Any = {"type": "http.response.body", "body": b"b"}
        await send(first)
        await send(last)

    async def nothing() -> Any:
        raise AssertionError("no request has a body")

    async def slow(at: bytes, message: Any) -> None:
        if message["body"] == at:
            await go_on.wait()

    async def quick(message: Any) -> None:
        pass

    limits = limited(at_once=1)
    app = with_limits(page, Context(settings(sqlite, limits=limits)))
    for slow_at in (b"a", b"b"):
        go_on.clear()
        scope: Any = {"type": "http", "client": ("127.0.0.1", 1), "state": {}, "headers": []}
        reading = asyncio.ensure_future(app(scope, nothing, partial(slow, slow_at)))
        await asyncio.sleep(0)
        another: Any = {**scope, "state": {}}
        await app(another, nothing, quick)
        assert not reading.done()
        go_on.set()
        await reading


def test_hints_and_slow_uploads_do_not_delay_others_of_the_address(sqlite: str) -> None:
    """Users behind one address share the limit; one waits for a worker that hangs."""

    async def run(server: Server) -> None:
        async with visitor(server.url, "Ann") as ann, visitor(server.url, "Ben") as ben:
            alone = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
            table = (await ann.done("POST", "/api/tables", alone | {"public": False}))["id"]
            path = f"/api/tables/{table}"
            async with ann.socket() as socket:
                await socket.watch(table)
                await socket.until(lambda: bool(socket.position and socket.position["moves"]))
                assert socket.position
                wish = {"at": socket.position["position"]}
            await ann.done("POST", f"{path}/hints", wish)
            stopped = server.bot_workers()
            try:
                for process in stopped:
                    os.kill(process, signal.SIGSTOP)
                waiting = asyncio.create_task(ann.done("POST", f"{path}/hints", wish))
                token = {"Authorization": f"Bearer {server.settings.metrics_token}"}
                busy = 'guildhall_bot_moves_busy{group="slow"} 1.0'
                while busy not in (await ben.call("GET", "/metrics", headers=token)).text:
                    await asyncio.sleep(0.05)
                # The search runs now, and Ben's request is answered all the same.
                await ben.done("GET", path)
                assert not waiting.done()
            finally:
                for process in stopped:
                    os.kill(process, signal.SIGCONT)
            assert (await waiting)["hints"]

    chosen = settings(sqlite, limits=limited(at_once=1), metrics_token="see", bot_seconds=600.0)
    with Server(chosen) as server:
        within(run(server))
        with open_socket(server.port) as slow, open_socket(server.port) as other:
            slow.sendall(
                b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: 14\r\nExpect: 100-continue\r\n\r\n"
            )
            assert first_bytes(slow) == b"HTTP/1.1 100", "the server waits for the body"
            assert is_served(other)


async def test_fast_requests_of_an_address_let_others_in_between() -> None:
    turns, done = Turns(2), 0

    async def ask() -> None:
        nonlocal done
        async with turns.of("stranger"):
            done += 1

    tasks = [asyncio.create_task(ask()) for _ in range(20)]
    rounds = []
    while not all(task.done() for task in tasks):
        before = done
        await asyncio.sleep(0)
        rounds.append(done - before)
    assert done == 20
    assert max(rounds) <= 2
