"""People, their accounts and their devices."""

from typing import Annotated

from msgspec import Meta, Struct, field

from guildhall.server.fields import Email, Id, Password, PersonName, ReportText
from guildhall.server.notify.messages import ToldBrowser
from guildhall.server.progress.messages import Progress
from guildhall.table.fields import Milliseconds
from guildhall.table.view import Person


class Announcement(Struct, frozen=True):
    """Something that the operators tell everybody."""

    id: int
    text: str
    until: Milliseconds


class HouseNews(Struct, frozen=True):
    """What everybody here should know."""

    drained: bool = False
    """No game can begin for now; those that are played go on."""
    announcements: list[Announcement] = []
    """The newest last."""


class Me(Struct, frozen=True):
    """Who you are here."""

    person: Person | None
    """None until you play as a guest or sign in."""
    csrf: str
    """Send it as the header `X-CSRF-Token` with everything that changes something."""
    email: str = ""
    mail: bool = False
    """A forgotten password can be reset by e-mail here."""
    letters: bool = False
    """You are told by e-mail when it is your turn."""
    away: Milliseconds = 0
    """Until when you are on holiday; 0 where you are not."""
    news: HouseNews = field(default_factory=HouseNews)


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


class NewPassword(Struct, forbid_unknown_fields=True):
    password: Password
    """The present one."""
    new: Password


class NewEmail(Struct, forbid_unknown_fields=True):
    password: Password
    email: Email | None
    """None to have none any more."""


class NewReport(Struct, forbid_unknown_fields=True):
    """Tells the operators of somebody."""

    person: Id
    text: ReportText
    table: Id | None = None
    """Where it happened."""


class TakeHoliday(Struct, forbid_unknown_fields=True):
    """The clocks of slow tables rest for you from now on."""

    days: Annotated[int, Meta(ge=0, le=30)]
    """0 to be back."""


class WantLetters(Struct, forbid_unknown_fields=True):
    """Whether you want to be told by e-mail when it is your turn."""

    wanted: bool


class AskReset(Struct, forbid_unknown_fields=True):
    email: Email


class UseReset(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=100)]
    """What stands behind the # of the link in the letter."""
    password: Password
    """The new one."""


class SeatTaken(Struct, frozen=True):
    """A table at which you have sat."""

    table: str
    game: str
    seat: int
    status: str
    created: Milliseconds


class ChatLine(Struct, frozen=True):
    """Something you have said."""

    table: str
    at: Milliseconds
    text: str


class Export(Struct, frozen=True):
    """All that this server knows of you; the games themselves are records of their tables."""

    person: Person
    email: str
    letters: bool
    """You are told by e-mail when it is your turn."""
    away: Milliseconds
    """Until when you are on holiday; 0 where you are not."""
    created: Milliseconds
    devices: list[Device]
    pushes: list[ToldBrowser]
    bots: list[Person]
    seats: list[SeatTaken]
    chat: list[ChatLine]
    blocked: list[Person]
    """Whom you keep away from your tables."""
    progress: Progress
    """How far you have come in lessons and puzzles."""
    clubs: list[str]
    """Names of those to which you belong."""
    tournaments: list[str]
    """Names of those that you have made or entered."""
