"""E-mail to the address of an account; the id of the destination is its key to unsubscribe."""

from html import escape
from typing import ClassVar

from guildhall import locales
from guildhall.server.notify.channel import Destination, Message, Outcome, Services
from guildhall.server.notify.mail import Mailer


class EmailChannel:
    name: ClassVar[str] = "email"
    delay_minutes: ClassVar[float] = 10.0
    at_once: ClassVar[int] = 2
    most_failures: ClassVar[int | None] = None

    def __init__(self, services: Services, mailer: Mailer) -> None:
        self.rate = services.settings.limits.emails
        self._origin = services.settings.origin
        self._mailer = mailer

    async def send(self, to: Destination, message: Message) -> Outcome:
        hello = locales.text(to.language, "mail-turn-hello", {"name": to.name})
        intro = locales.text(to.language, "mail-turn-intro", {"tables": len(message.tables)})
        stop = locales.text(to.language, "mail-turn-stop")
        unsubscribe = f"{self._origin}/emails#{to.id}"
        tables = [(line, f"{self._origin}{path}") for line, path in message.tables]
        text = [hello, intro, *(f"{line}\n{link}" for line, link in tables)]
        items = "".join(
            f'<li><a href="{escape(link)}">{escape(line)}</a></li>' for line, link in tables
        )
        return await self._mailer.send(
            to.address,
            message.title,
            "\n\n".join([*text, f"{stop}\n{unsubscribe}"]) + "\n",
            html=(
                f'<!doctype html><html lang="{to.language}"><meta charset="utf-8"><body>'
                f"<p>{escape(hello)}</p><p>{escape(intro)}</p><ul>{items}</ul>"
                f'<p><small><a href="{escape(unsubscribe)}">{escape(stop)}</a></small></p>'
                "</body></html>\n"
            ),
            headers={
                # Mail programs show a button of their own for these two (RFC 8058).
                "List-Unsubscribe": f"<{self._origin}/api/emails/stop/{to.id}>",
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            },
        )


async def open_channel(services: Services) -> EmailChannel | None:
    return EmailChannel(services, services.mailer) if services.mailer else None
