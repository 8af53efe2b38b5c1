"""Whether a page keeps anybody out, in every language and theme."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from guildhall import locales

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def barriers(page: Page, *, contrast: bool = True) -> list[str]:
    """What axe finds, in words; the contrast of colours costs most of its time."""
    if not page.evaluate("() => 'axe' in window"):
        # Evaluated, not added as a tag: the content policy forbids foreign scripts.
        page.evaluate(AXE.read_text("utf-8"))
    rules = {"color-contrast": {"enabled": contrast}}
    found: dict[str, Any] = page.evaluate(
        "(rules) => axe.run({ resultTypes: ['violations'], rules })", rules
    )
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def speak(page: Page, language: str) -> None:
    """Switch the language without loading the page again."""
    page.select_option("header select", language)
    page.wait_for_function(f"() => document.documentElement.lang === '{language}'")


def check_in_all_looks(page: Page, place: str) -> None:
    for language in locales.LANGUAGES:
        speak(page, language)
        for theme in ("light", "dark"):
            page.evaluate(f"() => (document.documentElement.dataset.theme = '{theme}')")
            # Colours are the same in every language.
            found = barriers(page, contrast=language == locales.LANGUAGES[0])
            assert not found, f"{place} in {language}, {theme}: {found}"
