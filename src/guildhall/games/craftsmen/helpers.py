"""D. Helpers phase: sending, covering, the fee, passing; and its two-player changes (C84, C85)."""

from typing import TYPE_CHECKING, Final

from guildhall.core.bits import BIT
from guildhall.core.events import Event, Log
from guildhall.core.native import i64, vec
from guildhall.games.craftsmen import decisions, hands, moves
from guildhall.games.craftsmen.capital import KIND_IDS, NO_CARD
from guildhall.games.craftsmen.components import GUILDS, MOST_IN_GUILD, MOST_OWN_IN_GUILD
from guildhall.games.craftsmen.player import FEES, UNUSED_HELPERS

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

# A queue is one number: three bits for each of six places, field x 2 for the lower disc and
# one more for the upper one, holding 0 or the seat + 1; above them one bit for each place whose
# helper has used a privilege.
PLACES: Final[i64] = 6
NOBODY_THERE: Final[i64] = -1
_DISC: Final = vec[i64]([8**place for place in range(6)])


def disc(queue: i64, place: i64) -> i64:
    """The seat whose disc lies on a place of a queue, or NOBODY_THERE."""
    return (queue >> (3 * place) & 7) - 1


def has_used(queue: i64, place: i64) -> bool:
    return queue >> (18 + place) & 1 != 0


def mark_used(queue: i64, place: i64) -> i64:
    return queue | BIT[18 + place]


def put_disc(queue: i64, place: i64, seat: i64) -> i64:
    return queue + (seat + 1) * _DISC[place]


def take_disc(queue: i64, place: i64) -> i64:
    return queue - (disc(queue, place) + 1) * _DISC[place]


def number_of(queue: i64, seat: i64) -> i64:
    """How many discs of a seat are in a queue."""
    found: i64 = 0
    for place in range(PLACES):
        if disc(queue, place) == seat:
            found += 1
    return found


def fields(state: "Craftsmen") -> i64:
    return 2 if state.seats == 2 else 3  # C84


def has_room(state: "Craftsmen", guild: i64, seat: i64) -> bool:
    """C31."""
    queue: i64 = state.queues[guild]
    discs: i64 = 0
    own: i64 = 0
    for place in range(PLACES):
        owner: i64 = disc(queue, place)
        if owner != NOBODY_THERE:
            discs += 1
            if owner == seat:
                own += 1
    return discs < MOST_IN_GUILD[state.seats] and own < MOST_OWN_IN_GUILD


def first_free(state: "Craftsmen", guild: i64) -> i64:
    """The first free field of a queue, or -1 (C26)."""
    queue: i64 = state.queues[guild]
    for field in range(fields(state)):
        if disc(queue, 2 * field) == NOBODY_THERE:
            return field
    return -1


def costs(state: "Craftsmen", guild: i64, field: i64, seat: i64) -> bool:
    """Whether covering the disc there costs a fee (C28, C29, C85)."""
    if state.seats == 2 or state.material.ribbon[guild] & BIT[field]:
        return False
    return disc(state.queues[guild], 2 * field) != seat


def asks(state: "Craftsmen", log: Log | None) -> bool:
    """Ask the next player who can do anything but pass (C25, A5, A65)."""
    everybody: i64 = BIT[state.seats] - 1
    while state.passed != everybody:
        seat: i64 = state.order[state.turn]
        if not state.passed & BIT[seat]:
            if state.players[seat].helpers == 0:
                state.passed |= BIT[seat]  # C92
            elif _can_send(state, seat):
                state.ask(seat, decisions.SEND)
                return True
            else:
                _pass(state, seat, log)
        state.turn = (state.turn + 1) % state.seats
    for seat in range(state.seats):
        if state.players[seat].helpers > 0:
            state.players[seat].earn(1, UNUSED_HELPERS)  # C32
            if log is not None:
                log.append(Event("craftsmen-unused-helpers", int(seat), {"points": 1}))
    state.begin_stage(0)
    return False


def _can_send(state: "Craftsmen", seat: i64) -> bool:
    player = state.players[seat]
    for guild in range(6):
        if has_room(state, guild, seat):
            if player.capital_size > 0 or player.points >= state.year:
                return True
            if first_free(state, guild) >= 0:
                return True
            for field in range(fields(state)):
                if can_cover(state, guild, field) and not costs(state, guild, field, seat):
                    return True
    return False


def can_cover(state: "Craftsmen", guild: i64, field: i64) -> bool:
    """Whether a field has one disc only (A3); the queue is known to be full."""
    return disc(state.queues[guild], 2 * field + 1) == NOBODY_THERE


def legal(state: "Craftsmen", buffer: vec[i64]) -> i64:
    seat: i64 = state.seat
    player = state.players[seat]
    buffer[0] = moves.PASS
    number: i64 = 1
    full: i64 = 0
    for guild in range(6):
        if has_room(state, guild, seat):
            if first_free(state, guild) >= 0:
                buffer[number] = moves.SEND + guild
                number += 1
            else:
                full |= BIT[guild]
    if full == 0:
        return number
    costing: i64 = 0
    for place in range(moves.FIELDS):
        guild = place // 3
        field: i64 = place % 3
        if full & BIT[guild] and field < fields(state) and can_cover(state, guild, field):
            if costs(state, guild, field, seat):
                costing |= BIT[place]
            else:
                buffer[number] = moves.COVER + place
                number += 1
    if player.capital_size > 0:
        for place in range(moves.FIELDS):
            if costing & BIT[place]:
                buffer[number] = moves.COVER_CARD + place
                number += 1
    if player.points >= state.year:  # C28, A4, A26
        for place in range(moves.FIELDS):
            if costing & BIT[place]:
                buffer[number] = moves.COVER_POINTS + place
                number += 1
    return number


def pass_(state: "Craftsmen", log: Log | None) -> None:
    _pass(state, state.seat, log)
    state.turn = (state.turn + 1) % state.seats


def _pass(state: "Craftsmen", seat: i64, log: Log | None) -> None:
    state.passed |= BIT[seat]
    if log is not None:
        left = int(state.players[seat].helpers)
        log.append(Event("craftsmen-passed-helpers", int(seat), {"helpers": left}))


def send(state: "Craftsmen", guild: i64, log: Log | None) -> None:
    _place(state, guild, 2 * first_free(state, guild))
    if log is not None:
        state.tell(log, "craftsmen-sent", {"guild": GUILDS[guild]})


def _place(state: "Craftsmen", guild: i64, place: i64) -> None:
    state.queues[guild] = put_disc(state.queues[guild], place, state.seat)
    state.players[state.seat].helpers -= 1
    state.turn = (state.turn + 1) % state.seats


def cover(state: "Craftsmen", action: i64, log: Log | None) -> None:
    """Cover a disc; a fee in cards is chosen first."""
    player = state.players[state.seat]
    if action >= moves.COVER_POINTS:
        owner: i64 = _cover(state, action - moves.COVER_POINTS, log)
        player.earn(-state.year, FEES)
        state.players[owner].earn(state.year, FEES)
        if log is not None:
            state.tell(
                log,
                "craftsmen-fee-points",
                {"points": int(state.year), "other": int(owner) + 1},
            )
    elif action >= moves.COVER_CARD:
        hands.ask_for_card(state, action, log)
    else:
        _cover_free(state, action - moves.COVER, log)


def pay_fee(state: "Craftsmen", place: i64, kind: i64, log: Log | None) -> None:
    """Cover a disc and give its owner a card (A32)."""
    giver = state.players[state.seat]
    owner: i64 = disc(state.queues[place // 3], 2 * (place % 3))
    if log is not None:
        state.tell(log, "craftsmen-fee-card", {"card": KIND_IDS[kind], "other": int(owner) + 1})
    giver.lose_capital(kind)
    state.players[owner].get_capital(kind)
    state.players[owner].show_capital(kind)
    _cover(state, place, log)
    hands.check_limit(state, owner)


def _cover(state: "Craftsmen", place: i64, log: Log | None) -> i64:
    """Put a helper on the lower disc; return whose that is."""
    guild: i64 = place // 3
    lower: i64 = 2 * (place % 3)
    owner: i64 = disc(state.queues[guild], lower)
    if log is not None:
        state.tell(
            log,
            "craftsmen-covered",
            {"guild": GUILDS[guild], "field": int(place % 3) + 1, "other": int(owner) + 1},
        )
    _place(state, guild, lower + 1)
    return owner


def _cover_free(state: "Craftsmen", place: i64, log: Log | None) -> None:
    seat: i64 = state.seat
    owner: i64 = _cover(state, place, log)
    if state.seats == 2 and owner != seat:  # C85, A56
        kind: i64 = hands.draw_capital(state, log)
        if kind != NO_CARD:
            state.players[owner].get_capital(kind)
            if log is not None:
                log.append(
                    Event(
                        "craftsmen-compensated",
                        int(owner),
                        {"cards": "face_down"},
                        {"cards": KIND_IDS[kind]},
                    )
                )
            hands.check_limit(state, owner)
