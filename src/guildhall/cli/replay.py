"""guildhall replay."""

from pathlib import Path

from guildhall import games
from guildhall.cli.app import app
from guildhall.cli.common import Components, Language, console, system_language
from guildhall.cli.seating import names_of
from guildhall.core import record
from guildhall.core.events import PUBLIC, Log
from guildhall.terminal.screen import Screen


@app.command
def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    components: Components = None,
    language: Language = None,
) -> None:
    """Check a recorded game and show it: every move in words, the last table, the result.

    Examples: `guildhall replay game.json`, `guildhall replay game.json --at 40`.

    Args:
        file: The record.
        at: Only show the table after this many moves.
    """
    written = record.load(file)
    game = games.load(written.game, components)
    record.verify(game, written)
    speaks = language or system_language()
    screen = Screen(console(), speaks, game, names_of(written, speaks))
    state = game.new(written.seats, written.seed, **written.options)
    moves = written.moves if at is None else written.moves[: max(at, 0)]
    screen.say("terminal-start")
    for number, move in enumerate(moves, 1):
        log: Log = []
        state.play(game.parse(move), log)
        if at is None:
            screen.say("terminal-move-number", number=number, all=len(moves), move=move)
            screen.events(log, PUBLIC)
    screen.table(state.view(PUBLIC))
    if state.over:
        screen.result(state)
