"""`guildhall admin` commands about tables and tournaments."""

from guildhall.cli.admin.app import Reason, act, admin, check_range, say
from guildhall.cli.common import Language
from guildhall.cli.database import Db
from guildhall.core.errors import InvalidOption


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
        person: Remove all messages of this person; name or ID.
    """
    if bool(person) == bool(table):
        raise InvalidOption(option="remove-words", value=table, allowed="TABLE ENTRY, --person WHO")
    if person:
        removed = act(db, lambda operator: operator.remove_all_words(person, reason))
    else:
        check_range("entry", entry, 2**31 - 1)
        act(db, lambda operator: operator.remove_words(table, entry, reason))
        removed = 1
    say(language, "admin-messages-removed", entries=removed)


@admin.command
def close_table(
    table: str, /, *, reason: Reason = "", db: Db = "", language: Language = None
) -> None:
    """Close a table that is open or running; the game ends without a result.

    Examples: `guildhall admin close-table kX3aBcDeFgHiJk --reason "players are gone"`.

    Args:
        table: Id of the table, the end of its address.
    """
    act(db, lambda operator: operator.close_table(table, reason))
    say(language, "admin-closed", table=table)


@admin.command
def cancel_tournament(
    tournament: str, /, *, reason: Reason = "", db: Db = "", language: Language = None
) -> None:
    """Cancel a tournament; tables running games continue, and no further round starts.

    Examples: `guildhall admin cancel-tournament kX3aBcDeFgHiJk --reason "its host is gone"`.

    Args:
        tournament: Id of the tournament, the end of its address.
    """
    name = act(db, lambda operator: operator.cancel_tournament(tournament, reason))
    say(language, "admin-tournament-cancelled", name=name)


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
    before = act(db, lambda operator: operator.rename_tournament(tournament, name, reason))
    say(language, "admin-renamed", person=before, name=name)
