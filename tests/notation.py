"""Write the page of the move notation from the moves that every game declares.

`python -m tests.notation` rewrites it.
"""

from pathlib import Path

from guildhall import games, locales
from guildhall.rules import reference

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "notation.md"


def written() -> str:
    lines = [
        "# How moves are written",
        "",
        "Records, logs, the terminal, your own bots and the API all write moves in the same way. "
        "Words in braces stand for what is chosen; an example follows. Written by "
        "`python -m tests.notation` from the tables in `games/<game>/moves.py`.",
    ]
    for name in games.NAMES:
        game = games.load(name)
        lines += ["", f"## {locales.text('en', f'{name}-title')}", ""]
        lines += ["| written | for example | means |", "|---|---|---|"]
        lines += [f"| {' | '.join(row)} |" for row in reference.notation(game, "en")]
    return "\n".join(lines) + "\n"


def write() -> None:
    PAGE.write_text(written(), "utf-8")


if __name__ == "__main__":
    write()
