"""Hints: the best moves of a search, with expected leads and reasons.

A reason compares the evaluation right after the move with the evaluation after all other moves,
source by source.
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
"""A loss of this share of a clear lead is a mistake."""
_TRIED: Final = 12
"""The mean of fewer visits is too unreliable."""
_IMAGINED: Final = 4
"""Number of determinizations averaged for the reasons."""
_MOST_REASONS: Final = 3
_NOTABLE: Final = 0.25
"""Smaller differences, in points, are not reported."""


@dataclass(frozen=True)
class Reason:
    """A source of points to which a move makes a difference."""

    source: str
    message: str
    points: float
    """Difference to the mean of all other moves."""

    def facts(self) -> Facts:
        return {"more": "more" if self.points > 0 else "less"}


@dataclass(frozen=True)
class Hint:
    """A move with its expected lead and reasons."""

    advice: Advice
    reasons: list[Reason]

    @property
    def pays_later(self) -> bool:
        """The evaluation sees no gain right after the move, but the search sees one later."""
        return sum(reason.points for reason in self.reasons) <= 0


def hints(perspective: Perspective, adviser: Master, budget: Budget | None = None) -> list[Hint]:
    """Search and return the best moves, best first."""
    return explained(perspective, adviser.advise(perspective, budget))


def explained(perspective: Perspective, advice: Sequence[Advice]) -> list[Hint]:
    """Return the best moves of a search with reasons, best first."""
    worth = accounts(perspective)
    return [Hint(one, reasons(perspective, worth, one.action)) for one in _few(advice)]


def _few(advice: Sequence[Advice]) -> list[Advice]:
    """Sort by the displayed lead, then by visits."""
    return sorted(advice[:HINTS], key=lambda one: -round(one.lead, 1))


def careless(perspective: Perspective, advice: Sequence[Advice]) -> list[int]:
    """Return the actions that lose much compared with the best one."""
    much = float(settings_of(perspective.game.search).clear_lead) * _MUCH / 100.0
    expected = {action: sum(account.values()) for action, account in accounts(perspective).items()}
    best, recommended = advice[0], _few(advice)[0].action
    found = []
    for one in advice[1:]:
        if one.action == recommended:
            continue
        # With few visits, compare the positions right after the moves instead.
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
    """Evaluate the positions after these or all legal actions, in points by source."""
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
    """Return the greatest differences between a move and the mean of all others.

    Gains come before losses, and greater differences first.
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
