"""The holdings of one player."""

from typing import final

from guildhall.compiled_types import i64


@final
class Player:
    """The holdings of one player; sets of cards are bit sets."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.idle: i64 = 0
        """Units that wait for work: workers and finished machines."""
        self.sites: i64 = 0
        self.finished: i64 = 0
        """Finished buildings and machines; machines also while they work."""
        self.points: i64 = 0
        """Points of the finished cards."""

    def clone(self) -> "Player":
        twin = Player()
        twin.coins = self.coins
        twin.idle = self.idle
        twin.sites = self.sites
        twin.finished = self.finished
        twin.points = self.points
        return twin
