"""The code uses every message of the catalogue, directly or by a pattern."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from guildhall import games, locales
from tests.catalogue import messages_of

ROOT = Path(__file__).parents[1]
_TEMPLATE = re.compile(r"`([^`]*)`|'([^'\n]*)'|\"([^\"\n]*)\"")


def patterns() -> set[str]:
    """Return the strings of the code as patterns, with `.+` for each inserted value."""
    found: set[str] = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                found.add("".join(_pieces(node)))
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                found |= set(_sums(node))
    client = [*(ROOT / "web" / "src").rglob("*"), *(ROOT / "web" / "first").iterdir()]
    for file in (file for file in client if file.suffix in (".ts", ".svelte")):
        for groups in _TEMPLATE.findall(file.read_text("utf-8")):
            words = next((one for one in groups if one), "")
            found.add(".+".join(re.escape(piece) for piece in re.split(r"\$\{[^}]*\}+", words)))
    return {pattern for pattern in found if "-" in pattern and re.search(r"[a-z]{2}", pattern)}


def _pieces(text: ast.JoinedStr) -> Iterator[str]:
    for piece in text.values:
        yield re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else ".+"


def _sums(node: ast.BinOp) -> Iterator[str]:
    """Return the patterns of a sum: `"craftsmen-" + word` matches every message that begins so."""
    for side, pattern in ((node.left, "{}.+"), (node.right, ".+{}")):
        if isinstance(side, ast.Constant) and isinstance(side.value, str):
            yield pattern.format(re.escape(side.value))


def messages() -> set[str]:
    files = locales.catalogue("en")
    return {entry.id.name for file in files for entry in messages_of(file)}


def referred() -> set[str]:
    """Return the messages that other messages reference: `{ burgundy-hex }`."""
    texts = [file.read_text("utf-8") for file in locales.catalogue("en")]
    return {name for text in texts for name in re.findall(r"\{ ([a-z][\w-]*)", text)}


def test_every_message_is_used() -> None:
    used = re.compile("|".join(sorted(patterns())))
    unused = {message for message in messages() if not used.fullmatch(message)}
    assert sorted(unused - referred()) == []


def test_every_message_of_a_move_has_a_verb() -> None:
    """Messages of moves are named after verbs, so patterns do not find the unused ones."""
    verbs = {
        f"{name}-{kind}-{verb.name}"
        for name in games.NAMES
        for verb in games.load(name).moves.list
        for kind in ("move", "notation")
    }
    of_moves = {
        message
        for message in messages()
        if re.match(rf"({'|'.join(games.NAMES)})-(move|notation)-", message)
    }
    assert of_moves - verbs == set()
