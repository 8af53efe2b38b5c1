"""guildhall train."""

import shlex
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators
from rich.console import Console

from guildhall import locales
from guildhall.cli.app import command
from guildhall.cli.common import Count, Language, Seconds, system_language
from guildhall.cli.dataset import MissingExtra
from guildhall.spread import Engine

Minutes = Annotated[float, Parameter(validator=validators.Number(gt=0, lte=100_000))]
Horizon = Annotated[int | None, Parameter(validator=validators.Number(gte=0, lte=1000))]
Seed = Annotated[int, Parameter(validator=validators.Number(gte=0, lte=10**8))]
Wide = Annotated[int, Parameter(validator=validators.Number(gte=8, lte=256))]


@command
def train(
    game: str,
    /,
    *,
    out: Path,
    minutes: Minutes = 20,
    rounds: Count = 2,
    simulations: Count = 60,
    match_seconds: Seconds = 0.02,
    match_games: Count = 400,
    hidden: Wide = 64,
    horizon: Horizon = None,
    seed: Seed = 0,
    engine: Engine = "local",
    language: Language = None,
) -> None:
    """Train a net on games that bots play against each other; keep it if it wins.

    Needs the extra `train`. A run that was stopped can be resumed. Play against the result
    with `guildhall play GAME --bots grandmaster --net FOLDER/champion.net`.

    Example: `guildhall train GAME --minutes 20 --out my-net`.

    Args:
        game: Which game.
        out: Folder for the games, the nets, the report and the card.
        minutes: Total time for all rounds.
        rounds: Number of rounds; each plays with the last net that won, learns and compares.
        simulations: Simulations per move in the games to learn from.
        match_seconds: Time per move when the candidate plays the champion.
        match_games: Maximum number of games in a match against the champion.
        hidden: Width of the net's first layer.
        horizon: Rounds that a search simulates before it evaluates with the net; by default,
            short matches determine it.
        seed: Seed of the games, up to 100,000,000.
        engine: Play on all cores of this machine, or on a Ray cluster that shares the folder.
    """
    try:
        from guildhall.bots.net import load
        from guildhall.training.report import card, report
        from guildhall.training.rounds import Plan, Training
    except ModuleNotFoundError as error:
        raise MissingExtra(extra="train", module=str(error.name)) from error
    speaks = language or system_language()
    plan = Plan(
        game=game,
        rounds=rounds,
        simulations=simulations,
        match_seconds=match_seconds,
        match_games=match_games,
        hidden=hidden,
        horizon=horizon,
        seed=seed,
    )
    screen = Console(stderr=True, markup=False, highlight=False)
    with screen.status("") as status:

        def progress(message: str, facts: dict[str, object]) -> None:
            words = locales.text(speaks, message, facts)
            if screen.is_terminal:
                status.update(words)
            elif message == "train-learning":
                screen.print(words)

        training = Training(plan, out, engine, progress)
        done = training.run(60 * minutes)
    typed = shlex.join(["guildhall", *sys.argv[1:]])
    (out / "report.md").write_text(report(plan, done, typed), "utf-8")
    champion = training.champion
    if champion:
        (out / "champion.md").write_text(card(plan, load(champion), done, typed), "utf-8")
    sentence = locales.text(
        speaks, "train-done", {"folder": str(out), "kept": "yes" if champion else "no"}
    )
    screen.print(sentence)
