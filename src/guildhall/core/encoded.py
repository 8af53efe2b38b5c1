"""How one encoded value becomes another: the words in Python for `encoded.c`."""

from collections.abc import Callable
from typing import Final

import msgspec

from guildhall.core import difference as plain

_ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder().decode


def decoded_difference(before: bytes, after: bytes) -> bytes:
    """As `core/difference.py` says it, encoded; empty where they are the same."""
    change = plain.difference(_DECODE(before), _DECODE(after))
    return b"" if change is None else _ENCODE(change)


def _quickest() -> Callable[[bytes, bytes], bytes]:
    """As machine code where that was built: it takes a sixth of the time (6 µs instead of 38)."""
    try:
        from guildhall.core._encoded import difference as found
    except ImportError:
        return decoded_difference
    return found  # type: ignore[no-any-return]


difference: Final = _quickest()
