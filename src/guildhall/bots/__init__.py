"""Players that choose a move from what their seat may know."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from guildhall.bots.apprentice import Apprentice
from guildhall.bots.bot import Bot, Budget
from guildhall.bots.journeyman import Journeyman
from guildhall.bots.master import Master
from guildhall.bots.outside import Outside
from guildhall.bots.random import Random
from guildhall.core.errors import GuildhallError

BOTS: dict[str, Callable[[int, Budget], Bot]] = {
    "random": Random,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "master": Master,
}
"""The bots by name, from weak to strong; each is made from a seed and a budget."""


class UnknownBot(GuildhallError):
    message = "error-unknown-bot"


OUTSIDE = "cmd:"
OUTSIDE_SECONDS = 5.0
_OUTSIDE_LIMIT = re.compile(r"([0-9.]+s):(.+)")


def make(name: str, seed: int) -> Bot:
    """A bot by its name.

    As `master`, `master:0.2s`, `master:500` (simulations), `cmd:COMMAND`, `cmd:0.5s:COMMAND`.
    """
    if name.startswith(OUTSIDE):
        command, budget = name.removeprefix(OUTSIDE), Budget(seconds=OUTSIDE_SECONDS)
        if limited := _OUTSIDE_LIMIT.fullmatch(command):
            command, budget = limited[2], _budget(name, limited[1])
        return Outside(command, seed, budget)
    level, colon, limit = name.partition(":")
    if level not in BOTS:
        raise UnknownBot(bot=name, known=", ".join(BOTS))
    return BOTS[level](seed, _budget(name, limit) if colon else Budget())


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
