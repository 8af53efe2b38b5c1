"""Guests, accounts, devices, bot accounts; passwords, e-mail address and export."""

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody

from guildhall.server.accounts import names, secrets
from guildhall.server.accounts.messages import (
    AskReset,
    BotAccount,
    DeleteAccount,
    Device,
    Export,
    Me,
    NewAccount,
    NewBotAccount,
    NewEmail,
    NewGuest,
    NewPassword,
    SignIn,
    TakeHoliday,
    UseReset,
)
from guildhall.server.accounts.people import Session
from guildhall.server.clubs import clubs
from guildhall.server.context import Context
from guildhall.server.http.parameters import PathId
from guildhall.server.http.visitor import (
    TheContext,
    TheVisitor,
    device_cookie,
    no_cookie,
    session_cookie,
)
from guildhall.server.operations import announcements
from guildhall.server.tables import endings
from guildhall.server.tournaments import tournaments


async def me_of(context: Context, session: Session, email: str = "") -> Response[Me]:
    token = secrets.csrf_token(session.token)
    emails = await context.accounts.wants_emails(session.person)
    away = context.people.away_until(session.person.id)
    news = announcements.current(context)
    me = Me(session.person, token, email, context.accounts.has_mail, emails, away, news)
    secure = context.settings.origin.startswith("https")
    cookies = [session_cookie(session.token, secure=secure)]
    if session.person.kind == "account":
        cookies.append(device_cookie(await context.people.device(session.person.id), secure=secure))
    return Response(me, cookies=cookies)


async def _told(context: Context, session: Session) -> Me:
    """The current user, as sent to the client."""
    email = await context.people.email(session.person.id)
    mail, emails = context.accounts.has_mail, await context.accounts.wants_emails(session.person)
    away = context.people.away_until(session.person.id)
    token, news = secrets.csrf_token(session.token), announcements.current(context)
    return Me(session.person, token, email, mail, emails, away, news)


async def _forget(context: Context, person: str) -> None:
    await tournaments.leave_all(context, person)
    await clubs.leave_all(context, person)
    await endings.leave_all(context, person)
    await context.people.delete(person)
    context.person_changed(person)
    context.sockets.close(person=person)


class PeopleController(Controller):
    """Endpoints for the current user."""

    path = "/api"
    tags = ("people",)

    @get("/me", summary="Get the current user")
    async def me(self, context: TheContext, visitor: TheVisitor) -> Me:
        if visitor.session is None:
            return Me(None, "", mail=context.accounts.has_mail, news=announcements.current(context))
        return await _told(context, visitor.session)

    @post("/guests", summary="Play as a guest")
    async def new_guest(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewGuest]
    ) -> Response[Me]:
        context.buckets.take("guests", visitor.address, context.limits.guests)
        return await me_of(context, await context.people.new_guest(data.name))

    @put("/me/name", summary="Rename a guest")
    async def name_guest(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewGuest]
    ) -> Me:
        context.buckets.take("guests", visitor.address, context.limits.guests)
        session = visitor.known()
        person = await context.people.name_guest(session, data.name)
        context.person_changed(person.id)
        return await _told(context, Session(session.id, person, session.token))

    @put("/me/holiday", summary="Start or end a holiday")
    async def take_holiday(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[TakeHoliday]
    ) -> Me:
        await context.people.take_holiday(visitor.id, data.days)
        context.person_changed(visitor.id)
        return await _told(context, visitor.known())

    @post("/account", summary="Turn a guest into an account")
    async def new_account(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewAccount]
    ) -> Response[Me]:
        before, limits = visitor.known(), context.limits
        context.buckets.take("sign-ins of an address", visitor.address, limits.sign_ins_an_address)
        session = await context.people.make_account(before, data.name, data.password, data.email)
        context.sockets.close(session=before.id)
        context.person_changed(session.person.id)
        return await me_of(context, session, data.email or "")

    @delete("/account", summary="Delete the account")
    async def delete_account(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[DeleteAccount]
    ) -> Response[None]:
        context.buckets.take("passwords", visitor.id, context.limits.sign_ins)
        await context.people.check_password(visitor.id, data.password)
        for gone in await context.people.with_bots(visitor.id):
            await _forget(context, gone)
        return Response(None, cookies=[no_cookie()])

    @post("/sessions", summary="Sign in on this device")
    async def sign_in(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[SignIn]
    ) -> Response[Me]:
        limits, name = context.limits, names.folded(data.name)
        context.buckets.take("sign-ins of an address", visitor.address, limits.sign_ins_an_address)
        context.buckets.take("sign-ins", visitor.address, limits.sign_ins, name)
        if not await context.people.knows_device(data.name, visitor.device):
            # A distributed guessing attack locks out strange devices, but not the owner's.
            context.buckets.take("sign-ins at an account", name, limits.sign_ins_an_account)
        session = await context.people.sign_in(data.name, data.password)
        return await me_of(context, session, await context.people.email(session.person.id))

    @get("/sessions", summary="List sessions")
    async def devices(self, context: TheContext, visitor: TheVisitor) -> list[Device]:
        return await context.people.devices(visitor.known())

    @delete("/sessions/current", summary="Sign out here")
    async def sign_out(self, context: TheContext, visitor: TheVisitor) -> Response[None]:
        session = visitor.known()
        await context.people.sign_out(session, session.id)
        context.sockets.close(session=session.id)
        return Response(None, cookies=[no_cookie()])

    @delete("/sessions/{device:str}", summary="Sign out another device")
    async def sign_out_device(
        self, context: TheContext, visitor: TheVisitor, device: PathId
    ) -> None:
        await context.people.sign_out(visitor.known(), device)
        context.sockets.close(session=device)

    @get("/bots", summary="List bot accounts")
    async def bots(self, context: TheContext, visitor: TheVisitor) -> list[BotAccount]:
        return await context.people.bots(visitor.id)

    @post("/bots", summary="Create a bot account")
    async def new_bot(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewBotAccount]
    ) -> BotAccount:
        context.buckets.take("tables", visitor.id, context.limits.tables)
        return await context.people.new_bot(visitor.known().person, data.name)

    @delete("/bots/{bot:str}", summary="Delete a bot account")
    async def delete_bot(self, context: TheContext, visitor: TheVisitor, bot: PathId) -> None:
        await context.people.check_owner(visitor.id, bot)
        await _forget(context, bot)


class AccountsController(Controller):
    """Endpoints for the account."""

    path = "/api"
    tags = ("accounts",)

    @put("/account/password", summary="Change the password and sign out other devices")
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

    @get("/me/export", summary="Export all stored data")
    async def export(self, context: TheContext, visitor: TheVisitor) -> Response[Export]:
        context.buckets.take("exports", visitor.id, context.limits.exports)
        found = await context.accounts.export(visitor.known())
        named = {"Content-Disposition": 'attachment; filename="guildhall.json"'}
        return Response(found, headers=named)

    @post("/resets", summary="Request a password-reset e-mail", status_code=204)
    async def ask_reset(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[AskReset]
    ) -> None:
        """The answer and its time do not depend on whether an account has the address."""
        context.accounts.check_mail()
        address, limits = data.email.lower(), context.limits
        context.buckets.take("resets of an address", visitor.address, limits.resets_an_address)
        context.buckets.take("resets", visitor.address, limits.resets, address)
        context.buckets.take("e-mails", address, limits.emails)
        context.background.start(context.accounts.send_resets(data.email, visitor.language))

    @put("/resets", summary="Reset a password with the token of an e-mail")
    async def use_reset(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[UseReset]
    ) -> Response[Me]:
        limits = context.limits
        context.buckets.take("sign-ins of an address", visitor.address, limits.sign_ins_an_address)
        session = await context.accounts.reset_password(data.token, data.password)
        context.sockets.close(person=session.person.id)
        return await me_of(context, session, await context.people.email(session.person.id))
