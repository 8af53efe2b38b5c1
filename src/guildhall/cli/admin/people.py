"""`guildhall admin` commands about people."""

from typing import Annotated

from cyclopts import Parameter

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

Days = Annotated[int, Parameter(help="For this many days; forever if left out.")]


@admin.command
def find(words: str, /, *, db: Db = "", language: Language = None) -> None:
    """Find people by part of their name, their e-mail address or their id.

    Examples: `guildhall admin find ann`, `guildhall admin find ann@example.org`.

    Args:
        words: Part of a name, or a whole address or ID.
    """
    found = act(db, lambda operator: operator.find(words))
    for one in found:
        facts = {"kind": one.kind, "created": day(one.created), "devices": one.devices}
        say(language, "admin-one", id=one.id, name=one.name, tables=one.tables, **facts)
        for message, about in (("admin-email", one.email), ("admin-owner", one.owner)):
            if about:
                say(language, message, about=about)
        for state, until in (("banned", one.banned), ("muted", one.muted)):
            if until:
                say(language, "admin-state", state=state, **_end(until))
    say(language, "admin-found", people=len(found))


def _end(until: int) -> dict[str, str]:
    from guildhall.server.operations.admin import FOREVER

    return {"forever": "yes" if until == FOREVER else "no", "until": day(min(until, LATEST))}


@admin.command
def reset_password(
    person: str, /, *, reason: Reason = "", db: Db = "", language: Language = None
) -> None:
    """Set a new password for an account, shown once; signs out all its devices.

    Examples: `guildhall admin reset-password "Ann of York"`.

    Args:
        person: Name or ID.
    """
    password = act(db, lambda operator: operator.reset_password(person, reason))
    say(language, "admin-password", person=person, password=password)


@admin.command
def sign_out(
    person: str, /, *, reason: Reason = "", db: Db = "", language: Language = None
) -> None:
    """Sign a person out on all devices; open pages are disconnected within seconds.

    Examples: `guildhall admin sign-out Ann`.

    Args:
        person: Name or ID; for a bot account, this revokes its token.
    """
    act(db, lambda operator: operator.sign_out(person, reason))
    say(language, "admin-signed-out", person=person)


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
    """Ban a person and their bot accounts; bots take over their running games.

    Examples: `guildhall admin ban Ann --days 7 --reason "insults at table kX3…"`.

    Args:
        person: Name or ID.
    """
    check_range("days", days, MOST_DAYS)
    until = act(db, lambda operator: operator.ban(person, days, reason))
    say(language, "admin-banned-now", person=person, **_end(until))


@admin.command
def unban(person: str, /, *, reason: Reason = "", db: Db = "", language: Language = None) -> None:
    """End a ban.

    Examples: `guildhall admin unban Ann`.

    Args:
        person: Name or ID.
    """
    act(db, lambda operator: operator.unban(person, reason))
    say(language, "admin-unbanned", person=person)


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
    """Mute a person in the chat; they can still play.

    Examples: `guildhall admin mute Ann --days 1`.

    Args:
        person: Name or ID.
    """
    check_range("days", days, MOST_DAYS)
    until = act(db, lambda operator: operator.mute(person, days, reason))
    say(language, "admin-muted-now", person=person, **_end(until))


@admin.command
def unmute(person: str, /, *, reason: Reason = "", db: Db = "", language: Language = None) -> None:
    """Let a person chat again.

    Examples: `guildhall admin unmute Ann`.

    Args:
        person: Name or ID.
    """
    act(db, lambda operator: operator.unmute(person, reason))
    say(language, "admin-unmuted", person=person)


@admin.command
def rename(
    person: str, name: str, /, *, reason: Reason = "", db: Db = "", language: Language = None
) -> None:
    """Rename a person; an account then signs in with the new name.

    Examples: `guildhall admin rename kX3aBcDeFgHiJk "Player 7"`.

    Args:
        person: Name or ID.
        name: The new name.
    """
    act(db, lambda operator: operator.rename(person, name, reason))
    say(language, "admin-renamed", person=person, name=name)


@admin.command
def reports(*, last: int = 100, db: Db = "") -> None:
    """Show the reports of players about others, newest last.

    Examples: `guildhall admin reports`, `guildhall admin reports --last 1000`.

    Args:
        last: How many lines to show.
    """
    check_range("last", last, MOST_LINES)
    for line in act(db, lambda operator: operator.reports(last)):
        reported = f"{line.name or ''} ({line.reported})"
        by = f"← {line.by_name or ''} ({line.person})"
        fields = (reported, by, line.table_id or "", line.text)
        words = "  ".join(part for part in (str(line.id), day(line.at), *fields) if part)
        write(words)
