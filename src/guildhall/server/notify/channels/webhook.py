"""Webhooks: a short text posted to a URL that Discord, Slack, Matrix or Mattermost has given."""

from typing import ClassVar, Final
from urllib.parse import urlsplit

import msgspec

from guildhall.server.notify.channel import Destination, Message, Outcome, Services
from guildhall.server.notify.safe_http import Forbidden, SafeClient, Unanswered

_DISCORD: Final = ("discord.com", "discordapp.com")
_MOST_LINES: Final = 5


class WebhookChannel:
    name: ClassVar[str] = "webhook"
    delay_minutes: ClassVar[float] = 1.0
    at_once: ClassVar[int] = 8
    most_failures: ClassVar[int | None] = 5

    def __init__(self, services: Services) -> None:
        self.rate = services.settings.limits.notifications
        self._origin = services.settings.origin
        self._client: SafeClient = services.client

    async def send(self, to: Destination, message: Message) -> Outcome:
        headers = {"Content-Type": "application/json"}
        try:
            status = await self._client.post(
                to.address, headers, content(to.address, self._origin, message)
            )
        except (Forbidden, Unanswered):
            return "failed"
        return "sent" if 200 <= status < 300 else "failed"


def content(url: str, origin: str, message: Message) -> bytes:
    """`content` for Discord, and the `text` of Slack that all the others accept."""
    tables = (f"{line}: {origin}{path}" for line, path in message.tables[:_MOST_LINES])
    text = "\n".join([message.title, *tables])
    host = urlsplit(url).hostname or ""
    if any(host == one or host.endswith(f".{one}") for one in _DISCORD):
        return msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
    return msgspec.json.encode({"text": text})


async def open_channel(services: Services) -> WebhookChannel:
    return WebhookChannel(services)
