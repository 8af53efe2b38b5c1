"""A table of Craftsmen: what is on it, who is asked what, and the way through a round.

The rules of each chapter stand in a file of that name; this file holds them together.
"""

from typing import TYPE_CHECKING, final

from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.core.native import i64, vec
from guildhall.core.pen import Pen
from guildhall.core.rng import Rng
from guildhall.core.state import NOBODY, State, Temper, View
from guildhall.games.craftsmen import (
    actions,
    audit,
    bankers,
    builders,
    copying,
    crafts,
    decisions,
    guilds,
    hands,
    helpers,
    imagine,
    merchants,
    notary,
    observation,
    prospects,
    refusals,
    scoring,
    sense,
    setup,
    town_hall,
    view,
    words,
    year,
)
from guildhall.games.craftsmen.capital import Bank
from guildhall.games.craftsmen.components import (
    SEASONS,
    TYPE_SIZE,
    WINTER,
    Material,
)
from guildhall.games.craftsmen.table import Deck, Player, card_of

if TYPE_CHECKING:
    from guildhall.core.game import Game, Value


@final
class Craftsmen(State):
    """A position of Craftsmen."""

    def __init__(
        self,
        game: "Game",
        material: Material,
        seats: i64,
        options: "dict[str, Value]",
        rng: Rng,
    ) -> None:
        super().__init__(game, seats, options, rng)
        self.material = material

        # The rulings that can be chosen (section N of the rules).
        self.polish_exchange = False
        self.polish_mayor = False
        self.french_search = False
        self.french_ties = False
        self.polish_refill = False
        self.french_tokens = False

        # The table.
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.bank = Bank()
        self.decks: list[Deck] = []
        """Basic, extended, advanced."""
        self.places: vec[i64] = vec[i64]()
        """The open building cards, two of each type; -1 is an empty place."""
        self.box: i64 = 0
        """Sawmills that are not in play."""
        self.order: vec[i64] = vec[i64]()
        """The seats in turn order."""
        self.queues: vec[i64] = vec[i64]()
        self.track: i64 = 0
        """The order-change track."""
        self.granary: vec[i64] = vec[i64]()
        """For each half-product the lower cube + 8 x the upper one; no cube is 0."""
        self.holds: vec[i64] = vec[i64]()
        """For each hold the left cube + 8 x the right one."""
        self.privileges: i64 = 0
        self.works: i64 = 0
        self.bonus_left: i64 = 0

        # Where the game stands.
        self.year: i64 = 1
        self.season: i64 = 0
        self.phase: i64 = decisions.EXCHANGING
        self.stage: i64 = 0
        """The guild whose stage it is; between stages the one that comes next."""
        self.turn: i64 = 0
        """Place in the queue, or in the turn order."""
        self.passed: i64 = 0
        """Who has passed in the helpers phase."""
        self.actor: i64 = -1
        """Whose helper acts."""
        self.progress: i64 = decisions.NOT_BEGUN
        self.privileged = False
        """This helper has used its privilege."""
        self.decision: i64 = decisions.NOTHING
        """What is asked of the seat to act."""
        self.asked: i64 = decisions.NOTHING
        """What the move that is being played answers."""

        # The action in hand.
        self.work_points: i64 = 0
        self.raws_left: i64 = 0
        """Raw materials still to be made with the privilege."""
        self.built: i64 = 0
        self.price: i64 = 0
        self.colours: i64 = 0
        """Mask of the capital cards that the payment accepts."""
        self.paid: i64 = 0
        self.lowest_kind: i64 = 0
        """Cards are paid and discarded in ascending order; lower ones come too late."""
        self.left: i64 = 0
        """Cards still to be discarded or invested."""
        self.drawn: i64 = 0
        """Cards taken at the bankers."""
        self.pending: i64 = 0
        """The move that waits for the choice of a single card."""
        self.pending_asked: i64 = decisions.NOTHING

        # Notary.
        self.lot: i64 = -1
        """The card that is bought or auctioned."""
        self.bid: i64 = 0
        self.bids: i64 = 0
        """The last bid of each seat, six bits each."""
        self.bidder: i64 = 0
        self.bidding: i64 = 0
        """Who has not dropped out."""
        self.mayor: i64 = 0
        """The mayor's cards."""
        self.looked: i64 = 0
        """Cards taken up with the privilege, numbered within their type."""
        self.looked_open: i64 = 0
        """Those of them that lay open before."""
        self.looked_type: i64 = 0
        self.below = False

    # Asking

    def ask(self, seat: i64, decision: i64) -> None:
        self.seat = seat
        self.decision = decision

    def legal_into(self, buffer: vec[i64]) -> i64:
        decision: i64 = self.decision
        if decision == decisions.CRAFT or decision == decisions.USE_TOKEN:
            return crafts.legal(self, buffer)
        if decision == decisions.SEND:
            return helpers.legal(self, buffer)
        if decision == decisions.PAY:
            return hands.legal_payment(self, buffer)
        if decision == decisions.BUILD:
            return builders.legal(self, buffer)
        if decision == decisions.BANKERS:
            return bankers.legal(self, buffer)
        if decision == decisions.BANKERS_DISCARD:
            return bankers.legal_discard(self, buffer)
        if decision == decisions.NOTARY or decision == decisions.NOTARY_AFTER:
            return notary.legal(self, buffer)
        if decision == decisions.BID or decision == decisions.OPEN_AUCTION:
            return notary.legal_bids(self, buffer)
        if decision == decisions.GIVE_CARD:
            return hands.legal_card(self, buffer)
        if decision == decisions.TWO_RAWS:
            return crafts.legal(self, buffer)
        if decision == decisions.GRANARY_CARD:
            return crafts.legal_card(self, buffer)
        if decision == decisions.MERCHANTS:
            return merchants.legal(self, buffer)
        if decision == decisions.TOWN_HALL:
            return town_hall.legal(self, buffer)
        if decision == decisions.TOO_MANY:
            return hands.legal_discard(self, buffer)
        if decision == decisions.INVEST:
            return year.legal_investment(self, buffer)
        if decision == decisions.EXCHANGE:
            return setup.legal(self, buffer)
        if decision == decisions.OUTBID_MAYOR:
            return notary.legal_outbid(self, buffer)
        if decision == decisions.LAY_OUT:
            return notary.legal_looked(self, buffer, actions.LAY)
        if decision == decisions.PUT_BACK:
            return notary.legal_looked(self, buffer, actions.PUT)
        if decision == decisions.WHICH_END:
            buffer[0] = actions.ON_TOP
            buffer[1] = actions.BELOW
            return 2
        if decision == decisions.TOKENS:
            buffer[0] = actions.PASS
            buffer[1] = actions.WORK
            return 2
        return 0

    def can_offer_work(self) -> bool:
        """By the French text, beside a helper's own action (A7)."""
        return (
            self.french_tokens
            and self.progress == decisions.NOT_BEGUN
            and crafts.can_use_token(self, self.seat)
        )

    def offer_work(self, buffer: vec[i64], written: i64) -> i64:
        if self.can_offer_work():
            buffer[written] = actions.WORK
            written += 1
        return written

    # Playing

    def apply(self, action: i64, log: Log | None) -> None:
        self.asked = self.decision
        self.decision = decisions.NOTHING
        if action == actions.PASS:
            self._pass(log)
        elif action < actions.EXCHANGE:
            if action < actions.COVER:
                helpers.send(self, action - actions.SEND, log)
            else:
                helpers.cover(self, action, log)
        elif action < actions.BUILD:
            self._play_cards(action, log)
        elif action < actions.MAKE_FAIR:
            self._play_buildings(action, log)
        elif action < actions.WORK:
            self.craft(action, log)
        else:
            self._play_late_stages(action, log)
        if self.decision == decisions.NOTHING:
            self.go_on(log)

    def _pass(self, log: Log | None) -> None:
        asked: i64 = self.asked
        if asked == decisions.SEND:
            helpers.pass_(self, log)
        elif asked == decisions.BID:
            notary.drop_out(self, log)
        elif asked == decisions.OUTBID_MAYOR:
            notary.yield_to_mayor(self, log)
        elif asked == decisions.EXCHANGE:
            setup.keep(self)
        elif asked == decisions.INVEST:
            year.end_investment(self)
        elif asked == decisions.TOKENS:
            if self.phase == decisions.BETWEEN_STAGES:
                self.turn += 1
            else:
                self.progress = decisions.SKIPPED
        elif asked == decisions.BUILD and self.progress == decisions.BEGUN:
            builders.finish(self, log)
        else:
            guilds.skip(self)

    def _play_cards(self, action: i64, log: Log | None) -> None:
        if action < actions.TAKE:
            if action < actions.SWAP:
                setup.exchange(self, action - actions.EXCHANGE, log)
            else:
                setup.swap(self, action - actions.SWAP, log)
        elif action < actions.PAY:
            if self.asked == decisions.BANKERS:
                bankers.take(self, action, log)
            elif action == actions.DRAW:
                crafts.draw_card(self, log)
            else:
                crafts.take_open_card(self, action - actions.TAKE, log)
        elif action < actions.DISCARD:
            if self.asked == decisions.PAY:
                hands.pay(self, action - actions.PAY, log)
            else:
                self.play_pending(action - actions.PAY, log)
        elif action < actions.INVEST:
            if self.asked == decisions.BANKERS_DISCARD:
                bankers.discard(self, action - actions.DISCARD, log)
            else:
                hands.discard_excess(self, action - actions.DISCARD, log)
        elif action < actions.PRIVILEGE:
            year.invest(self, action - actions.INVEST, log)
        elif self.asked == decisions.CRAFT:
            crafts.use_privilege(self, log)
        else:
            bankers.use_privilege(self, log)

    def _play_buildings(self, action: i64, log: Log | None) -> None:
        place: i64
        if action < actions.DEFY:
            place = action - actions.BUILD
            builders.build(self, place // 2, place % 2 == 0, log)
        elif action < actions.BUY:
            place = action - actions.DEFY
            builders.defy(self, place // 2, place % 2 == 0, log)
        elif action < actions.AUCTION:
            notary.buy(self, action - actions.BUY, log)
        elif action < actions.BID:
            notary.auction(self, action - actions.AUCTION, log)
        elif action < actions.SEARCH:
            notary.bid(self, action - actions.BID + 1, log)
        elif action < actions.LAY:
            notary.search(self, action - actions.SEARCH, log)
        elif action < actions.ON_TOP:
            notary.lay(self, action - actions.LAY, log)
        elif action < actions.PUT:
            notary.choose_end(self, action == actions.BELOW, log)
        else:
            notary.put_back(self, action - actions.PUT)

    def craft(self, action: i64, log: Log | None) -> None:
        place: i64
        if action < actions.MAKE:
            crafts.make_for_fair(self, action - actions.MAKE_FAIR, log)
        elif action < actions.FETCH:
            place = action - actions.MAKE
            crafts.make_for_workshop(
                self, place // actions.WORKSHOPS, place % actions.WORKSHOPS, log
            )
        elif action < actions.PROCESS:
            place = action - actions.FETCH
            crafts.fetch(self, place // actions.WORKSHOPS, place % actions.WORKSHOPS, log)
        elif action < actions.LOAD:
            place = action - actions.PROCESS
            crafts.process(self, place // actions.DESTINATIONS, place % actions.DESTINATIONS, log)
        elif action < actions.BRIBE:
            place = action - actions.LOAD
            crafts.load(self, place // actions.SHIPS, place % actions.SHIPS, log)
        elif action < actions.LOSE:
            hands.ask_for_card(self, action, log)
        else:
            crafts.lose(self, action - actions.LOSE, log)

    def _play_late_stages(self, action: i64, log: Log | None) -> None:
        if action == actions.WORK:
            crafts.spend_token(self, log)
        elif action < actions.BARTER:
            hands.ask_for_card(self, action, log)
        elif action < actions.TOKEN_PRIVILEGE:
            place: i64 = action - actions.BARTER
            merchants.barter(self, place // 16, place % 16, log)
        elif action == actions.TOKEN_PRIVILEGE:
            town_hall.take_privilege(self, log)
        elif action == actions.TOKEN_WORK:
            town_hall.take_work(self, log)
        else:
            town_hall.change_order(self, log)

    # The way through a round (C. Round structure)

    def go_on(self, log: Log | None) -> None:
        """Go on until somebody is asked something, or the game is over."""
        asking = False
        while not asking and not self.over:
            hands.refill_open(self, log)
            if self.phase == decisions.GUILD_PHASE:
                asking = guilds.asks(self, log)
            elif self.phase == decisions.SENDING:
                asking = helpers.asks(self, log)
            elif self.phase == decisions.BETWEEN_STAGES:
                asking = guilds.asks_for_tokens(self, log)
            elif self.phase == decisions.ROUND_END:
                asking = year.asks_for_excess(self, log)
            elif self.phase == decisions.INVESTING:
                asking = year.asks_to_invest(self, log)
            else:
                asking = setup.asks(self, log)

    def begin_round(self, log: Log | None) -> None:
        """C22, C23: winter has no helpers phase."""
        self.stage = 0
        self.turn = 0
        self.passed = 0
        self.progress = decisions.NOT_BEGUN
        if log is not None:
            facts: Facts = {"year": int(self.year), "season": SEASONS[self.season]}
            log.append(Event("craftsmen-round", NOBODY, facts))
        if self.season == WINTER:
            self.begin_window(1)
        else:
            self.phase = decisions.SENDING

    def begin_stage(self, stage: i64) -> None:
        self.phase = decisions.GUILD_PHASE
        self.stage = stage
        self.turn = 0
        self.actor = -1
        self.progress = decisions.NOT_BEGUN

    def begin_window(self, stage: i64) -> None:
        """The gap before a stage, 6 for the end of the guild phase (A7)."""
        self.phase = decisions.BETWEEN_STAGES
        self.stage = stage
        self.turn = 0
        self.actor = -1
        self.progress = decisions.NOT_BEGUN

    def end_round(self, log: Log | None) -> None:
        self.phase = decisions.ROUND_END
        self.turn = 0
        self.actor = -1
        self.progress = decisions.NOT_BEGUN
        year.end_phase(self, log)

    def finish(self, log: Log | None) -> None:
        """C82."""
        self.over = True
        self.seat = NOBODY

    # What a card or a payment was for

    def play_pending(self, kind: i64, log: Log | None) -> None:
        """The card that a fee, a bribe or a purchase costs has been chosen."""
        action: i64 = self.pending
        self.asked = self.pending_asked
        self.pending = 0
        self.pending_asked = decisions.NOTHING
        place: i64
        if action < actions.COVER_POINTS:
            helpers.pay_fee(self, action - actions.COVER_CARD, kind, log)
        elif action < actions.LOSE:
            place = action - actions.BRIBE
            crafts.bribe(self, place // actions.SHIPS, place % actions.SHIPS, kind, log)
        else:
            place = action - actions.PURCHASE
            merchants.purchase(self, place // 16, place % 16, kind, log)

    def settle_payment(self, log: Log | None) -> None:
        if self.lot >= 0:
            notary.paid(self, log)
        else:
            builders.paid(self)

    # Building cards

    def refill_place(self, place: i64, log: Log | None) -> None:
        """From the deck of its type; from an empty deck it stays empty (A9, A42)."""
        deck = self.decks[place // 2]
        if deck.size() == 0:
            return
        self.places[place] = TYPE_SIZE * (place // 2) + card_of(deck.draw())
        self.revealed += 1
        if log is not None:
            building = self.material.ids[self.places[place]]
            log.append(Event("craftsmen-open-building", NOBODY, {"building": building}))

    # The rest of the contract, in files of its own

    def refusal(self, action: i64) -> Refusal:
        return refusals.refusal(self, action)

    def prospects(self, action: i64) -> list[tuple[str, Facts]]:
        return prospects.prospects(self, action)

    def describe(self, action: i64) -> tuple[str, Facts]:
        return words.describe(self, action)

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def look(self, viewer: int) -> View:
        return view.look(self, viewer)

    def look_own(self, viewer: int) -> View:
        return view.look_own(self, viewer)

    def imagine(self, viewer: int, rng: Rng) -> "Craftsmen":
        twin = self._twin(rng.split())
        imagine.imagine(twin, viewer, rng)
        return twin

    def observe(self, viewer: i64, pen: Pen) -> None:
        observation.observe(self, viewer, pen)

    def audit(self) -> None:
        audit.audit(self)

    def eagerness(self, action: i64) -> i64:
        return sense.eagerness(self, action)

    def evaluate(self, seat: i64) -> i64:
        return sense.evaluate(self, seat)

    def temper(self) -> Temper:
        return sense.TEMPER

    def clone(self) -> "Craftsmen":
        return self._twin(self.rng.clone())

    def _twin(self, rng: Rng) -> "Craftsmen":
        twin = Craftsmen(self.game, self.material, 0, self.options, rng)
        copying.copy_into(twin, self)
        return twin

    def ints(self) -> list[int]:
        return copying.ints(self)

    def load(self, ints: list[int]) -> None:
        copying.load(self, ints)
