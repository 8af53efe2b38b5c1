"""The games of the house, by name: a game is found by being there.

Every folder in here with a `game.py` is one, and so is every such folder in the folders that the
environment variable GUILDHALL_GAMES lists; it is imported as `guildhall.games.<name>` all the same.
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
    """The game of that name, with the printed components or with those of a file."""
    game = _printed(name)
    return game if components is None else game.with_components(components)


@cache
def _printed(name: str) -> Game:
    if name not in NAMES:
        raise UnknownGame(game=name, known=", ".join(NAMES))
    game: Game = import_module(f"{__name__}.{name}.game").GAME
    return game
