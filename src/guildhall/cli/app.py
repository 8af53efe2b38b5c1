"""The app that the commands join."""

from cyclopts import App

from guildhall import __version__
from guildhall.core import compiled

app = App(
    name="guildhall",
    help="People and bots play medieval euro games, exactly by their rulebooks.",
    version=f"guildhall {__version__} ({'compiled' if compiled() else 'interpreted'} rules)",
)
