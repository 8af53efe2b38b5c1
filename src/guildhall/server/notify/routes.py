"""Being told by the browser when it is one's turn."""

from litestar import Controller, delete, get, put
from litestar.params import JSONBody

from guildhall.server.http.visitor import TheHouse, TheVisitor
from guildhall.server.notify import push_notifications
from guildhall.server.notify.messages import NewPush, PushState


class PushesController(Controller):
    """This browser."""

    path = "/api/push"
    tags = ("accounts",)

    @get("/", summary="How this browser can be told that it is your turn")
    async def state(self, house: TheHouse, visitor: TheVisitor) -> PushState:
        return await push_notifications.state(house, visitor.known())

    @put("/", summary="Be told at this browser", status_code=204)
    async def subscribe(
        self, house: TheHouse, visitor: TheVisitor, data: JSONBody[NewPush]
    ) -> None:
        await push_notifications.subscribe(house, visitor.known(), visitor.language, data)

    @delete("/", summary="Be told at this browser no more")
    async def unsubscribe(self, house: TheHouse, visitor: TheVisitor) -> None:
        await push_notifications.unsubscribe(house, visitor.known())
