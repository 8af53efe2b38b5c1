"""The command line of the house: one file for each command."""

import sys

from rich.console import Console

from guildhall.cli.app import app
from guildhall.cli.common import system_language
from guildhall.core.errors import GuildhallError


def main() -> None:
    """Run one command; what is wrong with the input is said in one sentence, exit code 2."""
    # Imported here so that the commands find the app ready.
    from guildhall.cli import (  # noqa: F401
        admin,
        arena,
        bench,
        bot_protocol,
        dataset,
        db,
        fuzz,
        games,
        play,
        replay,
        serve,
    )

    try:
        app()
    except GuildhallError as error:
        sentence = error.sentence(system_language())
        Console(stderr=True).print(sentence, markup=False, highlight=False)
        sys.exit(2)
