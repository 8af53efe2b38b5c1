"""Reviews that are kept: each decision as soon as it is judged, in the end the whole in one."""

from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.review.shapes import Judged, Review
from guildhall.server.store.schema import reviews
from guildhall.server.store.writer import Change

_WHOLE: Final = -1
_ADD: Final = insert(reviews)
_FORGET: Final = delete(reviews).where(reviews.c.table_id == bindparam("of_table"))
_OF_TABLE: Final = select(reviews.c.number, reviews.c.found).where(
    reviews.c.table_id == bindparam("table"), reviews.c.way == bindparam("way")
)
_FINISHED: Final = _OF_TABLE.where(reviews.c.number == _WHOLE)
_BEGUN: Final = _OF_TABLE.where(reviews.c.number != _WHOLE)


async def finished(connection: AsyncConnection, table: str, way: str) -> Review | None:
    row = (await connection.execute(_FINISHED, {"table": table, "way": way})).one_or_none()
    return msgspec.json.decode(row.found, type=Review) if row else None


async def begun(connection: AsyncConnection, table: str, way: str) -> list[Judged]:
    """What is judged of a review that is not finished."""
    found = await connection.execute(_BEGUN, {"table": table, "way": way})
    return [msgspec.json.decode(row.found, type=Judged) for row in found]


def add(table: str, way: str, judged: Judged) -> Change:
    return _ADD, _row(table, way, judged.number, judged)


def finish(table: str, way: str, review: Review) -> list[Change]:
    return [*forget(table), (_ADD, _row(table, way, _WHOLE, review))]


def forget(table: str) -> list[Change]:
    """Also what was looked at in another way."""
    return [(_FORGET, {"of_table": table})]


def _row(table: str, way: str, number: int, found: Any) -> dict[str, Any]:
    text = msgspec.json.encode(found).decode()
    return {"table_id": table, "number": number, "way": way, "found": text}
