"""Measurements of a server under load, and their table."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from bench.results import table, write_section


def percentile(values: list[float], percent: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * percent / 100), len(ordered) - 1)] if ordered else 0.0


def megabytes(pid: int, kind: str = "VmRSS") -> float:
    """Return the current memory of a process, or another entry of its status."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(f"{kind}:"):
            return int(line.split()[1]) / 1024
    return 0.0


def with_children(pid: int) -> list[int]:
    """Return a process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def cpu_seconds(pids: list[int]) -> float:
    """Return the processor time of processes and of their finished children."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


@dataclass
class Spent:
    """Seconds of processor time, of all processes of a server together and of PostgreSQL."""

    server: float = 0.0
    database: float = 0.0

    def since(self, before: "Spent", moves: int) -> "Spent":
        """Return the difference to an earlier value, per move."""
        server, database = self.server - before.server, self.database - before.database
        return Spent(server / moves, database / moves)

    def microseconds(self) -> tuple[str, str]:
        """Return the values in microseconds; an empty string for zero."""
        server, database = (
            f"{one * 1e6:,.0f}" if one else "" for one in (self.server, self.database)
        )
        return server, database


@dataclass
class Figures:
    """Measurements of one server under load."""

    name: str
    pids: list[int]
    sockets: int
    tables: int
    database_pid: int = 0
    """The process of the database, if it has one."""
    moves_a_second: float = 0.0
    at_full_speed: Spent = field(default_factory=Spent)
    """Processor time per move while everybody plays as soon as possible."""
    at_pace: Spent = field(default_factory=Spent)
    """Processor time per move at a low rate."""
    load_a_move: float = 0.0
    """Processor time of the load itself per move, at full speed."""
    bytes_a_move: float = 0.0
    """Bytes sent to all sockets of a table together."""
    p50: float = 0.0
    p99: float = 0.0
    measured: int = 0
    memory_mb: float = 0.0
    refused: int = 0
    lost: int = 0
    finished: int = 0

    def processes(self) -> list[int]:
        return [process for pid in self.pids for process in with_children(pid)]

    def spent(self) -> Spent:
        """Return the processor time used so far."""
        database = with_children(self.database_pid) if self.database_pid else []
        return Spent(cpu_seconds(self.processes()), cpu_seconds(database))

    def peak_memory(self) -> None:
        self.memory_mb = sum(megabytes(pid, "VmHWM") for pid in self.processes())


def report(figures: list[Figures], title: str, command: str) -> None:
    """Print a table of the servers and write it to docs/benchmarks.md."""
    heading = [
        "server", "moves/s", "µs/move: server", "database", "load", "bytes/move",
        "at 200 moves/s: server", "database", "p50 ms", "p99 ms", "peak MB", "refused", "lost",
    ]  # fmt: skip
    rows = [
        [
            one.name,
            f"{one.moves_a_second:,.0f}",
            *one.at_full_speed.microseconds(),
            f"{one.load_a_move * 1e6:,.0f}",
            f"{one.bytes_a_move:,.0f}",
            *one.at_pace.microseconds(),
            f"{one.p50 * 1000:.1f}",
            f"{one.p99 * 1000:.1f}",
            f"{one.memory_mb:,.0f}",
            str(one.refused),
            str(one.lost),
        ]
        for one in figures
    ]
    notes = (
        f"{figures[0].sockets:,} sockets at {figures[0].tables} tables. moves/s: every player moves"
        " as soon as possible. µs/move: processor time of the server, of PostgreSQL and of the"
        " load, which run on the same machine. At 200 moves/s: the same at that pace, including"
        " what a process does when idle. p50 and p99: from sending a move to the last of 5 sockets,"
        " at that pace. Our moves are durable when acknowledged; boardgame.io stores its matches in"
        " memory."
    )
    text = f"{notes}\n\n{table(heading, rows)}"
    print(text)
    write_section(title, command, text)
