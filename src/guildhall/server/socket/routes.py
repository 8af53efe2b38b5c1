"""The live socket."""

import asyncio
from contextvars import copy_context
from typing import Any

from litestar import WebSocket, websocket

from guildhall.server.errors import TooManySockets
from guildhall.server.http.visitor import TheContext, TheVisitor
from guildhall.server.operations.logging import REQUEST
from guildhall.server.socket import flood_guard
from guildhall.server.socket.connection import Connection
from guildhall.server.socket.presence import ANYWHERE
from guildhall.server.socket.transport import AsgiTransport


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], context: TheContext, visitor: TheVisitor) -> None:
    """Serve one socket until it closes."""
    most = context.limits.sockets_an_address
    if context.sockets.of_address[visitor.address] >= most:
        context.refusals.add("sockets", visitor.address)
        raise TooManySockets(most=most)
    guard: flood_guard.FloodGuard = socket.scope["state"][flood_guard.KEY]
    guard.address = visitor.address
    await socket.accept()
    transport = AsgiTransport(socket.receive, socket.send, guard)
    connection = Connection(context, transport, visitor.session, visitor.language, visitor.address)
    context.rollcall.came(ANYWHERE, connection.person_id)
    try:
        with context.sockets.opened(connection, visitor.address):
            # In a task of its own, so that a wake-up does not pass through the middleware.
            variables = copy_context()
            try:
                await asyncio.create_task(connection.run(), context=variables)
            except Exception:
                # The exception handler logs the number of the message that failed.
                REQUEST.set(variables[REQUEST])
                raise
    finally:
        context.rollcall.left(ANYWHERE, connection.person_id)
    # Break the reference cycle, so that the connection is freed at once.
    del socket.receive, socket.send
