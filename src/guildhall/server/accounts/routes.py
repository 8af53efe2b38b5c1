"""One's own password, e-mail address and data."""

from litestar import Controller, Response, get, post, put
from litestar.params import JSONBody

from guildhall.server.accounts.messages import (
    AskReset,
    Export,
    Me,
    NewEmail,
    NewPassword,
    UseReset,
    WantLetters,
)
from guildhall.server.accounts.people_routes import PathId, me_of
from guildhall.server.http.visitor import TheContext, TheVisitor
from guildhall.server.notify import turn_emails


class AccountsController(Controller):
    """What is yours."""

    path = "/api"
    tags = ("accounts",)

    @put("/account/password", summary="Choose another password; other devices are signed out")
    async def change_password(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewPassword]
    ) -> Response[Me]:
        before = visitor.known()
        context.buckets.take("passwords", visitor.id, context.limits.sign_ins)
        session = await context.accounts.change_password(before, data.password, data.new)
        context.sockets.close(person=session.person.id)
        return await me_of(context, session, await context.people.email(session.person.id))

    @put("/account/email", summary="Change or remove your e-mail address", status_code=204)
    async def change_email(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewEmail]
    ) -> None:
        context.buckets.take("passwords", visitor.id, context.limits.sign_ins)
        await context.accounts.set_email(visitor.known(), data.password, data.email)

    @put("/account/letters", summary="Be told by e-mail when it is your turn", status_code=204)
    async def want_letters(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[WantLetters]
    ) -> None:
        await turn_emails.want(context, visitor.known(), visitor.language, wanted=data.wanted)

    @post("/letters/stop/{key:str}", summary="No more such letters", status_code=204)
    async def stop_letters(self, context: TheContext, key: PathId) -> None:
        """Answers alike whether anybody was sent this key or not."""
        await turn_emails.stop(context, key)

    @get("/me/export", summary="All that this server knows of you")
    async def export(self, context: TheContext, visitor: TheVisitor) -> Response[Export]:
        context.buckets.take("exports", visitor.id, context.limits.exports)
        found = await context.accounts.export(visitor.known())
        named = {"Content-Disposition": 'attachment; filename="guildhall.json"'}
        return Response(found, headers=named)

    @post("/resets", summary="Ask for a letter to reset a password", status_code=204)
    async def ask_reset(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[AskReset]
    ) -> None:
        """Answers alike and as quickly whether an account has that address or not."""
        context.accounts.check_mail()
        address, limits = data.email.lower(), context.limits
        context.buckets.take("resets of an address", visitor.address, limits.resets_an_address)
        context.buckets.take("resets", visitor.address, limits.resets, address)
        context.buckets.take("letters", address, limits.letters)
        context.background.start(context.accounts.send_resets(data.email, visitor.language))

    @put("/resets", summary="Reset a password by the link of a letter")
    async def use_reset(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[UseReset]
    ) -> Response[Me]:
        limits = context.limits
        context.buckets.take("sign-ins of an address", visitor.address, limits.sign_ins_an_address)
        session = await context.accounts.reset_password(data.token, data.password)
        context.sockets.close(person=session.person.id)
        return await me_of(context, session, await context.people.email(session.person.id))
