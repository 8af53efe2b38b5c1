"""Web push notifications in the browsers of a person."""

from typing import ClassVar, Final

import msgspec
from msgspec import Struct

from guildhall.server.notify import web_push
from guildhall.server.notify.channel import Destination, Message, Outcome, Services
from guildhall.server.notify.safe_http import Forbidden, SafeClient, Unanswered
from guildhall.server.settings import DAY
from guildhall.server.storage import values

_KEY: Final = "push-private"
_MOST_LINES: Final = 5
_TTL_SECONDS: Final = DAY
"""How long a push service stores a message for a browser that is offline."""
_GONE: Final = frozenset({404, 410})
"""The browser unsubscribed. All other failures may be temporary."""


class Keys(Struct, frozen=True):
    """The secrets of a subscription."""

    p256dh: str
    auth: str


class PushChannel:
    name: ClassVar[str] = "push"
    delay_minutes: ClassVar[float] = 1.0
    at_once: ClassVar[int] = 16
    most_failures: ClassVar[int | None] = None

    def __init__(self, services: Services, signer: web_push.Signer) -> None:
        self.rate = services.settings.limits.notifications
        self.signer = signer
        self._client: SafeClient = services.client
        origin = services.settings.origin
        self._contact = origin if origin.startswith("https://") else ""

    async def send(self, to: Destination, message: Message) -> Outcome:
        keys = msgspec.json.decode(to.secret, type=Keys)
        body = web_push.sealed(content(message), keys.p256dh, keys.auth)
        headers = {
            "Authorization": self.signer.authorization(to.address, self._contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_TTL_SECONDS),
            "Urgency": "normal",
        }
        try:
            status = await self._client.post(to.address, headers, body)
        except Forbidden:
            return "gone"
        except Unanswered:
            return "failed"
        return "sent" if status < 300 else "gone" if status in _GONE else "failed"


def content(message: Message) -> bytes:
    """What web/public/worker.js shows, and the path that a click opens."""
    lines = [text for text, _ in message.tables[:_MOST_LINES]]
    return msgspec.json.encode(
        {
            "title": message.title,
            "body": "\n".join(lines),
            "path": message.path,
            "language": message.language,
        }
    )


async def open_channel(services: Services) -> PushChannel:
    private = await values.kept(services.database, _KEY, web_push.new_private())
    return PushChannel(services, web_push.Signer(private))
