"""What was measured, and how it is printed."""

import os
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table


def percentile(values: list[float], percent: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * percent / 100), len(ordered) - 1)] if ordered else 0.0


def megabytes(pid: int, kind: str = "VmRSS") -> float:
    """The memory of a process now, or another kind that the system knows of it."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(f"{kind}:"):
            return int(line.split()[1]) / 1024
    return 0.0


def with_children(pid: int) -> list[int]:
    """A process, and those that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def cpu_seconds(pids: list[int]) -> float:
    """Processor time of processes, and of their children that have ended."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    """One server under load."""

    name: str
    pids: list[int]
    sockets: int
    tables: int
    database_pid: int = 0
    """Where the database is a process of its own."""
    moves_a_second: float = 0.0
    cpu_a_move: float = 0.0
    """Seconds of processor time of the server, all its processes together."""
    database_a_move: float = 0.0
    """The same of PostgreSQL."""
    load_a_move: float = 0.0
    """The same of the load itself."""
    updates_a_move: float = 0.0
    """Frames in which the five sockets of a table were told of a move."""
    p50: float = 0.0
    p99: float = 0.0
    measured: int = 0
    memory_mb: float = 0.0
    refused: int = 0
    lost: int = 0
    finished: int = 0

    def processes(self) -> list[int]:
        return [process for pid in self.pids for process in with_children(pid)]

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.processes())

    def database_seconds(self) -> float:
        return cpu_seconds(with_children(self.database_pid)) if self.database_pid else 0.0

    def peak_memory(self) -> None:
        self.memory_mb = sum(megabytes(pid, "VmHWM") for pid in self.processes())


def report(figures: list[Figures]) -> None:
    title = f"{figures[0].sockets:,} sockets at {figures[0].tables} tables, loopback"
    table = Table(title=title, title_justify="left")
    table.add_column("server")
    for name in (
        "moves/s", "µs a move: server", "database", "load", "moves/s a core of the server",
        "updates a move", "p50 ms", "p99 ms", "peak MB", "refused", "lost",
    ):  # fmt: skip
        table.add_column(name, justify="right")
    for one in figures:
        table.add_row(
            one.name,
            f"{one.moves_a_second:,.0f}",
            f"{one.cpu_a_move * 1e6:,.0f}",
            f"{one.database_a_move * 1e6:,.0f}" if one.database_pid else "",
            f"{one.load_a_move * 1e6:,.0f}",
            f"{1 / one.cpu_a_move:,.0f}" if one.cpu_a_move else "",
            f"{one.updates_a_move:.1f}" if one.updates_a_move else "",
            f"{one.p50 * 1000:.1f}",
            f"{one.p99 * 1000:.1f}",
            f"{one.memory_mb:,.0f}",
            str(one.refused),
            str(one.lost),
        )
    console = Console(width=140)
    console.print(table)
    console.print(
        "moves/s: everybody plays as soon as he may; µs: processor time of the server, of "
        "PostgreSQL and of the load, which share the cores; p50 and p99: from sending a move to "
        "the last of 5 sockets, at 200 moves/s. Ours are durable when acknowledged; boardgame.io "
        "keeps its matches in memory. The load runs on the same machine "
        f"({os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}).",
        highlight=False,
    )
