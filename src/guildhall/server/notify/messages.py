"""Being told by the browser that it is one's turn."""

from typing import Annotated

from msgspec import Meta, Struct

from guildhall.table.fields import Milliseconds

_KEY = r"^[A-Za-z0-9_-]+=*$(?!\n)"


class PushState(Struct, frozen=True):
    """How this browser can be told."""

    key: str
    """The `applicationServerKey` of a subscription."""
    on: bool
    """It is told already."""


class NewPush(Struct, forbid_unknown_fields=True):
    """A subscription that the browser has made: https://www.w3.org/TR/push-api/."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[!-~]+$(?!\n)")]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=_KEY)]
    auth: Annotated[str, Meta(min_length=20, max_length=30, pattern=_KEY)]


class ToldBrowser(Struct, frozen=True):
    """A browser that is told when it is your turn."""

    endpoint: str
    language: str
    created: Milliseconds
