"""The command line of the server: one file for each command."""

import sys
from io import TextIOWrapper
from typing import NoReturn

from rich.console import Console

from guildhall import locales
from guildhall.cli.app import app
from guildhall.cli.common import system_language
from guildhall.core.errors import GuildhallError


def main() -> None:
    """Run one command; bad input is reported in one sentence with exit code 2."""
    # Imported here because the commands add themselves to the app.
    from guildhall.cli import (  # noqa: F401
        admin,
        arena,
        bench,
        bot_protocol,
        dataset,
        db,
        fuzz,
        games,
        learn,
        play,
        puzzles,
        ratings,
        replay,
        review,
        rules,
        serve,
        train,
        words,
        worker,
    )

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(sys.argv[1:])
    except GuildhallError as error:
        _refuse(error.sentence(system_language()))
    except OSError as error:
        facts = {"file": str(error.filename or "-"), "reason": error.strerror or str(error)}
        _refuse(locales.text(system_language(), "error-file", facts))


def _refuse(sentence: str) -> NoReturn:
    Console(stderr=True).print(sentence, markup=False, highlight=False)
    sys.exit(2)
