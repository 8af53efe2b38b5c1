"""Self-play: bots play each other, and some positions of each game are recorded."""

import os
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from guildhall import bots, games
from guildhall.bots.learned import eagerness_class
from guildhall.bots.master import Advice, Master
from guildhall.core.game import Game, Value
from guildhall.core.perspective import Perspective
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State

GAMES_IN_A_FILE: Final = 8
SAMPLES: Final = 64
"""Recorded positions per game."""
RANDOM_MOVES: Final = 0.05
"""Probability of a random move, so that weaker positions occur too."""
USUAL: Final = 0.5
"""Share of games with default rules; the others mix all options."""
HELD_OUT_EVERY: Final = 20
"""One game in this many is excluded from training."""
REPLAYS: Final = 3
"""How often a position of a held-out game is played to the end again."""


@dataclass(frozen=True)
class Batch:
    """Games with consecutive seeds, recorded in one file."""

    game: str
    bot: str
    first_deal: int
    file: Path
    samples: int = SAMPLES
    usual: float = USUAL


def is_held_out(deal: int) -> bool:
    return deal % HELD_OUT_EVERY == 0


def table_of(game: Game, deal: int, usual: float = USUAL) -> tuple[int, dict[str, Value]]:
    """Return seats and options of a deal; half of the games have the fewest players."""
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


def play(batch: Batch) -> int:
    """Play the games, write the file and return the number of games."""
    recorder = Recorder(games.load(batch.game))
    for deal in range(batch.first_deal, batch.first_deal + GAMES_IN_A_FILE):
        _play_one(batch, deal, recorder)
    # Rename when complete, so that an interrupted run can be resumed.
    unfinished = batch.file.with_name(f"_{batch.file.name}")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **recorder.arrays())
    os.replace(unfinished, batch.file)
    return GAMES_IN_A_FILE


class Recorder:
    """Collects the arrays of a file."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.counts: list[Any] = []
        self.worth: list[Any] = []
        self.of_game: list[int] = []
        self.deals: list[int] = []
        self.seats: list[int] = []
        self.final: list[list[int]] = []
        self.won: list[list[float]] = []
        self.replayed_sample: list[int] = []
        self.replayed: list[list[list[int]]] = []
        self.mover: list[int] = []
        self.asked: list[list[int]] = []
        """Sample, action, eagerness class, subject and visits of a legal action."""

    def padded(self, numbers: list[Any], nothing: Any) -> list[Any]:
        """Pad to one item per possible seat."""
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
            "again_look": np.array(self.replayed_sample, np.int32),
            "again": np.array(self.replayed, np.int32).reshape(-1, REPLAYS, self._game.max_seats),
            "mover": np.array(self.mover, np.uint8),
            "asked": np.array(self.asked, np.int32).reshape(-1, 5),
        }


def _play_one(batch: Batch, deal: int, recorder: Recorder) -> None:
    game = games.load(batch.game)
    seats, options = table_of(game, deal, batch.usual)
    state = game.new(seats, deal, **options)
    chance = Random(-deal - 1)
    empty = [0] * len(game.counts)
    # Measuring takes much longer than cloning, and most positions are not recorded.
    positions: list[State] = []
    advice: list[list[Advice]] = []
    players = _Players(batch.bot, seats, deal)
    while not state.over:
        positions.append(state.clone())
        advice.append(players.move(state))
    kept = sorted(chance.sample(range(len(positions)), min(batch.samples, len(positions))))
    first = len(recorder.worth)
    for place in kept:
        sample = positions[place]
        counted = [[max(0, min(n, 255)) for n in sample.counted(seat)] for seat in range(seats)]
        recorder.counts.append(recorder.padded(counted, empty))
        recorder.worth.append(
            recorder.padded([int(sample.evaluate(seat)) for seat in range(seats)], 0)
        )
        recorder.of_game.append(len(recorder.deals))
        recorder.mover.append(int(sample.seat))
        for one in advice[place]:
            eagerness = int(eagerness_class(sample.eagerness(one.action)))
            subject = int(sample.subject(one.action))
            recorder.asked.append(
                [len(recorder.worth) - 1, one.action, eagerness, subject, one.tries]
            )
    places = state.ranking()
    recorder.deals.append(deal)
    recorder.seats.append(seats)
    recorder.final.append(recorder.padded([100 * score for score in state.scores()], 0))
    recorder.won.append(recorder.padded([(place == 1) / places.count(1) for place in places], 0.0))
    if is_held_out(deal):
        place = chance.randrange(len(kept))
        recorder.replayed_sample.append(first + place)
        recorder.replayed.append(
            [
                recorder.padded(_ending(batch.bot, positions[kept[place]], deal, time), 0)
                for time in range(1, REPLAYS + 1)
            ]
        )


class _Players:
    """A bot on each seat, with random moves in between."""

    def __init__(self, bot: str, seats: int, seed: int) -> None:
        self._bots = [bots.make(bot, seed * 8 + seat) for seat in range(seats)]
        self._chance, self._rng = Random(seed), seeded(seed)

    def move(self, state: State) -> list[Advice]:
        """Play a move; return the search result, if a search chose it."""
        seat = int(state.seat)
        perspective = Perspective(state, seat)
        advice: list[Advice] = []
        if len(perspective.legal) == 1:
            action = perspective.legal[0]
        elif self._chance.random() < RANDOM_MOVES:
            action = choose_eagerly(perspective.determinize(self._rng), self._rng)
        elif isinstance(bot := self._bots[seat], Master):
            advice = bot.decide(perspective)
            action = advice[0].action
        else:
            action = bot.choose(perspective)
        state.do_play(action, None)
        return advice


def _ending(bot: str, position: State, deal: int, time: int) -> list[int]:
    """Play on from a position with other luck; return the final scores in hundredths."""
    seed = deal * (REPLAYS + 1) + time
    state = position.determinize(int(position.seat), seeded(seed))
    players = _Players(bot, int(state.seats), 10**12 + seed)
    while not state.over:
        players.move(state)
    return [100 * score for score in state.scores()]
