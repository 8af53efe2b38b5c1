"""The view of one seat (A29), in plain values that are sufficient for drawing."""

from typing import TYPE_CHECKING, TypedDict, cast

from guildhall.compiled_types import i64
from guildhall.core.bits import members
from guildhall.core.state import View
from guildhall.games.craftsmen import phases
from guildhall.games.craftsmen.auction import bid_of, mayor_bid
from guildhall.games.craftsmen.capital import COLOUR, kinds, value
from guildhall.games.craftsmen.components import (
    COLOURS,
    FIRST_ADVANCED,
    FIRST_FINAL,
    FIRST_HALF,
    GUILDS,
    HALVES,
    MEAT,
    MOST_INPUTS,
    NATURAL,
    NO_BUILDING,
    SEASONS,
    TYPE_SIZE,
    TYPES,
    WINTER,
)
from guildhall.games.craftsmen.deck import EITHER, HOUSE, card_of, is_known, sort_of
from guildhall.games.craftsmen.helpers import fields
from guildhall.games.craftsmen.moves import PASS, SHIPS
from guildhall.games.craftsmen.phases import PHASES
from guildhall.games.craftsmen.player import Player
from guildhall.games.craftsmen.queue import NOBODY_THERE, disc, has_used
from guildhall.games.craftsmen.town_hall import slot
from guildhall.games.craftsmen.year import INVEST, invested_colours

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


class CardView(TypedDict):
    id: str
    upper: str
    lower: str
    makes: str
    inputs: list[str]
    points: int


class BuiltView(TypedDict):
    card: CardView
    cubes: list[bool]
    """For each input whether its icon has a cube."""


class PlayerView(TypedDict):
    points: int
    capital_cards: int
    capital_seen: list[str]
    """Capital cards that are publicly known to be in this hand."""
    building_cards: int
    buildings_seen: list[CardView]
    """Building cards that are publicly known to be in this hand."""
    row: list[BuiltView]
    cubes: int
    fair: int
    helpers: int
    privilege_tokens: int
    work_tokens: int
    bonus_tokens: list[str]


class DiscView(TypedDict):
    seat: int
    used_privilege: bool
    acting: bool
    """It is the turn of this helper."""


class GuildView(TypedDict):
    guild: str
    fields: list[str]
    """Gold, silver or ribbon, from the left."""
    discs: list[list[DiscView]]
    """For each field its discs, the lower one first."""


class HoldView(TypedDict):
    product: str
    points: int
    cubes: list[int]
    """Seats, from the left."""


class ShipView(TypedDict):
    bonuses: list[int]
    holds: list[HoldView]


class GranaryView(TypedDict):
    good: str
    cubes: list[str]
    """From below: `natural`, or the number of a seat."""


class MarketView(TypedDict):
    type: str
    open: list[CardView | None]
    deck: list[str]
    """From the top: the id of a card the viewer knows, else `house`, `plain` or `unknown`."""


class CraftsmenView(TypedDict):
    viewer: int
    seat: int
    over: bool
    year: int
    season: str
    phase: str
    stage: str
    decision: str
    actor: int
    begun: bool
    order: list[int]
    order_change: list[int]
    passed: list[int]
    guilds: list[GuildView]
    capital_open: list[str]
    capital_deck: int
    capital_discard: list[str]
    markets: list[MarketView]
    box: list[CardView]
    granary: list[GranaryView]
    ships: list[ShipView]
    privilege_tokens: int
    work_tokens: int
    bonus_tokens: dict[str, int]
    privilege_used: bool
    work_points: int
    raws_left: int
    price: int
    payable_with: list[str]
    """The colours in which the next card can be paid or invested."""
    paid: list[str]
    paid_value: int
    """The value of the cards paid so far, or the points of those invested."""
    cards_left: int
    waiting_move: str
    """The move whose capital card is being chosen; empty if there is none."""
    lot: CardView | None
    bid: int
    bidder: int
    bids: list[int]
    bidding: list[int]
    mayor: list[str]
    mayor_bid: int
    """The value of the mayor's cards; 0 if there are none."""
    looking: list[CardView]
    looking_hidden: int
    """Cards of a searching player that the viewer does not know."""
    put_below: bool
    """The cards that are being put back go under the deck."""
    hand_capital: list[str]
    hand_value: int
    """The best value of the viewer's capital cards."""
    hand_buildings: list[CardView]
    players: list[PlayerView]


def view(state: "Craftsmen", viewer: int) -> View:
    auction = state.lot != NO_BUILDING and state.bid > 0
    own = cast(CraftsmenView, view_own(state, viewer))
    seen: CraftsmenView = {
        "viewer": viewer,
        "seat": int(state.seat),
        "over": state.over,
        "year": int(state.year),
        "season": SEASONS[state.season],
        "phase": PHASES[state.phase],
        "stage": GUILDS[state.stage] if _has_stage(state) else "",
        "decision": state.decision.name,
        "actor": int(state.actor),
        "begun": state.progress == phases.BEGUN,
        "order": [int(seat) for seat in state.order],
        "order_change": [int(slot(state, n)) for n in range(3) if slot(state, n) >= 0],
        "passed": members(state.passed),
        "guilds": [_guild(state, guild) for guild in range(6)],
        "capital_open": kinds(state.bank.open),
        "capital_deck": int(state.bank.deck_size),
        "capital_discard": kinds(state.bank.discard),
        "markets": own["markets"],
        "box": [_card(state, 64 + sawmill) for sawmill in members(state.box)],
        "granary": [_column(state, half) for half in range(HALVES) if FIRST_HALF + half != MEAT],
        "ships": [_ship(state, ship) for ship in range(SHIPS)],
        "privilege_tokens": int(state.privileges),
        "work_tokens": int(state.works),
        "bonus_tokens": {
            state.material.goods[FIRST_FINAL + product]: int(state.material.bonus[product])
            for product in members(state.bonus_left)
        },
        "privilege_used": state.privileged,
        "work_points": int(state.work_points),
        "raws_left": int(state.raws_left),
        "price": int(state.price),
        "payable_with": _payable_with(state),
        "paid": kinds(state.paid),
        "paid_value": int(value(state.paid)) + int(state.invested),
        "cards_left": int(state.left),
        "waiting_move": state.game.text(int(state.waiting)) if state.waiting != PASS else "",
        "lot": _card(state, state.lot) if state.lot != NO_BUILDING else None,
        "bid": int(state.bid),
        "bidder": int(state.bidder) if auction else -1,
        "bids": [int(bid_of(state.bids, seat)) for seat in range(state.seats)],
        "bidding": members(state.bidding),
        "mayor": kinds(state.mayor),
        "mayor_bid": int(mayor_bid(state)),
        "looking": own["looking"],
        "looking_hidden": own["looking_hidden"],
        "put_below": state.below,
        "hand_capital": own["hand_capital"],
        "hand_value": own["hand_value"],
        "hand_buildings": own["hand_buildings"],
        "players": [_player(state, player) for player in state.players],
    }
    return cast(View, seen)


def view_own(state: "Craftsmen", viewer: int) -> View:
    player = state.players[viewer] if viewer >= 0 else None
    knows_looked = viewer >= 0 and viewer == state.seat
    looked = state.looked if knows_looked else state.looked_open
    hidden = 0 if knows_looked else len(members(state.looked & ~state.looked_open))
    return {
        "viewer": viewer,
        "markets": [_market(state, card_type, viewer) for card_type in range(3)],
        "looking": [_card(state, TYPE_SIZE * state.looked_type + card) for card in members(looked)],
        "looking_hidden": hidden,
        "hand_capital": [] if player is None else kinds(player.capital),
        "hand_value": 0 if player is None else int(value(player.capital)),
        "hand_buildings": [] if player is None else _hand(state, player, player.low),
    }


def _payable_with(state: "Craftsmen") -> list[str]:
    if state.decision is INVEST:
        return [COLOURS[invested_colours(state)]]
    return [colour for n, colour in enumerate(COLOURS) if state.colours & COLOUR[n]]


def _has_stage(state: "Craftsmen") -> bool:
    return state.phase == phases.GUILD_PHASE or (
        state.phase == phases.BETWEEN_STAGES and state.stage < 6
    )


def _card(state: "Craftsmen", card: i64) -> CardView:
    material = state.material
    return {
        "id": material.ids[card],
        "upper": COLOURS[material.upper[card]],
        "lower": COLOURS[material.lower[card]],
        "makes": material.goods[material.makes[card]],
        "inputs": [material.goods[good] for good in inputs_of(state, card)],
        "points": int(material.points[card]),
    }


def inputs_of(state: "Craftsmen", card: i64) -> list[int]:
    """The goods a card needs."""
    if card >= 64 or card < TYPE_SIZE:
        return []
    if card < FIRST_ADVANCED:
        return [int(state.material.raw_of[card - TYPE_SIZE])]
    return state.material.icon_goods[card - FIRST_ADVANCED]


def _hand(state: "Craftsmen", player: Player, low: i64) -> list[CardView]:
    cards = members(low) + [int(FIRST_ADVANCED) + card for card in members(player.advanced)]
    return [_card(state, card) for card in cards]


def _guild(state: "Craftsmen", guild: int) -> GuildView:
    discs: list[list[DiscView]] = []
    names: list[str] = []
    queue = state.queues[guild]
    for field in range(fields(state)):
        gold = state.material.gold[guild] >> field & 1
        ribbon = state.material.ribbon[guild] >> field & 1
        names.append("gold" if gold else "ribbon" if ribbon else "silver")
        discs.append(
            [
                {
                    "seat": int(disc(queue, place)),
                    "used_privilege": has_used(queue, place),
                    "acting": _acts(state, guild, place),
                }
                for place in (2 * field, 2 * field + 1)
                if disc(queue, place) != NOBODY_THERE
            ]
        )
    return {"guild": GUILDS[guild], "fields": names, "discs": discs}


def _acts(state: "Craftsmen", guild: i64, place: i64) -> bool:
    in_queue = state.phase == phases.GUILD_PHASE and state.season != WINTER
    return in_queue and state.stage == guild and state.turn == place


def _market(state: "Craftsmen", card_type: int, viewer: int) -> MarketView:
    deck = state.decks[card_type]
    places = [state.places[2 * card_type], state.places[2 * card_type + 1]]
    return {
        "type": TYPES[card_type],
        "open": [None if card == NO_BUILDING else _card(state, card) for card in places],
        "deck": [
            _deck_card(state, card_type, deck.entries[place], viewer)
            for place in range(deck.top, len(deck.entries))
        ],
    }


def _deck_card(state: "Craftsmen", card_type: i64, item: i64, viewer: int) -> str:
    if is_known(item, viewer):
        return state.material.ids[TYPE_SIZE * card_type + card_of(item)]
    if sort_of(item) == EITHER:
        return "unknown"
    return "house" if sort_of(item) == HOUSE else "plain"


def _column(state: "Craftsmen", half: int) -> GranaryView:
    column = state.granary[half]
    cubes = [int(cube) for cube in (column & 7, column >> 3) if cube]
    names = ["natural" if cube == NATURAL else str(cube - 1) for cube in cubes]
    return {"good": state.material.goods[FIRST_HALF + half], "cubes": names}


def _ship(state: "Craftsmen", ship: int) -> ShipView:
    material = state.material
    holds: list[HoldView] = []
    for hold in range(material.first_hold[ship], material.first_hold[ship + 1]):
        content = state.holds[hold]
        holds.append(
            {
                "product": material.goods[material.hold_goods[hold]],
                "points": int(material.hold_points[hold]),
                "cubes": [int(cube) - 1 for cube in (content & 7, content >> 3) if cube],
            }
        )
    bonuses = [int(material.ship_bonus[4 * ship + n]) for n in range(4)]
    return {"bonuses": [bonus for bonus in bonuses if bonus], "holds": holds}


def _player(state: "Craftsmen", player: Player) -> PlayerView:
    return {
        "points": int(player.points),
        "capital_cards": int(player.capital_size),
        "capital_seen": kinds(player.capital_seen),
        "building_cards": int(player.hand_size()),
        "buildings_seen": _hand(state, player, player.low & ~player.low_hidden),
        "row": [_built(state, player, card) for card in player.row],
        "cubes": int(player.cubes),
        "fair": int(player.fair),
        "helpers": int(player.helpers),
        "privilege_tokens": int(player.privileges),
        "work_tokens": int(player.works),
        "bonus_tokens": [
            state.material.goods[FIRST_FINAL + product] for product in members(player.bonus)
        ],
    }


def _built(state: "Craftsmen", player: Player, card: i64) -> BuiltView:
    cubes: list[bool] = []
    for place in range(len(inputs_of(state, card))):
        if card < FIRST_ADVANCED:
            cubes.append(bool(player.filled_extended >> (card - TYPE_SIZE) & 1))
        else:
            icon = MOST_INPUTS * (card - FIRST_ADVANCED) + place
            cubes.append(bool(player.filled_icons >> icon & 1))
    return {"card": _card(state, card), "cubes": cubes}
