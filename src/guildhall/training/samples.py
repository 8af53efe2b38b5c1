"""All that was seen in games, and what a net should say about it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from guildhall.core.game import Game
from guildhall.training.selfplay import is_held_out

PATIENCE: Final = 0.95
"""How much what came later counts against what is expected a look later; calms the target."""

Numbers = NDArray[Any]


@dataclass(frozen=True)
class Samples:
    """Looks in the order of their games; second index: the seat."""

    counts: Numbers
    worth: Numbers
    game: Numbers
    """For each look the number of its game."""
    seats: Numbers
    final: Numbers
    won: Numbers
    held_out: Numbers
    """These three and `seats` for each game; whether it is held out for each game too."""
    again_look: Numbers
    again: Numbers
    mover: Numbers = field(default_factory=lambda: np.zeros(0, np.uint8))
    """The seat to move in each look."""
    asked: Numbers = field(default_factory=lambda: np.zeros((0, 5), np.int32))
    """Legal actions as searches found them, in the order of the looks: the look, the action, its
    wish, its subject, how often it was tried."""

    @property
    def present(self) -> Numbers:
        """For each look which seats there are."""
        places = np.arange(self.worth.shape[1])
        found: Numbers = places[None, :] < self.seats[self.game][:, None]
        return found

    @property
    def last(self) -> Numbers:
        """Whether a look is the last one of its game."""
        found: Numbers = np.append(self.game[1:] != self.game[:-1], True)
        return found


def load(files: Sequence[Path]) -> Samples:
    parts: dict[str, list[Numbers]] = {}
    looks = played = 0
    for file in files:
        with np.load(file) as found:
            part = {name: found[name] for name in found.files}
        part["of_game"] = part["of_game"] + played
        part["again_look"] = part["again_look"] + looks
        part["asked"] = part["asked"] + np.array([looks, 0, 0, 0, 0], np.int32)
        looks, played = looks + len(part["worth"]), played + len(part["deals"])
        for name, numbers in part.items():
            parts.setdefault(name, []).append(numbers)
    joined = {name: np.concatenate(numbers) for name, numbers in parts.items()}
    return Samples(
        counts=joined["counts"],
        worth=joined["worth"].astype(np.float32),
        game=joined["of_game"],
        seats=joined["seats"],
        final=joined["final"].astype(np.float32),
        won=joined["won"],
        held_out=np.array([is_held_out(int(deal)) for deal in joined["deals"]]),
        again_look=joined["again_look"],
        again=joined["again"].astype(np.float32),
        mover=joined["mover"],
        asked=joined["asked"],
    )


def targets(samples: Samples, expected: Numbers, patience: float = PATIENCE) -> Numbers:
    """For each look the points to be expected: part of what came, part of what was expected then.

    `expected` says for each look and seat what is expected there by what is known so far.
    """
    hoped: Numbers = samples.final[samples.game].copy()
    last = samples.last
    ends = np.flatnonzero(last)
    starts = np.append(0, ends[:-1] + 1)
    length = ends - starts + 1
    for back in range(1, int(length.max())):
        now = ends[length > back] - back
        hoped[now] = (1 - patience) * expected[now + 1] + patience * hoped[now + 1]
    return hoped


def true_error(samples: Samples, expected: Numbers) -> float:
    """How far from the mean of what can come, in points: the luck of the rest taken out.

    A held-out position was played to the end several times. The product of two errors of one
    guess is on average the square of its distance from the mean, whatever the luck.
    """
    looks = samples.again_look
    if not len(looks):
        return 0.0
    ends = np.concatenate([samples.final[samples.game[looks]][:, None], samples.again], 1)
    errors = (expected[looks][:, None] - ends) / 100
    times = errors.shape[1]
    total = errors.sum(1)
    products = (total * total - (errors * errors).sum(1)) / (times * (times - 1))
    square = float(products[samples.present[looks]].mean())
    return sqrt(max(0.0, square))


def clear_leads(game: Game, samples: Samples, expected: Numbers) -> list[int]:
    """For each hour of the game's clock the lead, in hundredths, that wins three times of four.

    What fits best how games were won, by the formula of the search.
    """
    lead, won, hour, most = _leads(game, samples, expected)
    tries = np.geomspace(20, 20_000, 60)
    loss = np.zeros((most + 1, len(tries)))
    for n, half in enumerate(tries):
        np.add.at(loss[:, n], hour, _loss(lead, half, won))
    # An hour with few looks leans on its neighbours.
    near = np.array([loss[max(0, h - 1) : h + 2].sum(0) for h in range(most + 1)])
    return [int(tries[line.argmin()]) if line.any() else 1000 for line in near]


def log_loss(game: Game, samples: Samples, expected: Numbers, clear: Sequence[int]) -> float:
    """How surprising the wins of held-out games were to who knows these clear leads by the hour.

    One clear lead alone holds for the whole game.
    """
    lead, won, hour, _ = _leads(game, samples, expected)
    unseen = np.broadcast_to(samples.held_out[samples.game][:, None], samples.present.shape)
    some = unseen[samples.present]
    half = np.array(clear)[np.minimum(hour, len(clear) - 1)]
    return float(_loss(lead, half, won)[some].mean())


def _leads(
    game: Game, samples: Samples, expected: Numbers
) -> tuple[Numbers, Numbers, Numbers, int]:
    """For each look and seat the expected lead, what was won in the end, and the hour; the last."""
    place = [count.name for count in game.counts].index(game.clock)
    most = game.counts[place].most
    clock = np.minimum(samples.counts[:, :, place].max(1), most)
    present = samples.present
    points = np.where(present, expected, -1e18)
    best = np.sort(points, 1)
    others = np.where(points == best[:, -1:], best[:, -2:-1], best[:, -1:])
    hour = np.broadcast_to(clock[:, None], present.shape)[present]
    return (points - others)[present], samples.won[samples.game][present], hour, most


def _loss(lead: Numbers, half: Any, won: Numbers) -> Numbers:
    chance = np.clip(0.5 + 0.5 * lead / (np.abs(lead) + half), 1e-4, 1 - 1e-4)
    loss: Numbers = -(won * np.log(chance) + (1 - won) * np.log(1 - chance))
    return loss
