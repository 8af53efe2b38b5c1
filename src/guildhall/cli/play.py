"""guildhall play."""

import secrets
import shlex
import sys
import tempfile
import time
import traceback
from pathlib import Path

from guildhall import games, locales
from guildhall.cli.app import command
from guildhall.cli.common import (
    Components,
    Language,
    Net,
    Options,
    chosen_options,
    console,
    data_folder,
    system_language,
    with_net,
)
from guildhall.cli.seating import bots_of, levels_of, names_of, programs_of, seating, unlearned
from guildhall.core import record
from guildhall.core.record import Record
from guildhall.table import LocalTable
from guildhall.terminal.play import Play, Quit
from guildhall.terminal.screen import Screen


@command
def play(
    game: str = games.NAMES[0],
    /,
    *,
    people: str = "",
    bots: str = "journeyman",
    seed: int | None = None,
    option: Options = None,
    resume: Path | None = None,
    components: Components = None,
    net: Net = None,
    language: Language = None,
) -> None:
    """Play in the terminal, against bots or with friends.

    Examples: `guildhall play GAME`,
    `guildhall play GAME --people Ann,Ben --bots master,journeyman`,
    `guildhall play --resume game.json`.

    Args:
        game: Which game; `guildhall games` lists them.
        people: Names of the people, separated by commas; one person by default.
        bots: Bots for the other seats, separated by commas; "none" for no bots. A level from 1 to
            10, or as in `arena`: master:0.2s, "cmd:COMMAND", "cmd:0.5s:COMMAND" and so on.
        seed: Any whole number, 0 or more; the same seed deals the same game.
        resume: A saved game to continue. A "cmd:COMMAND" in it runs only if also named in `bots`.
    """
    if resume:
        written = record.load(resume)
    else:
        names = _listed(people) or [""]
        levels = [] if bots == "none" else [with_net(level, net) for level in _listed(bots)]
        box = games.load(game, components)
        chosen = chosen_options(box, option or ())
        seats = len(names) + len(levels)
        start = secrets.randbits(64) if seed is None else seed
        written = record.begin(box, seats, start, **chosen)
        written.players = seating(names, levels)
    speaks = language or system_language()
    table = LocalTable.resume(games.load(written.game, components), written)
    screen = Screen(console(), speaks, table.game, names_of(written, speaks))
    trusted = [with_net(level, net) for level in _listed(bots)]
    players = bots_of(written, trusted)
    for sentence in unlearned(levels_of(written), table.state, speaks):
        screen.console.print(sentence, markup=False)
    file = resume or data_folder() / f"{written.game}-{time.strftime('%Y%m%d-%H%M%S')}.json"
    failure = ""
    try:
        Play(table, players, screen).run()
        message = "terminal-replay"
    except (Quit, KeyboardInterrupt):
        message = "terminal-resume"
    except Exception as error:  # an error in the program must not lose the game
        message = "terminal-failed"
        failure = f"{type(error).__name__}: {error}"
        trace = traceback.format_exc()
    file = _saved(table.record(), file)
    if failure:
        file.with_suffix(".error.txt").write_text(trace, "utf-8", errors="replace")
    command = _command(message, file, components, programs_of(written))
    screen.say(message, file=str(file), command=command, failure=failure)
    if failure:
        sys.exit(1)


def _saved(written: Record, file: Path) -> Path:
    """Save to the chosen file, else to the current or the temporary folder."""
    for place in (file, Path.cwd() / file.name):
        try:
            written.save(place)
        except OSError:
            continue
        return place
    elsewhere = Path(tempfile.gettempdir(), file.name)
    written.save(elsewhere)
    return elsewhere


def _command(message: str, file: Path, components: Path | None, programs: list[str]) -> str:
    """Return the command that replays or continues the game."""
    if message == "terminal-replay":
        words = ["guildhall", "replay", str(file)]
    else:
        words = ["guildhall", "play", "--resume", str(file)]
        words += ["--bots", ",".join(programs)] if programs else []
    words += ["--components", str(components)] if components else []
    return shlex.join(words)


def _listed(words: str) -> list[str]:
    return [locales.plain(word.strip()) for word in words.split(",") if word.strip()]
