"""Requests for reviews, judged decisions, and finished reviews."""

from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.review.model import Judged, Review
from guildhall.server.reviews.messages import ReviewState
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import review_requests, reviews

_REQUEST: Final = insert(review_requests)
_WITHDRAW: Final = delete(review_requests).where(
    review_requests.c.table_id == bindparam("of_table"),
    review_requests.c.person == bindparam("of_person"),
)
_FORGET_REQUESTS: Final = delete(review_requests).where(
    review_requests.c.table_id == bindparam("of_table")
)
_WHOLE: Final = -1
_COUNT: Final = -2
"""Rows with these numbers contain the whole review, and the number of its decisions."""
_ADD: Final = insert(reviews)
# In one transaction with the insert, in any order, the new whole review stays.
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
_FINISHED: Final = _OF_TABLE.where(reviews.c.number == _WHOLE)
_BEGUN: Final = _OF_TABLE.where(reviews.c.number >= 0)
# One statement, so that a review that is just being finished is seen before or after that.
_PROGRESS: Final = select(
    func.count().filter(reviews.c.number == _WHOLE).label("whole"),
    select(func.count())
    .where(review_requests.c.table_id == bindparam("table"))
    .scalar_subquery()
    .label("requests"),
    func.count().filter(reviews.c.number >= 0).label("done"),
    func.max(reviews.c.found).filter(reviews.c.number == _COUNT).label("all"),
).where(reviews.c.table_id == bindparam("table"), reviews.c.way == bindparam("way"))


async def requested_by(connection: AsyncConnection, table: str) -> list[str]:
    """The people who have requested a review of a table."""
    query = select(review_requests.c.person).where(review_requests.c.table_id == table)
    return sorted((await connection.execute(query)).scalars())


async def requests(connection: AsyncConnection) -> list[tuple[str, str]]:
    """All tables with a request, each with one of the people."""
    query = select(review_requests.c.table_id, func.min(review_requests.c.person))
    found = await connection.execute(query.group_by(review_requests.c.table_id))
    return [(table, person) for table, person in found]


async def finished(connection: AsyncConnection, table: str, way: str) -> bytes | None:
    """The whole review as it is stored, in JSON."""
    row = (await connection.execute(_FINISHED, {"table": table, "way": way})).one_or_none()
    return row.found.encode() if row else None


async def begun(connection: AsyncConnection, table: str, way: str) -> list[Judged]:
    """The judged decisions of an unfinished review."""
    found = await connection.execute(_BEGUN, {"table": table, "way": way})
    return [msgspec.json.decode(row.found, type=Judged) for row in found]


async def progress(connection: AsyncConnection, table: str, way: str) -> ReviewState:
    row = (await connection.execute(_PROGRESS, {"table": table, "way": way})).one()
    if row.whole:
        return ReviewState("done")
    return ReviewState("making", row.done, int(row.all or 0)) if row.requests else ReviewState()


def request(table: str, person: str) -> Change:
    return _REQUEST, {"table_id": table, "person": person}


def withdraw(table: str, person: str) -> Change:
    return _WITHDRAW, {"of_table": table, "of_person": person}


def forget_requests(table: str) -> Change:
    return _FORGET_REQUESTS, {"of_table": table}


def count(table: str, way: str, decisions: int) -> Change:
    return _ADD, _row(table, way, _COUNT, decisions)


def add(table: str, way: str, judged: Judged) -> Change:
    return _ADD, _row(table, way, judged.number, judged)


def finish(table: str, way: str, review: Review) -> list[Change]:
    """Replace the judged decisions, and reviews with other settings, by the whole review."""
    forget = (_FORGET_PARTS, {"of_table": table, "of_way": way})
    return [forget, (_ADD, _row(table, way, _WHOLE, review))]


def tidy(table: str, way: str) -> Change:
    """Delete decisions that another process has added after the whole review was stored."""
    return _FORGET_REST, {"of_table": table, "of_way": way}


def _row(table: str, way: str, number: int, found: Any) -> dict[str, Any]:
    text = msgspec.json.encode(found).decode()
    return {"table_id": table, "number": number, "way": way, "found": text}
