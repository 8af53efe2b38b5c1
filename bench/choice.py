"""The game to measure with, where any would do."""

from guildhall import games


def longest() -> str:
    return max(games.NAMES, key=lambda name: games.load(name).minutes)


def shortest() -> str:
    return min(games.NAMES, key=lambda name: games.load(name).minutes)
