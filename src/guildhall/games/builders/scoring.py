"""Points by source, and the ranking with its tie-breaks."""

from typing import TYPE_CHECKING

from guildhall.compiled_types import i64
from guildhall.core.bits import count, members
from guildhall.core.ranking import places
from guildhall.games.builders.components import COINS_PER_POINT, FIRST_MACHINE, POINTS

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders


def breakdown(state: "Builders", seat: int) -> dict[str, int]:
    player = state.players[seat]
    buildings = 0
    machines = 0
    for card in members(player.finished):
        if card >= FIRST_MACHINE:
            machines += POINTS[card]
        else:
            buildings += POINTS[card]
    coins = int(player.coins // COINS_PER_POINT)  # B78
    return {"buildings": buildings, "machines": machines, "coins": coins}


def left_over(state: "Builders", seat: i64) -> dict[str, int]:
    player = state.players[seat]
    return {
        "coins": int(player.coins % COINS_PER_POINT),
        "workers": int(count(player.idle)),
        "sites": int(count(player.sites)),
    }


def ranking(state: "Builders") -> list[int]:
    """By points; then by points of cards; then by coins; then shared (B80, BA17)."""
    standing: list[tuple[int, ...]] = []
    for player in state.players:
        total = player.points + player.coins // COINS_PER_POINT
        standing.append((int(total), int(player.points), int(player.coins)))
    return places(standing)
