"""Places from standings, and what they are worth to a program that learns."""

from guildhall.core.state import State


def places(standings: list[tuple[int, ...]]) -> list[int]:
    """The place of each seat: 1 for the greatest standing, the same place for equal ones."""
    return [1 + sum(other > standing for other in standings) for standing in standings]


def rank_rewards(state: State) -> list[float]:
    """1 for the first place, -1 for the last, evenly between; who ties shares. The sum is 0."""
    ranking = state.ranking()
    others = len(ranking) - 1
    rewards: list[float] = []
    for place in ranking:
        # Those who share a place hold this one and the next ones together.
        average = place + (ranking.count(place) - 1) / 2
        rewards.append(1.0 - 2.0 * (average - 1.0) / others)
    return rewards


def score_rewards(state: State) -> list[float]:
    """How far each score lies above the mean of the other ones. The sum is 0."""
    scores = state.scores()
    total, others = sum(scores), len(scores) - 1
    return [score - (total - score) / others for score in scores]
