"""guildhall puzzles."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators
from rich.progress import Progress

from guildhall import games, locales
from guildhall.cli.app import command
from guildhall.cli.common import Count, Language, console, system_language
from guildhall.puzzles import book
from guildhall.puzzles.book import BadPuzzles, Book, Search
from guildhall.puzzles.finding import confirmed, grow, search_in

Simulations = Annotated[int, Parameter(validator=validators.Number(gte=10, lte=1_000_000))]


@command
def puzzles(
    game: str,
    /,
    *,
    out: Path,
    count: Count = 200,
    games_at_most: Count = 2000,
    simulations: Simulations = 40,
    seed: int = 0,
    check: bool = False,
    language: Language = None,
) -> None:
    """Find positions in which one move is clearly best, in games that bots play.

    A search fifty times deeper confirms each puzzle. The same seed, simulations and net find the
    same puzzles on every machine; an incomplete file is continued.

    Examples: `guildhall puzzles GAME --out puzzles.json`,
    `guildhall puzzles GAME --out puzzles.json --check`.

    Args:
        game: Which game.
        out: The file to write the puzzles to.
        count: How many puzzles to find.
        games_at_most: Stop after this many games.
        simulations: Number of simulations of the first search from each position.
        seed: Seed of the first game; the following games count up from it.
        check: Solve the puzzles of the file again with the deep search instead.
    """
    box = games.load(game)
    speaks = language or system_language()
    screen = console()
    wrong = 0
    with Progress(console=screen) as progress:
        title = locales.text(speaks, "puzzles-title", {"game": locales.title(speaks, game)})
        if check:
            found = book.load(box, out)
            task = progress.add_task(title, total=len(found.puzzles))
            for puzzle in found.puzzles:
                wrong += not confirmed(box, puzzle, book.position(box, puzzle), found.search)
                progress.advance(task)
        else:
            found = _begun(search_in(game, seed, simulations), out)
            task = progress.add_task(title, total=count, completed=len(found.puzzles))
            for grown in grow(found, count, games_at_most):
                found = grown
                book.save(found, out)
                progress.update(task, completed=len(found.puzzles))
    message = "puzzles-checked" if check else "puzzles-found"
    facts = {"puzzles": len(found.puzzles), "wrong": wrong, "file": str(out)}
    screen.print(locales.text(speaks, message, facts), markup=False, highlight=False)
    if wrong:
        raise SystemExit(1)


def _begun(search: Search, file: Path) -> Book:
    """Return the puzzles that the same search has found, or none if the rules have changed."""
    try:
        found = book.load(games.load(search.game), file)
    except BadPuzzles:
        return Book(search)
    return found if found.search == search else Book(search)
