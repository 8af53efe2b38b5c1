"""The seating of all games: every deal is played in all rotations of the seats."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations

from guildhall import bots, games
from guildhall.core.errors import SeatsOutOfRange
from guildhall.core.game import Value


@dataclass(frozen=True)
class Setting:
    """The parameters of an arena."""

    game: str
    bots: tuple[str, ...]
    players: int
    """Seats of a table; if there are more bots, every group of this size plays."""
    games: int
    """Number of games of each group."""
    seed: int
    options: dict[str, Value] = field(default_factory=dict)

    def check(self) -> None:
        """Raise an error for invalid parameters before the first match."""
        game = games.load(self.game)
        for bot in self.bots:
            bots.make(bot, 0)
        if self.players > len(self.bots):
            raise SeatsOutOfRange(
                game=self.game, seats=len(self.bots), min=game.min_seats, max=game.max_seats
            )
        game.new(self.players, self.seed, **self.options)

    def labels(self) -> list[str]:
        """A unique name for every bot."""
        return [
            bot if self.bots.count(bot) == 1 else f"{bot} ({self.bots[: place + 1].count(bot)})"
            for place, bot in enumerate(self.bots)
        ]


@dataclass(frozen=True)
class Match:
    """One game: its number, the seed of its deal, and the bot index of each seat."""

    number: int
    deal: int
    seating: tuple[int, ...]


def schedule(setting: Setting) -> Iterator[Match]:
    """All matches; each deal is played once per rotation of the bots.

    The initial order of the bots changes from deal to deal, so that neighbours vary too. All groups
    play the same deals.
    """
    number = 0
    for group in combinations(range(len(setting.bots)), setting.players):
        # Rotations are separate games, so the first bot stays fixed here.
        orders = [(group[0], *rest) for rest in permutations(group[1:])]
        for played in range(setting.games):
            deal, turn = divmod(played, setting.players)
            order = orders[deal % len(orders)]
            yield Match(number, setting.seed + deal, order[turn:] + order[:turn])
            number += 1
