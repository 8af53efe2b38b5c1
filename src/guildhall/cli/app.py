"""The cyclopts app to which the commands are added."""

from collections.abc import Callable
from typing import TypeVar

from cyclopts import App, Parameter

from guildhall import __version__, games
from guildhall.core import compiled

app = App(
    name="guildhall",
    help="Medieval euro games for people and bots, played exactly by their rulebooks.",
    version=f"guildhall {__version__} ({'compiled' if compiled() else 'interpreted'} rules)",
    default_parameter=Parameter(negative=()),
)

Command = TypeVar("Command", bound=Callable[..., object])


def command(function: Command) -> Command:
    """Register a command; GAME in its examples becomes the name of an installed game."""
    function.__doc__ = (function.__doc__ or "").replace("GAME", games.NAMES[0])
    app.command(function)
    return function
