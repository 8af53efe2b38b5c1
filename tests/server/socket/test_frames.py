"""The bytes of messages, beside those of a library that knows the protocol."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from guildhall.server.socket.frames import framed, unframed
from guildhall.server.socket.websocket_protocol import is_between_frames

GREETING = (
    b"GET /api/live HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_message_of_any_length_is_one_whole_text_frame(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 500, 65535])
def test_a_message_in_one_frame_is_read_at_once(length: int) -> None:
    text = "é" * (length // 2) + "x" * (length % 2)
    assert unframed(Frame(Opcode.TEXT, text.encode()).serialize(mask=True)) == text


def test_whatever_else_comes_is_left_to_the_library() -> None:
    whole = Frame(Opcode.TEXT, b"text").serialize(mask=True)
    assert [unframed(whole[:size]) for size in range(len(whole))] == [None] * len(whole)
    assert unframed(whole + b"\x81") is None, "the next one has begun"
    assert unframed(b"\xc1" + whole[1:]) is None, "compressed"
    others = [
        Frame(Opcode.TEXT, b"text", fin=False),
        Frame(Opcode.BINARY, b"text"),
        Frame(Opcode.CONT, b"text"),
        Frame(Opcode.PING, b"text"),
        Frame(Opcode.CLOSE, b"\x03\xe8"),
        Frame(Opcode.TEXT, b"\xff"),
        Frame(Opcode.TEXT, b"x" * 65536),
    ]
    assert [unframed(frame.serialize(mask=True)) for frame in others] == [None] * len(others)
    assert unframed(Frame(Opcode.TEXT, b"text").serialize(mask=False)) is None


def test_a_frame_that_has_begun_is_not_taken_for_the_next_one() -> None:
    """Also where what is still to come of it looks like a whole frame."""
    conn = ServerProtocol()
    assert not is_between_frames(conn), "no one has said hello"
    conn.receive_data(GREETING)
    [request] = conn.events_received()
    assert isinstance(request, Request)
    conn.send_response(conn.accept(request))
    assert is_between_frames(conn)
    inner = Frame(Opcode.TEXT, b"inner").serialize(mask=True)
    outer = Frame(Opcode.TEXT, inner).serialize(mask=False)
    head = bytes([outer[0], outer[1] | 0x80]) + b"\0\0\0\0"
    for number in range(1, len(head) + len(inner)):
        piece = (head + inner)[number - 1 : number]
        conn.receive_data(piece)
        assert not is_between_frames(conn), number
    conn.receive_data(inner[-1:])
    assert is_between_frames(conn)
