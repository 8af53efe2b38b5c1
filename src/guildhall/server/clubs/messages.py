"""Clubs: people who play among themselves."""

from msgspec import Struct

from guildhall.server.fields import PersonName
from guildhall.server.tables.messages import TableInfo
from guildhall.server.tournaments.messages import Tournaments
from guildhall.table.fields import Milliseconds
from guildhall.table.view import Person


class NewClub(Struct, forbid_unknown_fields=True):
    """A club to be founded; you are its owner and first member."""

    name: PersonName


class ClubInfo(Struct, frozen=True):
    """A club in short, as its members and those who have its link see it."""

    id: str
    name: str
    owner: Person | None
    created: Milliseconds
    members: int


class Club(Struct, frozen=True):
    """All about a club, for its members alone."""

    info: ClubInfo
    key: str
    """Of the link that lets others in: `/clubs/join/{key}`."""
    members: list[Person]
    """Since when they belong to it: the first first."""
    open: list[TableInfo]
    running: list[TableInfo]
    tournaments: Tournaments
