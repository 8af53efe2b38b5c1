"""The lot: the card that is being bought or auctioned at the notary."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.events import Log
from guildhall.games.craftsmen import phases
from guildhall.games.craftsmen.capital import KINDS, ONE
from guildhall.games.craftsmen.capital import count as count_kind
from guildhall.games.craftsmen.components import NO_BUILDING

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

NO_PLACE: Final[i64] = -1


def place_of(state: "Craftsmen", card: i64) -> i64:
    for place in range(6):
        if state.places[place] == card:
            return place
    return NO_PLACE


def take_lot(state: "Craftsmen", log: Log | None) -> None:
    """The player who has just paid takes the card; the space is refilled (C49, C50, A42)."""
    state.players[state.seat].get_card(state.lot)
    if log is not None:
        state.tell(log, "craftsmen-got-card", {"building": state.material.ids[state.lot]})
    end_action(state, log)


def end_action(state: "Craftsmen", log: Log | None) -> None:
    place: i64 = place_of(state, state.lot)
    state.places[place] = NO_BUILDING
    state.refill_place(place, log)
    for kind in range(KINDS):
        while count_kind(state.mayor, kind) > 0:
            state.mayor -= ONE[kind]
            state.bank.put_away(kind)  # C51, A66
    state.lot = NO_BUILDING
    state.bid = 0
    state.bids = 0
    state.bidder = 0
    state.bidding = 0
    state.progress = phases.BEGUN
