"""Validation of names, and detection of lookalikes."""

import unicodedata
from functools import cache
from itertools import groupby
from typing import Final

from guildhall import locales
from guildhall.server.errors import BadName

MOST: Final = 30
_BLANKS: Final = frozenset({"Zs", "Zl", "Zp"})
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_UNSEEN_THOUGH_LETTERS_OR_MARKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Fillers and selectors that Unicode does not classify as formatting; Braille without dots."""
_MOST_MARKS: Final = 3
"""Maximum accents per character; more of them overlap other lines."""
_TURNS: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Characters that change the direction of the following text."""
_JOINERS: Final = frozenset("\u200c\u200d")
"""Some scripts and many emoji need them; names may not contain them."""


def checked(name: str) -> str:
    """Normalise a name for storage; raises BadName."""
    normal = _one_blank(unicodedata.normalize("NFKC", name))
    unseen = any(
        unicodedata.category(c) in _UNSEEN or c in _UNSEEN_THOUGH_LETTERS_OR_MARKS for c in normal
    )
    if unseen or not 1 <= len(normal) <= MOST or _without_towers(normal) != normal:
        raise BadName(most=MOST)
    return normal


def folded(name: str) -> str:
    """A key that is equal for names that differ only in case, width or spaces."""
    normal = unicodedata.normalize("NFKC", name)
    return _one_blank(unicodedata.normalize("NFKC", normal.casefold()))


def look(name: str) -> str:
    """A key that is equal for names that look alike (Unicode TS 39)."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    skeleton = "".join(map(_prototype, plain))
    # Twice, because the replacement of some characters has replacements too.
    return folded("".join(map(_prototype, skeleton))).replace(" ", "")


@cache
def _of_guests() -> frozenset[str]:
    """Matches the default names of guests."""
    return frozenset(look(locales.text(one, "web-guest", {})) for one in locales.LANGUAGES)


def may_be_owned(name: str) -> bool:
    """Whether an account may reserve a name: not a default name of guests."""
    return look(name) not in _of_guests()


def said(text: str) -> str:
    """A chat message without characters that affect other lines; may be empty."""
    seen = (
        c if unicodedata.category(c) not in _UNSEEN or c in _JOINERS else " " if c in "\t\n" else ""
        for c in unicodedata.normalize("NFC", text)
        if c not in _TURNS
    )
    return _one_blank(_without_towers("".join(seen)))


def _one_blank(text: str) -> str:
    blanks = (" " if unicodedata.category(c) in _BLANKS else c for c in text)
    return " ".join(part for part in "".join(blanks).split(" ") if part)


def _without_towers(text: str) -> str:
    runs = groupby(text, lambda c: bool(unicodedata.combining(c)))
    parts = ((mark, "".join(run)) for mark, run in runs)
    return "".join(part[:_MOST_MARKS] if mark else part for mark, part in parts)


@cache
def _prototype(character: str) -> str:
    """The representative of all characters that look like this one."""
    alike = _alike(character)
    # Only the central character of a family maps to all others.
    family = {character, *alike, *(other for one in alike for other in _alike(one))}
    return max(sorted(family), key=lambda one: (len(one), len(_alike(one))))


def _alike(character: str) -> list[str]:
    # Imported here because it reads a megabyte, which other commands do not need.
    from confusable_homoglyphs.confusables import confusables_data

    return [str(found["c"]).strip("\u200e") for found in confusables_data.get(character, ())]
