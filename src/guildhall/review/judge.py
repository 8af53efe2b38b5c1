"""Evaluates one position with a search that knows only what its seat knew."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from guildhall.bots.bot import Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.bots.hints import accounts, reasons
from guildhall.core.perspective import Perspective
from guildhall.core.state import State
from guildhall.review.model import Judged, ReviewedMove, ReviewReason

AS_GOOD: Final = 0.01
"""A smaller loss of chance to win is no mistake: it is within the error of a search."""


@dataclass(frozen=True)
class Way:
    """The parameters of a review; the same parameters give the same review on every machine."""

    simulations: int = 1500
    """Simulations per decision."""
    tries: int = 300
    """Additional ones for the played move and for the best move."""
    seed: int = 1

    def name(self) -> str:
        """Identifies the parameters of a stored review."""
        return f"{self.simulations}/{self.tries}/{self.seed}"


USUAL: Final = Way()


def is_decision(state: State) -> bool:
    """Whether there is a choice, so that it can be good or bad."""
    return not state.over and len(state.legal()) > 1


def judge_of(table: State) -> str:
    """The level that evaluates such a table."""
    return Grandmaster(USUAL.seed, Budget()).plays_as(table)


def judge(state: State, action: int, number: int, way: Way = USUAL) -> Judged:
    """The mistake of an action after this number of moves, if it is one.

    The seed of the search depends only on this number, so positions can be judged in any order and
    on any machine.
    """
    seat = int(state.seat)
    # The search uses only information that the player had.
    perspective = Perspective(state, seat)
    adviser = Grandmaster(way.seed + number, Budget(iterations=way.simulations))
    compared = adviser.compare(perspective, lambda _: action, way.tries)
    with_best, with_other = compared.chances_with_best[seat], compared.chances_with_other[seat]
    found = compared.best.action == action or with_best - with_other < AS_GOOD
    played = _move(state, action, compared.other.lead, with_other)
    if found:
        return Judged(number, seat, compared.chances, played, played, True, [], False)
    better = compared.best.action
    worth = accounts(perspective, [better, action])
    why = reasons(perspective, worth, better)
    return Judged(
        number,
        seat,
        compared.chances,
        played,
        _move(state, better, compared.best.lead, with_best),
        False,
        [ReviewReason(one.message, _plain(one.facts()), one.points) for one in why],
        sum(one.points for one in why) <= 0,
    )


def _move(state: State, action: int, lead: float, chance: float) -> ReviewedMove:
    message, facts = state.describe(action)
    return ReviewedMove(
        state.game.text(action), message, _plain(facts), state.things(action), lead, chance
    )


def _plain(facts: Mapping[str, Any]) -> dict[str, Any]:
    return dict(facts)
