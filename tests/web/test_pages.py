"""Every page: no barrier, no missing word, nothing cut off, quick and steady."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from bench.page import script_of
from guildhall import games, locales
from guildhall.core.playout import choose_eagerly
from guildhall.core.record import loads
from guildhall.core.rng import seeded
from guildhall.table import LocalTable
from tests.web.barriers import check_in_all_looks, speak
from tests.web.conftest import DESKTOP, PHONE, NewVisit, Visit
from tests.web.player import Player, at_table, sit_down
from tests.web.test_end import upload

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
"""Answers, tools and areas whose words do not fit into their buttons."""


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
"""Where each page is, and what of it comes last."""


def open_whole(visitor: Visit, place: str) -> Page:
    path, last = PAGES[place]
    page = visitor.open(path)
    page.locator(last).first.wait_for()
    return page


@pytest.mark.parametrize("place", PAGES)
def test_a_page_keeps_nobody_out_and_is_whole_on_a_phone_in_every_language(
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


def test_a_room_leads_to_every_game(visit: NewVisit) -> None:
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


def test_what_opens_a_table_is_in_sight_before_anybody_scrolls(visit: NewVisit) -> None:
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


def test_every_setting_can_be_reached_and_read_whole(visit: NewVisit) -> None:
    page = open_whole(visit(), "about")
    settings = page.locator("#settings")
    for language in locales.LANGUAGES:
        speak(page, language)
        for size in (DESKTOP, PHONE):
            resize(page, size)
            page.click('[aria-controls="settings"]')
            expect(settings).to_be_in_viewport(ratio=1)
            assert page.evaluate(_CUT_CHOICES) == [], (language, size)
            wide, room = settings.evaluate("(it) => [it.scrollWidth, it.clientWidth]")
            assert wide <= room, (language, size)
            page.keyboard.press("Escape")
            expect(settings).to_be_hidden()


def test_two_tabs_follow_and_keep_each_others_settings(visit: NewVisit) -> None:
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
        speak(other, "pl")
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        # What is set in the same moment in both stays too: no one has received the other yet.
        page.evaluate(
            "() => (localStorage.guildhall ="
            " JSON.stringify({ ...JSON.parse(localStorage.guildhall), sound: true }))"
        )
        page.locator("#settings select").first.select_option("dark")
        kept = "() => { const { ask, sound, theme } = JSON.parse(localStorage.guildhall);"
        page.wait_for_function(f"{kept} return ask === 'never' && sound && theme === 'dark'; }}")


POLISH = "**/assets/words-pl-*.js"


def _choose_slow_polish(visitor: Visit) -> list[Route]:
    """On the home page; returns what is on its way until it is let through."""
    page = open_whole(visitor, "home")
    held: list[Route] = []
    page.route(POLISH, lambda route: held.append(route))
    page.select_option("header select", "pl")
    visitor.wait_until(lambda: bool(held))
    return held


def _let_through(page: Page, held: list[Route]) -> None:
    for route in held:
        route.continue_()
    page.unroute(POLISH)


def test_a_table_opened_while_a_language_is_fetched_speaks_it_too(visit: NewVisit) -> None:
    visitor = visit()
    held = _choose_slow_polish(visitor)
    page = visitor.page
    sit_down(page, "builders", "random")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    _let_through(page, held)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    buy = locales.text("pl", "builders-move-buy")
    expect(page.locator("section.tray button", has_text=buy)).to_be_visible()


def test_of_two_languages_the_one_chosen_last_is_spoken(visit: NewVisit) -> None:
    visitor = visit()
    held = _choose_slow_polish(visitor)
    page = visitor.page
    speak(page, "fr")
    _let_through(page, held)
    page.evaluate("async (file) => void (await import(file))", held[0].request.url)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("header select")).to_have_value("fr")


def test_a_language_that_cannot_be_fetched_is_not_chosen(visit: NewVisit) -> None:
    page = open_whole(visit(), "home")
    page.route(POLISH, lambda route: route.abort())
    # However often: a page in a language that does not come would not begin.
    for _ in range(2):
        page.select_option("header select", "pl")
        expect(page.locator("header select")).to_have_value("en")
    assert page.evaluate("() => JSON.parse(localStorage.guildhall).language") == "en"
    page.unroute_all(behavior="ignoreErrors")
    speak(page, "pl")


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
    """What a finger does not find: it needs 44 pixels."""
    found: list[str] = page.evaluate(_TOO_SMALL, targets)
    return found


@pytest.mark.parametrize("game", games.NAMES)
def test_a_table_keeps_nobody_out_and_on_a_phone_a_finger_finds_everything(
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
        speak(page, language)
        assert page.evaluate(NARROW) == {"wide": False, "cut": []}, language
        assert page.evaluate(_CUT_WORDS) == [], language
    # All areas stand side by side: none has to be scrolled to.
    speak(page, "en")
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


def test_all_answers_are_in_sight_on_a_large_screen(visit: NewVisit) -> None:
    sizes = {"width": 1920, "height": 1080}, {"width": 2560, "height": 1440}
    page = at_table(visit(viewport=sizes[0]), "burgundy", "random")
    player = Player(page, 4)
    seen = player.wait_for_turn()
    while len(seen.choices) < 5:
        player.click_on(seen)
        seen = player.wait_for_turn()
        assert not seen.over, "never five answers"
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
"""Whether the log is longer than its room, and how many of its lines can be read in full."""


@pytest.mark.parametrize("game", games.NAMES)
def test_the_most_players_leave_five_lines_of_the_log_in_sight(visit: NewVisit, game: str) -> None:
    page = at_table(visit(), game, "random", games.load(game).max_seats)
    player = Player(page, 2)
    seen = player.wait_for_turn()
    full, lines = page.evaluate(_LINES)
    while not full:
        player.click_on(seen)
        seen = player.wait_for_turn()
        full, lines = page.evaluate(_LINES)
    assert lines >= 5
    # What happened since one's turn is shown beside them, and opened there.
    page.click("section.since .quiet")
    expect(page.locator("section.since .players h3")).not_to_have_count(0)
    page.click("section.since .quiet")
    # Who wants to filter them still can.
    kinds = page.locator(".filter select").last
    expect(kinds).to_be_hidden()
    page.click("button.funnel")
    kinds.select_option("table")
    expect(page.locator("ol.log > li").last).to_contain_text("The game begins")


def test_every_game_is_announced_by_its_own_picture_in_the_inks_of_the_page(
    visit: NewVisit,
) -> None:
    page = visit().open("/")
    pictures = page.locator("article svg.picture use")
    expect(pictures).to_have_count(len(games.NAMES))
    for game, use in zip(games.NAMES, pictures.all(), strict=True):
        address = use.get_attribute("href") or ""
        assert address.startswith(f"/assets/{game}-")
        # Shown as soon as it has come: what is not there has no size.
        page.wait_for_function("(use) => use.getBBox().width > 300", arg=use.element_handle())
        drawn = page.evaluate("(address) => fetch(address).then((it) => it.text())", address)
        assert "var(--ink-" in drawn
        assert "#" not in drawn.replace("#cover", ""), "an ink of its own"
        assert len(drawn) < 32_000


def test_the_language_is_switched_without_losing_the_place(visit: NewVisit) -> None:
    page = at_table(visit(), "builders", "random")
    Player(page, 7).wait_for_turn()
    page.evaluate("() => (window.same = true)")
    speak(page, "pl")
    page.get_by_text("Pozostałe akcje: 3. Co robisz?").wait_for()
    assert page.evaluate("() => window.same")


_STEADY = """
window.shifts = [];
let acted = false;
addEventListener('pointerdown', () => (acted ||= !!document.querySelector('section.tray')), true);
new PerformanceObserver((list) => {
  // One's own area changes, and once one has done something at the table what one is asked, on a
  // slow machine later than what the browser takes for an answer to it.
  const changing = acted ? 'section.mine' : 'section.mine:not(.tray)';
  const own = (node) => node?.parentElement?.closest(changing);
  for (const one of list.getEntries()) {
    const moved = one.sources.filter(({ node }) => !own(node));
    if (one.hadRecentInput || moved.length === 0) continue;
    window.shifts.push(`${one.value} ${moved.map(({ node }) => node?.parentElement?.outerHTML)}`);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""
"""Remembers what has moved; nothing is forgiven because it is small."""


_TO_POINT_AT = """() => {
  const things = [...document.querySelectorAll('.thing.pickable')];
  return things.slice(0, 12).map((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}"""
_DRAWN_ANEW = """() => new Promise((drawn) =>
  requestAnimationFrame(() => requestAnimationFrame(drawn)))"""


@pytest.mark.parametrize("game", games.NAMES)
def test_the_first_table_needs_little_script_and_stays_where_it_is(
    visit: NewVisit, game: str
) -> None:
    visitor = visit()
    visitor.context.add_init_script(_STEADY)
    page = visitor.open("/")
    sit_down(page, game, "random")
    assert 10_000 < script_of(page) <= MOST_SCRIPT
    player = Player(page, 8)
    player.wait_for_turn()
    for x, y in page.evaluate(_TO_POINT_AT):
        page.mouse.move(x, y)
        page.evaluate(_DRAWN_ANEW)
    assert page.evaluate("() => window.shifts") == []
    for _ in range(8):
        player.click_on(player.wait_for_turn())
    assert page.evaluate("() => window.shifts") == []
    page.reload()
    page.wait_for_selector("section.tray")
    assert page.evaluate("() => window.shifts") == []


_SHOWN = "() => [...document.querySelectorAll('.games, .filters')].map((one) => one.offsetTop)"


def test_the_home_page_stays_where_it_is_until_one_is_at_the_table(visit: NewVisit) -> None:
    """However long it takes to open it: one becomes a guest, and a table waits for one's move."""
    visitor = visit()
    page = visitor.open("/")
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/api/tables", lambda route: held.append((route, route.fetch())))
    card = page.locator("article", has=page.locator('a[href="/games/burgundy"]'))
    card.locator(".button.main").first.click()
    before = page.evaluate(_SHOWN)
    card.locator('[data-level="random"]').click()
    visitor.wait_until(lambda: bool(held))
    [(route, opened)] = held
    table = opened.json()["id"]

    def received(frame: dict[str, Any]) -> bool:
        """Depending on whether it was made before or after the guest saw the lobby."""
        if frame["type"] == "lobby":
            return any(one["id"] == table for one in frame["lobby"]["mine"])
        return bool(frame["type"] == "lobby-change" and frame["table"]["id"] == table)

    visitor.wait_until(lambda: any(map(received, visitor.frames)))
    page.evaluate(_DRAWN_ANEW)
    assert page.evaluate(_SHOWN) == before
    route.fulfill(response=opened)
    page.locator("section.tray").wait_for()
    page.go_back()
    expect(page.locator(".name")).to_contain_text("You are")


def test_home_stays_as_it_is_while_one_of_two_tables_is_still_on_its_way(visit: NewVisit) -> None:
    visitor = visit()
    page = visitor.open("/")
    held: list[Route] = []
    page.route("**/api/tables", lambda route: held.append(route))
    cards = [
        page.locator("article", has=page.locator(f'a[href="/games/{game}"]'))
        for game in ("burgundy", "craftsmen")
    ]
    for card in cards:
        card.locator(".button.main").first.click()
        card.locator('[data-level="random"]').click()
    visitor.wait_until(lambda: len(held) == 2)
    refused, opened = held
    refused.fulfill(status=503, json={"error": "unavailable"})
    cards[0].get_by_role("alert").wait_for()
    visitor.complaints.clear()
    assert page.locator(".name").count() == 0
    opened.continue_()
    page.locator("section.tray").wait_for()


def test_who_comes_home_on_the_way_to_a_table_finds_all_that_is_there(visit: NewVisit) -> None:
    visitor = visit()
    visitor.be_guest("Ann")
    page = visitor.open("/games/burgundy")
    held: list[Route] = []
    page.route("**/api/tables", lambda route: held.append(route))
    page.get_by_role("button", name="Open the table").click()
    visitor.wait_until(lambda: bool(held))
    page.locator('header a[href="/"]').first.click()
    expect(page.locator(".name")).to_contain_text("You are playing as Ann")
    held[0].continue_()
    page.wait_for_url("**/table/*")


_LEAF_THROUGH = """async (last) => {
  document.head.append(Object.assign(document.createElement('style'), {
    textContent: 'section.mine { display: none !important }',
  }));
  document.querySelector('.opponents').scrollIntoView();
  const frame = () => new Promise(requestAnimationFrame);
  const position = document.querySelector('section.control input[type=range]');
  const found = [];
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      // Lines of the log rise when others follow them.
      const pushed = sources.filter(({ node }) => !node?.parentElement?.closest('.log'));
      if (pushed.length === 0) continue;
      const moved = pushed.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200));
      found.push(`at ${position.value}: ${value} ${moved}`);
    }
  });
  const turnTo = async (number) => {
    position.value = number;
    position.dispatchEvent(new Event('input', { bubbles: true }));
    const shown = () => document.querySelector('section.control .at').dataset.at === `${number}`;
    const patience = performance.now() + 60_000;
    while (!shown()) {
      if (performance.now() > patience) throw new Error(`position ${number} is not shown`);
      await frame();
    }
    await frame();
    await frame();
  };
  // From the start; what moves before, or with the window, is not looked at.
  await turnTo(0);
  observer.observe({ type: 'layout-shift' });
  const step = Math.ceil(last / 40);
  for (let number = 0; number <= last; number += step) await turnTo(number);
  observer.disconnect();
  return found;
}"""
"""Goes through a replayed game; only what the others have and what all share is looked at."""


@cache
def crowded(game: str) -> str:
    """The record of a game with the most players, by chance but always the same."""
    rules = games.load(game)
    table = LocalTable.open(rules, rules.max_seats, 11)
    rng = seeded(11)
    while not table.state.over:
        table.play(choose_eagerly(table.state, rng))
    return table.record().dumps()


@pytest.mark.parametrize("game", games.NAMES)
def test_nothing_is_pushed_away_by_what_others_do(visit: NewVisit, game: str) -> None:
    record = crowded(game)
    visitor = visit()
    table = upload(visitor, record)
    page = visitor.open(f"/replay/{table}")
    page.wait_for_selector("section.control input[type=range]")
    for size in (DESKTOP, PHONE):
        resize(page, size)
        assert page.evaluate(_LEAF_THROUGH, len(loads(record).moves)) == [], size
