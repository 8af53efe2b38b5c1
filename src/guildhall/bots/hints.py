"""The best moves for somebody who asks, with what they promise and why.

The numbers are those of the search itself. The reasons compare what the evaluation makes of the
table right after the move with what it makes of it after all other moves, source by source.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from guildhall import locales
from guildhall.bots.bot import Budget
from guildhall.bots.master import Advice, Master
from guildhall.bots.settings import settings_of
from guildhall.core.events import Facts
from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded

HINTS: Final = 3
_MUCH: Final = 0.5
"""So much of a clear lead is much to throw away."""
_TRIED: Final = 12
"""After fewer tries a mean says nothing."""
_IMAGINED: Final = 4
"""Tables that are imagined for the reasons: what chance brings counts by its mean."""
_MOST_REASONS: Final = 3
_NOTABLE: Final = 0.25
"""A smaller difference, in points, is no reason."""


@dataclass(frozen=True)
class Reason:
    """A source of points for which a move makes a difference."""

    source: str
    message: str
    points: float
    """So much more than after the other moves, or less."""

    def facts(self) -> Facts:
        return {"more": "more" if self.points > 0 else "less"}


@dataclass(frozen=True)
class Hint:
    """A move, the lead in points that it is hoped to bring, and why."""

    advice: Advice
    reasons: list[Reason]

    @property
    def pays_later(self) -> bool:
        """The evaluation sees no gain right after the move; the search does further on."""
        return sum(reason.points for reason in self.reasons) <= 0


def hints(perspective: Perspective, adviser: Master, budget: Budget | None = None) -> list[Hint]:
    """The best moves, the best first."""
    return explained(perspective, adviser.advise(perspective, budget))


def explained(perspective: Perspective, advice: Sequence[Advice]) -> list[Hint]:
    """The few actions that a search trusts most, the most promising first, with reasons."""
    worth = accounts(perspective)
    return [Hint(one, reasons(perspective, worth, one.action)) for one in _few(advice)]


def _few(advice: Sequence[Advice]) -> list[Advice]:
    """By the lead as it is written; among equals the one that the search has tried more."""
    return sorted(advice[:HINTS], key=lambda one: -round(one.lead, 1))


def careless(perspective: Perspective, advice: Sequence[Advice]) -> list[int]:
    """The actions that throw much away against the best of a search's advice."""
    much = float(settings_of(perspective.game.search).clear_lead) * _MUCH / 100.0
    expected = {action: sum(account.values()) for action, account in accounts(perspective).items()}
    best, recommended = advice[0], _few(advice)[0].action
    found = []
    for one in advice[1:]:
        if one.action == recommended:
            continue
        # What was hardly tried is judged by what the table looks like right after it.
        lost = (
            best.lead - one.lead
            if one.tries >= _TRIED
            else expected[best.action] - expected[one.action]
        )
        if lost >= much:
            found.append(one.action)
    return found


def accounts(
    perspective: Perspective, actions: Sequence[int] | None = None
) -> dict[int, dict[str, float]]:
    """For legal actions, or all, what the evaluation makes of the table after them, in points."""
    found: dict[int, dict[str, float]] = {action: {} for action in actions or perspective.legal}
    rng = seeded(0)
    for _ in range(_IMAGINED):
        state = perspective.determinize(rng)
        for action, account in found.items():
            after = state.clone()
            after.play(action)
            for source, worth in after.account(perspective.seat).items():
                account[source] = account.get(source, 0.0) + worth / (100.0 * _IMAGINED)
    return found


def reasons(
    perspective: Perspective, worth: dict[int, dict[str, float]], action: int
) -> list[Reason]:
    """Where a move makes the greatest differences to what the others would bring.

    What speaks for it comes first, the greatest of each kind first.
    """
    others = [account for other, account in worth.items() if other != action]
    if not others:
        return []
    found = []
    game = perspective.game.name
    sources = {source for account in worth.values() for source in account}
    for source in sorted(sources):
        mean = sum(account.get(source, 0.0) for account in others) / len(others)
        points = worth[action].get(source, 0.0) - mean
        message = f"{game}-reason-{source.replace('_', '-')}"
        if abs(points) >= _NOTABLE and locales.has("en", message):
            found.append(Reason(source, message, points))
    found.sort(key=lambda reason: -abs(reason.points))
    return sorted(found[:_MOST_REASONS], key=lambda reason: reason.points < 0)
