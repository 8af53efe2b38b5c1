"""Copying a position, writing it as numbers, and reading it back."""

from typing import TYPE_CHECKING

from guildhall.core.snapshot import SnapshotReader
from guildhall.games.craftsmen.components import HALVES
from guildhall.games.craftsmen.player import SOURCES, load_deck

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


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
    state.box = numbers.one()
    state.track = numbers.one()
    state.privileges = numbers.one()
    state.works = numbers.one()
    state.bonus_left = numbers.one()
    state.year = numbers.one()
    state.season = numbers.one()
    state.phase = numbers.one()
    state.stage = numbers.one()
    state.turn = numbers.one()
    state.passed = numbers.one()
    state.actor = numbers.one()
    state.progress = numbers.one()
    state.decision = numbers.one()
    state.work_points = numbers.one()
    state.raws_left = numbers.one()
    state.built = numbers.one()
    state.price = numbers.one()
    state.colours = numbers.one()
    state.paid = numbers.one()
    state.lowest_kind = numbers.one()
    state.left = numbers.one()
    state.drawn = numbers.one()
    state.pending = numbers.one()
    state.pending_asked = numbers.one()
    state.lot = numbers.one()
    state.bid = numbers.one()
    state.bids = numbers.one()
    state.bidder = numbers.one()
    state.bidding = numbers.one()
    state.mayor = numbers.one()
    state.looked = numbers.one()
    state.looked_open = numbers.one()
    state.looked_type = numbers.one()
    state.privileged = numbers.flag()
    state.below = numbers.flag()
    bank = state.bank
    bank.deck = numbers.one()
    bank.deck_size = numbers.one()
    bank.open = numbers.one()
    bank.open_size = numbers.one()
    bank.discard = numbers.one()
    bank.discard_size = numbers.one()
    state.places = numbers.array(6)
    state.order = numbers.array(state.seats)
    state.queues = numbers.array(6)
    state.granary = numbers.array(HALVES)
    state.holds = numbers.array(len(state.material.hold_goods))
    state.decks = [load_deck(numbers), load_deck(numbers), load_deck(numbers)]
    for player in state.players:
        player.points = numbers.one()
        player.capital = numbers.one()
        player.capital_size = numbers.one()
        player.capital_seen = numbers.one()
        player.low = numbers.one()
        player.low_hidden = numbers.one()
        player.advanced = numbers.one()
        player.makes = numbers.one()
        player.built_extended = numbers.one()
        player.built_advanced = numbers.one()
        player.icons = numbers.one()
        player.filled_extended = numbers.one()
        player.filled_icons = numbers.one()
        player.cubes = numbers.one()
        player.fair = numbers.one()
        player.helpers = numbers.one()
        player.privileges = numbers.one()
        player.works = numbers.one()
        player.bonus = numbers.one()
        player.earned = numbers.array(len(SOURCES))
        player.row = numbers.array(numbers.one())
    numbers.finish()
