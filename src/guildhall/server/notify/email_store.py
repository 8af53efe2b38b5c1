"""Who is told by letter that it is their turn."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, func, update

from guildhall.server.notify import turn_store
from guildhall.server.notify.turn_store import Told, Turn
from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import letters, people

TOLD: Final = Told(letters)
_SET: Final = (
    update(people)
    .where(people.c.id == bindparam("of_person"))
    .values(
        letters=bindparam("new_language"),
        # The links in letters that were sent before must still work.
        letters_key=func.coalesce(people.c.letters_key, bindparam("new_key")),
    )
)
_STOP: Final = update(people).where(people.c.letters_key == bindparam("key")).values(letters=None)


@dataclass(frozen=True)
class Addressee:
    """Somebody who wants letters."""

    person: str
    name: str
    email: str
    language: str
    key: str
    """Whoever has it may stop the letters, and nothing else."""


def due(connection: Connection, before: int, person: str = "") -> list[tuple[Addressee, Turn]]:
    """Tables that have waited for somebody, or anybody, since then, told of by no letter."""
    query = (
        TOLD.untold(before, person)
        .add_columns(people.c.name, people.c.email, people.c.letters, people.c.letters_key)
        .where(people.c.letters.is_not(None), people.c.email.is_not(None))
    )
    return [
        (
            Addressee(row.person, row.name, row.email, row.letters, row.letters_key),
            turn_store.from_row(row),
        )
        for row in connection.execute(query)
    ]


def set_wanted(person: str, language: str | None, key: str) -> Change:
    """Letters in a language from now on, or none; the key is kept where there is one already."""
    return _SET, {"of_person": person, "new_language": language, "new_key": key}


def stop(key: str) -> Change:
    return _STOP, {"key": key}
