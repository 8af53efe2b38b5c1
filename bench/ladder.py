"""Play the bots of every game against each other and write docs/ladder.md.

The ratings on that page come from `bench/levels.py`. Results are stored in build/ladder, so that an
interrupted run can be resumed. `LADDER_GAMES=40` makes a short ladder, `--engine ray` plays on a
Ray cluster.
"""

import argparse
import os
import shutil
import sys
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import get_args

from rich.progress import Progress

from guildhall import games, locales
from guildhall.arena.journal import Journal
from guildhall.arena.report import percent
from guildhall.arena.run import run
from guildhall.arena.schedule import Setting, schedule
from guildhall.arena.summary import Summary, summarize
from guildhall.bots.levels import NUMBERS, levels_of
from guildhall.core import compiled
from guildhall.spread import Engine

ROOT = Path(__file__).parent.parent
LADDER = ROOT / "docs" / "ladder.md"
FOLDER = ROOT / "build" / "ladder"

SEED = 1
GAMES = int(os.environ.get("LADDER_GAMES", "400"))
SIMULATIONS = 1_000
DEEP = 10_000
SHALLOW = 100
EIGHTFOLD = 8 * SHALLOW
MASTER = f"master:{SIMULATIONS}"
GRANDMASTER = f"grandmaster:{SIMULATIONS}"
_BY_RATING = "Levels and other bots by rating:"
_LONG = 100
"""Games that take more minutes are played less often."""


class HowMany:
    """Numbers of matches; a long game plays a tenth of the matches."""

    def __init__(self, game: str) -> None:
        long = games.load(game).minutes > _LONG
        self.of_each = max(4, GAMES // 4 if long else GAMES)
        self.of_deep = max(4, GAMES // 50 if long else GAMES // 10)
        self.of_four = max(4, GAMES // 25 if long else GAMES // 5)


class Play:
    """Plays settings and shows the progress of each."""

    def __init__(self, progress: Progress, engine: Engine) -> None:
        self._progress, self._engine = progress, engine

    def __call__(self, setting: Setting) -> Summary:
        setting.check()
        title = f"{setting.game}: {', '.join(setting.labels())}"
        task = self._progress.add_task(title, total=len(list(schedule(setting))))
        advance = partial(self._progress.advance, task)
        return summarize(setting, run(setting, Journal(FOLDER, setting), advance, self._engine))


def pairs(game: str, play: Play) -> list[str]:
    """Play each bot against the one below it, with two players."""
    lines = [
        "| bot | against | wins (95 % interval) | points | games | ms a move |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for better, worse in (
        ("apprentice", "random"),
        ("journeyman", "random"),
        ("journeyman", "apprentice"),
        (MASTER, "journeyman"),
        (GRANDMASTER, "journeyman"),
        (GRANDMASTER, NUMBERS[-1]),
        (GRANDMASTER, MASTER),
    ):
        setting = Setting(game, (better, worse), 2, HowMany(game).of_each, SEED)
        mine, other = play(setting).standings
        lines.append(
            f"| {shown(better)} | {shown(worse)} | {percent(mine.wins)} "
            f"| {mine.score:.1f} to {other.score:.1f} "
            f"| {mine.wins.games} | {mine.ms_per_move:.1f} |"
        )
    return lines


def shown(bot: str) -> str:
    return f"level {bot}" if bot in NUMBERS else bot


def table_of_four(game: str, play: Play) -> list[str]:
    bots = (GRANDMASTER, MASTER, "journeyman", "apprentice")
    summary = play(Setting(game, bots, 4, HowMany(game).of_four, SEED))
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


def budgets(game: str, play: Play) -> list[str]:
    """Measure how the strength of the search grows with its simulations."""
    lines = [
        "| bot | against | wins (95 % interval) | points | games |",
        "|---|---|--:|--:|--:|",
    ]
    numbers = HowMany(game)
    for better, worse, number in (
        (f"master:{SHALLOW}", "journeyman", numbers.of_each),
        (f"master:{DEEP}", "journeyman", numbers.of_deep),
        (f"master:{EIGHTFOLD}", f"master:{SHALLOW}", numbers.of_each),
        (f"grandmaster:{EIGHTFOLD}", f"grandmaster:{SHALLOW}", numbers.of_each),
        (f"grandmaster:{8 * EIGHTFOLD}", f"grandmaster:{EIGHTFOLD}", numbers.of_deep),
    ):
        setting = Setting(game, (better, worse), 2, number, SEED)
        mine, other = play(setting).standings
        lines.append(
            f"| {better} | {worse} | {percent(mine.wins)} "
            f"| {mine.score:.1f} to {other.score:.1f} | {mine.wins.games} |"
        )
    return lines


def rated(ratings: dict[str, int]) -> list[str]:
    """Show levels and named bots on one scale, the weakest first."""
    found = sorted(ratings.items(), key=lambda one: one[1])
    return [
        "| " + " | ".join(shown(bot) for bot, _ in found) + " |",
        "|" + "--:|" * len(found),
        "| " + " | ".join(str(rating) for _, rating in found) + " |",
    ]


def rate_again(game: str, ratings: dict[str, int]) -> None:
    """Replace the ratings of a game on the page without playing."""
    page = LADDER.read_text("utf-8")
    before, title, rest = page.partition(_title(game))
    games_there, heading, after = rest.partition(_BY_RATING)
    _, gap, others = after.removeprefix("\n\n").partition("\n\n")
    table = "\n".join(rated(ratings)) + ("" if gap else "\n")
    LADDER.write_text(f"{before}{title}{games_there}{heading}\n\n{table}{gap}{others}", "utf-8")


def _title(game: str) -> str:
    return f"## {locales.text('en', f'{game}-title')}"


def game_specific(game: str, play: Play) -> list[str]:
    """Return the lines of `bench/<game>/ladder.py`, if the game has one."""
    if find_spec(f"bench.{game}") is None:
        return []
    found: list[str] = import_module(f"bench.{game}.ladder").lines(play)
    return ["", *found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", choices=get_args(Engine), default="local")
    engine: Engine = parser.parse_args().engine
    if not compiled():
        sys.exit("The ladder is measured with compiled rules: `make ladder`.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [
        "# The ladder",
        "",
        "`make ladder` (`bench/ladder.py`) plays all these games and writes this "
        "page. Do not edit it.",
        "",
        f"Method: seed {SEED}; every deal is played once from each seat; a shared win counts in "
        "part. `master:1000` means 1,000 simulations a move, which makes these games the same on "
        "every machine. At a table, `master` and `grandmaster` think for a second and make many "
        "more. [Benchmarks](benchmarks.md#trained-nets) has matches at equal time. The times are "
        "those of the machine that wrote this page, under other load.",
        "",
        "Each game has its own rating scale: a lead of 120 points wins two games out of three, and "
        "level 1 has 1000. The games behind the ratings are on "
        "[the page of the levels](levels.md); `master` and `grandmaster` played "
        "them with 200 simulations a move.",
    ]
    with Progress() as progress:
        play = Play(progress, engine)
        for game in games.NAMES:
            lines += ["", _title(game), "", "Two players:", ""]
            lines += pairs(game, play)
            lines += game_specific(game, play)
            lines += ["", "Four players at one table:", "", *table_of_four(game, play)]
            lines += ["", "Strength by budget, two players:", "", *budgets(game, play)]
            lines += ["", _BY_RATING, "", *rated(levels_of(game).ratings)]
    LADDER.write_text("\n".join(lines) + "\n", "utf-8")
    shutil.rmtree(FOLDER)


if __name__ == "__main__":
    main()
