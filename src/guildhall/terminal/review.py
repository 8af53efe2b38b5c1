"""Prints a review: chances over time, turning points with the better move, unused resources."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from guildhall import locales
from guildhall.review.model import Judged, Review, ReviewedMove
from guildhall.review.summary import lost_chance, lost_points
from guildhall.terminal.screen import Screen

_WIDTH: Final = 64
_HEIGHTS: Final = "▁▂▃▄▅▆▇█"


def show(screen: Screen, review: Review) -> None:
    screen.say("review-by", level=review.by)
    _chances(screen, review)
    _turning(screen, review)
    _finders(screen, review)
    _left(screen, review)


def _chances(screen: Screen, review: Review) -> None:
    """A line for each player, from the first move to the last."""
    screen.say("review-chances")
    table = Table.grid(padding=(0, 2))
    for seat, player in enumerate(screen.players):
        begun = review.judged[0].chances[seat] if review.judged else review.chances[seat]
        line = curve([one.chances[seat] for one in review.judged] + [review.chances[seat]])
        ended = review.chances[seat]
        table.add_row(player, _percent(screen, begun), Text(line), _percent(screen, ended))
    screen.console.print(table)


def curve(chances: Sequence[float], width: int = _WIDTH) -> str:
    """The chances as bar heights, limited to a number of columns."""
    width = min(width, len(chances))
    picked = [chances[n * (len(chances) - 1) // max(1, width - 1)] for n in range(width)]
    return "".join(_HEIGHTS[min(len(_HEIGHTS) - 1, int(c * len(_HEIGHTS)))] for c in picked)


def _percent(screen: Screen, chance: float) -> str:
    return screen.words("review-percent", number=f"{100 * chance:.0f}")


def _turning(screen: Screen, review: Review) -> None:
    if not review.turning:
        screen.say("review-no-turning")
        return
    screen.say("review-turning")
    judged = {one.number: one for one in review.judged}
    for number in review.turning:
        one = judged[number]
        screen.say(
            "review-turn",
            number=number + 1,
            player=screen.players[one.seat],
            move=_words(screen, one.played),
            chance=f"{100 * lost_chance(one):.0f}",
            points=locales.decimal(screen.language, lost_points(one)),
        )
        screen.say("review-better", move=_words(screen, one.best), text=one.best.move)
        if why := _why(screen, one):
            screen.console.print(f"      {why}", markup=False, highlight=False)


def _words(screen: Screen, move: ReviewedMove) -> str:
    """A move after a colon; on its own it would begin with a capital."""
    people = locales.people_of(move.facts, screen.players)
    said = locales.worded(screen.language, move.message, move.facts, people)
    return said[:1].lower() + said[1:]


def _why(screen: Screen, one: Judged) -> str:
    found = [
        screen.words(
            "hint-reason",
            reason=locales.text(screen.language, reason.message, reason.facts),
            points=locales.signed(screen.language, reason.points),
        )
        for reason in one.reasons
    ]
    if one.later:
        found.append(screen.words("hint-later"))
    return " · ".join(found)


def _finders(screen: Screen, review: Review) -> None:
    for player, finder in zip(screen.players, review.finders, strict=True):
        screen.say(
            "review-found",
            player=player,
            best=finder.best,
            decisions=finder.decisions,
            lost=f"{finder.lost:.0f}",
        )


def _left(screen: Screen, review: Review) -> None:
    if not review.left:
        return
    table = Table(title=screen.words("review-left"), title_justify="left")
    table.add_column("")
    for player in screen.players:
        table.add_column(player, justify="right")
    for left in review.left:
        message = f"{screen.game.name}-left-{left.name}"
        table.add_row(screen.words(message), *(str(count) for count in left.counts))
    screen.console.print(table)
