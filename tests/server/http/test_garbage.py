"""Objects of ended requests are freed at once, since garbage is rarely collected."""

import asyncio
import gc

import pytest
import uvicorn

from guildhall.server.app import app
from guildhall.server.context import Context
from guildhall.server.http import connection_limits
from guildhall.server.socket import flood_guard
from guildhall.server.storage.database import database_url, prepare
from tests.server.harness import settings, visitor

SOCKETS = 5


def _guards() -> list[flood_guard.FloodGuard]:
    return [one for one in gc.get_objects() if issubclass(type(one), flood_guard.FloodGuard)]


async def test_a_closed_socket_leaves_no_objects(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # At start the server freezes all objects, and frozen ones are not listed.
    monkeypatch.setattr("guildhall.server.app.warm_up", lambda *_: None)
    prepare(database_url(sqlite))
    context = Context(settings(sqlite))
    entrance = connection_limits.Door(context.limits, context.refusals, context.bars, "")
    config = uvicorn.Config(
        app(context),
        port=0,
        http=connection_limits.guarded(entrance, context.limits),
        ws=flood_guard.guarded(entrance, context.limits, context.refusals),
        log_config=None,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with visitor(f"http://127.0.0.1:{port}", "Ann") as ann:
        gc.collect()
        gc.disable()
        try:
            for _ in range(SOCKETS):
                async with ann.socket() as socket:
                    await socket.ask("ping")
                    assert _guards()
            while server.server_state.tasks:
                await asyncio.sleep(0.01)
            assert not _guards()
        finally:
            gc.enable()
    server.should_exit = True
    await serving
