"""How throughput grows with more servers: `python -m bench.load.growth [TABLES [SECONDS]]`.

Each server is limited to a fifth of a core, so that four of them leave time to the database and to
the load. More servers then get more processor time, as they would with more cores.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bench.load.compare import SECONDS, TABLES, measure_ours
from bench.load.report import Figures, with_children
from bench.results import table, write_section
from tests.server.postgres import Postgres

SERVERS = (1, 2, 4)
PART = 0.2
PERIOD = 10_000
"""Microseconds: a server that has used its quota waits for the next period."""
_GROUPS = Path("/sys/fs/cgroup")
_OLD = _GROUPS / "cpu"
"""The folder of cgroups version 1."""
_PARENT = _OLD if _OLD.exists() else _GROUPS


@contextmanager
def part_of_a_core(pid: int) -> Iterator[None]:
    """Limit a process to a part of a core."""
    most = int(PERIOD * PART)
    group = _PARENT / f"guildhall-{pid}"
    if _PARENT is _OLD:
        group.mkdir()
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(most))
    else:
        (_GROUPS / "cgroup.subtree_control").write_text("+cpu")
        group.mkdir()
        (group / "cpu.max").write_text(f"{most} {PERIOD}")
    (group / "cgroup.procs").write_text(str(pid))
    try:
        yield
    finally:
        # Only an empty group can be removed.
        for process in (group / "cgroup.procs").read_text().split():
            (_PARENT / "cgroup.procs").write_text(process)
        group.rmdir()


@contextmanager
def parts_of_a_core(pids: Sequence[int]) -> Iterator[None]:
    """Limit each of several servers, or each process of one server."""
    serving = pids if len(pids) > 1 else with_children(pids[0])[1:] or pids
    with ExitStack() as parts:
        for pid in serving:
            parts.enter_context(part_of_a_core(pid))
        yield


def report(found: Sequence[Figures]) -> None:
    heading = ["servers", "moves/s", "times one", "µs/move", "database", "refused", "lost"]
    rows = [
        [
            one.name,
            f"{one.moves_a_second:,.0f}",
            f"{one.moves_a_second / found[0].moves_a_second:.2f}",
            *one.at_full_speed.microseconds(),
            str(one.refused),
            str(one.lost),
        ]
        for one in found
    ]
    text = f"{found[0].sockets:,} sockets; every server has {PART:.0%} of a core."
    text += f"\n\n{table(heading, rows)}"
    print(text)
    write_section("More cores", "python -m bench.load.growth", text)


def main() -> None:
    if not os.access(_PARENT, os.W_OK):
        print(f"Servers cannot be given a part of a core here: only root can write {_PARENT}.")
        return
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    postgres = Postgres(durable=True)

    def measure(name: str, servers: int, processes: int) -> Figures:
        return measure_ours(
            name,
            postgres.new_database(),
            servers=servers,
            processes=processes,
            database_pid=postgres.pid,
            tables=tables,
            seconds=seconds,
            within=parts_of_a_core,
        )

    try:
        found = [measure(f"{many}, each table at one", many, 1) for many in SERVERS]
        found += [measure(f"{many}, tables spread over all", 1, many) for many in SERVERS[1:]]
    finally:
        postgres.stop()
    report(found)


if __name__ == "__main__":
    main()
