"""Being told by the browser when it is one's turn."""

from litestar import Controller, delete, get, put
from litestar.params import JSONBody

from guildhall.server.http.visitor import TheContext, TheVisitor
from guildhall.server.notify import push_notifications
from guildhall.server.notify.messages import NewPush, PushState


class PushesController(Controller):
    """This browser."""

    path = "/api/push"
    tags = ("accounts",)

    @get("/", summary="How this browser can be told that it is your turn")
    async def state(self, context: TheContext, visitor: TheVisitor) -> PushState:
        return await push_notifications.state(context, visitor.known())

    @put("/", summary="Be told at this browser", status_code=204)
    async def subscribe(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewPush]
    ) -> None:
        await push_notifications.subscribe(context, visitor.known(), visitor.language, data)

    @delete("/", summary="Be told at this browser no more")
    async def unsubscribe(self, context: TheContext, visitor: TheVisitor) -> None:
        await push_notifications.unsubscribe(context, visitor.known())
