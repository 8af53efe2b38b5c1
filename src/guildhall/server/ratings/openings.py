"""Finds the first choices of a player: the first thing of each kind in the last games.

They are found by the events that have a message `<event>-first` in the catalogue. The message
names the choice ("First building"), and the first text among the facts of the event is the thing.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from guildhall import locales
from guildhall.core.events import PUBLIC
from guildhall.server.ratings.messages import Opening
from guildhall.server.ratings.store import Played
from guildhall.table.entry import LogEntry

MOST_GAMES: Final = 20
"""Number of games per kind."""
MOST_MOVES: Final = 60
"""Number of moves of a game, by all players."""
_MOST_THINGS: Final = 3
"""Number of choices per kind."""


def openings(played: Sequence[Played], begun: dict[str, list[LogEntry]]) -> list[Opening]:
    """The first choices in games of one kind, the most frequent first."""
    games: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    for one in played:
        for first in _first_things(begun.get(one.rated.table, []), one.rated.person).items():
            games[first] += 1
            wins[first] += one.rated.place == 1
    result: list[Opening] = []
    for kind in dict.fromkeys(kind for kind, _ in games):
        often = [key for key, _ in games.most_common() if key[0] == kind][:_MOST_THINGS]
        result += [Opening(*key, games[key], wins[key]) for key in often]
    return result


def _first_things(moves: Sequence[LogEntry], person: str) -> dict[str, str]:
    """For each kind of event, the first thing of the player, from public facts."""
    found: dict[str, str] = {}
    for line in moves:
        if line.person != person:
            continue
        for event in line.events:
            if event.seat != line.seat or event.kind in found:
                continue
            if locales.has("en", f"{event.kind}-first"):
                words = (fact for fact in event.seen_by(PUBLIC).values() if isinstance(fact, str))
                if thing := next(words, ""):
                    found[event.kind] = thing
    return found
