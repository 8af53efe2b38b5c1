"""A whole arena: every match of a setting, played once."""

from collections.abc import Callable

from guildhall.arena.engines import Engine
from guildhall.arena.journal import Journal
from guildhall.arena.match import Result
from guildhall.arena.schedule import Setting, schedule


def run(
    setting: Setting, engine: Engine, journal: Journal, progress: Callable[[int], None]
) -> list[Result]:
    """All results by number; those of an earlier run are taken from the journal."""
    matches = list(schedule(setting))
    found = journal.read()
    progress(len(found))
    for result in engine(setting, [match for match in matches if match.number not in found]):
        journal.write(result)
        found[result.number] = result
        progress(1)
    return [found[match.number] for match in matches]
