"""The properties that must hold in every position of every game."""

import json
from collections.abc import Sequence

from guildhall import locales
from guildhall.core.errors import BrokenInvariant, IllegalMove
from guildhall.core.events import PUBLIC, Event, Log
from guildhall.core.rng import Rng, seeded
from guildhall.core.state import NOBODY, State


def require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(what)


def check_books(state: State) -> None:
    """Recount components and points; check the legal list and the seat to act."""
    state.audit()
    legal = state.legal()
    require(bool(legal) != state.over, "there are legal moves exactly until the game is over")
    require(legal == sorted(set(legal)), "the legal list ascends without repeats")
    require(all(0 <= a < state.game.n_actions for a in legal), "every action is in range")
    require((state.seat == NOBODY) == state.over, "a seat is to act until the game is over")
    require(state.seat < state.seats, "the seat to act exists")
    require(
        state.scores() == [sum(state.breakdown(s).values()) for s in range(state.seats)],
        "every score is the sum of its breakdown",
    )


def check_texts(state: State) -> None:
    """Every legal action has one text, which parses back, and a description in every language."""
    game = state.game
    texts = [game.text(action) for action in state.legal()]
    require(len(set(texts)) == len(texts), "two legal actions have the same text")
    require([game.parse(text) for text in texts] == state.legal(), "a text leads to its action")
    for action in state.legal():
        message, facts = state.describe(action)
        for language in locales.LANGUAGES:
            locales.worded(language, message, facts)


def check_copies(state: State) -> None:
    """A clone and a restored snapshot are equal to the state."""
    for copy in (state.clone(), state.game.restore(state.snapshot())):
        require(copy == state, "a copy has the same key")
        require(copy.legal() == state.legal(), "a copy has the same legal list")
        for viewer in range(PUBLIC, state.seats):
            require(copy.view(viewer) == state.view(viewer), "a copy shows the same view")


def check_independence(state: State, rng: Rng) -> None:
    """Playing on a clone does not change the original, and the other way round."""
    before = state.key()
    twin = state.clone()
    for _ in range(40):
        if twin.over:
            break
        legal = twin.legal()
        twin.do_play(legal[rng.below(len(legal))], None)
    require(state.key() == before, "playing on a clone changed its original")


def check_refusals(state: State, rng: Rng, tries: int = 3) -> None:
    """An illegal action is refused with a sentence in every language and changes nothing."""
    if state.over:
        return
    legal = set(state.legal())
    before = state.key()
    for _ in range(tries):
        action = int(rng.below(state.game.n_actions))
        if action in legal:
            continue
        try:
            state.play(action)
        except IllegalMove as error:
            for language in locales.LANGUAGES:
                require(bool(error.sentence(language)), "a refusal gives its reason")
        else:
            raise BrokenInvariant(f"an illegal move was played: {state.game.text(action)}")
    require(state.key() == before, "a refused move changed the state")


def check_secrecy(state: State, rng: Rng) -> None:
    """What a viewer receives never depends on hidden information.

    Two determinizations differ in everything hidden from the viewer. They must give the same view,
    the same further determinizations and, if the viewer acts, the same legal list. A move without a
    reveal must look the same in both.
    """
    public = state.view(PUBLIC)
    for viewer in range(PUBLIC, state.seats):
        one = state.determinize(viewer, rng)
        other = state.determinize(viewer, rng)
        seen = state.view(viewer)
        require(json.loads(json.dumps(seen)) == seen, "a view is made of plain JSON values")
        own = state.view_own(viewer)
        require({**public, **own} == seen, "public and own parts make up the view")
        require(one.view(viewer) == seen, "a determinization gives the viewer the same view")
        require(other.view(viewer) == seen, "a determinization gives the viewer the same view")
        again = int(rng.below(1_000_000))
        require(
            one.determinize(viewer, seeded(again)) == other.determinize(viewer, seeded(again)),
            "imagining depends on nothing but the view and the generator",
        )
        one.audit()
        if state.over:
            continue
        if viewer == state.seat:
            require(one.legal() == other.legal() == state.legal(), "hidden facts leak by legality")
            _check_equal_refusals(one, other, rng)
            _check_equal_previews(one, other, state.legal()[rng.below(len(state.legal()))])
        common = sorted(set(one.legal()) & set(other.legal()))
        if common:
            _check_equal_move(one, other, viewer, common[rng.below(len(common))])


def _check_equal_refusals(one: State, other: State, rng: Rng) -> None:
    action = int(rng.below(one.game.n_actions))
    if not one.is_legal(action):
        reasons = [state.refusal(action).sentence() for state in (one, other)]
        require(reasons[0] == reasons[1], "hidden facts leak by a refusal")


def _check_equal_previews(one: State, other: State, action: int) -> None:
    """The preview of a move does not depend on hidden information, and has texts."""
    preview, twin = one.preview(action), other.preview(action)
    require(twin.says == preview.says, "hidden facts leak by a preview")
    require(twin.reveals == preview.reveals, "hidden facts leak by what a move would reveal")
    require(twin.ends == preview.ends, "hidden facts leak by whether a move ends the turn")
    require(twin.costs == preview.costs, "hidden facts leak by whether a move costs something")
    for message, facts in preview.says:
        for language in locales.LANGUAGES:
            locales.worded(language, message, facts)


def _check_equal_move(one: State, other: State, viewer: int, action: int) -> None:
    before = one.revealed, other.revealed
    logs: list[Log] = [[], []]
    one.play(action, logs[0])
    other.play(action, logs[1])
    if (one.revealed, other.revealed) != before:
        return
    require(seen(logs[0], viewer) == seen(logs[1], viewer), "hidden facts leak by the log")
    require(one.view(viewer) == other.view(viewer), "hidden facts leak by a move")


def seen(log: Sequence[Event], viewer: int) -> list[tuple[str, int, object]]:
    """The log as a viewer may read it."""
    return [(event.kind, event.seat, event.seen_by(viewer)) for event in log]


def check_events(state: State, log: Log) -> None:
    """Every event has a text in every language for every viewer, and names its effects."""
    players = [f"Player {seat + 1}" for seat in range(state.seats)]
    for event in log:
        for viewer in range(PUBLIC, state.seats):
            facts = event.seen_by(viewer)
            people = locales.people_of(facts, players)
            for language in locales.LANGUAGES:
                locales.worded(language, event.kind, facts, people)
        unknown = set(state.game.effects_of(event)) - set(state.game.effects)
        require(not unknown, f"an unknown effect: {unknown}")


def check_position(state: State, rng: Rng) -> None:
    """All checks for one position."""
    check_books(state)
    check_texts(state)
    check_copies(state)
    check_independence(state, rng)
    check_refusals(state, rng)
    check_secrecy(state, rng)
