"""Whether a page keeps anybody out, in every language and theme."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from guildhall import locales

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

_WITHOUT_STROKES = """() => {
  const says = '[role], [id], [tabindex], [aria-label], [aria-labelledby], [aria-hidden]';
  const named = 'text, title, desc, a, foreignObject';
  const met = new Set();
  for (let one of document.querySelectorAll(`svg :is(${says}, ${named})`)) {
    for (; one !== null && !met.has(one); one = one.parentElement) met.add(one);
  }
  const all = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes').get;
  const known = new Map();
  const get = function () {
    if (!known.has(this)) {
      known.set(this, [...all.call(this)].filter((one) => one.nodeType !== 1 || met.has(one)));
    }
    return known.get(this);
  };
  Object.defineProperty(SVGElement.prototype, 'childNodes', { configurable: true, get });
  const accept = (one) =>
    one.ownerSVGElement && !met.has(one) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  document.createTreeWalker = (root, shown) =>
    Document.prototype.createTreeWalker.call(document, root, shown, accept);
  return () => {
    delete SVGElement.prototype.childNodes;
    delete document.createTreeWalker;
  };
}"""
"""Half of all elements are strokes of drawings, which say nothing and cannot be reached.

No rule of axe asks anything of them, and as they have no ground of their own none lies on them: it
does not meet them, where it reads the page or lays it out, until what this returns is called."""
_FOUND = """async ({ colours, rest, ofColours }) => {
  // What is not painted has no colours.
  const unpainted = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  const known = new Map();
  const looks = new Map();
  const look = (one) => {
    if (one === null) return '';
    if (!known.has(one)) {
      const style = getComputedStyle(one);
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = style;
      const { position, filter, textShadow, textDecorationLine, mixBlendMode } = style;
      const all = [
        look(one.parentElement), one.closest('svg') && one.outerHTML, color, backgroundColor,
        backgroundImage, opacity, fontSize, fontWeight, position, filter, textShadow,
        textDecorationLine, mixBlendMode,
      ].join();
      if (!looks.has(all)) looks.set(all, looks.size);
      known.set(one, looks.get(all));
    }
    return known.get(one);
  };
  const met = new Set();
  const isNew = (one) => !met.has(look(one)) && met.add(look(one));
  const bearsWords = (one) => one.matches('input, select, textarea')
    || [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim());
  const words = () => [...document.body.querySelectorAll('*')]
    .filter((one) => bearsWords(one) && (!one.closest('.rules[lang]') || isNew(one)));
  const found = [];
  const withStrokes = (WITHOUT_STROKES)();
  const run = async (where, chosen) => {
    const violations = async (selectors) =>
      (await axe.run(where, { resultTypes: ['violations'], selectors, ...chosen })).violations;
    // Where everything is in order there is nothing to be told.
    if ((await violations(false)).length) found.push(...(await violations(true)));
  };
  const among = (enabled) =>
    ({ rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled }])) });
  const long = document.querySelector('.rules[lang]') !== null;
  if (rest) await run(document, among(colours && !long));
  if (colours && (long || !rest)) await run(long ? words() : document, { runOnly: ofColours });
  withStrokes();
  document.adoptedStyleSheets = unpainted;
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}""".replace("WITHOUT_STROKES", _WITHOUT_STROKES)
"""The thousands of words of rules have some twenty looks: of their colours one of each is asked,
in the inks and on the grounds of all that it lies in."""
COLOURS = ("color-contrast", "link-in-text-block")
"""What axe asks of colours; for that it lays out the whole page once more, most of its time."""


_INDEX = re.compile(r"(axe\._selectorData=)(\w+\(\w+\.flatTree\))")
_SPARING = """() => {
  // Else the source of every element is written down, though only selectors are told.
  axe.configure({ noHtml: true });
  let index;
  const get = () => (index = typeof index === 'function' ? index() : index);
  Object.defineProperty(axe, '_selectorData', { get, set: (made) => (index = made) });
}"""


@cache
def _axe() -> str:
    """Its source, but what it makes selectors from is made where one is told, not in every run.

    That was 15 to 40 % of the time of a run, and nearly all runs find nothing.
    """
    return _INDEX.sub(r"\1()=>\2", AXE.read_text("utf-8"))


def barriers(page: Page, *, colours: bool = True, rest: bool = True) -> list[str]:
    """What axe finds, in words; of its rules those about `colours`, and all the `rest`."""
    if not page.evaluate("() => 'axe' in window"):
        # Evaluated, not added as a tag: the content policy forbids foreign scripts.
        page.evaluate(_axe())
        page.evaluate(_SPARING)
    asked = {"colours": colours, "rest": rest, "ofColours": COLOURS}
    found: list[str] = page.evaluate(_FOUND, asked)
    return found


_SPEAKS = """(language) =>
  [document.documentElement, ...document.querySelectorAll('.rules[lang]')]
    .every(({ lang }) => lang === language)"""
"""Rules are fetched in each language when they are read in it."""


def speak(page: Page, language: str) -> None:
    """Switch the language without loading the page again."""
    page.select_option("header select", language)
    page.wait_for_function(_SPEAKS, arg=language)


def check_in_all_looks(
    page: Page, place: str, also: Callable[[str], None] = lambda language: None
) -> None:
    """Colours are the same in every language, and a theme changes nothing but colours.

    What is looked at `also` in each language is looked at while the page speaks it.
    """
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
        also(language)


def dress(page: Page, theme: str) -> None:
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
