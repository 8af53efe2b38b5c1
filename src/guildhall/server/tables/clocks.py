"""Clocks of the players.

Every player has a bank of time. It runs during their turns and gains an increment at the start of
each turn, up to its initial value. Entries that start, stop or fill a clock contain the remaining
times (`clock`, in milliseconds), so the log alone determines timeouts. Seats played by bots have
no running clock.
"""

from typing import Final

from guildhall.core.state import NOBODY
from guildhall.server.errors import BadPace
from guildhall.server.settings import PACES, PACES_ALLOWED, Pace
from guildhall.server.tables.table import Table
from guildhall.table.clock_pauses import Rests, within
from guildhall.table.fields import Speed

_LEAST_BACK: Final = 60_000
"""Minimum remaining time of a returning player, in milliseconds."""


def chosen(speed: Speed, bank: int | None, increment: int | None) -> Pace:
    """The requested time control of a table; raises BadPace."""
    usual = PACES[speed]
    pace = Pace(
        usual.bank if bank is None else bank,
        usual.increment if increment is None else increment,
    )
    if pace == usual:
        return usual
    least, most = PACES_ALLOWED[speed]
    if not least.bank <= pace.bank <= most.bank:
        raise BadPace(least=least.bank, most=most.bank)
    if not least.increment <= pace.increment <= most.increment:
        raise BadPace(least=least.increment, most=most.increment)
    return pace


def at_start(table: Table) -> list[int]:
    return [table.pace.bank * 1000 for _ in table.places]


def left_at(table: Table, at: int, rests: Rests) -> list[int]:
    """The remaining times at a given moment."""
    left = list(table.clocks or at_start(table))
    if table.turn != NOBODY and not table.places[table.turn].bot:
        used = max(0, at - table.since)
        used -= within(table.rests(table.turn, rests), table.since, at)
        left[table.turn] = max(0, left[table.turn] - used)
    return left


def after_move(table: Table, at: int, turn: int, rests: Rests) -> list[int]:
    """The remaining times after a move that gives the turn to a seat, or keeps it."""
    left = left_at(table, at, rests)
    if turn not in (NOBODY, table.turn):
        pace = table.pace
        left[turn] = min(pace.bank * 1000, left[turn] + pace.increment * 1000)
    return left


def after_return(table: Table, at: int, seat: int, rests: Rests) -> list[int]:
    """The remaining times when a player takes over from a bot."""
    left = left_at(table, at, rests)
    # No increment during one's own turn, or repeated leaving and returning would extend it.
    if seat != table.turn:
        left[seat] = max(left[seat], min(table.pace.bank * 1000, _LEAST_BACK))
    return left


def may_return(table: Table, seat: int) -> bool:
    """Whether a returning player would have time left."""
    return not (table.clocks and seat == table.turn and table.clocks[seat] == 0)
