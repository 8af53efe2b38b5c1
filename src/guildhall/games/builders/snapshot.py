"""Copying, writing and reading a state."""

from typing import TYPE_CHECKING

from guildhall.core.bits import BIT
from guildhall.core.snapshot import SnapshotReader
from guildhall.games.builders.components import BUILDINGS, LANES, UNITS, WORKERS
from guildhall.games.builders.row import load_row

if TYPE_CHECKING:
    from guildhall.games.builders.state import Builders


def copy_into(copy: "Builders", state: "Builders") -> None:
    """Copy everything but the rows and the generator."""
    copy.seats = state.seats
    copy.seat = state.seat
    copy.over = state.over
    copy.revealed = state.revealed
    copy.players = [player.clone() for player in state.players]
    copy.crew = state.crew[:]
    copy.produced = state.produced[:]
    copy.sent = state.sent[:]
    copy.first_player = state.first_player
    copy.actions = state.actions
    copy.round = state.round
    copy.ending = state.ending
    copy.ended = state.ended
    copy.quiet = state.quiet
    copy.fruitless = state.fruitless
    copy.quiet_rounds = state.quiet_rounds
    copy.fruitless_rounds = state.fruitless_rounds


def write(state: "Builders") -> list[int]:
    found: list[int] = [
        state.first_player, state.actions, state.round, state.ending, state.ended,
        state.quiet, state.fruitless, state.quiet_rounds, state.fruitless_rounds,
    ]  # fmt: skip
    for row in (state.buildings, state.workers):
        found.extend([row.top, len(row.places), *row.places, len(row.deck), *row.deck])
    for player in state.players:
        found.extend([player.coins, player.idle, player.sites, player.finished, player.points])
    found.extend([*state.crew, *state.produced, *state.sent])
    return [int(number) for number in found]


def read(state: "Builders", ints: list[int]) -> None:
    numbers = SnapshotReader(ints)
    state.first_player = numbers.below(state.seats)
    state.actions = numbers.amount()
    state.round = numbers.amount()
    state.ending = numbers.flag()
    state.ended = numbers.below(3)
    state.quiet = numbers.flag()
    state.fruitless = numbers.flag()
    state.quiet_rounds = numbers.amount()
    state.fruitless_rounds = numbers.amount()
    state.buildings = load_row(numbers, BUILDINGS, BUILDINGS)
    state.workers = load_row(numbers, WORKERS, WORKERS - state.seats)
    for player in state.players:
        player.coins = numbers.amount()
        player.idle = numbers.members(UNITS)
        player.sites = numbers.members(BUILDINGS)
        player.finished = numbers.members(BUILDINGS)
        player.points = numbers.amount()
    state.crew = numbers.array(BUILDINGS, 0, BIT[UNITS] - 1)
    state.produced = numbers.array(BUILDINGS, 0, LANES)
    state.sent = numbers.array(BUILDINGS, 0, UNITS)
    numbers.finish()
