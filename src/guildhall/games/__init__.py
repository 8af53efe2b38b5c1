"""The games of the house, by name."""

from functools import cache
from importlib import import_module

from guildhall.core.errors import UnknownGame
from guildhall.core.game import Game

NAMES = ("builders", "burgundy")


@cache
def load(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise UnknownGame(game=name, known=", ".join(NAMES))
    game: Game = import_module(f"guildhall.games.{name}.game").GAME
    return game
