"""The sockets that follow the progress of a review."""

from typing import Protocol

from guildhall.server.socket.messages import ReviewProgress


class Watcher(Protocol):
    def send(self, message: ReviewProgress) -> None: ...


class ReviewWatchers:
    """Each socket follows at most one review."""

    def __init__(self) -> None:
        self.making: set[str] = set()
        """Tables of the reviews that this process makes."""
        self.changed: set[str] = set()
        """Tables whose progress has to be sent."""
        self.announcing = False
        self._tables: dict[Watcher, str] = {}

    def follow(self, watcher: Watcher, table: str) -> None:
        self._tables[watcher] = table

    def leave(self, watcher: Watcher) -> None:
        self._tables.pop(watcher, None)

    def tables(self) -> set[str]:
        return set(self._tables.values())

    def send(self, progress: ReviewProgress) -> None:
        for watcher, table in self._tables.items():
            if table == progress.table:
                watcher.send(progress)
