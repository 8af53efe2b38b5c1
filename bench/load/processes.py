"""Our server in 1, 2 and 4 processes: `python -m bench.load.processes [TABLES [SECONDS]]`.

On PostgreSQL, and beside it one process on SQLite. Behind one port the sockets of a table are
spread over all processes; where each has a port, a proxy can send all of a table to one of them.
Where server, database and load share the cores, moves a second say little; what more processes cost
is in the processor time of a move, far from full speed: where that stays the same, each further
core plays as many moves as the first.
"""

import sys
import tempfile

from bench.load.compare import SECONDS, TABLES, measure_ours
from bench.load.report import report
from tests.server.postgres import Postgres

PROCESSES = (1, 2, 4)


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/guildhall.db"
        found = [measure_ours("SQLite", database, tables=tables, seconds=seconds)]
    postgres = Postgres(durable=True)
    try:
        found += [
            measure_ours(
                f"PostgreSQL, {many} process{'es' if many > 1 else ''}",
                postgres.new_database(),
                processes=many,
                database_pid=postgres.pid,
                tables=tables,
                seconds=seconds,
            )
            for many in PROCESSES
        ]
        found += [
            measure_ours(
                f"PostgreSQL, {many} servers, each table at one",
                postgres.new_database(),
                servers=many,
                database_pid=postgres.pid,
                tables=tables,
                seconds=seconds,
            )
            for many in PROCESSES[1:]
        ]
        found.append(
            measure_ours(
                "PostgreSQL, 1 server, 3 without visitors",
                postgres.new_database(),
                unvisited=3,
                database_pid=postgres.pid,
                tables=tables,
                seconds=seconds,
            )
        )
    finally:
        postgres.stop()
    report(found, "Several processes on PostgreSQL", "python -m bench.load.processes")


if __name__ == "__main__":
    main()
