"""The protocol of a notification channel, and what the server passes to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pkgutil import iter_modules
from typing import ClassVar, Literal, Protocol

from guildhall.server.notify.mail import Mailer
from guildhall.server.notify.safe_http import SafeClient
from guildhall.server.settings import Rate, Settings
from guildhall.server.storage.database import Database

Outcome = Literal["sent", "failed", "refused", "gone", "away"]
"""Failed: retry later. Refused: this message is not accepted. Gone: remove the destination. Away:
the whole channel is unavailable at the moment."""


@dataclass(frozen=True)
class Destination:
    """A person's address in one channel."""

    id: str
    person: str
    name: str
    address: str = field(repr=False)
    secret: str = field(repr=False)
    language: str
    failures: int
    """Consecutive failures."""


@dataclass(frozen=True)
class Message:
    """The content of a notification, without hidden information of a game."""

    language: str
    title: str
    tables: tuple[tuple[str, str], ...]
    """A line about each table, and the path of a link."""

    @property
    def path(self) -> str:
        return self.tables[0][1] if len(self.tables) == 1 else "/waiting"


class Channel(Protocol):
    """One way to notify people. The runner decides when; a channel only sends."""

    name: ClassVar[str]
    delay_minutes: ClassVar[float]
    """How long a table waits for a person before the notification."""
    at_once: ClassVar[int]
    rate: Rate
    """Of one destination."""
    most_failures: ClassVar[int | None]
    """The destination is disabled after this many consecutive failures."""

    async def send(self, to: Destination, message: Message) -> Outcome: ...


@dataclass(frozen=True)
class Services:
    """What channels send with."""

    settings: Settings
    database: Database
    client: SafeClient
    mailer: Mailer | None


async def open_channels(services: Services) -> Mapping[str, Channel]:
    """All channels that this server is configured for: one per module of `channels`.

    Each module defines `open_channel`, which returns None where the channel is not configured.
    """
    from guildhall.server.notify import channels

    names = sorted(module.name for module in iter_modules(channels.__path__))
    modules = [import_module(f"{channels.__name__}.{name}") for name in names]
    opened = [await module.open_channel(services) for module in modules]
    return {channel.name: channel for channel in opened if channel is not None}
