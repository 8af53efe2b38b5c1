"""Players that choose a move from what their seat may know."""

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
    """A bot that tables and commands offer by name; its texts are in the language catalogues."""

    name: str
    make: Callable[[int, Budget], Bot]
    slow: bool = False
    """It may think for a second, so that quick bots must not wait behind it."""
    budget: Budget = field(default_factory=Budget)
    """For one move, unless the name carries a limit."""


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
"""From weak to strong, then the numbered levels."""


def is_slow(name: str) -> bool:
    """Whether the bot may think for a second; a name that is no longer offered is quick."""
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
    """A bot by its name.

    As `master`, `master:0.2s`, `master:500` (simulations), `grandmaster@FILE:0.2s` with a net of
    one's own, a level from `1` to `10`, `cmd:COMMAND`, `cmd:0.5s:COMMAND`.
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
    """Whether a bot runs a program or reads a file that its name says."""
    return name.startswith((OUTSIDE, _WITH_NET))


def net_file(name: str) -> Path | None:
    """The file of the net that a bot brings along."""
    if not name.startswith(_WITH_NET):
        return None
    return Path(_split_limit(name.removeprefix(_WITH_NET))[0])


def reason_against(name: str, game: Game, seats: int, options: Mapping[str, Value]) -> str:
    """Why a bot that learns has not learned such a table and plays as a master; else empty."""
    bot = make(name, 0)
    return bot.reason_against(game, seats, options) if isinstance(bot, Grandmaster) else ""


def with_net(name: str, file: Path) -> str:
    """The same bot with the net of a file, where it is one that has learned; else as it is."""
    level, colon, limit = name.partition(":")
    return f"{_WITH_NET}{file}{colon}{limit}" if level == _LEARNED else name


def _split_limit(words: str) -> tuple[str, str]:
    """A file and the limit behind it; a name of a file may hold a colon itself."""
    file, colon, limit = words.rpartition(":")
    return (file, limit) if colon and _LIMIT.fullmatch(limit) else (words, "")


@contextmanager
def seated(names: Sequence[str], first_seed: int) -> Iterator[list[Bot]]:
    """A bot for each name, with seeds that count up; whatever happens they end with the game."""
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
