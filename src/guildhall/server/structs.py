"""All structs of the wire, for what is generated from them."""

import inspect
from types import ModuleType
from typing import Any

from msgspec import Struct

from guildhall.review import shapes
from guildhall.rules import blocks
from guildhall.server import problem
from guildhall.server.accounts import messages as accounts_messages
from guildhall.server.clubs import messages as clubs_messages
from guildhall.server.games import messages as games_messages
from guildhall.server.lessons import messages as lessons_messages
from guildhall.server.notify import messages as notify_messages
from guildhall.server.operations import messages as operations_messages
from guildhall.server.progress import messages as progress_messages
from guildhall.server.puzzles import messages as puzzles_messages
from guildhall.server.ratings import messages as ratings_messages
from guildhall.server.reviews import messages as reviews_messages
from guildhall.server.socket import messages as socket_messages
from guildhall.server.tables import messages as tables_messages
from guildhall.server.tournaments import messages as tournaments_messages
from guildhall.table import settings

HTTP = (
    problem,
    accounts_messages,
    games_messages,
    blocks,
    tables_messages,
    settings,
    lessons_messages,
    shapes,
    reviews_messages,
    puzzles_messages,
    progress_messages,
    notify_messages,
    ratings_messages,
    tournaments_messages,
    clubs_messages,
    operations_messages,
)
ALL = (*HTTP, socket_messages)


def structs(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    return {
        name: thing
        for module in modules
        for name, thing in vars(module).items()
        if inspect.isclass(thing) and issubclass(thing, Struct)
        if thing is not Struct and not name.startswith("_")
    }
