"""Bots: players that choose a move from what their seat may know."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from guildhall.bots.apprentice import Apprentice
from guildhall.bots.bot import Bot, Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.bots.journeyman import Journeyman
from guildhall.bots.levels import NUMBERS, Numbered
from guildhall.bots.master import Master
from guildhall.bots.outside import Outside
from guildhall.bots.random import Random
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game, Value


@dataclass(frozen=True)
class BotKind:
    """A bot that tables and commands offer by name."""

    name: str
    make: Callable[[int, Budget], Bot]
    slow: bool = False
    """A move may take a second: run it apart from quick bots."""
    budget: Budget = field(default_factory=Budget)
    """The budget per move unless the name contains a limit."""


_SLOW_NUMBERS = ("8", "9", "10")
BOTS: dict[str, BotKind] = {
    kind.name: kind
    for kind in (
        BotKind("random", Random),
        BotKind("apprentice", Apprentice),
        BotKind("journeyman", Journeyman),
        BotKind("master", Master, slow=True),
        BotKind("grandmaster", Grandmaster, slow=True),
        *(
            BotKind(number, partial(Numbered, number=number), slow=number in _SLOW_NUMBERS)
            for number in NUMBERS
        ),
    )
}
"""From weak to strong, followed by the numbered levels."""


def is_slow(name: str) -> bool:
    """Return whether a move of this bot may take a second; False for unknown names."""
    return name in BOTS and BOTS[name].slow


class UnknownBot(GuildhallError):
    message = "error-unknown-bot"


OUTSIDE = "cmd:"
OUTSIDE_SECONDS = 5.0
_LEARNED = "grandmaster"
_WITH_NET = f"{_LEARNED}@"
_LIMIT = re.compile(r"[0-9.]+s?")
_OUTSIDE_LIMIT = re.compile(r"([0-9.]+s):(.+)")


def make(name: str, seed: int) -> Bot:
    """Create a bot by name.

    Examples: `master`, `master:0.2s`, `master:500` (simulations), `grandmaster@FILE:0.2s` (a custom
    net), levels `1` to `10`, `cmd:COMMAND`, `cmd:0.5s:COMMAND`.
    """
    if name.startswith(OUTSIDE):
        command, budget = name.removeprefix(OUTSIDE), Budget(seconds=OUTSIDE_SECONDS)
        if limited := _OUTSIDE_LIMIT.fullmatch(command):
            command, budget = limited[2], _budget(name, limited[1])
        return Outside(command, seed, budget)
    if name.startswith(_WITH_NET):
        file, limit = _split_limit(name.removeprefix(_WITH_NET))
        return Grandmaster(seed, _budget(name, limit) if limit else Budget(), Path(file))
    level, colon, limit = name.partition(":")
    if level not in BOTS or (colon and level in NUMBERS):
        raise UnknownBot(bot=name, known=", ".join(BOTS))
    kind = BOTS[level]
    return kind.make(seed, _budget(name, limit) if colon else kind.budget)


def is_outside(name: str) -> bool:
    """Return whether the bot's name makes it run a program or read a file."""
    return name.startswith((OUTSIDE, _WITH_NET))


def net_file(name: str) -> Path | None:
    """Return the net file named by a bot."""
    if not name.startswith(_WITH_NET):
        return None
    return Path(_split_limit(name.removeprefix(_WITH_NET))[0])


def reason_against(name: str, game: Game, seats: int, options: Mapping[str, Value]) -> str:
    """Return why a grandmaster has no net for this table and plays as a master; else ''."""
    bot = make(name, 0)
    return bot.reason_against(game, seats, options) if isinstance(bot, Grandmaster) else ""


def with_net(name: str, file: Path) -> str:
    """Return the name of the bot with this net, or the same name if it uses no net."""
    level, colon, limit = name.partition(":")
    return f"{_WITH_NET}{file}{colon}{limit}" if level == _LEARNED else name


def _split_limit(words: str) -> tuple[str, str]:
    """Split "FILE:LIMIT"; the file name may contain colons."""
    file, colon, limit = words.rpartition(":")
    return (file, limit) if colon and _LIMIT.fullmatch(limit) else (words, "")


@contextmanager
def seated(names: Sequence[str], first_seed: int) -> Iterator[list[Bot]]:
    """Create the named bots with consecutive seeds and close them on exit."""
    players: list[Bot] = []
    try:
        for place, name in enumerate(names):
            players.append(make(name, first_seed + place))
        yield players
    finally:
        for player in players:
            player.close()


def _budget(name: str, limit: str) -> Budget:
    try:
        budget = (
            Budget(seconds=float(limit[:-1]))
            if limit[-1:] == "s"
            else Budget(iterations=int(limit))
        )
    except ValueError:
        raise UnknownBot(bot=name, known=", ".join(BOTS)) from None
    if not 0 < budget.seconds < float("inf") or (budget.iterations or 1) < 1:
        raise UnknownBot(bot=name, known=", ".join(BOTS))
    return budget
