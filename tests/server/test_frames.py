"""The bytes of messages, beside those of a library that knows the protocol."""

import pytest
from websockets.frames import Frame, Opcode

from guildhall.server.live.frames import framed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_message_of_any_length_is_one_whole_text_frame(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
