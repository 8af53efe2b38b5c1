"""Facts without an event: passes, and helpers without a possible action."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.events import Event, Facts, Log
from guildhall.games.craftsmen import moves, phases
from guildhall.games.craftsmen.components import GUILDS, WINTER
from guildhall.games.craftsmen.queue import NOBODY_THERE, PLACES, disc

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

_TOLD: Final = ("send", "bid", "outbid_mayor")
"""Decisions in which a pass has its own event."""
_WINTER_STAGES: Final = (1, 3)
"""In winter each player builds and works once (C75)."""
_ALL_DONE: Final = (6, 0)
"""Behind the last helper of the last guild."""


def unsaid(
    state: "Craftsmen", action: i64, after: "Craftsmen", log: Log
) -> list[tuple[int, Event]]:
    found: list[tuple[int, Event]] = []
    if action == moves.PASS and state.decision.name not in _TOLD:
        passed, details = state.decision.describe_pass(state)
        kind = f"craftsmen-passed-{passed.removeprefix('craftsmen-play-pass-')}"
        found.append((0, Event(kind, int(state.seat), details)))
    own = 0
    while own < len(log) and log[own].seat == state.seat:
        own += 1
    for stage, seat in _idle_helpers(state, after):
        facts: Facts = {"guild": GUILDS[stage], "why": stage}
        found.append((own, Event("craftsmen-idle", seat, facts)))
    return found


def _idle_helpers(state: "Craftsmen", after: "Craftsmen") -> list[tuple[int, int]]:
    """Stage and seat of the helpers whose turn passed without a decision (C93)."""
    same_round = state.year == after.year and state.season == after.season
    among_guilds = same_round and after.phase in (phases.GUILD_PHASE, phases.BETWEEN_STAGES)
    first = _next_turn(state)
    end = _asked_now(after) if among_guilds else _ALL_DONE
    if state.phase == phases.SENDING and after.phase == phases.SENDING and same_round:
        return []
    # The last disc may have been placed just now; at the end of the round all are returned.
    seen = after if among_guilds else state
    return [
        (stage, seat)
        for stage in range(len(GUILDS))
        for place, seat in _line(seen, stage)
        if first <= (stage, place) < end
    ]


def _next_turn(state: "Craftsmen") -> tuple[int, int]:
    """Stage and index of the first helper whose turn is still to come."""
    if state.phase == phases.SENDING:
        return 0, 0
    if state.phase == phases.GUILD_PHASE:
        return int(state.stage), int(state.turn) + 1
    if state.phase == phases.BETWEEN_STAGES:
        return int(state.stage), 0
    return _ALL_DONE


def _asked_now(after: "Craftsmen") -> tuple[int, int]:
    """Stage and index of the helper to decide, or of the next one between two stages."""
    turn = after.turn if after.phase == phases.GUILD_PHASE else 0
    return int(after.stage), int(turn)


def _line(state: "Craftsmen", stage: int) -> list[tuple[int, int]]:
    """The indices and seats of the helpers of a guild, in the order of their turns."""
    if state.season == WINTER:
        order = [int(seat) for seat in state.order]
        return list(enumerate(order)) if stage in _WINTER_STAGES else []
    queue = state.queues[stage]
    places = [(place, int(disc(queue, place))) for place in range(PLACES)]
    return [(place, seat) for place, seat in places if seat != NOBODY_THERE]
