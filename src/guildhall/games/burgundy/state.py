"""A table of The Castles of Burgundy; its rules are in files named after their chapters."""

from typing import TYPE_CHECKING, final

from guildhall.core.bits import BIT
from guildhall.core.errors import Refusal
from guildhall.core.events import Facts, Log
from guildhall.core.native import append, i64, vec
from guildhall.core.observation import ObservationWriter
from guildhall.core.rng import Rng
from guildhall.core.snapshot import SnapshotReader
from guildhall.core.state import SearchSettings, State, View
from guildhall.games.burgundy import (
    audit,
    evaluation,
    goods,
    heuristics,
    legal,
    observation,
    placing,
    preview,
    refusals,
    rounds,
    scoring,
    setup,
    turn,
    view,
    wording,
)
from guildhall.games.burgundy.components import (
    ALL_GOODS,
    ALL_TILES,
    BLACK_SPACES,
    DEPOT_SPACES,
    DEPOTS,
    GOODS,
    NO_TILE,
    PILE_START,
    PILES,
    PRICE,
    SPACES,
    TILE_IDS,
    TILES,
    knowledge,
)
from guildhall.games.burgundy.estates import HEXES
from guildhall.games.burgundy.moves import (
    BUY,
    BUY_FOR_WORKERS,
    CHOOSE,
    DECLINE,
    DISCARD,
    END,
    KEEP,
    LOAD,
    PLACE,
    PLACE_WITH,
    PLACES,
    SELL,
    SELL_WITH,
    TAKE,
    TAKE_WITH,
    WORKERS,
    WORKERS_WITH,
    loaded_depots,
)
from guildhall.games.burgundy.player import BOTH_DICE, Player

if TYPE_CHECKING:
    from guildhall.core.game import Game, Value


@final
class Burgundy(State):
    """A position of The Castles of Burgundy."""

    def __init__(self, game: "Game", seats: i64, options: "dict[str, Value]", rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.later_edition: bool = options["edition"] == "2019"
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.tiles: vec[i64] = vec[i64]()
        """The seven piles one after the other; shuffled once and shared by clones."""
        self.drawn: vec[i64] = vec[i64]()
        """For each pile where its next tile lies in `tiles`."""
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
        """How many players have had their turn in this round."""
        self.bought = False
        # Every effect comes last in the placement that sets it off (K70), and ends when its
        # choice is made: so one waiting effect is enough for chains of any length.
        self.effect: i64 = NO_TILE
        """The tile whose effect waits for a choice."""
        self.loading: i64 = 0
        """The depots from which new kinds of goods are to be chosen (K79), as a set."""
        self.surplus: i64 = NO_TILE
        """The tile that waits until a stored one is discarded (K59)."""

    def set_up(self) -> None:
        setup.set_up(self)

    def do_legal(self, buffer: vec[i64]) -> i64:
        return 0 if self.over else legal.into(self, buffer)

    def do_play(self, action: i64, log: Log | None) -> None:
        player = self.players[self.seat]
        if action < TAKE_WITH:
            setup.choose_estate(self, player, action - CHOOSE, log)
            return
        if action < TAKE:
            self._use_die(player, action, log)
        elif action < PLACE:
            turn.take(self, player, action - TAKE, log)
        elif action < SELL:
            pair: i64 = action - PLACE
            placing.place(self, player, pair // HEXES, pair % HEXES, log)
        elif action < WORKERS:
            goods.sell(self, player, action - SELL, log)
        elif action < BUY:
            turn.take_workers(self, player, log)
        elif action < BUY_FOR_WORKERS:
            turn.buy(self, player, action - BUY, False, log)
        elif action < LOAD:
            turn.buy(self, player, action - BUY_FOR_WORKERS, True, log)
        elif action < KEEP:
            goods.load(self, player, loaded_depots(action), log)
        elif action < DISCARD:
            goods.keep(self, player, action - KEEP, log)
        elif action < DECLINE:
            turn.discard(self, player, action - DISCARD, log)
        elif action == DECLINE:
            self._decline(log)
        if action == END or (self.is_done(player) and not self.can_buy(player)):  # K56
            rounds.end_turn(self, log)

    def _use_die(self, player: Player, action: i64, log: Log | None) -> None:
        rest: i64
        if action < PLACE_WITH:
            rest = action - TAKE_WITH
            turn.take_with(self, player, rest // DEPOT_SPACES + 1, rest % DEPOT_SPACES, log)
        elif action < SELL_WITH:
            rest = action - PLACE_WITH
            turn.place_with(self, player, rest // PLACES + 1, rest % PLACES, log)
        elif action < WORKERS_WITH:
            rest = action - SELL_WITH
            turn.sell_with(self, player, rest // GOODS + 1, rest % GOODS, log)
        else:
            player.use(action - WORKERS_WITH + 1)
            turn.take_workers(self, player, log)

    def _decline(self, log: Log | None) -> None:
        if log is not None:
            self.tell(log, "burgundy-declined", {"tile": TILE_IDS[self.effect]})
        self.effect = NO_TILE

    def is_done(self, player: Player) -> bool:
        """Both dice are used and nothing waits for a choice."""
        return player.used == BOTH_DICE and self.effect == NO_TILE and self.surplus == NO_TILE

    def can_buy(self, player: Player) -> bool:
        """Whether a purchase is still possible in this turn (K122)."""
        if self.bought or self.tiles_for_sale(player) == 0:
            return False
        return player.silver >= PRICE or self.can_pay_workers(player)

    def tiles_for_sale(self, player: Player) -> i64:
        """The depot spaces from which this player may buy (K119, K142)."""
        if player.knows(turn.BUY_ANYWHERE):
            return self.occupied
        return self.occupied & BLACK_SPACES

    def can_pay_workers(self, player: Player) -> bool:
        """In the 2019 edition knowledge tile 6 lets its owner pay with workers (KD2)."""
        return self.later_edition and player.knows(turn.BUY_ANYWHERE) and player.workers >= PRICE

    def hides_estates(self) -> bool:
        """Whether the choices of estates are secret until all are made (K167)."""
        return self.options["choosing"] == setup.HIDDEN

    def source(self) -> str:
        """What gives the action being done: a die, or the tile whose effect it is."""
        return "die" if self.effect == NO_TILE else TILE_IDS[self.effect]

    def tell_knowledge(self, log: Log, number: i64) -> None:
        """Log that a knowledge tile made a difference."""
        self.tell(log, "burgundy-knowledge", {"tile": TILE_IDS[knowledge(number)]})

    # The rest of the contract, in files of its own

    def refusal(self, action: i64) -> Refusal:
        return refusals.refusal(self, action)

    def describe(self, action: i64) -> tuple[str, Facts]:
        return wording.describe(self, action)

    def do_preview(self, action: i64, after: State, log: Log) -> list[tuple[str, Facts]]:
        return preview.preview(self, action, log)

    def breakdown(self, seat: int) -> dict[str, int]:
        return scoring.breakdown(self, seat)

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

    def evaluate(self, seat: i64) -> i64:
        return evaluation.evaluate(self, seat)

    def search_settings(self) -> SearchSettings:
        return heuristics.SEARCH_SETTINGS

    def clone(self) -> "Burgundy":
        twin = Burgundy(self.game, 0, self.options, self.rng.clone())
        twin.seats = self.seats
        twin.seat = self.seat
        twin.over = self.over
        twin.revealed = self.revealed
        twin.players = [player.clone() for player in self.players]
        twin.tiles = self.tiles
        twin.drawn = self.drawn[:]
        twin.goods = self.goods
        twin.spaces = self.spaces[:]
        twin.occupied = self.occupied
        twin.depot_goods = self.depot_goods[:]
        twin.removed = self.removed[:]
        twin.phase = self.phase
        twin.round = self.round
        twin.white_die = self.white_die
        twin.order = self.order[:]
        twin.round_order = self.round_order[:]
        twin.turn = self.turn
        twin.bought = self.bought
        twin.effect = self.effect
        twin.loading = self.loading
        twin.surplus = self.surplus
        return twin

    def do_determinize(self, viewer: int, rng: Rng) -> "Burgundy":
        twin = self.clone()
        twin.rng = rng.split()
        twin.tiles = self._tiles_drawn_anew(rng)
        twin.goods = self._goods_drawn_anew(rng)
        if self.phase < 0 and self.hides_estates():
            for place in range(self.turn):
                seat = self.order[place]
                if seat != viewer:
                    setup.choose_anew(twin.players[seat], rng)  # K167
        return twin

    def _tiles_drawn_anew(self, rng: Rng) -> vec[i64]:
        tiles = self.tiles[:]
        for pile in range(PILES):
            _sort(tiles, self.drawn[pile], PILE_START[pile + 1], TILES)
            rng.shuffle(tiles, self.drawn[pile], PILE_START[pile + 1])
        return tiles

    def _goods_drawn_anew(self, rng: Rng) -> vec[i64]:
        found = self.goods[:]
        first: i64 = rounds.unseen_goods(self)
        _sort(found, first, ALL_GOODS, GOODS)
        rng.shuffle(found, first, ALL_GOODS)
        return found

    def do_snapshot(self) -> list[int]:
        found: list[int] = [
            self.phase, self.round, self.white_die, self.turn, self.bought, self.effect,
            self.loading, self.surplus,
        ]  # fmt: skip
        found.extend([*self.tiles, *self.drawn, *self.goods, *self.spaces, *self.depot_goods])
        found.extend([*self.removed, *self.order, *self.round_order])
        numbers = [int(number) for number in found]
        for player in self.players:
            numbers.extend(player.ints())
        return numbers

    def do_restore(self, ints: list[int]) -> None:
        numbers = SnapshotReader(ints)
        self.phase = numbers.one()
        self.round = numbers.one()
        self.white_die = numbers.one()
        self.turn = numbers.one()
        self.bought = numbers.flag()
        self.effect = numbers.one()
        self.loading = numbers.one()
        self.surplus = numbers.one()
        self.tiles = numbers.array(ALL_TILES)
        self.drawn = numbers.array(PILES)
        self.goods = numbers.array(ALL_GOODS)
        self.spaces = numbers.array(SPACES)
        for space in range(SPACES):
            if self.spaces[space] != NO_TILE:
                self.occupied |= BIT[space]
        self.depot_goods = numbers.array(DEPOTS)
        self.removed = numbers.array(TILES)
        self.order = numbers.array(self.seats)
        self.round_order = numbers.array(self.seats)
        for player in self.players:
            player.load(numbers)
        numbers.finish()


def _sort(array: vec[i64], start: i64, end: i64, limit: i64) -> None:
    """Sort array[start:end], whose numbers lie from 0 to limit - 1, by counting them."""
    amounts: vec[i64] = vec[i64]()
    for _ in range(limit):
        amounts = append(amounts, 0)
    for place in range(start, end):
        amounts[array[place]] += 1
    next_place: i64 = start
    for number in range(limit):
        for _ in range(amounts[number]):
            array[next_place] = number
            next_place += 1
