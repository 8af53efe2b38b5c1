"""What a move would cost and bring, before it is made."""

from typing import TYPE_CHECKING

from guildhall.core.events import Facts
from guildhall.core.native import i64
from guildhall.games.craftsmen import actions, decisions
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

Prospects = list[tuple[str, Facts]]


def prospects(state: "Craftsmen", action: i64) -> Prospects:
    said = actions.words(state.material, action)
    match said[0]:
        case "cover" if said[-1] == "points":
            return [("craftsmen-effect-fee-points", {"points": int(state.year)})]
        case "cover" if said[-1] == "card":
            return [("craftsmen-effect-fee-card", {})]
        case "build" | "defy":
            card = _card(state, said[1])
            found: Prospects = [
                ("craftsmen-effect-build", {"cost": int(BUILD_COST[card // TYPE_SIZE])})
            ]
            if said[0] == "defy":
                found.append(("craftsmen-effect-defy", {}))
            return found + _makes(state, card)
        case "buy":
            card = _card(state, said[1])
            price: Facts = {
                "price": int(NOTARY_PRICE[card // TYPE_SIZE]),
                "upper": COLOURS[state.material.upper[card]],
                "lower": COLOURS[state.material.lower[card]],
            }
            return [("craftsmen-effect-buy", price), *_makes(state, card)]
        case "auction":
            return [("craftsmen-effect-auction", {}), *_makes(state, _card(state, said[1]))]
        case "bid":
            means = int(value(state.players[state.seat].capital))
            return [("craftsmen-effect-bid", {"value": means})]
        case "pay":
            paid = value(state.paid + ONE[KIND_IDS.index(said[1])])
            return [("craftsmen-effect-pay", {"paid": int(paid), "price": int(state.price)})]
        case "lose" | "purchase" | "barter":
            return [(f"craftsmen-effect-{said[0]}", {})]
        case "make" | "fetch" | "process" | "load" | "bribe":
            return _work_point(state) + _products(state, action, said)
    return []


def _card(state: "Craftsmen", name: str) -> int:
    return state.material.ids.index(name)


def _makes(state: "Craftsmen", card: int) -> Prospects:
    good = state.material.goods[state.material.makes[card]]
    facts: Facts = {"makes": good, "points": int(state.material.points[card])}
    return [("craftsmen-effect-makes", facts)]


def _work_point(state: "Craftsmen") -> Prospects:
    return [("craftsmen-effect-work-point", {})] if state.decision == decisions.CRAFT else []


def _products(state: "Craftsmen", action: i64, said: list[str]) -> Prospects:
    """Points of a product, and what comes with the place it goes to."""
    if said[0] in ("make", "fetch"):
        return []
    card = _card(state, said[1])
    points = int(state.material.points[card])
    found: Prospects = [("craftsmen-effect-points", {"points": points})]
    if said[0] == "process":
        return [*found, ("craftsmen-effect-granary", {})] if said[2] == "granary" else found
    hold: i64 = hold_for(state, card - TYPE_SIZE, int(said[2]) - 1)
    more: Facts = {"points": int(state.material.hold_points[hold])}
    found.append(("craftsmen-effect-hold", more))
    if said[0] == "bribe":
        found.append(("craftsmen-effect-bribe", {}))
    return found
