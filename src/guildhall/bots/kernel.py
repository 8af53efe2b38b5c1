"""What the layers of a net do with what was counted: the words in Python for `kernel.c`.

The first layer adds up rows and keeps what is above 0, in steps of 1/128; the second does the
same with the first; the last adds up the second. All numbers are whole and none leaves its bounds
(`net.py` sees to that), so both forms give the same.

What a net says about moves comes from one layer over the counts of the seat to move. Each move,
each strength of a wish and each subject has a row for it; how much a move is wanted is the sum
over its three rows, in steps of 1/256 of a doubling.
"""

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from guildhall.bots.net import Net, PriorHeader, PriorWeights

MOST_SEATS: Final = 8
FIRST_SHIFT: Final = 3
"""Rows are in steps of 1/1024, what becomes of them in steps of 1/128."""
SECOND_SHIFT: Final = 10
MOST_ACTIVE: Final = 4095
LAST_SHIFT: Final = 17
POINTS: Final = 1000
"""The last layer counts tens of points, the result hundredths."""
WISH_SHIFT: Final = 9
WISH_STEPS: Final = 256
"""Steps of a wish for a doubling."""


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
        self._bias = header.first_bias[header.seats.index(seats)]
        self._added = [[0] * (2 * header.hidden) for _ in range(seats)]

    def take(self, seat: int, /) -> None:
        nothing = [0] * (2 * self._net.header.hidden)
        self._added[seat] = _with_rows(nothing, self._net, self._net.rows, self._amounts)

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


class Prior(Protocol):
    """Says how much moves are wanted by the seat whose amounts are in the shared array."""

    def answer(self, number: int, /) -> list[int]:
        """How much so many moves are wanted that are in the shared array of what is asked."""


class PlainPrior:
    """The same in Python."""

    def __init__(self, net: "Net", seats: int, amounts: Any, asked: Any) -> None:
        header, weights = _prior_of(net)
        self._net = net
        self._bias = header.bias[net.header.seats.index(seats)]
        self._wide = header.hidden
        self._rows = weights.rows
        self._parts = (weights.actions, weights.wishes, weights.subjects)
        self._amounts, self._asked = amounts, asked

    def answer(self, number: int, /) -> list[int]:
        wide = self._wide
        added = _with_rows(self._bias, self._net, self._rows, self._amounts)
        active = [_active(total >> FIRST_SHIFT) for total in added]
        answers = []
        for move in range(number):
            wish = 0
            for part, rows in enumerate(self._parts):
                start = int(self._asked[3 * move + part]) * wide
                row = rows[start : start + wide]
                wish += sum(weight * number for weight, number in zip(row, active, strict=True))
            answers.append(wish >> WISH_SHIFT)
        return answers


def _with_rows(added: list[int], net: "Net", rows: "array[int]", amounts: Any) -> list[int]:
    """What the levels of all counts add to a layer of that width."""
    wide = len(added)
    summands: list[Sequence[int]] = [added]
    for count, (_, most) in enumerate(net.header.counts):
        amount = min(int(amounts[count]), most)
        if amount > 0:
            start = (net.first_row[count] + amount - 1) * wide
            summands.append(rows[start : start + wide])
    return [sum(column) for column in zip(*summands, strict=True)]


def _prior_of(net: "Net") -> "tuple[PriorHeader, PriorWeights]":
    if net.header.prior is None or net.prior is None:
        raise ValueError("a net that says nothing about moves")
    return net.header.prior, net.prior


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


def prior(net: "Net", seats: int, amounts: Any, asked: Any) -> Prior:
    """What a net says about moves, as machine code where that was built.

    Asked about are three numbers for each move: its action, the wish with its verb, its subject.
    """
    try:
        from guildhall.bots._kernel import NativePrior
    except ImportError:
        return PlainPrior(net, seats, amounts, asked)
    return native_prior(NativePrior, net, seats, amounts, asked)


def native_prior(made: Any, net: "Net", seats: int, amounts: Any, asked: Any) -> Prior:
    """The same in C."""
    header, weights = _prior_of(net)
    found: Prior = made(
        header.hidden,
        array("i", [most for _, most in net.header.counts]),
        weights.rows,
        array("i", header.bias[net.header.seats.index(seats)]),
        weights.actions,
        weights.wishes,
        weights.subjects,
        amounts,
        asked,
    )
    return found
