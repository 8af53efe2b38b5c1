"""What if: playing on from a position of another table.

From a finished game the branch has the same seed and the same moves, so the same luck. From a game
still being played it begins with a position that its player could believe in: what is hidden there
stays hidden, and what chance will bring there does not show here.
"""

from msgspec.structs import replace

from guildhall.core.errors import GameIsOver
from guildhall.core.rng import seeded
from guildhall.core.state import State
from guildhall.table.entry import LogEntry, Move, Started
from guildhall.table.session import Applied, Session, Stamp


def imagined(state: State, seat: int, seed: int, stamp: Stamp) -> Applied:
    """Begin with a determinization for the seat; the seed draws it."""
    if state.over:
        raise GameIsOver()
    return Session.start(state.determinize(seat, seeded(seed)), stamp)


def copied(entry: LogEntry, stamp: Stamp) -> LogEntry:
    """The start or a move of another game, as an entry of the branch."""
    details = entry.details
    if isinstance(details, Move):
        details = replace(details, first=0, only=False, clock=[], key="")
    elif isinstance(details, Started):
        details = replace(details, clock=[], key="")
    seq = stamp.seq
    return replace(
        entry,
        seq=seq,
        at=stamp.at,
        person=None,
        details=details,
        head=seq,
        base=seq - 1 if entry.depth else 0,
        floor=seq,
    )
