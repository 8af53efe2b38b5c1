"""Play the levels of every game against each other; write docs/levels.md and the ratings.

The ratings in each game's `levels.json` and on the ladder come from here too. Results are stored in
build/levels, so an interrupted run can be resumed. `LEVEL_GAMES=40` plays fewer games. Only the
games named on the command line play, if any; the others keep their results.
"""

import json
import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.progress import Progress

from bench.ladder import rate_again
from guildhall import games, locales
from guildhall.arena.journal import Journal
from guildhall.arena.report import percent
from guildhall.arena.run import run
from guildhall.arena.schedule import Setting, schedule
from guildhall.arena.summary import Share, summarize
from guildhall.bots.levels import NUMBERS, levels_of
from guildhall.core import compiled

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "levels.md"
FOLDER = ROOT / "build" / "levels"
GAMES = int(os.environ.get("LEVEL_GAMES", "100"))
_LONG = 100
"""Games that take more minutes are played half as often."""
_APART = 10_000_000
"""The distance between the first seeds of two games."""
_BEFORE = 120_000_000
"""Seeds from this one on were not used to choose the levels."""
FIRST_RATING = 1000
"""The rating of level 1."""
TENFOLD = 400
"""A player with a rating higher by this wins ten times as many games."""


NAMED = {
    "random": ("1",),
    "apprentice": ("1", "3"),
    "journeyman": ("7",),
    "master:200": ("9",),
    "grandmaster:200": ("9",),
}
"""Named bots, and the levels that correspond to them."""


@dataclass(frozen=True)
class Played:
    """A match of two bots."""

    bot: str
    other: str
    wins: Share
    points: tuple[float, float]
    ms_a_move: float


def first_deal(game: str) -> int:
    return _BEFORE + _APART * (len(games.NAMES) - games.NAMES.index(game))


def match(game: str, bot: str, other: str, progress: Progress) -> Played:
    number = GAMES // 2 if games.load(game).minutes > _LONG else GAMES
    setting = Setting(game, (bot, other), 2, number, first_deal(game))
    setting.check()
    task = progress.add_task(f"{game}: {bot}, {other}", total=len(list(schedule(setting))))
    results = run(setting, Journal(FOLDER, setting), lambda done: progress.advance(task, done))
    mine, theirs = summarize(setting, results).standings
    return Played(bot, other, mine.wins, (mine.score, theirs.score), mine.ms_per_move)


def ratings(matches: list[Played]) -> dict[str, int]:
    """Return the ratings that make the results most likely (Bradley–Terry).

    Every match counts as if both bots had won half a game more, so that all ratings are finite.
    """
    found = dict.fromkeys([*NUMBERS, *NAMED], 0.0)
    for _ in range(20_000):
        for one in matches:
            expected = 1 / (1 + 10 ** ((found[one.other] - found[one.bot]) / TENFOLD))
            games_there = one.wins.games + 1
            won = one.wins.share * one.wins.games + 0.5
            step = TENFOLD * (won - expected * games_there) / games_there / 10
            found[one.bot] += step
            found[one.other] -= step
    return {bot: round(FIRST_RATING + rating - found["1"]) for bot, rating in found.items()}


def section(game: str, matches: list[Played], rated: dict[str, int]) -> list[str]:
    lines = [
        f"## {locales.text('en', f'{game}-title')}",
        "",
        f"{matches[0].wins.games} games a match, deals from seed {first_deal(game):,} on.",
        "",
        "| level | simulations | temperature | rating | wins against the one below (95 % interval) "
        "| points | ms a move |",
        "|--:|--:|--:|--:|--:|--:|--:|",
    ]
    below = {one.bot: one for one in matches if one.bot in NUMBERS}
    for number, level in zip(NUMBERS, levels_of(game).levels, strict=True):
        done = f"| {number} | {level.simulations:,} | {level.temperature:g} | {rated[number]} "
        if one := below.get(number):
            done += f"| {percent(one.wins)} | {one.points[0]:.1f} to {one.points[1]:.1f} "
            done += f"| {one.ms_a_move:.1f} |"
        else:
            done += "| | | |"
        lines.append(done)
    lines += [
        "",
        "| bot | against | wins (95 % interval) | points | rating |",
        "|---|--:|--:|--:|--:|",
    ]
    for one in matches:
        if one.bot not in NUMBERS:
            lines.append(
                f"| {one.bot} | {one.other} | {percent(one.wins)} "
                f"| {one.points[0]:.1f} to {one.points[1]:.1f} | {rated[one.bot]} |"
            )
    return lines


def main() -> None:
    if not compiled():
        sys.exit("Levels are measured with compiled rules: `make levels`.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [
        "# The levels",
        "",
        "`make levels` (`bench/levels.py`) plays all these games and writes this "
        "page. Do not edit it.",
        "",
        "Levels 1 to 10 are opponents for people. Each should win about two games out of three "
        "against the level below. A level searches with a fixed number of simulations, using the "
        "[grandmaster's net](how-to/train.md), and then draws one of the moves it tried: the more "
        "visits a move has, the more likely it is. A lower temperature favours the best move. "
        "Levels with 0 simulations draw from the hand-written move preferences. No level plays a "
        "move less than a tenth as likely as the most likely one. A level uses at most one second "
        "for a move.",
        "",
        "Method: two players, every deal played from both seats, on deals not used to choose the "
        "levels. Each game has its own rating scale: a lead of 120 points wins two games out of "
        f"three, and level 1 has {FIRST_RATING}. Times depend on the machine; games were measured "
        "on different machines, some of them under other load.",
    ]
    chosen = sys.argv[1:] or games.NAMES
    with Progress() as progress:
        for game in games.NAMES:
            if game not in chosen:
                lines += ["", *as_before(game)]
                continue
            pairs = [(NUMBERS[n], NUMBERS[n - 1]) for n in range(1, len(NUMBERS))]
            pairs += [(bot, level) for bot, beside in NAMED.items() for level in beside]
            matches = [match(game, bot, other, progress) for bot, other in pairs]
            rated = ratings(matches)
            lines += ["", *section(game, matches, rated)]
            # Stored results depend on the levels, so new ratings are written at the end.
            keep(game, rated)
            rate_again(game, rated)
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")
    shutil.rmtree(FOLDER)


def as_before(game: str) -> list[str]:
    """Return the old section of a game that does not play in this run."""
    title = f"## {locales.text('en', f'{game}-title')}"
    _, found, rest = PAGE.read_text("utf-8").partition(f"{title}\n")
    return [title, rest.partition("\n## ")[0].rstrip("\n")] if found else [title, ""]


def keep(game: str, rated: dict[str, int]) -> None:
    file = ROOT / "src" / "guildhall" / "games" / game / "levels.json"
    levels = [msgspec.structs.asdict(level) for level in levels_of(game).levels]
    listed = ",\n  ".join(json.dumps(level) for level in levels)
    text = f'{{"levels": [\n  {listed}\n ],\n "ratings": {json.dumps(rated)}}}\n'
    file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
