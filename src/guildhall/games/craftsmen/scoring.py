"""Points by source, and the ranking with its tie-breaks."""

from typing import TYPE_CHECKING

from guildhall.compiled_types import i64
from guildhall.core.bits import members
from guildhall.core.ranking import places
from guildhall.games.craftsmen.player import SOURCES

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def breakdown(state: "Craftsmen", seat: int) -> dict[str, int]:
    """The points so far, and the bonus tokens."""
    player = state.players[seat]
    points = {source: int(player.earned[n]) for n, source in enumerate(SOURCES)}
    points["bonus_tokens"] = sum(int(state.material.bonus[good]) for good in members(player.bonus))
    return points


def left_over(state: "Craftsmen", seat: i64) -> dict[str, int]:
    player = state.players[seat]
    return {
        "capital": int(player.capital_size),
        "buildings": int(player.hand_size()),
        "goods": int(player.cubes_on_icons()),
        "works": int(player.works),
    }


def ranking(state: "Craftsmen") -> list[int]:
    """By points; then by capital cards in hand; then by the later place in turn order (C82)."""
    seats = [int(seat) for seat in state.order]
    standings: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        total = sum(breakdown(state, seat).values())
        cards = int(state.players[seat].capital_size)
        standings.append((total, cards, seats.index(seat)))
    return places(standings)
