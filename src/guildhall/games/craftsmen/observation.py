"""The view of a seat as numbers, for machine learning."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.bits import count as members_of
from guildhall.core.bits import lowest
from guildhall.core.layout import Block, Layout
from guildhall.core.observation import ObservationWriter
from guildhall.games.craftsmen import moves, phases
from guildhall.games.craftsmen.auction import bid_of
from guildhall.games.craftsmen.capital import FROM, KIND_IDS, KINDS, count
from guildhall.games.craftsmen.components import (
    BUILDINGS,
    CARDS,
    COLOURS,
    FINALS,
    FIRST_ADVANCED,
    FIRST_FINAL,
    FIRST_HALF,
    GOODS,
    GUILDS,
    HALVES,
    MOST_INPUTS,
    NATURAL,
    NO_BUILDING,
    ORDER_SLOTS,
    SAWMILLS,
    SEASONS,
    TYPE_SIZE,
    TYPES,
    WINTER,
    Material,
)
from guildhall.games.craftsmen.decisions import DECISIONS
from guildhall.games.craftsmen.deck import EITHER, HOUSE, card_of, is_known, sort_of
from guildhall.games.craftsmen.moves import (
    FIELDS,
    SHIPS,
    building_of,
    field_of,
    good_of,
    guild_of,
    place_of,
    ship_of,
    verb_of,
)
from guildhall.games.craftsmen.phases import PHASES
from guildhall.games.craftsmen.player import Player
from guildhall.games.craftsmen.queue import PLACES, places_of, used_in
from guildhall.games.craftsmen.town_hall import slot

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

_ADVANCED: Final[i64] = BUILDINGS - FIRST_ADVANCED
_ICONS: Final[i64] = MOST_INPUTS * _ADVANCED
_WORKSHOPS: Final[i64] = BUILDINGS - TYPE_SIZE
_FIELDS: Final[i64] = FIELDS * len(GUILDS)
_RULINGS = ("exchange", "mayor", "search", "privilege_ties", "granary_refill", "work_tokens")


def _each(places: "list[str]", things: "list[str]") -> tuple[str, ...]:
    return tuple(f"{place}.{thing}" for place in places for thing in things)


def layout(material: Material) -> Layout:
    """The blocks, named after the cards and goods of an edition."""
    ids = material.ids
    kinds = tuple(KIND_IDS)
    buildings = tuple(ids[:BUILDINGS])
    halves = tuple(material.goods[FIRST_HALF:FIRST_FINAL])
    columns = _each(list(halves), ["low", "top"])
    workshops = tuple(ids[TYPE_SIZE:BUILDINGS])
    fields = _each(GUILDS, ["1", "2", "3"])
    finals = tuple(material.goods[FIRST_FINAL:])
    decks = _each(TYPES, [str(place + 1) for place in range(TYPE_SIZE)])
    places = tuple(f"{field}.{end}" for field in (1, 2, 3) for end in ("low", "top"))
    queues = _each(GUILDS, list(places))
    icons = _each(ids[FIRST_ADVANCED:BUILDINGS], [str(n + 1) for n in range(MOST_INPUTS)])
    holds = [
        f"ship{ship + 1}.{material.goods[material.hold_goods[hold]]}"
        for ship in range(4)
        for hold in range(material.first_hold[ship], material.first_hold[ship + 1])
    ]
    table = (
        Block("rulings", "1 where the ruling is not the usual one", 1, _RULINGS),
        Block("year", "year", 3),
        Block("season", "1 for the season", 1, tuple(SEASONS)),
        Block("phase", "1 for the phase of the round", 1, tuple(PHASES)),
        Block("stage", "1 for the guild whose stage it is, or comes next", 1, tuple(GUILDS)),
        Block("decision", "1 for what is asked", 1, tuple(decision.name for decision in DECISIONS)),
        Block("acting_disc", "1 for the place of the disc whose turn it is", 1, places),
        Block("begun", "1 when the helper's action has begun"),
        Block("open_capital", "open capital cards", 2, kinds),
        Block("capital_deck", "capital cards in the deck", 60),
        Block("capital_discard", "discarded capital cards", 5, kinds),
        Block("open_buildings", "1 for each open building card", 1, buildings),
        Block("decks", "building cards in each deck", int(TYPE_SIZE), tuple(TYPES)),
        Block(
            "known_in_deck", "place from the top of a card the viewer knows in a deck, from 1",
            int(TYPE_SIZE), buildings,
        ),
        Block("house_in_deck", "1 for a card in a deck known to have a house", 1, decks),
        Block("plain_in_deck", "1 for a card in a deck known to have none", 1, decks),
        Block("box", "1 for each sawmill in the box", 1, tuple(ids[BUILDINGS:CARDS])),
        Block("natural", "1 for each neutral cube in the granary", 1, columns),
        Block("privilege_tokens", "privilege tokens left", 10),
        Block("work_tokens", "work tokens left", 10),
        Block("bonus_tokens", "1 for each bonus token left", 1, finals),
        Block("privilege_used", "1 when the helper has used its privilege"),
        Block("work_points", "work points left", 5),
        Block("raws_left", "raw materials still to be made with the privilege", 2),
        Block("price", "price to be paid, or points invested so far", 10),
        Block("payable_with", "1 for each colour that can pay it", 1, tuple(COLOURS)),
        Block("paid", "capital cards paid so far", 2, kinds),
        Block("cards_left", "cards still to be discarded or invested", 4),
        Block("waiting_fee", "1 for the field whose fee is to be paid", 1, fields),
        Block("waiting_bribe", "1 for the workshop whose product bribes", 1, workshops),
        Block("waiting_ship", "1 for the ship it goes to", 1, ("1", "2", "3", "4")),
        Block("waiting_purchase", "1 for the half-product that is purchased", 1, halves),
        Block("waiting_place", "1 for the building it goes to", 1, workshops[TYPE_SIZE:]),
        Block("lot", "1 for the card that is bought or auctioned", 1, buildings),
        Block("bid", "highest bid", 20),
        Block("mayor", "capital cards of the mayor", 2, kinds),
        Block("looking", "1 for each card that a searching player looks at", 1, buildings),
        Block("looking_hidden", "cards among them that the viewer does not know", 3),
        Block("put_below", "1 when the cards that are put back go under the deck"),
        Block("hand_capital", "the viewer's own capital cards", 3, kinds),
        Block("hand_buildings", "1 for each building card in the viewer's hand", 1, buildings),
    )  # fmt: skip
    player = (
        Block("turn", "1 for the player who is to decide"),
        Block("actor", "1 for the player whose helper acts"),
        Block("order", "place in the turn order, from 0", 5),
        Block("order_change", "1 for the slot on the order-change track", 1, ("1", "2", "3")),
        Block("passed", "1 when the player has passed in the helpers phase"),
        Block("last_bid", "last bid in this auction", 20),
        Block("bidding", "1 as long as the player bids"),
        Block("bidder", "1 for the highest bidder"),
        Block("points", "victory points", 50),
        Block("capital_cards", "capital cards in hand", 10),
        Block("capital_seen", "of those, what all know", 3, kinds),
        Block("building_cards", "building cards in hand", 10),
        Block("buildings_seen", "1 for each that all know", 1, buildings),
        Block("built", "place of a built card from the left, from 1", 20, tuple(ids)),
        Block("left_end", "1 for the built card at the left end", 1, tuple(ids)),
        Block("right_end", "1 for the built card at the right end", 1, tuple(ids)),
        Block("makes", "1 for each good that the built cards make", 1, tuple(material.goods)),
        Block(
            "filled_extended", "1 for each extended card with a cube", 1,
            tuple(ids[TYPE_SIZE:FIRST_ADVANCED]),
        ),
        Block("filled_icons", "1 for each cube on an icon of an advanced card", 1, icons),
        Block("cubes", "cubes in the supply", 20),
        Block("fair", "cubes at the fair", 3),
        Block("helpers", "helpers not sent", 5),
        Block("own_privilege_tokens", "privilege tokens", 3),
        Block("own_work_tokens", "work tokens", 3),
        Block("own_bonus_tokens", "1 for each bonus token", 1, finals),
        Block("discs", "1 for each disc in a queue", 1, queues),
        Block("used_discs", "1 for each disc that has used its privilege", 1, queues),
        Block("granary", "1 for each cube in the granary", 1, columns),
        Block("ships", "1 for each cube in a hold", 1, _each(holds, ["left", "right"])),
    )  # fmt: skip
    return Layout(version=1, table=table, player=player)


def observe(state: "Craftsmen", viewer: i64, writer: ObservationWriter) -> None:
    _rulings(state, writer)
    _time(state, writer)
    _capital(state.bank.open, writer)
    writer.number(state.bank.deck_size)
    _capital(state.bank.discard, writer)
    _markets(state, viewer, writer)
    writer.members(state.box, SAWMILLS)
    _cubes(state, NATURAL, writer)
    writer.number(state.privileges)
    writer.number(state.works)
    writer.members(state.bonus_left, FINALS)
    _action_in_hand(state, viewer, writer)
    own = state.players[viewer]
    _capital(own.capital, writer)
    writer.members(own.low, FIRST_ADVANCED)
    writer.members(own.advanced, _ADVANCED)
    for after in range(state.seats):
        seat: i64 = (viewer + after) % state.seats
        _standing(state, seat, writer)
        _player(state, state.players[seat], writer)
        _queues(state, seat, writer)
        _cubes(state, seat + 1, writer)
        for hold in state.holds:
            writer.flag(hold & 7 == seat + 1)
            writer.flag(hold >> 3 == seat + 1)


def _rulings(state: "Craftsmen", writer: ObservationWriter) -> None:
    writer.flag(state.polish_exchange)
    writer.flag(state.polish_mayor)
    writer.flag(state.french_search)
    writer.flag(state.french_ties)
    writer.flag(state.polish_refill)
    writer.flag(state.french_tokens)


def _time(state: "Craftsmen", writer: ObservationWriter) -> None:
    writer.number(state.year)
    writer.choice(state.season, len(SEASONS))
    writer.choice(state.phase, len(PHASES))
    staged = state.phase == phases.GUILD_PHASE or (
        state.phase == phases.BETWEEN_STAGES and state.stage < len(GUILDS)
    )
    writer.choice(state.stage if staged else -1, len(GUILDS))
    writer.choice(state.decision.number, len(DECISIONS))
    in_queue = state.phase == phases.GUILD_PHASE and state.season != WINTER
    writer.choice(state.turn if in_queue and state.turn < PLACES else -1, PLACES)
    writer.flag(state.progress == phases.BEGUN)


def _capital(cards: i64, writer: ObservationWriter) -> None:
    first: i64 = writer.at
    while cards:
        kind: i64 = lowest(cards) // 4
        writer.at = first + kind
        writer.number(count(cards, kind))
        cards &= FROM[kind + 1]
    writer.at = first + KINDS


def _markets(state: "Craftsmen", viewer: i64, writer: ObservationWriter) -> None:
    first: i64 = writer.at
    for card in state.places:
        if card != NO_BUILDING:
            writer.at = first + card
            writer.flag(True)
    writer.at = first + BUILDINGS
    for deck in state.decks:
        writer.number(deck.size())
    first_known: i64 = writer.at
    first_house: i64 = first_known + BUILDINGS
    first_plain: i64 = first_house + TYPE_SIZE * len(TYPES)
    for card_type in range(len(TYPES)):
        deck = state.decks[card_type]
        start: i64 = TYPE_SIZE * card_type
        for place in range(deck.size()):
            item: i64 = deck.entries[deck.top + place]
            if is_known(item, viewer):
                writer.at = first_known + start + card_of(item)
                writer.number(place + 1)
            elif sort_of(item) != EITHER:
                house = sort_of(item) == HOUSE
                writer.at = (first_house if house else first_plain) + start + place
                writer.flag(True)
    writer.at = first_plain + TYPE_SIZE * len(TYPES)


def _cubes(state: "Craftsmen", owner: i64, writer: ObservationWriter) -> None:
    """The cubes of one owner in the granary."""
    for half in range(HALVES):
        column: i64 = state.granary[half]
        writer.flag(column & 7 == owner)
        writer.flag(column >> 3 == owner)


def _action_in_hand(state: "Craftsmen", viewer: i64, writer: ObservationWriter) -> None:
    writer.flag(state.privileged)
    writer.number(state.work_points)
    writer.number(state.raws_left)
    writer.number(state.price + state.invested)
    for colour in range(len(COLOURS)):
        writer.flag(state.colours >> (12 * colour) & 1 != 0)
    _capital(state.paid, writer)
    writer.number(state.left)
    _waiting_move(state.waiting, writer)
    writer.choice(state.lot, BUILDINGS)
    writer.number(state.bid)
    _capital(state.mayor, writer)
    looked: i64 = state.looked if viewer == state.seat else state.looked_open
    first: i64 = writer.at
    writer.at += TYPE_SIZE * state.looked_type
    writer.members(looked, TYPE_SIZE)
    writer.at = first + BUILDINGS
    writer.number(members_of(state.looked & ~looked))
    writer.flag(state.below)


def _waiting_move(action: i64, writer: ObservationWriter) -> None:
    """The move whose capital card is being chosen."""
    verb: i64 = verb_of(action)
    fee = verb == moves.COVER_CARD
    bribe = verb == moves.BRIBE
    purchase = verb == moves.PURCHASE
    writer.choice(FIELDS * guild_of(action) + field_of(action) if fee else -1, _FIELDS)
    writer.choice(building_of(action) - TYPE_SIZE if bribe else -1, _WORKSHOPS)
    writer.choice(ship_of(action) if bribe else -1, SHIPS)
    writer.choice(good_of(action) - FIRST_HALF if purchase else -1, HALVES)
    writer.choice(place_of(action) - FIRST_ADVANCED if purchase else -1, _ADVANCED)


def _standing(state: "Craftsmen", seat: i64, writer: ObservationWriter) -> None:
    writer.flag(seat == state.seat)
    writer.flag(seat == state.actor)
    place: i64 = 0
    while state.order[place] != seat:
        place += 1
    writer.number(place)
    for nth in range(ORDER_SLOTS):
        writer.flag(slot(state, nth) == seat)
    writer.members(state.passed >> seat & 1, 1)
    writer.number(bid_of(state.bids, seat))
    writer.members(state.bidding >> seat & 1, 1)
    writer.flag(state.lot != NO_BUILDING and state.bid > 0 and seat == state.bidder)


def _player(state: "Craftsmen", player: Player, writer: ObservationWriter) -> None:
    writer.number(player.points)
    writer.number(player.capital_size)
    _capital(player.capital_seen, writer)
    writer.number(player.hand_size())
    writer.members(player.low & ~player.low_hidden, FIRST_ADVANCED)
    writer.members(player.advanced, _ADVANCED)
    first: i64 = writer.at
    for place in range(len(player.row)):
        writer.at = first + player.row[place]
        writer.number(place + 1)
    writer.at = first + CARDS
    writer.choice(player.row[0] if len(player.row) else -1, CARDS)
    writer.choice(player.row[len(player.row) - 1] if len(player.row) else -1, CARDS)
    writer.members(player.makes, GOODS)
    writer.members(player.filled_extended, TYPE_SIZE)
    writer.members(player.filled_icons, _ICONS)
    writer.number(player.cubes)
    writer.number(player.fair)
    writer.number(player.helpers)
    writer.number(player.privileges)
    writer.number(player.works)
    writer.members(player.bonus, FINALS)


def _queues(state: "Craftsmen", seat: i64, writer: ObservationWriter) -> None:
    for queue in state.queues:
        writer.members(places_of(queue, seat), PLACES)
    for queue in state.queues:
        writer.members(places_of(queue, seat) & used_in(queue), PLACES)
