"""Letters to people, where a mail server is set up."""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Mapping
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import default
from email.utils import formatdate, make_msgid
from typing import Final

from guildhall.server.settings import Mail

_LOG = logging.getLogger(__name__)
_PATIENCE: Final = 20.0
_AT_ONCE: Final = 2
_POLICY: Final = default.clone(max_line_length=400)
"""Longer than any header of ours: a link that is folded is encoded, and works no more."""


class Post:
    """Sends letters; what cannot be sent is logged, without the address."""

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
    ) -> bool:
        """Send a letter, as text and where it is given as a page too; false where that failed."""
        try:
            letter = self._letter(address, subject, text)
            for name, value in (headers or {}).items():
                letter[name] = value
            if html:
                letter.add_alternative(html, subtype="html")
            async with self._free:
                await asyncio.to_thread(self._deliver, letter)
        except (OSError, smtplib.SMTPException, MessageError, ValueError, IndexError) as error:
            # The words of these errors hold the address.
            _LOG.error("a letter could not be sent: %s", type(error).__name__)
            return False
        return True

    def _letter(self, address: str, subject: str, text: str) -> EmailMessage:
        letter = EmailMessage(policy=_POLICY)
        letter["From"] = self._mail.sender
        letter["To"] = Address(addr_spec=address)
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._mail.sender.rpartition("@")[2].strip("> "))
        # Programs that answer by themselves leave it unanswered.
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        return letter

    def _deliver(self, letter: EmailMessage) -> None:
        mail = self._mail
        safe = ssl.create_default_context()
        if mail.security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                mail.host, mail.port, timeout=_PATIENCE, context=safe
            )
        else:
            line = smtplib.SMTP(mail.host, mail.port, timeout=_PATIENCE)
        with line:
            if mail.security == "starttls":
                line.starttls(context=safe)
            if mail.user:
                line.login(mail.user, mail.password)
            line.send_message(letter)
