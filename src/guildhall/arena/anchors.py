"""How strong bots are on the scale of ratings: fixed points by which people are measured.

A game's folder holds how often each bot has beaten the one below it (`anchors.json`, written by
`make ladder`). The model that rates people says how far apart two players are of whom one wins so
often; the scale begins at the bot for beginners.
"""

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import Final

import msgspec
from msgspec import Struct

from guildhall.places import game_folders

MIDDLE: Final = 25.0
"""The rating of the bot for beginners, and what is expected of somebody who has never played."""
LUCK: Final = MIDDLE / 6
"""How much the play of one person varies from game to game: openskill's beta."""
_FIXED: Final = "apprentice"
FILE: Final = "anchors.json"


class Beaten(Struct, frozen=True, forbid_unknown_fields=True):
    """How often one bot won against another, two at a table; a shared win is half of one."""

    bot: str
    other: str
    won: float
    games: int

    @property
    def apart(self) -> float:
        """How much stronger the bot is; surely finite, though it may have won every game."""
        odds = (self.won + 0.5) / (self.games - self.won + 0.5)
        return sqrt(2) * LUCK * log(odds)


@cache
def anchors(game: str) -> dict[str, float]:
    """The rating of every bot that has been measured at this game; none where none was."""
    folder = game_folders().get(game)
    if folder is None or not (file := folder / FILE).exists():
        return {}
    return ratings(msgspec.json.decode(file.read_bytes(), type=list[Beaten]))


def ratings(measured: Sequence[Beaten]) -> dict[str, float]:
    found = {_FIXED: MIDDLE}
    waiting = list(measured)
    while waiting:
        reached = [one for one in waiting if one.bot in found or one.other in found]
        if not reached:
            break
        for one in reached:
            if one.other in found:
                found.setdefault(one.bot, found[one.other] + one.apart)
            found.setdefault(one.other, found[one.bot] - one.apart)
        waiting = [one for one in waiting if one not in reached]
    return found


def written(measured: Sequence[Beaten]) -> bytes:
    """What a ladder has measured, as a file; bots are called as people meet them."""
    return msgspec.json.format(msgspec.json.encode(measured), indent=2) + b"\n"
