"""Collects the facts that messages receive in real games."""

from collections.abc import Iterable, Mapping
from itertools import chain

from guildhall.core.game import Game
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import Rng, seeded
from guildhall.core.state import State

_MOST = 12
"""Maximum number of different facts per message."""
_REFUSALS = 12
"""Number of illegal moves tried per position."""

Facts = Mapping[str, object]
Told = dict[str, list[Facts]]
"""The facts by message; each entry adds a value not seen before."""


def told_in_play(game: Game, games: int = 6) -> Told:
    """Moves, questions, previews, refusals and events of games between weighted random players."""
    told: Told = {}
    for seed in range(games):
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        rng = seeded(seed)
        state = game.new(seats, seed, **_options(game, seed))
        while not state.over:
            for message, facts in _said(state, rng):
                _keep(told, message, facts)
            state, log = state.played(int(choose_eagerly(state, rng)))
            for event in log:
                _keep(told, event.kind, event.seen_by(event.seat))
    return told


def told_of_moves(game: Game) -> Told:
    """All facts of move descriptions, legal or not: every value of every part."""
    told: Told = {}
    for action in range(game.n_actions):
        message, facts = game.moves.describe(action)
        told.setdefault(message, [])
        if _is_new(told[message], facts):
            told[message].append(facts)
    return told


def things_told(told: Iterable[Told]) -> dict[str, set[str]]:
    """All ids that a fact had, by the name of the fact."""
    things: dict[str, set[str]] = {}
    for facts in chain.from_iterable(chain.from_iterable(one.values() for one in told)):
        for fact, value in facts.items():
            found = value if isinstance(value, list) else [value]
            things.setdefault(fact, set()).update(one for one in found if isinstance(one, str))
    return {fact: found for fact, found in things.items() if found}


def _options(game: Game, seed: int) -> dict[str, int | str]:
    """The options of a game: each value in turn."""
    return game.checked(
        {
            name: option.choices[seed % len(option.choices)]
            for name, option in game.options.items()
            if option.choices
        }
    )


def _said(state: State, rng: Rng) -> Iterable[tuple[str, Facts]]:
    legal = state.legal()
    yield state.question()
    for action in legal:
        yield state.describe(action)
    yield from state.preview(legal[rng.below(len(legal))]).says
    for _ in range(_REFUSALS):
        action = int(rng.below(state.game.n_actions))
        if not state.is_legal(action):
            refusal = state.refusal(action)
            yield refusal.message, refusal.facts


def _keep(told: Told, message: str, facts: Facts) -> None:
    kept = told.setdefault(message, [])
    if len(kept) < _MOST and _is_new(kept, facts):
        kept.append(dict(facts))


def _is_new(kept: list[Facts], facts: Facts) -> bool:
    return not kept or any(
        all(value != before.get(fact) for before in kept) for fact, value in facts.items()
    )
