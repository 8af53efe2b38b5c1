"""Plays one match."""

from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from guildhall import bots, games
from guildhall.arena.schedule import Match, Setting
from guildhall.core.perspective import Perspective

_BOTS_OF_A_MATCH = 1000
"""Distance between the bot seeds of two matches."""


@dataclass(frozen=True)
class Result:
    """The result of a match; lists are indexed by seat."""

    number: int
    deal: int
    seating: list[int]
    """The bot of each seat, by its index in the setting."""
    scores: list[int]
    places: list[int]
    moves: list[int]
    key: str
    """The key of the final state: equal keys mean equal games."""
    seconds: list[float]
    """Total thinking time per seat."""
    longest: list[float]
    """The longest time for a move."""
    faults: list[list[str]]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def played(self) -> dict[str, Any]:
        """Everything except the times, which differ between runs."""
        content = asdict(self)
        del content["seconds"], content["longest"]
        return content


def play(setting: Setting, match: Match) -> Result:
    """Play a match; without time limits, the same setting and number give the same game."""
    seats = setting.players
    state = games.load(setting.game).new(seats, match.deal, **setting.options)
    first_seed = (setting.seed + match.number) * _BOTS_OF_A_MATCH
    moves, seconds, longest = [0] * seats, [0.0] * seats, [0.0] * seats
    with bots.seated([setting.bots[bot] for bot in match.seating], first_seed) as players:
        while not state.over:
            seat = int(state.seat)
            perspective = Perspective(state, seat)
            begun = perf_counter()
            action = players[seat].choose(perspective)
            thought = perf_counter() - begun
            moves[seat] += 1
            seconds[seat] += thought
            longest[seat] = max(longest[seat], thought)
            state.play(action)
    return Result(
        number=match.number,
        deal=match.deal,
        seating=list(match.seating),
        scores=state.scores(),
        places=state.ranking(),
        moves=moves,
        key=f"{state.key():032x}",
        seconds=[round(time, 6) for time in seconds],
        longest=[round(time, 6) for time in longest],
        faults=[player.faults for player in players],
    )
