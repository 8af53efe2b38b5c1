"""guildhall rules."""

import sys

from guildhall import games
from guildhall.cli.app import command
from guildhall.cli.common import Language, console, system_language
from guildhall.terminal import rules as page


@command
def rules(game: str, /, *wanted: str, language: Language = None) -> None:
    """Print the rules of a game: all of them, one by its number, or those that contain words.

    Examples: `guildhall rules GAME`, `guildhall rules GAME B31`, `guildhall rules GAME worker`.

    Args:
        game: Which game; `guildhall games` lists them.
        wanted: The number of a rule, or words to search for.
    """
    speaks = language or system_language()
    if not page.show(console(), games.load(game), speaks, " ".join(wanted)):
        sys.exit(1)
