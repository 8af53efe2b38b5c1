"""Options of a table, as people from outside may set them."""

from collections.abc import Mapping

from guildhall.core.errors import InvalidOption
from guildhall.core.game import Game, Value


def checked_options(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """All options; one that could name a file of the server stays at its default."""
    found = game.checked(options)
    for name, option in game.options.items():
        if not option.choices and found[name] != option.default:
            raise InvalidOption(option=name, value=str(found[name]), allowed=str(option.default))
    return found
