"""Fit the evaluation of The Castles of Burgundy to the results of games.

Masters play each other on all estates, with occasional random moves so that weaker positions occur
too. A least-squares fit of their final scores replaces `evaluation.json`.
`PYTHONPATH=tests/compiled python -m bench.burgundy.fit 1000` plays 1,000 games. The masters use the
current evaluation, so a second run starts from better games.
"""

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np
from rich.progress import track

from guildhall import bots, games
from guildhall.core import compiled
from guildhall.core.perspective import Perspective
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.games.burgundy.evaluation import KNOTS, dice_left, things
from guildhall.games.burgundy.state import Burgundy

FIGURES = Path(__file__).parents[2] / "src/guildhall/games/burgundy/evaluation.json"
FIRST_DEAL = 10_000_000
SIMULATIONS = 300
WHIMS = 0.05
LOOKS = 0.3
"""The share of positions that are sampled."""
PATIENCE = 0.95
"""The weight of the final score against the estimate at the next sample; reduces variance."""
PASSES = 5
CALM = 3.0

Look = tuple[list[int], int, int]
"""The counts of a player, the dice to come and the points so far."""


def play(deal: int) -> list[tuple[list[Look], int]]:
    """Play a game of masters; return the samples of each player and the final score."""
    estates = "random" if deal % 9 else "basic"
    state = games.load("burgundy").new(2, deal, estates=estates)
    assert isinstance(state, Burgundy)
    chance, rng = Random(deal), seeded(deal)
    masters = [bots.make(f"master:{SIMULATIONS}", deal + seat) for seat in range(2)]
    looks: list[list[Look]] = [[], []]
    while not state.over:
        seat = int(state.seat)
        perspective = Perspective(state, seat)
        if chance.random() < WHIMS:
            action = choose_eagerly(perspective.determinize(rng), rng)
        else:
            action = masters[seat].choose(perspective)
        state.play(action)
        if not state.over and state.phase >= 0 and chance.random() < LOOKS:
            for place, player in enumerate(state.players):
                dice = dice_left(state, player, place)
                hand = state.scores()[place]
                looks[place].append((things(state, place), int(dice), hand))
    return list(zip(looks, state.scores(), strict=True))


def fit(played: list[tuple[list[Look], int]]) -> np.ndarray:
    """Return the value of each thing at each knot, in points."""
    rows = np.array([look[0] for looks, _ in played for look in looks], float)
    dice = np.array([look[1] for looks, _ in played for look in looks], float)
    hand = np.array([look[2] for looks, _ in played for look in looks], float)
    final = np.array([score for looks, score in played for _ in looks], float)
    ends = np.cumsum([len(looks) for looks, _ in played]) - 1
    is_last = np.isin(np.arange(len(rows)), ends)
    near = [np.interp(dice, (0, *KNOTS), [0.0, *row]) for row in np.eye(len(KNOTS))]
    table = np.concatenate([rows * share[:, None] for share in near], 1)
    square = table.T @ table + CALM * np.eye(table.shape[1])
    hoped = final
    worth = np.zeros(table.shape[1])
    for _ in range(PASSES):
        worth = np.linalg.solve(square, table.T @ (hoped - hand))
        expected = hand + table @ worth
        hoped = final.copy()
        for n in range(len(hoped) - 2, -1, -1):
            if not is_last[n]:
                hoped[n] = (1 - PATIENCE) * expected[n + 1] + PATIENCE * hoped[n + 1]
    return worth.reshape(len(KNOTS), -1).T


def write(worth: np.ndarray) -> None:
    """Format the file in its groups, with one thing in a line."""
    names = {name: len(rows) for name, rows in json.loads(FIGURES.read_text("utf-8")).items()}
    groups, start = [], 0
    for name, size in names.items():
        rows = np.rint(100 * worth[start : start + size]).astype(int).tolist()
        groups.append(f' "{name}": [\n' + ",\n".join(f"  {row}" for row in rows) + "\n ]")
        start += size
    FIGURES.write_text("{\n" + ",\n".join(groups) + "\n}\n", "utf-8")


def main() -> None:
    if not compiled():
        sys.exit("Games are played with compiled rules: PYTHONPATH=tests/compiled.")
    deals = range(FIRST_DEAL, FIRST_DEAL + int(sys.argv[1]))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        found = list(track(pool.map(play, deals), total=len(deals)))
    write(fit([player for game in found for player in game]))


if __name__ == "__main__":
    main()
