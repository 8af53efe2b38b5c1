"""Pushes to the browsers of people whose turn it is: one for a turn, and nothing hidden in it."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from guildhall import games, locales
from guildhall.server.accounts.people import Session
from guildhall.server.bots.job_queue import JobQueue
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import BadRequest, NotAllowed, TooManyRequests
from guildhall.server.notify import push_store, safe_http, turn_emails, web_push
from guildhall.server.notify.messages import NewPush, PushState
from guildhall.server.notify.push_store import Browser
from guildhall.server.notify.safe_http import Forbidden, Unanswered
from guildhall.server.notify.turn_store import Turn
from guildhall.server.operations import metrics
from guildhall.server.operations.graceful_shutdown import finished
from guildhall.server.settings import DAY
from guildhall.server.storage.group_commit import Conflict

_MOST_BROWSERS: Final = 5
"""Of one person; whoever has more is told at the newest."""
_MOST_LINES: Final = 5
_KEPT_SECONDS: Final = DAY
"""So long a push service keeps a message for a browser that is not there."""
_GONE: Final = frozenset({404, 410})
"""The browser was unsubscribed; whatever else a push service says, or does not, may pass."""
_LOG = logging.getLogger(__name__)


# Who wants them.


async def state(context: Context, session: Session) -> PushState:
    async with context.database.connect() as connection:
        on = await push_store.told_at(connection, session.id)
    return PushState(context.signer.public, on)


async def subscribe(context: Context, session: Session, language: str, wanted: NewPush) -> None:
    """Tell somebody at the browser of this session from now on."""
    person = session.person
    if person.kind == "bot":
        raise NotAllowed()
    context.buckets.take("push subscriptions", person.id, context.limits.subscriptions)
    try:
        safe_http.check(wanted.endpoint, anywhere=context.settings.push_anywhere)
        web_push.check(wanted.p256dh, wanted.auth)
    except (Forbidden, ValueError) as error:
        raise BadRequest(where="endpoint, p256dh, auth", reason=str(error)) from error
    added = push_store.add(
        session.id, person.id, wanted.endpoint, wanted.p256dh, wanted.auth, language
    )
    await context.database.writer.write(added)
    async with context.database.connect() as connection:
        too_many = await push_store.oldest(connection, person.id, _MOST_BROWSERS)
    await context.database.writer.write([push_store.remove(one) for one in too_many])


async def unsubscribe(context: Context, session: Session) -> None:
    await context.database.writer.write([push_store.stop(session.id)])


# Sending them.


async def send(context: Context) -> None:
    """Tell everybody for whom a table has waited long enough, once for each turn."""
    # One who is slow to answer keeps nobody waiting but himself.
    told = (_tell(context, *one) for one in await _due(context))
    for error in await asyncio.gather(*told, return_exceptions=True):
        if isinstance(error, Exception):
            raise error


async def order(context: Context, queue: JobQueue) -> None:
    """Have whoever works on the queue tell each of them."""
    for person, _, _ in await _due(context):
        await queue.put("push", person, person)


async def taken(context: Context, *, person: str) -> None:
    """Tell somebody, as long as there is still something to tell."""
    for one in await _due(context, person):
        await _tell(context, *one)


async def forget(context: Context) -> None:
    """What was told so long ago that nobody asks, and browsers of sessions that are no more."""
    old = (
        push_store.TOLD.forget_old(now() - turn_emails.KEPT_MS),
        push_store.forget_ended(now() - DAY * 1000),
    )
    await context.database.writer.write(old)


async def _due(context: Context, person: str = "") -> list[tuple[str, list[Turn], list[Browser]]]:
    before = now() - int(context.settings.push_minutes * 60_000)
    idle = int(context.settings.session_days * DAY * 1000)
    due = partial(push_store.due, before=before, idle_ms=idle, person=person)
    async with context.database.connect() as connection:
        return await connection.run_sync(due)


async def _tell(
    context: Context, person: str, found: Sequence[Turn], browsers: Sequence[Browser]
) -> None:
    # A game may be gone from the shelf.
    waiting = [turn for turn in found if turn.game in games.NAMES]
    awake = [browser for browser in browsers if context.push_pauses.over(browser.id)]
    # Whoever has a page of ours open is told there.
    if not waiting or not awake or await context.is_connected(person):
        return
    try:
        context.buckets.take("pushes", person, context.limits.pushes)
        # Written down before it is sent: a server that is killed in between sends none, and never
        # two.
        await context.database.writer.write([push_store.TOLD.tell(turn) for turn in waiting])
    except (TooManyRequests, Conflict):
        return
    await finished(_send_all(context, awake, waiting))


async def _send_all(context: Context, browsers: Sequence[Browser], waiting: Sequence[Turn]) -> None:
    """Where no push service has taken it, it is told again later."""
    taken: set[str] = set()

    async def send_to(browser: Browser) -> None:
        if await _send(context, browser, waiting):
            taken.add(browser.id)

    # Where the process ends before one has answered, another process tells it.
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*map(send_to, browsers))
    if not taken:
        await context.database.writer.write([push_store.TOLD.take_back(turn) for turn in waiting])


async def _send(context: Context, browser: Browser, waiting: Sequence[Turn]) -> bool:
    """Whether a push service has taken it; a browser that is gone is forgotten."""
    body = web_push.sealed(message(browser.language, waiting), browser.p256dh, browser.auth)
    headers = {
        "Authorization": context.signer.authorization(browser.endpoint, _subject(context)),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_KEPT_SECONDS),
        "Urgency": "normal",
    }
    try:
        status = await context.safe_client.post(browser.endpoint, headers, body)
        outcome = "sent" if status < 300 else "gone" if status in _GONE else "failed"
    except Forbidden:
        outcome = "gone"
    except Unanswered:
        outcome = "failed"
    metrics.PUSHES.labels(outcome).inc()
    failures = browser.failures + 1 if outcome == "failed" else 0
    if failures:
        context.push_pauses.begin(browser.id, failures)
    if outcome == "gone":
        # Neither the endpoint nor its host is logged: they are somebody's.
        _LOG.info("a browser is told no more: it is gone")
        await context.database.writer.write([push_store.remove(browser.id)])
    elif failures != browser.failures:
        await context.database.writer.write([push_store.count(browser.id, failures)])
    return outcome == "sent"


def _subject(context: Context) -> str:
    """Whom a push service can ask about us."""
    origin = context.settings.origin
    return origin if origin.startswith("https://") else ""


def message(language: str, waiting: Sequence[Turn]) -> bytes:
    """What the browser shows, and where a click leads."""
    lines = [turn_emails.line(language, turn) for turn in waiting[:_MOST_LINES]]
    path = f"/table/{waiting[0].table}" if len(waiting) == 1 else "/waiting"
    return msgspec.json.encode(
        {
            "title": locales.text(language, "mail-turn-subject", {"tables": len(waiting)}),
            "body": "\n".join(lines),
            "path": path,
            "language": language,
        }
    )
