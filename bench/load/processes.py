"""Our server in 1, 2 and 4 processes: `python -m bench.load.processes [TABLES [SECONDS]]`.

Measures PostgreSQL, and one process on SQLite for comparison. With one port, the sockets of a table
are spread over all processes; with a port for each server, a proxy can send a whole table to one of
them. Server, database and load share the cores here, so moves a second say little. The cost of more
processes is visible in the processor time per move at a low rate: if it stays the same, each
additional core plays as many moves as the first.
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
