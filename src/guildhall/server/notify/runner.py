"""Notifies people that it is their turn: once per turn and channel, unless they have a page open.

A claim is stored before the notification is sent. A server that is killed in between sends none,
and of two processes only one sends it.
"""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from guildhall import games, locales
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import TooManyRequests, Unavailable
from guildhall.server.notify import store
from guildhall.server.notify.channel import Channel, Destination, Message, Outcome
from guildhall.server.notify.store import Due, Turn
from guildhall.server.operations import metrics
from guildhall.server.operations.graceful_shutdown import finished
from guildhall.server.settings import DAY
from guildhall.server.storage.group_commit import Conflict

_KEPT_MS: Final = 90 * DAY * 1000
"""Older claims are deleted: by then a game is over or closed."""
_LOG = logging.getLogger(__name__)


async def send_due(context: Context, channel: Channel) -> None:
    """Notify all people who are due, or put a job for each of them into the queue."""
    due = await _due(context, channel)
    if context.queue:
        for one in due:
            await context.queue.put(channel.name, one.person, one.person)
    else:
        await _send_all(context, channel, due)
    ended = store.forget_ended(now() - DAY * 1000)
    await context.database.writer.write([store.forget_claims(now() - _KEPT_MS), ended])


async def send_now(context: Context, channel: Channel, *, person: str = "") -> None:
    """Notify all people who are due, or one person if they still are."""
    await _send_all(context, channel, await _due(context, channel, person))


async def _send_all(context: Context, channel: Channel, due: Sequence[Due]) -> None:
    waiting = iter(due)
    away = False

    async def work() -> None:
        nonlocal away
        for one in waiting:
            try:
                # All others would wait for the same timeout.
                away = away or await _notify(context, channel, one)
            except Unavailable:
                raise
            except Exception:
                _LOG.exception(
                    "%s notification failed", channel.name, extra={"event": "notification-failed"}
                )

    await asyncio.gather(*(work() for _ in range(channel.at_once)))


async def _due(context: Context, channel: Channel, person: str = "") -> list[Due]:
    chosen = context.settings.notify_minutes
    minutes = channel.delay_minutes if chosen is None else chosen
    before = now() - int(minutes * 60_000)
    idle = int(context.settings.session_days * DAY * 1000)
    find = partial(store.due, channel=channel.name, before=before, idle_ms=idle, person=person)
    async with context.database.connect() as connection:
        found = await connection.run_sync(find)
    # A game may have been removed from this server.
    known = ((one, [turn for turn in one.turns if turn.game in games.NAMES]) for one in found)
    return [Due(one.person, turns, one.destinations) for one, turns in known if turns]


async def _notify(context: Context, channel: Channel, due: Due) -> bool:
    """Notify one person; returns whether the channel is away."""
    ready = [to for to in due.destinations if context.notification_pauses.over(to.id)]
    if not ready or await context.is_connected(due.person):
        return False
    try:
        for to in ready:
            key = hashlib.sha256(to.address.lower().encode()).hexdigest()
            context.buckets.take(f"{channel.name} notifications", key, channel.rate)
        await context.database.writer.write([store.claim(channel.name, turn) for turn in due.turns])
    except (TooManyRequests, Conflict):
        return False
    return await finished(_send(context, channel, ready, due.turns))


async def _send(
    context: Context, channel: Channel, ready: Sequence[Destination], turns: Sequence[Turn]
) -> bool:
    outcomes: set[Outcome] = set()

    async def send(to: Destination) -> None:
        outcomes.add(await deliver(context, channel, to, turn_message(to.language, turns)))

    # If the process ends before all have answered, another process notifies the rest.
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*map(send, ready))
    if not outcomes & {"sent", "refused"}:
        taken_back = [store.take_back(channel.name, turn) for turn in turns]
        await context.database.writer.write(taken_back)
    return "away" in outcomes


async def deliver(context: Context, channel: Channel, to: Destination, message: Message) -> Outcome:
    """Send one message and store what became of the destination."""
    outcome = await channel.send(to, message)
    metrics.NOTIFICATIONS.labels(channel.name, outcome).inc()
    if outcome == "gone":
        _log("removed", channel)
        await context.database.writer.write([store.remove(to.id)])
    elif outcome == "failed":
        failures = to.failures + 1
        context.notification_pauses.begin(to.id, failures)
        enabled = channel.most_failures is None or failures < channel.most_failures
        if not enabled:
            _log("disabled", channel)
        await context.database.writer.write([store.update(to.id, failures, enabled=enabled)])
    elif outcome == "sent" and to.failures:
        await context.database.writer.write([store.update(to.id, 0, enabled=True)])
    return outcome


def _log(change: str, channel: Channel) -> None:
    # Without the address: it is private.
    _LOG.info("%s destination %s", channel.name, change, extra={"event": f"notification-{change}"})


def turn_message(language: str, turns: Sequence[Turn]) -> Message:
    return Message(
        language,
        locales.text(language, "mail-turn-subject", {"tables": len(turns)}),
        tuple((_line(language, turn), f"/table/{turn.table}") for turn in turns),
    )


def _line(language: str, turn: Turn) -> str:
    """Public information about a table."""
    game = locales.text(language, f"{turn.game}-title")
    return locales.text(language, "mail-turn-table", {"game": game, "players": turn.seats})
