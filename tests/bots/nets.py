"""Nets with random weights, for tests."""

from array import array
from dataclasses import replace
from random import Random

import msgspec

from guildhall.bots.net import Header, Net, PriorHeader, PriorWeights, moves_hash
from guildhall.bots.settings import EAGERNESS_CLASSES
from guildhall.core.game import Game


def any_net(game: Game, seed: int, hidden: int = 16, second: int = 8, size: int = 200) -> Net:
    """Return a net for all tables of a game, with random weights up to a size."""
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


def with_any_policy(net: Net, game: Game, seed: int, hidden: int = 12, size: int = 400) -> Net:
    """Return the same net with a random policy."""
    chance = Random(seed)

    def some(number: int) -> "array[int]":
        return array("h", [chance.randint(-size, size) for _ in range(hidden * number)])

    verbs = len(game.moves.list)
    header = PriorHeader(
        hidden=hidden,
        moves=moves_hash(game),
        actions=game.n_actions,
        verbs=verbs,
        subjects=game.subjects,
        bias=[[chance.randint(0, 5 * size) for _ in range(hidden)] for _ in net.header.seats],
        search={"exploration": 0.5},
    )
    levels = sum(count.most for count in game.counts)
    said = PriorWeights(
        some(levels), some(game.n_actions), some(verbs * EAGERNESS_CLASSES), some(game.subjects)
    )
    return replace(net, header=msgspec.structs.replace(net.header, prior=header), prior=said)
