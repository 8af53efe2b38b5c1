"""What the log says of a move: its text, its silent events and the stage that begins."""

from guildhall.core.events import Log
from guildhall.core.state import State
from guildhall.table.entry import Move, SilentEvent, StageChange


def move_details(before: State, action: int, after: State, log: Log) -> Move:
    """The details of a move that led from one position to another."""
    silent = [
        SilentEvent(place, event.kind, event.seat, dict(event.facts))
        for place, event in before.unsaid(action, after, log)
    ]
    details = Move(move=before.game.text(action), silent=silent)
    if not after.over and after.moment() != before.moment():
        openings = after.game.openings
        opens = (at for at, event in enumerate(log) if event.kind in openings)
        place = next(opens, len(log))
        place += sum(event.place <= place for event in silent)
        details.stage = stage(after, place, chapter=after.chapter() != before.chapter())
    return details


def stage(state: State, place: int = 0, *, chapter: bool = False) -> StageChange | None:
    """The current part of the game; None if the game does not define it."""
    message, facts = state.moment()
    return StageChange(message, dict(facts), place, chapter) if message else None
