"""Stage I: bankers."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.games.craftsmen import guilds, hands, moves, phases
from guildhall.games.craftsmen.capital import KINDS, ONE, count, kinds, number
from guildhall.games.craftsmen.components import (
    BANKERS_CARDS,
    BANKERS_DISCARD,
    HAND_LIMIT,
)
from guildhall.games.craftsmen.decision import HelperDecision
from guildhall.games.craftsmen.moves import kind_of, verb_of

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


def asks(state: "Craftsmen") -> bool:
    if state.progress != phases.NOT_BEGUN:
        return False
    if state.bank.open_size + state.bank.drawable() == 0:  # A60
        return False
    state.ask(state.actor, BANKERS)
    return True


@final
class Bankers(HelperDecision):
    """The choice of the open cards to take."""

    name = "bankers"
    rule = "C42"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        """One or two open cards, the rest from the deck (C42), as far as available (A38, A60)."""
        bank = state.bank
        buffer[0] = moves.PASS
        written: i64 = 1
        if bank.open_size < 2 or bank.drawable() > 0:
            for kind in range(KINDS):
                if count(bank.open, kind) > 0:
                    buffer[written] = moves.take(kind)
                    written += 1
        if bank.open_size == 2:
            buffer[written] = moves.TAKE_BOTH
            written += 1
        if bank.open_size == 0:
            buffer[written] = moves.DRAW
            written += 1
        return guilds.offer_work(state, buffer, written)

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        player = state.players[state.seat]
        bank = state.bank
        taken: i64 = 0
        for kind in range(KINDS):
            while count(bank.open, kind) > 0 and (
                action == moves.TAKE_BOTH or (kind_of(action) == kind and taken == 0)
            ):
                bank.take_open(kind)
                player.get_capital(kind)
                player.show_capital(kind)
                taken += ONE[kind]
        drawn: i64 = 0
        wanted: i64 = BANKERS_CARDS - number(taken)
        while wanted > 0 and bank.drawable() > 0:
            kind = hands.draw_capital(state, log)
            player.get_capital(kind)
            drawn += ONE[kind]
            wanted -= 1
        if log is not None:
            facts: Facts = {"open": kinds(taken) or "nothing", "number": int(number(drawn))}
            log.append(
                Event(
                    "craftsmen-banked",
                    int(state.seat),
                    {**facts, "cards": "face_down"},
                    {"cards": kinds(drawn) or "nothing"},
                )
            )
        state.progress = phases.BEGUN
        state.drawn = number(taken) + number(drawn)
        state.lowest_kind = 0
        state.left = _to_discard(state, BANKERS_DISCARD)
        _ask_to_discard(state, log)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        bank = state.bank
        if verb_of(action) == moves.TAKE:
            kind: i64 = kind_of(action)
            if count(bank.open, kind) == 0:
                return hands.not_open(kind)
            return Refusal("A38", "craftsmen-refused-take-both", {})
        if action == moves.TAKE_BOTH:
            return Refusal("C42", "craftsmen-refused-not-both", {})
        if action == moves.DRAW:
            return Refusal("C42", "craftsmen-refused-open-first", {})
        return self.asks_else()

    def things(self, state: "Craftsmen", action: i64) -> list[str]:
        return hands.things_of_taking(state, action)


BANKERS: Final = Bankers()


def _ask_to_discard(state: "Craftsmen", log: Log | None) -> None:
    all_cards = state.left == state.players[state.seat].capital_size
    if state.left > 0 and all_cards and not _privilege_matters(state):
        hands.put_all_away(state, state.seat, log)  # A65
        state.left = 0
    if state.left > 0:
        state.ask(state.seat, BANKERS_DISCARDS)
    else:
        state.progress = phases.ACTED
        state.lowest_kind = 0


def _to_discard(state: "Craftsmen", asked: i64) -> i64:
    """The discard of the action, and then the cards above the limit (A8, A38)."""
    excess: i64 = state.players[state.seat].capital_size - HAND_LIMIT
    return max(min(asked, state.drawn), excess)


def _privilege_matters(state: "Craftsmen") -> bool:
    """C43; offered before the first discard, and only if it changes anything (A33, A60)."""
    return (
        state.left == _to_discard(state, BANKERS_DISCARD)
        and _to_discard(state, BANKERS_DISCARD - 1) < state.left
        and guilds.may_use_privilege(state)
    )


@final
class BankersDiscards(hands.Discards):
    """The choice of the cards to discard, one by one."""

    name = "bankers_discard"
    rule = "C42"

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        written: i64 = hands.legal_discard(state, buffer)
        if _privilege_matters(state):
            buffer[written] = moves.PRIVILEGE
            written += 1
        return written

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        if action == moves.PRIVILEGE:
            guilds.use_privilege(state, log)
            state.left = _to_discard(state, BANKERS_DISCARD - 1)
        else:
            hands.put_away(state, state.seat, kind_of(action), log)
            state.lowest_kind = kind_of(action)
            state.left -= 1
        _ask_to_discard(state, log)

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        if verb_of(action) == moves.DISCARD:
            return hands.discard_refusal(self, state, kind_of(action))
        if action != moves.PRIVILEGE:
            return self.asks_else()
        if not guilds.may_use_privilege(state):
            return guilds.no_privilege(state)
        if state.left < min(BANKERS_DISCARD, state.drawn):
            return Refusal("A33", "craftsmen-refused-privilege-late", {})
        return Refusal("A60", "craftsmen-refused-no-difference", {})

    def describe(self, state: "Craftsmen", action: i64) -> tuple[str, Facts]:
        if action == moves.PRIVILEGE:
            return "craftsmen-play-privilege-bankers", {}
        return super().describe(state, action)


BANKERS_DISCARDS: Final = BankersDiscards()
