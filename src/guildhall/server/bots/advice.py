"""Computes the best moves with their reasons, in a worker process."""

from collections.abc import Sequence

from guildhall.bots import hints as why
from guildhall.bots.bot import Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded
from guildhall.server.tables.messages import Hint, HintReason, Hints


def hints(perspective: Perspective, seed: int, budget: Budget) -> Hints:
    """The moves that a strong bot considers, from what the seat may know."""
    adviser = Grandmaster(seed, budget)
    advice = adviser.advise(perspective)
    game = perspective.game
    found = [
        Hint(
            game.text(hint.advice.action),
            hint.advice.lead,
            hint.advice.tries,
            worded(hint.reasons),
            hint.pays_later,
        )
        for hint in why.explained(perspective, advice)
    ]
    careless = [game.text(action) for action in why.careless(perspective, advice)]
    return Hints(found, careless, adviser.plays_as(perspective.determinize(seeded(seed))))


def worded(reasons: Sequence[why.Reason]) -> list[HintReason]:
    """The reasons as API messages."""
    return [HintReason(one.message, dict(one.facts()), one.points) for one in reasons]
