"""The moves of The Castles of Burgundy, as numbers and as texts.

| text | meaning |
|---|---|
| `choose estate_7 h34` | choose this estate, with the start castle on hex 34 |
| `take 3.2 with 5` | take the tile on space 2 of depot 3 with the die that shows 5 |
| `place 2 h25 with 3` | place the tile on storage space 2 on hex 25 with the die that shows 3 |
| `sell pink with 3` | sell all pink goods with the die that shows 3 |
| `workers with 4` | take workers with the die that shows 4 |
| `take 3.2`, `place 2 h25`, `sell pink`, `workers` | the same by a castle or a building |
| `buy black.4`, `buy 3.2` | buy that tile for silver |
| `buy black.4 for workers` | buy that tile for workers (2019 edition, knowledge tile 6) |
| `load 6`, `load 6+1` | take the goods of that depot, or of those two |
| `keep pink brown` | of the new kinds of goods, take these |
| `discard 2` | give up the tile on storage space 2 for the new one |
| `decline` | leave an optional effect unused |
| `end` | end the turn without buying a tile |

A die is named by the number it shows; the number it is used as is that of the depot, the hex or
the goods, and the fewest possible workers are paid for the difference (KA8).
"""

from typing import Final

from guildhall.core.bits import BIT, count, members
from guildhall.core.errors import UnparsableMove
from guildhall.core.events import Facts
from guildhall.core.native import i64, vec
from guildhall.games.burgundy.components import (
    DEPOT_SPACES,
    DEPOTS,
    GOOD_IDS,
    GOODS,
    KINDS_HELD,
    SPACES,
    SPACES_OF_A_DEPOT,
    STORAGE,
)
from guildhall.games.burgundy.estates import (
    CASTLE_HEX,
    CASTLES_OF_AN_ESTATE,
    ESTATE_IDS,
    ESTATES,
    HEXES,
)

PLACES: Final[i64] = STORAGE * HEXES
"""Pairs of a storage space and a hex: space * HEXES + hex."""
_DICE: Final[i64] = 6

KIND_SETS: Final = vec[i64]([kinds for kinds in range(64) if 1 <= count(kinds) <= KINDS_HELD])
"""The sets of goods that can be the choice of K79."""

CHOOSE: Final[i64] = 0
TAKE_WITH: Final[i64] = CHOOSE + ESTATES * CASTLES_OF_AN_ESTATE
PLACE_WITH: Final[i64] = TAKE_WITH + _DICE * DEPOT_SPACES
SELL_WITH: Final[i64] = PLACE_WITH + _DICE * PLACES
WORKERS_WITH: Final[i64] = SELL_WITH + _DICE * GOODS
TAKE: Final[i64] = WORKERS_WITH + _DICE
PLACE: Final[i64] = TAKE + DEPOT_SPACES
SELL: Final[i64] = PLACE + PLACES
WORKERS: Final[i64] = SELL + GOODS
BUY: Final[i64] = WORKERS + 1
BUY_FOR_WORKERS: Final[i64] = BUY + SPACES
LOAD: Final[i64] = BUY_FOR_WORKERS + SPACES
LOAD_TWO: Final[i64] = LOAD + DEPOTS
KEEP: Final[i64] = LOAD_TWO + DEPOTS
DISCARD: Final[i64] = KEEP + len(KIND_SETS)
DECLINE: Final[i64] = DISCARD + STORAGE
END: Final[i64] = DECLINE + 1
N_ACTIONS: Final[i64] = END + 1


def loaded_depots(action: i64) -> i64:
    """The set of depots whose goods a `load` takes; two are neighbours on the ring (K14)."""
    if action < LOAD_TWO:
        return BIT[action - LOAD]
    depot: i64 = action - LOAD_TWO
    return BIT[depot] | BIT[(depot + 1) % DEPOTS]


def _space(space: i64) -> str:
    if space >= DEPOT_SPACES:
        return f"black.{space - DEPOT_SPACES + 1}"
    return f"{space // SPACES_OF_A_DEPOT + 1}.{space % SPACES_OF_A_DEPOT + 1}"


def text(action: i64) -> str:
    if action < TAKE_WITH:
        estate = ESTATE_IDS[action // CASTLES_OF_AN_ESTATE]
        return f"choose {estate} h{CASTLE_HEX[action]}"
    if action < PLACE_WITH:
        rest: i64 = action - TAKE_WITH
        return f"take {_space(rest % DEPOT_SPACES)} with {rest // DEPOT_SPACES + 1}"
    if action < SELL_WITH:
        rest = action - PLACE_WITH
        return f"{_place(rest % PLACES)} with {rest // PLACES + 1}"
    if action < WORKERS_WITH:
        rest = action - SELL_WITH
        return f"sell {GOOD_IDS[rest % GOODS]} with {rest // GOODS + 1}"
    if action < TAKE:
        return f"workers with {action - WORKERS_WITH + 1}"
    if action < PLACE:
        return f"take {_space(action - TAKE)}"
    if action < SELL:
        return _place(action - PLACE)
    if action < WORKERS:
        return f"sell {GOOD_IDS[action - SELL]}"
    if action < BUY:
        return "workers"
    if action < BUY_FOR_WORKERS:
        return f"buy {_space(action - BUY)}"
    if action < LOAD:
        return f"buy {_space(action - BUY_FOR_WORKERS)} for workers"
    if action < LOAD_TWO:
        return f"load {action - LOAD + 1}"
    if action < KEEP:
        depot: i64 = action - LOAD_TWO
        return f"load {depot + 1}+{(depot + 1) % DEPOTS + 1}"
    if action < DISCARD:
        return "keep " + " ".join([GOOD_IDS[k] for k in members(KIND_SETS[action - KEEP])])
    if action < DECLINE:
        return f"discard {action - DISCARD + 1}"
    return "decline" if action == DECLINE else "end"


def _place(pair: i64) -> str:
    return f"place {pair // HEXES + 1} h{pair % HEXES}"


_ACTION: Final[dict[str, int]] = {text(action): int(action) for action in range(N_ACTIONS)}


def parse(words: str) -> int:
    action = _ACTION.get(" ".join(words.split()))
    if action is None:
        raise UnparsableMove(move=words)
    return action


def describe(action: i64) -> tuple[str, Facts]:
    if action < TAKE_WITH:
        estate = ESTATE_IDS[action // CASTLES_OF_AN_ESTATE]
        return "burgundy-move-choose", {"estate": estate, "hex": int(CASTLE_HEX[action])}
    if action < PLACE_WITH:
        rest: i64 = action - TAKE_WITH
        taken = _space_facts(rest % DEPOT_SPACES)
        taken["die"] = int(rest // DEPOT_SPACES + 1)
        return "burgundy-move-take-with", taken
    if action < SELL_WITH:
        rest = action - PLACE_WITH
        placed = _place_facts(rest % PLACES)
        placed["die"] = int(rest // PLACES + 1)
        return "burgundy-move-place-with", placed
    if action < WORKERS_WITH:
        rest = action - SELL_WITH
        die = int(rest // GOODS + 1)
        return "burgundy-move-sell-with", {"good": GOOD_IDS[rest % GOODS], "die": die}
    if action < TAKE:
        return "burgundy-move-workers-with", {"die": int(action - WORKERS_WITH + 1)}
    if action < PLACE:
        return "burgundy-move-take", _space_facts(action - TAKE)
    if action < SELL:
        return "burgundy-move-place", _place_facts(action - PLACE)
    if action < WORKERS:
        return "burgundy-move-sell", {"good": GOOD_IDS[action - SELL]}
    if action < BUY:
        return "burgundy-move-workers", {}
    if action < BUY_FOR_WORKERS:
        return "burgundy-move-buy", _space_facts(action - BUY)
    if action < LOAD:
        return "burgundy-move-buy-for-workers", _space_facts(action - BUY_FOR_WORKERS)
    if action < KEEP:
        depots = [depot + 1 for depot in members(loaded_depots(action))]
        return "burgundy-move-load", {"depots": depots, "number": len(depots)}
    if action < DISCARD:
        kinds = [GOOD_IDS[kind] for kind in members(KIND_SETS[action - KEEP])]
        return "burgundy-move-keep", {"goods": kinds}
    if action < DECLINE:
        return "burgundy-move-discard", {"storage": int(action - DISCARD + 1)}
    return ("burgundy-move-decline" if action == DECLINE else "burgundy-move-end"), {}


def _space_facts(space: i64) -> dict[str, int | str | list[int] | list[str]]:
    """Depot and space; depot 0 is the black one."""
    if space >= DEPOT_SPACES:
        return {"depot": 0, "space": int(space - DEPOT_SPACES + 1)}
    depot, nth = space // SPACES_OF_A_DEPOT + 1, space % SPACES_OF_A_DEPOT + 1
    return {"depot": int(depot), "space": int(nth)}


def _place_facts(pair: i64) -> dict[str, int | str | list[int] | list[str]]:
    return {"storage": int(pair // HEXES + 1), "hex": int(pair % HEXES)}
