"""What a move would cost and bring, before it is made."""

from typing import TYPE_CHECKING

from guildhall.core.events import Facts
from guildhall.core.native import i64
from guildhall.games.craftsmen import decisions, moves
from guildhall.games.craftsmen.capital import KIND_IDS, ONE, value
from guildhall.games.craftsmen.components import (
    BUILD_COST,
    COLOURS,
    NOTARY_PRICE,
    TYPE_SIZE,
)
from guildhall.games.craftsmen.crafts import hold_for

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

Preview = list[tuple[str, Facts]]


def preview(state: "Craftsmen", action: i64) -> Preview:
    said = moves.words(state.material, action)
    match said[0]:
        case "cover" if said[-1] == "points":
            return [("craftsmen-preview-fee-points", {"points": int(state.year)})]
        case "cover" if said[-1] == "card":
            return [("craftsmen-preview-fee-card", {})]
        case "build" | "defy":
            card = _card(state, said[1])
            found: Preview = [
                ("craftsmen-preview-build", {"cost": int(BUILD_COST[card // TYPE_SIZE])})
            ]
            if said[0] == "defy":
                found.append(("craftsmen-preview-defy", {}))
            return found + _makes(state, card)
        case "buy":
            card = _card(state, said[1])
            price: Facts = {
                "price": int(NOTARY_PRICE[card // TYPE_SIZE]),
                "upper": COLOURS[state.material.upper[card]],
                "lower": COLOURS[state.material.lower[card]],
            }
            return [("craftsmen-preview-buy", price), *_makes(state, card)]
        case "auction":
            return [("craftsmen-preview-auction", {}), *_makes(state, _card(state, said[1]))]
        case "bid":
            means = int(value(state.players[state.seat].capital))
            return [("craftsmen-preview-bid", {"value": means})]
        case "pay":
            paid = value(state.paid + ONE[KIND_IDS.index(said[1])])
            return [("craftsmen-preview-pay", {"paid": int(paid), "price": int(state.price)})]
        case "lose" | "purchase" | "barter":
            return [(f"craftsmen-preview-{said[0]}", {})]
        case "make" | "fetch" | "process" | "load" | "bribe":
            return _work_point(state) + _products(state, action, said)
    return []


def _card(state: "Craftsmen", name: str) -> int:
    return state.material.ids.index(name)


def _makes(state: "Craftsmen", card: int) -> Preview:
    good = state.material.goods[state.material.makes[card]]
    facts: Facts = {"makes": good, "points": int(state.material.points[card])}
    return [("craftsmen-preview-makes", facts)]


def _work_point(state: "Craftsmen") -> Preview:
    return [("craftsmen-preview-work-point", {})] if state.decision == decisions.CRAFT else []


def _products(state: "Craftsmen", action: i64, said: list[str]) -> Preview:
    """Points of a product, and what comes with the place it goes to."""
    if said[0] in ("make", "fetch"):
        return []
    card = _card(state, said[1])
    points = int(state.material.points[card])
    found: Preview = [("craftsmen-preview-points", {"points": points})]
    if said[0] == "process":
        return [*found, ("craftsmen-preview-granary", {})] if said[2] == "granary" else found
    hold: i64 = hold_for(state, card - TYPE_SIZE, int(said[2]) - 1)
    more: Facts = {"points": int(state.material.hold_points[hold])}
    found.append(("craftsmen-preview-hold", more))
    if said[0] == "bribe":
        found.append(("craftsmen-preview-bribe", {}))
    return found
