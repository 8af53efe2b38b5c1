"""SQL for reviews: each decision when it is judged, and finally the whole review."""

from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.review.model import Judged, Review
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import reviews

_WHOLE: Final = -1
_COUNT: Final = -2
"""The number of decisions, stored beside the judged ones."""
_ADD: Final = insert(reviews)
# Whatever the order of concurrent writes, the complete review remains.
_FORGET_PARTS: Final = delete(reviews).where(
    reviews.c.table_id == bindparam("of_table"),
    or_(reviews.c.number != _WHOLE, reviews.c.way != bindparam("of_way")),
)
_OF_WHOLE: Final = reviews.alias("of_whole")
_FORGET_REST: Final = _FORGET_PARTS.where(
    select(_OF_WHOLE.c.number)
    .where(
        _OF_WHOLE.c.table_id == bindparam("of_table"),
        _OF_WHOLE.c.way == bindparam("of_way"),
        _OF_WHOLE.c.number == _WHOLE,
    )
    .exists()
)
_OF_TABLE: Final = select(reviews.c.number, reviews.c.found).where(
    reviews.c.table_id == bindparam("table"), reviews.c.way == bindparam("way")
)
_IS_FINISHED: Final = select(reviews.c.number).where(
    reviews.c.table_id == bindparam("table"),
    reviews.c.way == bindparam("way"),
    reviews.c.number == _WHOLE,
)
_FINISHED: Final = _OF_TABLE.where(reviews.c.number == _WHOLE)
_BEGUN: Final = _OF_TABLE.where(reviews.c.number >= 0)
_PROGRESS: Final = select(
    func.count().filter(reviews.c.number >= 0).label("done"),
    func.max(reviews.c.found).filter(reviews.c.number == _COUNT).label("all"),
).where(reviews.c.table_id == bindparam("table"), reviews.c.way == bindparam("way"))


async def is_finished(connection: AsyncConnection, table: str, way: str) -> bool:
    return (
        await connection.execute(_IS_FINISHED, {"table": table, "way": way})
    ).first() is not None


async def finished(connection: AsyncConnection, table: str, way: str) -> bytes | None:
    """The complete review as JSON."""
    row = (await connection.execute(_FINISHED, {"table": table, "way": way})).one_or_none()
    return row.found.encode() if row else None


async def begun(connection: AsyncConnection, table: str, way: str) -> list[Judged]:
    """The judged decisions of an unfinished review."""
    found = await connection.execute(_BEGUN, {"table": table, "way": way})
    return [msgspec.json.decode(row.found, type=Judged) for row in found]


async def progress(connection: AsyncConnection, table: str, way: str) -> tuple[int, int]:
    """The numbers of judged and of all decisions; 0 if unknown."""
    row = (await connection.execute(_PROGRESS, {"table": table, "way": way})).one()
    return int(row.done), int(row.all or 0)


def count(table: str, way: str, decisions: int) -> Change:
    return _ADD, _row(table, way, _COUNT, decisions)


def add(table: str, way: str, judged: Judged) -> Change:
    return _ADD, _row(table, way, judged.number, judged)


def finish(table: str, way: str, review: Review) -> list[Change]:
    """Replace the parts, and reviews with other parameters, by the complete review."""
    forget = (_FORGET_PARTS, {"of_table": table, "of_way": way})
    return [forget, (_ADD, _row(table, way, _WHOLE, review))]


def tidy(table: str, way: str) -> Change:
    """Remove parts that another process has added after the review was complete."""
    return _FORGET_REST, {"of_table": table, "of_way": way}


def _row(table: str, way: str, number: int, found: Any) -> dict[str, Any]:
    text = msgspec.json.encode(found).decode()
    return {"table_id": table, "number": number, "way": way, "found": text}
