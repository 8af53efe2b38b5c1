"""Who sits where: people and bots, as a record names them."""

from guildhall import bots, locales
from guildhall.bots.bot import Bot
from guildhall.core.record import Record

_BOT = "bot:"


def seating(people: list[str], levels: list[str]) -> list[str]:
    """The players of a record: people first, then bots."""
    return people + [_BOT + level for level in levels]


def bots_of(record: Record) -> list[Bot | None]:
    """The bot of each seat, None where a person sits."""
    return [
        bots.make(player.removeprefix(_BOT), record.seed + seat)
        if player.startswith(_BOT)
        else None
        for seat, player in enumerate(record.players)
    ]


def names_of(record: Record, language: str) -> list[str]:
    """The name of each seat for a reader."""
    names = []
    for seat in range(record.seats):
        player = record.players[seat] if seat < len(record.players) else ""
        facts = {"number": seat + 1, "bot": player.removeprefix(_BOT)}
        message = "terminal-bot" if player.startswith(_BOT) else "terminal-person"
        named = player and not player.startswith(_BOT)
        names.append(player if named else locales.text(language, message, facts))
    return names
