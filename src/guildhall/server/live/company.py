"""Who may sit down with whom: words, people who are kept away, and reports to operators."""

from contextlib import suppress
from typing import Final

from guildhall.server import names, secrets
from guildhall.server.errors import NoSuchPerson, TooManyBlocked
from guildhall.server.live.house import House
from guildhall.server.store import company
from guildhall.server.store.writer import Conflict
from guildhall.server.wire.people import NewReport

MOST_BLOCKED: Final = 200


def word_hash(table_id: str, word: str) -> str:
    """What is kept of the word of a table; it is asked for whatever the case. Empty for none."""
    folded = names.folded(word)
    # With the table, so that two tables with the same word do not show it.
    return secrets.token_hash(f"{table_id} {folded}") if folded else ""


async def block(house: House, person: str, other: str) -> None:
    """Keep somebody away from one's tables; who is away already stays so."""
    await _check_person(house, other)
    already = await house.people.blocked(person)
    if other == person or any(one.id == other for one in already):
        return
    if len(already) >= MOST_BLOCKED:
        raise TooManyBlocked(most=MOST_BLOCKED)
    # The same click may come twice.
    with suppress(Conflict):
        await house.database.writer.write([company.block(person, other)])


async def unblock(house: House, person: str, other: str) -> None:
    await house.database.writer.write([company.unblock(person, other)])


async def report(house: House, person: str, wanted: NewReport) -> None:
    """Tell the operators of somebody."""
    await _check_person(house, wanted.person)
    if wanted.table:
        await house.table(wanted.table)
    change = company.report(person, wanted.person, wanted.table, wanted.text)
    await house.database.writer.write([change])


async def _check_person(house: House, person: str) -> None:
    await house.people.fetch([person])
    if house.people.known(person) is None:
        raise NoSuchPerson()
