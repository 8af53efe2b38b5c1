"""A limit for what a socket sends, below the WebSocket protocol.

Requests are counted by the application, but pings, pongs and fragments never reach it. So the
guard counts bytes: a frame of 6 bytes costs 2 µs to read and as much to answer.
"""

import asyncio
from typing import Any, ClassVar, Final, cast

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from guildhall.server.http.connection_limits import Door
from guildhall.server.limits import Bucket
from guildhall.server.refusal_counters import Refusals
from guildhall.server.settings import Limits

KEY: Final = "flood_guard"
"""Its key in the state of the ASGI scope."""
_MOST_FRAGMENTS: Final = 4
"""The bytes without a whole message, as a multiple of the longest message."""
_CLOSE: Final = b"\x88\x02\x03\xf0"
"""A frame that closes the socket with code 1008, policy violation."""


class FloodGuard(asyncio.Protocol):
    """Passes on what a socket receives, and closes the socket if it is too much."""

    door: ClassVar[Door]
    limits: ClassVar[Limits]
    refusals: ClassVar[Refusals]

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._protocol = WebSocketsSansIOProtocol(config, server_state, {**app_state, KEY: self})
        self._bucket = Bucket()
        self._without_message = 0
        self.address = ""
        """Set by the application, which knows the address behind a proxy."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._protocol.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self._transport.is_closing():
            return
        self._without_message += len(data)
        too_long = self._without_message > _MOST_FRAGMENTS * self.limits.frame_bytes
        if too_long or self._bucket.take(self.limits.received, len(data)):
            self.refusals.add("frames", self.address)
            self.door.bars.strike(self.address, self.limits.floods)
            self._transport.write(_CLOSE)
            self._transport.close()
        else:
            self._protocol.data_received(data)

    def message_received(self) -> None:
        """Called by the application for every whole message."""
        self._without_message = 0

    def abort(self) -> None:
        """Drop the connection at once."""
        self._transport.abort()

    def pause_writing(self) -> None:
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        self._protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._protocol.connection_lost(exc)
        self.door.leave(self._transport)
        # Break the reference cycle, so that both are freed at once.
        del self._protocol


def guarded(door: Door, limits: Limits, refusals: Refusals) -> type[FloodGuard]:
    attributes = {"door": door, "limits": limits, "refusals": refusals}
    return type("FloodGuard", (FloodGuard,), attributes)
