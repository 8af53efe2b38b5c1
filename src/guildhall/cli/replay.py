"""guildhall replay."""

from pathlib import Path

from guildhall import games
from guildhall.cli.app import app
from guildhall.cli.common import Components, Language, console, system_language
from guildhall.cli.seating import names_of
from guildhall.core import record
from guildhall.core.events import PUBLIC
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
    """Check a recorded game and show it: every move in words, the final table, the result.

    Examples: `guildhall replay game.json`, `guildhall replay game.json --at 40`.

    Args:
        file: The record.
        at: Show only the table after this many moves.
    """
    written = record.load(file)
    game = games.load(written.game, components)
    last = len(written.moves) if at is None else max(at, 0)
    # Replay everything before showing anything, so that a bad record is refused at once.
    steps = list(record.replay(game, written))[: last + 1]
    speaks = language or system_language()
    screen = Screen(console(), speaks, game, names_of(written, speaks))
    screen.say("terminal-start")
    if at is None:
        for number, (_, move, log) in enumerate(steps[1:], 1):
            screen.say("terminal-move-number", number=number, all=last, move=move)
            screen.events(log, PUBLIC)
    state = steps[-1].state
    screen.table(state.view(PUBLIC))
    if state.over:
        screen.result(state)
