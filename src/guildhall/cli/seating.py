"""Who sits where: people and bots, as a record names them."""

from collections.abc import Iterable

from guildhall import bots, locales
from guildhall.bots.bot import Bot
from guildhall.core.errors import UntrustedBot
from guildhall.core.record import Record
from guildhall.core.state import State

_BOT = "bot:"


def seating(people: list[str], levels: list[str]) -> list[str]:
    """The players of a record: people first, then bots."""
    return people + [_BOT + level for level in levels]


def bots_of(record: Record, trusted: list[str]) -> list[Bot | None]:
    """The bot of each seat, None where a person sits.

    A record may come from anybody: a program is run, and a file read, only if it was named here
    and now.
    """
    found: list[Bot | None] = []
    for seat, player in enumerate(_players(record)):
        bot = player.removeprefix(_BOT)
        if bot == player:
            found.append(None)
        elif bots.is_outside(bot) and bot not in trusted:
            raise UntrustedBot(bot=bot)
        else:
            found.append(bots.make(bot, record.seed + seat))
    return found


def programs_of(record: Record) -> list[str]:
    """The bots of a record that are programs, or bring a net, from outside."""
    return [bot for bot in levels_of(record) if bots.is_outside(bot)]


def levels_of(record: Record) -> list[str]:
    """The bots of a record, each once."""
    named = [player.removeprefix(_BOT) for player in record.players if player.startswith(_BOT)]
    return list(dict.fromkeys(named))


def unlearned(names: Iterable[str], state: State, language: str) -> list[str]:
    """A sentence for each bot that would have to know this kind of table by heart and does not."""
    found = []
    for name in dict.fromkeys(names):
        reason = bots.reason_against(name, state.game, int(state.seats), state.options)
        if reason:
            facts = {"bot": _called(name, language), "reason": reason}
            found.append(locales.text(language, "bot-unlearned", facts))
    return found


def names_of(record: Record, language: str) -> list[str]:
    """The name of each seat for a reader."""
    names = []
    for seat, player in enumerate(_players(record)):
        facts = {"number": seat + 1, "bot": _called(player.removeprefix(_BOT), language)}
        message = "terminal-bot" if player.startswith(_BOT) else "terminal-person"
        named = player and not player.startswith(_BOT)
        names.append(locales.plain(player) if named else locales.text(language, message, facts))
    return names


def _called(bot: str, language: str) -> str:
    """Its level in words; who names a budget, a net or a program knows how to read it."""
    return locales.text(language, "bot-level", {"level": bot}) if bot in bots.BOTS else bot


def _players(record: Record) -> list[str]:
    """One for each seat; a record may leave names out."""
    return [*record.players, *[""] * record.seats][: record.seats]
