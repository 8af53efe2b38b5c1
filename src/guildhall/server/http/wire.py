"""The WebSocket below the live socket: uvicorn's, with a short way out for ready frames."""

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from guildhall.server.live.connection import Closed

KEY = "wire"
"""Where the scope of a request holds it."""


class LiveWire(WebSocketsSansIOProtocol):
    """Frames go to the transport as they are, many in one go, without a task that waits."""

    when_ready: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][KEY] = self

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_ready:
            self.when_ready()

    @property
    def ready(self) -> bool:
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    async def hear(self) -> str | bytes:
        event: Any = await self.receive()
        if event["type"] != "websocket.receive":
            raise Closed
        text = event.get("text")
        return text if text is not None else bytes(event.get("bytes") or b"")

    def say(self, frames: Sequence[bytes]) -> None:
        self.transport.write(b"".join(frames))

    def hang_up(self, code: int) -> None:
        if self.close_sent or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return
        if not self.writable.is_set():
            # Who does not read hears no farewell.
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
