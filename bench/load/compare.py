"""`make load`: our server, game by game, and a boardgame.io server under similar load.

`python -m bench.load.compare [TABLES [SECONDS]]`; with GUILDHALL_GAMES=examples, both servers play
tic-tac-toe.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict
from pathlib import Path

import msgspec
import uvloop

from bench.load import boardgameio_load, guildhall_load, long_game
from bench.load.report import Figures, report
from guildhall import games
from guildhall.server.settings import Settings
from guildhall.server.storage.database import database_url, prepare

ROOT = Path(__file__).parent.parent.parent
TABLES = 200
SECONDS = 10.0
GAMES_EACH = {"tictactoe": 20}
"""Games played one after the other at each table, for games that are too short alone."""
SERVE = """
import sys, msgspec
from guildhall.server.run import serve
from guildhall.server.settings import Settings
settings = msgspec.json.decode(sys.argv[1], type=Settings)
serve(settings, "127.0.0.1", 0, lambda port: print(port, flush=True), int(sys.argv[2]))
"""


def measure_ours(
    name: str,
    database: str,
    *,
    processes: int = 1,
    servers: int = 1,
    unvisited: int = 0,
    database_pid: int = 0,
    tables: int = TABLES,
    seconds: float = SECONDS,
    names: Sequence[str] = games.NAMES,
    games_each: int = 1,
    within: Callable[[Sequence[int]], AbstractContextManager[object]] = nullcontext,
) -> Figures:
    """Measure a server with tables of these games under load.

    Several servers have a port each, and all sockets of one table connect to the same server.
    Unvisited servers use the same database, and their cost counts as part of a move. `within`
    receives the process ids before the measurement and may limit the processes.
    """
    settings = Settings(database, limits=guildhall_load.LIMITS)
    prepare(database_url(database))
    opened = uvloop.run(guildhall_load.open_tables(settings, tables, names, games_each))
    received = msgspec.json.encode(settings).decode()
    started = [
        subprocess.Popen(
            [sys.executable, "-c", SERVE, received, str(processes)],
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(servers + unvisited)
    ]
    try:
        ports = [int(server.stdout.readline()) for server in started if server.stdout]
        pids = [server.pid for server in started]
        figures = Figures(name, pids, tables * 5, tables, database_pid)
        with within(pids):
            uvloop.run(guildhall_load.measure(ports[:servers], opened, figures, seconds))
    finally:
        for server in started:
            server.terminate()
        for server in started:
            server.wait()
    return figures


def measure_boardgameio(tables: int, seconds: float) -> Figures | None:
    folder = ROOT / "build" / "boardgameio"
    node = shutil.which("node")
    if node is None or not folder.exists():
        return None
    server = subprocess.Popen([node, "server.cjs"], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        port = int(server.stdout.readline())
        figures = Figures("boardgame.io, tictactoe", [server.pid], tables * 5, tables)
        uvloop.run(boardgameio_load.measure(port, figures, seconds))
    finally:
        server.terminate()
        server.wait()
    return figures


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    found = []
    for name in games.NAMES:
        with tempfile.TemporaryDirectory() as folder:
            found.append(
                measure_ours(
                    f"Guildhall, {name}",
                    f"sqlite:///{folder}/guildhall.db",
                    tables=tables,
                    seconds=seconds,
                    names=[name],
                    games_each=GAMES_EACH.get(name, 1),
                )
            )
    theirs = measure_boardgameio(tables, seconds)
    if theirs:
        found.append(theirs)
    report(found, "Server under load", "python -m bench.load.compare")
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/guildhall.db"
        prepare(database_url(database))
        long_game.measure(Settings(database, limits=guildhall_load.LIMITS))
    results = ROOT / "bench" / "results"
    results.mkdir(exist_ok=True)
    (results / "load.json").write_text(json.dumps([asdict(one) for one in found], indent=1))


if __name__ == "__main__":
    main()
