"""The mail server that a command names."""

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
_ALLOWED: Final = "smtps://user@host:465, smtp://user@host:587, smtp+plain://host:25"


def mail_of(smtp: str, sender: str, origin: str) -> "Mail | None":
    """The settings of a mail server; None where none is named."""
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
    if "@" not in sender or not sender.isprintable():
        raise InvalidOption(option="mail-from", value=sender, allowed="house@example.org")
    if not origin.startswith(("https://", "http://")):
        # A letter must not link to whatever address a stranger has asked under.
        raise InvalidOption(option="origin", value=origin, allowed="https://play.example.org")
    password = secret("GUILDHALL_SMTP_PASSWORD")
    return Mail(host, port, security, sender, unquote(url.username or ""), password)


def _hidden(smtp: str) -> str:
    """Without what may be a password."""
    scheme, _, rest = smtp.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if rest else scheme
