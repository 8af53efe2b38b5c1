"""The live socket."""

import asyncio
from contextvars import copy_context
from typing import Any

from litestar import WebSocket, websocket

from guildhall.server.errors import TooManySockets
from guildhall.server.http.visitor import TheHouse, TheVisitor
from guildhall.server.operations.logging import REQUEST
from guildhall.server.socket import websocket_protocol
from guildhall.server.socket.connection import Connection


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> None:
    """Serve one socket until it closes."""
    most = house.limits.sockets_an_address
    if house.sockets[visitor.address] >= most:
        house.refusals.add("sockets", visitor.address)
        raise TooManySockets(most=most)
    await socket.accept()
    line: websocket_protocol.LiveWire = socket.scope["state"][websocket_protocol.KEY]
    connection = Connection(house, line, visitor.session, visitor.language, visitor.address)
    with house.connected(connection, visitor.address):
        # A task of its own: whatever wakes it does not go through all that is around a request.
        context = copy_context()
        try:
            await asyncio.create_task(connection.run(), context=context)
        except Exception:
            # What logs it has to know at which message that was.
            REQUEST.set(context[REQUEST])
            raise
    # These know the socket, as it knows them: so it goes at once, and the wire with it.
    del socket.receive, socket.send
