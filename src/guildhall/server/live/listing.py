"""Lists of tables for the lobby, straight from the database."""

from typing import Any

import msgspec

from guildhall import games
from guildhall.core.state import NOBODY
from guildhall.server.live import render
from guildhall.server.live.house import House
from guildhall.server.live.table import Place
from guildhall.server.settings import SECONDS_A_DECISION
from guildhall.server.store import logs
from guildhall.server.wire.tables import Lobby, Result, Seat, TableInfo

_MOST = 100


async def lobby(house: House, person: str | None) -> Lobby:
    async with house.database.engine.connect() as connection:
        open_ = await logs.public_tables(connection, "open", _MOST)
        running = await logs.public_tables(connection, "running", _MOST)
        mine = await logs.tables_of(connection, person, _MOST) if person else []
        rows = [*open_, *running, *mine]
        places: dict[str, list[Place]] = {row.id: [] for row in rows}
        for seat in await logs.seat_rows(connection, list(places)):
            places[seat.table_id].append(Place(seat.person, seat.bot, seat.name))
    await house.people.fetch(place.person for some in places.values() for place in some)
    seats = {
        table: [render.seat(number, place, house.people) for number, place in enumerate(some)]
        for table, some in places.items()
    }
    return Lobby(
        open=[info(row, seats[row.id]) for row in open_],
        running=[info(row, seats[row.id]) for row in running],
        mine=[info(row, seats[row.id]) for row in mine],
    )


def info(row: Any, seats: list[Seat]) -> TableInfo:
    """A table as its row and its last entry tell it."""
    began_here = row.status in ("running", "over") and row.game in games.NAMES
    refused = began_here and row.fingerprint != games.load(row.game).fingerprint
    seconds = SECONDS_A_DECISION[row.speed] if row.status == "running" else 0
    return TableInfo(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        speed=row.speed,
        public=row.public,
        status=row.status,
        host=row.host,
        created=row.created,
        seats=seats,
        seq=row.seq,
        turn=NOBODY if refused else row.turn,
        moves=row.depth,
        deadline=row.since + seconds * 1000 if seconds else None,
        rematch=row.rematch,
        shared=row.shared,
        uploaded=row.uploaded,
        refused="other-rules" if refused else "",
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
    )
