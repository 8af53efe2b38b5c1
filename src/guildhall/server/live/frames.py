"""Messages as the bytes that go over a socket."""

from typing import Final

import msgspec

from guildhall.server.wire.live import Message

_ENCODE: Final = msgspec.json.Encoder().encode
_TEXT: Final = b"\x81"
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127


def framed(text: bytes) -> bytes:
    """One whole text frame from server to client (RFC 6455, 5.2)."""
    length = len(text)
    if length < _TWO_BYTES:
        return b"%b%c%b" % (_TEXT, length, text)
    if length < 1 << 16:
        return b"%b%c%b%b" % (_TEXT, _TWO_BYTES, length.to_bytes(2, "big"), text)
    return b"%b%c%b%b" % (_TEXT, _EIGHT_BYTES, length.to_bytes(8, "big"), text)


def frame(message: Message) -> bytes:
    return framed(_ENCODE(message))
