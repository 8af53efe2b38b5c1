"""Messages about clubs."""

from msgspec import Struct

from guildhall.server.fields import PersonName
from guildhall.server.tables.messages import TableInfo
from guildhall.server.tournaments.messages import Tournaments
from guildhall.table.fields import Milliseconds
from guildhall.table.view import Person


class NewClub(Struct, forbid_unknown_fields=True):
    """A club to found, with the user as owner and first member."""

    name: PersonName


class ClubInfo(Struct, frozen=True):
    """Club summary for members and for users with the link."""

    id: str
    name: str
    owner: Person | None
    created: Milliseconds
    members: int


class Club(Struct, frozen=True):
    """Club details for members."""

    info: ClubInfo
    key: str
    """Key of the invitation link: `/clubs/join/{key}`."""
    members: list[Person]
    """In order of joining."""
    open: list[TableInfo]
    running: list[TableInfo]
    tournaments: Tournaments
