"""Descriptions of moves name the things on the table and the cost."""

from guildhall import locales
from tests.games.burgundy.position import GAME, Owner, legal, play, position


def test_every_kind_of_move() -> None:
    owner = Owner(storage=["castle", "mine", "bank"], placed={11: "church"}, dice=(6, 5))
    owner.goods, owner.workers, owner.silver = {"red": 1, "pink": 3}, 2, 2
    state = position(owner, depots={"4.2": "ship", "black.1": "cow_4"})

    def described(move: str) -> str:
        assert move in legal(state)
        return locales.worded("en", *state.describe(GAME.parse(move)))

    assert described("take 4.2 with 6") == "Take a ship from depot 4 with die 6, using 2 workers"
    assert described("place 1 h6 with 6") == "Place a castle on the 6-hex in row 2 with die 6"
    assert (
        described("place 1 h6 with 5")
        == "Place a castle on the 6-hex in row 2 with die 5, using 1 worker"
    )
    assert described("sell red with 5") == "Sell 1 red goods tile with die 5, using 1 worker"
    assert described("buy black.1") == "Buy 4 cows from the black depot for 2 silver"
    assert described("workers with 5") == "Take workers with die 5"
    play(state, "place 1 h6 with 6")
    assert described("take 4.2") == "Take a ship from depot 4"
    assert described("place 2 h24") == "Place a mine on the 4-hex in row 5"
    assert described("sell pink") == "Sell 3 pink goods tiles"
    play(state, "workers", "buy black.1", "take 4.2 with 5")
    assert described("discard 1") == "Discard the 4 cows"


def test_descriptions_show_costs_reduced_by_knowledge() -> None:
    state = position(
        Owner(placed={12: "knowledge_12"}, dice=(5, 5)), depots={"4.2": "ship", "5.2": "mine"}
    )
    words = {locales.worded("en", *state.describe(action)) for action in state.legal()}
    assert "Take a ship from depot 4" in words


def test_a_purchase_for_workers_is_described_as_such() -> None:
    state = position(
        Owner(placed={12: "knowledge_06"}, workers=2), depots={"4.2": "ship"}, edition="2019"
    )
    move = GAME.parse("buy 4.2 for workers")
    assert locales.worded("en", *state.describe(move)) == "Buy a ship from depot 4 for 2 workers"
