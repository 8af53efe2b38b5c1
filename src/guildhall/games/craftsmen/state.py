"""The state of Craftsmen: components, pending decision, and the flow of a round.

The rules of each chapter are in a file of that name; this file connects them.
"""

from typing import TYPE_CHECKING, cast, final

from guildhall.compiled_types import i64, vec
from guildhall.core.composed import Composed
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.core.observation import ObservationWriter
from guildhall.core.rng import Rng
from guildhall.core.state import NOBODY, State, View
from guildhall.games.craftsmen import (
    audit,
    counts,
    crafts,
    determinize,
    evaluation,
    guilds,
    hands,
    helpers,
    heuristics,
    lot,
    moves,
    observation,
    phases,
    pointing,
    scoring,
    setup,
    snapshot,
    unsaid,
    view,
    year,
)
from guildhall.games.craftsmen.bank import Bank
from guildhall.games.craftsmen.components import (
    NO_BUILDING,
    SEASONS,
    TYPE_SIZE,
    WINTER,
    YEARS,
    Material,
)
from guildhall.games.craftsmen.decision import NOTHING, Decision
from guildhall.games.craftsmen.deck import Deck, card_of
from guildhall.games.craftsmen.player import Player

if TYPE_CHECKING:
    from guildhall.core.game import Game, Value


@final
class Craftsmen(State):
    """A state of Craftsmen."""

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

        # The options for ambiguous rules.
        self.polish_exchange = False
        self.polish_mayor = False
        self.french_search = False
        self.french_ties = False
        self.polish_refill = False
        self.french_tokens = False
        self.card_where_full = False
        self.track_counts = False
        self.winter_tokens = False

        # Components.
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.bank = Bank()
        self.decks: list[Deck] = []
        """Basic, extended, advanced."""
        self.places: vec[i64] = vec[i64]()
        """The open building cards, two of each type, or NO_BUILDING."""
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

        # The current stage.
        self.year: i64 = 1
        self.season: i64 = 0
        self.phase: i64 = phases.EXCHANGING
        self.stage: i64 = 0
        """The guild of the current stage; between stages the next one."""
        self.turn: i64 = 0
        """Index in the queue, or in the turn order."""
        self.passed: i64 = 0
        """The players who have passed in the helpers phase."""
        self.actor: i64 = -1
        """The owner of the current helper."""
        self.progress: i64 = phases.NOT_BEGUN
        self.privileged = False
        """This helper has used its privilege."""
        self.decision: Decision = NOTHING
        """The pending decision of the seat to act."""

        # The action in progress.
        self.work_points: i64 = 0
        self.raws_left: i64 = 0
        """Raw materials still to be produced with the privilege."""
        self.built: i64 = 0
        self.price: i64 = 0
        """The price: for cards built so far, or for the lot."""
        self.colours: i64 = 0
        """Mask of the capital cards that the payment accepts."""
        self.paid: i64 = 0
        """Capital cards paid so far."""
        self.lowest_kind: i64 = 0
        """Cards are paid and discarded in ascending order, so lower ones are no longer possible."""
        self.left: i64 = 0
        """Cards still to be discarded or invested."""
        self.invested: i64 = 0
        """Points of the cards that have been invested so far."""
        self.drawn: i64 = 0
        """Cards taken in the bankers stage."""
        self.waiting: i64 = moves.PASS
        """The move whose capital card is being chosen."""
        self.waiting_for: Decision = NOTHING
        """The decision that this move answers."""

        # Notary.
        self.lot: i64 = NO_BUILDING
        """The card that is bought or auctioned."""
        self.bid: i64 = 0
        self.bids: i64 = 0
        """The last bid of each seat, six bits each."""
        self.bidder: i64 = 0
        self.bidding: i64 = 0
        """The players who have not dropped out."""
        self.mayor: i64 = 0
        """The mayor's cards."""
        self.looked: i64 = 0
        """Cards being searched with the privilege, numbered within their type."""
        self.looked_open: i64 = 0
        """Those of them that were open before."""
        self.looked_type: i64 = 0
        self.below = False

    # Decisions

    def ask(self, seat: i64, decision: Decision) -> None:
        self.seat = seat
        self.decision = decision

    def do_legal(self, buffer: vec[i64]) -> i64:
        return self.decision.legal(self, buffer)

    def do_play(self, action: i64, log: Log | None) -> None:
        asked = self.decision
        self.decision = NOTHING
        if action == moves.PASS:
            asked.passing(self, log)
        elif action == moves.WORK:
            crafts.spend_token(self, log)
        else:
            asked.play(self, action, log)
        if self.decision is NOTHING:
            self.go_on(log)

    def refusal(self, action: i64) -> Refusal:
        if action == moves.WORK:
            return guilds.no_work(self)
        return self.decision.refusal(self, action)

    def kind(self) -> str:
        return self.decision.kind

    def pieces(self) -> list[str]:
        return self.decision.pieces(self)

    def compose(self, things: list[str]) -> Composed:
        return self.decision.compose(self, things)

    def best_sets(self) -> list[list[str]]:
        return self.decision.best_sets(self)

    def question(self) -> tuple[str, Facts]:
        return self.decision.question(self)

    def describe(self, action: i64) -> tuple[str, Facts]:
        if action == moves.PASS:
            return self.decision.describe_pass(self)
        return self.decision.describe(self, action)

    def moment(self) -> tuple[str, Facts]:
        if self.phase == phases.EXCHANGING:
            return "craftsmen-moment-exchange", {}
        last = self.year == YEARS and self.season == WINTER
        facts: Facts = {
            "year": int(self.year),
            "season": SEASONS[self.season],
            "last": int(last),
        }
        return "craftsmen-moment", facts

    def chapter(self) -> int:
        if self.phase == phases.EXCHANGING:
            return -1
        return int(len(SEASONS) * self.year + self.season)

    def unsaid(self, action: i64, after: State, log: Log) -> list[tuple[int, Event]]:
        return unsaid.unsaid(self, action, cast(Craftsmen, after), log)

    def do_preview(self, action: i64, after: State, log: Log) -> list[tuple[str, Facts]]:
        if action == moves.PASS or action == moves.WORK:
            return []
        return self.decision.preview(self, action)

    def do_costs(self, action: i64, after: State, log: Log) -> bool:
        """Fees, bribes and purchases."""
        return moves.verb_of(action) in (
            moves.COVER_CARD, moves.COVER_POINTS, moves.BRIBE, moves.PURCHASE,
        )  # fmt: skip

    def things(self, action: i64) -> list[str]:
        if action == moves.WORK:
            return [f"work:{self.seat}"]
        return [] if action == moves.PASS else self.decision.things(self, action)

    def nearest(self, things: list[str]) -> list[int]:
        return pointing.nearest(self, things)

    # The flow of a round

    def go_on(self, log: Log | None) -> None:
        """Continue until a decision is pending or the game is over."""
        asking = False
        while not asking and not self.over:
            hands.refill_open(self, log)
            if self.phase == phases.GUILD_PHASE:
                asking = guilds.asks(self, log)
            elif self.phase == phases.SENDING:
                asking = helpers.asks(self, log)
            elif self.phase == phases.BETWEEN_STAGES:
                asking = guilds.asks_for_tokens(self, log)
            elif self.phase == phases.ROUND_END:
                asking = year.asks_for_excess(self, log)
            elif self.phase == phases.INVESTING:
                asking = year.asks_to_invest(self, log)
            else:
                asking = setup.asks(self, log)

    def begin_round(self, log: Log | None) -> None:
        """C22, C23: winter has no helpers phase."""
        self.stage = 0
        self.turn = 0
        self.passed = 0
        self.progress = phases.NOT_BEGUN
        if log is not None:
            facts: Facts = {"year": int(self.year), "season": SEASONS[self.season]}
            log.append(Event("craftsmen-round", NOBODY, facts))
        if self.season == WINTER:
            self.begin_window(1)
        else:
            self.phase = phases.SENDING

    def begin_stage(self, stage: i64) -> None:
        self.phase = phases.GUILD_PHASE
        self.stage = stage
        self.turn = 0
        self.actor = -1
        self.progress = phases.NOT_BEGUN

    def begin_window(self, stage: i64) -> None:
        """The gap before a stage, 6 for the end of the guild phase (A7)."""
        self.phase = phases.BETWEEN_STAGES
        self.stage = stage
        self.turn = 0
        self.actor = -1
        self.progress = phases.NOT_BEGUN

    def end_round(self, log: Log | None) -> None:
        self.phase = phases.ROUND_END
        self.turn = 0
        self.actor = -1
        self.progress = phases.NOT_BEGUN
        year.end_phase(self, log)

    def finish(self, log: Log | None) -> None:
        """C82."""
        self.over = True
        self.seat = NOBODY

    def settle_payment(self, log: Log | None) -> None:
        """Hand over the card paid for at the notary; built cards are already in the row."""
        if self.lot != NO_BUILDING:
            lot.take_lot(self, log)

    # Building cards

    def refill_place(self, place: i64, log: Log | None) -> None:
        """From the deck of its type; with an empty deck the space stays empty (A9, A42)."""
        deck = self.decks[place // 2]
        if deck.size() == 0:
            return
        self.places[place] = TYPE_SIZE * (place // 2) + card_of(deck.draw())
        self.revealed += 1
        if log is not None:
            building = self.material.ids[self.places[place]]
            log.append(Event("craftsmen-open-building", NOBODY, {"building": building}))

    # The rest of the contract, in separate files

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def left_over(self, seat: i64) -> dict[str, int]:
        return scoring.left_over(self, seat)

    def waste(self, action: i64) -> dict[str, int]:
        if self.phase == phases.SENDING and action == moves.PASS:
            return {"helpers": int(self.players[self.seat].helpers)}
        return {}

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
        return evaluation.evaluate(self, seat)

    def account(self, seat: i64) -> dict[str, int]:
        return evaluation.account(self, seat)

    def measure(self, seat: i64, amounts: vec[i64]) -> i64:
        return counts.measure(self, seat, amounts)

    def clone(self) -> "Craftsmen":
        return self._twin(self.rng.clone())

    def _twin(self, rng: Rng) -> "Craftsmen":
        twin = Craftsmen(self.game, self.material, 0, self.options, rng)
        snapshot.copy_into(twin, self)
        return twin

    def do_snapshot(self) -> list[int]:
        return snapshot.write(self)

    def do_restore(self, ints: list[int]) -> None:
        snapshot.read(self, ints)
