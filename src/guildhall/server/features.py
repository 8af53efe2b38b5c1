"""The features of the server, found by their folders.

A feature is a package in guildhall.server. Files with these names register it:

- `routes.py`: every controller and route handler defined there is served.
- `tasks.py`: `start(context)`, if defined, runs before the first request; each coroutine function
  in `TASKS` then runs in the background until the server stops.
- `messages.py`: every struct defined there is part of the API description and the browser's types.
- `store.py`: all SQL of the feature.

Its `__init__.py` is what other features may use.
"""

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, TypeVar

from litestar import Controller
from litestar.handlers import BaseRouteHandler
from msgspec import Struct

from guildhall import server
from guildhall.server.context import Context

_T = TypeVar("_T")
Task = Callable[[Context], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class Feature:
    """What one package registers."""

    handlers: tuple[type[Controller] | BaseRouteHandler, ...]
    start: Callable[[Context], Awaitable[None]] | None
    tasks: tuple[Task, ...]
    structs: tuple[type[Struct], ...]


def features() -> Iterator[Feature]:
    """All features in alphabetical order."""
    packages = (module.name for module in iter_modules(server.__path__) if module.ispkg)
    for package in sorted(f"{server.__name__}.{name}" for name in packages):
        routes, tasks = _module(package, "routes"), _module(package, "tasks")
        yield Feature(
            handlers=tuple(_handlers(routes)) if routes else (),
            start=getattr(tasks, "start", None),
            tasks=getattr(tasks, "TASKS", ()),
            structs=tuple(defined_structs(_module(package, "messages"))),
        )


def defined_structs(module: ModuleType | None) -> Iterator[type[Struct]]:
    """The public structs of a module."""
    return (struct for struct in _defined(module, Struct) if not struct.__name__.startswith("_"))


def _handlers(routes: ModuleType) -> Iterator[type[Controller] | BaseRouteHandler]:
    yield from _defined(routes, Controller)
    yield from (thing for thing in vars(routes).values() if isinstance(thing, BaseRouteHandler))


def _defined(module: ModuleType | None, base: type[_T]) -> Iterator[type[_T]]:
    """The subclasses of a class that a module defines, not those that it imports."""
    name = module.__name__ if module else ""
    for thing in vars(module).values() if module else ():
        if inspect.isclass(thing) and issubclass(thing, base) and thing.__module__ == name:
            yield thing


def _module(package: str, name: str) -> ModuleType | None:
    full = f"{package}.{name}"
    return import_module(full) if find_spec(full) else None
