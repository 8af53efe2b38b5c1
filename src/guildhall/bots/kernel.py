"""What the layers of a net do with what was counted: the words in Python for `kernel.c`.

The first layer adds up rows and keeps what is above 0, in steps of 1/128; the second does the
same with the first; the last adds up the second. All numbers are whole and none leaves its bounds
(`net.py` sees to that), so both forms give the same.
"""

from array import array
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from guildhall.bots.net import Net

MOST_SEATS: Final = 8
FIRST_SHIFT: Final = 3
"""Rows are in steps of 1/1024, what becomes of them in steps of 1/128."""
SECOND_SHIFT: Final = 10
MOST_ACTIVE: Final = 4095
LAST_SHIFT: Final = 17
POINTS: Final = 1000
"""The last layer counts tens of points, the result hundredths."""


class Kernel(Protocol):
    """Takes the amounts of one seat after the other, then says what is wrong with their worth."""

    def take(self, seat: int, /) -> None:
        """The amounts now in the shared array are those of this seat."""

    def residual(self, seat: int, /) -> int:
        """What a seat may expect besides its worth, in hundredths of a point."""


class PlainKernel:
    """The layers in Python."""

    def __init__(self, net: "Net", seats: int, amounts: Any) -> None:
        header = net.header
        self._net = net
        self._amounts = amounts
        self._most = [most for _, most in header.counts]
        self._bias = header.first_bias[header.seats.index(seats)]
        self._added = [[0] * (2 * header.hidden) for _ in range(seats)]

    def take(self, seat: int, /) -> None:
        net, wide = self._net, 2 * self._net.header.hidden
        added = [0] * wide
        for count, most in enumerate(self._most):
            amount = min(int(self._amounts[count]), most)
            if amount > 0:
                start = (net.first_row[count] + amount - 1) * wide
                row = net.rows[start : start + wide]
                added = [total + weight for total, weight in zip(added, row, strict=True)]
        self._added[seat] = added

    def residual(self, seat: int, /) -> int:
        header = self._net.header
        wide = header.hidden
        active = []
        for place in range(wide):
            total = self._bias[place] + self._added[seat][place]
            for other, added in enumerate(self._added):
                if other != seat:
                    total += added[wide + place]
            active.append(_active(total >> FIRST_SHIFT))
        last = header.last_bias
        for place in range(header.second):
            row = self._net.second[place * wide : (place + 1) * wide]
            total = header.second_bias[place]
            total += sum(weight * number for weight, number in zip(row, active, strict=True))
            last += self._net.last[place] * _active(total >> SECOND_SHIFT)
        return last * POINTS >> LAST_SHIFT


def _active(number: int) -> int:
    return max(0, min(number, MOST_ACTIVE))


def kernel(net: "Net", seats: int, amounts: Any) -> Kernel:
    """The layers as machine code where that was built, in Python otherwise.

    They read the amounts where they lie: in an array of 64-bit numbers, or for Python in any list.
    """
    try:
        from guildhall.bots._kernel import NativeKernel
    except ImportError:
        return PlainKernel(net, seats, amounts)
    return native(NativeKernel, net, seats, amounts)


def native(made: Any, net: "Net", seats: int, amounts: Any) -> Kernel:
    """The layers in C."""
    header = net.header
    found: Kernel = made(
        seats,
        header.hidden,
        header.second,
        array("i", [most for _, most in header.counts]),
        net.rows,
        array("i", header.first_bias[header.seats.index(seats)]),
        net.second,
        array("i", header.second_bias),
        net.last,
        header.last_bias,
        amounts,
    )
    return found
