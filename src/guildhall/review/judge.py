"""One position of a game, asked about by a search that knows what its seat could know."""

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
"""A chance so little smaller is no mistake: a search does not see finer."""


@dataclass(frozen=True)
class Way:
    """How a game is looked at; the same way gives the same review on every machine."""

    simulations: int = 1500
    """For each decision."""
    tries: int = 300
    """More, for the move that was played and for the best each."""
    seed: int = 1

    def name(self) -> str:
        """What a review that is kept was made by."""
        return f"{self.simulations}/{self.tries}/{self.seed}"


USUAL: Final = Way()


def is_decision(state: State) -> bool:
    """Whether there is a choice, so that it can be a good or a bad one."""
    return not state.over and len(state.legal()) > 1


def judge_of(table: State) -> str:
    """The level that judges such a table."""
    return Grandmaster(USUAL.seed, Budget()).plays_as(table)


def judge(state: State, action: int, number: int, way: Way = USUAL) -> Judged:
    """What the seat to act threw away, if anything, by an action after so many moves.

    Nothing but the number decides what chance brings to the search: positions can be judged in
    any order and anywhere.
    """
    seat = int(state.seat)
    # Also who looks back judges by what could be known then.
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
