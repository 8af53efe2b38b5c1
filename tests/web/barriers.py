"""Accessibility faults that axe finds in a page, in every language and theme."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from guildhall import locales

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe about colours, which no language changes."""
_FOUND = """async (options) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""
_SPEAKS = """(language) =>
  [document.documentElement, ...document.querySelectorAll('.rules[lang]')]
    .every(({ lang }) => lang === language)"""
"""The rules in another language are fetched when they are read."""


def barriers(page: Page, *, colours: bool = True, rest: bool = True) -> list[str]:
    """Return the axe violations by rules about `colours` and by all other rules (`rest`)."""
    if not page.evaluate("() => 'axe' in window"):
        # Evaluated, not added as a tag: the content security policy forbids foreign scripts.
        page.evaluate(AXE.read_text("utf-8"))
    all_rules = {"rules": {rule: {"enabled": colours} for rule in COLOURS}}
    found: list[str] = page.evaluate(_FOUND, all_rules if rest else {"runOnly": COLOURS})
    return found


def switch_language(page: Page, language: str) -> None:
    """Switch the language without reloading the page."""
    page.select_option("header select", language)
    page.wait_for_function(_SPEAKS, arg=language)


def set_theme(page: Page, theme: str) -> None:
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)


def check_in_all_looks(
    page: Page, place: str, also: Callable[[str], None] = lambda language: None
) -> None:
    """Check a page in every language and theme, and call `also` in each language."""
    for number, language in enumerate(locales.LANGUAGES):
        switch_language(page, language)
        set_theme(page, "light")
        found = barriers(page, colours=number == 0)
        assert not found, f"{place} in {language}: {found}"
        if number == 0:
            set_theme(page, "dark")
            found = barriers(page, rest=False)
            assert not found, f"{place}, dark: {found}"
        also(language)
