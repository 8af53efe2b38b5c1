"""guildhall bench."""

import json
import subprocess
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track
from rich.table import Table

from guildhall import games
from guildhall.benchmarks import peers as peers_file
from guildhall.benchmarks.engine import measure
from guildhall.cli.app import app
from guildhall.cli.common import Seconds, console

Speeds = dict[str, dict[str, Any]]


@app.command
def bench(
    *,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
    seconds: Seconds = 2.0,
    peers: Path | None = None,
) -> None:
    """Measure how fast the rules run on one core, next to other engines if installed.

    Examples: `guildhall bench`, `guildhall bench --json --peers build/peers/bin/python`.

    Args:
        as_json: Print JSON instead of a table.
        seconds: Measuring time of each figure.
        peers: A Python with the engines of bench/peers.lock, measured in the same run.
    """
    progress = Console(stderr=True)
    found: Speeds = {}
    for name in track(games.NAMES, "games", console=progress, transient=True):
        found[name] = dict(measure(games.load(name), seconds))
    environments = measured_environments(seconds, progress)
    if peers:
        others = measured_peers(peers, seconds, progress)
        environments.update(others.pop("environments"))
        found.update(others)
    if as_json:
        print(json.dumps({**found, "environments": environments}, indent=1))
    else:
        console().print(speed_table(found), environment_table(environments))


def measured_environments(seconds: float, progress: Console) -> Speeds:
    """Return the speeds of the environments; empty without the extra `research`."""
    try:
        from guildhall.benchmarks import environments
    except ModuleNotFoundError:
        return {}
    found: Speeds = {}
    with progress.status("environments"):
        for name in games.NAMES:
            found.update(environments.measure(games.load(name), seconds))
    return found


def measured_peers(python: Path, seconds: float, progress: Console) -> Speeds:
    with progress.status("peers"):
        command = [str(python), peers_file.__file__, str(seconds)]
        run = subprocess.run(command, stdout=subprocess.PIPE, check=True)  # noqa: S603
    found: Speeds = json.loads(run.stdout)
    return found


def speed_table(speeds: Speeds) -> Table:
    """Return a table of engines: their figures, and their speed relative to Catanatron."""
    table = Table("engine", "form")
    for figure in (
        "decisions/s\nin playouts",
        "decisions/s\nstepped",
        "clone\nµs",
        "× Cata-\nnatron",
        "simula-\ntions/s",
        "outside\nthe rules",
    ):
        table.add_column(figure, justify="right", no_wrap=True)
    reference = speeds.get("catanatron", {}).get("stepped_decisions_per_s")
    for name, speed in speeds.items():
        best = max(speed.get("playout_decisions_per_s", 0), speed["stepped_decisions_per_s"])
        form = {True: "compiled", False: "interpreted", None: "peer"}[speed.get("compiled")]
        table.add_row(
            name.removesuffix(" (interpreted)"),
            form,
            f"{speed['playout_decisions_per_s']:,}" if form != "peer" else "",
            f"{speed['stepped_decisions_per_s']:,}",
            f"{speed['clone_us']:.2f}",
            f"{best / reference:,.1f}" if reference else "",
            f"{speed['simulations_per_s']:,}" if form != "peer" else "",
            f"{speed['outside_rules']:.0%}" if form != "peer" else "",
        )
    return table


def environment_table(steps: Speeds) -> Table:
    """Return a table of environments: steps per second, and their speed relative to RLCard."""
    table = Table("environment")
    for figure in ("steps/s with observations", "× RLCard"):
        table.add_column(figure, justify="right")
    reference = steps.get("RLCard gin rummy", {}).get("steps_per_s")
    for name, figures in steps.items():
        speed = figures["steps_per_s"]
        table.add_row(name, f"{speed:,}", f"{speed / reference:,.1f}" if reference else "")
    return table
