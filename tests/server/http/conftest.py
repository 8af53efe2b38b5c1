"""A server with strict limits."""

from collections.abc import Iterator

import pytest

from guildhall.server.settings import Rate
from tests.server.harness import Server, settings
from tests.server.http.test_safety import limited

LONG = 360_000
"""Seconds; too long for a limit to recover during a test on a slow machine."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits; clients to be counted separately use other addresses."""
    file = tmp_path_factory.mktemp("strict") / "guildhall.db"
    limits = limited(
        received=Rate(40_000, LONG), requests=Rate(100, LONG), requests_an_address=Rate(150, LONG),
        connections_an_address=20, visits=Rate(200, LONG), guests=Rate(10, LONG),
    )  # fmt: skip
    with Server(settings(f"sqlite:///{file}", limits=limits)) as found:
        yield found
