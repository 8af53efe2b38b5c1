"""The state of The Builders, and its rules in the order of the rulebook."""

from typing import TYPE_CHECKING, Final, cast, final

from guildhall.compiled_types import append, i64, vec
from guildhall.core.bits import BIT, lowest
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.core.observation import ObservationWriter
from guildhall.core.rng import Rng
from guildhall.core.state import NOBODY, State, View
from guildhall.games.builders import (
    audit,
    counts,
    evaluation,
    heuristics,
    observation,
    scoring,
    snapshot,
    view,
)
from guildhall.games.builders.components import (
    APPRENTICES,
    BUILDING_IDS,
    BUILDINGS,
    COINS,
    COINS_FOR_ACTIONS,
    EXTRA_ACTION_PRICE,
    FIRST_MACHINE,
    FREE_ACTIONS,
    FRUITLESS_ROUNDS,
    LANES,
    MACHINE_UNIT,
    NEEDS,
    POINTS,
    POINTS_TO_END,
    PRODUCES,
    QUIET_ROUNDS,
    START_COINS,
    UNIT_IDS,
    WAGE,
    WORKER_IDS,
    WORKERS,
)
from guildhall.games.builders.moves import BUY_ACTION, END_TURN, TAKE, actions_of, verb_of
from guildhall.games.builders.player import Player
from guildhall.games.builders.row import GAP, Row
from guildhall.games.builders.turn import TURN

if TYPE_CHECKING:
    from guildhall.core.game import Game, Value

NOT_ENDED: Final[i64] = 0
BY_POINTS: Final[i64] = 1
BY_STALEMATE: Final[i64] = 2


@final
class Builders(State):
    """A state of The Builders: Middle Ages."""

    def __init__(self, game: "Game", seats: i64, options: "dict[str, Value]", rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.buildings = Row(vec[i64]())
        self.workers = Row(vec[i64]())
        self.crew: vec[i64] = vec[i64]()
        """For each building, the set of units at work on it."""
        self.produced: vec[i64] = vec[i64]()
        """For each building, the packed production of its crew."""
        self.sent: vec[i64] = vec[i64]()
        """For each building, the number of units sent to it in this turn (B46)."""
        self.first_player: i64 = 0
        self.actions: i64 = 0
        self.round: i64 = 1
        self.ending = False
        """A player has reached 17 points: the current round is the last (B75)."""
        self.ended: i64 = NOT_ENDED
        self.quiet = True
        """No player has started, hired or sent in this round (BA20)."""
        self.fruitless = True
        """No player has finished a building in this round (BA20)."""
        self.quiet_rounds: i64 = 0
        self.fruitless_rounds: i64 = 0

    # Setup

    def set_up(self) -> None:
        rng = self.rng
        self.crew = vec[i64]([0 for _ in range(BUILDINGS)])
        self.produced = vec[i64]([0 for _ in range(BUILDINGS)])
        self.sent = vec[i64]([0 for _ in range(BUILDINGS)])

        deck: vec[i64] = vec[i64](range(BUILDINGS))
        rng.shuffle(deck, 0, BUILDINGS)
        self.buildings = Row(deck)
        self.buildings.lay_out()  # B13

        apprentices: vec[i64] = vec[i64](APPRENTICES)
        rng.shuffle(apprentices, 0, len(apprentices))
        dealt: i64 = 0
        for seat in range(self.seats):
            player = self.players[seat]
            player.idle = BIT[apprentices[seat]]  # B14
            player.coins = START_COINS  # B18
            dealt |= player.idle

        deck = vec[i64]()
        for worker in range(WORKERS):
            if not dealt & BIT[worker]:
                deck = append(deck, worker)  # B15
        rng.shuffle(deck, 0, len(deck))
        self.workers = Row(deck)
        self.workers.lay_out()  # B16

        self.first_player = rng.below(self.seats)  # B19
        self.seat = self.first_player
        self.actions = FREE_ACTIONS

    # Turn

    def do_legal(self, buffer: vec[i64]) -> i64:
        return 0 if self.over else TURN.legal(self, buffer)

    def do_play(self, action: i64, log: Log | None) -> None:
        TURN.play(self, action, log)

    def buy_action(self, player: Player, log: Log | None) -> None:
        player.coins -= EXTRA_ACTION_PRICE  # B24
        self.actions += 1  # B26
        if log is not None:
            self.tell(log, "builders-bought", {"coins": int(EXTRA_ACTION_PRICE)})

    # Start a construction

    def start(self, player: Player, building: i64, log: Log | None) -> None:
        self.actions -= 1  # B31, B36
        player.sites |= BIT[building]  # B32
        following: i64 = self.buildings.take(building)  # B33
        self.quiet = False
        if log is not None:
            self.tell(log, "builders-started", {"building": BUILDING_IDS[building]})
        if self.buildings.top_card() != GAP:
            self.revealed += 1
        if log is not None and following != GAP:
            log.append(
                Event("builders-row-building", NOBODY, {"building": BUILDING_IDS[following]})
            )

    # Hire a worker

    def hire(self, player: Player, worker: i64, log: Log | None) -> None:
        self.actions -= 1  # B39
        player.idle |= BIT[worker]  # B40
        following: i64 = self.workers.take(worker)
        self.quiet = False
        if log is not None:
            self.tell(log, "builders-hired", {"worker": WORKER_IDS[worker]})
        if self.workers.top_card() != GAP:
            self.revealed += 1
        if log is not None and following != GAP:
            log.append(Event("builders-row-worker", NOBODY, {"worker": WORKER_IDS[following]}))

    # Send a worker to work

    def sending_cost(self, site: i64) -> i64:
        """Actions for the next unit sent to this site in this turn (B46, B48)."""
        return self.sent[site] + 1

    def send(self, player: Player, unit: i64, site: i64, log: Log | None) -> None:
        cost: i64 = self.sending_cost(site)
        self.actions -= cost
        self.sent[site] += 1
        player.coins -= WAGE[unit]  # B47
        player.idle ^= BIT[unit]
        self.crew[site] |= BIT[unit]  # B45
        self.produced[site] += PRODUCES[unit]
        self.quiet = False
        if log is not None:
            facts: Facts = {
                "worker": UNIT_IDS[unit],
                "building": BUILDING_IDS[site],
                "coins": int(WAGE[unit]),
                "actions": int(cost),
            }
            self.tell(log, "builders-sent", facts)
        if self.is_complete(site):  # B59, B61
            self._finish(player, site, log)

    # Take coins

    def take_coins(self, player: Player, actions: i64, log: Log | None) -> None:
        self.actions -= actions
        player.coins += COINS_FOR_ACTIONS[actions]  # B55, B57
        if log is not None:
            facts: Facts = {"coins": int(COINS_FOR_ACTIONS[actions]), "actions": int(actions)}
            self.tell(log, "builders-took", facts)

    # Finishing a building, machines

    def is_complete(self, site: i64) -> bool:
        """Whether every material is sufficient (B60), without subtractions that could underflow."""
        return ((self.produced[site] | LANES) - NEEDS[site]) & LANES == LANES

    def _finish(self, player: Player, site: i64, log: Log | None) -> None:
        player.idle |= self.crew[site]  # B62
        self.crew[site] = 0
        self.produced[site] = 0
        player.coins += COINS[site]  # B63
        player.sites ^= BIT[site]
        player.finished |= BIT[site]  # B64
        player.points += POINTS[site]
        self.fruitless = False
        if site >= FIRST_MACHINE:
            player.idle |= BIT[site + MACHINE_UNIT]  # B68, B69
        if log is not None:
            facts: Facts = {
                "building": BUILDING_IDS[site],
                "coins": int(COINS[site]),
                "points": int(POINTS[site]),
            }
            kind = "builders-machine-finished" if site >= FIRST_MACHINE else "builders-finished"
            self.tell(log, kind, facts)

    # End of the turn, of the round and of the game

    def end_turn(self, player: Player, log: Log | None) -> None:
        sites: i64 = player.sites | player.finished
        while sites:
            self.sent[lowest(sites)] = 0  # B49
            sites &= sites - 1
        if player.points >= POINTS_TO_END and not self.ending:  # B73, B74
            self.ending = True
            if log is not None:
                self.tell(log, "builders-ending", {"points": int(player.points)})
        self.seat = (self.seat + 1) % self.seats  # B30
        self.actions = FREE_ACTIONS  # B28
        if self.seat == self.first_player:
            self._end_round(log)

    def _end_round(self, log: Log | None) -> None:
        self.quiet_rounds = self.quiet_rounds + 1 if self.quiet else 0
        self.fruitless_rounds = self.fruitless_rounds + 1 if self.fruitless else 0
        self.quiet = True
        self.fruitless = True
        if self.ending:  # B75, B76, B77
            self.ended = BY_POINTS
        elif self.quiet_rounds >= QUIET_ROUNDS or self.fruitless_rounds >= FRUITLESS_ROUNDS:
            self.ended = BY_STALEMATE  # BA20
            if log is not None:
                log.append(Event("builders-stalemate", NOBODY, {}))
        else:
            self.round += 1
            return
        self.over = True
        self.seat = NOBODY
        self.actions = 0

    # The rest of the contract, in separate files

    def refusal(self, action: i64) -> Refusal:
        return TURN.refusal(self, action)

    def kind(self) -> str:
        return TURN.kind

    def question(self) -> tuple[str, Facts]:
        return TURN.question(self)

    def nearest(self, things: list[str]) -> list[int]:
        return TURN.nearest(self, things)

    def moment(self) -> tuple[str, Facts]:
        return "builders-moment", {"round": int(self.round), "last": int(self.ending)}

    def unsaid(self, action: i64, after: State, log: Log) -> list[tuple[int, Event]]:
        return [(0, Event("builders-ended", int(self.seat), {}))] if action == END_TURN else []

    def do_preview(self, action: i64, after: State, log: Log) -> list[tuple[str, Facts]]:
        return TURN.preview(action, cast(Builders, after), log)

    def do_costs(self, action: i64, after: State, log: Log) -> bool:
        """The move buys an action; wages are part of every move that sends a unit."""
        return action == BUY_ACTION

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def left_over(self, seat: i64) -> dict[str, int]:
        return scoring.left_over(self, seat)

    def waste(self, action: i64) -> dict[str, int]:
        return {"actions": int(actions_of(action))} if verb_of(action) == TAKE else {}

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def do_view(self, viewer: int) -> View:
        return view.view(self, viewer)

    def view_own(self, viewer: int) -> View:
        return {"viewer": viewer}

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

    def clone(self) -> "Builders":
        return self._twin(self.rng.clone(), self.buildings.clone(), self.workers.clone())

    def do_determinize(self, viewer: int, rng: Rng) -> "Builders":
        return self._twin(
            rng.split(),
            self.buildings.with_unseen_shuffled(rng),
            self.workers.with_unseen_shuffled(rng),
        )

    def _twin(self, rng: Rng, buildings: Row, workers: Row) -> "Builders":
        twin = Builders(self.game, 0, self.options, rng)
        snapshot.copy_into(twin, self)
        twin.buildings = buildings
        twin.workers = workers
        return twin

    def do_snapshot(self) -> list[int]:
        return snapshot.write(self)

    def do_restore(self, ints: list[int]) -> None:
        snapshot.read(self, ints)
