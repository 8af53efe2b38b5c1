"""The live socket, on top of Litestar's."""

from typing import Any

from litestar import WebSocket, websocket

from guildhall.server.errors import TooManySockets
from guildhall.server.http.visitor import TheHouse, TheVisitor
from guildhall.server.live.connection import Closed, Connection


class LitestarWire:
    """The two ends of a Litestar socket, without its niceties: this is the hot path."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes:
        event: Any = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise Closed
        text = event.get("text")
        return text if text is not None else bytes(event.get("bytes") or b"")

    async def send(self, text: str) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})
        except (RuntimeError, OSError) as error:
            raise Closed from error

    async def close(self, code: int) -> None:
        try:
            await self._socket.close(code)
        except (RuntimeError, OSError) as error:
            raise Closed from error


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse, visitor: TheVisitor) -> None:
    """Serve one socket until it closes."""
    most = house.limits.sockets_an_address
    if house.sockets[visitor.address] >= most:
        raise TooManySockets(most=most)
    await socket.accept()
    connection = Connection(house, LitestarWire(socket), visitor.session, visitor.language)
    with house.connected(connection, visitor.address):
        await connection.run()
