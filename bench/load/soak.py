"""A long run of a loaded server: `python -m bench.load.soak [MINUTES [PROCESSES]]`.

People play 200 moves a second at tables of all games and open a new table when a game is over; each
table has a spectator. Each minute gets a row; memory and latency must not grow. The server is one
process on SQLite. If PROCESSES is given, it is that many on PostgreSQL, and every tenth table has a
strong bot, whose searches go through the queue.
"""

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from http.cookiejar import DefaultCookiePolicy
from itertools import count

import httpx
import msgspec
import uvloop

from bench.load.compare import ROOT, SERVE
from bench.load.guildhall_load import LIMITS, SEATS, Load, Opened, TableLoad
from bench.load.report import Figures, megabytes, percentile
from bench.results import write_figures
from guildhall import games
from guildhall.server.settings import Settings
from guildhall.server.storage.database import database_url, prepare
from tests.server.postgres import Postgres

MINUTES = 60
TABLES = 40
WITH_BOT = 10
"""If there is a job queue, every n-th table has a bot."""
STRONG = "8"
MOVES_A_SECOND = 200.0
WARM_UP = 0.2
"""The share of the run after which nothing may grow.

Memory holds up to 200 finished tables; reaching that number takes about ten minutes.
"""
MORE_MEMORY = 1.10
MORE_LATENCY = 1.5
"""Maximum ratio of the end to the beginning."""


@dataclass
class Minute:
    """Measurements of one minute."""

    number: int
    moves: int
    games: int
    p50: float
    p99: float
    memory_mb: float
    cpu_a_move: float
    refused: int


class Crowd(Load):
    """People who open a new table when their game is over."""

    def __init__(self, http: httpx.AsyncClient, port: int, *, bots: bool) -> None:
        super().__init__()
        self._bots = bots
        self.finished = 0
        self._http = http
        self._port = port
        self._number = count()
        self._opening: set[asyncio.Task[None]] = set()

    async def open_and_connect(self) -> None:
        """Open a new table with a person in every seat, and play."""
        table = await self._open_table()
        await self.connect(self._port, [table])

    async def _open_table(self) -> Opened:
        number = next(self._number)
        bots = [STRONG] if self._bots and number % WITH_BOT == 0 else []
        people = [await self._guest(f"P{seat}") for seat in range(SEATS - len(bots))]
        name = games.NAMES[number % len(games.NAMES)]
        host, *others = people
        wanted = {"game": name, "seats": SEATS, "bots": bots}
        table = (await self._ask("POST", host, "/api/tables", wanted))["id"]
        for seat, person in enumerate(others, 1):
            path = f"/api/tables/{table}/seats/{seat}"
            await self._ask("PUT", person, path, {"player": "me"})
        await self._ask("POST", host, f"/api/tables/{table}/start", None)
        return Opened([table], [token for token, _ in people])

    async def _guest(self, name: str) -> tuple[str, str]:
        """Sign in a guest; return its session token and CSRF token."""
        answer = await self._http.post("/api/guests", json={"name": name})
        answer.raise_for_status()
        return answer.cookies["guildhall"], answer.json()["csrf"]

    async def _ask(
        self, method: str, person: tuple[str, str], path: str, body: object
    ) -> dict[str, str]:
        token, csrf = person
        headers = {"Cookie": f"guildhall={token}", "X-CSRF-Token": csrf}
        answer = await self._http.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        found: dict[str, str] = answer.json()
        return found

    def replace_finished(self) -> None:
        """Replace the tables of finished games by new ones."""
        for table in [table for table in self.tables if table.over and not table.sent_for]:
            self._leave(table)
            task = asyncio.create_task(self.open_and_connect())
            self._opening.add(task)
            task.add_done_callback(self._opened)

    def _leave(self, table: TableLoad) -> None:
        self.tables.remove(table)
        self.finished += 1
        for seat in table.seats:
            if seat.socket:
                seat.socket.close()

    def _opened(self, task: asyncio.Task[None]) -> None:
        self._opening.discard(task)
        task.result()


async def soak(port: int, server: Figures, minutes: int, *, bots: bool) -> list[Minute]:
    found: list[Minute] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        # Every guest has its own session, so the client must not store cookies.
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        crowd = Crowd(http, port, bots=bots)
        for _ in range(TABLES):
            await crowd.open_and_connect()
        await crowd.wait_until_connected()
        begun, played = time.perf_counter(), 0
        for number in range(1, minutes + 1):
            before, over, cpu = crowd.acknowledged, crowd.finished, server.spent().server
            crowd.latencies.clear()
            refused = crowd.refused
            while (passed := time.perf_counter() - begun) < 60 * number:
                waiting = iter(list(crowd.tables))
                while played < passed * MOVES_A_SECOND and (table := next(waiting, None)):
                    played += crowd.play(table)
                crowd.replace_finished()
                await asyncio.sleep(0.002)
            # Moves that a slow minute missed are not added to the next one.
            played = int(60 * number * MOVES_A_SECOND)
            moves = crowd.acknowledged - before
            found.append(
                Minute(
                    number=number,
                    moves=moves,
                    games=crowd.finished - over,
                    p50=percentile(crowd.latencies, 50) * 1000,
                    p99=percentile(crowd.latencies, 99) * 1000,
                    memory_mb=sum(map(megabytes, server.processes())),
                    cpu_a_move=(server.spent().server - cpu) / max(moves, 1) * 1e6,
                    refused=crowd.refused - refused,
                )
            )
            print_minute(found[-1])
    return found


def print_minute(minute: Minute) -> None:
    print(
        f"minute {minute.number}: {minute.moves} moves, {minute.games} games over, "
        f"p50 {minute.p50:.1f} ms, p99 {minute.p99:.1f} ms, {minute.memory_mb:.0f} MB, "
        f"{minute.cpu_a_move:.0f} µs of processor a move, {minute.refused} refused",
        flush=True,
    )


def grown(found: list[Minute], name: str) -> float:
    """Return the ratio of the last quarter to the first one after the warm-up."""
    settled = found[int(len(found) * WARM_UP) :]
    quarter = max(len(settled) // 4, 1)
    values = [float(getattr(minute, name)) for minute in settled]
    return statistics.median(values[-quarter:]) / statistics.median(values[:quarter])


def run_server(database: str, minutes: int, processes: int, *, bots: bool) -> list[Minute]:
    prepare(database_url(database))
    received = msgspec.json.encode(Settings(database, limits=LIMITS)).decode()
    server = subprocess.Popen(
        [sys.executable, "-c", SERVE, received, str(processes)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout
        port = int(server.stdout.readline())
        figures = Figures("Guildhall", [server.pid], TABLES * 5, TABLES)
        return uvloop.run(soak(port, figures, minutes, bots=bots))
    finally:
        server.terminate()
        server.wait()


def main() -> int:
    minutes = int(sys.argv[1]) if len(sys.argv) > 1 else MINUTES
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    if processes:
        postgres = Postgres(durable=True)
        try:
            found = run_server(postgres.new_database(), minutes, processes, bots=True)
        finally:
            postgres.stop()
    else:
        with tempfile.TemporaryDirectory() as folder:
            found = run_server(f"sqlite:///{folder}/guildhall.db", minutes, 1, bots=False)
    more, slower = grown(found, "memory_mb"), grown(found, "p99")
    figures = {
        "minutes": len(found),
        "moves": sum(one.moves for one in found),
        "games": sum(one.games for one in found),
        "refused": sum(one.refused for one in found),
        "memory at the end, MB": round(found[-1].memory_mb),
        "memory, last quarter to first": round(more, 2),
        "p99 ms, median of all minutes": round(statistics.median(one.p99 for one in found), 1),
        "p99, last quarter to first": round(slower, 2),
    }
    write_figures("One hour of play", f"make soak {' '.join(sys.argv[1:])}".strip(), figures)
    results = ROOT / "bench" / "results"
    results.mkdir(exist_ok=True)
    (results / "soak.json").write_text(json.dumps([asdict(one) for one in found], indent=1))
    return more > MORE_MEMORY or slower > MORE_LATENCY or any(one.refused for one in found)


if __name__ == "__main__":
    sys.exit(main())
