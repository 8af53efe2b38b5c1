"""The moves of Craftsmen.

An edition defines the names of buildings and goods; the numbering is the same for all editions.
"""

from typing import Final

from guildhall.compiled_types import i64, vec
from guildhall.core.events import Facts
from guildhall.core.moves import Moves, Part, Verb
from guildhall.games.craftsmen.capital import KIND_IDS
from guildhall.games.craftsmen.components import (
    BUILDINGS,
    CARDS,
    COLOURS,
    FIRST_ADVANCED,
    FIRST_FINAL,
    FIRST_HALF,
    GUILDS,
    TYPE_SIZE,
    TYPES,
    Material,
    printed,
)

MOST_BID: Final[i64] = 45
"""Ten cards of one colour."""
SHIPS: Final[i64] = 4
FIELDS: Final[i64] = 3
"""Fields of a queue."""
SIDES: Final[i64] = 2
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
_SIDES: Final = ["left", "right"]
_GRANARY: Final = "granary"

_THINGS: Final = {
    "building": "card:{}",
    "place": "card:{}",
    "good": "granary:{}",
    "card": "capital:{}",
    "side": "end:{}",
    "ship": "ship:{}",
    "bid": "bid:{}",
    "type": "deck:{}",
}


def _cards(material: Material, first: i64, end: i64) -> Part:
    """Cards as parts of a move: there are several of a kind, so their colours are facts too."""
    details: list[Facts] = [
        {
            "building": material.ids[card],
            "upper": COLOURS[material.upper[card]],
            "lower": COLOURS[material.lower[card]],
            "makes": material.goods[material.makes[card]],
        }
        for card in range(int(first), int(end))
    ]
    return Part("building", material.ids[first:end], details.__getitem__)


def moves_of(material: Material) -> Moves:
    """All moves, with the names of an edition."""
    ids, goods = material.ids, material.goods
    guild = Part("guild", GUILDS)
    field = Part("field", [str(n + 1) for n in range(FIELDS)])
    dealt = _cards(material, 0, FIRST_ADVANCED)
    building = _cards(material, 0, BUILDINGS)
    extended = _cards(material, TYPE_SIZE, FIRST_ADVANCED)
    sawmill = _cards(material, BUILDINGS, CARDS)
    workshop = _cards(material, TYPE_SIZE, BUILDINGS)
    into = Part("place", ids[TYPE_SIZE:BUILDINGS])
    advanced = Part("place", ids[FIRST_ADVANCED:BUILDINGS])
    granary_or_advanced = Part("place", [_GRANARY, *ids[FIRST_ADVANCED:BUILDINGS]])
    card = Part("card", KIND_IDS)
    side = Part("side", _SIDES)
    raw = Part("good", goods[:FIRST_HALF])
    half = Part("good", goods[FIRST_HALF:FIRST_FINAL])
    ship = Part("ship", [str(n + 1) for n in range(SHIPS)])
    bid = Part("bid", [str(n + 1) for n in range(MOST_BID)])
    verbs = [
        Verb("pass", "pass", idle=True),
        Verb("send", "send {guild}", guild),
        Verb("cover", "cover {guild} {field}", guild, field),
        Verb("cover-card", "cover {guild} {field} card", guild, field),
        Verb("cover-points", "cover {guild} {field} points", guild, field),
        Verb("exchange", "exchange {building}", dealt),
        Verb("swap", "swap {building}", sawmill),
        Verb("take", "take {card}", card),
        Verb("take-both", "take both"),
        Verb("draw", "draw"),
        Verb("pay", "pay {card}", card),
        Verb("discard", "discard {card}", card),
        Verb("invest", "invest {card}", card),
        Verb("privilege", "privilege"),
        Verb("build", "build {building} {side}", building, side),
        Verb("defy", "defy {building} {side}", building, side),
        Verb("buy", "buy {building}", building),
        Verb("auction", "auction {building}", building),
        Verb("bid", "bid {bid}", bid),
        Verb("search", "search {type}", Part("type", TYPES)),
        Verb("lay", "lay {building}", building),
        Verb("on-top", "on top"),
        Verb("below", "below"),
        Verb("put", "put {building}", building),
        Verb("make-fair", "make {good} fair", raw),
        Verb("make", "make {good} {place}", raw, into),
        Verb("fetch", "fetch {good} {place}", raw, into),
        Verb("process", "process {building} {place}", extended, granary_or_advanced),
        Verb("load", "load {building} {ship}", workshop, ship),
        Verb("bribe", "bribe {building} {ship}", workshop, ship),
        Verb("lose", "lose {building}", workshop),
        Verb("work", "work"),
        Verb("purchase", "purchase {good} {place}", half, advanced),
        Verb("barter", "barter {good} {place}", half, advanced),
        Verb("token-privilege", "token privilege"),
        Verb("token-work", "token work"),
        Verb("change-order", "change order"),
    ]
    return Moves("craftsmen", verbs, _THINGS)


_EDITION: Final = Material(printed())
_MOVES: Final = moves_of(_EDITION)
_WORDS: Final = [_MOVES.words(action) for action in range(_MOVES.size)]

VERBS: Final = _MOVES.list
"""In the order of their numbers."""
SEND: Final[i64] = _MOVES.number("send")
COVER: Final[i64] = _MOVES.number("cover")
COVER_CARD: Final[i64] = _MOVES.number("cover-card")
COVER_POINTS: Final[i64] = _MOVES.number("cover-points")
EXCHANGE: Final[i64] = _MOVES.number("exchange")
SWAP: Final[i64] = _MOVES.number("swap")
TAKE: Final[i64] = _MOVES.number("take")
PAY: Final[i64] = _MOVES.number("pay")
DISCARD: Final[i64] = _MOVES.number("discard")
INVEST: Final[i64] = _MOVES.number("invest")
BUILD: Final[i64] = _MOVES.number("build")
DEFY: Final[i64] = _MOVES.number("defy")
BUY: Final[i64] = _MOVES.number("buy")
AUCTION: Final[i64] = _MOVES.number("auction")
BID: Final[i64] = _MOVES.number("bid")
SEARCH: Final[i64] = _MOVES.number("search")
LAY: Final[i64] = _MOVES.number("lay")
PUT: Final[i64] = _MOVES.number("put")
MAKE_FAIR: Final[i64] = _MOVES.number("make-fair")
MAKE: Final[i64] = _MOVES.number("make")
FETCH: Final[i64] = _MOVES.number("fetch")
PROCESS: Final[i64] = _MOVES.number("process")
LOAD: Final[i64] = _MOVES.number("load")
BRIBE: Final[i64] = _MOVES.number("bribe")
LOSE: Final[i64] = _MOVES.number("lose")
PURCHASE: Final[i64] = _MOVES.number("purchase")
BARTER: Final[i64] = _MOVES.number("barter")

# Moves without parts.
PASS: Final[i64] = _MOVES.first("pass")
TAKE_BOTH: Final[i64] = _MOVES.first("take-both")
DRAW: Final[i64] = _MOVES.first("draw")
PRIVILEGE: Final[i64] = _MOVES.first("privilege")
ON_TOP: Final[i64] = _MOVES.first("on-top")
BELOW: Final[i64] = _MOVES.first("below")
WORK: Final[i64] = _MOVES.first("work")
TOKEN_PRIVILEGE: Final[i64] = _MOVES.first("token-privilege")
TOKEN_WORK: Final[i64] = _MOVES.first("token-work")
CHANGE_ORDER: Final[i64] = _MOVES.first("change-order")


# The parts of moves


def _numbers(part: str, words: list[str]) -> list[int]:
    """For every action the index of its word in a list, or -1."""
    number_of = {word: number for number, word in enumerate(words)}
    return [number_of.get(named.get(part, ""), -1) for named in _WORDS]


_VERB: Final = vec[i64](_MOVES.verbs())
_GUILD: Final = vec[i64](_numbers("guild", GUILDS))
_FIELD: Final = vec[i64](_MOVES.values("field"))
_CARD: Final = vec[i64](_numbers("building", _EDITION.ids))
_PLACE: Final = vec[i64](_numbers("place", _EDITION.ids))
_GOOD: Final = vec[i64](_numbers("good", _EDITION.goods))
_KIND: Final = vec[i64](_MOVES.values("card"))
_SIDE: Final = vec[i64](_MOVES.values("side"))
_SHIP: Final = vec[i64](_MOVES.values("ship"))
_AMOUNT: Final = vec[i64](_MOVES.values("bid"))
_TYPE: Final = vec[i64](_MOVES.values("type"))


def verb_of(action: i64) -> i64:
    return _VERB[action]


def guild_of(action: i64) -> i64:
    return _GUILD[action]


def field_of(action: i64) -> i64:
    """The field of a queue that is covered."""
    return _FIELD[action]


def building_of(action: i64) -> i64:
    """The first building card of the move."""
    return _CARD[action]


def place_of(action: i64) -> i64:
    """The building card that receives a good; -1 for the fair and the granary."""
    return _PLACE[action]


def good_of(action: i64) -> i64:
    return _GOOD[action]


def kind_of(action: i64) -> i64:
    """The kind of a capital card."""
    return _KIND[action]


def side_of(action: i64) -> i64:
    """The end of the row: LEFT or RIGHT."""
    return _SIDE[action]


def ship_of(action: i64) -> i64:
    return _SHIP[action]


def amount_of(action: i64) -> i64:
    """The amount of a bid."""
    return _AMOUNT[action] + 1


def type_of(action: i64) -> i64:
    """The type of building whose deck is searched."""
    return _TYPE[action]


# Moves by their parts. The verb selects one of several similar moves.

_FIRST: Final = vec[i64]([_MOVES.first(verb.name) for verb in _MOVES.list])
_FIRST_SEND: Final[i64] = _MOVES.first("send")
_FIRST_EXCHANGE: Final[i64] = _MOVES.first("exchange")
_FIRST_SWAP: Final[i64] = _MOVES.first("swap")
_FIRST_TAKE: Final[i64] = _MOVES.first("take")
_FIRST_PAY: Final[i64] = _MOVES.first("pay")
_FIRST_DISCARD: Final[i64] = _MOVES.first("discard")
_FIRST_INVEST: Final[i64] = _MOVES.first("invest")
_FIRST_BUY: Final[i64] = _MOVES.first("buy")
_FIRST_AUCTION: Final[i64] = _MOVES.first("auction")
_FIRST_BID: Final[i64] = _MOVES.first("bid")
_FIRST_SEARCH: Final[i64] = _MOVES.first("search")
_FIRST_LAY: Final[i64] = _MOVES.first("lay")
_FIRST_PUT: Final[i64] = _MOVES.first("put")
_FIRST_MAKE_FAIR: Final[i64] = _MOVES.first("make-fair")
_FIRST_PROCESS: Final[i64] = _MOVES.first("process")
_FIRST_LOSE: Final[i64] = _MOVES.first("lose")
_INTO: Final[i64] = _MOVES.stride("make", "good")
_DESTINATIONS: Final[i64] = _MOVES.stride("process", "building")
_ADVANCED: Final[i64] = _MOVES.stride("purchase", "good")


def send(guild: i64) -> i64:
    return _FIRST_SEND + guild


def cover(verb: i64, place: i64) -> i64:
    """Covering a disc without a fee, for a card or for points; the index is guild x 3 + field."""
    return _FIRST[verb] + place


def exchange(card: i64) -> i64:
    return _FIRST_EXCHANGE + card


def swap(sawmill: i64) -> i64:
    return _FIRST_SWAP + sawmill


def take(kind: i64) -> i64:
    return _FIRST_TAKE + kind


def pay(kind: i64) -> i64:
    return _FIRST_PAY + kind


def discard(kind: i64) -> i64:
    return _FIRST_DISCARD + kind


def invest(kind: i64) -> i64:
    return _FIRST_INVEST + kind


def build(verb: i64, card: i64, side: i64) -> i64:
    """Building a card at an end of the row, or there against the rule by privilege."""
    return _FIRST[verb] + SIDES * card + side


def buy(card: i64) -> i64:
    return _FIRST_BUY + card


def auction(card: i64) -> i64:
    return _FIRST_AUCTION + card


def bid(amount: i64) -> i64:
    return _FIRST_BID + amount - 1


def search(card_type: i64) -> i64:
    return _FIRST_SEARCH + card_type


def lay(card: i64) -> i64:
    return _FIRST_LAY + card


def put(card: i64) -> i64:
    return _FIRST_PUT + card


def make_fair(raw: i64) -> i64:
    return _FIRST_MAKE_FAIR + raw


def supply(verb: i64, raw: i64, building: i64) -> i64:
    """Bringing a raw material, produced or fetched, to a building."""
    return _FIRST[verb] + _INTO * raw + building - TYPE_SIZE


def process_for_granary(building: i64) -> i64:
    return _FIRST_PROCESS + _DESTINATIONS * (building - TYPE_SIZE)


def process(building: i64, place: i64) -> i64:
    """Producing a half-product for an advanced building."""
    return process_for_granary(building) + 1 + place - FIRST_ADVANCED


def load(verb: i64, building: i64, ship: i64) -> i64:
    """Loading a ship, or bribing its captain."""
    return _FIRST[verb] + SHIPS * (building - TYPE_SIZE) + ship


def lose(building: i64) -> i64:
    return _FIRST_LOSE + building - TYPE_SIZE


def trade(verb: i64, half: i64, place: i64) -> i64:
    """Buying a half-product with a card or with a cube of the fair."""
    return _FIRST[verb] + _ADVANCED * half + place - FIRST_ADVANCED
