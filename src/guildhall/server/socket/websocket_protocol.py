"""The WebSocket protocol: uvicorn's, with a fast path for encoded frames."""

from asyncio import BaseTransport
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from guildhall.server.http.connection_limits import Door
from guildhall.server.limits import Bucket, address_of
from guildhall.server.refusal_counters import Refusals
from guildhall.server.settings import Limits
from guildhall.server.socket.connection import Closed
from guildhall.server.socket.frames import unframed

KEY: Final = "wire"
"""The key in the scope of a request."""
_SLICE: Final = 512
"""Bytes parsed at a time, so that at most a hundred frames are read before they are counted."""
_MOST_PARTS: Final = 64
"""Maximum size of a message."""
_AT_A_FRAME: Final = StreamReader.at_eof.__code__
"""The state of the library's parser before the first byte of a frame."""
_POLICY: Final = 1008
_GOING_AWAY: Final = 1001


class LiveWire(WebSocketsSansIOProtocol):
    """Writes encoded frames directly to the transport, several at a time.

    A frame is encoded once for all recipients. Writing it costs 0.4 µs per socket, while uvicorn
    would
    encode it for each recipient, for 3.6 µs (1.5 kB).
    """

    door: ClassVar[Door]
    limits: ClassVar[Limits]
    refusals: ClassVar[Refusals]
    when_ready: Callable[[], None] | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._bucket = Bucket()
        self._is_between = False
        """Whether no fragmented message is in progress."""

    def data_received(self, data: bytes) -> None:
        # Nearly all input is one short message in one frame.
        if self._is_between and self.conn.state is State.OPEN and len(data) <= _SLICE:
            text = unframed(data)
            if text is not None:
                if self._may_send(1):
                    self._heard(text)
                return
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])
        self._is_between = not self.frames and is_between_frames(self.conn)

    def _heard(self, text: str) -> None:
        if self.close_sent:
            return
        others_wait = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        # Read one message without pausing the transport.
        if others_wait and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_events(self) -> None:
        if self._may_send(len(self.conn.events)):
            super().handle_events()

    def _may_send(self, frames: int) -> bool:
        """Count every frame before processing it."""
        too_many = self._bucket.take(self.limits.frames, frames)
        if not too_many and len(self.frames) <= _MOST_PARTS:
            return True
        client = self.scope["client"]
        address = address_of(client[0] if client else "")
        self.refusals.add("frames", address)
        self.door.bars.strike(address, self.limits.floods)
        self.hang_up(_POLICY)
        # Stop reading.
        self.transport.close()
        return False

    def handle_ping(self) -> None:
        pong = b"".join(self.conn.data_to_send())
        # A client that does not read gets no pong until it does.
        if self.ready:
            self.transport.write(pong)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(self.transport)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Scope and protocol refer to each other; break the cycle, so that both are freed at once.
        self.scope.pop("state", None)

    def shutdown(self) -> None:
        """The server shuts down, and pending requests did not finish in time."""
        if self.handshake_complete:
            self.hang_up(_GOING_AWAY)
        super().shutdown()

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
            # A client that does not read gets no close frame.
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


def is_between_frames(conn: ServerProtocol) -> bool:
    """Whether all input consists of complete frames."""
    waits: Any = conn.parser
    while waits.gi_yieldfrom is not None:
        waits = waits.gi_yieldfrom
    return waits.gi_code is _AT_A_FRAME


def guarded(door: Door, limits: Limits, refusals: Refusals) -> type[LiveWire]:
    return type("LiveWire", (LiveWire,), {"door": door, "limits": limits, "refusals": refusals})
