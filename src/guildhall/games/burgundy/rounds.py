"""Phases and rounds (K35–K47, K124–K129) and the end of the game (K130)."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.bits import BIT, count, lowest
from guildhall.core.events import Event, Facts, Log
from guildhall.core.state import NOBODY
from guildhall.games.burgundy import scoring
from guildhall.games.burgundy.components import (
    BLACK_DEPOT,
    BLACK_PILE,
    CASTLE_OR_MINE,
    DEPOT_SPACES,
    DEPOTS,
    GOOD_IDS,
    MINE,
    NO_TILE,
    ONE_GOOD,
    PHASE_IDS,
    PHASES,
    ROUNDS,
    SPACE_COLOUR,
    SPACE_PLAYERS,
    SPACES,
    SPACES_OF_A_DEPOT,
    START_GOODS,
    TILE_IDS,
)
from guildhall.games.burgundy.estates import hexes_of_colour
from guildhall.games.burgundy.player import Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

_WORKERS_FROM_MINES: Final[i64] = 2
"""The knowledge tile of K127."""


# Preparing a phase


def begin_phase(state: "Burgundy", log: Log | None) -> None:
    state.phase += 1
    state.round = 0
    _clear_depots(state)
    for space in range(DEPOT_SPACES):  # K36
        if SPACE_PLAYERS[space] <= state.seats:
            pile: i64 = SPACE_COLOUR[space]
            if space == CASTLE_OR_MINE and state.seats == 3 and state.phase % 2 == 1:  # K37
                pile = MINE
            _lay_out(state, space, pile)
    for space in range(DEPOT_SPACES, SPACES):  # K38
        if SPACE_PLAYERS[space] <= state.seats:
            _lay_out(state, space, BLACK_PILE)
    if log is not None:
        _tell_phase(state, log)
    begin_round(state, log)


def _clear_depots(state: "Burgundy") -> None:
    while state.occupied:  # K35
        space: i64 = lowest(state.occupied)
        state.occupied &= state.occupied - 1
        state.removed[state.spaces[space]] += 1
        state.spaces[space] = NO_TILE


def _lay_out(state: "Burgundy", space: i64, pile: i64) -> None:
    state.spaces[space] = state.tiles[state.drawn[pile]]
    state.drawn[pile] += 1
    state.occupied |= BIT[space]


def round_good(state: "Burgundy", nth: i64) -> i64:
    """The kind of goods on a round space of this phase (K39, KA6)."""
    return state.goods[START_GOODS * state.seats + state.phase * ROUNDS + nth]


def unseen_goods(state: "Burgundy") -> i64:
    """The start of the goods that are still hidden (K32)."""
    return START_GOODS * state.seats + (state.phase + 1) * ROUNDS


def _tell_phase(state: "Burgundy", log: Log) -> None:
    log.append(Event("burgundy-phase", NOBODY, {"phase": PHASE_IDS[state.phase]}))
    for depot in range(DEPOTS + 1):
        first = depot * SPACES_OF_A_DEPOT
        end = SPACES if depot == BLACK_DEPOT else first + SPACES_OF_A_DEPOT
        tiles = [TILE_IDS[state.spaces[n]] for n in range(first, end) if state.spaces[n] != NO_TILE]
        number = 0 if depot == BLACK_DEPOT else int(depot + 1)
        log.append(Event("burgundy-laid-out", NOBODY, {"depot": number, "tiles": tiles}))
    goods = [GOOD_IDS[round_good(state, n)] for n in range(ROUNDS)]
    log.append(Event("burgundy-round-goods", NOBODY, {"goods": goods}))


# Round


def begin_round(state: "Burgundy", log: Log | None) -> None:
    rng = state.rng
    for player in state.players:  # K41
        first: i64 = 1 + rng.below(6)
        second: i64 = 1 + rng.below(6)
        player.low_die = min(first, second)
        player.high_die = max(first, second)
        player.used = 0
    state.white_die = 1 + rng.below(6)
    good: i64 = round_good(state, state.round)
    state.depot_goods[state.white_die - 1] += ONE_GOOD[good]  # K42
    for place in range(state.seats):
        state.round_order[place] = state.order[place]  # K44, K45
    state.turn = 0
    state.seat = state.order[0]  # K46
    state.bought = False
    state.revealed += 1
    if log is not None:
        for place in range(state.seats):
            seat = state.order[place]
            dice = [int(state.players[seat].low_die), int(state.players[seat].high_die)]
            log.append(Event("burgundy-rolled", int(seat), {"dice": dice}))
        white: Facts = {"depot": int(state.white_die), "good": GOOD_IDS[good]}
        log.append(Event("burgundy-white-die", int(state.seat), white))


def end_turn(state: "Burgundy", log: Log | None) -> None:
    state.turn += 1
    if state.turn < state.seats:
        state.seat = state.round_order[state.turn]
        state.bought = False
        return
    state.round += 1  # K47
    if state.round < ROUNDS:
        begin_round(state, log)
        return
    _end_phase(state, log)


def move_marker(state: "Burgundy", player: Player, log: Log | None) -> None:
    """Move one space to the right, on top of the markers there (K82)."""
    was_first: bool = state.order[0] == state.seat
    player.track += 1
    place: i64 = 0
    while state.order[place] != state.seat:
        place += 1
    while place and state.players[state.order[place - 1]].track <= player.track:
        state.order[place] = state.order[place - 1]
        place -= 1
    state.order[place] = state.seat
    if log is not None:
        state.tell(log, "burgundy-marker", {"space": int(player.track)})
        if place == 0 and not was_first:
            state.tell(log, "burgundy-first", {})  # K83


# End of a phase


def _end_phase(state: "Burgundy", log: Log | None) -> None:
    for seat in range(state.seats):  # K125, K128
        player = state.players[seat]
        silver: i64 = count(player.filled & hexes_of_colour(player.estate, MINE))
        workers: i64 = silver if player.knows(_WORKERS_FROM_MINES) else 0
        player.silver += silver  # K126
        player.workers += workers  # K127
        if log is not None and silver:
            income: Facts = {"silver": int(silver), "workers": int(workers)}
            log.append(Event("burgundy-income", int(seat), income))
    if state.phase + 1 < PHASES:
        begin_phase(state, log)  # K129
    else:
        _end_game(state, log)


# End of the game


def _end_game(state: "Burgundy", log: Log | None) -> None:
    state.over = True
    state.seat = NOBODY
    if log is not None:
        for seat in range(state.seats):
            scoring.tell(state, int(seat), log)
