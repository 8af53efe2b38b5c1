"""Guests, accounts, devices and bot accounts."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from guildhall.server.accounts import names, secrets
from guildhall.server.accounts.messages import (
    BotAccount,
    DeleteAccount,
    Device,
    Me,
    NewAccount,
    NewBotAccount,
    NewGuest,
    SignIn,
    TakeHoliday,
)
from guildhall.server.accounts.people import Session
from guildhall.server.clubs import clubs
from guildhall.server.fields import ID, Id
from guildhall.server.http.visitor import (
    TheHouse,
    TheVisitor,
    device_cookie,
    no_cookie,
    session_cookie,
)
from guildhall.server.operations import announcements
from guildhall.server.tables import endings
from guildhall.server.tables.registry import House
from guildhall.server.tournaments import tournaments

PathId = Annotated[Id, PathParameter(max_length=40, min_length=1, pattern=ID)]


async def me_of(house: House, session: Session, email: str = "") -> Response[Me]:
    token = secrets.csrf_token(session.token)
    letters = await house.accounts.wants_letters(session.person)
    away = house.people.away_until(session.person.id)
    news = announcements.current(house)
    me = Me(session.person, token, email, house.accounts.has_mail, letters, away, news)
    secure = house.settings.origin.startswith("https")
    cookies = [session_cookie(session.token, secure=secure)]
    if session.person.kind == "account":
        cookies.append(device_cookie(await house.people.device(session.person.id), secure=secure))
    return Response(me, cookies=cookies)


async def _told(house: House, session: Session) -> Me:
    """Who somebody is, as he is told."""
    email = await house.people.email(session.person.id)
    mail, letters = house.accounts.has_mail, await house.accounts.wants_letters(session.person)
    away = house.people.away_until(session.person.id)
    token, news = secrets.csrf_token(session.token), announcements.current(house)
    return Me(session.person, token, email, mail, letters, away, news)


async def _forget(house: House, person: str) -> None:
    await tournaments.leave_all(house, person)
    await clubs.leave_all(house, person)
    await endings.leave_all(house, person)
    await house.people.delete(person)
    house.person_changed(person)
    house.hang_up(person=person)


class PeopleController(Controller):
    """Who you are."""

    path = "/api"
    tags = ("people",)

    @get("/me", summary="Who you are here")
    async def me(self, house: TheHouse, visitor: TheVisitor) -> Me:
        if visitor.session is None:
            return Me(None, "", mail=house.accounts.has_mail, news=announcements.current(house))
        return await _told(house, visitor.session)

    @post("/guests", summary="Play at once under a name")
    async def new_guest(
        self, house: TheHouse, visitor: TheVisitor, data: JSONBody[NewGuest]
    ) -> Response[Me]:
        house.buckets.take("guests", visitor.address, house.limits.guests)
        return await me_of(house, await house.people.new_guest(data.name))

    @put("/me/name", summary="Be called otherwise, as a guest")
    async def name_guest(
        self, house: TheHouse, visitor: TheVisitor, data: JSONBody[NewGuest]
    ) -> Me:
        house.buckets.take("guests", visitor.address, house.limits.guests)
        session = visitor.known()
        person = await house.people.name_guest(session, data.name)
        house.person_changed(person.id)
        return await _told(house, Session(session.id, person, session.token))

    @put("/me/holiday", summary="Let the clocks of slow tables rest for you")
    async def take_holiday(
        self, house: TheHouse, visitor: TheVisitor, data: JSONBody[TakeHoliday]
    ) -> Me:
        await house.people.take_holiday(visitor.id, data.days)
        house.person_changed(visitor.id)
        return await _told(house, visitor.known())

    @post("/account", summary="Turn the guest you are into an account")
    async def new_account(
        self, house: TheHouse, visitor: TheVisitor, data: JSONBody[NewAccount]
    ) -> Response[Me]:
        before, limits = visitor.known(), house.limits
        house.buckets.take("sign-ins of an address", visitor.address, limits.sign_ins_an_address)
        session = await house.people.make_account(before, data.name, data.password, data.email)
        house.hang_up(session=before.id)
        house.person_changed(session.person.id)
        return await me_of(house, session, data.email or "")

    @delete("/account", summary="Delete your account for ever")
    async def delete_account(
        self, house: TheHouse, visitor: TheVisitor, data: JSONBody[DeleteAccount]
    ) -> Response[None]:
        house.buckets.take("passwords", visitor.id, house.limits.sign_ins)
        await house.people.check_password(visitor.id, data.password)
        for gone in await house.people.with_bots(visitor.id):
            await _forget(house, gone)
        return Response(None, cookies=[no_cookie()])

    @post("/sessions", summary="Sign in on this device")
    async def sign_in(
        self, house: TheHouse, visitor: TheVisitor, data: JSONBody[SignIn]
    ) -> Response[Me]:
        limits, name = house.limits, names.folded(data.name)
        house.buckets.take("sign-ins of an address", visitor.address, limits.sign_ins_an_address)
        house.buckets.take("sign-ins", visitor.address, limits.sign_ins, name)
        if not await house.people.knows_device(data.name, visitor.device):
            # Whoever guesses from many addresses stops strangers by this, but not the owner.
            house.buckets.take("sign-ins at an account", name, limits.sign_ins_an_account)
        session = await house.people.sign_in(data.name, data.password)
        return await me_of(house, session, await house.people.email(session.person.id))

    @get("/sessions", summary="Your devices")
    async def devices(self, house: TheHouse, visitor: TheVisitor) -> list[Device]:
        return await house.people.devices(visitor.known())

    @delete("/sessions/current", summary="Sign out here")
    async def sign_out(self, house: TheHouse, visitor: TheVisitor) -> Response[None]:
        session = visitor.known()
        await house.people.sign_out(session, session.id)
        house.hang_up(session=session.id)
        return Response(None, cookies=[no_cookie()])

    @delete("/sessions/{device:str}", summary="Sign out another device")
    async def sign_out_device(self, house: TheHouse, visitor: TheVisitor, device: PathId) -> None:
        await house.people.sign_out(visitor.known(), device)
        house.hang_up(session=device)

    @get("/bots", summary="Your bot accounts")
    async def bots(self, house: TheHouse, visitor: TheVisitor) -> list[BotAccount]:
        return await house.people.bots(visitor.id)

    @post("/bots", summary="Make a bot account")
    async def new_bot(
        self, house: TheHouse, visitor: TheVisitor, data: JSONBody[NewBotAccount]
    ) -> BotAccount:
        house.buckets.take("tables", visitor.id, house.limits.tables)
        return await house.people.new_bot(visitor.known().person, data.name)

    @delete("/bots/{bot:str}", summary="Delete a bot account")
    async def delete_bot(self, house: TheHouse, visitor: TheVisitor, bot: PathId) -> None:
        await house.people.check_owner(visitor.id, bot)
        await _forget(house, bot)
