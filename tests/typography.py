"""The typography of each language; `python -m tests.typography` corrects texts automatically."""

import re
from collections.abc import Iterator
from pathlib import Path

from guildhall import locales

ROOT = Path(__file__).parents[1]
NARROW, HARD = "\u202f", "\u00a0"

_EVERYWHERE = {
    "a space before an ellipsis": r"\s…",
    "three dots for an ellipsis": r"\w\.\.\.",
    "a straight apostrophe": r"(?<=[^\W\d_])'(?=[^\W\d_])",
}
_BY_LANGUAGE = {
    "en": {"a space before a percent sign": r"[\d}]\s%"},
    "pl": {
        "a space before a percent sign": r"[\d}]\s%",
        "quotation marks of another language": r"[“«»]",
    },
    "fr": {
        "no hard space before a percent sign": rf"[\d}}][^\S{HARD}{NARROW}]?%",
        "no narrow space before ; ! ? »": rf"[^{HARD}{NARROW}\s(][;!?»](?=[\s.,)»]|$)| [;!?»]",
        "no hard space before a colon": r"[\w})»]:(?=\s|$)| :",
        "no hard space after «": rf"«[^{HARD}{NARROW}]",
        "quotation marks of another language": r"[“„”]",
    },
}


def faults(language: str, text: str) -> Iterator[str]:
    """Yield the typographic faults of a text, each with the words around it."""
    for rules in (_EVERYWHERE, _BY_LANGUAGE.get(language, {})):
        for what, pattern in rules.items():
            for found in re.finditer(pattern, text, re.MULTILINE):
                around = text[max(0, found.start() - 20) : found.end() + 10]
                yield f"{what}: {around!r}"


def corrected(language: str, text: str) -> str:
    """Return a text with the spaces of its language."""
    text = re.sub(r" …", "…", text)
    text = re.sub(_EVERYWHERE["a straight apostrophe"], "’", text)
    if language != "fr":
        text = re.sub(r"([\d}])\s%", r"\1%", text)
    else:
        text = re.sub(r"([\d}]) ?%", rf"\1{HARD}%", text)
        text = re.sub(r" ([;!?])(?=[\s.,)»]|$)", rf"{NARROW}\1", text, flags=re.MULTILINE)
        text = re.sub(r" :(?=[\s*]|$)", f"{HARD}:", text, flags=re.MULTILINE)
        text = text.replace("« ", f"«{HARD}").replace(" »", f"{HARD}»")
    return text


def files(language: str) -> list[Path]:
    """Return all files in a language: its catalogue and its documents."""
    found = [*locales.catalogue(language), *(ROOT / "examples").glob(f"*/locales/{language}/*.ftl")]
    if language != "en":
        for folder in (ROOT / "docs", ROOT / "src"):
            for name in (f"{language}.md", f"*.{language}.md", f"{language}/*.md"):
                found += folder.rglob(name)
    return sorted(found)


def prose(file: Path) -> str:
    """Return the text of a document without code and addresses."""
    text = file.read_text("utf-8")
    if file.suffix == ".ftl":
        return "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    if file.suffix == ".md":
        text = re.sub(r"```.*?```|`[^`\n]*`|\]\([^)]*\)", "x", text, flags=re.DOTALL)
        text = re.sub(r"^\s*\|?[\s:|-]+\|\s*$", "", text, flags=re.MULTILINE)
    return text


if __name__ == "__main__":
    for language in locales.LANGUAGES:
        for file in files(language):
            if file.suffix == ".ftl":
                file.write_text(corrected(language, file.read_text("utf-8")), "utf-8")
