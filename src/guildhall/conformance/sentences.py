"""Facts for the messages of a game, collected from played games and from the list of moves."""

from collections.abc import Iterable, Mapping
from itertools import chain

from guildhall.core.game import Game
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import Rng, seeded
from guildhall.core.state import State

_MAX_FACTS = 12
"""Maximum number of different facts collected for a message."""
_REFUSALS = 12
"""Number of illegal moves tried in each position."""

Facts = Mapping[str, object]
FactsByMessage = dict[str, list[Facts]]
"""The facts of each message; each has a value that the earlier ones do not have."""


def facts_in_play(game: Game, games: int = 6) -> FactsByMessage:
    """Return the facts of moves, questions, previews, refusals and events of played games."""
    found: FactsByMessage = {}
    for seed in range(games):
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        rng = seeded(seed)
        state = game.new(seats, seed, **_options(game, seed))
        while not state.over:
            for message, facts in _messages(state, rng):
                _collect(found, message, facts)
            state, log = state.played(int(choose_eagerly(state, rng)))
            for event in log:
                _collect(found, event.kind, event.seen_by(event.seat))
    return found


def facts_of_moves(game: Game) -> FactsByMessage:
    """Return the facts of all moves, legal or not, with every value of every part."""
    found: FactsByMessage = {}
    for action in range(game.n_actions):
        message, facts = game.moves.describe(action)
        found.setdefault(message, [])
        if _is_new(found[message], facts):
            found[message].append(facts)
    return found


def things_by_fact(sources: Iterable[FactsByMessage]) -> dict[str, set[str]]:
    """Return the ids of all things that each fact names."""
    things: dict[str, set[str]] = {}
    for facts in chain.from_iterable(chain.from_iterable(one.values() for one in sources)):
        for fact, value in facts.items():
            found = value if isinstance(value, list) else [value]
            things.setdefault(fact, set()).update(one for one in found if isinstance(one, str))
    return {fact: found for fact, found in things.items() if found}


def _options(game: Game, seed: int) -> dict[str, int | str]:
    """Return options that take each choice in turn."""
    return game.checked(
        {
            name: option.choices[seed % len(option.choices)]
            for name, option in game.options.items()
            if option.choices
        }
    )


def _messages(state: State, rng: Rng) -> Iterable[tuple[str, Facts]]:
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


def _collect(found: FactsByMessage, message: str, facts: Facts) -> None:
    earlier = found.setdefault(message, [])
    if len(earlier) < _MAX_FACTS and _is_new(earlier, facts):
        earlier.append(dict(facts))


def _is_new(earlier: list[Facts], facts: Facts) -> bool:
    return not earlier or any(
        all(value != before.get(fact) for before in earlier) for fact, value in facts.items()
    )
