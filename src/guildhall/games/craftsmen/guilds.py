"""Guild phase in general: stages, helpers one after the other, privileges, work tokens."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT
from guildhall.core.errors import Refusal
from guildhall.core.events import Log
from guildhall.games.craftsmen import (
    bankers,
    builders,
    crafts,
    merchants,
    moves,
    notary,
    phases,
    town_hall,
)
from guildhall.games.craftsmen.components import FIRST_WORK_POINTS, GUILDS, WINTER
from guildhall.games.craftsmen.decision import Decision
from guildhall.games.craftsmen.queue import NOBODY_THERE, PLACES, disc, mark_used

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def asks(state: "Craftsmen", log: Log | None) -> bool:
    """Continue with the next helper that has a decision (C33, C93)."""
    while True:
        if state.actor < 0 and not _next_helper(state):
            _end_stage(state, log)
            return False
        if state.progress < phases.ACTED and _asks_helper(state, log):
            return True
        may_work = state.french_tokens and state.progress != phases.SKIPPED  # A7
        if may_work and crafts.can_use_token(state, state.actor):
            state.ask(state.actor, TOKENS)
            return True
        _end_helper(state)


def _end_helper(state: "Craftsmen") -> None:
    """Reset the data of the action, so that equal positions are equal in every number."""
    state.actor = NOBODY_THERE
    state.turn += 1
    state.progress = phases.NOT_BEGUN
    state.privileged = False
    state.work_points = 0
    state.built = 0
    state.drawn = 0


def _next_helper(state: "Craftsmen") -> bool:
    """Find the helper that acts next: field by field, the lower disc first (C33).

    In winter each player acts in turn order as if they had one helper there (C75).
    """
    if state.season == WINTER:
        if state.turn == state.seats:
            return False
        state.actor = state.order[state.turn]
    else:
        queue: i64 = state.queues[state.stage]
        while state.turn < PLACES and disc(queue, state.turn) == NOBODY_THERE:
            state.turn += 1
        if state.turn == PLACES:
            return False
        state.actor = disc(queue, state.turn)
    state.work_points = FIRST_WORK_POINTS + state.year - 1 if state.stage == 3 else 0  # C54
    return True


def _asks_helper(state: "Craftsmen", log: Log | None) -> bool:
    if state.stage == 0:
        return bankers.asks(state)
    if state.stage == 1:
        return builders.asks(state, log)
    if state.stage == 2:
        return notary.asks(state)
    if state.stage == 3:
        return crafts.asks(state, log)
    if state.stage == 4:
        return merchants.asks(state)
    return town_hall.asks(state)


def _end_stage(state: "Craftsmen", log: Log | None) -> None:
    if state.season == WINTER:
        state.begin_window(3 if state.stage == 1 else 6)  # A7
    elif state.stage < 5:
        state.begin_window(state.stage + 1)
    else:
        state.end_round(log)


# Privileges (C34, C35)


def on_gold(state: "Craftsmen") -> bool:
    """Whether the current helper is on a gold field."""
    return state.season != WINTER and state.material.gold[state.stage] & BIT[state.turn // 2] != 0


def may_use_privilege(state: "Craftsmen") -> bool:
    """By the gold field or by a token, once for each helper (A6, A23)."""
    if state.privileged:
        return False
    return on_gold(state) or state.players[state.actor].privileges > 0


def use_privilege(state: "Craftsmen", log: Log | None) -> None:
    """A helper on a gold field uses the field, any other one a token (A61)."""
    state.privileged = True
    by_token = not on_gold(state)
    if by_token:
        state.players[state.actor].privileges -= 1
        state.privileges += 1
    if state.season != WINTER:
        state.queues[state.stage] = mark_used(state.queues[state.stage], state.turn)  # C37
    if log is not None:
        kind = "craftsmen-privilege-token" if by_token else "craftsmen-privilege"
        state.tell(log, kind, {"guild": GUILDS[state.stage]})


def no_privilege(state: "Craftsmen") -> Refusal:
    if state.privileged:
        return Refusal("C35", "craftsmen-refused-privilege-used", {})
    return Refusal("C34", "craftsmen-refused-no-privilege", {})


# Work tokens (C36, A7)


def asks_for_tokens(state: "Craftsmen", log: Log | None) -> bool:
    """Between the stages, ask the players in turn order whether they spend work tokens."""
    while state.turn < state.seats:
        seat: i64 = state.order[state.turn]
        if crafts.can_use_token(state, seat):
            state.ask(seat, TOKENS)
            return True
        state.turn += 1
    if state.stage == 6:
        state.end_round(log)
    else:
        state.begin_stage(state.stage)
    return False


@final
class Tokens(Decision):
    """The choice to spend a work token."""

    name = "tokens"
    kind = "choice"
    rule = "C36"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        buffer[0] = moves.PASS
        buffer[1] = moves.WORK
        return 2

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        if state.phase == phases.BETWEEN_STAGES:
            state.turn += 1
        else:
            state.progress = phases.SKIPPED


TOKENS: Final = Tokens()


def can_offer_work(state: "Craftsmen") -> bool:
    """The reading of the French text: in addition to a helper's own action."""
    return (
        state.french_tokens
        and state.progress == phases.NOT_BEGUN
        and crafts.can_use_token(state, state.seat)
    )


def offer_work(state: "Craftsmen", buffer: vec[i64], written: i64) -> i64:
    if can_offer_work(state):
        buffer[written] = moves.WORK
        written += 1
    return written


def no_work(state: "Craftsmen") -> Refusal:
    """Why no work token may be spent now."""
    player = state.players[state.seat]
    if player.works == 0:
        return Refusal("C36", "craftsmen-refused-no-work-token", {})
    if not crafts.can_craft(state, player):
        return Refusal("A46", "craftsmen-refused-no-use", {})
    if state.french_tokens:
        return Refusal("A7", "craftsmen-refused-work-beside", {})
    return Refusal("A7", "craftsmen-refused-work-now", {})
