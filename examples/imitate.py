"""Train a small network in NumPy to imitate the bots of a dataset.

guildhall dataset GAME --bots apprentice,apprentice --games 500 --out games/
python examples/imitate.py games/
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
from numpy.typing import NDArray

from guildhall import games

Array = NDArray[Any]


class Decisions:
    """Rows of a dataset as arrays; observations divided by their scales."""

    def __init__(self, folder: Path) -> None:
        table = pq.read_table(folder)
        plan = json.loads(table.schema.metadata[b"guildhall"])
        scales = games.load(plan["game"]).layout.scales(len(plan["bots"]))

        def matrix(column: str) -> Array:
            values = table[column].combine_chunks().flatten().to_numpy(zero_copy_only=False)
            return np.asarray(values).reshape(len(table), -1)

        self.seen = matrix("observation").astype(np.float32) / np.array(scales, np.float32)
        self.mask = matrix("mask")
        self.action = table["action"].to_numpy()
        # Whole games are held out, because decisions of one game are similar.
        self.held_out = table["seed"].to_numpy() % 10 == 0


class Network:
    """A network with one hidden layer, trained by Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int) -> None:
        draw = np.random.default_rng(seed)
        shapes = [(inputs, hidden), (hidden,), (hidden, outputs), (outputs,)]
        self.weights = [
            draw.normal(0, (2 / shape[0]) ** 0.5 if len(shape) > 1 else 0, shape).astype(np.float32)
            for shape in shapes
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def chances(self, seen: Array, mask: Array) -> tuple[Array, Array]:
        """Return the hidden layer and the probability of each action; 0 for illegal ones."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum(seen @ first + first_bias, 0)
        wants = np.where(mask, hidden @ second + second_bias, -np.inf)
        likely = np.exp(wants - wants.max(axis=1, keepdims=True))
        return hidden, likely / likely.sum(axis=1, keepdims=True)

    def learn(self, seen: Array, mask: Array, action: Array, rate: float = 1e-3) -> None:
        """Make one training step towards the chosen actions."""
        hidden, error = self.chances(seen, mask)
        error[np.arange(len(action)), action] -= 1
        error /= len(action)
        back = (error @ self.weights[2].T) * (hidden > 0)
        gradients = [seen.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]
        self.steps += 1
        for weight, mean, square, gradient in zip(
            self.weights, self.means, self.squares, gradients, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            upright = mean / (1 - 0.9**self.steps)
            weight -= rate * upright / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)

    def agreement(self, seen: Array, mask: Array, action: Array) -> float:
        """Return how often the most likely action is the chosen one."""
        return float((self.chances(seen, mask)[1].argmax(axis=1) == action).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    data = Decisions(chosen.folder)
    tests, lessons = np.flatnonzero(data.held_out), np.flatnonzero(~data.held_out)
    test = data.seen[tests], data.mask[tests], data.action[tests]
    print(f"{len(lessons)} decisions to learn from, {len(tests)} held out")
    print(f"chance alone: {(1 / test[1].sum(axis=1)).mean():.3f}")
    network = Network(data.seen.shape[1], 128, data.mask.shape[1], seed=0)
    draw = np.random.default_rng(0)
    for number in range(1, chosen.rounds + 1):
        draw.shuffle(lessons)
        for some in np.array_split(lessons, max(1, len(lessons) // 128)):
            network.learn(data.seen[some], data.mask[some], data.action[some])
        print(f"round {number}: {network.agreement(*test):.3f} of held-out choices agree")


if __name__ == "__main__":
    main()
