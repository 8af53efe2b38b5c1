"""People, their accounts and their devices."""

from typing import Literal

from msgspec import Struct

from guildhall.server.wire.fields import Email, Milliseconds, Password, PersonName

PersonKind = Literal["guest", "account", "bot"]


class Person(Struct, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    """Empty when the account was deleted: word it neutrally."""
    kind: PersonKind


class Me(Struct, frozen=True):
    """Who you are here."""

    person: Person | None
    """None until you play as a guest or sign in."""
    csrf: str
    """Send it as the header `X-CSRF-Token` with everything that changes something."""
    email: str = ""


class NewGuest(Struct, forbid_unknown_fields=True):
    name: PersonName


class NewAccount(Struct, forbid_unknown_fields=True):
    """Turns the guest you are into an account; seats and games stay yours."""

    name: PersonName
    password: Password
    email: Email | None = None


class SignIn(Struct, forbid_unknown_fields=True):
    name: PersonName
    password: Password


class DeleteAccount(Struct, forbid_unknown_fields=True):
    password: Password


class Device(Struct, frozen=True):
    """One signed-in browser."""

    id: str
    created: Milliseconds
    current: bool


class NewBotAccount(Struct, forbid_unknown_fields=True):
    name: PersonName


class BotAccount(Struct, frozen=True):
    """A bot of yours that plays over this API."""

    person: Person
    token: str = ""
    """Shown only once, when the bot account is made."""
