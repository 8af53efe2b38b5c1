"""guildhall dataset."""

from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators
from rich.progress import Progress

from guildhall import games as box
from guildhall import locales
from guildhall.cli.app import command
from guildhall.cli.common import Count, Language, Options, chosen_options, console, system_language
from guildhall.core.errors import GuildhallError
from guildhall.spread import Engine

StoredSeed = Annotated[int, Parameter(validator=validators.Number(gte=0, lte=10**18))]
"""The files store seeds in 64 bits."""


class MissingExtra(GuildhallError):
    """A command needs a package of an optional extra that is not installed."""

    message = "error-missing-extra"


@command
def dataset(
    game: str,
    /,
    *,
    out: Path,
    bots: str = "apprentice,apprentice",
    games: Count = 1000,
    seed: StoredSeed = 0,
    option: Options = None,
    engine: Engine = "local",
    language: Language = None,
) -> None:
    """Let bots play each other and save every decision to Parquet files, for learning.

    Needs the extra `research`. A run that was stopped can be resumed.

    Examples: `guildhall dataset GAME --out games`,
    `guildhall dataset GAME --bots master:200,journeyman,apprentice --games 200 --out games`.

    Args:
        game: Which game.
        out: Output folder.
        bots: A bot for each seat, separated by commas; they change seats from game to game.
        games: Number of games.
        seed: Seed of the first game; the following games count up from it.
        engine: Play on all cores of this machine, or on a Ray cluster that shares the folder.
    """
    try:
        from guildhall.envs.dataset import Plan, write
    except ModuleNotFoundError as error:
        raise MissingExtra(extra="research", module=str(error.name)) from error
    speaks = language or system_language()
    levels = tuple(word.strip() for word in bots.split(",") if word.strip())
    plan = Plan(game, levels, games, seed, chosen_options(box.load(game), option or ()))
    screen = console()
    with Progress(console=screen) as progress:
        title = locales.text(speaks, "dataset-title", {"game": game})
        done = partial(progress.advance, progress.add_task(title, total=games))
        write(plan, out.absolute(), done, engine)
    sentence = locales.text(speaks, "dataset-done", {"games": games, "folder": str(out)})
    screen.print(sentence, markup=False, highlight=False)
