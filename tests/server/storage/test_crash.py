"""Acknowledged moves survive a killed server; `make crash` kills it 100 times."""

from tests.server.conftest import NewDatabase
from tools.crash import crash


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    new_database: NewDatabase,
) -> None:
    run = await crash(new_database(), rounds=2, tables=4, seed=3)
    assert run.acknowledged > 0
