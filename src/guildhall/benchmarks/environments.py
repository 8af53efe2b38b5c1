"""Steps per second of CPU time, observations and masks included, on one core."""

import time
from importlib import import_module
from typing import Any

from guildhall.core.game import Game
from guildhall.envs import BatchEnv

_COUNT = 64
"""Parallel games in the batch environment."""

Steps = dict[str, dict[str, float]]


def measure(game: Game, seconds: float) -> Steps:
    """Random play in the batch environment and in the PettingZoo environment."""
    return {
        f"{game.name}, batch of {_COUNT}": {"steps_per_s": round(_batch(game, seconds))},
        f"{game.name}, PettingZoo table": {"steps_per_s": round(_table(game, seconds))},
    }


def _batch(game: Game, seconds: float) -> float:
    env = BatchEnv(game.name, _COUNT)
    env.reset(1)
    steps, begun = 0, time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        env.step(env.random_actions())
        steps += _COUNT
    return steps / passed


def _table(game: Game, seconds: float) -> float:
    env: Any = import_module(f"guildhall.envs.{game.name}_v{game.layout.version}").env()
    env.reset(seed=1)
    steps, begun = 0, time.process_time()
    while (passed := time.process_time() - begun) < seconds:
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
        steps += 1
    return steps / passed
