"""The ways a game of Craftsmen can end."""

from collections.abc import Callable
from typing import cast

from guildhall.core.state import State
from guildhall.games.craftsmen.state import Craftsmen


def _decided_by(step: int) -> Callable[[State], bool]:
    """Check that the first two are equal in all earlier criteria and differ in this one (C82)."""

    def holds(state: State) -> bool:
        table = cast(Craftsmen, state)
        order = [int(seat) for seat in table.order]
        standings = [
            (score, int(table.players[seat].capital_size), order.index(seat))
            for seat, score in enumerate(state.scores())
        ]
        first, second = sorted(standings, reverse=True)[:2]
        winner = state.ranking().index(1)
        return (
            first[:step] == second[:step]
            and first[step] != second[step]
            and standings[winner] == first
        )

    return holds


ENDS: dict[str, Callable[[State], bool]] = {
    "points": _decided_by(0),
    "tie-decided-by-capital-cards": _decided_by(1),
    "tie-decided-by-turn-order": _decided_by(2),
}
