"""What all `guildhall admin` commands share."""

from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Any, Final, TypeVar

from cyclopts import App, Parameter

from guildhall import locales
from guildhall.cli.app import app
from guildhall.cli.common import console, system_language
from guildhall.cli.database import database_of
from guildhall.core.errors import InvalidOption

admin = App(
    name="admin",
    help="Manage people and tables, even while the server is running. Everything is written to an "
    "audit log: `guildhall admin log`.",
)
app.command(admin)

Reason = Annotated[str, Parameter(help="Why, for the audit log.")]
MOST_DAYS: Final = 36_500
MOST_LINES: Final = 100_000
LATEST: Final = 250_000_000_000_000
"""A moment that can be formatted in every time zone."""

Answer = TypeVar("Answer")


def act(db: str, work: Callable[[Any], Answer]) -> Answer:
    """Run `work` with an `Operator` in one transaction."""
    # Imported here so that the other commands start without it.
    from guildhall.server.operations.admin import act
    from guildhall.server.storage.database import database_url

    return act(database_url(database_of(db)), work)


def say(language: str | None, message: str, **facts: object) -> None:
    write(locales.text(language or system_language(), message, facts))


def write(line: str) -> None:
    """Print one line without control characters, which players could have written."""
    shown = "".join(character if character.isprintable() else " " for character in line)
    console().print(shown, markup=False, highlight=False, soft_wrap=True)


def day(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def check_range(name: str, number: int, most: int) -> None:
    if not 0 <= number <= most:
        raise InvalidOption(option=name, value=number, allowed=f"0 … {most}")
