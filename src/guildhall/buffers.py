"""Room for legal lists, used again and again by compiled code."""

from typing import Final, final

from guildhall.compiled_types import i64, vec

_MOST_LEGAL: Final = 8192


@final
class Buffer:
    """Room for one legal list, used again and again by compiled code."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]([0 for _ in range(_MOST_LEGAL)])


# Taking out and giving back are atomic, so two threads never share a buffer.
_FREE_BUFFERS: Final[list[Buffer]] = []


def borrow_buffer() -> Buffer:
    return _FREE_BUFFERS.pop() if _FREE_BUFFERS else Buffer()


def give_back(buffer: Buffer) -> None:
    _FREE_BUFFERS.append(buffer)
