"""guildhall fuzz."""

import sys
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from guildhall import games as box
from guildhall import locales
from guildhall.cli.app import command
from guildhall.cli.common import (
    Components,
    Count,
    Language,
    Options,
    chosen_options,
    console,
    system_language,
)
from guildhall.conformance.fuzz import fuzz as run
from guildhall.conformance.fuzz import options_met
from guildhall.conformance.games import Broken, Tally
from guildhall.core.game import Game
from guildhall.spread import Engine


@command
def fuzz(
    game: str = "",
    /,
    *,
    players: int | None = None,
    games: Count = 1000,
    seed: int = 0,
    option: Options = None,
    components: Components = None,
    engine: Engine = "local",
    language: Language = None,
) -> None:
    """Play random games and check that nothing is lost, leaked or miscounted.

    Exit code 1 if a check fails (the game is saved) or an effect was never seen. Every second
    game uses different options, unless options are given.

    Examples: `guildhall fuzz GAME --games 10000`,
    `guildhall fuzz GAME --players 3 --games 100 --seed 7`.

    Args:
        game: Which game; by default all games, one after the other.
        players: Number of players; by default every possible number in turn.
        games: Number of games for each number of players.
        seed: Seed of the first game; the following games count up from it.
        engine: Play on all cores of this machine, or on a Ray cluster.
    """
    for name in [game] if game else box.NAMES:
        _fuzz(box.load(name, components), players, games, seed, option, engine, language)


def _fuzz(
    found: Game,
    players: int | None,
    games: int,
    seed: int,
    option: Options,
    engine: Engine,
    language: str | None,
) -> None:
    speaks = language or system_language()
    screen = console()
    options = chosen_options(found, option) if option else {}
    total = Tally()
    every = range(found.min_seats, found.max_seats + 1)
    for seats in every if players is None else [players]:
        found.new(seats, seed, **options)
        title = locales.text(speaks, "fuzz-title", {"game": found.name, "players": seats})
        try:
            with Progress(console=screen) as progress:
                done = partial(progress.advance, progress.add_task(title, total=games))
                total.add(run(found, seats, games, seed, options, done, engine))
        except Broken as broken:
            file = Path(f"broken-{found.name}-{broken.record.seed}.json").absolute()
            broken.record.save(file)
            _say(screen, speaks, "fuzz-broken", what=broken.what, file=str(file))
            sys.exit(1)
    wanted = [*found.effects, *([] if option else options_met(found))]
    _report(screen, speaks, wanted, total)


def _report(screen: Console, language: str, wanted: list[str], total: Tally) -> None:
    table = Table()
    table.add_column(locales.text(language, "fuzz-effect"))
    table.add_column(locales.text(language, "fuzz-count"), justify="right")
    for effect in wanted:
        table.add_row(effect, f"{total.effects[effect]:,}")
    screen.print(table)
    _say(screen, language, "fuzz-clean", games=total.games, decisions=total.decisions)
    missed = [effect for effect in wanted if not total.effects[effect]]
    if missed:
        _say(screen, language, "fuzz-missed", effects=", ".join(missed))
        sys.exit(1)


def _say(screen: Console, language: str, message: str, **facts: object) -> None:
    screen.print(locales.text(language, message, facts), markup=False, highlight=False)
