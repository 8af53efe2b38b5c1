"""The ways a game of The Castles of Burgundy can end."""

from collections.abc import Callable
from typing import cast

from guildhall.core.bits import count
from guildhall.core.state import State
from guildhall.games.burgundy.estates import HEXES
from guildhall.games.burgundy.state import Burgundy


def _first_two(state: State) -> list[tuple[int, int, int]]:
    """Return points, empty hexes and position of the last turn of the two best players (K136)."""
    table = cast(Burgundy, state)
    last_turns = list(table.round_order)
    standing = [
        (points, int(HEXES - count(player.filled)), last_turns.index(seat))
        for seat, (points, player) in enumerate(zip(table.scores(), table.players, strict=True))
    ]
    winners = [standing[state.ranking().index(place)] for place in (1, 2)]
    assert winners == sorted(standing, reverse=True)[:2]
    return winners


def _decided_by(step: int) -> Callable[[State], bool]:
    """Check that the first two are equal in all earlier criteria and differ in this one."""

    def holds(state: State) -> bool:
        first, second = _first_two(state)
        return first[:step] == second[:step] and first[step] != second[step]

    return holds


ENDS: dict[str, Callable[[State], bool]] = {
    "points": _decided_by(0),
    "tie-decided-by-empty-hexes": _decided_by(1),
    "tie-decided-by-last-turn": _decided_by(2),
}
