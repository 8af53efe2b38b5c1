"""The report of an arena as one HTML file with inline plots."""

from collections.abc import Sequence
from functools import partial
from html import escape

from guildhall import locales
from guildhall.arena.match import Result
from guildhall.arena.plots import histogram, intervals, progress
from guildhall.arena.schedule import Setting
from guildhall.arena.summary import Share, Summary

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fdfcf8; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
code { background: #f0ede2; padding: .1rem .3rem; }
svg { max-width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #1c1b19; } th, td { border-color: #444; }
  code { background: #333; }
}
"""


def html(
    setting: Setting, results: Sequence[Result], summary: Summary, command: str, language: str
) -> str:
    def words(message: str, **facts: object) -> str:
        return escape(locales.text(language, message, facts))

    game, bots = locales.title(language, setting.game), " · ".join(setting.labels())
    title = escape(locales.labelled(language, game, bots))
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{words('arena-about', games=len(results), players=setting.players)}"
        f" <code>{escape(command)}</code></p>",
        _table(standings_rows(summary, language)),
        f"<h2>{words('arena-wins')}</h2>",
        intervals([(s.bot, s.wins) for s in summary.standings]),
        f"<h2>{words('arena-progress')}</h2>",
        progress(setting.labels(), results),
        f"<h2>{words('arena-scores')}</h2>",
        histogram(setting.labels(), results),
        f"<h2>{words('arena-before')}</h2>",
        _table(before_rows(setting, summary, language)),
    ]
    faults = [
        locales.labelled(language, s.bot, fault) for s in summary.standings for fault in s.faults
    ]
    if faults:
        items = "".join(f"<li>{escape(fault)}</li>" for fault in faults)
        parts.append(f"<h2>{words('arena-faults')}</h2><ul>{items}</ul>")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n" + "\n".join(parts) + "\n</html>\n"
    )


def percent(share: Share, language: str = "en") -> str:
    """`62.0% (55.1–68.4)`."""
    middle, low, high = (
        locales.decimal(language, 100 * part) for part in (share.share, share.low, share.high)
    )
    return f"{locales.text(language, 'review-percent', {'number': middle})} ({low}–{high})"


def standings_rows(summary: Summary, language: str) -> list[list[str]]:
    """The table of all bots, header first."""
    columns = ("bot", "games", "wins", "score", "place", "rating", "time", "longest")
    rows = [[locales.text(language, f"arena-{column}") for column in columns]]
    written = partial(locales.decimal, language)
    for s in summary.standings:
        rows.append(
            [
                s.bot, str(s.wins.games), percent(s.wins, language),
                f"{written(s.score)} ± {written(s.spread)}", written(s.place, 2),
                f"{written(s.rating)} ± {written(s.uncertainty)}",
                written(s.ms_per_move), f"{s.longest_ms:.0f}",
            ]
        )  # fmt: skip
    return rows


def before_rows(setting: Setting, summary: Summary, language: str) -> list[list[str]]:
    """How often the bot of a row placed ahead of the bot of a column."""
    labels = setting.labels()
    rows = [["", *labels]]
    for label, line in zip(labels, summary.before, strict=True):
        rows.append([label, *(percent(share, language) if share.games else "" for share in line)])
    return rows


def _table(rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows[1:]
    )
    return f"<table>\n<tr>{head}</tr>\n{body}</table>"
