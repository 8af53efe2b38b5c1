"""guildhall bench."""

import json
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track
from rich.table import Table

from guildhall import games
from guildhall.benchmarks.engine import measure
from guildhall.cli.app import app
from guildhall.cli.common import Seconds, console

Figures = dict[str, dict[str, Any]]


@app.command
def bench(
    *,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    seconds: Seconds = 2.0,
) -> None:
    """Measure how fast the rules, the search and the environments run on one core.

    Examples: `guildhall bench`, `guildhall bench --json --seconds 0.5`.

    Args:
        as_json: Print JSON instead of a table.
        seconds: How long to measure each figure.
    """
    progress = Console(stderr=True)
    engine: Figures = {}
    for name in track(games.NAMES, "games", console=progress, transient=True):
        engine[name] = dict(measure(games.load(name), seconds))
    with progress.status("environments"):
        environments = _environments(seconds)
    if as_json:
        print(json.dumps({**engine, "environments": environments}, indent=1))
    else:
        console().print(_table(engine), _table(environments))


def _environments(seconds: float) -> Figures:
    """Return nothing without the extra `research`."""
    try:
        from guildhall.benchmarks import environments
    except ModuleNotFoundError:
        return {}
    found: Figures = {}
    for name in games.NAMES:
        found.update(environments.measure(games.load(name), seconds))
    return found


def _table(rows: Figures) -> Table:
    table = Table("")
    for heading in next(iter(rows.values()), {}):
        table.add_column(heading.replace("_", " "), justify="right")
    for name, figures in rows.items():
        table.add_row(name, *(_shown(figure) for figure in figures.values()))
    return table


def _shown(figure: object) -> str:
    return str(figure) if isinstance(figure, bool) else f"{figure:,}"
