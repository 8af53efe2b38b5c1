"""A position copied, written down and read back."""

from typing import TYPE_CHECKING

from guildhall.core.snapshot import SnapshotReader
from guildhall.games.craftsmen import phases
from guildhall.games.craftsmen.components import HALVES
from guildhall.games.craftsmen.decisions import DECISIONS
from guildhall.games.craftsmen.deck import load_deck
from guildhall.games.craftsmen.player import SOURCES

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def copy_into(copy: "Craftsmen", state: "Craftsmen") -> None:
    """Make an empty table equal to another one."""
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
    state.decision = DECISIONS[numbers.one()]
    state.work_points = numbers.one()
    state.raws_left = numbers.one()
    state.built = numbers.one()
    # One number for both: while cards are invested nothing is paid.
    if state.phase == phases.INVESTING:
        state.invested = numbers.one()
    else:
        state.price = numbers.one()
    state.colours = numbers.one()
    state.paid = numbers.one()
    state.lowest_kind = numbers.one()
    state.left = numbers.one()
    state.drawn = numbers.one()
    state.waiting = numbers.one()
    state.waiting_for = DECISIONS[numbers.one()]
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
