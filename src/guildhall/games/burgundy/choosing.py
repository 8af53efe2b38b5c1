"""The choice of estates (K164–K169)."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, lowest, members, write_members
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.core.rng import Rng
from guildhall.games.burgundy import moves, rounds
from guildhall.games.burgundy.components import NO_TILE
from guildhall.games.burgundy.decision import Decision
from guildhall.games.burgundy.estates import CASTLE_HEX, CASTLES_OF_AN_ESTATE, ESTATE_IDS, estate_of
from guildhall.games.burgundy.player import Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

_ALL_CASTLES: Final[i64] = BIT[CASTLES_OF_AN_ESTATE] - 1


@final
class ChooseEstate(Decision):
    """The choice of an estate and of the hex of its castle (K165)."""

    def __init__(self) -> None:
        super().__init__("choose", "one")

    def legal(self, state: "Burgundy", buffer: vec[i64]) -> i64:
        length: i64 = 0
        estates: i64 = state.players[state.seat].choices
        while estates:
            first: i64 = moves.choose(lowest(estates) * CASTLES_OF_AN_ESTATE)
            estates &= estates - 1
            length = write_members(buffer, length, first, _ALL_CASTLES)
        return length

    def play(self, state: "Burgundy", action: i64, log: Log | None) -> None:
        castle: i64 = moves.castle_of(action)
        estate: i64 = estate_of(castle)
        state.players[state.seat].settle(estate, CASTLE_HEX[castle])
        facts: Facts = {"estate": ESTATE_IDS[estate], "hex": int(CASTLE_HEX[castle])}
        if log is not None:
            if state.hides_estates():
                log.append(Event("burgundy-estate-hidden", int(state.seat), {}, facts))  # K167
            else:
                state.tell(log, "burgundy-estate-chosen", facts)  # K166
        state.turn += 1
        if state.turn < state.seats:
            state.seat = state.order[state.turn]
            return
        if log is not None and state.hides_estates():
            _uncover(state, log)
        rounds.begin_phase(state, log)

    def refusal(self, state: "Burgundy", action: i64) -> Refusal:
        if moves.verb_of(action) != moves.CHOOSE:
            return Refusal("K168", "burgundy-refused-estate-first", {})
        own = [ESTATE_IDS[estate] for estate in members(state.players[state.seat].choices)]
        return Refusal("K165", "burgundy-refused-other-estate", {"estates": own})

    def things(self, state: "Burgundy", action: i64) -> list[str]:
        castle: i64 = moves.castle_of(action)
        return [f"castle:{ESTATE_IDS[estate_of(castle)]}.{CASTLE_HEX[castle]}"]


def _uncover(state: "Burgundy", log: Log) -> None:
    for place in range(state.seats):
        seat = state.order[place]
        player = state.players[seat]
        facts: Facts = {
            "estate": ESTATE_IDS[player.estate],
            "hex": int(player.start_castle),
        }
        log.append(Event("burgundy-estate-uncovered", int(seat), facts))


def choose_anew(player: Player, rng: Rng) -> None:
    """Draw another secret choice of estate and castle hex uniformly."""
    nth: i64 = rng.below(count(player.choices))
    choices: i64 = player.choices
    for _ in range(nth):
        choices &= choices - 1
    estate: i64 = lowest(choices)
    hexagon: i64 = CASTLE_HEX[estate * CASTLES_OF_AN_ESTATE + rng.below(CASTLES_OF_AN_ESTATE)]
    player.filled = 0
    player.frontier = 0
    player.tiles[player.start_castle] = NO_TILE
    player.settle(estate, hexagon)


CHOOSE_ESTATE: Final = ChooseEstate()
