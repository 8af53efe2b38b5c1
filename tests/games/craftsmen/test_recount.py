"""Recalculate the scores of whole games from their moves and the printed material alone."""

from collections import defaultdict
from typing import Any, cast

import pytest

from guildhall.core.errors import BrokenInvariant
from guildhall.core.events import Log
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State
from guildhall.games.craftsmen.components import printed
from guildhall.games.craftsmen.view import CraftsmenView
from tests.games.craftsmen.position import GAME, Owner, position

DATA = printed()
CARDS = {c["id"]: c for t in ("sawmill", "basic", "extended", "advanced") for c in DATA[t]["cards"]}
RECIPES = {recipe["kind"]: recipe for recipe in DATA["recipes"]["kinds"]}
MAKER = {recipe["makes"]: recipe for recipe in DATA["recipes"]["kinds"]}
SHIPS = DATA["ships"]["ships"]


def recipe(card: str) -> dict[str, Any]:
    found: dict[str, Any] = RECIPES[card.rpartition("_")[0]]
    return found


def line(product: str) -> set[str]:
    """Return all goods that a final product needs."""
    needed = {product}
    for good in MAKER[product]["from"]:
        needed |= {good, *MAKER[good]["from"]}
    return needed


class Recount:
    """Recalculates a score from the texts of the moves."""

    def __init__(self, view: CraftsmenView) -> None:
        seats = len(view["players"])
        self.points = [0] * seats
        for place, seat in enumerate(view["order"]):
            self.points[seat] = (0, 1, 1, 2, 2)[place]
        self.rows = [[built["card"]["id"] for built in p["row"]] for p in view["players"]]
        self.holds: dict[tuple[int, str], list[int]] = defaultdict(list)
        self.granary = {c["good"]: [-1, -1] for c in view["granary"]}
        self.tokens: dict[str, int] = {}
        self.scored = 0

    def follow(self, before: CraftsmenView, move: str, after: CraftsmenView) -> None:
        seat = before["seat"]
        verb, *rest = move.split()
        if verb == "swap":
            self.rows[seat] = rest
        elif verb == "cover" and rest[2:] == ["points"]:
            guild = next(g for g in before["guilds"] if g["guild"] == rest[0])
            owner = guild["discs"][int(rest[1]) - 1][0]["seat"]
            self.points[seat] -= before["year"]
            self.points[owner] += before["year"]
        elif verb in ("build", "defy"):
            self._build(seat, rest[0], rest[1])
        elif verb == "process":
            self.points[seat] += recipe(rest[0])["points"]
            if rest[1] == "granary":
                column = self.granary[recipe(rest[0])["makes"]]
                column[:] = [*column, seat][-2:]
        elif verb in ("load", "bribe"):
            hold = self.holds[int(rest[1]), recipe(rest[0])["makes"]]
            hold[:] = [*hold, seat][-2:]
            self.points[seat] += recipe(rest[0])["points"]
        elif verb in ("purchase", "barter"):
            self.granary[rest[0]].pop(0)
        elif verb == "invest":
            self.points[seat] += int(rest[0][-1])
        if before["phase"] == "helpers" and after["phase"] != "helpers":
            for other, player in enumerate(before["players"]):
                sent = other == seat and verb in ("send", "cover", "pay")
                self.points[other] += player["helpers"] - sent > 0
        over_year = after["over"] or after["year"] > before["year"]
        if self.scored < before["year"] and (over_year or after["phase"] == "investment"):
            self.scored += 1
            self._score_year()

    def _build(self, seat: int, card: str, side: str) -> None:
        row = self.rows[seat]
        row.insert(0 if side == "left" else len(row), card)
        made = {recipe(built)["makes"] for built in row}
        for product in DATA["bonus_tokens"]["points"]:
            if product not in self.tokens and line(product) <= made:
                self.tokens[product] = seat

    def _score_year(self) -> None:
        for number, ship in enumerate(SHIPS, 1):
            cubes: dict[int, list[tuple[int, int]]] = defaultdict(list)
            for height, hold in enumerate(ship["holds"]):
                for place, seat in enumerate(self.holds[number, hold["product"]]):
                    cubes[seat].append((height, place))
                    self.points[seat] += hold["points"]
            ranking = sorted(cubes, key=lambda seat: (-len(cubes[seat]), min(cubes[seat])))
            for seat, bonus in zip(ranking, ship["bonuses"], strict=False):
                self.points[seat] += bonus
        self.holds.clear()
        for seat, row in enumerate(self.rows):
            halves = [CARDS[card][half] for card in row for half in ("upper", "lower")]
            self.points[seat] += 3 * min(
                halves.count(colour) for colour in ("violet", "green", "blue", "red")
            )
        for column in self.granary.values():
            for cube in column:
                if cube >= 0:
                    self.points[cube] += 1
            column[:] = [-1, -1]

    def final(self) -> list[int]:
        totals = list(self.points)
        for product, seat in self.tokens.items():
            totals[seat] += DATA["bonus_tokens"]["points"][product]
        return totals


def automatic_move(log: Log) -> list[str]:
    """Return the automatic move of a work token that has only one use (A65)."""
    moves: list[str] = []
    for event in log:
        if event.kind == "craftsmen-made-half":
            kind = MAKER[str(event.facts["good"])]["kind"]
            moves.append(f"process {kind}_1 {event.facts['place']}")
        elif event.kind == "craftsmen-shipped":
            kind = MAKER[str(event.facts["good"])]["kind"]
            moves.append(f"load {kind}_1 {event.facts['ship']}")
    return moves


def seen(state: State) -> CraftsmenView:
    return cast(CraftsmenView, state.view(-1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_the_score_matches_the_moves(seats: int, seed: int) -> None:
    state, rng = GAME.new(seats, seed), seeded(seed + 50)
    after = seen(state)
    recount = Recount(after)
    while not state.over:
        before = after
        legal = state.legal()
        action = choose_eagerly(state, rng) if seed else legal[rng.below(len(legal))]
        log: Log = []
        state.play(action, log)
        after = seen(state)
        if GAME.text(action) == "work":
            for move in automatic_move(log):
                recount.follow(before, move, after)
        recount.follow(before, GAME.text(action), after)
        # A bribe counts when its card is paid, an investment with its fourth card.
        if after["decision"] != "give_card" and not (
            after["decision"] == "invest" and after["begun"]
        ):
            assert recount.points == [p["points"] for p in after["players"]], GAME.text(action)
    assert recount.final() == state.scores()


@pytest.mark.parametrize(
    ("attribute", "what"),
    [
        ("cubes", "cubes of a player"),
        ("fair", "cubes of a player"),
        ("helpers", "helper is lost"),
        ("privileges", "privilege tokens"),
        ("works", "work tokens"),
        ("points", "points without a source"),
        ("capital", "capital cards"),
        ("low", "70 building cards"),
        ("advanced", "70 building cards"),
        ("makes", "goods of a row"),
        ("bonus", "bonus tokens"),
    ],
)
def test_the_audit_finds_inconsistent_states(attribute: str, what: str) -> None:
    state = position(Owner(capital=["violet_1"], hand=["iron_ore_mine_2"]))
    state.audit()
    player = state.players[0]
    setattr(player, attribute, getattr(player, attribute) + 1)
    with pytest.raises(BrokenInvariant, match=what):
        state.audit()
