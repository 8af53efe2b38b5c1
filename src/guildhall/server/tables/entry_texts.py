"""What an entry of the log tells beside the events of its move."""

from typing import Any

from guildhall.core.events import Log
from guildhall.core.state import State


def about_move(before: State, action: int, after: State, log: Log) -> dict[str, Any]:
    """Who did nothing, and where the game stands now if that has changed."""
    unsaid = before.unsaid(action, after, log)
    found: dict[str, Any] = {}
    if unsaid:
        found["unsaid"] = [[at, e.kind, e.seat, dict(e.facts)] for at, e in unsaid]
    if not after.over and after.moment() != before.moment():
        openings = after.game.openings
        opens = (at for at, event in enumerate(log) if event.kind in openings)
        place = next(opens, len(log))
        place += sum(at <= place for at, _ in unsaid)
        found |= about_start(after, place, chapter=after.chapter() != before.chapter())
    return found


def about_start(state: State, place: int = 0, *, chapter: bool = False) -> dict[str, Any]:
    """Where the game stands, unless it is one that does not say."""
    message, facts = state.moment()
    return {"moment": [message, dict(facts), place, chapter]} if message else {}
