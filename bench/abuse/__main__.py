"""Each attack in turn against a server as it is set up by default."""

import asyncio
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from bench.abuse.attacks import ATTACKS, strike
from bench.abuse.honest import Felt, play
from bench.choice import longest
from bench.load.compare import ROOT
from bench.load.report import percentile
from guildhall import games
from guildhall.client import Client
from guildhall.core.record import Record
from guildhall.core.rng import seeded
from guildhall.server.settings import Settings

SECONDS = float(os.environ.get("SECONDS", "20"))
_SETTLE = 15.0
"""Seconds after which memory must be back: connections are cut off after ten."""
_ENOUGH = 0.050
_SERVE = """
import sys, msgspec
from guildhall.server.run import serve
from guildhall.server.settings import Settings
settings = msgspec.json.decode(sys.argv[1], type=Settings)
serve(settings, "127.0.0.1", 0, lambda port: print(port, flush=True))
"""


@dataclass
class Figures:
    """One attack: milliseconds of the honest and megabytes of the server."""

    attack: str
    p50: float
    p99: float
    worst: float
    moves_p99: float
    pings_p99: float
    visits_p99: float
    bot_p99: float
    failed: int
    samples: int
    before: float
    peak: float
    after: float
    load: float


def megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


async def finished_game(url: str) -> str:
    """A table that everybody may look at: a random game of Craftsmen, uploaded."""
    game, rng = games.load(longest()), seeded(5)
    state = game.new(4, 5)
    moves: list[str] = []
    while not state.over:
        legal = list(state.legal())
        action = legal[rng.below(len(legal))]
        moves.append(game.text(action))
        state.play(action)
    key = f"{state.key():032x}"
    record = Record(
        game=game.name, fingerprint=game.fingerprint, seats=4, seed=5, options=dict(state.options),
        moves=moves, players=["A", "B", "C", "D"], key=key,
    )  # fmt: skip
    async with Client(url) as ann:
        await ann.guest("Uploader")
        answer = await ann._http.post("/api/records", content=record.dumps().encode(), timeout=60)
        answer.raise_for_status()
        return str(answer.json()["id"])


async def watch_memory(pid: int, peak: list[float]) -> None:
    while True:
        peak[0] = max(peak[0], megabytes(pid))
        await asyncio.sleep(0.1)


async def suffer(name: str, port: int, pid: int, table: str) -> Figures:
    """An honest game while one attack goes on, and the memory before, during and after."""
    peak = [before := megabytes(pid)]
    watching = asyncio.create_task(watch_memory(pid, peak))
    attack = None
    if name in ATTACKS:
        context = multiprocessing.get_context("spawn")
        attack = context.Process(target=strike, args=(name, port, SECONDS + 3, table), daemon=True)
        attack.start()
        await asyncio.sleep(2)
    felt: Felt = await play(port, SECONDS)
    if attack:
        await asyncio.to_thread(attack.join, 30)
        if attack.is_alive():
            attack.kill()
    load = os.getloadavg()[0]
    end = time.monotonic() + _SETTLE
    while time.monotonic() < end and megabytes(pid) > before * 1.02:
        await asyncio.sleep(0.5)
    watching.cancel()
    milli = [value * 1000 for value in felt.all]
    return Figures(
        attack=name,
        p50=percentile(milli, 50),
        p99=percentile(milli, 99),
        worst=max(milli, default=0.0),
        moves_p99=percentile(felt.moves, 99) * 1000,
        pings_p99=percentile(felt.pings, 99) * 1000,
        visits_p99=percentile(felt.visits, 99) * 1000,
        bot_p99=percentile(felt.bots, 99) * 1000,
        failed=felt.failed,
        samples=len(milli),
        before=before,
        peak=peak[0],
        after=megabytes(pid),
        load=load,
    )


async def measure(port: int, pid: int, names: list[str]) -> list[Figures]:
    table = await finished_game(f"http://127.0.0.1:{port}")
    # Once before, so that everything that is made once is there.
    await suffer("warm-up", port, pid, table)
    found = []
    for name in ["nothing", *names]:
        found.append(await suffer(name, port, pid, table))
        print(f"{name}: p99 {found[-1].p99:.1f} ms", file=sys.stderr, flush=True)
    return found


def report(found: list[Figures]) -> None:
    table = Table(title="An honest player while one stranger attacks", title_justify="left")
    table.add_column("attack from one address")
    for name in (
        "p50 ms", "p99 ms", "worst", "moves p99", "pings p99", "visits p99", "random bot p99",
        "failed", "MB before", "peak", "after", "load",
    ):  # fmt: skip
        table.add_column(name, justify="right")
    for one in found:
        numbers = (
            one.p50, one.p99, one.worst, one.moves_p99, one.pings_p99, one.visits_p99, one.bot_p99,
        )  # fmt: skip
        memory = (one.before, one.peak, one.after)
        cells = [*(f"{value:.1f}" for value in numbers), str(one.failed)]
        cells += [*(f"{value:.0f}" for value in memory), f"{one.load:.1f}"]
        table.add_row(one.attack, *cells)
    console = Console(width=160)
    console.print(table)
    console.print(
        "Times: moves until they are durable, pings, and requests over new connections. The "
        f"stranger runs on the same machine ({os.cpu_count()} cores), behind others (nice 10); "
        "load: the average of a minute at the end of the attack.",
        highlight=False,
    )


def main() -> int:
    names = [name for name in ATTACKS if not sys.argv[1:] or any(a in name for a in sys.argv[1:])]
    with tempfile.TemporaryDirectory() as folder:
        told = msgspec.json.encode(Settings(f"sqlite:///{folder}/guildhall.db")).decode()
        server = subprocess.Popen(
            [sys.executable, "-c", _SERVE, told], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout
            port = int(server.stdout.readline())
            found = asyncio.run(measure(port, server.pid, names))
        finally:
            server.terminate()
            server.wait()
    report(found)
    results = ROOT / "bench" / "results"
    results.mkdir(exist_ok=True)
    written = json.dumps([asdict(one) for one in found], indent=1, ensure_ascii=False)
    (results / "abuse.json").write_text(written, encoding="utf-8")
    return any(one.p99 > _ENOUGH * 1000 or one.failed for one in found)


if __name__ == "__main__":
    sys.exit(main())
