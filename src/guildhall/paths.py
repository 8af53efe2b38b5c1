"""Search path for games."""

import os
from pathlib import Path
from typing import Final

_OWN: Final = Path(__file__).parent / "games"


def game_shelves() -> list[Path]:
    """The folders that contain games: the package's own, then those of GUILDHALL_GAMES."""
    named = os.environ.get("GUILDHALL_GAMES", "").split(os.pathsep)
    return [_OWN, *(Path(shelf).resolve() for shelf in named if shelf)]


def game_folders() -> dict[str, Path]:
    """The folder of every game by name; a game is a folder with a `game.py`."""
    found = {
        file.parent.name: file.parent
        for shelf in reversed(game_shelves())
        for file in shelf.glob("*/game.py")
    }
    return dict(sorted(found.items()))
