"""Sending e-mail over SMTP."""

import asyncio
import logging
from collections.abc import Mapping
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final, Literal

import aiosmtplib

from guildhall.server.operations import metrics
from guildhall.server.settings import Mail

_LOG = logging.getLogger(__name__)
_TIMEOUT_SECONDS: Final = 20.0
_AT_ONCE: Final = 2
_PERMANENT: Final = 500
"""SMTP status codes from here on are permanent."""
_POLICY: Final = SMTP.clone(max_line_length=400)
"""Longer than any header: a link that is folded is encoded, and does not work any more."""


class Mailer:
    """Sends e-mail; failures are logged without the address."""

    def __init__(self, mail: Mail) -> None:
        self._mail = mail
        self._free = asyncio.Semaphore(_AT_ONCE)

    async def send(
        self,
        address: str,
        subject: str,
        text: str,
        *,
        html: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Literal["sent", "refused", "failed", "away"]:
        """Send an e-mail as text, and as HTML if given.

        Refused: this address or message, permanently. Failed: try again later. Away: the mail
        server accepts nothing from this server.
        """
        outcome: Literal["sent", "refused", "failed", "away"] = "sent"
        try:
            message = self._message(address, subject, text)
            for name, value in (headers or {}).items():
                message[name] = value
            if html:
                message.add_alternative(html, subtype="html")
            async with self._free:
                await self._deliver(message)
        except (OSError, aiosmtplib.SMTPException, MessageError, ValueError) as error:
            # The texts of these errors contain the address.
            _LOG.error("e-mail not sent: %s", type(error).__name__, extra={"event": "email-failed"})
            outcome = _outcome(error)
        metrics.EMAILS.labels(outcome).inc()
        return outcome

    def _message(self, address: str, subject: str, text: str) -> EmailMessage:
        message = EmailMessage(policy=_POLICY)
        message["From"] = self._mail.sender
        try:
            message["To"] = Address(addr_spec=address)
        except IndexError as error:
            raise ValueError("not an address") from error
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._mail.sender.rpartition("@")[2].strip("> "))
        # Mail programs do not send automatic replies to it.
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message

    async def _deliver(self, message: EmailMessage) -> None:
        mail = self._mail
        # As bytes: aiosmtplib flattens messages with a policy of its own.
        await aiosmtplib.send(
            message.as_bytes(policy=_POLICY),
            sender=message["From"].addresses[0].addr_spec,
            recipients=[message["To"].addresses[0].addr_spec],
            hostname=mail.host,
            port=mail.port,
            username=mail.user or None,
            password=mail.password or None,
            use_tls=mail.security == "tls",
            start_tls=mail.security == "starttls",
            timeout=_TIMEOUT_SECONDS,
        )


def _outcome(error: Exception) -> Literal["refused", "failed", "away"]:
    match error:
        case MessageError() | ValueError() | aiosmtplib.SMTPNotSupported():
            return "refused"
        case aiosmtplib.SMTPRecipientsRefused():
            codes = [recipient.code for recipient in error.recipients]
            return "refused" if min(codes) >= _PERMANENT else "failed"
        case aiosmtplib.SMTPDataError():
            return "refused" if error.code >= _PERMANENT else "failed"
    return "away"
