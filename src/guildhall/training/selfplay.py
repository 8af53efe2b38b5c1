"""Games that bots play with each other, looked at now and then, and how they ended."""

import os
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from guildhall import bots, games
from guildhall.bots.learned import strength
from guildhall.bots.master import Advice, Master
from guildhall.core.game import Game, Value
from guildhall.core.perspective import Perspective
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State

GAMES_IN_A_FILE: Final = 8
LOOKS: Final = 64
"""Positions of a game that are kept."""
WHIMS: Final = 0.05
"""How often a player follows a whim, so that weaker positions occur too."""
USUAL: Final = 0.5
"""The share of games with the usual rules; the others mix all options."""
HELD_OUT: Final = 20
"""Every so manieth game is never learned from."""
AGAIN: Final = 3
"""How often such a game is played to its end again, from one of its positions."""


@dataclass(frozen=True)
class Lesson:
    """Games with consecutive seeds, and the file that is made of them."""

    game: str
    bot: str
    first_deal: int
    file: Path
    looks: int = LOOKS
    usual: float = USUAL


def is_held_out(deal: int) -> bool:
    return deal % HELD_OUT == 0


def table_of(game: Game, deal: int, usual: float = USUAL) -> tuple[int, dict[str, Value]]:
    """Seats and options of a deal: the fewest players in half of the games."""
    chance = Random(deal)
    seats = game.min_seats
    if chance.random() < 0.5:
        seats = chance.randint(game.min_seats, game.max_seats)
    if chance.random() < usual:
        return seats, {}
    return seats, {
        name: chance.choice(option.choices)
        for name, option in game.options.items()
        if option.choices
    }


def play(lesson: Lesson) -> int:
    """Play the games and write what was seen; returns their number."""
    seen = Seen(games.load(lesson.game))
    for deal in range(lesson.first_deal, lesson.first_deal + GAMES_IN_A_FILE):
        _play_one(lesson, deal, seen)
    # Under another name until it is whole, so that a run that was stopped can go on.
    unfinished = lesson.file.with_name(f"_{lesson.file.name}")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **seen.arrays())
    os.replace(unfinished, lesson.file)
    return GAMES_IN_A_FILE


class Seen:
    """What a file holds: looks at positions, and the games that they are of."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.counts: list[Any] = []
        self.worth: list[Any] = []
        self.of_game: list[int] = []
        self.deals: list[int] = []
        self.seats: list[int] = []
        self.final: list[list[int]] = []
        self.won: list[list[float]] = []
        self.again_look: list[int] = []
        self.again: list[list[list[int]]] = []
        self.mover: list[int] = []
        self.asked: list[list[int]] = []
        """A legal action of a look, as a search found it: its look, itself, its wish, its subject
        and how often it was tried."""

    def padded(self, numbers: list[Any], nothing: Any) -> list[Any]:
        """One for each seat there can be."""
        return numbers + [nothing] * (self._game.max_seats - len(numbers))

    def arrays(self) -> dict[str, Any]:
        wide = (-1, self._game.max_seats)
        return {
            "counts": np.array(self.counts, np.uint8),
            "worth": np.array(self.worth, np.int32),
            "of_game": np.array(self.of_game, np.int32),
            "deals": np.array(self.deals, np.int64),
            "seats": np.array(self.seats, np.uint8),
            "final": np.array(self.final, np.int32).reshape(wide),
            "won": np.array(self.won, np.float32).reshape(wide),
            "again_look": np.array(self.again_look, np.int32),
            "again": np.array(self.again, np.int32).reshape(-1, AGAIN, self._game.max_seats),
            "mover": np.array(self.mover, np.uint8),
            "asked": np.array(self.asked, np.int32).reshape(-1, 5),
        }


def _play_one(lesson: Lesson, deal: int, seen: Seen) -> None:
    game = games.load(lesson.game)
    seats, options = table_of(game, deal, lesson.usual)
    state = game.new(seats, deal, **options)
    chance = Random(-deal - 1)
    nobody = [0] * len(game.counts)
    # Counting takes much longer than cloning, and most positions are not kept.
    positions: list[State] = []
    advice: list[list[Advice]] = []
    players = _Players(lesson.bot, seats, deal)
    while not state.over:
        positions.append(state.clone())
        advice.append(players.move(state))
    kept = sorted(chance.sample(range(len(positions)), min(lesson.looks, len(positions))))
    first = len(seen.worth)
    for place in kept:
        look = positions[place]
        counted = [[max(0, min(n, 255)) for n in look.counted(seat)] for seat in range(seats)]
        seen.counts.append(seen.padded(counted, nobody))
        seen.worth.append(seen.padded([int(look.evaluate(seat)) for seat in range(seats)], 0))
        seen.of_game.append(len(seen.deals))
        seen.mover.append(int(look.seat))
        for one in advice[place]:
            wish = int(strength(look.eagerness(one.action)))
            subject = int(look.subject(one.action))
            seen.asked.append([len(seen.worth) - 1, one.action, wish, subject, one.tries])
    places = state.ranking()
    seen.deals.append(deal)
    seen.seats.append(seats)
    seen.final.append(seen.padded([100 * score for score in state.scores()], 0))
    seen.won.append(seen.padded([(place == 1) / places.count(1) for place in places], 0.0))
    if is_held_out(deal):
        place = chance.randrange(len(kept))
        seen.again_look.append(first + place)
        seen.again.append(
            [
                seen.padded(_ending(lesson.bot, positions[kept[place]], deal, time), 0)
                for time in range(1, AGAIN + 1)
            ]
        )


class _Players:
    """A bot on each seat, with whims."""

    def __init__(self, bot: str, seats: int, seed: int) -> None:
        self._bots = [bots.make(bot, seed * 8 + seat) for seat in range(seats)]
        self._chance, self._rng = Random(seed), seeded(seed)

    def move(self, state: State) -> list[Advice]:
        """Play one, and return what a search thought of all of them where one was asked."""
        seat = int(state.seat)
        perspective = Perspective(state, seat)
        advice: list[Advice] = []
        if len(perspective.legal) == 1:
            action = perspective.legal[0]
        elif self._chance.random() < WHIMS:
            action = choose_eagerly(perspective.determinize(self._rng), self._rng)
        elif isinstance(bot := self._bots[seat], Master):
            advice = bot.decide(perspective)
            action = advice[0].action
        else:
            action = bot.choose(perspective)
        state.do_play(action, None)
        return advice


def _ending(bot: str, position: State, deal: int, time: int) -> list[int]:
    """The final scores, in hundredths, of a game played on from a position with other luck."""
    seed = deal * (AGAIN + 1) + time
    state = position.determinize(int(position.seat), seeded(seed))
    players = _Players(bot, int(state.seats), 10**12 + seed)
    while not state.over:
        players.move(state)
    return [100 * score for score in state.scores()]
