"""Rewards at the end of a game."""

from collections.abc import Callable

from guildhall.core.errors import InvalidOption
from guildhall.core.ranking import rank_rewards, score_rewards
from guildhall.core.state import State

REWARDS: dict[str, Callable[[State], list[float]]] = {"rank": rank_rewards, "score": score_rewards}


def reward_of(name: str) -> Callable[[State], list[float]]:
    """Maps a finished game to the reward of each seat."""
    if name not in REWARDS:
        raise InvalidOption(option="reward", value=name, allowed=", ".join(REWARDS))
    return REWARDS[name]
