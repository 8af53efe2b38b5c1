"""The actions of a turn: with dice, and the purchase (sections F, G and K of the rules)."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT
from guildhall.core.events import Facts, Log
from guildhall.core.native import i64
from guildhall.games.burgundy import goods, placing
from guildhall.games.burgundy.components import (
    COLOUR,
    DEPOT_SPACES,
    NO_TILE,
    PRICE,
    SPACES_OF_A_DEPOT,
    STORAGE,
    TILE_IDS,
    WORKERS_TAKEN,
)
from guildhall.games.burgundy.dice import (
    BIGGER_STEPS,
    DOUBLE_STEPS,
    FREE_FOR_PLACING,
    FREE_FOR_TAKING,
    FREE_STEP,
    NO_KNOWLEDGE,
    skill_with,
    workers_needed,
)
from guildhall.games.burgundy.estates import HEXES, NUMBER
from guildhall.games.burgundy.player import Player

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

BUY_ANYWHERE: Final[i64] = 6
"""The knowledge tile that opens all depots to the purchase (K142)."""
SILVER_WITH_WORKERS: Final[i64] = 13  # K149
MORE_WORKERS: Final[i64] = 14  # K150


# Using a die


def use_die(
    state: "Burgundy", player: Player, die: i64, number: i64, free_step: i64, log: Log | None
) -> None:
    """Use a die as a number; where knowledge tile `free_step` is owned, a step is free."""
    player.use(die)
    skill: i64 = skill_with(player.knowledge, free_step)
    workers: i64 = workers_needed(die, number, skill)
    player.workers -= workers  # K51, K53
    if log is not None and number != die:
        facts: Facts = {"die": int(die), "number": int(number), "workers": int(workers)}
        state.tell(log, "burgundy-changed-die", facts)
        if skill & FREE_STEP and workers < workers_needed(die, number, skill - FREE_STEP):
            state.tell_knowledge(log, free_step)
        if skill & DOUBLE_STEPS and workers < workers_needed(die, number, skill - DOUBLE_STEPS):
            state.tell_knowledge(log, BIGGER_STEPS)


def take_with(state: "Burgundy", player: Player, die: i64, space: i64, log: Log | None) -> None:
    number: i64 = space // SPACES_OF_A_DEPOT + 1
    use_die(state, player, die, number, FREE_FOR_TAKING, log)
    take(state, player, space, log)


def place_with(state: "Burgundy", player: Player, die: i64, pair: i64, log: Log | None) -> None:
    storage: i64 = pair // HEXES
    hexagon: i64 = pair % HEXES
    free_step: i64 = FREE_FOR_PLACING[COLOUR[player.storage[storage]]]
    use_die(state, player, die, NUMBER[hexagon], free_step, log)
    placing.place(state, player, storage, hexagon, log)


def sell_with(state: "Burgundy", player: Player, die: i64, kind: i64, log: Log | None) -> None:
    use_die(state, player, die, kind + 1, NO_KNOWLEDGE, log)
    goods.sell(state, player, kind, log)


# G. Take a tile


def take(state: "Burgundy", player: Player, space: i64, log: Log | None) -> None:
    """Take a tile from a depot into storage."""
    if log is not None:
        facts: Facts = {
            "tile": TILE_IDS[state.spaces[space]],
            "depot": int(space // SPACES_OF_A_DEPOT + 1),
            "by": state.source(),
        }
        state.tell(log, "burgundy-took", facts)
    state.effect = NO_TILE
    _store(state, player, space)


def _store(state: "Burgundy", player: Player, space: i64) -> None:
    tile: i64 = state.spaces[space]
    state.spaces[space] = NO_TILE
    state.occupied ^= BIT[space]
    storage: i64 = player.free_storage()
    if storage == STORAGE:
        state.surplus = tile  # K59
    else:
        player.storage[storage] = tile  # K58


def discard(state: "Burgundy", player: Player, storage: i64, log: Log | None) -> None:
    """Make room for the tile just taken."""
    given_up: i64 = player.storage[storage]
    state.removed[given_up] += 1
    player.storage[storage] = state.surplus
    state.surplus = NO_TILE
    if log is not None:
        state.tell(log, "burgundy-discarded", {"tile": TILE_IDS[given_up]})


# K. Take workers; purchase


def take_workers(state: "Burgundy", player: Player, log: Log | None) -> None:
    workers: i64 = WORKERS_TAKEN  # K118
    if player.knows(MORE_WORKERS):
        workers += 2
    silver: i64 = 1 if player.knows(SILVER_WITH_WORKERS) else 0
    player.workers += workers
    player.silver += silver
    if log is not None:
        facts: Facts = {
            "workers": int(workers),
            "silver": int(silver),
            "by": state.source(),
        }
        state.tell(log, "burgundy-workers", facts)
        if workers > WORKERS_TAKEN:
            state.tell_knowledge(log, MORE_WORKERS)
        if silver:
            state.tell_knowledge(log, SILVER_WITH_WORKERS)
    state.effect = NO_TILE


def buy(state: "Burgundy", player: Player, space: i64, for_workers: bool, log: Log | None) -> None:
    if for_workers:
        player.workers -= PRICE
    else:
        player.silver -= PRICE  # K119
    state.bought = True
    if log is not None:
        black: bool = space >= DEPOT_SPACES
        facts: Facts = {
            "tile": TILE_IDS[state.spaces[space]],
            "depot": 0 if black else int(space // SPACES_OF_A_DEPOT + 1),
            "silver": 0 if for_workers else int(PRICE),
            "workers": int(PRICE) if for_workers else 0,
        }
        state.tell(log, "burgundy-bought", facts)
        if for_workers or not black:
            state.tell_knowledge(log, BUY_ANYWHERE)
    _store(state, player, space)
