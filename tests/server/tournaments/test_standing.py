"""Standings: points by place, then three tie-breaks."""

import pytest

from guildhall.server.tournaments.standings import Played, Stand, standings


def lines(entrants: int, *tables: Played, fillers: set[int] | None = None) -> dict[int, Stand]:
    found = standings(range(1, entrants + 1), tables, fillers or set())
    return {line.entrant: line for line in found}


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2], [1, 0]),
        ([1, 1], [0.5, 0.5]),
        ([2, 1, 3], [1, 2, 0]),
        ([1, 1, 3], [1.5, 1.5, 0]),
        ([1, 2, 2, 2, 5], [4, 2, 2, 2, 0]),
        ([1, 1, 1, 1], [1.5, 1.5, 1.5, 1.5]),
    ],
)
def test_shared_places_share_their_points(places: list[int], points: list[float]) -> None:
    assert Played(range(len(places)), places).points() == points


def test_the_first_tie_break_is_the_points_of_opponents() -> None:
    # 1 and 2 have won a table each; the opponent beaten by 1 has won the other.
    tables = [Played([1, 3], [1, 2]), Played([2, 4], [1, 2]), Played([3, 4], [1, 2])]
    found = lines(4, *tables)
    assert [found[one].place for one in (1, 3, 2, 4)] == [1, 2, 3, 4]
    assert (found[1].points, found[1].opponents) == (1, 1)
    assert (found[2].points, found[2].opponents) == (1, 0)


def test_the_second_tie_break_is_the_direct_encounter() -> None:
    won = [(1, 2), (1, 3), (4, 1), (2, 3), (2, 4), (3, 4)]
    found = lines(4, *(Played(pair, [1, 2], [1, 9]) for pair in won))
    assert {(found[one].points, found[one].opponents) for one in (1, 2)} == {(2, 4)}
    assert {(found[one].points, found[one].opponents) for one in (3, 4)} == {(1, 5)}
    assert [found[one].place for one in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_the_third_tie_break_is_the_share_of_game_points() -> None:
    # A cycle: each has beaten one of the others.
    ring = [
        Played([1, 2], [1, 2], [6, 5]),
        Played([2, 3], [1, 2], [6, 5]),
        Played([3, 1], [1, 2], [9, 1]),
    ]
    found = lines(3, *ring)
    assert [line.direct for line in found.values()] == [1, 1, 1]
    assert [found[one].place for one in (3, 2, 1)] == [1, 2, 3]


def test_equal_entrants_share_a_place() -> None:
    found = lines(3, Played([1, 2, 3], [1, 1, 3], [7, 7, 2]))
    assert [found[one].place for one in (1, 2, 3)] == [1, 1, 3]


def test_a_filler_counts_as_an_opponent_and_has_no_place() -> None:
    found = lines(3, Played([1, 3], [2, 1]), Played([2, 3], [1, 2]), fillers={3})
    assert (found[2].place, found[1].place, found[3].place) == (1, 2, 0)
    assert found[1].opponents == 1


def test_negative_points_and_games_without_result_share_evenly() -> None:
    assert Played([1, 2], [1, 2], [-3, 5]).shares() == [0.5, 0.5]
    assert Played([1, 2, 3], [1, 1, 1]).shares() == pytest.approx([1 / 3] * 3)
    assert Played([1, 2], [1, 2], [30, 10]).shares() == [0.75, 0.25]
