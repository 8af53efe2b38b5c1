"""Options that several commands share: language, rules options, components, folders."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter, validators
from platformdirs import user_data_path
from rich.console import Console

from guildhall import bots, locales
from guildhall.core.errors import InvalidOption
from guildhall.core.game import Game, Value

WIDTH = 100

if TYPE_CHECKING:
    LanguageName = str
else:
    LanguageName = Literal[locales.LANGUAGES]
Language = Annotated[
    LanguageName | None, Parameter(help="By default, the language of your system.")
]
Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        help="A rules option as NAME=VALUE; can be repeated. `guildhall games GAME` lists them.",
    ),
]


Count = Annotated[int, Parameter(validator=validators.Number(gte=1, lte=10_000_000))]
Seconds = Annotated[float, Parameter(validator=validators.Number(gt=0, lte=1_000_000))]

Components = Annotated[
    Path | None,
    Parameter(help="A corrected component file to use instead of the one shipped."),
]


Net = Annotated[
    Path | None,
    Parameter(help="A net from `guildhall train`, for every `grandmaster` at the table."),
]


def with_net(bot: str, net: Path | None) -> str:
    """Return the bot with this net, if one is given and the bot uses nets."""
    return bots.with_net(bot, net.resolve()) if net else bot


def system_language() -> str:
    """Return the language of the system if the catalogue has it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in locales.LANGUAGES else "en"
    return "en"


def console() -> Console:
    """Return a console without markup, because names may look like markup."""
    found = Console(markup=False)
    if found.is_terminal and found.width < WIDTH:
        return found
    return Console(width=WIDTH, markup=False)


def chosen_options(game: Game, words: Sequence[str]) -> dict[str, Value]:
    """Parse NAME=VALUE pairs as options of a game, as numbers where the default is a number."""
    found: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise InvalidOption(option=name, value="", allowed="NAME=VALUE")
        option = game.options.get(name)
        is_number = option is not None and isinstance(option.default, int) and value.isdecimal()
        found[name] = int(value) if is_number else value
    return game.checked(found)


def data_folder() -> Path:
    """Return the folder for the user's files."""
    return user_data_path("guildhall", appauthor=False, ensure_exists=True)
