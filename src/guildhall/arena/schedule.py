"""Who sits where in which game: every deal is played in all rotations of the seats."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations

from guildhall import bots, games
from guildhall.core.errors import SeatsOutOfRange
from guildhall.core.game import Value


@dataclass(frozen=True)
class Setting:
    """All that decides the matches of an arena."""

    game: str
    bots: tuple[str, ...]
    players: int
    """Seats of a table; with fewer than bots, every group of this size plays."""
    games: int
    """How many games each group plays."""
    seed: int
    options: dict[str, Value] = field(default_factory=dict)

    def check(self) -> None:
        """Raise what is wrong before the first match."""
        game = games.load(self.game)
        for bot in self.bots:
            bots.make(bot, 0)
        if self.players > len(self.bots):
            raise SeatsOutOfRange(
                game=self.game, seats=len(self.bots), min=game.min_seats, max=game.max_seats
            )
        game.new(self.players, self.seed, **self.options)

    def labels(self) -> list[str]:
        """A name of its own for every bot."""
        return [
            bot if self.bots.count(bot) == 1 else f"{bot} ({self.bots[: place + 1].count(bot)})"
            for place, bot in enumerate(self.bots)
        ]


@dataclass(frozen=True)
class Match:
    """One game: its number, the seed of its deal, and the bot of each seat by its place."""

    number: int
    deal: int
    seating: tuple[int, ...]


def schedule(setting: Setting) -> Iterator[Match]:
    """All matches; the same deal once for each seat that a bot can have.

    The first order of the bots changes from deal to deal, so that who sits left of whom
    evens out too. All groups play the same deals.
    """
    number = 0
    for group in combinations(range(len(setting.bots)), setting.players):
        # Rotations come by themselves, so only the others follow a fixed first bot.
        orders = [(group[0], *rest) for rest in permutations(group[1:])]
        for played in range(setting.games):
            deal, turn = divmod(played, setting.players)
            order = orders[deal % len(orders)]
            yield Match(number, setting.seed + deal, order[turn:] + order[:turn])
            number += 1
