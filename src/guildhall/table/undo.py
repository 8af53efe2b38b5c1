"""Requests to go back further than is free; everyone at the table has to agree."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from guildhall.table.entry import LogEntry, UndoRequested
from guildhall.table.view import UndoAsked


@dataclass(frozen=True)
class UndoRequest:
    """A request that waits for answers."""

    seq: int
    """Its entry."""
    seat: int
    to: int
    """The head to return to."""
    agreed: frozenset[int]
    """The seats that agree."""

    def for_page(self, seats: Collection[int]) -> UndoAsked:
        """The request, at a table where these seats have to agree."""
        waiting = [seat for seat in seats if seat not in self.agreed]
        return UndoAsked(self.seq, self.seat, self.to, waiting)


def request_after(request: UndoRequest | None, entry: LogEntry) -> UndoRequest | None:
    """The open request after an entry."""
    if isinstance(entry.details, UndoRequested):
        return UndoRequest(entry.seq, entry.seat, entry.details.to, frozenset({entry.seat}))
    match entry.kind:
        case "undo-agreed" if request:
            return replace(request, agreed=request.agreed | {entry.seat})
        case "undo-declined":
            return None
    return request
