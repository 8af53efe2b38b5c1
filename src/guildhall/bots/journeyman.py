"""A bot with a very short search."""

from typing import Final

from guildhall.bots.bot import Budget
from guildhall.bots.master import Advice, Master
from guildhall.core.perspective import Perspective

_A_BLINK: Final = Budget(iterations=75)


class Journeyman(Master):
    """Runs so few simulations that the heuristics decide most moves."""

    def advise(self, perspective: Perspective, budget: Budget | None = None) -> list[Advice]:
        return super().advise(perspective, _A_BLINK)
