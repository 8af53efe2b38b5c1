"""The moves of The Castles of Burgundy.

A die is named by the number it shows. The number it is used as is that of the depot, the hex or
the goods; the fewest possible workers are paid for the difference (KA8).
"""

from typing import Final

from guildhall.compiled_types import i64, u8, vec
from guildhall.core.bits import BIT, count, members
from guildhall.core.events import Facts
from guildhall.core.moves import Moves, Part, Verb
from guildhall.games.burgundy.components import (
    DEPOT_SPACES,
    DEPOTS,
    GOOD_IDS,
    KINDS_HELD,
    SPACES,
    STORAGE,
    depot_of,
    place_in_depot,
)
from guildhall.games.burgundy.estates import (
    CASTLE_HEX,
    CASTLES_OF_AN_ESTATE,
    ESTATE_IDS,
    ESTATES,
    HEXES,
    estate_of,
)

_SETS_OF_DEPOTS: Final[list[int]] = [BIT[depot] for depot in range(DEPOTS)] + [
    BIT[depot] | BIT[(depot + 1) % DEPOTS] for depot in range(DEPOTS)
]
"""Sources of a ship: one depot, or two that are neighbours on the ring (K14, K141)."""
_KIND_SETS: Final[list[int]] = [kinds for kinds in range(64) if 1 <= count(kinds) <= KINDS_HELD]
"""The sets of goods that can be the choice of K79."""
KIND_SETS: Final = vec[i64](_KIND_SETS)


def _castle_word(castle: int) -> str:
    return f"{ESTATE_IDS[estate_of(castle)]} h{CASTLE_HEX[castle]}"


def _castle_facts(castle: int) -> Facts:
    estate = ESTATE_IDS[estate_of(castle)]
    return {"estate": estate, "hex": int(CASTLE_HEX[castle])}


def _space_word(space: int) -> str:
    return f"{depot_of(space) or 'black'}.{place_in_depot(space)}"


def _space_facts(space: int) -> Facts:
    """Depot and space; depot 0 is the black one."""
    return {"depot": int(depot_of(space)), "space": int(place_in_depot(space))}


def _depots_word(depots: int) -> str:
    if depots < DEPOTS:
        return str(depots + 1)
    first = depots - DEPOTS
    return f"{first + 1}+{(first + 1) % DEPOTS + 1}"


def _depots_facts(depots: int) -> Facts:
    numbers = [depot + 1 for depot in members(_SETS_OF_DEPOTS[depots])]
    return {"depots": numbers, "number": len(numbers)}


def _kinds(choice: int) -> list[str]:
    return [GOOD_IDS[kind] for kind in members(_KIND_SETS[choice])]


def _kinds_facts(choice: int) -> Facts:
    return {"goods": _kinds(choice)}


_CASTLE = Part(
    "castle", [_castle_word(n) for n in range(ESTATES * CASTLES_OF_AN_ESTATE)], _castle_facts
)
"""A dark green hex of an estate."""
_DIE = Part("die", [str(number) for number in range(1, 7)])
_SPACE = Part("space", [_space_word(space) for space in range(SPACES)], _space_facts)
_NUMBERED_SPACE = Part("space", _SPACE.words[:DEPOT_SPACES], _space_facts)
"""Those that a die or an effect can reach (K61)."""
_STORAGE = Part("storage", [str(space + 1) for space in range(STORAGE)])
_HEX = Part("hex", [str(hexagon) for hexagon in range(HEXES)])
_GOOD = Part("good", GOOD_IDS)
_DEPOTS = Part(
    "depots", [_depots_word(depots) for depots in range(len(_SETS_OF_DEPOTS))], _depots_facts
)
_KINDS = Part(
    "kinds", [" ".join(_kinds(choice)) for choice in range(len(_KIND_SETS))], _kinds_facts
)

MOVES: Final = Moves(
    "burgundy",
    (
        Verb("choose", "choose {castle}", _CASTLE),
        Verb("take-with", "take {space} with {die}", _DIE, _NUMBERED_SPACE),
        Verb("place-with", "place {storage} h{hex} with {die}", _DIE, _STORAGE, _HEX),
        Verb("sell-with", "sell {good} with {die}", _DIE, _GOOD),
        Verb("workers-with", "workers with {die}", _DIE),
        Verb("take", "take {space}", _NUMBERED_SPACE),
        Verb("place", "place {storage} h{hex}", _STORAGE, _HEX),
        Verb("sell", "sell {good}", _GOOD),
        Verb("workers", "workers"),
        Verb("buy", "buy {space}", _SPACE),
        Verb("buy-for-workers", "buy {space} for workers", _SPACE),
        Verb("load", "load {depots}", _DEPOTS),
        Verb("keep", "keep {kinds}", _KINDS),
        Verb("discard", "discard {storage}", _STORAGE),
        Verb("decline", "decline", idle=True),
        Verb("end", "end"),
    ),
    things={
        "space": "space:{}",
        "storage": "storage:{seat}.{}",
        "hex": "hex:{seat}.{}",
        "good": "good:{seat}.{}",
    },
)

# Verbs

CHOOSE: Final[i64] = MOVES.number("choose")
TAKE_WITH: Final[i64] = MOVES.number("take-with")
PLACE_WITH: Final[i64] = MOVES.number("place-with")
SELL_WITH: Final[i64] = MOVES.number("sell-with")
WORKERS_WITH: Final[i64] = MOVES.number("workers-with")
TAKE: Final[i64] = MOVES.number("take")
PLACE: Final[i64] = MOVES.number("place")
SELL: Final[i64] = MOVES.number("sell")
WORKERS: Final[i64] = MOVES.number("workers")
BUY: Final[i64] = MOVES.number("buy")
BUY_FOR_WORKERS: Final[i64] = MOVES.number("buy-for-workers")
LOAD: Final[i64] = MOVES.number("load")
KEEP: Final[i64] = MOVES.number("keep")
DISCARD: Final[i64] = MOVES.number("discard")
DECLINE: Final[i64] = MOVES.number("decline")
END: Final[i64] = MOVES.number("end")

# The parts of an action in small tables, which fit into the cache; a missing part is 0


def _table(part: str) -> list[int]:
    return [max(value, 0) for value in MOVES.values(part)]


_VERB_OF: Final = vec[u8](MOVES.verbs())
_CASTLE_OF: Final = vec[u8](_table("castle"))
_DIE_OF: Final = vec[u8]([die + 1 for die in MOVES.values("die")])
_SPACE_OF: Final = vec[u8](_table("space"))
_STORAGE_OF: Final = vec[u8](_table("storage"))
_HEX_OF: Final = vec[u8](_table("hex"))
_GOOD_OF: Final = vec[u8](_table("good"))
_DEPOTS_OF: Final = vec[u8]([_SETS_OF_DEPOTS[depots] for depots in _table("depots")])
_KINDS_OF: Final = vec[u8]([_KIND_SETS[kinds] for kinds in _table("kinds")])


def verb_of(action: i64) -> i64:
    return i64(_VERB_OF[action])


def castle_of(action: i64) -> i64:
    """The castle hex chosen, counted through all estates."""
    return i64(_CASTLE_OF[action])


def die_of(action: i64) -> i64:
    """The number that the die used shows; 0 without a die."""
    return i64(_DIE_OF[action])


def space_of(action: i64) -> i64:
    return i64(_SPACE_OF[action])


def storage_of(action: i64) -> i64:
    return i64(_STORAGE_OF[action])


def hex_of(action: i64) -> i64:
    return i64(_HEX_OF[action])


def good_of(action: i64) -> i64:
    return i64(_GOOD_OF[action])


def depots_of(action: i64) -> i64:
    """The set of depots from which a ship loads."""
    return i64(_DEPOTS_OF[action])


def kinds_of(action: i64) -> i64:
    """The set of new kinds of goods that are kept."""
    return i64(_KINDS_OF[action])


# Composing actions from their parts; a die is given by the number it shows

_FIRST_CHOOSE: Final[i64] = MOVES.first("choose")
_FIRST_TAKE_WITH: Final[i64] = MOVES.first("take-with")
_FIRST_PLACE_WITH: Final[i64] = MOVES.first("place-with")
_FIRST_SELL_WITH: Final[i64] = MOVES.first("sell-with")
_FIRST_WORKERS_WITH: Final[i64] = MOVES.first("workers-with")
_FIRST_TAKE: Final[i64] = MOVES.first("take")
_FIRST_PLACE: Final[i64] = MOVES.first("place")
_FIRST_SELL: Final[i64] = MOVES.first("sell")
TAKE_WORKERS: Final[i64] = MOVES.first("workers")
_FIRST_BUY: Final[i64] = MOVES.first("buy")
_FIRST_BUY_FOR_WORKERS: Final[i64] = MOVES.first("buy-for-workers")
_FIRST_LOAD: Final[i64] = MOVES.first("load")
_FIRST_KEEP: Final[i64] = MOVES.first("keep")
_FIRST_DISCARD: Final[i64] = MOVES.first("discard")
DECLINE_EFFECT: Final[i64] = MOVES.first("decline")
END_TURN: Final[i64] = MOVES.first("end")

_TAKES_OF_A_DIE: Final[i64] = MOVES.stride("take-with", "die")
_PLACES_OF_A_DIE: Final[i64] = MOVES.stride("place-with", "die")
_PLACES_OF_A_TILE: Final[i64] = MOVES.stride("place", "storage")
_SALES_OF_A_DIE: Final[i64] = MOVES.stride("sell-with", "die")


def choose(castle: i64) -> i64:
    return _FIRST_CHOOSE + castle


def take_with(die: i64, space: i64) -> i64:
    return _FIRST_TAKE_WITH + (die - 1) * _TAKES_OF_A_DIE + space


def place_with(die: i64, storage: i64, hexagon: i64) -> i64:
    return _FIRST_PLACE_WITH + (die - 1) * _PLACES_OF_A_DIE + storage * _PLACES_OF_A_TILE + hexagon


def sell_with(die: i64, good: i64) -> i64:
    return _FIRST_SELL_WITH + (die - 1) * _SALES_OF_A_DIE + good


def workers_with(die: i64) -> i64:
    return _FIRST_WORKERS_WITH + die - 1


def take(space: i64) -> i64:
    return _FIRST_TAKE + space


def place(storage: i64, hexagon: i64) -> i64:
    return _FIRST_PLACE + storage * _PLACES_OF_A_TILE + hexagon


def sell(good: i64) -> i64:
    return _FIRST_SELL + good


def buy(space: i64) -> i64:
    return _FIRST_BUY + space


def buy_for_workers(space: i64) -> i64:
    return _FIRST_BUY_FOR_WORKERS + space


def load(depot: i64) -> i64:
    return _FIRST_LOAD + depot


def load_two(depot: i64) -> i64:
    """Load from this depot and the next on the ring."""
    return _FIRST_LOAD + DEPOTS + depot


def keep(choice: i64) -> i64:
    """Keep the kinds of KIND_SETS[choice]."""
    return _FIRST_KEEP + choice


def discard(storage: i64) -> i64:
    return _FIRST_DISCARD + storage
