"""The evaluation net in PyTorch and its conversion to integers."""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from guildhall.bots.kernel import LAST_SHIFT, MOST_ACTIVE, POINTS, SECOND_SHIFT
from guildhall.bots.net import Header, Net
from guildhall.core.game import Game, Value
from guildhall.training.learning import Pace, Parameters, learn, silence_unseen
from guildhall.training.samples import Samples

STEP: Final = 1024
"""Steps of a weight per 1."""
_FINE: Final = 128
"""Steps of an activation per 1."""
FULL: Final = MOST_ACTIVE / _FINE
_PACE: Final = Pace(rate=2e-3, batch=4096, batches=100)
_DROPPED: Final = 0.1


@dataclass(frozen=True)
class Epoch:
    """Progress of training: errors in points, including the luck of the games."""

    number: int
    error: float
    held_out: float


class Model:
    """A net over unary levels: a count of 3 activates levels 1, 2 and 3."""

    def __init__(self, game: Game, hidden: int, second: int, seed: int) -> None:
        self.game = game
        self.hidden, self.second = hidden, second
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self._of_count, self._level = levels_of(game, self.device)
        torch.manual_seed(seed)
        kinds = game.max_seats - game.min_seats + 1
        self.parameters: Parameters = {
            "first": 0.03 * torch.randn(len(self._level), 2 * hidden),
            "first_bias": torch.full((kinds, hidden), 0.1),
            "second": torch.randn(hidden, second) / hidden**0.5,
            "second_bias": torch.full((second,), 0.1),
            "last": torch.zeros(second),
            "last_bias": torch.zeros(1),
        }
        for name, weights in self.parameters.items():
            self.parameters[name] = weights.to(self.device).requires_grad_()

    def expected(self, samples: Samples) -> NDArray[Any]:
        """Return the expected points for every sample and seat, in hundredths."""
        found = np.empty_like(samples.worth)
        seats = samples.seats[samples.game]
        with torch.no_grad():
            for start in range(0, len(found), _PACE.batch):
                some = slice(start, start + _PACE.batch)
                counts = torch.from_numpy(samples.counts[some]).to(self.device)
                residual = self._residual(
                    counts, torch.from_numpy(seats[some]).to(self.device), 0.0
                )
                found[some] = samples.worth[some] + POINTS * residual.cpu().numpy()
        return found

    def fit(
        self,
        samples: Samples,
        targets: NDArray[Any],
        epochs: int,
        seconds: float,
        progress: Callable[[Epoch], None],
    ) -> list[Epoch]:
        """Train on all games except the held-out ones; keep the best epoch on those."""
        held_out = samples.held_out[samples.game]
        place = {n: torch.from_numpy(np.flatnonzero(held_out == n)) for n in (False, True)}
        counts = torch.from_numpy(samples.counts)
        seats = torch.from_numpy(samples.seats[samples.game])
        wanted = torch.from_numpy((targets - samples.worth) / POINTS)
        final = torch.from_numpy((samples.final[samples.game] - samples.worth) / POINTS)
        present = torch.from_numpy(samples.present)
        if self.device.type == "cuda":
            counts, seats, wanted, final, present = (
                numbers.to(self.device) for numbers in (counts, seats, wanted, final, present)
            )
        first, seen = self.parameters["first"], counts[place[False]]
        silence_unseen(first, seen, self._of_count, self._level, _PACE.batch)
        found: list[Epoch] = []

        def error(some: Any, against: Any, dropped: float) -> Any:
            some = some.to(counts.device)
            residual = self._residual(counts[some].to(self.device), seats[some], dropped)
            squares = (residual - against[some].to(self.device)) ** 2
            there = present[some].to(self.device)
            return (squares * there).sum() / there.sum()

        def judged(number: int, mean: float) -> float:
            unseen = place[True].split(_PACE.batch)
            total = sum(float(error(some, final, 0.0)) * len(some) for some in unseen)
            bad = total / max(1, len(place[True]))
            found.append(Epoch(number, _points(mean), _points(bad)))
            progress(found[-1])
            return bad

        def loss(some: Any) -> Any:
            return error(some, wanted, _DROPPED)

        learn(self.parameters, place[False], _PACE, epochs, seconds, loss, judged)
        return found

    def _residual(self, counts: Any, seats: Any, dropped: float) -> Any:
        """Return the correction for each sample and seat, in tens of points."""
        weights, wide = self.parameters, self.hidden
        levels = (counts[:, :, self._of_count] >= self._level).float()
        added = levels @ weights["first"]
        to_rivals = added[:, :, wide:]
        total = added[:, :, :wide] + to_rivals.sum(1, keepdim=True) - to_rivals
        kind = seats.long().to(self.device) - self.game.min_seats
        total = total + weights["first_bias"][kind][:, None, :]
        active = torch.nn.functional.dropout(total.clamp(0, FULL), dropped, dropped > 0)
        active = (active @ weights["second"] + weights["second_bias"]).clamp(0, FULL)
        return active @ weights["last"] + weights["last_bias"]

    def net(
        self,
        clear_leads: list[int],
        search: dict[str, float],
        options: dict[str, list[Value]],
    ) -> Net:
        """Convert to integers."""
        weights = {name: part.detach().double().cpu() for name, part in self.parameters.items()}
        rows = [
            group.cumsum(0)
            for group in weights["first"].split([count.most for count in self.game.counts])
        ]
        # Add half a step, because the kernel rounds down.
        first_bias = weights["first_bias"] * STEP + 4
        second_bias = weights["second_bias"] * STEP * _FINE + 2 ** (SECOND_SHIFT - 1)
        header = Header(
            game=self.game.name,
            fingerprint=self.game.fingerprint,
            counts=[(count.name, count.most) for count in self.game.counts],
            hidden=self.hidden,
            second=self.second,
            seats=list(range(self.game.min_seats, self.game.max_seats + 1)),
            options=options,
            search=search,
            clear_leads=clear_leads,
            first_bias=first_bias.round().long().tolist(),
            second_bias=second_bias.round().long().tolist(),
            last_bias=int((weights["last_bias"] * 2**LAST_SHIFT).round()),
            weights="",
        )
        return Net(
            header,
            small(torch.cat(rows)),
            small(weights["second"].T),
            small(weights["last"]),
        )


def levels_of(game: Game, device: Any) -> tuple[Any, Any]:
    """Return the count and the level that each row of the first layer stands for."""
    most = [count.most for count in game.counts]
    of_count = [n for n, levels in enumerate(most) for _ in range(levels)]
    level = [level + 1 for levels in most for level in range(levels)]
    return (
        torch.tensor(of_count, device=device),
        torch.tensor(level, dtype=torch.uint8, device=device),
    )


def small(weights: Any) -> "array[int]":
    steps = (weights * STEP).round().clamp(-(2**15), 2**15 - 1)
    return array("h", steps.long().flatten().tolist())


def _points(square: float) -> float:
    return 10 * sqrt(square)
