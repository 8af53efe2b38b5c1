"""The two directions of a live socket, over ASGI."""

from typing import Any, Protocol

from litestar.exceptions import WebSocketDisconnect


class Closed(Exception):
    """The socket is closed."""


class Transport(Protocol):
    """A socket as a connection uses it."""

    async def receive(self) -> str | bytes:
        """Return the next message; raises Closed."""
        ...

    async def send(self, text: str) -> None:
        """Send a message; waits while the client does not read. Raises Closed."""
        ...

    async def close(self, code: int) -> None: ...

    def abort(self) -> None:
        """Drop the connection without a farewell, because the client does not read."""
        ...


class Guard(Protocol):
    """The connection below the WebSocket protocol."""

    def message_received(self) -> None: ...

    def abort(self) -> None: ...


class AsgiTransport:
    """A WebSocket of an ASGI server."""

    def __init__(self, receive: Any, send: Any, guard: Guard) -> None:
        self._receive = receive
        self._send = send
        self._guard = guard

    async def receive(self) -> str | bytes:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Closed
        self._guard.message_received()
        text: str | None = event.get("text")
        return text if text is not None else bytes(event.get("bytes") or b"")

    async def send(self, text: str) -> None:
        await self._send_event({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        await self._send_event({"type": "websocket.close", "code": code, "reason": ""})

    async def _send_event(self, event: dict[str, Any]) -> None:
        try:
            await self._send(event)
        except (OSError, RuntimeError, WebSocketDisconnect) as error:
            # Uvicorn raises a RuntimeError after it has closed the socket itself.
            raise Closed from error

    def abort(self) -> None:
        self._guard.abort()
