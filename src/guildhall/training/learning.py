"""How weights learn, whatever they say: step by step, and the best of all epochs is kept."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import torch

_FEWEST: Final = 64
_LEAST_STEP: Final = 0.02
_DECAY: Final = 0.02
_SEEN_ENOUGH: Final = 30
"""A level seen less often says nothing: its weights stay 0."""

Parameters = dict[str, Any]


@dataclass(frozen=True)
class Pace:
    """How large the steps are."""

    rate: float
    batch: int
    """Positions in a step at most."""
    batches: int
    """Few positions are learned from in smaller batches, at least so many of them."""


def learn(
    parameters: Parameters,
    places: Any,
    pace: Pace,
    epochs: int,
    seconds: float,
    loss: Callable[[Any], Any],
    judged: Callable[[int, float], float],
) -> None:
    """Make the loss of these places small; keep the epoch of which `judged` thinks least badly.

    Steps grow smaller towards the last epoch, or the end of the time if that comes first. `judged`
    is told the number of an epoch and its mean loss.
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
    """Levels that hardly ever occur would keep the random weights they began with."""
    seen = torch.zeros(len(level), device=first.device)
    for some in counts.split(batch):
        levels = some.to(first.device)[..., of_count] >= level
        seen += levels.flatten(0, -2).sum(0)
    with torch.no_grad():
        first[seen < _SEEN_ENOUGH] = 0


def _copy(parameters: Parameters) -> Parameters:
    return {name: weights.detach().clone() for name, weights in parameters.items()}
