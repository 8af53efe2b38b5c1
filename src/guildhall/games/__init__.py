"""Loads games by name; a game is a folder.

Games are the folders with a `game.py` in this package and in the folders listed in the environment
variable GUILDHALL_GAMES; all of them are imported as `guildhall.games.<name>`.
"""

from functools import cache
from importlib import import_module
from pathlib import Path

from guildhall.core.errors import UnknownGame
from guildhall.core.game import Game
from guildhall.paths import game_folders, game_shelves

__path__.extend(str(shelf) for shelf in game_shelves() if str(shelf) not in __path__)

NAMES = tuple(game_folders())


def load(name: str, components: Path | None = None) -> Game:
    """The game with this name, with the printed components or with those of a file."""
    game = _printed(name)
    return game if components is None else game.with_components(components)


@cache
def _printed(name: str) -> Game:
    if name not in NAMES:
        raise UnknownGame(game=name, known=", ".join(NAMES))
    game: Game = import_module(f"{__name__}.{name}.game").GAME
    return game
