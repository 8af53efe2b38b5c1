"""Samples of positions and the targets that a net learns from them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from guildhall.core.game import Game
from guildhall.training.selfplay import is_held_out

DISCOUNT: Final = 0.95
"""Weight of the final score against the expectation one sample later; reduces variance."""

Numbers = NDArray[Any]


@dataclass(frozen=True)
class Samples:
    """Samples in the order of their games; the second index is the seat."""

    counts: Numbers
    worth: Numbers
    game: Numbers
    """The game of each sample."""
    seats: Numbers
    final: Numbers
    won: Numbers
    held_out: Numbers
    """`seats`, `final`, `won` and `held_out` are per game."""
    replayed_sample: Numbers
    replayed: Numbers
    mover: Numbers = field(default_factory=lambda: np.zeros(0, np.uint8))
    """The seat to move in each sample."""
    asked: Numbers = field(default_factory=lambda: np.zeros((0, 5), np.int32))
    """Visits of the searches, in the order of the samples: sample, action, eagerness class,
    subject, visits."""

    @property
    def present(self) -> Numbers:
        """Whether each seat exists in each sample."""
        places = np.arange(self.worth.shape[1])
        found: Numbers = places[None, :] < self.seats[self.game][:, None]
        return found

    @property
    def last(self) -> Numbers:
        """Whether a sample is the last one of its game."""
        found: Numbers = np.append(self.game[1:] != self.game[:-1], True)
        return found


def load(files: Sequence[Path]) -> Samples:
    parts: dict[str, list[Numbers]] = {}
    samples = played = 0
    for file in files:
        with np.load(file) as found:
            part = {name: found[name] for name in found.files}
        part["of_game"] = part["of_game"] + played
        part["again_look"] = part["again_look"] + samples
        part["asked"] = part["asked"] + np.array([samples, 0, 0, 0, 0], np.int32)
        samples, played = samples + len(part["worth"]), played + len(part["deals"])
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
        replayed_sample=joined["again_look"],
        replayed=joined["again"].astype(np.float32),
        mover=joined["mover"],
        asked=joined["asked"],
    )


def targets(samples: Samples, expected: Numbers, discount: float = DISCOUNT) -> Numbers:
    """Return the target of each sample: final score blended with later expectations.

    `expected` contains the current expectation for each sample and seat.
    """
    hoped: Numbers = samples.final[samples.game].copy()
    last = samples.last
    ends = np.flatnonzero(last)
    starts = np.append(0, ends[:-1] + 1)
    length = ends - starts + 1
    for back in range(1, int(length.max())):
        now = ends[length > back] - back
        hoped[now] = (1 - discount) * expected[now + 1] + discount * hoped[now + 1]
    return hoped


def true_error(samples: Samples, expected: Numbers) -> float:
    """Return the root mean square error in points, without the luck of the rest of the game.

    Held-out positions were played to the end several times. The product of two errors of the same
    estimate is on average the square of its distance from the mean.
    """
    rows = samples.replayed_sample
    if not len(rows):
        return 0.0
    ends = np.concatenate([samples.final[samples.game[rows]][:, None], samples.replayed], 1)
    errors = (expected[rows][:, None] - ends) / 100
    times = errors.shape[1]
    total = errors.sum(1)
    products = (total * total - (errors * errors).sum(1)) / (times * (times - 1))
    square = float(products[samples.present[rows]].mean())
    return sqrt(max(0.0, square))


def clear_leads(game: Game, samples: Samples, expected: Numbers) -> list[int]:
    """Return the lead, in hundredths, that wins three games out of four, by clock.

    It fits the winners by the formula of the search.
    """
    lead, won, hour, most = _leads(game, samples, expected)
    tries = np.geomspace(20, 20_000, 60)
    loss = np.zeros((most + 1, len(tries)))
    for n, half in enumerate(tries):
        np.add.at(loss[:, n], hour, _loss(lead, half, won))
    # Smooth with the neighbours, for clock values with few samples.
    near = np.array([loss[max(0, h - 1) : h + 2].sum(0) for h in range(most + 1)])
    return [int(tries[line.argmin()]) if line.any() else 1000 for line in near]


def log_loss(game: Game, samples: Samples, expected: Numbers, clear: Sequence[int]) -> float:
    """Return the log loss of the winners of held-out games, given these clear leads.

    One clear lead alone applies to the whole game.
    """
    lead, won, hour, _ = _leads(game, samples, expected)
    unseen = np.broadcast_to(samples.held_out[samples.game][:, None], samples.present.shape)
    some = unseen[samples.present]
    half = np.array(clear)[np.minimum(hour, len(clear) - 1)]
    return float(_loss(lead, half, won)[some].mean())


def _leads(
    game: Game, samples: Samples, expected: Numbers
) -> tuple[Numbers, Numbers, Numbers, int]:
    """For each sample and seat: expected lead, won share, clock; and the last clock value."""
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
