"""Reusable buffers for lists of legal actions, for compiled code."""

from typing import Final, final

from guildhall.compiled_types import i64, vec

_MOST_LEGAL: Final = 8192


@final
class Buffer:
    """A buffer for one list of legal actions."""

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]([0 for _ in range(_MOST_LEGAL)])


# Appending and popping are atomic, so two threads never share a buffer.
_FREE_BUFFERS: Final[list[Buffer]] = []


def borrow_buffer() -> Buffer:
    return _FREE_BUFFERS.pop() if _FREE_BUFFERS else Buffer()


def give_back(buffer: Buffer) -> None:
    _FREE_BUFFERS.append(buffer)
