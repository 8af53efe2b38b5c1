"""The bot worker processes hang or die, and every game continues."""

import os
import signal

import pytest

from tests.server.faults.players import players, slow_server


@pytest.mark.parametrize("fault", [signal.SIGSTOP, signal.SIGKILL])
async def test_every_table_continues_after_its_worker_hung_or_died(sqlite: str, fault: int) -> None:
    with slow_server(sqlite, bot_seconds=5.0) as server:
        async with players(server.url) as people:
            faulty = server.bot_workers()
            assert faulty
            for worker in faulty:
                os.kill(worker, fault)
            await people.goes_on()
            await people.check(sqlite)
            assert not set(faulty) & set(server.bot_workers())
