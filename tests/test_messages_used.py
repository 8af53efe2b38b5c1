"""No message of the catalogue is dead: code names each, whole or as a pattern."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from guildhall import games, locales
from tests.catalogue import messages_of

ROOT = Path(__file__).parents[1]
_TEMPLATE = re.compile(r"`([^`]*)`|'([^'\n]*)'|\"([^\"\n]*)\"")


def patterns() -> set[str]:
    """What code writes as text, with anything where it puts something in."""
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
    """`"craftsmen-" + word` stands for every message that begins so."""
    for side, pattern in ((node.left, "{}.+"), (node.right, ".+{}")):
        if isinstance(side, ast.Constant) and isinstance(side.value, str):
            yield pattern.format(re.escape(side.value))


def messages() -> set[str]:
    files = locales.catalogue("en")
    return {entry.id.name for file in files for entry in messages_of(file)}


def referred() -> set[str]:
    """Messages that others are made of: `{ burgundy-hex }`."""
    texts = [file.read_text("utf-8") for file in locales.catalogue("en")]
    return {name for text in texts for name in re.findall(r"\{ ([a-z][\w-]*)", text)}


def test_every_message_is_said_somewhere() -> None:
    said = re.compile("|".join(sorted(patterns())))
    unsaid = {message for message in messages() if not said.fullmatch(message)}
    assert sorted(unsaid - referred()) == []


def test_every_move_that_has_words_is_a_move() -> None:
    """Messages of moves are named after their verbs, so a pattern alone does not find dead ones."""
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
