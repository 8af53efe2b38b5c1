"""Plays the bots of every game against each other and writes docs/ladder.md.

Everything in that file comes from here. Results are kept in build/ladder as they come, so that
an interrupted run goes on where it stopped. `LADDER_GAMES=40` makes a short ladder.
"""

import os
import shutil
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from rich.progress import Progress

from guildhall import games, locales
from guildhall.arena.journal import Journal
from guildhall.arena.report import percent
from guildhall.arena.run import run
from guildhall.arena.schedule import Setting, schedule
from guildhall.arena.summary import Summary, summarize
from guildhall.core import compiled

ROOT = Path(__file__).parent.parent
LADDER = ROOT / "docs" / "ladder.md"
FOLDER = ROOT / "build" / "ladder"

SEED = 1
GAMES = int(os.environ.get("LADDER_GAMES", "400"))
USUAL_MASTER = "master:1s"
MASTER = "master:1000"
DEEP_MASTER = "master:10000"
_LONG = 100
"""Minutes from which on a game is played less often."""


class HowMany:
    """How many games are played; a long game takes ten times as long as others."""

    def __init__(self, game: str) -> None:
        long = games.load(game).minutes > _LONG
        self.of_seconds = max(4, GAMES * 3 // 100 if long else GAMES // 10)
        self.of_shallow_masters = max(4, GAMES // 4 if long else GAMES)
        self.of_deep_masters = max(4, GAMES // 100 if long else GAMES // 10)
        self.of_four = max(4, GAMES // 50 if long else GAMES // 10)


def played(setting: Setting, progress: Progress) -> Summary:
    setting.check()
    title = f"{setting.game}: {', '.join(setting.labels())}"
    task = progress.add_task(title, total=len(list(schedule(setting))))
    results = run(setting, Journal(FOLDER, setting), lambda done: progress.advance(task, done))
    return summarize(setting, results)


def pairs(game: str, progress: Progress) -> list[str]:
    """Each level against the one below, two players."""
    lines = [
        "| bot | against | wins (95 % interval) | points | games | ms a move |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for better, worse, number in (
        ("apprentice", "random", GAMES),
        ("journeyman", "random", GAMES),
        ("journeyman", "apprentice", GAMES),
        (MASTER, "journeyman", GAMES),
        (USUAL_MASTER, "journeyman", HowMany(game).of_seconds),
    ):
        summary = played(Setting(game, (better, worse), 2, number, SEED), progress)
        mine, other = summary.standings
        lines.append(
            f"| {better} | {worse} | {percent(mine.wins)} | {mine.score:.1f} to {other.score:.1f} "
            f"| {mine.wins.games} | {mine.ms_per_move:.1f} |"
        )
    return lines


def table_of_four(game: str, progress: Progress) -> list[str]:
    bots = (MASTER, "journeyman", "apprentice", "random")
    summary = played(Setting(game, bots, 4, HowMany(game).of_four, SEED), progress)
    lines = [
        "| bot | wins (95 % interval) | points | mean place | rating | games |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for standing in summary.standings:
        lines.append(
            f"| {standing.bot} | {percent(standing.wins)} | {standing.score:.1f} "
            f"| {standing.place:.2f} | {standing.rating:.1f} ± {standing.uncertainty:.1f} "
            f"| {standing.wins.games} |"
        )
    return lines


def budgets(game: str, progress: Progress) -> list[str]:
    """How the strength of the search grows with its simulations."""
    lines = [
        "| simulations a move | wins against journeyman (95 % interval) | points | games |",
        "|--:|--:|--:|--:|",
    ]
    numbers = HowMany(game)
    for simulations, number in (
        (100, numbers.of_shallow_masters),
        (1_000, GAMES),
        (10_000, numbers.of_deep_masters),
    ):
        bots = (f"master:{simulations}", "journeyman")
        summary = played(Setting(game, bots, 2, number, SEED), progress)
        mine, other = summary.standings
        lines.append(
            f"| {simulations:,} | {percent(mine.wins)} | {mine.score:.1f} to {other.score:.1f} "
            f"| {mine.wins.games} |"
        )
    return lines


def of_its_own(game: str, progress: Progress) -> list[str]:
    """What a game measures besides, in `bench/<game>/ladder.py`."""
    if find_spec(f"bench.{game}") is None:
        return []
    found: list[str] = import_module(f"bench.{game}.ladder").lines(progress)
    return ["", *found]


def main() -> None:
    if not compiled():
        sys.exit("The ladder is measured with compiled rules: `make ladder`.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [
        "# The ladder",
        "",
        "Written by `make ladder` (`bench/ladder.py`), which plays all these games; nothing here "
        "is edited by hand.",
        "",
        f"Seed {SEED}; every deal is played once for each seat a bot can have; a shared win counts "
        f"in part. `{USUAL_MASTER}` is the master that people play against. With a number of "
        "simulations instead of a time, the games are the same on every machine. Times are those "
        "of the machine that wrote this, which may have had other work to do.",
        "",
        "The grandmaster is measured by the master [on its own page](train.md), levels 1 to 10 "
        "[on theirs](levels.md).",
    ]
    with Progress() as progress:
        for game in games.NAMES:
            lines += ["", f"## {locales.text('en', f'{game}-title')}", "", "Two players:", ""]
            lines += pairs(game, progress)
            lines += of_its_own(game, progress)
            lines += ["", "Four players at one table:", "", *table_of_four(game, progress)]
            lines += ["", "Strength by budget, two players:", "", *budgets(game, progress)]
    LADDER.write_text("\n".join(lines) + "\n", "utf-8")
    shutil.rmtree(FOLDER)


if __name__ == "__main__":
    main()
