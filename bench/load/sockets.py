"""A WebSocket client so cheap that a thousand of them cost less than the server."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 0x81
_CLOSE: Final = 0x8
_PING: Final = 0x9
_NO_MASK: Final = b"\0\0\0\0"


OnFrame = Callable[["LeanSocket", bytes], None]


class LeanSocket(asyncio.Protocol):
    """Sends and receives text frames; calls `on_frame` with the bytes of each."""

    received = 0
    """Bytes that all sockets together have received."""

    def __init__(self, host: str, path: str, headers: dict[str, str], on_frame: OnFrame) -> None:
        self._on_frame = on_frame
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = bytearray()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in headers.items()), "", "",
        ]  # fmt: skip
        self._hello = "\r\n".join(lines).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def send(self, text: bytes) -> None:
        length = len(text)
        head = bytes([_TEXT, 0x80 | length]) if length < 126 else bytes([_TEXT, 0xFE])
        size = b"" if length < 126 else length.to_bytes(2, "big")
        # A mask of zeros is valid.
        self._transport.write(head + size + _NO_MASK + text)

    def close(self) -> None:
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        LeanSocket.received += len(data)
        if not self._buffer and self.open.done():
            # Usually whole frames arrive, and no buffer is needed.
            data = self._whole_frames(data)
            if not data:
                return
        buffer = self._buffer
        buffer += data
        if not self.open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self._transport.close()
                return
            del buffer[: end + 4]
            self.open.set_result(None)
        while frame := self._frame():
            kind, content = frame
            if kind == _CLOSE:
                self._transport.close()
            elif kind == _PING:
                self._transport.write(bytes([0x8A, 0x80 | len(content)]) + _NO_MASK + content)
            else:
                self._on_frame(self, content)

    def _whole_frames(self, data: bytes) -> bytes:
        """Handle the short text frames at the beginning; return the rest."""
        start, end = 0, len(data)
        while end - start >= 4 and data[start] == _TEXT:
            length, head = data[start + 1], 2
            if length == 126:
                length, head = data[start + 2] << 8 | data[start + 3], 4
            begin = start + head
            if length == 127 or begin + length > end:
                break
            start = begin + length
            self._on_frame(self, data[begin:start])
        return data[start:]

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 0x7F, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(buffer) < start:
                return None
            length = int.from_bytes(buffer[2:start], "big")
        end = start + length
        if len(buffer) < end:
            return None
        kind, content = buffer[0] & 0xF, bytes(buffer[start:end])
        del buffer[:end]
        return kind, content


async def connect(port: int, path: str, headers: dict[str, str], on_frame: OnFrame) -> LeanSocket:
    host = f"127.0.0.1:{port}"
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: LeanSocket(host, path, headers, on_frame), "127.0.0.1", port
    )
    await socket.open
    return socket
