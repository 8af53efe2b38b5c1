"""Our server on PostgreSQL in 1, 2 and 4 processes: `python -m bench.load.processes [TABLES]`."""

import sys

from bench.load.compare import TABLES, measure_ours
from bench.load.report import report
from tests.server.postgres import Postgres

PROCESSES = (1, 2, 4)


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    postgres = Postgres(durable=True)
    try:
        found = [
            measure_ours(
                f"Guildhall, PostgreSQL, {many} process(es)", postgres.new_database(), many, tables
            )
            for many in PROCESSES
        ]
    finally:
        postgres.stop()
    report(found)


if __name__ == "__main__":
    main()
