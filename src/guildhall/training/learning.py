"""The training loop shared by the evaluation and the policy."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import torch

_FEWEST: Final = 64
_LEAST_STEP: Final = 0.02
_DECAY: Final = 0.02
_SEEN_ENOUGH: Final = 30
"""Levels seen less often keep weight 0."""

Parameters = dict[str, Any]


@dataclass(frozen=True)
class Pace:
    """Learning rate and batch sizes."""

    rate: float
    batch: int
    """Maximum positions per batch."""
    batches: int
    """Minimum batches per epoch: small data sets use smaller batches."""


def learn(
    parameters: Parameters,
    places: Any,
    pace: Pace,
    epochs: int,
    seconds: float,
    loss: Callable[[Any], Any],
    judged: Callable[[int, float], float],
) -> None:
    """Minimize the loss; keep the epoch with the lowest value of `judged`.

    The learning rate decays towards the last epoch or the time limit. `judged` receives the number
    of the epoch and its mean loss.
    """
    adam = torch.optim.AdamW(list(parameters.values()), lr=pace.rate, weight_decay=_DECAY)
    size = max(_FEWEST, min(pace.batch, len(places) // pace.batches))
    batches = max(1, len(places) // size)
    begun = monotonic()
    best, kept = float("inf"), _copy(parameters)
    for number in range(1, epochs + 1):
        order = places[torch.randperm(len(places))]
        total = 0.0
        for batch in range(batches):
            done = ((number - 1) * batches + batch) / (epochs * batches)
            done = max(done, (monotonic() - begun) / seconds)
            for group in adam.param_groups:
                group["lr"] = pace.rate * max(_LEAST_STEP, 1 - done)
            lost = loss(order[batch * size : (batch + 1) * size])
            adam.zero_grad()
            lost.backward()
            adam.step()
            total += float(lost.detach())
        with torch.no_grad():
            bad = judged(number, total / batches)
        if bad < best:
            best, kept = bad, _copy(parameters)
        if monotonic() - begun >= seconds:
            break
    with torch.no_grad():
        for name, weights in parameters.items():
            weights.copy_(kept[name])


def silence_unseen(first: Any, counts: Any, of_count: Any, level: Any, batch: int) -> None:
    """Set the weights of rarely seen levels to 0 instead of their random initial values."""
    seen = torch.zeros(len(level), device=first.device)
    for some in counts.split(batch):
        levels = some.to(first.device)[..., of_count] >= level
        seen += levels.flatten(0, -2).sum(0)
    with torch.no_grad():
        first[seen < _SEEN_ENOUGH] = 0


def _copy(parameters: Parameters) -> Parameters:
    return {name: weights.detach().clone() for name, weights in parameters.items()}
