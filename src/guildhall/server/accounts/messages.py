"""Messages about users, accounts and devices."""

from typing import Annotated

from msgspec import Meta, Struct, field

from guildhall.server.fields import Email, Id, Password, PersonName, ReportText
from guildhall.server.notify.messages import StoredDestination
from guildhall.server.progress.messages import Progress
from guildhall.table.fields import Milliseconds
from guildhall.table.view import Person


class Announcement(Struct, frozen=True):
    """A message of the operators to all users."""

    id: int
    text: str
    until: Milliseconds


class HouseNews(Struct, frozen=True):
    """Notices for all users."""

    drained: bool = False
    """No new game can start; running games continue."""
    announcements: list[Announcement] = []
    """In order of time."""


class Me(Struct, frozen=True):
    """The current user."""

    person: Person | None
    """None before playing as a guest or signing in."""
    csrf: str
    """Send it as the header `X-CSRF-Token` with every changing request."""
    email: str = ""
    mail: bool = False
    """The server can send password-reset e-mails."""
    emails: bool = False
    """Turn e-mails are on."""
    away: Milliseconds = 0
    """End of the holiday; 0 without one."""
    news: HouseNews = field(default_factory=HouseNews)


class NewGuest(Struct, forbid_unknown_fields=True):
    name: PersonName


class NewAccount(Struct, forbid_unknown_fields=True):
    """Turns the current guest into an account; seats and games are kept."""

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
    """A bot account of the user."""

    person: Person
    token: str = ""
    """Shown only once, when the bot account is created."""


class NewPassword(Struct, forbid_unknown_fields=True):
    password: Password
    """The current password."""
    new: Password


class NewEmail(Struct, forbid_unknown_fields=True):
    password: Password
    email: Email | None
    """None removes the address."""


class NewReport(Struct, forbid_unknown_fields=True):
    """Reports a user to the operators."""

    person: Id
    text: ReportText
    table: Id | None = None
    """The table where it happened."""


class TakeHoliday(Struct, forbid_unknown_fields=True):
    """Stops the clocks of the user at slow tables from now on."""

    days: Annotated[int, Meta(ge=0, le=30)]
    """0 ends the holiday."""


class AskReset(Struct, forbid_unknown_fields=True):
    email: Email


class UseReset(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=100)]
    """The part of the link in the e-mail after the #."""
    password: Password
    """The new password."""


class SeatTaken(Struct, frozen=True):
    """A table at which the user had a seat."""

    table: str
    game: str
    seat: int
    status: str
    created: Milliseconds


class ChatLine(Struct, frozen=True):
    """A chat message of the user."""

    table: str
    at: Milliseconds
    text: str


class Export(Struct, frozen=True):
    """All data stored about the user; the games themselves are records of their tables."""

    person: Person
    email: str
    away: Milliseconds
    """End of the holiday; 0 without one."""
    created: Milliseconds
    devices: list[Device]
    destinations: list[StoredDestination]
    """The destinations of the user's notifications."""
    bots: list[Person]
    seats: list[SeatTaken]
    chat: list[ChatLine]
    blocked: list[Person]
    """Users whom the user has blocked."""
    progress: Progress
    """Progress in lessons and puzzles."""
    clubs: list[str]
    """Names of the user's clubs."""
    tournaments: list[str]
    """Names of tournaments that the user hosted or entered."""
