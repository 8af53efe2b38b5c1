"""Helpers phase: sending, covering, the fee, passing; and its two-player changes (C84, C85)."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, lowest
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.games.craftsmen import hands, moves
from guildhall.games.craftsmen.capital import KIND_IDS, NO_CARD
from guildhall.games.craftsmen.components import GUILDS, MOST_IN_GUILD, MOST_OWN_IN_GUILD
from guildhall.games.craftsmen.decision import Decision, Said
from guildhall.games.craftsmen.moves import field_of, guild_of, verb_of
from guildhall.games.craftsmen.player import FEES, UNUSED_HELPERS
from guildhall.games.craftsmen.queue import NOBODY_THERE, PLACES, disc, number_of, put_disc

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


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
    """Ask the next player with a move other than passing (C25, A5, A65)."""
    everybody: i64 = BIT[state.seats] - 1
    while state.passed != everybody:
        seat: i64 = state.order[state.turn]
        if not state.passed & BIT[seat]:
            if state.players[seat].helpers == 0:
                state.passed |= BIT[seat]  # C92
            elif _can_send(state, seat):
                state.ask(seat, SEND)
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


@final
class Send(Decision):
    """The choice of a place for the next helper."""

    name = "send"
    rule = "C25"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        seat: i64 = state.seat
        player = state.players[seat]
        buffer[0] = moves.PASS
        number: i64 = 1
        full: i64 = 0
        for guild in range(6):
            if has_room(state, guild, seat):
                if first_free(state, guild) >= 0:
                    buffer[number] = moves.send(guild)
                    number += 1
                else:
                    full |= BIT[guild]
        if full == 0:
            return number
        free: i64 = 0
        costing: i64 = 0
        for guild in range(6):
            if full & BIT[guild]:
                for field in range(fields(state)):
                    if can_cover(state, guild, field):
                        if costs(state, guild, field, seat):
                            costing |= BIT[moves.FIELDS * guild + field]
                        else:
                            free |= BIT[moves.FIELDS * guild + field]
        number = _offer_covering(buffer, number, moves.COVER, free)
        if player.capital_size > 0:
            number = _offer_covering(buffer, number, moves.COVER_CARD, costing)
        if player.points >= state.year:  # C28, A4, A26
            number = _offer_covering(buffer, number, moves.COVER_POINTS, costing)
        return number

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        verb: i64 = verb_of(action)
        if verb == moves.SEND:
            _send(state, guild_of(action), log)
        elif verb == moves.COVER:
            _cover_free(state, guild_of(action), field_of(action), log)
        elif verb == moves.COVER_CARD:
            hands.ask_for_card(state, self, action, log)
        else:
            _cover_for_points(state, guild_of(action), field_of(action), log)

    def play_for_card(self, state: "Craftsmen", action: i64, kind: i64, log: Log | None) -> None:
        _cover_for_card(state, guild_of(action), field_of(action), kind, log)

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        _pass(state, state.seat, log)
        state.turn = (state.turn + 1) % state.seats

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        verb: i64 = verb_of(action)
        guild: i64 = guild_of(action)
        if guild < 0:
            return self.asks_else()
        field: i64 = max(field_of(action), 0)
        facts = {"guild": GUILDS[guild], "field": int(field) + 1}
        if not has_room(state, guild, state.seat):
            if number_of(state.queues[guild], state.seat) == MOST_OWN_IN_GUILD:
                return Refusal("C31", "craftsmen-refused-two-helpers", facts)
            return Refusal("C31", "craftsmen-refused-guild-full", facts)
        if verb == moves.SEND:
            return Refusal("C26", "craftsmen-refused-queue-full", facts)
        if field >= fields(state):
            return Refusal("C84", "craftsmen-refused-third-field", facts)
        if first_free(state, guild) >= 0:
            return Refusal("C27", "craftsmen-refused-field-free", facts)
        if not can_cover(state, guild, field):
            return Refusal("C27", "craftsmen-refused-two-discs", facts)
        if not costs(state, guild, field, state.seat):
            return Refusal("C85" if state.seats == 2 else "C29", "craftsmen-refused-no-fee", facts)
        if verb == moves.COVER:
            return Refusal("C28", "craftsmen-refused-fee", facts)
        if verb == moves.COVER_CARD:
            return hands.no_card("C28")
        needed = {"points": int(state.year), "have": int(state.players[state.seat].points)}
        return Refusal("C28", "craftsmen-refused-fee-points", needed)

    def preview(self, state: "Craftsmen", action: i64) -> Said:
        if verb_of(action) == moves.COVER_POINTS:
            return [("craftsmen-preview-fee-points", {"points": int(state.year)})]
        if verb_of(action) == moves.COVER_CARD:
            return [("craftsmen-preview-fee-card", {})]
        return []

    def things(self, state: "Craftsmen", action: i64) -> list[str]:
        guild: i64 = guild_of(action)
        if guild < 0:
            return []
        sends = verb_of(action) == moves.SEND
        field: i64 = first_free(state, guild) if sends else field_of(action)
        return [f"field:{GUILDS[guild]}.{field + 1}"]


SEND: Final = Send()


def _offer_covering(buffer: vec[i64], number: i64, verb: i64, places: i64) -> i64:
    first: i64 = moves.cover(verb, 0)
    while places:
        buffer[number] = first + lowest(places)
        number += 1
        places &= places - 1
    return number


def _pass(state: "Craftsmen", seat: i64, log: Log | None) -> None:
    state.passed |= BIT[seat]
    if log is not None:
        left = int(state.players[seat].helpers)
        log.append(Event("craftsmen-passed-helpers", int(seat), {"helpers": left}))


def _send(state: "Craftsmen", guild: i64, log: Log | None) -> None:
    _place(state, guild, 2 * first_free(state, guild))
    if log is not None:
        state.tell(log, "craftsmen-sent", {"guild": GUILDS[guild]})


def _place(state: "Craftsmen", guild: i64, place: i64) -> None:
    state.queues[guild] = put_disc(state.queues[guild], place, state.seat)
    state.players[state.seat].helpers -= 1
    state.turn = (state.turn + 1) % state.seats


def _cover(state: "Craftsmen", guild: i64, field: i64, log: Log | None) -> i64:
    """Put a helper on the lower disc; return the owner of that disc."""
    owner: i64 = disc(state.queues[guild], 2 * field)
    if log is not None:
        state.tell(
            log,
            "craftsmen-covered",
            {
                "guild": GUILDS[guild],
                "field": int(field) + 1,
                "other": int(owner) + 1,
                "own": int(owner == state.seat),
            },
        )
    _place(state, guild, 2 * field + 1)
    return owner


def _cover_for_points(state: "Craftsmen", guild: i64, field: i64, log: Log | None) -> None:
    owner: i64 = _cover(state, guild, field, log)
    state.players[state.seat].earn(-state.year, FEES)
    state.players[owner].earn(state.year, FEES)
    if log is not None:
        facts: Facts = {"points": int(state.year), "other": int(owner) + 1}
        state.tell(log, "craftsmen-fee-points", facts)


def _cover_for_card(state: "Craftsmen", guild: i64, field: i64, kind: i64, log: Log | None) -> None:
    """The owner of the disc gets the card (A32)."""
    owner: i64 = disc(state.queues[guild], 2 * field)
    if log is not None:
        state.tell(log, "craftsmen-fee-card", {"card": KIND_IDS[kind], "other": int(owner) + 1})
    state.players[state.seat].lose_capital(kind)
    state.players[owner].get_capital(kind)
    state.players[owner].show_capital(kind)
    _cover(state, guild, field, log)
    hands.check_limit(state, owner)


def _cover_free(state: "Craftsmen", guild: i64, field: i64, log: Log | None) -> None:
    seat: i64 = state.seat
    owner: i64 = _cover(state, guild, field, log)
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
