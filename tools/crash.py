"""Kill a loaded server repeatedly and check that no acknowledged move is lost.

`python -m tools.crash ROUNDS` does this on both databases. It then kills one of two processes, for
a tenth of the rounds, and prints how soon people and bots continue on the other.
"""

import asyncio
import os
import random
import signal
import sys
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from guildhall import games
from guildhall.server.operations.verify import verify
from guildhall.server.storage.database import database_url
from tests.server.faults.players import players
from tests.server.harness import UNENCRYPTED, Socket, Visitor, choose, settings, visitor
from tests.server.postgres import Postgres
from tests.server.processes import all_serve, on_two_processes, server_of
from tests.server.server_process import ServerProcess


@dataclass
class Person:
    """A client at one table, with the moves that the server acknowledged."""

    token: str
    table: str
    acknowledged: dict[int, str] = field(default_factory=dict)
    """Acknowledged moves by entry."""


@dataclass
class Run:
    rounds: int = 0
    acknowledged: int = 0
    finished: int = 0


async def seat_people(url: str, tables: int) -> list[Person]:
    """Start tables of every game, each with two people, every third with a bot."""
    people: list[Person] = []
    for number in range(tables):
        name = games.NAMES[number % len(games.NAMES)]
        async with visitor(url, "Ann") as ann, visitor(url, "Ben") as ben:
            bots = ["random"] if number % 3 == 0 else []
            wanted = {"game": name, "seats": 2 + len(bots), "bots": bots}
            table = (await ann.done("POST", "/api/tables", wanted))["id"]
            await ben.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
            await ann.done("POST", f"/api/tables/{table}/start")
            people += [Person(one.http.cookies["guildhall"], table) for one in (ann, ben)]
    return people


class Countdown:
    """Sets an event when enough moves were acknowledged."""

    def __init__(self, moves: int) -> None:
        self._left = moves
        self.done = asyncio.Event()

    def count(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self.done.set()


async def play_until_killed(
    url: str, person: Person, chance: random.Random, countdown: Countdown
) -> None:
    try:
        async with httpx.AsyncClient(base_url=url, verify=UNENCRYPTED) as http:
            http.cookies.set("guildhall", person.token)
            async with Visitor(url, http).socket() as socket:
                await socket.watch(person.table)
                while not (socket.position and socket.position["over"]):
                    await one_step(socket, person, chance, countdown)
    except (WebSocketException, OSError):
        pass


async def one_step(
    socket: Socket, person: Person, chance: random.Random, countdown: Countdown
) -> None:
    position = socket.position
    if not position or not position["moves"]:
        await socket.next()
        return
    text = choose(position, chance.randrange(1000))
    at = position["position"]
    answer = await socket.ask("move", table=person.table, at=at, move=text)
    if answer["type"] == "done":
        person.acknowledged[answer["seq"]] = text
        countdown.count()
        seq = answer["seq"]
        await socket.until(lambda: socket.updates[-1]["seq"] >= seq)


async def check(url: str, person: Person) -> bool:
    """Check the acknowledged moves; return whether the game is over."""
    async with httpx.AsyncClient(base_url=url, timeout=20, verify=UNENCRYPTED) as http:
        http.cookies.set("guildhall", person.token)
        found: dict[int, Any] = {}
        last = 1
        while not found or max(found) < last:
            since = max(found, default=0)
            path = f"/api/tables/{person.table}/log?since={since}&count=500"
            log = (await http.get(path)).json()
            last = log["last"]
            found.update({entry["seq"]: entry for entry in log["entries"]})
        for seq, text in person.acknowledged.items():
            assert seq in found, f"acknowledged move {seq} of table {person.table} is lost"
            assert found[seq].get("move") == text, "an acknowledged move has changed"
        info = (await http.get(f"/api/tables/{person.table}")).json()
        return bool(info["status"] == "over")


async def table_continues(url: str, people: list[Person]) -> None:
    """Check that a running table accepts a move, or that its bot moves."""
    async with AsyncExitStack() as stack:
        sockets = []
        for person in people:
            client = httpx.AsyncClient(base_url=url, verify=UNENCRYPTED)
            http = await stack.enter_async_context(client)
            http.cookies.set("guildhall", person.token)
            socket = await stack.enter_async_context(Visitor(url, http).socket())
            await socket.watch(person.table)
            sockets.append(socket)

        async def wait(socket: Socket) -> None:
            await socket.until(
                lambda: bool(
                    socket.position and (socket.position["moves"] or socket.position["over"])
                )
            )

        waits = [asyncio.create_task(wait(socket)) for socket in sockets]
        done, pending = await asyncio.wait(waits, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        assert done, f"table {people[0].table} is stuck"


async def crash(database: str, rounds: int, tables: int, seed: int) -> Run:
    """Load, kill and check the server in each round."""
    chance = random.Random(seed)
    server = ServerProcess(settings(database))
    server.start()
    people = await seat_people(server.url, tables)
    run = Run()
    try:
        for _ in range(rounds):
            countdown = Countdown(chance.randrange(1, 12 * tables))
            players = [
                asyncio.create_task(play_until_killed(server.url, person, chance, countdown))
                for person in people
            ]
            enough = asyncio.create_task(countdown.done.wait())
            await asyncio.wait({enough, *players}, return_when=asyncio.FIRST_COMPLETED)
            # Kill at a random moment, not always after an answer.
            await asyncio.sleep(chance.uniform(0, 0.02))
            server.kill()
            await asyncio.gather(*players)
            enough.cancel()
            server.start()
            over = [await check(server.url, person) for person in people]
            for number in range(0, len(people), 2):
                if not over[number]:
                    await table_continues(server.url, people[number : number + 2])
            unfinished = [person for person, ended in zip(people, over, strict=True) if not ended]
            run.finished += (len(people) - len(unfinished)) // 2
            run.acknowledged += sum(len(p.acknowledged) for p in people) - sum(
                len(p.acknowledged) for p in unfinished
            )
            people = unfinished
            if len(people) < tables:
                people += await seat_people(server.url, tables - len(people) // 2)
            run.rounds += 1
            if run.rounds % 10 == 0:
                print(f"killed {run.rounds} times", file=sys.stderr, flush=True)
        run.acknowledged += sum(len(person.acknowledged) for person in people)
    finally:
        server.stop()
    found = verify(database_url(database))
    assert found.differences == [], found.differences[:3]
    return run


async def crash_one_of_two(server: ServerProcess, database: str, rounds: int) -> list[float]:
    """Kill one process repeatedly; return the sorted seconds until all tables continue."""
    seconds = []
    for _ in range(rounds):
        await all_serve(server, 2)
        async with players(server.url, tables=2, pairs=1) as people:
            first, _ = await on_two_processes(server, people)
            os.kill(first, signal.SIGKILL)
            seconds.append(await people.goes_on())
            await people.check(database)
    return sorted(seconds)


def main() -> None:
    rounds = int(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        postgres = Postgres()
        try:
            for kind, url in (
                ("SQLite", f"sqlite:///{Path(folder) / 'guildhall.db'}"),
                ("PostgreSQL", postgres.new_database()),
            ):
                run = asyncio.run(crash(url, rounds, 6, 1))
                print(
                    f"{kind}: killed {run.rounds} times, {run.acknowledged} acknowledged moves, "
                    f"none lost, no table stuck, {run.finished} games finished, every game replays"
                )
            database = postgres.new_database()
            with server_of(database, 2) as server:
                times = max(1, rounds // 10)
                seconds = asyncio.run(crash_one_of_two(server, database, times))
            print(
                f"One of two processes killed {times} times: no acknowledged move lost, all tables "
                f"went on after {seconds[times // 2]:.1f} s (median) to {seconds[-1]:.1f} s"
            )
        finally:
            postgres.stop()


if __name__ == "__main__":
    main()
