"""Recounts all cards, cubes and points, independently of the rules."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT, members
from guildhall.core.errors import BrokenInvariant
from guildhall.games.craftsmen import moves, phases
from guildhall.games.craftsmen.bankers import BANKERS_DISCARDS
from guildhall.games.craftsmen.capital import KINDS, count, number
from guildhall.games.craftsmen.components import (
    BUILDINGS,
    CARDS,
    COLOURS,
    CUBES,
    FAIR_LIMIT,
    FINALS,
    FIRST_ADVANCED,
    FIRST_HALF,
    GUILDS,
    HALVES,
    HAND_LIMIT,
    HELPERS,
    MEAT,
    MOST_IN_GUILD,
    MOST_INPUTS,
    MOST_OWN_IN_GUILD,
    MOST_TOKENS,
    NATURAL,
    NATURAL_CUBES,
    NO_BUILDING,
    ROUND_LIMIT,
    TOKENS,
    TYPE_SIZE,
    WINTER,
)
from guildhall.games.craftsmen.decision import NOTHING
from guildhall.games.craftsmen.deck import EITHER, HOUSE, card_of, sort_of
from guildhall.games.craftsmen.hands import GIVE_CARD, TOO_MANY
from guildhall.games.craftsmen.player import FEES
from guildhall.games.craftsmen.queue import NOBODY_THERE, PLACES, disc

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def audit(state: "Craftsmen") -> None:
    _capital(state)
    _buildings(state)
    _cubes(state)
    _helpers(state)
    _tokens(state)
    _points(state)
    _rows(state)
    _round(state)
    _move_that_waits(state)
    if state.over != (state.decision is NOTHING):
        raise BrokenInvariant("a seat is to act after the end of the game, or none before it")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def _capital(state: "Craftsmen") -> None:
    bank = state.bank
    sets = [bank.deck, bank.open, bank.discard, state.mayor, state.paid]
    sets += [player.capital for player in state.players]
    for kind in range(KINDS):
        total = sum(int(count(cards, kind)) for cards in sets)
        _require(total == state.material.copies[kind], "the capital cards do not add up")
        for player in state.players:
            seen = count(player.capital_seen, kind)
            _require(seen <= count(player.capital, kind), "a card is known that is not there")
    _require(number(bank.deck) == bank.deck_size, "the deck is miscounted")
    _require(number(bank.open) == bank.open_size <= 2, "the open cards are miscounted")
    _require(number(bank.discard) == bank.discard_size, "the discard pile is miscounted")
    for seat in range(state.seats):
        player = state.players[seat]
        _require(number(player.capital) == player.capital_size, "a hand is miscounted")
        may_exceed = seat == state.seat and state.decision in (BANKERS_DISCARDS, TOO_MANY)
        if not may_exceed:
            _require(player.capital_size <= HAND_LIMIT, "a hand is above ten cards")
        if state.phase == phases.INVESTING:
            _require(player.capital_size <= ROUND_LIMIT, "a hand is above eight cards")


def _buildings(state: "Craftsmen") -> None:
    cards: list[int] = [int(card) for card in state.places if card != NO_BUILDING]
    for card_type, deck in enumerate(state.decks):
        first = int(TYPE_SIZE) * card_type
        for item in deck.entries[deck.top :]:
            cards.append(first + int(card_of(item)))
            house = state.material.houses[card_type] & BIT[card_of(item)] != 0
            fits = sort_of(item) == EITHER or (sort_of(item) == HOUSE) == house
            _require(fits, "a card is taken for one with another back")
    cards += [int(TYPE_SIZE * state.looked_type) + card for card in members(state.looked)]
    cards += [int(BUILDINGS) + sawmill for sawmill in members(state.box)]
    for player in state.players:
        cards += members(player.low)
        cards += [int(FIRST_ADVANCED) + card for card in members(player.advanced)]
        cards += [int(card) for card in player.row]
        _require(player.low_hidden & ~player.low == 0, "a hidden card is not in the hand")
        sawmills = [card for card in player.row if card >= BUILDINGS]
        _require(len(sawmills) == 1, "a player has not exactly one sawmill")
    _require(sorted(cards) == list(range(CARDS)), "the 70 building cards do not add up")


def _cubes(state: "Craftsmen") -> None:
    board: list[int] = []
    for array in (state.granary, state.holds):
        for pair in array:
            board += [int(pair & 7), int(pair >> 3)]
            for cube in (pair & 7, pair >> 3):
                _require(cube <= state.seats or cube == NATURAL, "a cube has no owner")
            _require(pair & 7 != 0 or pair >> 3 == 0, "a cube hangs in the air")
    for seat, player in enumerate(state.players):
        total = player.cubes + player.fair + player.cubes_on_icons() + board.count(seat + 1)
        _require(total == CUBES, "the cubes of a player do not add up")
        _require(player.cubes >= 0, "a cube was used that was not there")
        _require(0 <= player.fair <= FAIR_LIMIT, "the fair is overfull")
    _require(state.granary[MEAT - FIRST_HALF] == 0, "meat lies in the granary")
    _require(
        all(pair & 7 != NATURAL and pair >> 3 != NATURAL for pair in state.holds),
        "a natural cube was shipped",
    )
    _require(board.count(int(NATURAL)) <= NATURAL_CUBES, "there are too many natural cubes")
    _require(len(state.granary) == HALVES, "the granary has lost a column")


def _helpers(state: "Craftsmen") -> None:
    sent = [0] * int(state.seats)
    for guild in range(6):
        discs = [int(disc(state.queues[guild], place)) for place in range(PLACES)]
        for place in (1, 3, 5):
            holds = discs[place] == NOBODY_THERE or discs[place - 1] != NOBODY_THERE
            _require(guild == 5 or holds, "a disc covers nothing")
        present = [owner for owner in discs if owner != NOBODY_THERE]
        _require(len(present) <= MOST_IN_GUILD[state.seats], "a guild is overfull")
        for owner in present:
            _require(present.count(owner) <= MOST_OWN_IN_GUILD, "three helpers in one guild")
            sent[owner] += 1
    for slot in range(3):
        owner = int(state.track >> (3 * slot) & 7) - 1
        if owner >= 0:
            sent[owner] += 1
    for seat, player in enumerate(state.players):
        _require(player.helpers + sent[seat] == HELPERS, "a helper is lost")


def _tokens(state: "Craftsmen") -> None:
    privileges = int(state.privileges) + sum(int(player.privileges) for player in state.players)
    works = int(state.works) + sum(int(player.works) for player in state.players)
    _require(privileges == TOKENS[state.seats], "the privilege tokens do not add up")
    _require(works == TOKENS[state.seats], "the work tokens do not add up")
    bonus = members(state.bonus_left)
    for player in state.players:
        _require(0 <= player.privileges <= MOST_TOKENS, "too many privilege tokens")
        _require(0 <= player.works <= MOST_TOKENS, "too many work tokens")
        bonus += members(player.bonus)
    _require(sorted(bonus) == list(range(FINALS)), "the bonus tokens do not add up")


def _points(state: "Craftsmen") -> None:
    for seat, player in enumerate(state.players):
        _require(player.points >= 0, "a player has debts")
        _require(sum(player.earned) == player.points, "points without a source")
        bonus = state.breakdown(seat)["bonus_tokens"]
        _require(
            sum(state.breakdown(seat).values()) == player.points + bonus,
            "the breakdown does not add up",
        )
    fees = sum(int(player.earned[FEES]) for player in state.players)
    _require(fees == 0, "a fee has no recipient")


def _rows(state: "Craftsmen") -> None:
    """The values derived from the rows of built cards."""
    material = state.material
    for player in state.players:
        row = [int(card) for card in player.row]
        makes = {int(material.makes[card]) for card in row}
        _require(makes == set(members(player.makes)), "the goods of a row are wrong")
        extended = {card - int(TYPE_SIZE) for card in row if TYPE_SIZE <= card < FIRST_ADVANCED}
        _require(extended == set(members(player.built_extended)), "extended cards are wrong")
        advanced = {
            card - int(FIRST_ADVANCED) for card in row if FIRST_ADVANCED <= card < BUILDINGS
        }
        _require(advanced == set(members(player.built_advanced)), "advanced cards are wrong")
        icons = {
            int(MOST_INPUTS) * (card - int(FIRST_ADVANCED)) + place
            for card in row
            if FIRST_ADVANCED <= card < BUILDINGS
            for place in range(material.inputs[card - FIRST_ADVANCED])
        }
        _require(icons == set(members(player.icons)), "the icons of a row are wrong")
        _require(set(members(player.filled_extended)) <= extended, "a cube lies beside the row")
        _require(set(members(player.filled_icons)) <= icons, "a cube lies beside the icons")
        for product in members(player.bonus):
            line = int(material.lines[product])
            _require(player.makes & line == line, "a bonus token without its line")


_GUILD_OF: Final = {
    "bankers": 0, "bankers_discard": 0, "build": 1,
    "notary": 2, "notary_after": 2, "open_auction": 2,
    "bid": 2, "outbid_mayor": 2, "lay_out": 2, "which_end": 2,
    "put_back": 2, "craft": 3, "two_raws": 3, "merchants": 4,
    "town_hall": 5,
}  # fmt: skip
"""Decisions that belong to one guild only."""
_PHASES_OF: Final = {
    "exchange": [phases.EXCHANGING],
    "send": [phases.SENDING],
    "too_many": [
        phases.SENDING, phases.GUILD_PHASE, phases.BETWEEN_STAGES, phases.ROUND_END,
    ],
    "invest": [phases.INVESTING],
    "tokens": [phases.GUILD_PHASE, phases.BETWEEN_STAGES],
    "use_token": [phases.GUILD_PHASE, phases.BETWEEN_STAGES],
    "granary_card": [phases.GUILD_PHASE, phases.BETWEEN_STAGES],
    "give_card": [phases.SENDING, phases.GUILD_PHASE, phases.BETWEEN_STAGES],
}  # fmt: skip
"""The phases in which a decision is possible, if not only in the guild phase."""
_TOWN_HALL: Final = 5
_OF_ALL: Final = ["bid", "outbid_mayor", "pay", "too_many"]
"""Decisions of players other than the one to act."""


def _round(state: "Craftsmen") -> None:
    """The pending decision, its seat and its phase."""
    order = [int(seat) for seat in state.order]
    _require(sorted(order) == list(range(state.seats)), "the turn order is wrong")
    if state.over:
        return
    asked = state.decision.name
    _require(state.phase in _PHASES_OF.get(asked, [phases.GUILD_PHASE]), "this is not asked now")
    if state.phase != phases.GUILD_PHASE:
        _require(state.actor == NOBODY_THERE, "a helper acts outside the guild phase")
        _require(state.turn < state.seats, "no player has this turn")
        own = asked in _OF_ALL or state.seat == order[state.turn]
        _require(own, "another player has the turn")
        return
    _require(_GUILD_OF.get(asked, state.stage) == state.stage, "another guild asks this")
    _require(state.stage < len(GUILDS), "there is no such guild")
    if state.season == WINTER:
        _require(state.turn < state.seats and state.actor == order[state.turn], "not in this order")
    else:
        _require(state.turn < PLACES, "there is no such place")
        acting = disc(state.queues[state.stage], state.turn)
        on_track = state.stage == _TOWN_HALL and acting == NOBODY_THERE  # C71
        there = state.actor >= 0 and (state.actor == acting or on_track)
        _require(there, "a helper acts that is not there")
    _require(asked in _OF_ALL or state.seat == state.actor, "another helper is asked")


def _move_that_waits(state: "Craftsmen") -> None:
    """Everything that the pending move refers to exists."""
    asked = state.decision.name
    auction = asked in ("open_auction", "bid", "outbid_mayor")
    if auction or state.lot != NO_BUILDING:
        _require(state.lot in list(state.places), "the card of the notary is gone")
        _require(auction or asked == "pay", "a card waits without a payment")
    if asked == "invest":
        _require(1 <= state.left <= len(COLOURS), "an investment of more than four cards")
    asked_twice = asked == "two_raws"
    _require((state.raws_left > 0) == asked_twice, "raw materials wait without a decision")
    if state.decision is GIVE_CARD:
        costs_a_card = (moves.COVER_CARD, moves.BRIBE, moves.PURCHASE)
        _require(moves.verb_of(state.waiting) in costs_a_card, "a card is asked for nothing")
        before = state.clone()
        before.decision = state.waiting_for
        _require(before.is_legal(state.waiting), "a card is asked for a move that cannot be")
