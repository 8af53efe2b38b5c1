"""Messages as the bytes that go over a socket."""

from struct import Struct
from typing import Final

import msgspec

from guildhall.server.wire.live import Message

_ENCODE: Final = msgspec.json.Encoder().encode
_TEXT: Final = 0x81
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_SHORT: Final = Struct(">BB")
_MIDDLE: Final = Struct(">BBH")
_LONG: Final = Struct(">BBQ")


def framed(text: bytes) -> bytes:
    """One whole text frame from server to client (RFC 6455, 5.2)."""
    length = len(text)
    if length < _TWO_BYTES:
        return _SHORT.pack(_TEXT, length) + text
    if length < 1 << 16:
        return _MIDDLE.pack(_TEXT, _TWO_BYTES, length) + text
    return _LONG.pack(_TEXT, _EIGHT_BYTES, length) + text


def frame(message: Message) -> bytes:
    return framed(_ENCODE(message))
