"""The search: reproducible by seed, bounded, and reusing its tree while it fits."""

from math import inf

import pytest

from guildhall import bots, games
from guildhall.bots import tree
from guildhall.bots.bot import Budget
from guildhall.bots.master import Master
from guildhall.bots.search import Search
from guildhall.bots.tree import NONE, ROOT, Tree
from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded
from guildhall.core.state import State

FEW = Budget(iterations=40)


def game_of_masters(name: str, seats: int, moves: int) -> list[int]:
    game = games.load(name)
    state = game.new(seats, 3)
    players = [bots.make("master:15", seat) for seat in range(seats)]
    chosen = []
    for _ in range(moves):
        seat = int(state.seat)
        chosen.append(players[seat].choose(Perspective(state, seat)))
        state.play(chosen[-1])
    return chosen


@pytest.mark.parametrize("name", games.NAMES)
def test_the_same_seeds_and_iterations_give_the_same_game(name: str) -> None:
    seats = games.load(name).max_seats
    assert game_of_masters(name, seats, 25) == game_of_masters(name, seats, 25)


def test_every_simulation_is_counted_once() -> None:
    state = games.load("builders").new(2, 1)
    search = Search(state.clone(), state.seat, seeded(1), Tree())
    search.run(50, inf)
    search.close()
    children = []
    child = search.tree.child[ROOT]
    while child != NONE:
        children.append(search.tree.visits[child])
        child = search.tree.sibling[child]
    assert len(children) == len(state.legal())
    assert sum(children) == search.tree.visits[ROOT] == search.simulations == 50


@pytest.mark.written
def test_a_full_tree_stops_growing_and_the_search_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "MOST_NODES", 30)
    state = games.load("builders").new(2, 1)
    search = Search(state.clone(), state.seat, seeded(1), Tree())
    search.run(100, inf)
    search.close()
    assert search.simulations == 100
    assert search.tree.size == 30


def test_without_time_left_the_choice_is_legal() -> None:
    state = games.load("builders").new(2, 1)
    seat = int(state.seat)
    assert Master(1, Budget(seconds=1e-9)).choose(Perspective(state, seat)) in state.legal()


def keeps_the_turn(state: State, action: int) -> bool:
    """Return whether the same seat moves next and the move reveals nothing."""
    after = state.clone()
    after.play(action)
    return after.seat == state.seat and after.revealed == state.revealed


def test_the_tree_is_kept_for_the_next_move_of_the_same_turn_only() -> None:
    state = games.load("builders").new(2, 1)
    seat = int(state.seat)
    master = Master(1, Budget(iterations=200))
    advice = master.advise(Perspective(state, seat))
    action = next(hint.action for hint in advice if keeps_the_turn(state, hint.action))
    tries = next(hint.tries for hint in advice if hint.action == action)
    master._play_on(Perspective(state, seat), action)
    state.play(action)
    master.advise(Perspective(state, seat), Budget(iterations=1))
    assert master._tree.visits[ROOT] == tries > 1

    master._play_on(Perspective(state, seat), state.legal()[0])
    other_game = games.load("builders").new(2, 2)
    master.advise(Perspective(other_game, int(other_game.seat)), Budget(iterations=5))
    assert master._tree.visits[ROOT] == 5


@pytest.mark.written
def test_stopping_early_keeps_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    state = games.load("burgundy").new(2, 2)
    rng = seeded(7)
    saved = 0
    for move in range(40):
        legal = state.legal()
        perspective = Perspective(state, int(state.seat))
        if move % 8 == 0 and len(legal) > 1:
            hasty = Master(move, Budget(iterations=400))
            chosen = hasty.choose(perspective)
            with monkeypatch.context() as patched:
                patched.setattr(Search, "_lead_in_tries", lambda search: 0.0)
                patient = Master(move, Budget(iterations=400))
                assert patient.choose(perspective) == chosen
            assert patient.simulations == 400
            saved += patient.simulations - hasty.simulations
        state.play(legal[rng.below(len(legal))])
    assert saved > 0


@pytest.mark.written
def test_only_the_upper_part_of_a_huge_tree_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    state = games.load("builders").new(2, 1)
    search = Search(state.clone(), state.seat, seeded(1), Tree())
    search.run(100, inf)
    search.close()
    monkeypatch.setattr(tree, "MOST_KEPT", 10)
    below = search.tree.below(ROOT)
    assert 10 <= below.size < search.tree.size
    assert below.visits[ROOT] == search.tree.visits[ROOT]


def test_a_subtree_keeps_its_statistics() -> None:
    state = games.load("builders").new(2, 1)
    search = Search(state.clone(), state.seat, seeded(1), Tree())
    search.run(300, inf)
    search.close()
    node = max(range(1, search.tree.size), key=lambda node: search.tree.visits[node])
    below = search.tree.below(node)
    assert below.visits[ROOT] == search.tree.visits[node]
    child, copy = search.tree.child[node], below.child[ROOT]
    assert child != NONE
    found = set()
    while child != NONE:
        found.add((search.tree.action[child], search.tree.visits[child], search.tree.worth[child]))
        child = search.tree.sibling[child]
    while copy != NONE:
        found.remove((below.action[copy], below.visits[copy], below.worth[copy]))
        copy = below.sibling[copy]
    assert not found


def test_advice_covers_every_legal_move_best_first() -> None:
    state = games.load("builders").new(2, 1)
    advice = Master(1, FEW).advise(Perspective(state, int(state.seat)))
    assert sorted(hint.action for hint in advice) == state.legal()
    assert [hint.tries for hint in advice] == sorted((hint.tries for hint in advice), reverse=True)


@pytest.mark.parametrize("name", games.NAMES)
def test_the_expected_result_at_the_end_is_the_score(name: str) -> None:
    game = games.load(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        state, rng = game.new(seats, 6), seeded(6)
        while not state.over:
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
        expected = [int(state.evaluate(seat)) for seat in range(seats)]
        assert expected == [100 * score for score in state.scores()]


@pytest.mark.parametrize("name", games.NAMES)
def test_expected_results_do_not_depend_on_hidden_information(name: str) -> None:
    game = games.load(name)
    state, rng = game.new(game.max_seats, 4), seeded(4)
    for move in range(120):
        if state.over:
            break
        if move % 8 == 0:
            seat = int(state.seat)
            tables = [state.determinize(seat, seeded(n)) for n in range(2)]
            assert tables[0].evaluate(seat) == tables[1].evaluate(seat)
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
