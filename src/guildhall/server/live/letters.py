"""Letters to people whose turn it is: one for a turn, with nothing that not everybody knows."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from html import escape
from itertools import groupby
from typing import Final

from guildhall import games, locales
from guildhall.server.clock import now
from guildhall.server.errors import NoAccount, NoEmail, TooManyRequests, Unavailable
from guildhall.server.live.house import House
from guildhall.server.mail import Post
from guildhall.server.people import Session
from guildhall.server.secrets import new_id
from guildhall.server.settings import DAY
from guildhall.server.store import letters
from guildhall.server.store.letters import Addressee, Due
from guildhall.server.store.writer import Conflict

_EVERY: Final = 60.0
"""Seconds."""
_KEPT_MS: Final = 90 * DAY * 1000
"""By then a game is over or closed."""
_LOG = logging.getLogger(__name__)


# Who wants them.


async def want(house: House, session: Session, language: str, *, wanted: bool) -> None:
    """Whether somebody wants letters, in the language that he reads now."""
    house.accounts.check_mail()
    person = session.person
    if person.kind != "account":
        raise NoAccount(name=person.name)
    if wanted and not await house.people.email(person.id):
        raise NoEmail()
    key = new_id() + new_id()
    change = letters.set_wanted(person.id, language if wanted else None, key)
    await house.database.writer.write([change])


async def stop(house: House, key: str) -> None:
    """No more letters to whoever was sent this key; says nothing where nobody was."""
    await house.database.writer.write([letters.stop(key)])


# Writing them.


async def keep_writing(house: House) -> None:
    """Tell people, now and again, which tables wait for them."""
    post = house.accounts.post
    if post is None:
        return
    reachable = True
    while True:
        try:
            await write(house, post)
            reachable = True
        except Unavailable:
            pass
        except Exception:
            if reachable:
                _LOG.exception("letters could not be written; trying again")
            reachable = False
        await asyncio.sleep(_EVERY)


async def write(house: House, post: Post) -> None:
    """Write to everybody for whom a table has waited long enough, once for each turn."""
    before = now() - int(house.settings.letter_minutes * 60_000)
    async with house.database.connect() as connection:
        waiting = await connection.run_sync(partial(letters.due, before=before))
    # A game may be gone from the shelf.
    found = [one for one in waiting if one.game in games.NAMES]
    for to, theirs in groupby(found, lambda one: one.to):
        # Whoever has a page of ours open is told there.
        if await house.is_connected(to.person):
            continue
        if not await _tell(house, post, to, list(theirs)):
            # The mail server is away: everybody else would wait for it too.
            break
    await house.database.writer.write([letters.forget_old(now() - _KEPT_MS)])


async def _tell(house: House, post: Post, to: Addressee, waiting: Sequence[Due]) -> bool:
    """Write one letter; false where it could not be sent."""
    try:
        house.buckets.take("turn letters", to.email.lower(), house.limits.letters)
        # Written down before it is sent: a server that stops in between sends none, and never two.
        await house.database.writer.write([letters.told(one) for one in waiting])
    except (TooManyRequests, Conflict):
        return True
    stopping = f"{house.settings.origin}/api/letters/stop/{to.key}"
    sent = await post.send(
        to.email,
        locales.text(to.language, "mail-turn-subject", {"tables": len(waiting)}),
        as_text(house.settings.origin, to, waiting),
        html=as_html(house.settings.origin, to, waiting),
        headers={
            # By these two a mail program offers its own button (RFC 8058).
            "List-Unsubscribe": f"<{stopping}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
    )
    if not sent:
        await house.database.writer.write([letters.untold(one) for one in waiting])
    return sent


def as_text(origin: str, to: Addressee, waiting: Sequence[Due]) -> str:
    hello, intro, stopping = _words(to, len(waiting))
    tables = [f"{_table(to, one)}\n{origin}/table/{one.table}" for one in waiting]
    ends = f"{stopping}\n{origin}/letters#{to.key}"
    return "\n\n".join([hello, intro, *tables, ends]) + "\n"


def as_html(origin: str, to: Addressee, waiting: Sequence[Due]) -> str:
    hello, intro, stopping = (escape(words) for words in _words(to, len(waiting)))
    tables = "".join(
        f'<li><a href="{escape(origin)}/table/{one.table}">{escape(_table(to, one))}</a></li>'
        for one in waiting
    )
    ends = f'<a href="{escape(origin)}/letters#{to.key}">{stopping}</a>'
    return (
        f'<!doctype html><html lang="{to.language}"><meta charset="utf-8"><body>'
        f"<p>{hello}</p><p>{intro}</p><ul>{tables}</ul><p><small>{ends}</small></p></body></html>\n"
    )


def _words(to: Addressee, tables: int) -> tuple[str, str, str]:
    return (
        locales.text(to.language, "mail-turn-hello", {"name": to.name}),
        locales.text(to.language, "mail-turn-intro", {"tables": tables}),
        locales.text(to.language, "mail-turn-stop"),
    )


def _table(to: Addressee, one: Due) -> str:
    game = locales.text(to.language, f"{one.game}-title")
    return locales.text(to.language, "mail-turn-table", {"game": game, "players": one.seats})
