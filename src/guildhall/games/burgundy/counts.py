"""What a learned evaluation looks at: all that `evaluation.py` counts, the dice and the hour."""

from typing import TYPE_CHECKING, Final

from guildhall.core.game import Count
from guildhall.games.burgundy import evaluation
from guildhall.games.burgundy.components import GOODS, amount
from guildhall.games.burgundy.evaluation import THINGS, dice_left, in_hand, to_come
from guildhall.native import i64, vec

if TYPE_CHECKING:
    from guildhall.games.burgundy.state import Burgundy

# One after the other, behind the things of the evaluation
DICE_LEFT: Final[i64] = THINGS
TO_ACT: Final[i64] = DICE_LEFT + 1
TURN_TO_COME: Final[i64] = TO_ACT + 1
"""Whether the player still has a turn, or the rest of one, in this round."""
UNUSED: Final[i64] = TURN_TO_COME + 1
"""Dice to be used in this round that show each number."""
GOODS_OF_KIND: Final[i64] = UNUSED + 6
POINTS: Final[i64] = GOODS_OF_KIND + GOODS
"""Points in hand, by fives."""
LATER_EDITION: Final[i64] = POINTS + 1

_MOST: Final[dict[str, list[int]]] = {
    "always": [1], "workers": [2, 4], "silver": [2, 4], "goods_held": [3, 12],
    "regions": [6, 4, 4, 8, 5, 4] + [2 for _ in range(30)], "empty": [12], "open": [3],
    "near_bonus": [14], "mines": [15], "owned": [1], "herds": [12], "stored": [3],
    "blocked": [3], "finishes": [40], "grazes": [14], "full": [1], "cargo": [6],
    "waiting": [1], "first": [1], "supply": [8], "for_sale": [8],
}  # fmt: skip
"""How many of each thing make a difference, the last figure for the rest of its group."""


def _all() -> tuple[Count, ...]:
    found: list[Count] = []
    for group, figures in evaluation.FIGURES.items():
        most = _MOST[group]
        for place in range(len(figures)):
            found.append(Count(f"{group}-{place}", most[min(place, len(most) - 1)]))
    found += [Count("dice_left", 50), Count("to_act", 1), Count("turn_to_come", 1)]
    found += [Count(f"die-{number + 1}", 2) for number in range(6)]
    found += [Count(f"goods-{kind}", 4) for kind in range(GOODS)]
    return (*found, Count("points", 50), Count("later_edition", 1))


COUNTS: Final = _all()
CLOCK: Final = "dice_left"


def measure(state: "Burgundy", seat: i64, amounts: vec[i64]) -> i64:
    """Count everything, and return what the evaluation makes of it."""
    player = state.players[seat]
    worth: i64 = in_hand(state, player)
    if state.over or state.phase < 0:
        return worth
    evaluation.measure(state, seat, amounts)
    dice: i64 = dice_left(state, player, seat)
    amounts[DICE_LEFT] = dice
    amounts[TO_ACT] = 1 if state.seat == seat else 0
    for place in range(state.turn, state.seats):
        if state.round_order[place] == seat:
            amounts[TURN_TO_COME] = 1
            if not player.used & 1:
                amounts[UNUSED + player.low_die - 1] += 1
            if not player.used & 2:
                amounts[UNUSED + player.high_die - 1] += 1
    for kind in range(GOODS):
        amounts[GOODS_OF_KIND + kind] = amount(player.goods, kind)
    amounts[POINTS] = worth // 500
    amounts[LATER_EDITION] = 1 if state.later_edition else 0
    return worth + to_come(amounts, dice)
