"""Endpoints of reviews."""

from litestar import Controller, delete, get, post

from guildhall.server.http.parameters import PathId
from guildhall.server.http.visitor import TheContext, TheVisitor
from guildhall.server.records import records
from guildhall.server.records.routes import count_moves
from guildhall.server.reviews import reviews
from guildhall.server.reviews.messages import ReviewState


class ReviewsController(Controller):
    """Reviews of finished games."""

    path = "/api/tables/{table_id:str}/review"
    tags = ("records",)

    @get("/", summary="Get a review or its progress")
    async def state(
        self, context: TheContext, visitor: TheVisitor, table_id: PathId
    ) -> ReviewState:
        table = await context.tables.get_latest(table_id)
        records.check_finished(table, visitor.session.person.id if visitor.session else None)
        now = await reviews.state(context, table.id)
        if now.state != "done":
            return now
        # Stored data, without a replay.
        count_moves(context, visitor, max(1, table.depth // 4))
        return await reviews.whole(context, table.id)

    @post("/", summary="Request a review", status_code=200)
    async def begin(
        self, context: TheContext, visitor: TheVisitor, table_id: PathId
    ) -> ReviewState:
        table = await context.tables.get_latest(table_id)
        records.check_finished(table, visitor.id)
        context.buckets.take("reviews", visitor.id, context.limits.reviews)
        context.buckets.take(
            "reviews of an address", visitor.address, context.limits.reviews_an_address
        )
        count_moves(context, visitor, table.depth)
        now = await reviews.begin(context, table, visitor.id)
        return await reviews.whole(context, table.id) if now.state == "done" else now

    @delete("/", summary="Cancel the request for a review")
    async def leave(self, context: TheContext, visitor: TheVisitor, table_id: PathId) -> None:
        await reviews.leave(context, table_id, visitor.id)
