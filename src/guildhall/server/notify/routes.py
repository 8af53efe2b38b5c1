"""Endpoints for turn notifications."""

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody

from guildhall.server.http.parameters import PathId
from guildhall.server.http.visitor import TheContext, TheVisitor
from guildhall.server.notify import subscriptions
from guildhall.server.notify.messages import NewPush, NewWebhook, PushState, WantEmails, Webhook


class NotificationsController(Controller):
    """Push, e-mail and webhooks."""

    path = "/api"
    tags = ("accounts",)

    @get("/push", summary="Get the push subscription of this browser")
    async def push_state(self, context: TheContext, visitor: TheVisitor) -> PushState:
        return await subscriptions.push_state(context, visitor.known())

    @put("/push", summary="Notify this browser", status_code=204)
    async def subscribe_push(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewPush]
    ) -> None:
        await subscriptions.subscribe_push(context, visitor.known(), visitor.language, data)

    @delete("/push", summary="Stop notifying this browser")
    async def unsubscribe_push(self, context: TheContext, visitor: TheVisitor) -> None:
        await subscriptions.unsubscribe_push(context, visitor.known())

    @put("/account/emails", summary="Turn turn e-mails on or off", status_code=204)
    async def want_emails(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[WantEmails]
    ) -> None:
        session, language = visitor.known(), visitor.language
        await subscriptions.want_emails(context, session, language, wanted=data.wanted)

    # E-mails that were sent before 0.2 contain the second path.
    @post(
        ["/emails/stop/{key:str}", "/letters/stop/{key:str}"],
        summary="Stop the e-mails that contain this key",
        status_code=204,
    )
    async def stop_emails(self, context: TheContext, key: PathId) -> None:
        """The answer is the same whether the key exists or not."""
        await subscriptions.stop_emails(context, key)

    @get("/webhooks", summary="List webhooks")
    async def webhooks(self, context: TheContext, visitor: TheVisitor) -> list[Webhook]:
        return await subscriptions.webhooks(context, visitor.known())

    @post("/webhooks", summary="Notify a webhook when it is your turn", status_code=204)
    async def add_webhook(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewWebhook]
    ) -> None:
        await subscriptions.add_webhook(context, visitor.known(), visitor.language, data)

    @post("/webhooks/{name:str}/test", summary="Send a test message", status_code=204)
    async def test_webhook(self, context: TheContext, visitor: TheVisitor, name: PathId) -> None:
        await subscriptions.test_webhook(context, visitor.known(), name)

    @delete("/webhooks/{name:str}", summary="Remove a webhook")
    async def remove_webhook(self, context: TheContext, visitor: TheVisitor, name: PathId) -> None:
        await subscriptions.remove_webhook(context, visitor.known(), name)
