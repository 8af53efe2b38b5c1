"""A server of several processes: one dies or all are restarted, and no data is lost."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from guildhall.client import Client
from guildhall.server.tables.messages import Log
from tests.server.faults.players import players
from tests.server.harness import get, within
from tests.server.postgres import Postgres
from tests.server.processes import on_two_processes, server_of
from tests.server.server_process import ServerProcess


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.05)


def metrics(server: ServerProcess) -> str:
    return get(f"{server.url}/metrics", Authorization="Bearer secret").text


@pytest.mark.parametrize("processes", [2, 4])
def test_killing_half_of_the_processes_during_play_loses_no_acknowledged_move(
    postgres: Postgres, processes: int
) -> None:
    database = postgres.new_database()

    async def run(server: ServerProcess) -> None:
        before = set(server.children())
        assert len(before) == processes
        async with players(server.url, tables=2, pairs=1) as people:
            first, second = await on_two_processes(server, people)
            one, other = people.guests[-2:]
            cut, kept = one.port, other.port
            killed = {first, *sorted(before - {first, second})[: processes // 2 - 1]}
            for process in killed:
                os.kill(process, signal.SIGKILL)
            await people.goes_on()
            assert one.port != cut, "the player of the killed process reconnected"
            assert other.port == kept, "the other player stayed connected"
            await people.check(database)
        await until(lambda: len(set(server.children()) - before) == processes // 2)

    with server_of(database, processes) as server:
        within(run(server))
        children = server.children()
        server.process.terminate()
        assert server.process.wait(60) == 0
        assert not [child for child in children if Path(f"/proc/{child}").exists()]


async def play(client: Client, table: str, done: asyncio.Event) -> int:
    """Play enough moves; none may be refused."""
    made = 0
    async for position in client.turns(table):
        await client.move(table, position, position.moves[made % len(position.moves)].text)
        made += 1
        if done.is_set():
            break
        # At full speed, four players take as long as the new processes need to start.
        await asyncio.sleep(0.02)
    return made


async def talk(client: Client, table: str, done: asyncio.Event) -> int:
    said = 0
    while not done.is_set():
        await client.ask("say", table=table, text=f"word {said}")
        said += 1
        await asyncio.sleep(0.01)
    return said


def test_a_rolling_restart_during_play_and_chat_goes_unnoticed(
    postgres: Postgres,
) -> None:
    async def run(server: ServerProcess) -> None:
        before = set(server.children())
        done = asyncio.Event()
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(server.url)) for _ in range(4)]
            tables = []
            for number, client in enumerate(clients):
                await client.guest(f"Ann {number}")
                wanted = {"game": "burgundy", "seats": 2, "bots": ["random"], "start": True}
                tables.append((await client.open_table(**wanted)).id)
            playing = [
                asyncio.create_task(play(client, table, done))
                for client, table in zip(clients, tables, strict=True)
            ]
            talking = asyncio.create_task(talk(clients[0], tables[0], done))
            os.kill(server.process.pid, signal.SIGHUP)
            await until(lambda: len(set(server.children()) - before) == 2)
            await until(lambda: not set(server.children()) & before)
            done.set()
            assert all([await task > 0 for task in playing])
            said = await talking
            received: list[str] = []
            seen, last = 0, 1
            while seen < last:
                path = f"/api/tables/{tables[0]}/log?since={seen}&count=500"
                log = await clients[0].call("GET", path, None, Log)
                received += [entry.text for entry in log.entries if entry.kind == "said"]
                seen, last = log.entries[-1].seq, log.last
            assert received == [f"word {number}" for number in range(said)]

    with server_of(postgres.new_database(), 2) as server:
        within(run(server))
        # The newest process may not have received notifications yet.
        within(until(lambda: "guildhall_listening 1.0" in metrics(server)))
