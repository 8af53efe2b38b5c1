"""Lists of tables for the lobby, straight from the database."""

from guildhall import games
from guildhall.server.live import loading, render
from guildhall.server.live.house import House
from guildhall.server.store.rows import Listed
from guildhall.server.wire.tables import Lobby, TableInfo

_MOST = 100


async def lobby(house: House, person: str | None) -> Lobby:
    async with house.database.logs() as logs:
        open_ = await logs.public_tables("open", _MOST)
        running = await logs.public_tables("running", _MOST)
        mine = await logs.tables_of(person, _MOST) if person else []
        places = await logs.places(listed.table.id for listed in (*open_, *running, *mine))
    await house.people.fetch(place.person for some in places.values() for place in some)

    def told(some: list[Listed]) -> list[TableInfo]:
        return [
            render.info(loading.without_game(listed, places[listed.table.id]), house.people)
            for listed in some
            if listed.table.game in games.NAMES
        ]

    return Lobby(open=told(open_), running=told(running), mine=told(mine))
