"""guildhall review."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators
from rich.progress import Progress

from guildhall import games, locales
from guildhall.cli.app import app
from guildhall.cli.common import Language, console, system_language
from guildhall.cli.seating import names_of
from guildhall.core import record
from guildhall.review.judge import USUAL, Way
from guildhall.review.pipeline import review as look_again
from guildhall.terminal.review import show
from guildhall.terminal.screen import Screen

Simulations = Annotated[int, Parameter(validator=validators.Number(gte=10, lte=1_000_000))]


@app.command
def review(
    file: Path,
    /,
    *,
    simulations: Simulations = USUAL.simulations,
    seed: int = USUAL.seed,
    language: Language = None,
) -> None:
    """Look at a finished game again: turning points, better moves, what was left unused.

    Examples: `guildhall review game.json`, `guildhall review game.json --simulations 2000`.

    Args:
        file: The record.
        simulations: How often the search plays on from each decision; more takes longer.
        seed: With the same seed and simulations the review is the same.
    """
    written = record.load(file)
    game = games.load(written.game)
    speaks = language or system_language()
    screen = Screen(console(), speaks, game, names_of(written, speaks))
    tries = max(1, simulations * USUAL.tries // USUAL.simulations)
    way = Way(simulations, tries, seed)
    with Progress(console=screen.console) as progress:
        task = progress.add_task(locales.text(speaks, "review-title", {}))
        found = look_again(
            written, way, lambda done, all_: progress.update(task, total=all_, completed=done)
        )
    show(screen, found)
