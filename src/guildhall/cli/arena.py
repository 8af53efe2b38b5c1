"""guildhall arena."""

import json
import shlex
import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from guildhall import games as box
from guildhall import locales
from guildhall.arena.journal import Journal
from guildhall.arena.match import Result
from guildhall.arena.report import before_rows, html, standings_rows
from guildhall.arena.run import run
from guildhall.arena.schedule import Setting, schedule
from guildhall.arena.summary import Summary, summarize
from guildhall.cli.app import command
from guildhall.cli.common import (
    Count,
    Language,
    Net,
    Options,
    chosen_options,
    console,
    data_folder,
    system_language,
    with_net,
)
from guildhall.cli.seating import unlearned
from guildhall.spread import Engine


@command
def arena(
    game: str,
    /,
    *bots: str,
    games: Count = 100,
    seed: int = 0,
    players: int | None = None,
    option: Options = None,
    as_json: Annotated[Path | None, Parameter(name="--json")] = None,
    as_html: Annotated[Path | None, Parameter(name="--html")] = None,
    engine: Engine = "local",
    net: Net = None,
    language: Language = None,
) -> None:
    """Let bots play many games to find out which is better, and how certain that is.

    Every deal is played once for each seat a bot can have. To resume an interrupted run, give
    the same command again.

    Examples: `guildhall arena GAME master journeyman --games 200 --seed 1`,
    `guildhall arena GAME master:500 journeyman apprentice --players 2 --html report.html`.

    Args:
        game: Which game.
        bots: Two bots or more: random, apprentice, journeyman, master, grandmaster, a level from
            1 to 10, master:0.2s (seconds per move), grandmaster:500 (simulations per move),
            grandmaster@FILE:500 (with a net of its own), "cmd:COMMAND" (your own bot),
            "cmd:0.5s:COMMAND" (with a time limit of its own).
        games: Number of games that each group of bots plays.
        seed: Seed of the first deal; the following deals count up from it.
        players: Seats at a table, by default as many as bots; with fewer, every group plays.
        as_json: Write settings, summary and all results to this file.
        as_html: Write a report with plots to this file.
        engine: Play on all cores of this machine, or on a Ray cluster.
    """
    speaks = language or system_language()
    found = box.load(game)
    setting = Setting(
        game=game,
        bots=tuple(with_net(bot, net) for bot in bots),
        players=len(bots) if players is None else players,
        games=games,
        seed=seed,
        options=chosen_options(found, option or ()),
    )
    setting.check()
    table = found.new(setting.players, seed, **setting.options)
    for sentence in unlearned(setting.bots, table, speaks):
        console().print(sentence, markup=False)
    journal = Journal(_folder(), setting)
    results = _played(setting, engine, journal, speaks)
    summary = summarize(setting, results)
    _print(console(), setting, summary, speaks)
    if as_json:
        as_json.write_text(_json(setting, summary, results), "utf-8")
    if as_html:
        command = shlex.join(["guildhall", *sys.argv[1:]])
        as_html.write_text(html(setting, results, summary, command, speaks), "utf-8")
    journal.remove()


def _folder() -> Path:
    folder = data_folder() / "arena"
    folder.mkdir(exist_ok=True)
    return folder


def _played(setting: Setting, engine: Engine, journal: Journal, language: str) -> list[Result]:
    progress_console = Console(stderr=True)
    stored = len(journal.read())
    if stored:
        words = locales.text(language, "arena-resumed", {"games": stored})
        progress_console.print(words, markup=False, highlight=False)
    with Progress(console=progress_console, transient=True) as progress:
        total = sum(1 for _ in schedule(setting))
        task = progress.add_task(locales.title(language, setting.game), total=total)
        return run(setting, journal, partial(progress.advance, task), engine)


def _print(screen: Console, setting: Setting, summary: Summary, language: str) -> None:
    screen.print(_table(standings_rows(summary, language)))
    if len(setting.bots) > 2:
        screen.print(locales.text(language, "arena-before"), markup=False, highlight=False)
        screen.print(_table(before_rows(setting, summary, language)))
    for standing in summary.standings:
        for fault in standing.faults:
            line = locales.labelled(language, standing.bot, fault)
            screen.print(line, markup=False, highlight=False)


def _table(rows: list[list[str]]) -> Table:
    table = Table()
    for place, word in enumerate(rows[0]):
        table.add_column(word, justify="right" if place else "left")
    for row in rows[1:]:
        table.add_row(*row)
    return table


def _json(setting: Setting, summary: Summary, results: list[Result]) -> str:
    content = {
        "setting": asdict(setting),
        "rules": box.load(setting.game).fingerprint,
        "summary": asdict(summary),
        "results": [result.as_json() for result in results],
    }
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"
