"""Plays all matches of an arena."""

from collections.abc import Callable
from functools import partial

from guildhall.arena.journal import Journal
from guildhall.arena.match import Result, play
from guildhall.arena.schedule import Setting, schedule
from guildhall.spread import Engine, spread


def run(
    setting: Setting,
    journal: Journal,
    progress: Callable[[int], None],
    engine: Engine = "local",
) -> list[Result]:
    """All results by number; those of an earlier run come from the journal."""
    matches = list(schedule(setting))
    found = journal.read()
    progress(len(found))
    missing = [match for match in matches if match.number not in found]
    for result in spread(partial(play, setting), missing, engine):
        journal.write(result)
        found[result.number] = result
        progress(1)
    return [found[match.number] for match in matches]
