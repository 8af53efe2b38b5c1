"""K. End of the game and scoring."""

import pytest

from guildhall.core.state import NOBODY
from guildhall.games.builders.components import FRUITLESS_ROUNDS, QUIET_ROUNDS
from guildhall.games.builders.state import Builders
from tests.games.builders.position import Owner, end_turn, play, position, seen

SEVENTEEN = ["cathedral", "castle", "crane_3"]
EIGHTEEN = ["cathedral", "castle", "crane_3", "crane_2"]
SIXTEEN = ["church", "abbey", "aqueduct"]


@pytest.mark.rule("B73", "BA15")
@pytest.mark.parametrize(("cards", "ends"), [(SIXTEEN, False), (SEVENTEEN, True), (EIGHTEEN, True)])
def test_seventeen_or_more_points_on_cards_end_the_game(cards: list[str], ends: bool) -> None:
    state = position(Owner(finished=cards), Owner())
    end_turn(state)
    assert state.ending == ends


@pytest.mark.rule("B74")
def test_the_test_is_made_only_at_the_end_of_the_own_turn() -> None:
    state = position(Owner(), Owner(finished=SEVENTEEN), actions=3)
    play(state, "take 1")
    end_turn(state)
    assert not state.ending
    play(state, "take 1")
    assert not state.ending
    end_turn(state)
    assert state.over


@pytest.mark.rule("B75", "B76")
def test_the_round_is_completed() -> None:
    state = position(Owner(finished=SEVENTEEN), Owner(), Owner(), Owner())
    for seat in (1, 2, 3):
        end_turn(state)
        assert state.seat == seat
        assert not state.over
    end_turn(state)
    assert state.over
    assert state.seat == NOBODY
    assert state.legal() == []


@pytest.mark.rule("B76")
def test_the_last_player_of_the_round_ends_the_game_at_once() -> None:
    state = position(Owner(), Owner(finished=SEVENTEEN), seat=1)
    end_turn(state)
    assert state.over


@pytest.mark.rule("B77")
def test_a_second_player_at_seventeen_does_not_prolong_the_game() -> None:
    state = position(
        Owner(finished=SEVENTEEN), Owner(finished=["church", "abbey", "cloister", "circular_saw_3"])
    )
    end_turn(state)
    end_turn(state)
    assert state.over
    assert state.round == 1


@pytest.mark.rule("B78")
def test_final_score() -> None:
    state = position(Owner(coins=29, finished=["inn", "crane_2"]), Owner(coins=9))
    assert state.breakdown(0) == {"buildings": 3, "machines": 1, "coins": 2}
    assert state.scores() == [6, 0]


@pytest.mark.rule("B79", "BA16")
def test_sites_and_workers_score_nothing() -> None:
    state = position(Owner(coins=9, idle=["master_01"], sites={"castle": ["master_02"]}), Owner())
    assert state.scores()[0] == 0


@pytest.mark.rule("B80", "BA17")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        (Owner(coins=9, finished=["inn"]), Owner(coins=9, finished=["bower"]), [1, 2]),
        (Owner(coins=19, finished=["crane_3"]), Owner(coins=9, finished=["inn"]), [2, 1]),
        (Owner(coins=11, finished=["inn"]), Owner(coins=15, finished=["pigsty"]), [2, 1]),
        (Owner(coins=12, finished=["inn"]), Owner(coins=12, finished=["pigsty"]), [1, 1]),
    ],
    ids=["points", "points of cards", "coins", "shared"],
)
def test_ranking(first: Owner, second: Owner, places: list[int]) -> None:
    assert position(first, second).ranking() == places


@pytest.mark.rule("BA20")
def test_thirty_quiet_rounds_end_the_game() -> None:
    state = position(Owner(coins=0), Owner(coins=0))
    for _ in range(QUIET_ROUNDS - 1):
        end_turn(state)
        end_turn(state)
    assert not state.over
    end_turn(state)
    end_turn(state)
    assert state.over
    assert seen(state)["ended_by"] == "stalemate"


@pytest.mark.rule("BA20")
@pytest.mark.parametrize("move", ["hire master_01", "start inn", "send apprentice_01 castle"])
def test_starting_hiring_and_sending_break_the_quiet(move: str) -> None:
    state = position(
        Owner(coins=9, idle=["apprentice_01"], sites={"castle": []}),
        Owner(coins=0),
        buildings=["inn"],
        workers=["master_01"],
    )
    quiet_rounds(state, QUIET_ROUNDS - 1)
    play(state, move)
    quiet_rounds(state, 1)
    assert not state.over
    quiet_rounds(state, QUIET_ROUNDS - 1)
    assert not state.over
    quiet_rounds(state, 1)
    assert state.over


def quiet_rounds(state: Builders, rounds: int) -> None:
    for _ in range(2 * rounds):
        end_turn(state)


@pytest.mark.rule("BA20")
def test_a_building_finished_starts_the_count_of_fruitless_rounds_anew() -> None:
    state = position(Owner(idle=["apprentice_03"], sites={"bower": []}), Owner())
    state.fruitless_rounds = FRUITLESS_ROUNDS - 1
    play(state, "send apprentice_03 bower")
    quiet_rounds(state, 1)
    assert not state.over
    assert state.fruitless_rounds == 0
    quiet_rounds(state, 1)
    assert state.fruitless_rounds == 1


@pytest.mark.rule("BA20")
def test_sixty_rounds_without_a_building_finished_end_the_game() -> None:
    state = position(Owner(coins=0), Owner(coins=0))
    rounds = 0
    while not state.over:
        row = sorted(card for card in seen(state)["workers"]["places"] if card)
        if rounds % 20 == 0 and row:
            play(state, f"hire {row[0]}")
        end_turn(state)
        end_turn(state)
        rounds += 1
    assert rounds == FRUITLESS_ROUNDS
    assert seen(state)["ended_by"] == "stalemate"
