"""Encodes and decodes WebSocket frames."""

from struct import Struct
from typing import Final

import msgspec
from websockets.utils import apply_mask

from guildhall.server.socket.messages import Message

_ENCODE: Final = msgspec.json.Encoder().encode
_TEXT: Final = 0x81
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_SHORT: Final = Struct(">BB")
_MIDDLE: Final = Struct(">BBH")
_LONG: Final = Struct(">BBQ")
_MASKED: Final = 0x80
_MASK_BYTES: Final = 4


def framed(text: bytes) -> bytes:
    """A complete text frame from server to client (RFC 6455, 5.2)."""
    length = len(text)
    if length < _TWO_BYTES:
        return _SHORT.pack(_TEXT, length) + text
    if length < 1 << 16:
        return _MIDDLE.pack(_TEXT, _TWO_BYTES, length) + text
    return _LONG.pack(_TEXT, _EIGHT_BYTES, length) + text


def frame(message: Message) -> bytes:
    return framed(_ENCODE(message))


def unframed(frame: bytes) -> str | None:
    """The text of a complete frame from client to server; None for anything else."""
    size = len(frame)
    if size < 2 + _MASK_BYTES or frame[0] != _TEXT:
        return None
    length, head = frame[1] - _MASKED, 2
    if length == _TWO_BYTES:
        length, head = int.from_bytes(frame[2:4], "big"), 4
    elif not 0 <= length < _TWO_BYTES:
        return None
    begin = head + _MASK_BYTES
    if size != begin + length:
        return None
    try:
        return apply_mask(frame[begin:], frame[head:begin]).decode()
    except UnicodeDecodeError:
        return None
