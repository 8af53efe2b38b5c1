"""Players that choose a move from what their seat may know."""

from collections.abc import Callable

from guildhall.bots.apprentice import Apprentice
from guildhall.bots.bot import Bot, Budget
from guildhall.bots.journeyman import Journeyman
from guildhall.bots.master import Master
from guildhall.bots.random import Random
from guildhall.core.errors import UnknownBot

BOTS: dict[str, Callable[[int, Budget], Bot]] = {
    "random": Random,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "master": Master,
}
"""The bots by name, from weak to strong; each is made from a seed and a budget."""


def make(name: str, seed: int) -> Bot:
    """A bot by its name, with a budget if wanted: `master:500` simulations, `master:0.2s`."""
    level, _, limit = name.partition(":")
    if level not in BOTS:
        raise UnknownBot(bot=name, known=", ".join(BOTS))
    return BOTS[level](seed, _budget(name, limit))


def _budget(name: str, limit: str) -> Budget:
    try:
        if not limit:
            return Budget()
        if limit.endswith("s"):
            return Budget(seconds=float(limit[:-1]))
        return Budget(iterations=int(limit))
    except ValueError:
        raise UnknownBot(bot=name, known=", ".join(BOTS)) from None
