"""guildhall play."""

import secrets
import time
from pathlib import Path

from guildhall import games
from guildhall.cli.app import app
from guildhall.cli.common import (
    Components,
    Language,
    Options,
    chosen_options,
    console,
    data_folder,
    system_language,
)
from guildhall.cli.seating import bots_of, names_of, seating
from guildhall.core import record
from guildhall.core.table import Table
from guildhall.terminal.play import Play, Quit
from guildhall.terminal.screen import Screen


@app.command
def play(
    game: str = "builders",
    /,
    *,
    people: str = "",
    bots: str = "journeyman",
    seed: int | None = None,
    option: Options = None,
    resume: Path | None = None,
    components: Components = None,
    language: Language = None,
) -> None:
    """Play in this terminal, against bots or with friends.

    Examples: `guildhall play builders`,
    `guildhall play builders --people Ann,Ben --bots master,journeyman`,
    `guildhall play --resume game.json`.

    Args:
        game: Which game; `guildhall games` lists them.
        people: Names of the people, separated by commas; one person by default.
        bots: Bots for the other seats, separated by commas; "none" for no bots. As in `arena`:
            master:0.2s, "cmd:COMMAND", "cmd:0.5s:COMMAND" and so on.
        seed: Any whole number from 0 up; the same seed deals the same game.
        resume: A saved game to go on with.
    """
    if resume:
        written = record.load(resume)
    else:
        names = _listed(people) or [""]
        levels = [] if bots == "none" else _listed(bots)
        box = games.load(game, components)
        chosen = chosen_options(box, option or ())
        seats = len(names) + len(levels)
        start = secrets.randbits(64) if seed is None else seed
        written = record.begin(box, seats, start, **chosen)
        written.players = seating(names, levels)
    speaks = language or system_language()
    table = Table(games.load(written.game, components), written)
    screen = Screen(console(), speaks, table.game, names_of(written, speaks))
    file = resume or data_folder() / f"{written.game}-{time.strftime('%Y%m%d-%H%M%S')}.json"
    try:
        Play(table, bots_of(written), screen).run()
        message, command = "terminal-replay", f"guildhall replay {file}"
    except (Quit, KeyboardInterrupt):
        message, command = "terminal-resume", f"guildhall play --resume {file}"
    if components:
        command += f" --components {components}"
    table.record.save(file)
    screen.say(message, file=str(file), command=command)


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]
