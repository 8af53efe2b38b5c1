"""Arrays that the rules write and NumPy reads without copying."""

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64, u8
from numpy.typing import NDArray

from guildhall.core import compiled
from guildhall.core.observation import ObservationWriter

_ITEMS: dict[type[Any], Any] = {np.int16: i16, np.uint8: u8, np.int64: i64, np.float64: float}


def shared(size: int, item: type[np.generic]) -> tuple[Any, NDArray[Any]]:
    """An array of zeros for the rules, and its read-only NumPy view.

    Compiled rules write into a packed `vec`, interpreted ones into a memory view of a NumPy array,
    which is faster for single numbers than the array itself.
    """
    zeros: Any = np.zeros(size, item)
    packed: Any = vec
    written: Any = packed[_ITEMS[item]](zeros) if compiled() else memoryview(zeros)
    seen: NDArray[Any] = np.frombuffer(written, item)
    seen.flags.writeable = False
    return written, seen


def pen(size: int) -> tuple[ObservationWriter, NDArray[np.int16]]:
    """A writer for this many numbers, and the NumPy view of them."""
    written, seen = shared(size, np.int16)
    if compiled():
        return ObservationWriter(written), seen
    numbers: NDArray[np.int16] = written.obj

    def wipe(start: int, end: int) -> None:
        numbers[start:end] = 0

    # Writing the zeros one by one took a fifth of the time of an interpreted game.
    return ObservationWriter(written, wipe), seen


def as_taken(actions: NDArray[np.int64]) -> Any:
    """Actions as the rules take them; copies eight bytes for each."""
    return vec[i64](actions) if compiled() else actions
