"""The state of Ferry and its rules, in order."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, lowest, members
from guildhall.core.errors import BrokenInvariant, Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.core.observation import ObservationWriter
from guildhall.core.ranking import places
from guildhall.core.rng import Rng
from guildhall.core.snapshot import SnapshotReader
from guildhall.core.state import NOBODY, State, View
from guildhall.games.ferry.components import (
    FEWEST,
    QUAY,
    ROOM,
    TRAVELLER_IDS,
    TRAVELLERS,
    fare_of,
    trade_of,
)  # fmt: skip
from guildhall.games.ferry.moves import CROSS, DRAW, WAIT, board, traveller_of

if TYPE_CHECKING:
    from guildhall.core.game import Game, Value

NOT_YET: Final[i64] = -1


def earned(aboard: i64) -> i64:
    """Return the points for crossing (F6)."""
    fares: i64 = 0
    trades: i64 = 0
    for traveller in members(aboard):
        fares += fare_of(traveller)
        trades |= BIT[trade_of(traveller)]
    if count(trades) == 1:
        return 2 * fares
    return fares + count(aboard) if count(trades) == count(aboard) else fares


@final
class Player:
    """The ferry and the points of one player; travellers are bit sets."""

    def __init__(self) -> None:
        self.aboard: i64 = 0
        self.hidden: i64 = 0
        """Travellers on the ferry that only its player has seen (F4)."""
        self.crossed: i64 = 0
        self.points: i64 = 0

    def clone(self) -> "Player":
        twin = Player()
        twin.aboard, twin.hidden = self.aboard, self.hidden
        twin.crossed, twin.points = self.crossed, self.points
        return twin


@final
class Ferry(State):
    """A game of Ferry in progress."""

    def __init__(self, game: "Game", seats: i64, options: "dict[str, Value]", rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.players = [Player() for _ in range(seats)]
        self.deck: i64 = BIT[TRAVELLERS] - 1
        """Travellers still in the deck. Their order is unknown, so a set is enough."""
        self.quay: i64 = 0
        self.turns_left: i64 = NOT_YET
        """Remaining turns once the deck is empty (F8)."""

    def set_up(self) -> None:
        for _ in range(QUAY):  # F2
            self.quay |= BIT[self._next()]
        self.seat = self.rng.below(self.seats)  # F3

    def _next(self) -> i64:
        comer: i64 = members(self.deck)[self.rng.below(count(self.deck))]
        self.deck ^= BIT[comer]
        return comer

    def do_legal(self, buffer: vec[i64]) -> i64:
        if self.over:
            return 0
        aboard: i64 = count(self.players[self.seat].aboard)
        number: i64 = 0
        if aboard < ROOM:  # F5
            waiting: i64 = self.quay
            while waiting:
                buffer[number] = board(lowest(waiting))  # F4
                number += 1
                waiting &= waiting - 1
            if self.deck:
                buffer[number] = DRAW  # F4
                number += 1
        if aboard >= FEWEST:
            buffer[number] = CROSS  # F6
            number += 1
        if number == 0:
            buffer[number] = WAIT  # F7
            number += 1
        return number

    def do_play(self, action: i64, log: Log | None) -> None:
        player = self.players[self.seat]
        if action == DRAW:
            drawn: i64 = self._next()
            player.aboard |= BIT[drawn]
            player.hidden |= BIT[drawn]
            self.revealed += 1
            if log is not None:
                secret: Facts = {"traveller": TRAVELLER_IDS[drawn]}
                log.append(Event("ferry-drew", int(self.seat), {}, secret))
        elif action == CROSS:
            points: i64 = earned(player.aboard)
            if log is not None:
                names = [TRAVELLER_IDS[one] for one in members(player.aboard)]
                self.tell(log, "ferry-crossed", {"travellers": names, "points": int(points)})
            self.revealed += 1 if player.hidden else 0
            player.points += points
            player.crossed |= player.aboard
            player.aboard = player.hidden = 0
        elif action == WAIT:
            if log is not None:
                self.tell(log, "ferry-waited", {})
        else:
            self._board(player, traveller_of(action), log)
        self._end_turn(log)

    def _board(self, player: Player, traveller: i64, log: Log | None) -> None:
        player.aboard |= BIT[traveller]
        self.quay ^= BIT[traveller]
        if log is not None:
            self.tell(log, "ferry-boarded", {"traveller": TRAVELLER_IDS[traveller]})
        if self.deck:
            arrived: i64 = self._next()
            self.quay |= BIT[arrived]
            self.revealed += 1
            if log is not None:
                log.append(Event("ferry-arrived", NOBODY, {"traveller": TRAVELLER_IDS[arrived]}))

    def _end_turn(self, log: Log | None) -> None:
        if self.turns_left != NOT_YET:
            self.turns_left -= 1
        elif not self.deck:
            self.turns_left = self.seats  # F8
            if log is not None:
                log.append(Event("ferry-last-turns", NOBODY, {}))
        self.seat = (self.seat + 1) % self.seats
        if self.turns_left == 0:
            self.over = True
            self.seat = NOBODY

    def refusal(self, action: i64) -> Refusal:
        aboard = int(count(self.players[self.seat].aboard))
        if action == CROSS:
            return Refusal("F6", "ferry-refused-cross", {"aboard": aboard})
        if action == WAIT:
            return Refusal("F7", "ferry-refused-wait", {})
        if aboard == ROOM:
            return Refusal("F5", "ferry-refused-full", {})
        if action == DRAW:
            return Refusal("F4", "ferry-refused-draw", {})
        facts = {"traveller": TRAVELLER_IDS[traveller_of(action)]}
        return Refusal("F4", "ferry-refused-board", facts)

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"crossings": int(self.players[seat].points)}

    def ranking(self) -> list[int]:
        return places([(int(p.points), int(count(p.crossed))) for p in self.players])  # F9

    def do_view(self, viewer: int) -> View:
        return {
            "viewer": viewer,
            "seat": int(self.seat),
            "over": self.over,
            "quay": _names(self.quay),
            "deck": int(count(self.deck)),
            "players": [
                {
                    "points": int(player.points),
                    "aboard": _names(
                        player.aboard if seat == viewer else player.aboard & ~player.hidden
                    ),
                    "hidden": int(count(player.hidden)),
                    "crossed": _names(player.crossed),
                }
                for seat, player in enumerate(self.players)
            ],
        }

    def do_observe(self, viewer: i64, writer: ObservationWriter) -> None:
        writer.members(self.quay, TRAVELLERS)
        writer.number(count(self.deck))
        writer.number(self.turns_left + 1)
        for place in range(self.seats):
            seat: i64 = (viewer + place) % self.seats
            player = self.players[seat]
            writer.flag(seat == self.seat)
            hidden: i64 = 0 if seat == viewer else player.hidden
            writer.members(player.aboard & ~hidden, TRAVELLERS)
            writer.number(count(player.hidden))
            writer.members(player.crossed, TRAVELLERS)
            writer.number(player.points)

    def clone(self) -> "Ferry":
        twin = Ferry(self.game, 0, self.options, self.rng.clone())
        twin.seats, twin.seat, twin.over = self.seats, self.seat, self.over
        twin.revealed, twin.turns_left = self.revealed, self.turns_left
        twin.players = [player.clone() for player in self.players]
        twin.deck, twin.quay = self.deck, self.quay
        return twin

    def do_determinize(self, viewer: int, rng: Rng) -> "Ferry":
        twin = self.clone()
        others = [player for seat, player in enumerate(twin.players) if seat != viewer]
        for player in others:
            twin.deck |= player.hidden
            player.aboard ^= player.hidden
        twin.rng = rng
        for player in others:
            number: i64 = count(player.hidden)
            player.hidden = 0
            for _ in range(number):
                player.hidden |= BIT[twin._next()]
            player.aboard |= player.hidden
        twin.rng = rng.split()
        return twin

    def do_snapshot(self) -> list[int]:
        found = [self.deck, self.quay, self.turns_left]
        for player in self.players:
            found += [player.aboard, player.hidden, player.crossed, player.points]
        return [int(number) for number in found]

    def do_restore(self, ints: list[int]) -> None:
        numbers = SnapshotReader(ints)
        self.deck, self.quay = numbers.members(TRAVELLERS), numbers.members(TRAVELLERS)
        self.turns_left = numbers.between(NOT_YET, self.seats)
        for player in self.players:
            player.aboard, player.hidden = numbers.members(TRAVELLERS), numbers.members(TRAVELLERS)
            player.crossed, player.points = numbers.members(TRAVELLERS), numbers.amount()
        numbers.finish()

    def audit(self) -> None:
        held = members(self.deck) + members(self.quay)
        for player in self.players:
            held += members(player.aboard) + members(player.crossed)
            if player.hidden & ~player.aboard or count(player.aboard) > ROOM:
                raise BrokenInvariant("hidden travellers not aboard, or too many aboard")
        if sorted(held) != list(range(TRAVELLERS)):
            raise BrokenInvariant("a traveller is missing or duplicated")

    def eagerness(self, action: i64) -> i64:
        aboard: i64 = self.players[self.seat].aboard
        if action == CROSS:
            return earned(aboard) * (3 if count(aboard) == ROOM else 1)
        traveller: i64 = traveller_of(action)
        return 4 if traveller < 0 else max(1, earned(aboard | BIT[traveller]) - earned(aboard))

    def evaluate(self, seat: i64) -> i64:
        player = self.players[seat]
        if self.over or count(player.aboard) == 0:
            return 100 * player.points
        return 100 * player.points + 70 * earned(player.aboard)


def _names(travellers: i64) -> list[str]:
    return [TRAVELLER_IDS[traveller] for traveller in members(travellers)]
