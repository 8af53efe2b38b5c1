"""What a net says about moves while it learns that from searches, and how it becomes whole numbers.

A search tries more often what turns out well. What it tried most, one layer over the counts of
the seat to move learns to want at first sight. A move is known by its verb, by each of its parts
and by itself, so that what is rarely seen is known by its relatives; by how eagerly a sensible
player wants it; and by its subject.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import log, log2
from typing import Any, Final

import msgspec
import numpy as np
import torch

from guildhall.bots.net import Net, PriorHeader, PriorWeights, moves_hash
from guildhall.bots.settings import WISHES
from guildhall.core.game import Game
from guildhall.training.learning import Pace, Parameters, learn, silence_unseen
from guildhall.training.model import FULL, STEP, levels_of, small
from guildhall.training.samples import Samples

HIDDEN: Final = 48
_PACE: Final = Pace(rate=3e-3, batch=2048, batches=50)


@dataclass(frozen=True)
class Sight:
    """How well moves are known at first sight, in games held out."""

    number: int
    surprise: float
    """By what searches tried, in doublings: 0 if it knew beforehand what they find."""
    first: float
    """How often the most wanted move is the one that was tried most."""


class Wishes:
    """Weights for levels, verbs, parts, actions, wishes and subjects."""

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
            "wish": torch.zeros(verbs * WISHES, hidden),
            "subject": torch.zeros(game.subjects, hidden),
        }
        for name, weights in self.parameters.items():
            self.parameters[name] = weights.to(self.device).requires_grad_()

    def fit(
        self, samples: Samples, epochs: int, seconds: float, told: Callable[[Sight], None]
    ) -> list[Sight]:
        """Learn from all games but those held out; keep what was best for the latter."""
        asked = torch.from_numpy(samples.asked.astype(np.int64))
        starts, sizes, looks = _blocks(samples.asked)
        held_out = samples.held_out[samples.game[looks]]
        place = {n: torch.from_numpy(np.flatnonzero(held_out == n)) for n in (False, True)}
        counts = torch.from_numpy(samples.counts[looks, samples.mover[looks]])
        kinds = torch.from_numpy(samples.seats[samples.game[looks]].astype(np.int64))
        kinds -= self.game.min_seats
        starts, sizes = torch.from_numpy(starts), torch.from_numpy(sizes)
        if self.device.type == "cuda":
            asked, counts, kinds, starts, sizes = (
                numbers.to(self.device) for numbers in (asked, counts, kinds, starts, sizes)
            )

        def compared(some: Any) -> tuple[Any, Any, Any]:
            """For some looks: wishes, shares of tries, and the look of each, in one list."""
            some = some.to(starts.device)
            wide = sizes[some]
            look = torch.repeat_interleave(torch.arange(len(some), device=wide.device), wide)
            first = torch.repeat_interleave(wide.cumsum(0) - wide, wide)
            row = starts[some][look] + torch.arange(len(look), device=wide.device) - first
            rows = asked[row].to(self.device)
            look = look.to(self.device)
            wanted = self._wanted(counts[some].to(self.device), kinds[some].to(self.device))
            wish = (self._row(rows) * wanted[look]).sum(1)
            tries = rows[:, 4].float()
            total = torch.zeros(len(some), device=self.device).index_add(0, look, tries)
            return wish, tries / total.clamp(min=1)[look], look

        first, seen = self.parameters["first"], counts[place[False]]
        silence_unseen(first, seen, self._of_count, self._level, _PACE.batch)
        found: list[Sight] = []

        def judged(number: int, _mean: float) -> float:
            total, right = 0.0, 0
            for some in place[True].split(_PACE.batch):
                wish, share, look = compared(some)
                total += float(_surprise(wish, share, look).sum())
                right += _same_first(wish, share, look, len(some))
            bad = total / log(2) / max(1, len(place[True]))
            found.append(Sight(number, bad, right / max(1, len(place[True]))))
            told(found[-1])
            return bad

        def loss(some: Any) -> Any:
            return _surprise(*compared(some)).mean()

        learn(self.parameters, place[False], _PACE, epochs, seconds, loss, judged)
        return found

    def _wanted(self, counts: Any, kinds: Any) -> Any:
        """What the layer makes of positions; its first place says 1 always."""
        levels = (counts[:, self._of_count] >= self._level).float()
        total = levels @ self.parameters["first"] + self.parameters["bias"][kinds]
        always = torch.ones(len(total), 1, device=self.device)
        return torch.cat([always, total[:, 1:].clamp(0, FULL)], 1)

    def _row(self, asked: Any) -> Any:
        weights = self.parameters
        known = weights["known"][self._relatives[asked[:, 1]]].sum(1)
        wish = weights["wish"][self._verbs[asked[:, 1]] * WISHES + asked[:, 2]]
        return known + wish + weights["subject"][asked[:, 3]]

    def added_to(self, net: Net, search: dict[str, float]) -> Net:
        """The net with all this in whole numbers."""
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
            small(weights["wish"] * doublings),
            small(weights["subject"] * doublings),
        )
        return replace(net, header=msgspec.structs.replace(net.header, prior=header), prior=said)


def _relatives(game: Game) -> tuple[int, Any]:
    """For every action what it is known by, as numbers; the last number says nothing."""
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
    """Where the rows of each look that was asked about begin, how many they are, and the look."""
    if not len(asked):
        return np.zeros(0, int), np.zeros(0, int), np.zeros(0, int)
    starts = np.flatnonzero(np.append(True, asked[1:, 0] != asked[:-1, 0]))
    sizes = np.diff(np.append(starts, len(asked)))
    return starts, sizes, asked[starts, 0]


def _surprise(wish: Any, share: Any, look: Any) -> Any:
    """For each look how much more surprising its tries are than they must be."""
    number = int(look.max()) + 1
    most = torch.full((number,), -1e9, device=wish.device)
    most = most.scatter_reduce(0, look, wish.detach(), "amax")
    shifted = wish - most[look]
    total = torch.zeros(number, device=wish.device).index_add(0, look, shifted.exp())
    said = shifted - total.log()[look]
    least = torch.where(share > 0, share.clamp(min=1e-9).log(), torch.zeros_like(share))
    return torch.zeros(number, device=wish.device).index_add(0, look, share * (least - said))


def _same_first(wish: Any, share: Any, look: Any, number: int) -> int:
    """In how many looks the most wanted move was tried most."""
    most = torch.full((number,), -1e9, device=wish.device).scatter_reduce(0, look, wish, "amax")
    tried = torch.zeros(number, device=wish.device).scatter_reduce(0, look, share, "amax")
    both = (wish == most[look]) & (share == tried[look])
    return int(torch.zeros(number, device=wish.device).index_add(0, look, both.float()).gt(0).sum())
