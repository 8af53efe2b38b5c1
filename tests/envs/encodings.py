"""Write the encodings of every game as tables for the docs, and their committed versions.

`python -m tests.envs.encodings` rewrites both.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from guildhall import games, locales
from guildhall.core.game import Game
from guildhall.core.layout import Block

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "reference" / "environments.md"
VERSIONS = Path(__file__).with_name("encodings.json")

_MARK = "<!-- written by tests/envs/encodings.py from here on -->\n"


def words() -> str:
    """Return the handwritten part of the page, before the tables."""
    return DOCS.read_text("utf-8").partition(_MARK)[0]


def tables() -> str:
    return _MARK + "".join(_chapter(games.load(name)) for name in games.NAMES)


def versions() -> dict[str, dict[str, object]]:
    """Return the version and the hash of the encodings of every game."""
    return {name: _identity(games.load(name)) for name in games.NAMES}


def committed_versions() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(VERSIONS.read_text("utf-8"))
    return found


def _identity(game: Game) -> dict[str, object]:
    seats = range(game.min_seats, game.max_seats + 1)
    content = [
        [list(zip(game.layout.names(n), game.layout.scales(n), strict=True)) for n in seats],
        [game.text(action) for action in range(game.n_actions)],
    ]
    digest = hashlib.blake2b(json.dumps(content).encode(), digest_size=8).hexdigest()
    return {"version": game.layout.version, "content": digest}


def _chapter(game: Game) -> str:
    layout = game.layout
    seats = range(game.min_seats, game.max_seats + 1)
    each = sum(block.size for block in layout.player)
    sizes = ", ".join(f"{layout.size(n)} with {n} players" for n in seats)
    lines = [
        "",
        f"### {locales.text('en', f'{game.name}-title')}, version {layout.version}",
        "",
        f"`guildhall.envs.{game.name}_v{layout.version}`, "
        f"`guildhall/{game.name.title()}-v{layout.version}`, `guildhall_{game.name}`",
        "",
        f"Observation, {sizes}. The table:",
        "",
        *_blocks(layout.table),
        "",
        f"Then each player, {each} numbers; places counted from the first of them:",
        "",
        *_blocks(layout.player),
        "",
        f"Actions, {game.n_actions}:",
        "",
        "| numbers | moves | parts, with the step of each |",
        "|---|---|---|",
        *_moves(game),
        "",
    ]
    return "\n".join(lines)


def _blocks(blocks: Iterable[Block]) -> Iterator[str]:
    yield "| place | numbers | block | scale | meaning |"
    yield "|--:|--:|---|--:|---|"
    place = 0
    for block in blocks:
        items = f"; `{block.items[0]}` to `{block.items[-1]}`" if block.size > 1 else ""
        yield (
            f"| {place} | {block.size} | `{block.name}` | {block.scale} | {block.meaning}{items} |"
        )
        place += block.size


def _moves(game: Game) -> Iterator[str]:
    for verb in game.moves.list:
        first = game.moves.first(verb.name)
        parts = ", ".join(f"{part.name} × {verb.strides[part.name]}" for part in verb.parts)
        last = first + verb.size - 1
        numbers = f"{first}" if verb.size == 1 else f"{first} to {last}"
        texts = f"`{game.text(first)}`" + (f" to `{game.text(last)}`" if verb.size > 1 else "")
        yield f"| {numbers} | {texts} | {parts} |"


def write() -> None:
    DOCS.write_text(words() + tables(), "utf-8")
    VERSIONS.write_text(json.dumps(versions(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    write()
