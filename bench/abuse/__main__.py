"""Run each attack in turn against a server with default settings."""

import asyncio
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass

import msgspec

from bench.abuse.attacks import ATTACKS, strike
from bench.abuse.honest import Latencies, play
from bench.choice import longest
from bench.load.compare import ROOT
from bench.load.report import megabytes, percentile
from bench.results import table, write_section
from guildhall import games
from guildhall.client import Client
from guildhall.core.record import Record
from guildhall.core.rng import seeded
from guildhall.server.settings import Settings

SECONDS = float(os.environ.get("SECONDS", "20"))
_SETTLE = 15.0
"""Seconds until memory must have returned; the server closes silent connections after ten."""
_MOST_P99 = 50.0
"""Milliseconds that an honest player may wait under attack."""
_MOST_BOT_P99 = 1000.0
"""Milliseconds for a move of a random bot, including its pause of 400."""
_MORE_MEMORY = 1.05
"""Maximum memory after the attack, relative to memory before it."""


@dataclass
class Figures:
    """One attack: the player's latencies in milliseconds, the server's memory in megabytes."""

    attack: str
    p50: float
    p99: float
    worst: float
    step_p99: float
    step_worst: float
    """Processor time of one round of the event loop."""
    bot_p99: float
    failed: int
    samples: int
    before: float
    peak: float
    after: float
    load: float
    attacked: bool = True
    """Whether the attack ran without an error of its own."""

    def broken(self) -> list[str]:
        """Return every limit that was exceeded."""
        found = [] if self.attacked else ["the attack itself failed"]
        if self.p99 > _MOST_P99:
            found.append(f"p99 {self.p99:.0f} ms, more than {_MOST_P99:.0f}")
        if self.bot_p99 > _MOST_BOT_P99:
            found.append(f"a random bot took {self.bot_p99:.0f} ms, more than {_MOST_BOT_P99:.0f}")
        if self.after > self.before * _MORE_MEMORY:
            found.append(f"{self.before:.0f} MB before, {self.after:.0f} MB after")
        if self.failed:
            found.append(f"{self.failed} requests failed")
        return found


async def finished_game(url: str) -> str:
    """Upload a random game of Craftsmen as a public table; return its id."""
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


class Served:
    """A server process that reports the steps of its event loop."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.pid = process.pid
        self.port = int(self._line())

    def _line(self) -> str:
        assert self._process.stdout
        return self._process.stdout.readline()

    def steps(self) -> list[float]:
        """Return the milliseconds of each step of the event loop since the last call."""
        assert self._process.stdin
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._line(), type=list[float])


async def run_under_attack(name: str, server: Served, table: str) -> Figures:
    """Play an honest game during one attack; measure memory before, during and after."""
    pid = server.pid
    peak = [before := megabytes(pid)]
    watching = asyncio.create_task(watch_memory(pid, peak))
    attack = None
    if name in ATTACKS:
        context = multiprocessing.get_context("spawn")
        attack = context.Process(
            target=strike, args=(name, server.port, SECONDS + 3, table), daemon=True
        )
        attack.start()
        await asyncio.sleep(2)
    server.steps()
    latencies: Latencies = await play(server.port, SECONDS)
    steps = server.steps()
    if attack:
        await asyncio.to_thread(attack.join, 30)
        if attack.is_alive():
            attack.kill()
    load = os.getloadavg()[0]
    end = time.monotonic() + _SETTLE
    while time.monotonic() < end and megabytes(pid) > before * 1.02:
        await asyncio.sleep(0.5)
    watching.cancel()
    milli = [value * 1000 for value in latencies.all]
    return Figures(
        attack=name,
        p50=percentile(milli, 50),
        p99=percentile(milli, 99),
        worst=max(milli, default=0.0),
        step_p99=percentile(steps, 99),
        step_worst=max(steps, default=0.0),
        bot_p99=percentile(latencies.bots, 99) * 1000,
        failed=latencies.failed,
        samples=len(milli),
        before=before,
        peak=peak[0],
        after=megabytes(pid),
        load=load,
        attacked=attack is None or attack.exitcode == 0,
    )


async def measure(server: Served, names: list[str]) -> list[Figures]:
    table = await finished_game(f"http://127.0.0.1:{server.port}")
    # Run once without an attack, so that caches are filled before the first measurement.
    await run_under_attack("warm-up", server, table)
    found = []
    for name in ["nothing", *names]:
        found.append(await run_under_attack(name, server, table))
        print(f"{name}: p99 {found[-1].p99:.1f} ms", file=sys.stderr, flush=True)
    return found


def report(found: list[Figures]) -> None:
    heading = [
        "attack from one address", "p50 ms", "p99 ms", "worst", "random bot p99", "step p99",
        "worst step", "failed", "MB before", "peak", "after", "load",
    ]  # fmt: skip
    rows = []
    for one in found:
        numbers = (one.p50, one.p99, one.worst, one.bot_p99, one.step_p99, one.step_worst)
        memory = (one.before, one.peak, one.after)
        cells = [*(f"{value:.1f}" for value in numbers), str(one.failed)]
        cells += [*(f"{value:.0f}" for value in memory), f"{one.load:.1f}"]
        rows.append([one.attack, *cells])
    text = (
        "Times in ms of normal players while one address attacks: moves until they are durable, "
        "pings, and requests over new connections. Step: processor time of one round of the event "
        "loop. The attacker runs on the same machine with a lower priority (nice 10). Load: the "
        f"load average at the end of the attack.\n\n{table(heading, rows)}"
    )
    print(text)
    write_section("Attacks", "make abuse", text)


def main() -> int:
    names = [name for name in ATTACKS if not sys.argv[1:] or any(a in name for a in sys.argv[1:])]
    with tempfile.TemporaryDirectory() as folder:
        received = msgspec.json.encode(Settings(f"sqlite:///{folder}/guildhall.db")).decode()
        server = subprocess.Popen(
            [sys.executable, "-m", "bench.abuse.served", received],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            found = asyncio.run(measure(Served(server), names))
        finally:
            server.terminate()
            server.wait()
    report(found)
    results = ROOT / "bench" / "results"
    results.mkdir(exist_ok=True)
    written = json.dumps([asdict(one) for one in found], indent=1, ensure_ascii=False)
    (results / "abuse.json").write_text(written, encoding="utf-8")
    broken = [f"{one.attack}: {what}" for one in found for what in one.broken()]
    for line in broken:
        print(line, file=sys.stderr)
    return bool(broken)


if __name__ == "__main__":
    sys.exit(main())
