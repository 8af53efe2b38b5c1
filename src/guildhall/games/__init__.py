"""The games of the house, by name."""

from functools import cache
from importlib import import_module
from pathlib import Path

from guildhall.core.errors import UnknownGame
from guildhall.core.game import Game

NAMES = ("builders", "burgundy", "craftsmen")


def load(name: str, components: Path | None = None) -> Game:
    """The game of that name, with the printed components or with those of a file."""
    game = _printed(name)
    return game if components is None else game.with_components(components)


@cache
def _printed(name: str) -> Game:
    if name not in NAMES:
        raise UnknownGame(game=name, known=", ".join(NAMES))
    game: Game = import_module(f"guildhall.games.{name}.game").GAME
    return game
