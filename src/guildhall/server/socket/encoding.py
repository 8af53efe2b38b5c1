"""Messages as the text that a socket sends."""

from typing import Final

import msgspec

from guildhall.server.socket.messages import Message

_ENCODE: Final = msgspec.json.Encoder().encode


def encoded(message: Message) -> str:
    return _ENCODE(message).decode()
