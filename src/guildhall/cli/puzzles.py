"""guildhall puzzles."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators
from rich.progress import Progress

from guildhall import games, locales
from guildhall.cli.app import command
from guildhall.cli.common import Count, Language, console, system_language
from guildhall.puzzles import book
from guildhall.puzzles.finding import Search, confirmed, find

Simulations = Annotated[int, Parameter(validator=validators.Number(gte=10, lte=1_000_000))]


@command
def puzzles(
    game: str,
    /,
    *,
    out: Path,
    count: Count = 200,
    games_at_most: Count = 2000,
    simulations: Simulations = Search.simulations,
    seed: int = 0,
    check: bool = False,
    language: Language = None,
) -> None:
    """Look for positions in which one move is clearly best, in games that bots play.

    Each is confirmed by a search fifty times deeper. The same seed and simulations find the same
    puzzles on every machine.

    Examples: `guildhall puzzles GAME --out puzzles.json`,
    `guildhall puzzles GAME --out puzzles.json --check`.

    Args:
        game: Which game.
        out: The file of the puzzles.
        count: How many are wanted.
        games_at_most: Stop after so many games, however few were found.
        simulations: How often the first search plays on from each position.
        seed: Seed of the first game; the others count up from it.
        check: Look for none, but have the deep search solve those in the file again.
    """
    box = games.load(game)
    speaks = language or system_language()
    search = Search(game, seed, simulations)
    screen = console()
    wrong = 0
    with Progress(console=screen) as progress:
        title = locales.text(speaks, "puzzles-title", {"game": locales.title(speaks, game)})
        if check:
            found = book.load(box, out)
            task = progress.add_task(title, total=len(found))
            for puzzle in found:
                wrong += not confirmed(box, puzzle, book.position(box, puzzle), search)
                progress.advance(task)
        else:
            found = []
            task = progress.add_task(title, total=count)
            for puzzle in find(search, count, games_at_most):
                found.append(puzzle)
                progress.advance(task)
            book.save(box, found, out)
    message = "puzzles-checked" if check else "puzzles-found"
    facts = {"puzzles": len(found), "wrong": wrong, "file": str(out)}
    screen.print(locales.text(speaks, message, facts), markup=False, highlight=False)
    if wrong:
        raise SystemExit(1)
