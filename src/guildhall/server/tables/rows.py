"""What is stored of a table beside its log, in short, for lists."""

from typing import Any

import msgspec
from msgspec import Struct

from guildhall.core.game import Value
from guildhall.server.fields import Speed
from guildhall.server.tables.messages import STAND_IN, Branch, Result, Status


class Place(Struct):
    """Who sits on a seat: a person, a bot, or a bot that keeps a person's seat."""

    person: str | None = None
    bot: str = ""
    name: str = ""
    """Of a player in an uploaded record."""

    @property
    def free(self) -> bool:
        return not self.person and not self.bot and not self.name

    def row(self, table_id: str, seat: int) -> dict[str, Any]:
        return {"table_id": table_id, "seat": seat, **msgspec.structs.asdict(self)}


class StoredTable(Struct, kw_only=True):
    """A row of `tables`."""

    id: str
    game: str
    options: dict[str, Value]
    speed: Speed
    public: bool
    status: Status
    host: str
    created: int
    fingerprint: str = ""
    """Of the rules it began with."""
    rematch: str = ""
    shared: bool = False
    uploaded: bool = False
    result: Result | None = None
    stand_in: str = STAND_IN
    rated: bool = False
    bank: int = 0
    """Seconds on everybody's clock; 0 where it is what the speed says."""
    increment: int = 0
    word: str = ""
    """Hash of what one has to say to sit down; empty where nothing."""
    hints: bool = False
    branch: Branch | None = None
    tournament: str = ""
    club: str = ""

    def row(self) -> dict[str, Any]:
        row = msgspec.structs.asdict(self)
        branch = row.pop("branch") or Branch("", 0, "")
        return {
            **row,
            "branch_of": branch.of,
            "branch_at": branch.at,
            "branch_name": branch.name,
            "options": msgspec.json.encode(self.options).decode(),
            "result": encoded(self.result),
        }


def encoded(result: Result | None) -> str:
    return msgspec.json.encode(result).decode() if result else ""


def from_row(row: Any) -> StoredTable:
    return StoredTable(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        speed=row.speed,
        public=row.public,
        status=row.status,
        host=row.host,
        created=row.created,
        fingerprint=row.fingerprint,
        rematch=row.rematch,
        shared=row.shared,
        uploaded=row.uploaded,
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
        stand_in=row.stand_in,
        rated=row.rated,
        bank=row.bank,
        increment=row.increment,
        word=row.word,
        hints=row.hints,
        branch=Branch(row.branch_of, row.branch_at, row.branch_name) if row.branch_of else None,
        tournament=row.tournament,
        club=row.club,
    )


class Listed(Struct):
    """A table for a list, with what its last entry says."""

    table: StoredTable
    seq: int
    turn: int
    depth: int
    since: int
    """When its clock began to run, or its position came about."""
    clocks: list[int] = []
    """What everybody had left then; empty where there is no clock."""
