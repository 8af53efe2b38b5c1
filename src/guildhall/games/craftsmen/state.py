"""A table of Craftsmen: what is on it, who is asked what, and the way through a round.

The rules of each chapter stand in a file of that name; this file holds them together.
"""

from typing import TYPE_CHECKING, final

from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.core.native import i64, vec
from guildhall.core.observation import ObservationWriter
from guildhall.core.rng import Rng
from guildhall.core.state import NOBODY, SearchSettings, State, View
from guildhall.games.craftsmen import (
    audit,
    bankers,
    builders,
    crafts,
    decisions,
    determinize,
    guilds,
    hands,
    helpers,
    heuristics,
    merchants,
    moves,
    notary,
    observation,
    preview,
    refusals,
    scoring,
    setup,
    snapshot,
    town_hall,
    view,
    wording,
    year,
)
from guildhall.games.craftsmen.capital import Bank
from guildhall.games.craftsmen.components import (
    SEASONS,
    TYPE_SIZE,
    WINTER,
    Material,
)
from guildhall.games.craftsmen.player import Deck, Player, card_of

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

    def do_legal(self, buffer: vec[i64]) -> i64:
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
            return notary.legal_looked(self, buffer, moves.LAY)
        if decision == decisions.PUT_BACK:
            return notary.legal_looked(self, buffer, moves.PUT)
        if decision == decisions.WHICH_END:
            buffer[0] = moves.ON_TOP
            buffer[1] = moves.BELOW
            return 2
        if decision == decisions.TOKENS:
            buffer[0] = moves.PASS
            buffer[1] = moves.WORK
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
            buffer[written] = moves.WORK
            written += 1
        return written

    # Playing

    def do_play(self, action: i64, log: Log | None) -> None:
        self.asked = self.decision
        self.decision = decisions.NOTHING
        if action == moves.PASS:
            self._pass(log)
        elif action < moves.EXCHANGE:
            if action < moves.COVER:
                helpers.send(self, action - moves.SEND, log)
            else:
                helpers.cover(self, action, log)
        elif action < moves.BUILD:
            self._play_cards(action, log)
        elif action < moves.MAKE_FAIR:
            self._play_buildings(action, log)
        elif action < moves.WORK:
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
        if action < moves.TAKE:
            if action < moves.SWAP:
                setup.exchange(self, action - moves.EXCHANGE, log)
            else:
                setup.swap(self, action - moves.SWAP, log)
        elif action < moves.PAY:
            if self.asked == decisions.BANKERS:
                bankers.take(self, action, log)
            elif action == moves.DRAW:
                crafts.draw_card(self, log)
            else:
                crafts.take_open_card(self, action - moves.TAKE, log)
        elif action < moves.DISCARD:
            if self.asked == decisions.PAY:
                hands.pay(self, action - moves.PAY, log)
            else:
                self.play_pending(action - moves.PAY, log)
        elif action < moves.INVEST:
            if self.asked == decisions.BANKERS_DISCARD:
                bankers.discard(self, action - moves.DISCARD, log)
            else:
                hands.discard_excess(self, action - moves.DISCARD, log)
        elif action < moves.PRIVILEGE:
            year.invest(self, action - moves.INVEST, log)
        elif self.asked == decisions.CRAFT:
            crafts.use_privilege(self, log)
        else:
            bankers.use_privilege(self, log)

    def _play_buildings(self, action: i64, log: Log | None) -> None:
        place: i64
        if action < moves.DEFY:
            place = action - moves.BUILD
            builders.build(self, place // 2, place % 2 == 0, log)
        elif action < moves.BUY:
            place = action - moves.DEFY
            builders.defy(self, place // 2, place % 2 == 0, log)
        elif action < moves.AUCTION:
            notary.buy(self, action - moves.BUY, log)
        elif action < moves.BID:
            notary.auction(self, action - moves.AUCTION, log)
        elif action < moves.SEARCH:
            notary.bid(self, action - moves.BID + 1, log)
        elif action < moves.LAY:
            notary.search(self, action - moves.SEARCH, log)
        elif action < moves.ON_TOP:
            notary.lay(self, action - moves.LAY, log)
        elif action < moves.PUT:
            notary.choose_end(self, action == moves.BELOW, log)
        else:
            notary.put_back(self, action - moves.PUT)

    def craft(self, action: i64, log: Log | None) -> None:
        place: i64
        if action < moves.MAKE:
            crafts.make_for_fair(self, action - moves.MAKE_FAIR, log)
        elif action < moves.FETCH:
            place = action - moves.MAKE
            crafts.make_for_workshop(self, place // moves.WORKSHOPS, place % moves.WORKSHOPS, log)
        elif action < moves.PROCESS:
            place = action - moves.FETCH
            crafts.fetch(self, place // moves.WORKSHOPS, place % moves.WORKSHOPS, log)
        elif action < moves.LOAD:
            place = action - moves.PROCESS
            crafts.process(self, place // moves.DESTINATIONS, place % moves.DESTINATIONS, log)
        elif action < moves.BRIBE:
            place = action - moves.LOAD
            crafts.load(self, place // moves.SHIPS, place % moves.SHIPS, log)
        elif action < moves.LOSE:
            hands.ask_for_card(self, action, log)
        else:
            crafts.lose(self, action - moves.LOSE, log)

    def _play_late_stages(self, action: i64, log: Log | None) -> None:
        if action == moves.WORK:
            crafts.spend_token(self, log)
        elif action < moves.BARTER:
            hands.ask_for_card(self, action, log)
        elif action < moves.TOKEN_PRIVILEGE:
            place: i64 = action - moves.BARTER
            merchants.barter(self, place // 16, place % 16, log)
        elif action == moves.TOKEN_PRIVILEGE:
            town_hall.take_privilege(self, log)
        elif action == moves.TOKEN_WORK:
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
        if action < moves.COVER_POINTS:
            helpers.pay_fee(self, action - moves.COVER_CARD, kind, log)
        elif action < moves.LOSE:
            place = action - moves.BRIBE
            crafts.bribe(self, place // moves.SHIPS, place % moves.SHIPS, kind, log)
        else:
            place = action - moves.PURCHASE
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

    def do_preview(self, action: i64, after: State, log: Log) -> list[tuple[str, Facts]]:
        return preview.preview(self, action)

    def describe(self, action: i64) -> tuple[str, Facts]:
        return wording.describe(self, action)

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def do_view(self, viewer: int) -> View:
        return view.view(self, viewer)

    def view_own(self, viewer: int) -> View:
        return view.view_own(self, viewer)

    def do_determinize(self, viewer: int, rng: Rng) -> "Craftsmen":
        twin = self._twin(rng.split())
        determinize.determinize(twin, viewer, rng)
        return twin

    def do_observe(self, viewer: i64, writer: ObservationWriter) -> None:
        observation.observe(self, viewer, writer)

    def audit(self) -> None:
        audit.audit(self)

    def eagerness(self, action: i64) -> i64:
        return heuristics.eagerness(self, action)

    def evaluate(self, seat: i64) -> i64:
        return heuristics.evaluate(self, seat)

    def search_settings(self) -> SearchSettings:
        return heuristics.SEARCH_SETTINGS

    def clone(self) -> "Craftsmen":
        return self._twin(self.rng.clone())

    def _twin(self, rng: Rng) -> "Craftsmen":
        twin = Craftsmen(self.game, self.material, 0, self.options, rng)
        snapshot.copy_into(twin, self)
        return twin

    def do_snapshot(self) -> list[int]:
        return snapshot.snapshot(self)

    def do_restore(self, ints: list[int]) -> None:
        snapshot.restore(self, ints)
