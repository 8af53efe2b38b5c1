"""Copying, writing and reading a state."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import append, i64
from guildhall.core.bits import BIT
from guildhall.core.snapshot import MOST, SnapshotReader
from guildhall.games.craftsmen import phases
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
    NO_BUILDING,
    ORDER_SLOTS,
    SAWMILLS,
    TOKENS,
    TYPE_SIZE,
    TYPES,
    WINTER,
    YEARS,
)
from guildhall.games.craftsmen.decisions import DECISIONS
from guildhall.games.craftsmen.deck import load_deck
from guildhall.games.craftsmen.player import SOURCES
from guildhall.games.craftsmen.queue import NOBODY_THERE, PLACES

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

_MOST_IN_HAND: Final[i64] = 64
"""An upper bound for prices, bids and numbers of cards in an action."""
_ADVANCED: Final[i64] = BUILDINGS - FIRST_ADVANCED


def copy_into(copy: "Craftsmen", state: "Craftsmen") -> None:
    """Copy a state into an empty one."""
    copy.seats = state.seats
    copy.seat = state.seat
    copy.over = state.over
    copy.revealed = state.revealed
    copy.polish_exchange = state.polish_exchange
    copy.polish_mayor = state.polish_mayor
    copy.french_search = state.french_search
    copy.french_ties = state.french_ties
    copy.polish_refill = state.polish_refill
    copy.french_tokens = state.french_tokens
    copy.card_where_full = state.card_where_full
    copy.track_counts = state.track_counts
    copy.winter_tokens = state.winter_tokens
    copy.players = [player.clone() for player in state.players]
    copy.bank = state.bank.clone()
    copy.decks = [deck.clone() for deck in state.decks]
    copy.places = state.places[:]
    copy.order = state.order[:]
    copy.queues = state.queues[:]
    copy.granary = state.granary[:]
    copy.holds = state.holds[:]
    copy.box = state.box
    copy.track = state.track
    copy.privileges = state.privileges
    copy.works = state.works
    copy.bonus_left = state.bonus_left
    copy.year = state.year
    copy.season = state.season
    copy.phase = state.phase
    copy.stage = state.stage
    copy.turn = state.turn
    copy.passed = state.passed
    copy.actor = state.actor
    copy.progress = state.progress
    copy.decision = state.decision
    copy.work_points = state.work_points
    copy.raws_left = state.raws_left
    copy.built = state.built
    copy.price = state.price
    copy.colours = state.colours
    copy.paid = state.paid
    copy.lowest_kind = state.lowest_kind
    copy.left = state.left
    copy.drawn = state.drawn
    copy.invested = state.invested
    copy.waiting = state.waiting
    copy.waiting_for = state.waiting_for
    copy.lot = state.lot
    copy.bid = state.bid
    copy.bids = state.bids
    copy.bidder = state.bidder
    copy.bidding = state.bidding
    copy.mayor = state.mayor
    copy.looked = state.looked
    copy.looked_open = state.looked_open
    copy.looked_type = state.looked_type
    copy.privileged = state.privileged
    copy.below = state.below


def write(state: "Craftsmen") -> list[int]:
    bank = state.bank
    found: list[int] = [
        state.box, state.track, state.privileges, state.works, state.bonus_left, state.year,
        state.season, state.phase, state.stage, state.turn, state.passed, state.actor,
        state.progress, state.decision.number, state.work_points, state.raws_left, state.built,
        state.price + state.invested, state.colours, state.paid, state.lowest_kind, state.left,
        state.drawn, state.waiting, state.waiting_for.number, state.lot, state.bid, state.bids,
        state.bidder,
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


def read(state: "Craftsmen", ints: list[int]) -> None:
    numbers = SnapshotReader(ints)
    seats: i64 = state.seats
    state.box = numbers.members(SAWMILLS)
    state.track = numbers.members(3 * ORDER_SLOTS)
    state.privileges = numbers.between(0, TOKENS[seats])
    state.works = numbers.between(0, TOKENS[seats])
    state.bonus_left = numbers.members(FINALS)
    state.year = numbers.between(1, YEARS)
    state.season = numbers.between(0, WINTER)
    state.phase = numbers.below(len(phases.PHASES))
    state.stage = numbers.between(0, len(GUILDS))
    state.turn = numbers.between(0, PLACES)
    state.passed = numbers.members(seats)
    state.actor = numbers.between(NOBODY_THERE, seats - 1)
    state.progress = numbers.between(phases.NOT_BEGUN, phases.SKIPPED)
    state.decision = DECISIONS[numbers.below(len(DECISIONS))]
    state.work_points = numbers.below(_MOST_IN_HAND)
    state.raws_left = numbers.between(0, 2)
    state.built = numbers.below(_MOST_IN_HAND)
    # One number for both: payments and investments never happen together.
    if state.phase == phases.INVESTING:
        state.invested = numbers.below(_MOST_IN_HAND)
    else:
        state.price = numbers.below(_MOST_IN_HAND)
    state.colours = numbers.between(0, ANY_COLOUR)
    state.paid = numbers.between(0, ANY_COLOUR)
    state.lowest_kind = numbers.between(0, KINDS)
    state.left = numbers.below(_MOST_IN_HAND)
    state.drawn = numbers.below(_MOST_IN_HAND)
    state.waiting = numbers.below(state.game.n_actions)
    state.waiting_for = DECISIONS[numbers.below(len(DECISIONS))]
    state.lot = numbers.between(NO_BUILDING, BUILDINGS - 1)
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
        state.places = append(state.places, _card_of_type(numbers, place // 2))
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


def _card_of_type(numbers: SnapshotReader, card_type: i64) -> i64:
    """A building card of a type, or NO_BUILDING."""
    card: i64 = numbers.between(NO_BUILDING, BUILDINGS - 1)
    if card != NO_BUILDING and card // TYPE_SIZE != card_type:
        raise ValueError("a card is among cards of another type")
    return card
