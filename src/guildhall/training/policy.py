"""Move priors in PyTorch, learned from the visits of searches, and their conversion to integers.

One layer over the counts of the seat to move. A move shares weights with other moves by its verb
and its parts, so that rare moves are learned from similar ones; it also has weights for its
eagerness class and its subject.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import log, log2
from typing import Any, Final

import msgspec
import numpy as np
import torch

from guildhall.bots.net import Net, PriorHeader, PriorWeights, moves_hash
from guildhall.bots.settings import EAGERNESS_CLASSES
from guildhall.core.game import Game
from guildhall.training.learning import Pace, Parameters, learn, silence_unseen
from guildhall.training.model import FULL, STEP, levels_of, small
from guildhall.training.samples import Samples

HIDDEN: Final = 48
_PACE: Final = Pace(rate=3e-3, batch=2048, batches=50)


@dataclass(frozen=True)
class PolicyEpoch:
    """Quality of the priors in held-out games."""

    number: int
    surprise: float
    """Kullback-Leibler divergence from the visits of the search, in bits."""
    first: float
    """Share of positions in which the highest prior is the most visited move."""


class Policy:
    """Weights of levels, verbs, parts, actions, eagerness classes and subjects."""

    def __init__(self, game: Game, seed: int, hidden: int = HIDDEN) -> None:
        self.game, self.hidden = game, hidden
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self._of_count, self._level = levels_of(game, self.device)
        known, self._relatives = _relatives(game)
        self._relatives = self._relatives.to(self.device)
        torch.manual_seed(seed)
        kinds = game.max_seats - game.min_seats + 1
        verbs = len(game.moves.list)
        self._verbs = torch.tensor(game.moves.verbs(), device=self.device)
        self.parameters: Parameters = {
            "first": 0.05 * torch.randn(len(self._level), hidden),
            "bias": torch.full((kinds, hidden), 0.1),
            "known": torch.zeros(known + 1, hidden),
            "eagerness": torch.zeros(verbs * EAGERNESS_CLASSES, hidden),
            "subject": torch.zeros(game.subjects, hidden),
        }
        for name, weights in self.parameters.items():
            self.parameters[name] = weights.to(self.device).requires_grad_()

    def fit(
        self, samples: Samples, epochs: int, seconds: float, progress: Callable[[PolicyEpoch], None]
    ) -> list[PolicyEpoch]:
        """Train on all games except the held-out ones; keep the best epoch on those."""
        asked = torch.from_numpy(samples.asked.astype(np.int64))
        starts, sizes, samples_used = _blocks(samples.asked)
        held_out = samples.held_out[samples.game[samples_used]]
        place = {n: torch.from_numpy(np.flatnonzero(held_out == n)) for n in (False, True)}
        counts = torch.from_numpy(samples.counts[samples_used, samples.mover[samples_used]])
        kinds = torch.from_numpy(samples.seats[samples.game[samples_used]].astype(np.int64))
        kinds -= self.game.min_seats
        starts, sizes = torch.from_numpy(starts), torch.from_numpy(sizes)
        if self.device.type == "cuda":
            asked, counts, kinds, starts, sizes = (
                numbers.to(self.device) for numbers in (asked, counts, kinds, starts, sizes)
            )

        def compared(some: Any) -> tuple[Any, Any, Any]:
            """Return the logit, the share of the visits and the sample of each legal action."""
            some = some.to(starts.device)
            wide = sizes[some]
            sample = torch.repeat_interleave(torch.arange(len(some), device=wide.device), wide)
            first = torch.repeat_interleave(wide.cumsum(0) - wide, wide)
            row = starts[some][sample] + torch.arange(len(sample), device=wide.device) - first
            rows = asked[row].to(self.device)
            sample = sample.to(self.device)
            active = self._active(counts[some].to(self.device), kinds[some].to(self.device))
            logit = (self._row(rows) * active[sample]).sum(1)
            tries = rows[:, 4].float()
            total = torch.zeros(len(some), device=self.device).index_add(0, sample, tries)
            return logit, tries / total.clamp(min=1)[sample], sample

        first, seen = self.parameters["first"], counts[place[False]]
        silence_unseen(first, seen, self._of_count, self._level, _PACE.batch)
        found: list[PolicyEpoch] = []

        def judged(number: int, _mean: float) -> float:
            total, right = 0.0, 0
            for some in place[True].split(_PACE.batch):
                logit, share, sample = compared(some)
                total += float(_surprise(logit, share, sample).sum())
                right += _same_first(logit, share, sample, len(some))
            bad = total / log(2) / max(1, len(place[True]))
            found.append(PolicyEpoch(number, bad, right / max(1, len(place[True]))))
            progress(found[-1])
            return bad

        def loss(some: Any) -> Any:
            return _surprise(*compared(some)).mean()

        learn(self.parameters, place[False], _PACE, epochs, seconds, loss, judged)
        return found

    def _active(self, counts: Any, kinds: Any) -> Any:
        """Return the activations of the layer; the first is always 1, as a bias."""
        levels = (counts[:, self._of_count] >= self._level).float()
        total = levels @ self.parameters["first"] + self.parameters["bias"][kinds]
        always = torch.ones(len(total), 1, device=self.device)
        return torch.cat([always, total[:, 1:].clamp(0, FULL)], 1)

    def _row(self, asked: Any) -> Any:
        weights = self.parameters
        known = weights["known"][self._relatives[asked[:, 1]]].sum(1)
        logit = weights["eagerness"][self._verbs[asked[:, 1]] * EAGERNESS_CLASSES + asked[:, 2]]
        return known + logit + weights["subject"][asked[:, 3]]

    def added_to(self, net: Net, search: dict[str, float]) -> Net:
        """Return the net with these priors, converted to integers."""
        weights = {name: part.detach().double().cpu() for name, part in self.parameters.items()}
        weights["first"][:, 0] = 0
        weights["bias"][:, 0] = 1
        rows = [
            group.cumsum(0)
            for group in weights["first"].split([count.most for count in self.game.counts])
        ]
        doublings = log2(torch.e)
        header = PriorHeader(
            hidden=self.hidden,
            moves=moves_hash(self.game),
            actions=self.game.n_actions,
            verbs=len(self.game.moves.list),
            subjects=self.game.subjects,
            bias=(weights["bias"] * STEP + 4).round().long().tolist(),
            search=search,
        )
        said = PriorWeights(
            small(torch.cat(rows)),
            small(weights["known"][self._relatives.cpu()].sum(1) * doublings),
            small(weights["eagerness"] * doublings),
            small(weights["subject"] * doublings),
        )
        return replace(net, header=msgspec.structs.replace(net.header, prior=header), prior=said)


def _relatives(game: Game) -> tuple[int, Any]:
    """Return the shared weights of every action, padded with a weight that stays 0."""
    number: dict[tuple[object, ...], int] = {}
    found: list[list[int]] = []
    for action in range(game.n_actions):
        verb = game.moves.verb(action)
        keys: list[tuple[object, ...]] = [(verb.name,), (verb.name, "itself", action)]
        keys += [(verb.name, part, word) for part, word in game.moves.words(action).items()]
        found.append([number.setdefault(key, len(number)) for key in keys])
    most = max(len(line) for line in found)
    nothing = len(number)
    return nothing, torch.tensor([line + [nothing] * (most - len(line)) for line in found])


def _blocks(asked: Any) -> tuple[Any, Any, Any]:
    """For each sample with visits: its first row, the number of its rows, its index."""
    if not len(asked):
        return np.zeros(0, int), np.zeros(0, int), np.zeros(0, int)
    starts = np.flatnonzero(np.append(True, asked[1:, 0] != asked[:-1, 0]))
    sizes = np.diff(np.append(starts, len(asked)))
    return starts, sizes, asked[starts, 0]


def _surprise(logit: Any, share: Any, sample: Any) -> Any:
    """Return the divergence of each sample."""
    number = int(sample.max()) + 1
    most = torch.full((number,), -1e9, device=logit.device)
    most = most.scatter_reduce(0, sample, logit.detach(), "amax")
    shifted = logit - most[sample]
    total = torch.zeros(number, device=logit.device).index_add(0, sample, shifted.exp())
    said = shifted - total.log()[sample]
    least = torch.where(share > 0, share.clamp(min=1e-9).log(), torch.zeros_like(share))
    return torch.zeros(number, device=logit.device).index_add(0, sample, share * (least - said))


def _same_first(logit: Any, share: Any, sample: Any, number: int) -> int:
    """Count the samples in which the highest prior is the most visited move."""
    most = torch.full((number,), -1e9, device=logit.device).scatter_reduce(0, sample, logit, "amax")
    tried = torch.zeros(number, device=logit.device).scatter_reduce(0, sample, share, "amax")
    both = (logit == most[sample]) & (share == tried[sample])
    return int(
        torch.zeros(number, device=logit.device).index_add(0, sample, both.float()).gt(0).sum()
    )
