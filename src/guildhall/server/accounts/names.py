"""Names of people, guests, bots and players in records: what may be one, and which are twins."""

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
"""Fillers and selectors that Unicode does not call formatting; Braille without dots."""
_MOST_MARKS: Final = 3
"""Accents on one letter; more of them grow over the lines above and below."""
_TURNS: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""What changes the direction of the text that follows, also of somebody else's."""
_JOINERS: Final = frozenset("\u200c\u200d")
"""Words of some languages and many pictures need them; names do without."""


def checked(name: str) -> str:
    """A name as it is kept and shown; raises BadName."""
    normal = _one_blank(unicodedata.normalize("NFKC", name))
    unseen = any(
        unicodedata.category(c) in _UNSEEN or c in _UNSEEN_THOUGH_LETTERS_OR_MARKS for c in normal
    )
    if unseen or not 1 <= len(normal) <= MOST or _without_towers(normal) != normal:
        raise BadName(most=MOST)
    return normal


def folded(name: str) -> str:
    """The same for names that differ only in case, width or blanks."""
    normal = unicodedata.normalize("NFKC", name)
    return _one_blank(unicodedata.normalize("NFKC", normal.casefold()))


def look(name: str) -> str:
    """The same for names that are taken for each other by the eye (Unicode TS 39)."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    skeleton = "".join(map(_prototype, plain))
    # Twice, because what stands for some characters has characters of its own.
    return folded("".join(map(_prototype, skeleton))).replace(" ", "")


@cache
def _of_guests() -> frozenset[str]:
    """How the names look that the page gives to guests who have not chosen one."""
    return frozenset(look(locales.text(one, "web-guest", {})) for one in locales.LANGUAGES)


def may_be_owned(name: str) -> bool:
    """Whether an account may have a name for itself: not one that guests are given."""
    return look(name) not in _of_guests()


def said(text: str) -> str:
    """What somebody says, without what could disturb the lines around it; may be empty."""
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
    """What stands for all characters that look like this one."""
    alike = _alike(character)
    # A family is a star around the one that all others are mapped to; only that one may be long.
    family = {character, *alike, *(other for one in alike for other in _alike(one))}
    return max(sorted(family), key=lambda one: (len(one), len(_alike(one))))


def _alike(character: str) -> list[str]:
    # Imported here because it reads a megabyte, which other commands do not need.
    from confusable_homoglyphs.confusables import confusables_data

    return [str(found["c"]).strip("\u200e") for found in confusables_data.get(character, ())]
