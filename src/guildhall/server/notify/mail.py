"""Letters to people, where a mail server is set up."""

import logging
import smtplib
import ssl
from collections.abc import Mapping
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import default
from email.utils import formatdate, make_msgid
from typing import Final, Literal

from guildhall.server.blocking_calls import BlockingCalls
from guildhall.server.operations import metrics
from guildhall.server.settings import Mail

_LOG = logging.getLogger(__name__)
_PATIENCE: Final = 20.0
_AT_ONCE: Final = 2
_PERMANENT: Final = 500
"""Answers of a mail server from there on are no others an hour later."""
_POLICY: Final = default.clone(max_line_length=400)
"""Longer than any header of ours: a link that is folded is encoded, and works no more."""


Outcome = Literal["sent", "refused", "later", "away"]
"""Refused is a letter, or its address, for good; later one that may be taken another time. Where
the mail server is away, or does not take letters of this server, none is taken."""


class Post:
    """Sends letters; what cannot be sent is logged, without the address."""

    def __init__(self, mail: Mail) -> None:
        self._mail = mail
        self._aside = BlockingCalls(_AT_ONCE)

    async def send(
        self,
        address: str,
        subject: str,
        text: str,
        *,
        html: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Outcome:
        """Send a letter, as text and where it is given as a page too."""
        outcome: Outcome = "sent"
        try:
            letter = self._letter(address, subject, text)
            for name, value in (headers or {}).items():
                letter[name] = value
            if html:
                letter.add_alternative(html, subtype="html")
            await self._aside.call(self._deliver, letter)
        except (OSError, smtplib.SMTPException, _NoAddress, MessageError, ValueError) as error:
            # The words of these errors hold the address.
            _LOG.error("a letter could not be sent: %s", type(error).__name__)
            outcome = _outcome(error)
        metrics.LETTERS.labels(outcome).inc()
        return outcome

    def _letter(self, address: str, subject: str, text: str) -> EmailMessage:
        letter = EmailMessage(policy=_POLICY)
        letter["From"] = self._mail.sender
        try:
            letter["To"] = Address(addr_spec=address)
        except (MessageError, ValueError, IndexError) as error:
            raise _NoAddress from error
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._mail.sender.rpartition("@")[2].strip("> "))
        # Programs that answer by themselves leave it unanswered.
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        return letter

    def _deliver(self, letter: EmailMessage) -> None:
        mail = self._mail
        if mail.security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                mail.host, mail.port, timeout=_PATIENCE, context=ssl.create_default_context()
            )
        else:
            line = smtplib.SMTP(mail.host, mail.port, timeout=_PATIENCE)
        with line:
            if mail.security == "starttls":
                line.starttls(context=ssl.create_default_context())
            if mail.user:
                line.login(mail.user, mail.password)
            line.send_message(letter)


class _NoAddress(Exception):
    """Nobody can be written to there."""


def _outcome(error: Exception) -> Outcome:
    match error:
        case _NoAddress() | smtplib.SMTPNotSupportedError():
            return "refused"
        case smtplib.SMTPRecipientsRefused():
            codes = [code for code, _ in error.recipients.values()]
            return "refused" if min(codes) >= _PERMANENT else "later"
        case smtplib.SMTPDataError():
            return "refused" if error.smtp_code >= _PERMANENT else "later"
    return "away"
