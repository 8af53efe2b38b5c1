"""The ways a game of The Builders can end."""

from collections.abc import Callable
from typing import cast

from guildhall.core.state import State
from guildhall.games.builders.state import Builders


def _ended_by(reason: str) -> Callable[[State], bool]:
    return lambda state: state.view(-1)["ended_by"] == reason


def _first_two(state: State) -> list[tuple[int, int, int]]:
    """Return points, points of cards, and coins of the two best players."""
    players = cast(Builders, state).players
    scores = zip(state.scores(), players, strict=True)
    return sorted(((s, int(p.points), int(p.coins)) for s, p in scores), reverse=True)[:2]


def _decided_by(step: int) -> Callable[[State], bool]:
    """Check that the first two are equal in all earlier criteria and differ in this one."""

    def holds(state: State) -> bool:
        first, second = _first_two(state)
        return first[:step] == second[:step] and first[step : step + 1] != second[step : step + 1]

    return holds


def _shared(state: State) -> bool:
    first, second = _first_two(state)
    return first == second and state.ranking().count(1) == 2


ENDS: dict[str, Callable[[State], bool]] = {
    "points": lambda state: _ended_by("points")(state) and _decided_by(0)(state),
    "tie-decided-by-cards": _decided_by(1),
    "tie-decided-by-coins": _decided_by(2),
    "victory-shared": _shared,
    "stalemate": _ended_by("stalemate"),
}
