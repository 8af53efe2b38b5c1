"""The evaluation of a position of The Castles of Burgundy."""

from guildhall import games
from guildhall.core.rng import seeded
from guildhall.games.burgundy import evaluation
from guildhall.games.burgundy.components import COLOURS
from guildhall.games.burgundy.estates import HEXES
from guildhall.games.burgundy.state import Burgundy


def test_every_thing_has_a_figure_for_each_knot() -> None:
    rows = [row for rows in evaluation.FIGURES.values() for row in rows]
    assert len(rows) == evaluation.THINGS
    assert {len(row) for row in rows} == {len(evaluation.KNOTS)}


def test_figures_at_the_knots_are_used_unchanged() -> None:
    silver = evaluation.SILVER
    few, some, _ = evaluation.FIGURES["silver"][0]
    assert evaluation._WORTH[silver] == 0
    assert evaluation._WORTH[evaluation.KNOTS[0] * evaluation.THINGS + silver] == few
    assert evaluation._WORTH[evaluation.KNOTS[1] * evaluation.THINGS + silver] == some


def test_counts_of_empty_hexes_and_dice_are_right_during_a_whole_game() -> None:
    state, rng = games.load("burgundy").new(2, 3), seeded(3)
    assert isinstance(state, Burgundy)
    assert evaluation.dice_left(state, state.players[0], 0) == 50
    last = [50, 50]
    while True:
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
        if state.over:
            break
        for seat, player in enumerate(state.players):
            counts = evaluation.things(state, seat)
            empty = sum(counts[evaluation.EMPTY : evaluation.EMPTY + COLOURS])
            assert empty == HEXES - int(player.filled).bit_count()
            dice = evaluation.dice_left(state, player, seat)
            assert last[seat] - 1 <= dice <= last[seat]
            last[seat] = dice
    assert min(last) == 0
