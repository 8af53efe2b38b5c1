"""Nets with any weights, for tests."""

from array import array
from random import Random

from guildhall.bots.net import Header, Net
from guildhall.core.game import Game


def any_net(game: Game, seed: int, hidden: int = 16, second: int = 8, size: int = 200) -> Net:
    """A net for all tables of a game, its weights up to a size."""
    chance = Random(seed)

    def some(number: int, most: int = size) -> list[int]:
        return [chance.randint(-most, most) for _ in range(number)]

    levels = sum(count.most for count in game.counts)
    seats = list(range(game.min_seats, game.max_seats + 1))
    header = Header(
        game=game.name,
        fingerprint=game.fingerprint,
        counts=[(count.name, count.most) for count in game.counts],
        hidden=hidden,
        second=second,
        seats=seats,
        options={
            name: list(option.choices) or [option.default] for name, option in game.options.items()
        },
        search={"horizon": 0.0},
        clear_leads=[2000, 1000, 500],
        first_bias=[some(hidden, 5 * size) for _ in seats],
        second_bias=some(second, 100 * size),
        last_bias=some(1, 1000)[0],
        weights="",
    )
    return Net(
        header,
        array("h", some(2 * hidden * levels)),
        array("h", some(hidden * second, 5 * size)),
        array("h", some(second, 5 * size)),
    )
