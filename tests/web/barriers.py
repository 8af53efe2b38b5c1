"""Whether a page keeps anybody out, in every language and theme."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from guildhall import locales

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

_FOUND = """async (chosen) => {
  // What is not painted has no colours.
  const unpainted = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  const { violations } = await axe.run({ resultTypes: ['violations'], ...chosen });
  document.adoptedStyleSheets = unpainted;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""
COLOURS = ("color-contrast", "link-in-text-block")
"""What axe asks of colours; for that it lays out the whole page once more, most of its time."""


def barriers(page: Page, *, colours: bool = True, rest: bool = True) -> list[str]:
    """What axe finds, in words; of its rules those about `colours`, and all the `rest`."""
    if not page.evaluate("() => 'axe' in window"):
        # Evaluated, not added as a tag: the content policy forbids foreign scripts.
        page.evaluate(AXE.read_text("utf-8"))
    chosen: dict[str, Any] = {"rules": {rule: {"enabled": colours} for rule in COLOURS}}
    if not rest:
        chosen = {"runOnly": COLOURS}
    found: list[str] = page.evaluate(_FOUND, chosen)
    return found


def speak(page: Page, language: str) -> None:
    """Switch the language without loading the page again."""
    page.select_option("header select", language)
    page.wait_for_function(f"() => document.documentElement.lang === '{language}'")


def check_in_all_looks(page: Page, place: str) -> None:
    """Colours are the same in every language, and a theme changes nothing but colours."""
    for language in locales.LANGUAGES:
        speak(page, language)
        first = language == locales.LANGUAGES[0]
        dress(page, "light")
        found = barriers(page, colours=first)
        assert not found, f"{place} in {language}: {found}"
        if first:
            dress(page, "dark")
            found = barriers(page, rest=False)
            assert not found, f"{place}, dark: {found}"


def dress(page: Page, theme: str) -> None:
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
