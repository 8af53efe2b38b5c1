"""Every page is accessible, translated, complete, fast and stable."""

import pytest
from playwright.sync_api import Page, expect

from guildhall import games, locales
from tests.web.barriers import check_in_all_looks, switch_language
from tests.web.conftest import DESKTOP, PHONE, NewVisit, Visit
from tests.web.player import Player, at_table

MOST_SCRIPT = 150_000
"""Bytes of JavaScript, gzipped, until the first table can be played."""

NARROW = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth;
  const cut = [...document.querySelectorAll('main *, header *')].filter((element) => {
    const style = getComputedStyle(element);
    const { right, width } = element.getBoundingClientRect();
    if (!width || style.position === 'absolute') return false;
    if (element.closest('.hidden, .wide, svg')) return false;
    return right > innerWidth + 1;
  });
  return { wide, cut: cut.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)) };
}"""
_CUT_WORDS = """() => [
  ...document.querySelectorAll('.choices button, .tools button, .giving button, nav.wide button'),
]
  .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
  .map((one) => one.innerText)"""
"""Return answers, tools and areas whose text overflows their buttons."""


PAGES = {
    "home": ("/", "section.newcomer"),
    "account": ("/account", "main form"),
    "about": ("/about", "main h1"),
    "ratings": (f"/ratings/{games.NAMES[0]}", "main :is(table, .nothing)"),
    "waiting": ("/waiting", "main .nothing"),
    "letters": ("/letters", "main h1 ~ *"),
    "learn": ("/learn", "main li a.button"),
    "puzzles": ("/puzzles", "main li a.button"),
    "nowhere": ("/no/such/page", "main h1"),
    **{game: (f"/games/{game}", '.rules svg[role="img"]') for game in games.NAMES},
}
"""The path of each page, and the last element to appear."""


def open_whole(visitor: Visit, place: str) -> Page:
    path, last = PAGES[place]
    page = visitor.open(path)
    page.locator(last).first.wait_for()
    return page


@pytest.mark.parametrize("place", PAGES)
def test_a_page_is_accessible_and_fits_a_phone_in_every_language(
    visit: NewVisit, place: str
) -> None:
    page = open_whole(visit(), place)

    def on_a_phone(language: str) -> None:
        resize(page, PHONE)
        assert page.evaluate(NARROW) == {"wide": False, "cut": []}, language
        if place in games.NAMES:
            expect(page.locator(f'.rules[lang="{language}"] svg[role="img"]').first).to_be_visible()
            assert page.locator(".rules table").count() >= 5, language
        resize(page, DESKTOP)

    check_in_all_looks(page, place, on_a_phone)


def resize(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.wait_for_function(
        "([wide, high]) => innerWidth === wide && innerHeight === high",
        arg=[size["width"], size["height"]],
    )


def test_lesson_and_puzzle_pages_link_to_every_game(visit: NewVisit) -> None:
    page = open_whole(visit(), "home")
    for room in ("learn", "puzzles"):
        page.locator(f'header a[href="/{room}"]').click()
        ways = page.locator(f'main li a.button[href^="/{room}/"]')
        expect(ways).to_have_count(len(games.NAMES))
        found = [way.get_attribute("href") for way in page.locator("main li a.button").all()]
        assert found == [f"/{room}/{game}" for game in games.NAMES]
        ways.last.click()
        page.wait_for_url(f"**/{room}/{games.NAMES[-1]}")
        expect(page.locator("main ol.steps-listed")).to_be_visible()


def test_the_button_that_opens_a_table_is_visible_without_scrolling(visit: NewVisit) -> None:
    page = open_whole(visit(), "craftsmen")
    for size in (DESKTOP, {"width": 1920, "height": 1080}, {"width": 2560, "height": 1440}):
        resize(page, size)
        opening = page.get_by_role("button", name="Open the table")
        expect(opening).to_be_in_viewport(ratio=1)


def test_a_double_click_opens_one_table(visit: NewVisit) -> None:
    page = open_whole(visit(), "builders")
    sent: list[str] = []
    page.on("request", lambda it: sent.append(it.url) if it.method == "POST" else None)
    opening = page.get_by_role("button", name="Open the table")
    opening.evaluate("(button) => [button.click(), button.click()]")
    page.wait_for_selector("section.room")
    assert [url.rsplit("/", 1)[1] for url in sent] == ["guests", "tables"]


_CUT_CHOICES = """() => [...document.querySelectorAll('#settings select')].filter((select) => {
  const { width } = select.getBoundingClientRect();
  Object.assign(select.style, { maxWidth: 'none', width: 'max-content' });
  const whole = select.getBoundingClientRect().width;
  select.removeAttribute('style');
  return whole > width + 1;
}).map((select) => select.innerText)"""


def test_every_setting_is_reachable_and_fully_visible(visit: NewVisit) -> None:
    page = open_whole(visit(), "about")
    settings = page.locator("#settings")
    for language in locales.LANGUAGES:
        switch_language(page, language)
        for size in (DESKTOP, PHONE):
            resize(page, size)
            page.click('[aria-controls="settings"]')
            expect(settings).to_be_in_viewport(ratio=1)
            assert page.evaluate(_CUT_CHOICES) == [], (language, size)
            wide, room = settings.evaluate("(it) => [it.scrollWidth, it.clientWidth]")
            assert wide <= room, (language, size)
            page.keyboard.press("Escape")
            expect(settings).to_be_hidden()


def test_two_tabs_synchronize_and_keep_each_others_settings(visit: NewVisit) -> None:
    visitor = visit()
    page = open_whole(visitor, "home")
    with visitor.context.new_page() as other:
        other.goto(visitor.url)
        other.click('[aria-controls="settings"]')
        other.get_by_label("Ask me to confirm").select_option("never")
        page.click('[aria-controls="settings"]')
        expect(page.get_by_label("Ask me to confirm")).to_have_value("never")
        page.get_by_label("Confirm automatically").select_option("3")
        expect(other.get_by_label("Confirm automatically")).to_have_value("3")
        switch_language(other, "pl")
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        # Settings made in both tabs at the same moment are kept too.
        page.evaluate(
            "() => (localStorage.guildhall ="
            " JSON.stringify({ ...JSON.parse(localStorage.guildhall), sound: true }))"
        )
        page.locator("#settings select").first.select_option("dark")
        kept = "() => { const { ask, sound, theme } = JSON.parse(localStorage.guildhall);"
        page.wait_for_function(f"{kept} return ask === 'never' && sound && theme === 'dark'; }}")


_TOO_SMALL = """(targets) => [...document.querySelectorAll(targets)]
  .filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width && Math.min(width, height) < 44 - 0.5;
  })
  .map((target) => target.dataset.thing ?? target.outerHTML)"""
IN_THE_TRAY = "section.tray :is(button, input)"
_TARGETS = (
    ".thing.lit, header button:not(.switch), header select, .side .filter select, " + IN_THE_TRAY
)


def too_small(page: Page, targets: str) -> list[str]:
    """Return touch targets smaller than 44 pixels."""
    found: list[str] = page.evaluate(_TOO_SMALL, targets)
    return found


@pytest.mark.parametrize("game", games.NAMES)
def test_a_table_is_accessible_and_its_touch_targets_are_large_enough(
    visit: NewVisit, game: str
) -> None:
    page = at_table(visit(viewport=PHONE), game, "random")
    player = Player(page, 6)
    for _ in range(16):
        seen = player.wait_for_turn()
        assert too_small(page, _TARGETS) == [], seen.lit
        player.click_on(seen)
    player.wait_for_turn()
    areas = page.locator("nav.wide")
    assert game != "craftsmen" or areas.locator("button").count() == 6
    for language in locales.LANGUAGES:
        switch_language(page, language)
        assert page.evaluate(NARROW) == {"wide": False, "cut": []}, language
        assert page.evaluate(_CUT_WORDS) == [], language
    # All areas are side by side: none needs scrolling.
    switch_language(page, "en")
    wide, room = areas.evaluate("(it) => [it.scrollWidth, it.clientWidth]")
    assert wide <= room
    resize(page, DESKTOP)
    expect(areas).to_have_count(0)
    page.keyboard.press("m")
    expect(page.locator(".moves [data-move]").first).to_be_visible()
    check_in_all_looks(page, game)


_ANSWERS = """() => {
  const { top, bottom } = document.querySelector('section.tray .choices').getBoundingClientRect();
  const answers = [...document.querySelectorAll('section.tray .choices button')];
  const cut = answers.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top < top - 1 || box.bottom > bottom + 1;
  });
  return [answers.length, cut.map((one) => one.innerText)];
}"""


def test_all_answers_are_visible_on_a_large_screen(visit: NewVisit) -> None:
    sizes = {"width": 1920, "height": 1080}, {"width": 2560, "height": 1440}
    page = at_table(visit(viewport=sizes[0]), "burgundy", "random")
    player = Player(page, 4)
    seen = player.wait_for_turn()
    while len(seen.choices) < 5:
        player.click_on(seen)
        seen = player.wait_for_turn()
        assert not seen.over, "no question had five answers"
    for size in sizes:
        resize(page, size)
        number, cut = page.evaluate(_ANSWERS)
        assert number >= 5, size
        assert cut == [], size


_LINES = """() => {
  const log = document.querySelector('ol.log');
  const { top, bottom, right } = log.getBoundingClientRect();
  const beside = [...document.querySelectorAll('.since .button, .funnel')]
    .map((button) => button.getBoundingClientRect());
  const over = (one, other) =>
    one.right > other.left && other.right > one.left &&
    one.bottom > other.top && other.bottom > one.top;
  const found = new Set();
  for (const line of log.querySelectorAll('.line')) {
    const words = document.createRange();
    words.selectNodeContents(line);
    for (const box of words.getClientRects()) {
      const inside = box.top >= top - 1 && box.bottom <= bottom + 1 && box.right <= right;
      if (inside && !beside.some((button) => over(box, button))) found.add(Math.round(box.top));
    }
  }
  return [log.scrollHeight > log.clientHeight, found.size];
}"""
"""Return whether the log overflows, and how many of its lines are fully visible."""


@pytest.mark.parametrize("game", games.NAMES)
def test_a_full_table_leaves_five_lines_of_the_log_visible(visit: NewVisit, game: str) -> None:
    page = at_table(visit(), game, "random", games.load(game).max_seats)
    player = Player(page, 2)
    seen = player.wait_for_turn()
    full, lines = page.evaluate(_LINES)
    while not full:
        player.click_on(seen)
        seen = player.wait_for_turn()
        full, lines = page.evaluate(_LINES)
    assert lines >= 5
    # The changes since the last turn are beside the log, and are opened there.
    page.click("section.since .quiet")
    expect(page.locator("section.since .players h3")).not_to_have_count(0)
    page.click("section.since .quiet")
    # The filter of the log can still be opened.
    kinds = page.locator(".filter select").last
    expect(kinds).to_be_hidden()
    page.click("button.funnel")
    kinds.select_option("table")
    expect(page.locator("ol.log > li").last).to_contain_text("The game begins")


def test_every_game_has_its_own_picture_in_the_colours_of_the_page(
    visit: NewVisit,
) -> None:
    page = visit().open("/")
    pictures = page.locator("article svg.picture use")
    expect(pictures).to_have_count(len(games.NAMES))
    for game, use in zip(games.NAMES, pictures.all(), strict=True):
        address = use.get_attribute("href") or ""
        assert address.startswith(f"/assets/{game}-")
        # Wait until it is loaded: an image that is not loaded has no size.
        page.wait_for_function("(use) => use.getBBox().width > 300", arg=use.element_handle())
        drawn = page.evaluate("(address) => fetch(address).then((it) => it.text())", address)
        assert "var(--ink-" in drawn
        assert "#" not in drawn.replace("#cover", ""), "a colour outside the palette"
        assert len(drawn) < 32_000
