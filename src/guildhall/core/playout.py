"""Whole random games in one compiled call."""

from typing import Final

from guildhall.core.errors import BrokenInvariant
from guildhall.core.native import i64, vec
from guildhall.core.rng import Rng
from guildhall.core.state import State, borrow_buffer, give_back

_ENDLESS: Final[i64] = 1_000_000


def random_playout(state: State, rng: Rng) -> int:
    """Play to the end, every legal action equally likely; return the number of decisions."""
    room = borrow_buffer()
    buffer = room.actions
    decisions: i64 = 0
    while not state.over:
        count: i64 = state.legal_into(buffer)
        state.apply(buffer[rng.below(count)], None)
        decisions += 1
        if decisions > _ENDLESS:
            raise BrokenInvariant("a game does not end")
    give_back(room)
    return decisions


def choose_eagerly(state: State, rng: Rng) -> int:
    """A legal action, each as likely as it is eagerly wanted."""
    room = borrow_buffer()
    action: i64 = _eager_choice(state, room.actions, rng)
    give_back(room)
    return action


def _eager_choice(state: State, buffer: vec[i64], rng: Rng) -> i64:
    count: i64 = state.legal_into(buffer)
    total: i64 = 0
    for i in range(count):
        total += state.eagerness(buffer[i])
    ticket: i64 = rng.below(total)
    for i in range(count):
        ticket -= state.eagerness(buffer[i])
        if ticket < 0:
            return buffer[i]
    raise BrokenInvariant("an eagerness below 1")


def eager_playout(state: State, rng: Rng) -> int:
    """Play to the end, preferring what looks useful; return the number of decisions."""
    room = borrow_buffer()
    buffer = room.actions
    decisions: i64 = 0
    while not state.over:
        state.apply(_eager_choice(state, buffer, rng), None)
        decisions += 1
        if decisions > _ENDLESS:
            raise BrokenInvariant("a game does not end")
    give_back(room)
    return decisions
