"""The mail server and the sender that a command names."""

from email.errors import MessageError
from email.policy import default as email_policy
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import unquote, urlsplit

from guildhall.cli.secret import secret
from guildhall.core.errors import InvalidOption

if TYPE_CHECKING:
    from guildhall.server.settings import Mail

_KINDS: Final[dict[str, tuple[Literal["tls", "starttls", "none"], int]]] = {
    "smtps": ("tls", 465),
    "smtp": ("starttls", 587),
    "smtp+plain": ("none", 25),
}
_ALLOWED_SENDERS: Final = "play@example.org, Guildhall <play@example.org>"
_ALLOWED: Final = "smtps://user@host:465, smtp://user@host:587, smtp+plain://host:25"


def mail_of(smtp: str, sender: str, origin: str) -> "Mail | None":
    """Return the settings of a mail server, or None if the command names none."""
    from guildhall.server.settings import Mail

    if not smtp:
        return None
    try:
        url = urlsplit(smtp)
        security, usual = _KINDS[url.scheme]
        host, port = url.hostname or "", url.port or usual
    except (ValueError, KeyError) as error:
        raise InvalidOption(option="smtp", value=_hidden(smtp), allowed=_ALLOWED) from error
    if not host or url.password:
        raise InvalidOption(option="smtp", value=_hidden(smtp), allowed=_ALLOWED)
    if not _is_sender(sender):
        raise InvalidOption(option="mail-from", value=sender, allowed=_ALLOWED_SENDERS)
    if not origin.startswith(("https://", "http://")):
        # An e-mail must not link to the Host header of the request.
        raise InvalidOption(option="origin", value=origin, allowed="https://play.example.org")
    password = secret("GUILDHALL_SMTP_PASSWORD")
    return Mail(host, port, security, sender, unquote(url.username or ""), password)


def _is_sender(sender: str) -> bool:
    """Whether this is one address, with or without a name: `Guildhall <play@example.org>`."""
    try:
        header = email_policy.header_factory("From", sender)
    except (MessageError, ValueError, IndexError):
        return False
    addresses = header.addresses
    return (
        sender.isprintable()
        and not header.defects
        and len(addresses) == 1
        and bool(addresses[0].username and addresses[0].domain)
    )


def _hidden(smtp: str) -> str:
    """Return the URL without the part that may contain a password."""
    scheme, _, rest = smtp.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if rest else scheme
