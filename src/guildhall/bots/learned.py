"""What a net says about positions, for a search."""

from collections.abc import Callable
from typing import final

from guildhall.bots.kernel import kernel
from guildhall.bots.net import Net
from guildhall.bots.settings import settings_of
from guildhall.core.game import Game
from guildhall.core.state import State
from guildhall.native import i64, vec


@final
class Learned:
    """A net at work for tables of one size; one search at a time."""

    def __init__(self, net: Net, game: Game, seats: i64) -> None:
        names = [count.name for count in game.counts]
        self._counts: i64 = len(names)
        self._clock: i64 = names.index(game.clock)
        self._amounts: vec[i64] = vec[i64]([0 for _ in range(self._counts)])
        layers = kernel(net, int(seats), self._amounts)
        self._take: Callable[[int], None] = layers.take
        self._residual: Callable[[int], int] = layers.residual
        self.settings = settings_of({**game.search, **net.header.search})
        self._clear_leads: vec[i64] = vec[i64](net.header.clear_leads)
        self.clear_lead: float = 1.0
        """The lead that wins three times out of four in the last position that was judged."""

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
