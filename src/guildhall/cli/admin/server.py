"""`guildhall admin` commands about the server: drain, announcements, cleanup, audit log."""

from datetime import datetime, timedelta
from operator import methodcaller
from typing import Final

from guildhall.cli.admin.app import (
    LATEST,
    MOST_DAYS,
    MOST_LINES,
    Reason,
    act,
    admin,
    check_range,
    day,
    say,
    write,
)
from guildhall.cli.common import Language
from guildhall.cli.database import Db
from guildhall.core.errors import InvalidOption

_MOST_CHARACTERS: Final = 500
_ANNOUNCED_DAYS: Final = 7


@admin.command
def drain(*, reason: Reason = "", db: Db = "", language: Language = None) -> None:
    """Stop new tables and games; running games continue, and every page shows a notice.

    Examples: `guildhall admin drain --reason "update at noon"`.
    """
    changed = act(db, lambda operator: operator.set_drained(reason, drained=True))
    say(language, "admin-drained" if changed else "admin-drained-already")


@admin.command
def undrain(*, reason: Reason = "", db: Db = "", language: Language = None) -> None:
    """Accept new games again.

    Examples: `guildhall admin undrain`.
    """
    changed = act(db, lambda operator: operator.set_drained(reason, drained=False))
    say(language, "admin-undrained" if changed else "admin-undrained-already")


@admin.command
def announce(
    text: str, /, *, until: datetime | None = None, db: Db = "", language: Language = None
) -> None:
    """Show an announcement on every page, within a second.

    Examples: `guildhall admin announce "Back at 18:00" --until 2026-11-17T18:00`.

    Args:
        text: The announcement, in one or two sentences.
        until: When it disappears, in your own time; after a week if left out.
    """
    words = " ".join(text.split())
    if not 0 < len(words) <= _MOST_CHARACTERS or not words.isprintable():
        raise InvalidOption(option="announce", value=words[:40], allowed=f"1 … {_MOST_CHARACTERS}")
    moment = _moment(until or datetime.now() + timedelta(days=_ANNOUNCED_DAYS))
    number = act(db, lambda operator: operator.announce(words, moment))
    say(language, "admin-announced", number=str(number), until=day(moment))


def _moment(until: datetime) -> int:
    """Parse the end of an announcement; raises InvalidOption."""
    now = int(datetime.now().timestamp() * 1000)
    try:
        moment = int(until.timestamp() * 1000)
    except (ValueError, OverflowError):
        # The time zone leads beyond the first or the last year.
        moment = 0
    if not now < moment <= LATEST:
        allowed = f"{day(now)} … {day(LATEST)}"
        raise InvalidOption(option="until", value=str(until), allowed=allowed)
    return moment


@admin.command
def announcements(*, db: Db = "") -> None:
    """Show what is announced now, with its numbers.

    Examples: `guildhall admin announcements`.
    """
    for line in act(db, lambda operator: operator.announcements()):
        words = f"{line.id}  {day(line.at)} → {day(min(line.until, LATEST))}  {line.text}"
        write(words)


@admin.command
def withdraw(number: int, /, *, db: Db = "", language: Language = None) -> None:
    """Withdraw an announcement.

    Examples: `guildhall admin withdraw 3`.

    Args:
        number: Its number, as `guildhall admin announcements` shows it.
    """
    check_range("number", number, 2**31 - 1)
    act(db, lambda operator: operator.withdraw(number))
    say(language, "admin-withdrawn", number=str(number))


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
    """Delete old data; by default everything is kept.

    Examples: `guildhall admin tidy --guests 90 --tables 365 --dry-run`.

    Args:
        guests: Delete guests who have not been here for this many days and have played nothing
            that is kept; 0 keeps them.
        tables: Delete finished games that only guests have played, that are not shared and that
            are not rated, after this many days; 0 keeps them.
        audit: Delete lines of the audit log after this many days; 0 keeps them.
        dry_run: Only count what would be deleted.
    """
    from guildhall.server.operations.cleanup import Before, Old, Tidied

    for name, days in (("guests", guests), ("tables", tables), ("audit", audit)):
        check_range(name, days, MOST_DAYS)
    ends = (_days_ago(days) if days else None for days in (guests, tables, audit))
    before = Before(*ends)
    old = act(db, lambda operator: operator.find_old(before))
    found = old.count() if dry_run else Tidied()
    while not dry_run and old.count():
        gone = Tidied()
        for part in old.parts():
            gone += act(db, methodcaller("tidy", before, part))
        found += gone
        # Guests may have nothing left now.
        old = act(db, lambda operator: operator.find_old(before)) if gone else Old([], [], [])
    facts = {"guests": found.guests, "tables": found.tables, "lines": found.lines}
    say(language, "admin-tidy-would" if dry_run else "admin-tidied", **facts)


def _days_ago(days: int) -> int:
    return int((datetime.now() - timedelta(days=days)).timestamp() * 1000)


@admin.command
def log(*, last: int = 100, db: Db = "", language: Language = None) -> None:
    """Show what operators have done, newest last.

    Examples: `guildhall admin log`, `guildhall admin log --last 1000`.

    Args:
        last: How many lines to show.
    """
    check_range("last", last, MOST_LINES)
    for line in act(db, lambda operator: operator.log(last)):
        person = f"{line.name or ''} ({line.person})" if line.person else ""
        fields = (line.operator, line.action, person, line.table_id or "", line.detail)
        words = "  ".join(part for part in (str(line.id), day(line.at), *fields) if part)
        write(words)
