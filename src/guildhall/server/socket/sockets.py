"""The open sockets of this process."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

from guildhall.server.accounts.people import Session


class Socket(Protocol):
    """The interface of an open socket for the rest of the server."""

    session: Session | None
    person_id: str | None

    def shut(self, code: int) -> None: ...

    def leave(self) -> None: ...

    def wake_announcements(self) -> None: ...


class Sockets:
    """The open sockets, and their number per address."""

    def __init__(self) -> None:
        self._open: set[Socket] = set()
        self.of_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def opened(self, socket: Socket, address: str) -> Iterator[None]:
        """Register a socket while it is open."""
        self._open.add(socket)
        self.of_address[address] += 1
        try:
            yield
        finally:
            self._open.discard(socket)
            self.of_address[address] -= 1
            if not self.of_address[address]:
                del self.of_address[address]

    def sessions(self) -> list[Session]:
        return [socket.session for socket in self._open if socket.session]

    def has(self, person: str) -> bool:
        """Whether a person has a page open at this process."""
        return any(socket.person_id == person for socket in self._open)

    def close(self, *, person: str = "", session: str = "") -> None:
        """Close the sockets of a person, or of one session."""
        for socket in self._open:
            known = socket.session
            if known and (known.person.id == person or known.id == session):
                socket.shut(4401)

    def announce(self) -> None:
        """Send the current announcements to every socket."""
        for socket in self._open:
            socket.wake_announcements()

    async def drain(self, seconds: float) -> None:
        """Send every client to another process once its pending requests are answered."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._open:
                    for socket in list(self._open):
                        socket.leave()
                    await asyncio.sleep(0.01)
