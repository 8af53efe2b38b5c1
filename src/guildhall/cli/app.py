"""The app that the commands join."""

from collections.abc import Callable
from typing import TypeVar

from cyclopts import App

from guildhall import __version__, games
from guildhall.core import compiled

app = App(
    name="guildhall",
    help="Medieval euro games for people and bots, played exactly by their rulebooks.",
    version=f"guildhall {__version__} ({'compiled' if compiled() else 'interpreted'} rules)",
)

Command = TypeVar("Command", bound=Callable[..., object])


def command(function: Command) -> Command:
    """Make a function a command; GAME in its examples becomes a game that is there."""
    function.__doc__ = (function.__doc__ or "").replace("GAME", games.NAMES[0])
    app.command(function)
    return function
