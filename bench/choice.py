"""The games that benchmarks of any game use."""

from guildhall import games


def longest() -> str:
    return max(games.NAMES, key=lambda name: games.load(name).minutes)


def shortest() -> str:
    return min(games.NAMES, key=lambda name: games.load(name).minutes)
