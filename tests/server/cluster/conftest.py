"""Two servers on one PostgreSQL."""

from collections.abc import Iterator

import pytest

from tests.server.cluster.two_servers import Two
from tests.server.harness import settings
from tests.server.postgres import Postgres
from tests.server.server_process import ServerProcess


@pytest.fixture(scope="module")
def two(postgres: Postgres) -> Iterator[Two]:
    database = postgres.new_database()
    chosen = settings(database, metrics_token="t")
    with ServerProcess(chosen) as one, ServerProcess(chosen) as other:
        yield one, other
