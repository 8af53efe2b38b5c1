"""Memory and disk space that a server needs: `python -m bench.load.sizing`."""

import asyncio
import random
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
import uvloop

from bench.load.compare import SERVE
from bench.load.guildhall_load import LIMITS, Load, open_tables
from bench.load.report import megabytes, with_children
from bench.load.sockets import connect
from bench.results import write_figures
from guildhall import games
from guildhall.core.state import State
from guildhall.server.context import Context
from guildhall.server.settings import Settings
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import moves, seating
from guildhall.server.tables.messages import SeatChange
from guildhall.table.settings import NewTable

TABLES = 99
SOCKETS = 500
GAMES = 3


found: dict[str, str] = {}


def say(what: str, figure: float, unit: str) -> None:
    found[what] = f"{figure:,.1f} {unit}"
    print(what, found[what], flush=True)


async def memory(pid: int, port: int, settings: Settings) -> None:
    """Measure the memory of an idle server, then of its sockets and tables."""
    idle = megabytes(pid)
    say("a server without visitors", idle, "MB")
    for _ in range(SOCKETS):
        await connect(port, "/api/live", {}, lambda *_: None)
    connected = megabytes(pid)
    say("a socket", (connected - idle) * 1024 / SOCKETS, "kB")
    load = Load()
    await load.connect(port, await open_tables(settings, TABLES, games.NAMES))
    await load.wait_until_connected()
    await load.at_full_speed(10)
    say("a table of four with five sockets", (megabytes(pid) - connected) * 1024 / TABLES, "kB")
    for child in with_children(pid)[1:]:
        say("a child process", megabytes(child), "MB")


async def disk(settings: Settings, file: Path, name: str) -> None:
    """Measure the disk space of whole games between two random players."""
    context = Context(settings)
    await context.open()
    before, played = _size(file), 0
    chance = random.Random(1)
    for _ in range(GAMES):
        people = [(await context.people.new_guest(f"P{seat}")).person.id for seat in range(2)]
        table = await seating.open_table(context, people[0], NewTable(game=name, seats=2))
        await seating.change_seat(context, table, 1, people[1], SeatChange(player="me"))
        await seating.start(context, table, people[0])
        while table.status == "running" and table.session:
            state: State = table.session.state
            text = chance.choice(list(table.session.legal.values()))
            await moves.move(context, table, people[state.seat], table.session.position, text)
            played += 1
    await context.close()
    kilobytes = (_size(file) - before) / 1024 / GAMES
    say(f"a game of {name} of {played / GAMES:.0f} moves", kilobytes, "kB")


def _size(file: Path) -> int:
    """Return the size of the database after a checkpoint of its write-ahead log."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return file.stat().st_size


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "guildhall.db"
        settings = Settings(f"sqlite:///{file}", limits=LIMITS)
        prepare(database_url(settings.database))
        received = msgspec.json.encode(settings).decode()
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, received, "1"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout
            uvloop.run(memory(server.pid, int(server.stdout.readline()), settings))
        finally:
            server.terminate()
            server.wait()
        for name in games.NAMES:
            asyncio.run(disk(settings, file, name))
    write_figures("Memory and disk", "python -m bench.load.sizing", found)


if __name__ == "__main__":
    main()
