"""Whole random games in one compiled call."""

from typing import Final

from guildhall.buffers import borrow_buffer, give_back
from guildhall.compiled_types import i64, vec
from guildhall.core.errors import BrokenInvariant
from guildhall.core.rng import Rng
from guildhall.core.state import State

_ENDLESS: Final[i64] = 1_000_000


def random_playout(state: State, rng: Rng) -> int:
    """Play random legal actions to the end; return the number of decisions."""
    room = borrow_buffer()
    buffer = room.actions
    decisions: i64 = 0
    while not state.over:
        count: i64 = state.do_legal(buffer)
        state.do_play(buffer[rng.below(count)], None)
        decisions += 1
        if decisions > _ENDLESS:
            raise BrokenInvariant("a game does not end within the move limit")
    give_back(room)
    return decisions


def choose_eagerly(state: State, rng: Rng) -> int:
    """A random legal action, weighted by eagerness."""
    actions, wants = borrow_buffer(), borrow_buffer()
    action: i64 = eager_choice(state, actions.actions, wants.actions, rng)
    give_back(actions)
    give_back(wants)
    return action


def eager_choice(state: State, actions: vec[i64], wants: vec[i64], rng: Rng) -> i64:
    """The same with buffers of the caller; leaves the legal list in `actions`."""
    count: i64 = state.do_legal(actions)
    if count == 1:
        return actions[0]
    total: i64 = 0
    for i in range(count):
        want: i64 = state.eagerness(actions[i])
        wants[i] = want
        total += want
    ticket: i64 = rng.below(total)
    for i in range(count):
        ticket -= wants[i]
        if ticket < 0:
            return actions[i]
    raise BrokenInvariant("eagerness must be at least 1")


def most_wanted(state: State, actions: vec[i64]) -> i64:
    """The legal action with the greatest eagerness, the first of equals."""
    count: i64 = state.do_legal(actions)
    best: i64 = actions[0]
    if count == 1:
        return best
    most: i64 = 0
    for i in range(count):
        want: i64 = state.eagerness(actions[i])
        if want > most:
            most = want
            best = actions[i]
    return best
