"""Places from standings, and rewards for learning."""

from guildhall.core.state import State


def places(standings: list[tuple[int, ...]]) -> list[int]:
    """The place of each seat: 1 for the greatest standing; equal standings share a place."""
    return [1 + sum(other > standing for other in standings) for standing in standings]


def rank_rewards(state: State) -> list[float]:
    """1 for the first place, -1 for the last, evenly spaced between, shared in ties."""
    ranking = state.ranking()
    others = len(ranking) - 1
    rewards: list[float] = []
    for place in ranking:
        # Tied seats share this place and the following ones.
        average = place + (ranking.count(place) - 1) / 2
        rewards.append(1.0 - 2.0 * (average - 1.0) / others)
    return rewards


def score_rewards(state: State) -> list[float]:
    """Each score minus the mean of the others. The sum is 0."""
    scores = state.scores()
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]
