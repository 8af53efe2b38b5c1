"""The state of The Castles of Burgundy; its rules are in files named after their chapters."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.composed import Composed
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.core.observation import ObservationWriter
from guildhall.core.rng import Rng
from guildhall.core.state import State, View
from guildhall.games.burgundy import (
    audit,
    counts,
    determinize,
    evaluation,
    heuristics,
    observation,
    pointing,
    preview,
    rounds,
    scoring,
    setup,
    snapshot,
    view,
)
from guildhall.games.burgundy.choosing import CHOOSE_ESTATE
from guildhall.games.burgundy.components import (
    NO_TILE,
    PHASE_IDS,
    PHASES,
    ROUNDS,
    TILE_IDS,
    TILES,
    knowledge,
)
from guildhall.games.burgundy.decision import Decision
from guildhall.games.burgundy.effects import EFFECTS, Effect
from guildhall.games.burgundy.moves import END_TURN, LOAD, WORKERS_WITH, verb_of
from guildhall.games.burgundy.player import BOTH_DICE, Player
from guildhall.games.burgundy.purchase import can_buy
from guildhall.games.burgundy.ships import KEEP_GOODS, LOAD_SHIP
from guildhall.games.burgundy.taking import MAKE_ROOM
from guildhall.games.burgundy.turn import DICE_TURN

if TYPE_CHECKING:
    from guildhall.core.game import Game, Value

_EFFECTS: Final[dict[int, Effect]] = {int(effect.tile): effect for effect in [*EFFECTS, LOAD_SHIP]}
_EFFECT_OF: Final[list[Effect]] = [_EFFECTS.get(tile, LOAD_SHIP) for tile in range(TILES)]
"""The effect of each tile that can wait for a choice."""


@final
class Burgundy(State):
    """A state of The Castles of Burgundy."""

    def __init__(self, game: "Game", seats: i64, options: "dict[str, Value]", rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.later_edition: bool = options["edition"] == "2019"
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.tiles: vec[i64] = vec[i64]()
        """The seven piles in a row; shuffled once and shared by clones."""
        self.drawn: vec[i64] = vec[i64]()
        """For each pile, the index of its next tile in `tiles`."""
        self.goods: vec[i64] = vec[i64]()
        """First the goods dealt to players, then the stacks A to E, then those left out."""
        self.spaces: vec[i64] = vec[i64]()
        """The tile on each depot space."""
        self.occupied: i64 = 0
        """The depot spaces with a tile, as a set."""
        self.depot_goods: vec[i64] = vec[i64]()
        """The goods in each depot, packed."""
        self.removed: vec[i64] = vec[i64]()
        """How many of each tile have left the game (KA5)."""
        self.phase: i64 = -1
        """0 to 4; -1 while estates are being chosen."""
        self.round: i64 = 0
        self.white_die: i64 = 0
        self.order: vec[i64] = vec[i64]()
        """The seats in the order of the turn-order track."""
        self.round_order: vec[i64] = vec[i64]()
        """The order of the turns of this round (K45, KA7)."""
        self.turn: i64 = 0
        """The number of players who have had their turn in this round, or have chosen an estate."""
        self.bought = False
        # An effect is resolved last in the placement that triggers it (K70), and ends with its
        # choice, so one pending effect is enough for chains of any length.
        self.effect: i64 = NO_TILE
        """The tile with a pending effect."""
        self.loading: i64 = 0
        """The depots from which new kinds of goods are to be chosen (K79), as a set."""
        self.surplus: i64 = NO_TILE
        """The tile waiting for a stored one to be discarded (K59)."""

    def set_up(self) -> None:
        setup.set_up(self)

    def decision(self) -> Decision:
        """The pending decision of the seat to act."""
        if self.phase < 0:
            return CHOOSE_ESTATE
        if self.surplus != NO_TILE:
            return MAKE_ROOM
        if self.effect == NO_TILE:
            return DICE_TURN
        return KEEP_GOODS if self.loading else _EFFECT_OF[self.effect]

    def do_legal(self, buffer: vec[i64]) -> i64:
        return 0 if self.over else self.decision().legal(self, buffer)

    def do_play(self, action: i64, log: Log | None) -> None:
        player = self.players[self.seat]
        self.decision().play(self, action, log)
        if action == END_TURN or (self.is_done(player) and not can_buy(self, player)):  # K56
            rounds.end_turn(self, log)

    def refusal(self, action: i64) -> Refusal:
        return self.decision().refusal(self, action)

    def describe(self, action: i64) -> tuple[str, Facts]:
        return self.decision().describe(self, action)

    def do_preview(self, action: i64, after: State, log: Log) -> list[tuple[str, Facts]]:
        return self.decision().preview(self, action, log)

    def do_costs(self, action: i64, after: State, log: Log) -> bool:
        """The move spends workers or silver."""
        return preview.spends(log)

    def kind(self) -> str:
        return self.decision().kind

    def compose(self, things: list[str]) -> Composed:
        return self.decision().compose(self, things)

    def best_sets(self) -> list[list[str]]:
        return self.decision().best_sets(self)

    def things(self, action: i64) -> list[str]:
        return self.decision().things(self, action)

    def question(self) -> tuple[str, Facts]:
        return self.decision().question(self)

    def moment(self) -> tuple[str, Facts]:
        if self.phase < 0:
            return "burgundy-moment-estates", {}
        last = self.phase == PHASES - 1 and self.round >= ROUNDS - 1
        facts: Facts = {
            "phase": PHASE_IDS[self.phase],
            "round": int(min(self.round + 1, ROUNDS)),
            "last": int(last),
        }
        return "burgundy-moment", facts

    def chapter(self) -> int:
        return int(self.phase)

    def unsaid(self, action: i64, after: State, log: Log) -> list[tuple[int, Event]]:
        seat = int(self.seat)
        if action == END_TURN:
            return [(0, Event("burgundy-ended", seat, {"bought": int(self.bought)}))]
        if verb_of(action) == LOAD and not log:
            # The next choice determines which goods are taken (K79).
            return [(0, Event("burgundy-loads", seat, self.describe(action)[1]))]
        return []

    def is_done(self, player: Player) -> bool:
        """Both dice are used and nothing is pending."""
        return player.used == BOTH_DICE and self.effect == NO_TILE and self.surplus == NO_TILE

    def hides_estates(self) -> bool:
        """Whether the choices of estates are secret until all are made (K167)."""
        return self.options["choosing"] == setup.HIDDEN

    def source(self) -> str:
        """The source of the current action: a die, or the tile of the effect."""
        return "die" if self.effect == NO_TILE else TILE_IDS[self.effect]

    def tell_knowledge(self, log: Log, number: i64) -> None:
        """Log that a knowledge tile made a difference."""
        self.tell(log, "burgundy-knowledge", {"tile": TILE_IDS[knowledge(number)]})

    # The rest of the contract, in separate files

    def nearest(self, things: list[str]) -> list[int]:
        return pointing.nearest(self, things)

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

    def left_over(self, seat: i64) -> dict[str, int]:
        return scoring.left_over(self, seat)

    def waste(self, action: i64) -> dict[str, int]:
        return {"dice": 1} if verb_of(action) == WORKERS_WITH else {}

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def do_view(self, viewer: int) -> View:
        return view.view(self, viewer)

    def view_own(self, viewer: int) -> View:
        return view.view_own(self, viewer)

    def do_observe(self, viewer: i64, writer: ObservationWriter) -> None:
        observation.observe(self, viewer, writer)

    def audit(self) -> None:
        audit.audit(self)

    def eagerness(self, action: i64) -> i64:
        return heuristics.eagerness(self, action)

    def subject(self, action: i64) -> i64:
        return heuristics.subject(self, action)

    def evaluate(self, seat: i64) -> i64:
        return evaluation.evaluate(self, seat)

    def account(self, seat: i64) -> dict[str, int]:
        return evaluation.account(self, seat)

    def measure(self, seat: i64, amounts: vec[i64]) -> i64:
        return counts.measure(self, seat, amounts)

    def clone(self) -> "Burgundy":
        twin = Burgundy(self.game, 0, self.options, self.rng.clone())
        snapshot.copy_into(twin, self)
        return twin

    def do_determinize(self, viewer: int, rng: Rng) -> "Burgundy":
        twin = self.clone()
        determinize.draw_anew(twin, viewer, rng)
        return twin

    def do_snapshot(self) -> list[int]:
        return snapshot.write(self)

    def do_restore(self, ints: list[int]) -> None:
        snapshot.read(self, ints)
