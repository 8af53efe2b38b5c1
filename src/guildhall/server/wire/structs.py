"""All structs of the wire, for what is generated from them."""

import inspect
from types import ModuleType
from typing import Any

from msgspec import Struct

from guildhall.review import shapes
from guildhall.rules import blocks
from guildhall.server.wire import (
    clubs,
    games,
    lessons,
    live,
    operating,
    people,
    problem,
    progress,
    pushes,
    puzzles,
    ratings,
    reviews,
    tables,
    tournaments,
)

HTTP = (
    problem,
    people,
    games,
    blocks,
    tables,
    lessons,
    shapes,
    reviews,
    puzzles,
    progress,
    pushes,
    ratings,
    tournaments,
    clubs,
    operating,
)
ALL = (*HTTP, live)


def structs(modules: tuple[ModuleType, ...]) -> dict[str, Any]:
    return {
        name: thing
        for module in modules
        for name, thing in vars(module).items()
        if inspect.isclass(thing) and issubclass(thing, Struct)
        if thing is not Struct and not name.startswith("_")
    }
