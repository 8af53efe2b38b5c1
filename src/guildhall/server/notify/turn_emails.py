"""Letters to people whose turn it is: one for a turn, with nothing that not everybody knows."""

from collections.abc import Sequence
from functools import partial
from html import escape
from itertools import groupby
from typing import Final

from guildhall import games, locales
from guildhall.server.accounts.people import Session
from guildhall.server.accounts.secrets import new_id
from guildhall.server.bots.job_queue import JobQueue
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import NoAccount, NoEmail, TooManyRequests
from guildhall.server.notify import email_store
from guildhall.server.notify.email_store import TOLD, Addressee
from guildhall.server.notify.mail import Outcome, Post
from guildhall.server.notify.turn_store import Turn
from guildhall.server.operations.graceful_shutdown import finished
from guildhall.server.settings import DAY
from guildhall.server.storage.group_commit import Conflict

KEPT_MS: Final = 90 * DAY * 1000
"""By then a game is over or closed."""


# Who wants them.


async def want(context: Context, session: Session, language: str, *, wanted: bool) -> None:
    """Whether somebody wants letters, in the language that he reads now."""
    context.accounts.check_mail()
    person = session.person
    if person.kind != "account":
        raise NoAccount(name=person.name)
    if wanted and not await context.people.email(person.id):
        raise NoEmail()
    key = new_id() + new_id()
    change = email_store.set_wanted(person.id, language if wanted else None, key)
    await context.database.writer.write([change])


async def stop(context: Context, key: str) -> None:
    """No more letters to whoever was sent this key; says nothing where nobody was."""
    await context.database.writer.write([email_store.stop(key)])


# Writing them.


async def write(context: Context, post: Post) -> None:
    """Write to everybody for whom a table has waited long enough, once for each turn."""
    for to, theirs in groupby(await _due(context), lambda one: one[0]):
        if await _tell(context, post, to, [turn for _, turn in theirs]) == "away":
            # Everybody else would wait for it too.
            break


async def order(context: Context, queue: JobQueue) -> None:
    """Have whoever works on the queue write to each of them."""
    for person in dict.fromkeys(to.person for to, _ in await _due(context)):
        await queue.put("letter", person, person)


async def taken(context: Context, *, person: str) -> None:
    """Write to somebody, as long as there is still something to tell."""
    found = await _due(context, person)
    if found and context.accounts.post:
        await _tell(context, context.accounts.post, found[0][0], [turn for _, turn in found])


async def forget(context: Context) -> None:
    """What was written so long ago that nobody asks."""
    await context.database.writer.write([TOLD.forget_old(now() - KEPT_MS)])


async def _due(context: Context, person: str = "") -> list[tuple[Addressee, Turn]]:
    before = now() - int(context.settings.letter_minutes * 60_000)
    async with context.database.connect() as connection:
        waiting = await connection.run_sync(partial(email_store.due, before=before, person=person))
    # A game may be gone from the shelf.
    return [(to, turn) for to, turn in waiting if turn.game in games.NAMES]


async def _tell(
    context: Context, post: Post, to: Addressee, waiting: Sequence[Turn]
) -> Outcome | None:
    """Write one letter; None where none is wanted now."""
    # Whoever has a page of ours open is told there.
    if await context.is_connected(to.person):
        return None
    try:
        context.buckets.take("turn letters", to.email.lower(), context.limits.letters)
        # Written down before it is sent: a server that stops in between sends none, and never two.
        await context.database.writer.write([TOLD.tell(turn) for turn in waiting])
    except (TooManyRequests, Conflict):
        return None
    return await finished(_send(context, post, to, waiting))


async def _send(context: Context, post: Post, to: Addressee, waiting: Sequence[Turn]) -> Outcome:
    stopping = f"{context.settings.origin}/api/letters/stop/{to.key}"
    outcome = await post.send(
        to.email,
        locales.text(to.language, "mail-turn-subject", {"tables": len(waiting)}),
        as_text(context.settings.origin, to, waiting),
        html=as_html(context.settings.origin, to, waiting),
        headers={
            # By these two a mail program offers its own button (RFC 8058).
            "List-Unsubscribe": f"<{stopping}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
    )
    # Who was refused is written to at his next turn.
    if outcome in ("later", "away"):
        await context.database.writer.write([TOLD.take_back(turn) for turn in waiting])
    return outcome


def as_text(origin: str, to: Addressee, waiting: Sequence[Turn]) -> str:
    hello, intro, stopping = _words(to, len(waiting))
    tables = [f"{line(to.language, one)}\n{origin}/table/{one.table}" for one in waiting]
    ends = f"{stopping}\n{origin}/letters#{to.key}"
    return "\n\n".join([hello, intro, *tables, ends]) + "\n"


def as_html(origin: str, to: Addressee, waiting: Sequence[Turn]) -> str:
    hello, intro, stopping = (escape(words) for words in _words(to, len(waiting)))
    links = ((f"{origin}/table/{one.table}", line(to.language, one)) for one in waiting)
    tables = "".join(f'<li><a href="{escape(at)}">{escape(text)}</a></li>' for at, text in links)
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


def line(language: str, turn: Turn) -> str:
    """What everybody may know of a table."""
    game = locales.text(language, f"{turn.game}-title")
    return locales.text(language, "mail-turn-table", {"game": game, "players": turn.seats})
