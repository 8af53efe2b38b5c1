"""Copying a position, writing it as numbers, and reading it back."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT
from guildhall.core.native import append, i64
from guildhall.core.snapshot import MOST, SnapshotReader
from guildhall.games.craftsmen import decisions, moves
from guildhall.games.craftsmen.capital import ANY_COLOUR, KINDS
from guildhall.games.craftsmen.components import (
    ADVANCED,
    BASIC,
    BUILDINGS,
    CARDS,
    CUBES,
    EXTENDED,
    FAIR_LIMIT,
    FINALS,
    FIRST_ADVANCED,
    GOODS,
    GUILDS,
    HALVES,
    HELPERS,
    MOST_INPUTS,
    MOST_TOKENS,
    ORDER_SLOTS,
    SAWMILLS,
    TOKENS,
    TYPE_SIZE,
    TYPES,
    WINTER,
    YEARS,
)
from guildhall.games.craftsmen.helpers import NOBODY_THERE, PLACES
from guildhall.games.craftsmen.player import SOURCES, load_deck

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

_MOST_IN_HAND: Final[i64] = 64
"""No price, bid or number of cards of the action in hand is as high."""
_ADVANCED: Final[i64] = BUILDINGS - FIRST_ADVANCED


def copy_into(twin: "Craftsmen", state: "Craftsmen") -> None:
    """Make an empty table equal to another one."""
    twin.seats = state.seats
    twin.seat = state.seat
    twin.over = state.over
    twin.revealed = state.revealed
    twin.polish_exchange = state.polish_exchange
    twin.polish_mayor = state.polish_mayor
    twin.french_search = state.french_search
    twin.french_ties = state.french_ties
    twin.polish_refill = state.polish_refill
    twin.french_tokens = state.french_tokens
    twin.players = [player.clone() for player in state.players]
    twin.bank = state.bank.clone()
    twin.decks = [deck.clone() for deck in state.decks]
    twin.places = state.places[:]
    twin.order = state.order[:]
    twin.queues = state.queues[:]
    twin.granary = state.granary[:]
    twin.holds = state.holds[:]
    twin.box = state.box
    twin.track = state.track
    twin.privileges = state.privileges
    twin.works = state.works
    twin.bonus_left = state.bonus_left
    twin.year = state.year
    twin.season = state.season
    twin.phase = state.phase
    twin.stage = state.stage
    twin.turn = state.turn
    twin.passed = state.passed
    twin.actor = state.actor
    twin.progress = state.progress
    twin.decision = state.decision
    twin.work_points = state.work_points
    twin.raws_left = state.raws_left
    twin.built = state.built
    twin.price = state.price
    twin.colours = state.colours
    twin.paid = state.paid
    twin.lowest_kind = state.lowest_kind
    twin.left = state.left
    twin.drawn = state.drawn
    twin.pending = state.pending
    twin.pending_asked = state.pending_asked
    twin.lot = state.lot
    twin.bid = state.bid
    twin.bids = state.bids
    twin.bidder = state.bidder
    twin.bidding = state.bidding
    twin.mayor = state.mayor
    twin.looked = state.looked
    twin.looked_open = state.looked_open
    twin.looked_type = state.looked_type
    twin.privileged = state.privileged
    twin.below = state.below


def snapshot(state: "Craftsmen") -> list[int]:
    bank = state.bank
    found: list[int] = [
        state.box, state.track, state.privileges, state.works, state.bonus_left, state.year,
        state.season, state.phase, state.stage, state.turn, state.passed, state.actor,
        state.progress, state.decision, state.work_points, state.raws_left, state.built,
        state.price, state.colours, state.paid, state.lowest_kind, state.left, state.drawn,
        state.pending, state.pending_asked, state.lot, state.bid, state.bids, state.bidder,
        state.bidding, state.mayor, state.looked, state.looked_open, state.looked_type,
        state.privileged, state.below, bank.deck, bank.deck_size, bank.open, bank.open_size,
        bank.discard, bank.discard_size,
    ]  # fmt: skip
    for array in (state.places, state.order, state.queues, state.granary, state.holds):
        found.extend(array)
    for deck in state.decks:
        found.extend([deck.size(), *deck.entries[deck.top :]])
    for player in state.players:
        found += [
            player.points, player.capital, player.capital_size, player.capital_seen,
            player.low, player.low_hidden, player.advanced, player.makes,
            player.built_extended, player.built_advanced, player.icons, player.filled_extended,
            player.filled_icons, player.cubes, player.fair, player.helpers, player.privileges,
            player.works, player.bonus, *player.earned, len(player.row), *player.row,
        ]  # fmt: skip
    return [int(number) for number in found]


def restore(state: "Craftsmen", written: list[int]) -> None:
    numbers = SnapshotReader(written)
    seats: i64 = state.seats
    state.box = numbers.members(SAWMILLS)
    state.track = numbers.members(3 * ORDER_SLOTS)
    state.privileges = numbers.between(0, TOKENS[seats])
    state.works = numbers.between(0, TOKENS[seats])
    state.bonus_left = numbers.members(FINALS)
    state.year = numbers.between(1, YEARS)
    state.season = numbers.between(0, WINTER)
    state.phase = numbers.between(decisions.EXCHANGING, decisions.INVESTING)
    state.stage = numbers.between(0, len(GUILDS))
    state.turn = numbers.between(0, PLACES)
    state.passed = numbers.members(seats)
    state.actor = numbers.between(NOBODY_THERE, seats - 1)
    state.progress = numbers.between(decisions.NOT_BEGUN, decisions.SKIPPED)
    state.decision = numbers.below(len(decisions.NAMES))
    state.work_points = numbers.below(_MOST_IN_HAND)
    state.raws_left = numbers.between(0, 2)
    state.built = numbers.below(_MOST_IN_HAND)
    state.price = numbers.below(_MOST_IN_HAND)
    state.colours = numbers.between(0, ANY_COLOUR)
    state.paid = numbers.between(0, ANY_COLOUR)
    state.lowest_kind = numbers.between(0, KINDS)
    state.left = numbers.below(_MOST_IN_HAND)
    state.drawn = numbers.below(_MOST_IN_HAND)
    state.pending = numbers.below(moves.N_ACTIONS)
    state.pending_asked = numbers.below(len(decisions.NAMES))
    state.lot = numbers.between(-1, BUILDINGS - 1)
    state.bid = numbers.below(_MOST_IN_HAND)
    state.bids = numbers.members(6 * seats)
    state.bidder = numbers.below(seats)
    state.bidding = numbers.members(seats)
    state.mayor = numbers.between(0, ANY_COLOUR)
    state.looked = numbers.members(TYPE_SIZE)
    state.looked_open = numbers.members(TYPE_SIZE)
    state.looked_type = numbers.below(len(TYPES))
    state.privileged = numbers.flag()
    state.below = numbers.flag()
    bank = state.bank
    bank.deck = numbers.between(0, ANY_COLOUR)
    bank.deck_size = numbers.amount()
    bank.open = numbers.between(0, ANY_COLOUR)
    bank.open_size = numbers.amount()
    bank.discard = numbers.between(0, ANY_COLOUR)
    bank.discard_size = numbers.amount()
    for place in range(6):
        state.places = append(state.places, _card_of_type(numbers, place // 2, -1))
    state.order = numbers.array(seats, 0, seats - 1)
    state.queues = numbers.array(len(GUILDS), 0, BIT[4 * PLACES] - 1)
    state.granary = numbers.array(HALVES, 0, 63)
    state.holds = numbers.array(len(state.material.hold_goods), 0, 63)
    state.decks = [load_deck(numbers, kind) for kind in (BASIC, EXTENDED, ADVANCED)]
    for player in state.players:
        player.points = numbers.amount()
        player.capital = numbers.between(0, ANY_COLOUR)
        player.capital_size = numbers.amount()
        player.capital_seen = numbers.between(0, ANY_COLOUR)
        player.low = numbers.members(FIRST_ADVANCED)
        player.low_hidden = numbers.members(FIRST_ADVANCED)
        player.advanced = numbers.members(_ADVANCED)
        player.makes = numbers.members(GOODS)
        player.built_extended = numbers.members(TYPE_SIZE)
        player.built_advanced = numbers.members(_ADVANCED)
        player.icons = numbers.members(MOST_INPUTS * _ADVANCED)
        player.filled_extended = numbers.members(TYPE_SIZE)
        player.filled_icons = numbers.members(MOST_INPUTS * _ADVANCED)
        player.cubes = numbers.between(0, CUBES)
        player.fair = numbers.between(0, FAIR_LIMIT)
        player.helpers = numbers.between(0, HELPERS)
        player.privileges = numbers.between(0, MOST_TOKENS)
        player.works = numbers.between(0, MOST_TOKENS)
        player.bonus = numbers.members(FINALS)
        player.earned = numbers.array(len(SOURCES), -MOST, MOST)
        player.row = numbers.array(numbers.between(1, CARDS), 0, CARDS - 1)
    numbers.finish()


def _card_of_type(numbers: SnapshotReader, card_type: i64, none: i64) -> i64:
    """A building card of a type, or what stands for none."""
    card: i64 = numbers.between(none, BUILDINGS - 1)
    if card != none and card // TYPE_SIZE != card_type:
        raise ValueError("a card lies among those of another type")
    return card
