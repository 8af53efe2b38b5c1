"""Players that choose a move from what their seat may know."""

from collections.abc import Callable

from guildhall.bots.bot import Bot
from guildhall.bots.greedy import Greedy
from guildhall.bots.random import Random
from guildhall.core.errors import UnknownBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}
"""The bots by name; each is made from a seed."""


def make(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise UnknownBot(bot=name, known=", ".join(BOTS))
    return BOTS[name](seed)
