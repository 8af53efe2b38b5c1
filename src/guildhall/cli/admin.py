"""guildhall admin."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from cyclopts import App, Parameter

from guildhall import locales
from guildhall.cli.app import app
from guildhall.cli.common import Language, console, system_language
from guildhall.cli.database import Db, database_of
from guildhall.core.errors import InvalidOption

if TYPE_CHECKING:
    from guildhall.server.operations.cleanup import Before, Old, Tidied

admin = App(
    name="admin",
    help="Manage people and tables, even while the server is running. Everything is written to an "
    "audit log: `guildhall admin log`.",
)
app.command(admin)

Reason = Annotated[str, Parameter(help="Why, for the audit log.")]
Days = Annotated[int, Parameter(help="For this many days; forever if left out.")]
_MOST_DAYS = 36_500
_MOST_LINES = 100_000
_MOST_LETTERS = 500
_ANNOUNCED_DAYS = 7
_LATEST = 250_000_000_000_000
"""A moment that every time zone can word."""

Answer = TypeVar("Answer")


def _act(db: str, work: "Callable[[Any], Answer]") -> Answer:
    # Imported here so that the other commands start without it.
    from guildhall.server.operations.admin import act
    from guildhall.server.storage.database import database_url

    return act(database_url(database_of(db)), work)


def _say(language: str | None, message: str, **facts: object) -> None:
    words = locales.text(language or system_language(), message, facts)
    console().print(words, markup=False, highlight=False, soft_wrap=True)


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def _check(name: str, number: int, most: int) -> None:
    if not 0 <= number <= most:
        raise InvalidOption(option=name, value=number, allowed=f"0 … {most}")


@admin.command
def find(words: str, /, *, db: Db = "", language: Language = None) -> None:
    """Find people by part of their name, their e-mail address or their id.

    Examples: `guildhall admin find ann`, `guildhall admin find ann@example.org`.

    Args:
        words: Part of a name, or a whole address or ID.
    """
    found = _act(db, lambda operator: operator.find(words))
    for one in found:
        facts = {"kind": one.kind, "created": _day(one.created), "devices": one.devices}
        _say(language, "admin-one", id=one.id, name=one.name, tables=one.tables, **facts)
        for message, about in (("admin-email", one.email), ("admin-owner", one.owner)):
            if about:
                _say(language, message, about=about)
        for state, until in (("banned", one.banned), ("muted", one.muted)):
            if until:
                _say(language, "admin-state", state=state, **_end(until))
    _say(language, "admin-found", people=len(found))


def _end(until: int) -> dict[str, str]:
    from guildhall.server.operations.admin import FOREVER

    return {"forever": "yes" if until == FOREVER else "no", "until": _day(min(until, _LATEST))}


@admin.command
def reset_password(
    person: str, /, *, reason: Reason = "", db: Db = "", language: Language = None
) -> None:
    """Set a new password for an account, shown once; signs out all its devices.

    Examples: `guildhall admin reset-password "Ann of York"`.

    Args:
        person: Name or ID.
    """
    password = _act(db, lambda operator: operator.reset_password(person, reason))
    _say(language, "admin-password", person=person, password=password)


@admin.command
def sign_out(
    person: str, /, *, reason: Reason = "", db: Db = "", language: Language = None
) -> None:
    """Sign somebody out on all devices; open pages are disconnected within seconds.

    Examples: `guildhall admin sign-out Ann`.

    Args:
        person: Name or ID; for a bot account, this revokes its token.
    """
    _act(db, lambda operator: operator.sign_out(person, reason))
    _say(language, "admin-signed-out", person=person)


@admin.command
def ban(
    person: str,
    /,
    *,
    days: Days = 0,
    reason: Reason = "",
    db: Db = "",
    language: Language = None,
) -> None:
    """Ban somebody and their bot accounts; bots take over their running games.

    Examples: `guildhall admin ban Ann --days 7 --reason "insults at table kX3…"`.

    Args:
        person: Name or ID.
    """
    _check("days", days, _MOST_DAYS)
    until = _act(db, lambda operator: operator.ban(person, days, reason))
    _say(language, "admin-banned-now", person=person, **_end(until))


@admin.command
def unban(person: str, /, *, reason: Reason = "", db: Db = "", language: Language = None) -> None:
    """End a ban.

    Examples: `guildhall admin unban Ann`.

    Args:
        person: Name or ID.
    """
    _act(db, lambda operator: operator.unban(person, reason))
    _say(language, "admin-unbanned", person=person)


@admin.command
def mute(
    person: str,
    /,
    *,
    days: Days = 0,
    reason: Reason = "",
    db: Db = "",
    language: Language = None,
) -> None:
    """Mute somebody in the chat; they can still play.

    Examples: `guildhall admin mute Ann --days 1`.

    Args:
        person: Name or ID.
    """
    _check("days", days, _MOST_DAYS)
    until = _act(db, lambda operator: operator.mute(person, days, reason))
    _say(language, "admin-muted-now", person=person, **_end(until))


@admin.command
def unmute(person: str, /, *, reason: Reason = "", db: Db = "", language: Language = None) -> None:
    """Let somebody chat again.

    Examples: `guildhall admin unmute Ann`.

    Args:
        person: Name or ID.
    """
    _act(db, lambda operator: operator.unmute(person, reason))
    _say(language, "admin-unmuted", person=person)


@admin.command
def rename(
    person: str, name: str, /, *, reason: Reason = "", db: Db = "", language: Language = None
) -> None:
    """Rename somebody; an account then signs in with the new name.

    Examples: `guildhall admin rename kX3aBcDeFgHiJk "Player 7"`.

    Args:
        person: Name or ID.
        name: The new name.
    """
    _act(db, lambda operator: operator.rename(person, name, reason))
    _say(language, "admin-renamed", person=person, name=name)


@admin.command
def remove_words(
    table: str = "",
    entry: int = 0,
    /,
    *,
    person: str = "",
    reason: Reason = "",
    db: Db = "",
    language: Language = None,
) -> None:
    """Remove chat messages: one entry of a table's log, or everything by one person.

    Examples: `guildhall admin remove-words kX3aBcDeFgHiJk 41`,
    `guildhall admin remove-words --person Ann`.

    Args:
        table: Id of the table, the end of its address.
        entry: Number of the entry, as `/api/tables/ID/log` shows it.
        person: Remove everything this person has said; name or ID.
    """
    if bool(person) == bool(table):
        raise InvalidOption(option="remove-words", value=table, allowed="TABLE ENTRY, --person WHO")
    if person:
        removed = _act(db, lambda operator: operator.remove_all_words(person, reason))
    else:
        _check("entry", entry, 2**31 - 1)
        _act(db, lambda operator: operator.remove_words(table, entry, reason))
        removed = 1
    _say(language, "admin-unsaid", entries=removed)


@admin.command
def close_table(
    table: str, /, *, reason: Reason = "", db: Db = "", language: Language = None
) -> None:
    """Close a table that is open or being played; the game ends without a result.

    Examples: `guildhall admin close-table kX3aBcDeFgHiJk --reason "nobody comes back"`.

    Args:
        table: Id of the table, the end of its address.
    """
    _act(db, lambda operator: operator.close_table(table, reason))
    _say(language, "admin-closed", table=table)


@admin.command
def cancel_tournament(
    tournament: str, /, *, reason: Reason = "", db: Db = "", language: Language = None
) -> None:
    """Cancel a tournament; tables that are being played go on, and no round begins any more.

    Examples: `guildhall admin cancel-tournament kX3aBcDeFgHiJk --reason "its host is gone"`.

    Args:
        tournament: Id of the tournament, the end of its address.
    """
    name = _act(db, lambda operator: operator.cancel_tournament(tournament, reason))
    _say(language, "admin-tournament-cancelled", name=name)


@admin.command
def rename_tournament(
    tournament: str, name: str, /, *, reason: Reason = "", db: Db = "", language: Language = None
) -> None:
    """Rename a tournament.

    Examples: `guildhall admin rename-tournament kX3aBcDeFgHiJk "Autumn cup"`.

    Args:
        tournament: Id of the tournament, the end of its address.
        name: The new name.
    """
    before = _act(db, lambda operator: operator.rename_tournament(tournament, name, reason))
    _say(language, "admin-renamed", person=before, name=name)


@admin.command
def drain(*, reason: Reason = "", db: Db = "", language: Language = None) -> None:
    """Let no new tables be opened and no games begin; running games go on, and every page says so.

    Examples: `guildhall admin drain --reason "update at noon"`.
    """
    changed = _act(db, lambda operator: operator.set_drained(reason, drained=True))
    _say(language, "admin-drained" if changed else "admin-drained-already")


@admin.command
def undrain(*, reason: Reason = "", db: Db = "", language: Language = None) -> None:
    """Let games begin again.

    Examples: `guildhall admin undrain`.
    """
    changed = _act(db, lambda operator: operator.set_drained(reason, drained=False))
    _say(language, "admin-undrained" if changed else "admin-undrained-already")


@admin.command
def announce(
    text: str, /, *, until: datetime | None = None, db: Db = "", language: Language = None
) -> None:
    """Tell everybody something, on every page, within a second.

    Examples: `guildhall admin announce "Back at 18:00" --until 2026-11-17T18:00`.

    Args:
        text: What to tell, in one or two sentences.
        until: When it disappears, in your own time; after a week if left out.
    """
    words = " ".join(text.split())
    if not 0 < len(words) <= _MOST_LETTERS or not words.isprintable():
        raise InvalidOption(option="announce", value=words[:40], allowed=f"1 … {_MOST_LETTERS}")
    moment = _moment(until or datetime.now() + timedelta(days=_ANNOUNCED_DAYS))
    number = _act(db, lambda operator: operator.announce(words, moment))
    _say(language, "admin-announced", number=str(number), until=_day(moment))


def _moment(until: datetime) -> int:
    """When something ends that is to be seen before; raises InvalidOption."""
    now = int(datetime.now().timestamp() * 1000)
    try:
        moment = int(until.timestamp() * 1000)
    except (ValueError, OverflowError):
        # The time zone leads beyond the first or the last year there is.
        moment = 0
    if not now < moment <= _LATEST:
        allowed = f"{_day(now)} … {_day(_LATEST)}"
        raise InvalidOption(option="until", value=str(until), allowed=allowed)
    return moment


@admin.command
def announcements(*, db: Db = "") -> None:
    """Show what is announced now, with its numbers.

    Examples: `guildhall admin announcements`.
    """
    for line in _act(db, lambda operator: operator.announcements()):
        words = f"{line.id}  {_day(line.at)} → {_day(min(line.until, _LATEST))}  {line.text}"
        console().print(words, markup=False, highlight=False, soft_wrap=True)


@admin.command
def withdraw(number: int, /, *, db: Db = "", language: Language = None) -> None:
    """Withdraw an announcement.

    Examples: `guildhall admin withdraw 3`.

    Args:
        number: Its number, as `guildhall admin announcements` shows it.
    """
    _check("number", number, 2**31 - 1)
    _act(db, lambda operator: operator.withdraw(number))
    _say(language, "admin-withdrawn", number=str(number))


@admin.command
def tidy(
    *,
    guests: int = 0,
    tables: int = 0,
    audit: int = 0,
    dry_run: bool = False,
    db: Db = "",
    language: Language = None,
) -> None:
    """Delete old data that nobody needs; by default everything is kept.

    Examples: `guildhall admin tidy --guests 90 --tables 365 --dry-run`.

    Args:
        guests: Delete guests who have not been here for this many days and have played nothing
            that is kept; 0 keeps them.
        tables: Delete finished games that only guests have played, that nobody has shared and that
            are not rated, after this many days; 0 keeps them.
        audit: Delete lines of the audit log after this many days; 0 keeps them.
        dry_run: Only say how much would be deleted.
    """
    from guildhall.server.operations.cleanup import Before, Old, Tidied

    for name, days in (("guests", guests), ("tables", tables), ("audit", audit)):
        _check(name, days, _MOST_DAYS)
    ends = (_days_ago(days) if days else None for days in (guests, tables, audit))
    before = Before(*ends)
    old: Old = _act(db, lambda operator: operator.find_old(before))
    found = old.count() if dry_run else Tidied()
    while not dry_run and old.count():
        gone = Tidied()
        for part in old.parts():
            gone += _act(db, partial(_tidy, before=before, part=part))
        found += gone
        # Guests may have nothing left now.
        old = _act(db, lambda operator: operator.find_old(before)) if gone else Old([], [], [])
    facts = {"guests": found.guests, "tables": found.tables, "lines": found.lines}
    _say(language, "admin-tidy-would" if dry_run else "admin-tidied", **facts)


def _tidy(operator: Any, before: "Before", part: "Old") -> "Tidied":
    gone: Tidied = operator.tidy(before, part)
    return gone


def _days_ago(days: int) -> int:
    return int((datetime.now() - timedelta(days=days)).timestamp() * 1000)


@admin.command
def log(*, last: int = 100, db: Db = "", language: Language = None) -> None:
    """Show what operators have done, newest last.

    Examples: `guildhall admin log`, `guildhall admin log --last 1000`.

    Args:
        last: How many lines to show.
    """
    _check("last", last, _MOST_LINES)
    for line in _act(db, lambda operator: operator.log(last)):
        person = f"{line.name or ''} ({line.person})" if line.person else ""
        told = (line.operator, line.action, person, line.table_id or "", line.detail)
        words = "  ".join(part for part in (str(line.id), _day(line.at), *told) if part)
        console().print(words, markup=False, highlight=False, soft_wrap=True)


@admin.command
def reports(*, last: int = 100, db: Db = "") -> None:
    """Show what people have reported about others, newest last.

    Examples: `guildhall admin reports`, `guildhall admin reports --last 1000`.

    Args:
        last: So many lines.
    """
    _check("last", last, _MOST_LINES)
    for line in _act(db, lambda operator: operator.reports(last)):
        reported = f"{line.name or ''} ({line.reported})"
        by = f"← {line.by_name or ''} ({line.person})"
        told = (reported, by, line.table_id or "", line.text)
        words = "  ".join(part for part in (str(line.id), _day(line.at), *told) if part)
        # What strangers write must not steer the terminal.
        shown = "".join(letter if letter.isprintable() else " " for letter in words)
        console().print(shown, markup=False, highlight=False, soft_wrap=True)
