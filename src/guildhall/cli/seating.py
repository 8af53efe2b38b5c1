"""The people and bots in the seats of a record."""

from collections.abc import Iterable

from guildhall import bots, locales
from guildhall.bots.bot import Bot
from guildhall.core.errors import UntrustedBot
from guildhall.core.record import Record
from guildhall.core.state import State

_BOT = "bot:"


def seating(people: list[str], levels: list[str]) -> list[str]:
    """Return the players of a record: people first, then bots."""
    return people + [_BOT + level for level in levels]


def bots_of(record: Record, trusted: list[str]) -> list[Bot | None]:
    """Return the bot of each seat, None for a person.

    Records are untrusted input: programs are run and files read only if the command names them.
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
    """Return the bots of a record that run a program or read a net."""
    return [bot for bot in levels_of(record) if bots.is_outside(bot)]


def levels_of(record: Record) -> list[str]:
    """Return the bots of a record, without duplicates."""
    named = [player.removeprefix(_BOT) for player in record.players if player.startswith(_BOT)]
    return list(dict.fromkeys(named))


def unlearned(names: Iterable[str], state: State, language: str) -> list[str]:
    """Return a sentence for each bot that was not trained for this kind of table."""
    found = []
    for name in dict.fromkeys(names):
        reason = bots.reason_against(name, state.game, int(state.seats), state.options)
        if reason:
            facts = {"bot": _called(name, language), "reason": reason}
            found.append(locales.text(language, "bot-unlearned", facts))
    return found


def names_of(record: Record, language: str) -> list[str]:
    """Return the name of each seat to show to a reader."""
    names = []
    for seat, player in enumerate(_players(record)):
        facts = {"number": seat + 1, "bot": _called(player.removeprefix(_BOT), language)}
        message = "terminal-bot" if player.startswith(_BOT) else "terminal-person"
        named = player and not player.startswith(_BOT)
        names.append(locales.plain(player) if named else locales.text(language, message, facts))
    return names


def _called(bot: str, language: str) -> str:
    """Return the name of a level; bots with a budget, a net or a program keep their text."""
    return locales.text(language, "bot-level", {"level": bot}) if bot in bots.BOTS else bot


def _players(record: Record) -> list[str]:
    """Return one name for each seat; a record may omit names."""
    return [*record.players, *[""] * record.seats][: record.seats]
