"""Recalculate the scores of whole games from the views and the printed boards alone."""

from typing import cast

import pytest

from guildhall.core.game import Value
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.games.burgundy.components import MATERIAL
from guildhall.games.burgundy.view import BurgundyView, PlayerView
from tests.games.burgundy.position import GAME, colour_of

ROWS = [4, 5, 6, 7, 6, 5, 4]
PLACES = [(2 * column + abs(row - 3), row) for row in range(7) for column in range(ROWS[row])]
"""Doubled columns: neighbours differ by two in a row, or by one in the next row."""
COLOURS = dict(zip("CSMKBA", ("castle", "ship", "mine", "knowledge", "building", "animal")))  # noqa: B905
TRIANGLE = [0, 1, 3, 6, 10, 15, 21, 28, 36]
PHASES = {"phase_a": 10, "phase_b": 8, "phase_c": 6, "phase_d": 4, "phase_e": 2}
BUILDINGS = ["warehouse", "watchtower", "carpenters_workshop", "church", "market"]
BUILDINGS += ["boarding_house", "bank", "city_hall"]


def printed(estate: str) -> list[str]:
    rows = next(board["rows"] for board in MATERIAL["estates"] if board["id"] == estate)
    return [COLOURS[code] for row in rows for code in row.split()]


def region(colours: list[str], hexagon: int) -> set[int]:
    found, waiting = {hexagon}, [hexagon]
    while waiting:
        x, y = PLACES[waiting.pop()]
        for step in ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            place = (x + step[0], y + step[1])
            if place in PLACES:
                other = PLACES.index(place)
                if colours[other] == colours[hexagon] and other not in found:
                    found.add(other)
                    waiting.append(other)
    return found


class Recount:
    """The points of one player, added up move by move."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.points = 0
        self.filled_colours: list[str] = []

    def placed(self, after: PlayerView, hexagon: int, phase: str, earlier: int) -> None:
        """Score a placed tile; `earlier` players had filled its colour before."""
        hexes, tile = after["hexes"], after["hexes"][hexagon]
        colours = printed(after["estate"])
        assert colours[hexagon] == colour_of(tile)
        own = region(colours, hexagon)
        if all(hexes[other] for other in own):
            self.points += TRIANGLE[len(own)] + PHASES[phase]
        if all(hexes[other] for other in range(37) if colours[other] == colours[hexagon]):
            bonus = [self.seats + 3, self.seats, 0, 0][earlier]
            self.points += bonus
            self.filled_colours.append(colours[hexagon])
        if colours[hexagon] == "animal":
            herd = [hexes[h] for h in own if hexes[h].split("_")[0] == tile.split("_")[0]]
            more = len(herd) if 7 in after["knowledge"] else 0
            self.points += sum(int(other[-1]) for other in herd) + more
        if tile == "watchtower":
            self.points += 4

    def final(self, player: PlayerView, edition: str) -> int:
        kind, bonus = (3, 2) if edition == "2011" else (2, 3)
        worth = {15: kind * len(player["sold"]), 25: sum(player["sold"].values())}
        for number, building in enumerate(BUILDINGS, 16):
            worth[number] = 4 * player["hexes"].count(building)
        herds = {t.split("_")[0] for t in player["hexes"] if t and colour_of(t) == "animal"}
        worth[24] = 4 * len(herds)
        worth[26] = bonus * len(player["bonus_tiles"])
        left = sum(player["goods"].values()) + player["silver"] + player["workers"] // 2
        return self.points + left + sum(worth.get(number, 0) for number in player["knowledge"])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"estates": "dealt"},
        {"estates": "chosen", "choosing": "hidden", "later_estates": "yes", "edition": "2019"},
    ],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_points_recounted_from_zero(seats: int, options: dict[str, Value], seed: int) -> None:
    state, rng = GAME.new(seats, seed, **options), seeded(seed)
    players = [Recount(seats) for _ in range(seats)]
    before = cast(BurgundyView, state.view(-1))
    while not state.over:
        seat = int(state.seat)
        state.play(choose_eagerly(state, rng))
        after = cast(BurgundyView, state.view(-1))
        if before["phase"]:
            old, new = before["players"][seat], after["players"][seat]
            for hexagon in range(37):
                if new["hexes"][hexagon] and not old["hexes"][hexagon]:
                    colour = colour_of(new["hexes"][hexagon])
                    earlier = sum(colour in player.filled_colours for player in players)
                    players[seat].placed(new, hexagon, before["phase"], earlier)
            sold = sum(new["sold"].values()) - sum(old["sold"].values())
            players[seat].points += sold * seats
            assert players[seat].points == new["points"]
        before = after
    edition = after["edition"]
    final = [p.final(after["players"][seat], edition) for seat, p in enumerate(players)]
    assert final == state.scores()
