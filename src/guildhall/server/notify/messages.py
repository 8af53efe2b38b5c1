"""Messages about turn notifications."""

from typing import Annotated

from msgspec import Meta, Struct

from guildhall.table.fields import Milliseconds

_KEY = r"^[A-Za-z0-9_-]+=*$(?!\n)"
_URL = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[!-~]+$(?!\n)")]


class PushState(Struct, frozen=True):
    """Whether this browser is notified, and what it needs to subscribe."""

    key: str
    """The `applicationServerKey` of a subscription."""
    on: bool


class NewPush(Struct, forbid_unknown_fields=True):
    """A subscription that the browser has made: https://www.w3.org/TR/push-api/."""

    endpoint: _URL
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=_KEY)]
    auth: Annotated[str, Meta(min_length=20, max_length=30, pattern=_KEY)]


class NewWebhook(Struct, forbid_unknown_fields=True):
    """An incoming webhook of Discord, Slack, Matrix or Mattermost."""

    url: _URL


class Webhook(Struct, frozen=True):
    """A webhook of yours; its full URL is secret and not shown again."""

    id: str
    host: str
    created: Milliseconds
    enabled: bool
    """False after repeated failures; a successful test enables it again."""


class WantEmails(Struct, forbid_unknown_fields=True):
    """Turns turn e-mails on or off."""

    wanted: bool


class StoredDestination(Struct, frozen=True):
    """A destination of notifications, as stored."""

    id: str
    channel: str
    address: str
    language: str
    created: Milliseconds
    enabled: bool
    session: str
    """Of the browser, for push."""
