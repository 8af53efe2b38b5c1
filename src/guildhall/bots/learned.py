"""What a net says about positions and moves, for a search."""

from collections.abc import Callable
from math import isqrt
from typing import Final, final

from guildhall.bots.kernel import WISH_STEPS, kernel, prior
from guildhall.bots.net import Net
from guildhall.bots.settings import WISHES, settings_of
from guildhall.compiled_types import i64, vec
from guildhall.core.game import Game
from guildhall.core.state import State

_MOST_ASKED: Final[i64] = 8192
_STEPS: Final[i64] = WISH_STEPS
_DOUBLINGS: Final[i64] = 20
"""Wishes that differ by more are all the same."""
_WISHES: Final[i64] = WISHES
_DOUBT: Final = 0.002
"""What every move is wanted besides, so that none is never tried."""


def _part_doublings() -> list[float]:
    """2 to the power of n/256, from whole numbers, so that every machine has the same."""
    exact = 200
    root = 2 << exact
    for _ in range(WISH_STEPS.bit_length() - 1):
        root = isqrt(root << exact)
    powers = [1 << exact]
    for _ in range(WISH_STEPS - 1):
        powers.append(powers[-1] * root >> exact)
    return [float(power >> (exact - 52)) / float(1 << 52) for power in powers]


_PART_DOUBLINGS: Final = vec[float](_part_doublings())


@final
class Learned:
    """A net at work for tables of one size; one search at a time."""

    def __init__(self, net: Net, game: Game, seats: i64, wants: bool) -> None:
        names = [count.name for count in game.counts]
        self._counts: i64 = len(names)
        self._clock: i64 = names.index(game.clock)
        self._amounts: vec[i64] = vec[i64]([0 for _ in range(self._counts)])
        layers = kernel(net, int(seats), self._amounts)
        self._take: Callable[[int], None] = layers.take
        self._residual: Callable[[int], int] = layers.residual
        self._clear_leads: vec[i64] = vec[i64](net.header.clear_leads)
        self.clear_lead: float = 1.0
        """The lead that wins three times out of four in the last position that was judged."""
        header = net.header.prior
        self.wants: bool = wants and header is not None and net.has_prior_for(game)
        """Whether it says which moves to look at first."""
        search = {**game.search, **net.header.search}
        self.wishes: vec[float] = vec[float]()
        """Of the moves last asked about, together about 1."""
        self._asked: vec[i64] = vec[i64]()
        self._verbs: vec[i64] = vec[i64]()
        self._answer: Callable[[int], list[int]] | None = None
        if self.wants and header is not None:
            search = {**search, **header.search}
            self.wishes = vec[float]([0.0 for _ in range(_MOST_ASKED)])
            self._asked = vec[i64]([0 for _ in range(3 * _MOST_ASKED)])
            self._verbs = vec[i64](game.moves.verbs())
            said = prior(net, int(seats), self._amounts, self._asked)
            self._answer = said.answer
        self.settings = settings_of(search)

    def judge(self, state: State, points: vec[float]) -> None:
        """Write what each seat may expect at the end, in hundredths of a point."""
        amounts = self._amounts
        clock: i64 = 0
        for seat in range(state.seats):
            for count in range(self._counts):
                amounts[count] = 0
            points[seat] = float(state.measure(seat, amounts))
            clock = max(clock, amounts[self._clock])
            self._take(int(seat))
        for seat in range(state.seats):
            points[seat] += float(self._residual(int(seat)))
        self.clear_lead = float(self._clear_leads[min(clock, len(self._clear_leads) - 1)])

    def want(self, state: State, actions: vec[i64], number: i64) -> None:
        """Write into `wishes` how much the seat to move wants each of so many legal actions."""
        answer = self._answer
        if answer is None:
            return
        amounts = self._amounts
        for count in range(self._counts):
            amounts[count] = 0
        state.measure(state.seat, amounts)
        for move in range(number):
            action: i64 = actions[move]
            self._asked[3 * move] = action
            wish: i64 = strength(state.eagerness(action))
            self._asked[3 * move + 1] = self._verbs[action] * _WISHES + wish
            self._asked[3 * move + 2] = state.subject(action)
        answers = answer(int(number))
        most: i64 = max(answers)
        total: float = 0.0
        for move in range(number):
            less: float = float(most - answers[move]) * self.settings.sharpness
            steps: i64 = max(0, _DOUBLINGS * _STEPS - i64(less))
            power: i64 = 1
            wanted: float = _PART_DOUBLINGS[steps % _STEPS] * float(power << (steps // _STEPS))
            self.wishes[move] = wanted
            total += wanted
        for move in range(number):
            self.wishes[move] = self.wishes[move] / total + _DOUBT


def strength(eagerness: i64) -> i64:
    """How strong a wish is, in half doublings."""
    doublings: i64 = 0
    left: i64 = eagerness
    while left > 1:
        left >>= 1
        doublings += 1
    half: i64 = 0
    if doublings and eagerness >> (doublings - 1) & 1:
        half = 1
    return min(2 * doublings + half, _WISHES - 1)
