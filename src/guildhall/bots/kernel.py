"""The layers of a net, in Python and as a wrapper of `kernel.c`; both compute the same integers.

Evaluation: the first layer adds the rows of all counts, then a clipped ReLU in steps of 1/128; the
second layer does the same with its output, and the last adds up to one number. `net.py` checks that
no sum can overflow.

Move priors: one layer over the counts of the seat to move. The logit of a move is the sum of its
products with three rows, for the action, for its verb and eagerness class, and for its subject, in
steps of 1/256 of a doubling.
"""

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from guildhall.bots.net import Net, PriorHeader, PriorWeights

MOST_SEATS: Final = 8
FIRST_SHIFT: Final = 3
"""Rows are in steps of 1/1024, activations in steps of 1/128."""
SECOND_SHIFT: Final = 10
MOST_ACTIVE: Final = 4095
LAST_SHIFT: Final = 17
POINTS: Final = 1000
"""The last layer is in units of ten points, the result in hundredths of a point."""
POLICY_SHIFT: Final = 9
POLICY_STEPS: Final = 256
"""Steps of a logit per doubling."""


class Kernel(Protocol):
    """Reads the counts of each seat, then returns corrections to the hand-written evaluation."""

    def take(self, seat: int, /) -> None:
        """Read the counts of this seat from the shared array."""

    def residual(self, seat: int, /) -> int:
        """Return the correction to the evaluation of a seat, in hundredths of a point."""


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
    """Computes the logits of moves for the seat whose counts are in the shared array."""

    def answer(self, number: int, /) -> list[int]:
        """Return the logits of the first `number` moves in the shared array."""


class PlainPrior:
    """The move priors in Python."""

    def __init__(self, net: "Net", seats: int, amounts: Any, asked: Any) -> None:
        header, weights = _prior_of(net)
        self._net = net
        self._bias = header.bias[net.header.seats.index(seats)]
        self._wide = header.hidden
        self._rows = weights.rows
        self._parts = (weights.actions, weights.verbs, weights.subjects)
        self._amounts, self._asked = amounts, asked

    def answer(self, number: int, /) -> list[int]:
        wide = self._wide
        added = _with_rows(self._bias, self._net, self._rows, self._amounts)
        active = [_active(total >> FIRST_SHIFT) for total in added]
        answers = []
        for move in range(number):
            total = 0
            for part, rows in enumerate(self._parts):
                start = int(self._asked[3 * move + part]) * wide
                row = rows[start : start + wide]
                total += sum(weight * number for weight, number in zip(row, active, strict=True))
            answers.append(total >> POLICY_SHIFT)
        return answers


def _with_rows(added: list[int], net: "Net", rows: "array[int]", amounts: Any) -> list[int]:
    """Add the rows of all counts to the bias of a layer."""
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
    """Create the native layers if they were compiled, else those in Python.

    They read the counts in place, from an array of 64-bit integers (in Python: any sequence).
    """
    try:
        from guildhall.bots._kernel import NativeKernel
    except ImportError:
        return PlainKernel(net, seats, amounts)
    return native(NativeKernel, net, seats, amounts)


def native(made: Any, net: "Net", seats: int, amounts: Any) -> Kernel:
    """Create the layers in C."""
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
    """Create the native policy if it was compiled, else the one in Python.

    `asked` holds three numbers per move: action, verb and eagerness class, subject.
    """
    try:
        from guildhall.bots._kernel import NativePrior
    except ImportError:
        return PlainPrior(net, seats, amounts, asked)
    return native_prior(NativePrior, net, seats, amounts, asked)


def native_prior(made: Any, net: "Net", seats: int, amounts: Any, asked: Any) -> Prior:
    """Create the policy in C."""
    header, weights = _prior_of(net)
    found: Prior = made(
        header.hidden,
        array("i", [most for _, most in net.header.counts]),
        weights.rows,
        array("i", header.bias[net.header.seats.index(seats)]),
        weights.actions,
        weights.verbs,
        weights.subjects,
        amounts,
        asked,
    )
    return found
