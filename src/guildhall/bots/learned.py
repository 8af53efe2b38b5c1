"""Applies a net to positions and moves during a search."""

from collections.abc import Callable
from math import isqrt
from typing import Final, final

from guildhall.bots.kernel import POLICY_STEPS, kernel, prior
from guildhall.bots.net import Net
from guildhall.bots.settings import EAGERNESS_CLASSES, settings_of
from guildhall.compiled_types import i64, vec
from guildhall.core.game import Game
from guildhall.core.state import State

_MOST_ASKED: Final[i64] = 8192
_STEPS: Final[i64] = POLICY_STEPS
_DOUBLINGS: Final[i64] = 20
"""Logits that are lower than the maximum by more than this are equal."""
_EAGERNESS_CLASSES: Final[i64] = EAGERNESS_CLASSES
_DOUBT: Final = 0.002
"""Added to every prior so that no move is excluded."""


def _part_doublings() -> list[float]:
    """Return 2 ** (n / 256) for each n, computed with integers to be equal on every machine."""
    exact = 200
    root = 2 << exact
    for _ in range(POLICY_STEPS.bit_length() - 1):
        root = isqrt(root << exact)
    powers = [1 << exact]
    for _ in range(POLICY_STEPS - 1):
        powers.append(powers[-1] * root >> exact)
    return [float(power >> (exact - 52)) / float(1 << 52) for power in powers]


_PART_DOUBLINGS: Final = vec[float](_part_doublings())


@final
class Learned:
    """A net for tables with a given number of seats, used by one search at a time."""

    def __init__(self, net: Net, game: Game, seats: i64, policy: bool) -> None:
        names = [count.name for count in game.counts]
        self._counts: i64 = len(names)
        self._clock: i64 = names.index(game.clock)
        self._amounts: vec[i64] = vec[i64]([0 for _ in range(self._counts)])
        layers = kernel(net, int(seats), self._amounts)
        self._take: Callable[[int], None] = layers.take
        self._residual: Callable[[int], int] = layers.residual
        self._clear_leads: vec[i64] = vec[i64](net.header.clear_leads)
        self.clear_lead: float = 1.0
        """The lead that wins three games out of four in the position judged last."""
        header = net.header.prior
        self.uses_policy: bool = policy and header is not None and net.has_prior_for(game)
        """Whether move priors are available."""
        search = {**game.search, **net.header.search}
        self.priors: vec[float] = vec[float]()
        """Priors of the moves of the last `compute_priors`; their sum is about 1."""
        self._asked: vec[i64] = vec[i64]()
        self._verbs: vec[i64] = vec[i64]()
        self._answer: Callable[[int], list[int]] | None = None
        if self.uses_policy and header is not None:
            search = {**search, **header.search}
            self.priors = vec[float]([0.0 for _ in range(_MOST_ASKED)])
            self._asked = vec[i64]([0 for _ in range(3 * _MOST_ASKED)])
            self._verbs = vec[i64](game.moves.verbs())
            said = prior(net, int(seats), self._amounts, self._asked)
            self._answer = said.answer
        self.settings = settings_of(search)

    def judge(self, state: State, points: vec[float]) -> None:
        """Write the expected final points of each seat, in hundredths."""
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

    def compute_priors(self, state: State, actions: vec[i64], number: i64) -> None:
        """Write the prior of each of the first `number` legal actions into `priors`."""
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
            wish: i64 = eagerness_class(state.eagerness(action))
            self._asked[3 * move + 1] = self._verbs[action] * _EAGERNESS_CLASSES + wish
            self._asked[3 * move + 2] = state.subject(action)
        answers = answer(int(number))
        most: i64 = max(answers)
        total: float = 0.0
        for move in range(number):
            less: float = float(most - answers[move]) * self.settings.policy_exponent
            steps: i64 = max(0, _DOUBLINGS * _STEPS - i64(less))
            power: i64 = 1
            wanted: float = _PART_DOUBLINGS[steps % _STEPS] * float(power << (steps // _STEPS))
            self.priors[move] = wanted
            total += wanted
        for move in range(number):
            self.priors[move] = self.priors[move] / total + _DOUBT


def eagerness_class(eagerness: i64) -> i64:
    """Return the class of an eagerness, in half doublings."""
    doublings: i64 = 0
    left: i64 = eagerness
    while left > 1:
        left >>= 1
        doublings += 1
    half: i64 = 0
    if doublings and eagerness >> (doublings - 1) & 1:
        half = 1
    return min(2 * doublings + half, _EAGERNESS_CLASSES - 1)
