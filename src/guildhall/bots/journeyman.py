"""Thinks like the master, for the blink of an eye."""

from typing import Final

from guildhall.bots.bot import Budget
from guildhall.bots.master import Advice, Master
from guildhall.core.perspective import Perspective

_A_BLINK: Final = Budget(iterations=75)


class Journeyman(Master):
    """A search so short that its game's heuristics decides most; the same on every machine."""

    def advise(self, perspective: Perspective, budget: Budget | None = None) -> list[Advice]:
        return super().advise(perspective, _A_BLINK)
