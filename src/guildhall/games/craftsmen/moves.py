"""The moves of Craftsmen, as numbers and as texts.

| text | meaning |
|---|---|
| `pass` | nothing (more): keep the cards, send no more helpers, end an action, bid no more |
| `send bankers` | send a helper to the first free field of a guild |
| `cover bankers 1` | put a helper on a disc; `... card` or `... points` pays the fee for it |
| `exchange vineyard_2` | put a card of the opening hand under its deck and draw another |
| `swap sawmill_3` | take that sawmill out of the box for the own one |
| `take violet_1`, `take both`, `draw` | take open capital cards, or one from the deck |
| `pay violet_1`, `discard violet_1`, `invest violet_1` | lay down a capital card |
| `privilege` | discard only one card at the bankers; make two raw materials with one work point |
| `build vineyard_2 left`, `defy vineyard_2 left` | build at an end of the row; against its rule |
| `buy vineyard_2`, `auction vineyard_2`, `bid 7` | the notary |
| `search basic`, `lay vineyard_2`, `on top`, `below`, `put vineyard_2` | the notary's privilege |
| `make wood fair`, `make wood bakery_1` | a raw material and where it goes |
| `fetch wood bakery_1` | a cube from the fair, as wood |
| `process mill_1 granary`, `process mill_1 bakery_1` | a half-product and where it goes |
| `load bakery_1 4`, `bribe bakery_1 4`, `lose bakery_1` | a final product (or meat) and its ship |
| `work` | spend a work token |
| `purchase flour bakery_1`, `barter flour bakery_1` | the merchants, for a card or a fair cube |
| `token privilege`, `token work`, `change order` | the town hall |
"""

from typing import Final

from guildhall.core.errors import UnparsableMove
from guildhall.core.events import Facts
from guildhall.core.native import i64
from guildhall.games.craftsmen.capital import KIND_IDS, KINDS
from guildhall.games.craftsmen.components import (
    BUILDINGS,
    FIRST_ADVANCED,
    FIRST_HALF,
    GUILDS,
    HALVES,
    RAWS,
    SAWMILLS,
    TYPE_SIZE,
    TYPES,
    Material,
)

WORKSHOPS: Final[i64] = 40
"""Buildings with input icons: the 24 extended, then the 16 advanced ones."""
MOST_BID: Final[i64] = 45
"""Ten cards of one colour."""
GRANARY_PLACE: Final[i64] = 0
DESTINATIONS: Final[i64] = 17
"""Where a half-product can go: the granary, then the 16 advanced buildings."""
SHIPS: Final[i64] = 4
FIELDS: Final[i64] = 18
"""Queue fields: guild x 3 + field."""

PASS: Final[i64] = 0
SEND: Final[i64] = 1
COVER: Final[i64] = SEND + 6
COVER_CARD: Final[i64] = COVER + FIELDS
COVER_POINTS: Final[i64] = COVER_CARD + FIELDS
EXCHANGE: Final[i64] = COVER_POINTS + FIELDS
SWAP: Final[i64] = EXCHANGE + FIRST_ADVANCED
TAKE: Final[i64] = SWAP + SAWMILLS
TAKE_BOTH: Final[i64] = TAKE + KINDS
DRAW: Final[i64] = TAKE_BOTH + 1
PAY: Final[i64] = DRAW + 1
DISCARD: Final[i64] = PAY + KINDS
INVEST: Final[i64] = DISCARD + KINDS
PRIVILEGE: Final[i64] = INVEST + KINDS
BUILD: Final[i64] = PRIVILEGE + 1
DEFY: Final[i64] = BUILD + 2 * BUILDINGS
BUY: Final[i64] = DEFY + 2 * BUILDINGS
AUCTION: Final[i64] = BUY + BUILDINGS
BID: Final[i64] = AUCTION + BUILDINGS
SEARCH: Final[i64] = BID + MOST_BID
LAY: Final[i64] = SEARCH + 3
ON_TOP: Final[i64] = LAY + BUILDINGS
BELOW: Final[i64] = ON_TOP + 1
PUT: Final[i64] = BELOW + 1
MAKE_FAIR: Final[i64] = PUT + BUILDINGS
MAKE: Final[i64] = MAKE_FAIR + RAWS
FETCH: Final[i64] = MAKE + RAWS * WORKSHOPS
PROCESS: Final[i64] = FETCH + RAWS * WORKSHOPS
LOAD: Final[i64] = PROCESS + TYPE_SIZE * DESTINATIONS
BRIBE: Final[i64] = LOAD + WORKSHOPS * SHIPS
LOSE: Final[i64] = BRIBE + WORKSHOPS * SHIPS
WORK: Final[i64] = LOSE + WORKSHOPS
PURCHASE: Final[i64] = WORK + 1
BARTER: Final[i64] = PURCHASE + HALVES * 16
TOKEN_PRIVILEGE: Final[i64] = BARTER + HALVES * 16
TOKEN_WORK: Final[i64] = TOKEN_PRIVILEGE + 1
CHANGE_ORDER: Final[i64] = TOKEN_WORK + 1
N_ACTIONS: Final[i64] = CHANGE_ORDER + 1


def bid(amount: i64) -> i64:
    return BID + amount - 1


def workshop_card(workshop: i64) -> i64:
    """The number of a workshop as a building card."""
    return TYPE_SIZE + workshop


def words(material: Material, action: i64) -> list[str]:
    """The words of the canonical text."""
    ids = material.ids
    goods = material.goods
    n: i64
    if action < COVER:
        return ["pass"] if action == PASS else ["send", GUILDS[action - SEND]]
    if action < EXCHANGE:
        n = (action - COVER) % FIELDS
        fee = ["", "card", "points"][(action - COVER) // FIELDS]
        cover = ["cover", GUILDS[n // 3], str(n % 3 + 1)]
        return [*cover, fee] if fee else cover
    if action < SWAP:
        return ["exchange", ids[action - EXCHANGE]]
    if action < TAKE:
        return ["swap", ids[BUILDINGS + action - SWAP]]
    if action < PAY:
        if action < TAKE_BOTH:
            return ["take", KIND_IDS[action - TAKE]]
        return ["take", "both"] if action == TAKE_BOTH else ["draw"]
    if action < PRIVILEGE:
        n = action - PAY
        return [["pay", "discard", "invest"][n // KINDS], KIND_IDS[n % KINDS]]
    if action < BUY:
        if action == PRIVILEGE:
            return ["privilege"]
        n = (action - BUILD) % (2 * BUILDINGS)
        verb = "build" if action < DEFY else "defy"
        return [verb, ids[n // 2], "right" if n % 2 else "left"]
    if action < BID:
        n = action - BUY
        return [["buy", "auction"][n // BUILDINGS], ids[n % BUILDINGS]]
    if action < MAKE_FAIR:
        return _notary_words(ids, action)
    if action < PROCESS:
        if action < MAKE:
            return ["make", goods[action - MAKE_FAIR], "fair"]
        verb = "make" if action < FETCH else "fetch"
        n = (action - MAKE) % (RAWS * WORKSHOPS)
        return [verb, goods[n // WORKSHOPS], ids[workshop_card(n % WORKSHOPS)]]
    if action < LOAD:
        n = action - PROCESS
        to: i64 = n % DESTINATIONS
        place = "granary" if to == GRANARY_PLACE else ids[FIRST_ADVANCED + to - 1]
        return ["process", ids[TYPE_SIZE + n // DESTINATIONS], place]
    if action < WORK:
        return _ship_words(ids, action)
    if action == WORK:
        return ["work"]
    if action < TOKEN_PRIVILEGE:
        n = action - PURCHASE
        verb = ["purchase", "barter"][n // (HALVES * 16)]
        n %= HALVES * 16
        return [verb, goods[FIRST_HALF + n // 16], ids[FIRST_ADVANCED + n % 16]]
    return [["token", "privilege"], ["token", "work"], ["change", "order"]][
        action - TOKEN_PRIVILEGE
    ]


def _notary_words(ids: list[str], action: i64) -> list[str]:
    if action < SEARCH:
        return ["bid", str(action - BID + 1)]
    if action < LAY:
        return ["search", TYPES[action - SEARCH]]
    if action < ON_TOP:
        return ["lay", ids[action - LAY]]
    if action < PUT:
        return ["on", "top"] if action == ON_TOP else ["below"]
    return ["put", ids[action - PUT]]


def _ship_words(ids: list[str], action: i64) -> list[str]:
    if action < LOSE:
        n: i64 = action - LOAD
        verb = ["load", "bribe"][n // (WORKSHOPS * SHIPS)]
        n %= WORKSHOPS * SHIPS
        return [verb, ids[workshop_card(n // SHIPS)], str(n % SHIPS + 1)]
    return ["lose", ids[workshop_card(action - LOSE)]]


def text(material: Material, action: i64) -> str:
    return " ".join(words(material, action))


def table(material: Material) -> dict[str, int]:
    """All actions by their texts."""
    return {text(material, action): int(action) for action in range(N_ACTIONS)}


def parse(actions: dict[str, int], typed: str) -> int:
    action = actions.get(" ".join(typed.split()))
    if action is None:
        raise UnparsableMove(move=typed)
    return action


_FACTS: Final[dict[str, list[str]]] = {
    "send": ["guild"],
    "cover": ["guild", "field", "fee"],
    "exchange": ["building"],
    "swap": ["building"],
    "take": ["card"],
    "pay": ["card"],
    "discard": ["card"],
    "invest": ["card"],
    "build": ["building", "side"],
    "defy": ["building", "side"],
    "buy": ["building"],
    "auction": ["building"],
    "bid": ["bid"],
    "search": ["type"],
    "lay": ["building"],
    "put": ["building"],
    "make": ["good", "place"],
    "fetch": ["good", "place"],
    "process": ["building", "place"],
    "load": ["building", "ship"],
    "bribe": ["building", "ship"],
    "lose": ["building"],
    "purchase": ["good", "place"],
    "barter": ["good", "place"],
}


def describe(material: Material, action: i64) -> tuple[str, Facts]:
    """Message and facts; the message is named after the verb and, where it has one, its kind."""
    said = words(material, action)
    verb = said[0]
    if said == ["take", "both"] or verb in ("on", "token", "change"):
        return "craftsmen-move-" + "-".join(said), {}
    if verb == "cover" and len(said) == 4:
        verb = f"cover-{said[3]}"
    names = _FACTS.get(said[0], [])
    facts: dict[str, int | str | list[int] | list[str]] = {}
    for name, word in zip(names, said[1:], strict=False):
        if name != "fee":
            facts[name] = int(word) if word.isdigit() else word
    return f"craftsmen-move-{verb}", facts
