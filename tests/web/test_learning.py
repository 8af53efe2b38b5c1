"""Lessons in the browser: on the real table, with hints and the coach."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from guildhall import games, locales
from guildhall.lessons.script import script
from tests.web.barriers import check_in_all_looks, switch_language
from tests.web.conftest import DESKTOP, PHONE, NewVisit
from tests.web.player import Player, sit_down, wait_until_ready

CARD = "section.lesson"


def shown(page: Page) -> dict[str, list[str]]:
    """Return the outlined things on the table and buttons of the tray."""
    found: dict[str, list[str]] = page.evaluate(
        """() => ({
          things: [...document.querySelectorAll('.named[data-thing]')].map((e) => e.dataset.thing),
          moves: [...document.querySelectorAll('section.tray .named[data-move]')]
            .map((e) => e.dataset.move),
        })"""
    )
    return found


_LESSON = f"""(before) => new Promise((resolve, reject) => {{
  const start = performance.now();
  const all = (selector, key) =>
    [...document.querySelectorAll(selector)].map((element) => element.dataset[key]);
  const look = () => {{
    const tray = document.querySelector('section.tray');
    const step = Number(document.querySelector('{CARD}')?.dataset.step ?? -1);
    const at = tray?.dataset.position ?? '';
    const ended = document.querySelector('[data-lesson=next], [data-lesson=play]') !== null;
    const on = document.querySelector('[data-lesson=on]') !== null;
    const things = all('.thing.pickable.named:not(.picked)', 'thing');
    const moves = all('section.tray .named[data-move]', 'move');
    const give = document.querySelector('section.tray .give:enabled') !== null;
    const sign = [step, at, give, ...all('.thing.picked', 'thing')].join();
    const ready = tray?.matches('[data-paused=false][aria-busy=false][data-foreseen=true]');
    const asked = ready && (things.length > 0 || moves.length > 0 || give);
    if (step >= 0 && sign !== before && (ended || on || asked)) {{
      resolve({{ step, at, ended, on, things, moves, give, sign }});
    }} else if (performance.now() - start > 90_000) reject(`nothing happens after ${{before}}`);
    else setTimeout(look, 5);
  }};
  look();
}})"""
"""Wait in the page for an action and the lesson's reaction; return what the lesson outlines."""


class PageLearner:
    """A player who clicks only what a lesson outlines."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._player = Player(page, 0)
        self._given: list[tuple[int, str]] = []
        """The pressed buttons with their steps: one click may still need to be confirmed."""

    def step(self) -> int:
        return int(self.page.get_attribute(CARD, "data-step") or 0)

    def finish(self) -> None:
        """Play to the end of the chapter."""
        seen = self._look("")
        while not seen["ended"]:
            self._do(seen)
            seen = self._look(seen["sign"])

    def answer(self) -> None:
        """Answer this step and wait for the next one."""
        seen = self._look("")
        asked = seen["step"]
        while seen["step"] == asked and not seen["ended"]:
            self._do(seen)
            seen = self._look(seen["sign"])

    def _look(self, before: str) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(_LESSON, before)
        return seen

    def _do(self, seen: dict[str, Any]) -> None:
        step = seen["step"]
        moves = [move for move in seen["moves"] if (step, move) not in self._given]
        if seen["on"]:
            selector = "[data-lesson=on]"
        elif seen["things"]:
            thing = seen["things"][0]
            selector = f'.thing.pickable.named:not(.picked)[data-thing="{thing}"]'
        elif moves:
            self._given.append((step, moves[0]))
            selector = f'section.tray [data-move="{moves[0]}"]'
        else:
            selector = "section.tray .give:enabled"
        self._player.point_at(seen["at"], selector)


_DONE = f"""() => [
  document.querySelector('{CARD}').dataset.step,
  document.querySelectorAll('[aria-pressed=true], [aria-selected=true], :checked').length,
  document.querySelector('section.tray .give:enabled') !== null,
].join()"""
"""Changes with every action."""


class Follower:
    """A screen reader user who does what is announced as outlined, by keyboard alone."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        outlined = locales.text(language, "web-outlined")
        possible = locales.text(language, "web-words-possible")
        self.outlined = re.compile(rf"\(.*{outlined}\)")
        self.cell = re.compile(rf"\({possible}.*{outlined}\)")
        self.lines: list[str] = []
        """The log of the text view."""

    def finish(self) -> None:
        page = self.page
        page.locator("[data-lesson=on]").focus()
        page.keyboard.press("Shift")
        end = page.locator("[data-lesson=next]")
        while not end.count():
            # The focus is always where it is needed.
            page.wait_for_function("() => document.activeElement !== document.body")
            before = page.evaluate(_DONE)
            self._do()
            page.wait_for_function(f"(before) => ({_DONE})() !== before", arg=before)
            wait_until_ready(page)
        expect(end).to_be_focused()
        self.lines = page.get_by_role("log").locator("p").all_inner_texts()

    def _do(self) -> None:
        page = self.page
        on = page.locator("[data-lesson=on]")
        if on.count():
            expect(on).to_be_focused()
        elif not page.locator("section.tray .give:focus").count():
            (self._named() or page.locator("section.tray .give")).focus()
        page.keyboard.press("Enter")

    def _named(self) -> Locator | None:
        """Return an outlined control that has not been chosen yet."""
        things = self.page.get_by_role("button", name=self.outlined)
        cells = self.page.get_by_role("gridcell", name=self.cell)
        chosen = "[aria-pressed=true], [aria-selected=true], [aria-expanded]"
        found = things.or_(cells).and_(self.page.locator(f":not({chosen})"))
        return found.first if found.count() else None


@pytest.mark.parametrize(
    ("path", "language", "in_words"),
    [
        ("builders/workers", "en", True),
        ("builders/sites", "pl", False),
        ("builders/machines", "fr", True),
        ("burgundy/dice", "fr", False),
        ("burgundy/placing", "pl", True),
        ("craftsmen/colours", "fr", False),
        ("craftsmen/capital", "pl", True),
    ],
)
def test_a_lesson_is_completed_with_a_screen_reader(
    visit: NewVisit, path: str, language: str, in_words: bool
) -> None:
    visitor = visit(language=language)
    visitor.context.add_init_script(
        f"""localStorage.guildhall = JSON.stringify(
          {{ ...JSON.parse(localStorage.guildhall), inWords: {json.dumps(in_words)} }});"""
    )
    follower = Follower(visitor.open(f"/learn/{path}"), language)
    if in_words:
        follower.page.wait_for_selector(".in-words .level-2")
    follower.finish()
    # Moves played by the lesson are announced too.
    assert bool(follower.lines) == in_words


def test_the_text_view_does_not_steal_the_focus_when_it_loads_late(visit: NewVisit) -> None:
    visitor = visit()
    visitor.context.add_init_script(
        """localStorage.guildhall = JSON.stringify(
          { ...JSON.parse(localStorage.guildhall), inWords: true });
        const frame = requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (draw) => frame((time) => {
          // Another element takes the focus before the frame is drawn.
          document.querySelector('[data-lesson=on]')?.focus();
          draw(time);
        });"""
    )
    page = visitor.open("/learn/builders/machines")
    page.wait_for_selector(".in-words .level-2")
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")
    expect(page.locator("[data-lesson=on]")).to_be_focused()


@pytest.mark.parametrize(
    "name", [name for name in games.NAMES if script(games.load(name)).chapters]
)
def test_clicking_what_is_outlined_completes_the_lessons(visit: NewVisit, name: str) -> None:
    visitor = visit()
    chapters = script(games.load(name)).chapters
    page = visitor.open(f"/learn/{name}")
    page.click("a.button.main")
    for number, _ in enumerate(chapters, 1):
        PageLearner(page).finish()
        if number < len(chapters):
            page.click("[data-lesson=next]")
            page.wait_for_selector(f"{CARD}[data-step='0']")
    page.click(f"{CARD} footer a")
    expect(page.locator("ol .done")).to_have_count(len(chapters))
    assert visitor.browser_errors == []


def test_a_mistake_is_explained_and_the_position_stays(visit: NewVisit) -> None:
    page = visit().open("/learn/builders/sites")
    page.wait_for_selector("[data-lesson=on]")
    learner = PageLearner(page)
    while page.locator("[data-lesson=on]").count():
        before = learner.step()
        page.click("[data-lesson=on]")
        page.wait_for_function(f"() => document.querySelector('{CARD}').dataset.step > {before}")
    at = learner.step()
    # Only the required card is outlined, though other cards are legal.
    lit = "() => [...document.querySelectorAll('.thing.lit')]"
    outlined = f"{lit}.filter((one) => getComputedStyle(one).outlineStyle !== 'none')"
    assert page.evaluate(f"{lit}.length") > 1
    assert page.evaluate(f"{outlined}.map((one) => one.dataset.thing)") == shown(page)["things"]
    wait_until_ready(page)
    page.click('section.tray [data-move="take 1"]')
    expect(page.locator(f"{CARD} .mistake")).to_be_visible()
    assert learner.step() == at
    learner.answer()
    page.wait_for_function(f"() => document.querySelector('{CARD}').dataset.step > {at}")


def test_the_navigation_of_a_step_fits_one_line_on_a_phone(visit: NewVisit) -> None:
    page = visit(viewport=PHONE).open("/learn/builders/sites")
    page.click("[data-lesson=on]")
    page.wait_for_selector(f"{CARD}[data-step='1'] [data-lesson=on]")
    tops = f"[...document.querySelectorAll('{CARD} footer .button')].map((one) => one.offsetTop)"
    for language in locales.LANGUAGES:
        switch_language(page, language)
        assert len(page.evaluate(tops)) == 3, language
        assert len(set(page.evaluate(tops))) == 1, language


def test_a_lesson_resumes_where_it_was_left_even_after_its_script_changed(
    visit: NewVisit,
) -> None:
    visitor = visit()
    page = visitor.open("/learn/builders/sites")
    page.click("[data-lesson=on]")
    page.wait_for_selector(f"{CARD}[data-step='1']")
    page.goto(page.url)
    page.wait_for_selector(f"{CARD}[data-step='1']")
    # It resumes after the last step that still fits.
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage['guildhall-progress']);
          kept.lessons['builders/sites'].answers.push(['a move of another script']);
          localStorage['guildhall-progress'] = JSON.stringify(kept);
        }"""
    )
    page.goto(page.url)
    page.wait_for_selector(f"{CARD}[data-step='1']")
    assert visitor.browser_errors.pop().endswith("422 (Unprocessable Entity)")
    page.click("[data-lesson=back]")
    page.wait_for_selector(f"{CARD}[data-step='0']")


def test_two_tabs_keep_each_others_progress(visit: NewVisit) -> None:
    page = visit().open("/learn/builders/sites")
    page.wait_for_selector(f"{CARD}[data-step='0']")
    page.evaluate(
        """() => {
          const dice = { game: 'burgundy', chapter: 'dice', answers: [], done: true, at: 1 };
          const kept = { of: '', puzzles: {}, lessons: { 'burgundy/dice': dice } };
          localStorage.setItem('guildhall-progress', JSON.stringify(kept));
        }"""
    )
    page.click("[data-lesson=on]")
    page.wait_for_selector(f"{CARD}[data-step='1']")
    kept = page.evaluate(
        "() => Object.keys(JSON.parse(localStorage['guildhall-progress']).lessons)"
    )
    assert sorted(kept) == ["builders/sites", "burgundy/dice"]


def test_a_lesson_that_fails_to_load_shows_an_error_and_can_be_retried(visit: NewVisit) -> None:
    visitor = visit()
    page = visitor.page
    page.route("**/lessons/sites", lambda route: route.abort())
    visitor.open("/learn/builders/sites")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("cannot be reached")
    page.unroute_all(behavior="ignoreErrors")
    alert.get_by_role("button", name="Try again").click()
    page.wait_for_selector(f"{CARD}[data-step='0']")


def test_the_first_game_after_the_lessons_is_opened_once(visit: NewVisit) -> None:
    visitor = visit()
    chapters = [chapter.name for chapter in script(games.load("builders")).chapters]
    lessons = {
        f"builders/{name}": {
            "game": "builders", "chapter": name, "done": True, "answers": [], "at": 1,
        }
        for name in chapters
    }  # fmt: skip
    done = json.dumps({"of": "", "lessons": lessons, "puzzles": {}})
    visitor.context.add_init_script(f"localStorage['guildhall-progress'] = {json.dumps(done)};")
    page = visitor.open("/learn/builders")
    play = page.locator("[data-lesson=play]")
    # A refusal is shown, and the request can be repeated.
    page.route("**/api/tables", lambda route: route.abort())
    play.click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.unroute_all(behavior="ignoreErrors")
    opened: list[str] = []

    def hear(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/tables"):
            opened.append(request.url)

    page.on("request", hear)
    play.dblclick()
    page.wait_for_selector("section.tray")
    page.remove_listener("request", hear)
    assert len(opened) == 1


def test_new_users_are_offered_the_lessons_first(visit: NewVisit) -> None:
    page = visit().open("/")
    offer = page.locator("section.newcomer")
    expect(offer).to_be_visible()
    first = page.locator("main h2").first
    expect(first).to_have_text("New here?")
    sit_down(page, "builders", "random")
    page.goto(page.url.split("/table")[0])
    page.wait_for_selector("article")
    expect(offer).to_have_count(0)


def test_a_lesson_can_be_completed_on_a_phone(visit: NewVisit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.open("/learn/builders/sites")
    PageLearner(page).finish()
    # There is no question left, so there is no text below the button.
    expect(page.locator("section.tray")).to_have_count(0)
    between = """() => document.querySelector('.dock .hand').getBoundingClientRect().top
      - document.querySelector('[data-lesson=next]').getBoundingClientRect().bottom"""
    assert 0 < page.evaluate(between) < 30
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    expect(page.locator("section.tray .question")).to_have_text("You have finished this chapter.")
    assert visitor.browser_errors == []


_SPOKEN_OF_IN_SIGHT = """() => {
  const card = document.querySelector('section.lesson').getBoundingClientRect().top;
  return [...document.querySelectorAll('.table .named[data-thing]')].some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top > 0 && bottom <= card;
  });
}"""


def test_on_a_phone_a_lesson_scrolls_to_what_it_explains(visit: NewVisit) -> None:
    """The player's row is far below the guilds, where the table begins."""
    page = visit(viewport=PHONE).open("/learn/craftsmen/chain")
    page.wait_for_selector(".table .named[data-thing]")
    page.wait_for_function(_SPOKEN_OF_IN_SIGHT)


def test_a_lesson_has_one_button_to_continue_is_accessible_and_opens_its_rule(
    visit: NewVisit,
) -> None:
    page = visit().open("/learn/builders/sites")
    expect(page.locator("[data-lesson=on]")).to_be_visible()
    expect(page.locator("section.tray .give")).to_be_hidden()
    check_in_all_looks(page, "a lesson")
    switch_language(page, "en")
    cited = page.locator(f"{CARD} .cite")
    number = cited.inner_text()
    cited.click()
    expect(page.locator(f"aside #{number}")).to_be_focused()
