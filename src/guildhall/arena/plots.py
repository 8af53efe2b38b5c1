"""Plots as inline SVG."""

from collections.abc import Sequence
from html import escape

from guildhall.arena.match import Result
from guildhall.arena.summary import Share

# Distinguishable with colour blindness (after Okabe and Ito); dashes help too.
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
_DASHES = ("", "6 3", "2 3", "8 3 2 3", "12 4", "1 2")
_WIDTH, _LEFT, _RIGHT = 860, 150, 30
_PLOT = _WIDTH - _LEFT - _RIGHT


def intervals(shares: Sequence[tuple[str, Share]]) -> str:
    """One line per bot: its share as a dot on its confidence interval."""
    parts = [_percent_grid(20, 26 * len(shares))]
    for row, (label, share) in enumerate(shares):
        y = 30 + 26 * row
        low, middle, high = (_LEFT + _PLOT * x for x in (share.low, share.share, share.high))
        colour = _COLOURS[row % len(_COLOURS)]
        parts.append(
            f'<text x="{_LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(label)}</text>'
            f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="{colour}" stroke-width="4"/>'
            f'<circle cx="{middle:.1f}" cy="{y}" r="6" fill="{colour}"/>'
        )
    return _svg(26 * len(shares) + 50, parts)


def progress(labels: Sequence[str], results: Sequence[Result]) -> str:
    """The share of wins after each game."""
    height = 220
    parts = [_percent_lines(height)]
    for bot, label in enumerate(labels):
        won, points = 0.0, []
        mine = [result for result in results if bot in result.seating]
        step = max(1, len(mine) // 400)
        for played, result in enumerate(mine, 1):
            won += (result.places[result.seating.index(bot)] == 1) / result.places.count(1)
            if played % step == 0 or played == len(mine):
                x = _LEFT + _PLOT * played / len(mine)
                points.append(f"{x:.1f},{20 + height * (1 - won / played):.1f}")
        parts.append(_line(bot, points))
        parts.append(_legend(bot, label, height + 45))
    return _svg(height + 60, parts)


def histogram(labels: Sequence[str], results: Sequence[Result]) -> str:
    """The distribution of scores of each bot."""
    height, scores = 200, [score for result in results for score in result.scores]
    low, high = min(scores, default=0), max(scores, default=1)
    width = max(1, -(-(high - low + 1) // 30))
    bins = (high - low) // width + 1
    counts = [[0] * bins for _ in labels]
    for result in results:
        for bot, score in zip(result.seating, result.scores, strict=True):
            counts[bot][(score - low) // width] += 1
    most = max((max(line) for line in counts), default=1) or 1
    parts = []
    for mark in range(0, bins, max(1, bins // 10)):
        x = _LEFT + _PLOT * (mark + 0.5) / bins
        parts.append(
            f'<text x="{x:.1f}" y="{height + 38}" text-anchor="middle">{low + mark * width}</text>'
        )
    for bot, line in enumerate(counts):
        points = [
            f"{_LEFT + _PLOT * (place + 0.5) / bins:.1f},{20 + height * (1 - n / most):.1f}"
            for place, n in enumerate(line)
        ]
        parts += [_line(bot, points), _legend(bot, labels[bot], height + 60)]
    return _svg(height + 75, parts)


def _line(bot: int, points: Sequence[str]) -> str:
    colour, dash = _COLOURS[bot % len(_COLOURS)], _DASHES[bot % len(_DASHES)]
    return (
        f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" '
        f'stroke-width="2" stroke-dasharray="{dash}"/>'
    )


def _legend(bot: int, label: str, y: int) -> str:
    x = 20 + bot * 200
    line = _line(bot, (f"{x},{y - 4}", f"{x + 30},{y - 4}"))
    return f'{line}<text x="{x + 36}" y="{y}">{escape(label)}</text>'


def _percent_grid(top: int, height: int) -> str:
    return "".join(
        f'<path d="M{_LEFT + _PLOT * n / 4:.1f} {top - 5}v{height}" stroke="#9994"/>'
        f'<text x="{_LEFT + _PLOT * n / 4:.1f}" y="{top + height + 16}" text-anchor="middle">'
        f"{25 * n} %</text>"
        for n in range(5)
    )


def _percent_lines(height: int) -> str:
    return "".join(
        f'<path d="M{_LEFT} {20 + height * (4 - n) / 4:.1f}h{_PLOT}" stroke="#9994"/>'
        f'<text x="{_LEFT - 10}" y="{24 + height * (4 - n) / 4:.1f}" text-anchor="end">'
        f"{25 * n} %</text>"
        for n in range(5)
    )


def _svg(height: int, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {_WIDTH} {height}" role="img">\n' + "\n".join(parts) + "\n</svg>"
