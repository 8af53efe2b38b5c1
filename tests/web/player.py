"""A player who uses the page by mouse, touch or keyboard without knowing the rules."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from tests.web.conftest import Visit

_SEEN = """() => {
  const all = (selector, key) =>
    [...document.querySelectorAll(selector)].map((element) => element.dataset[key]);
  const tray = document.querySelector('section.tray');
  const focus = document.activeElement;
  const at = tray?.dataset.position ?? '';
  const over = document.querySelector('dialog[open]') !== null;
  const give = document.querySelector('section.tray .give:enabled')?.dataset.give ?? '';
  const picked = all('.thing.picked', 'thing');
  return {
    at, over, give, picked,
    sign: [at, over, give, ...picked].join(),
    deaf: tray?.dataset.paused !== 'false',
    kind: tray?.dataset.kind ?? '',
    offers: all('section.tray [data-offer]', 'offer'),
    mine: tray?.classList.contains('mine') ?? false,
    choices: all('section.tray .choices [data-move]', 'move'),
    lit: all('.thing.lit', 'thing'),
    focus: focus?.matches('.thing.pickable') ? focus.dataset.thing : '',
    lost: focus === null || focus === document.body,
  };
}"""
_SETTLED = f"""([before, turn]) => new Promise((resolve, reject) => {{
  const look = {_SEEN};
  const start = performance.now();
  const settled = () => {{
    const seen = look();
    const busy = document.querySelector('section.tray[aria-busy=true]') !== null;
    const done = before === null || seen.sign !== before || (busy && !turn);
    const foreseen = document.querySelector('section.tray[data-foreseen=true]') !== null;
    const asked = seen.mine && foreseen && !busy;
    const ready = !seen.deaf && (!turn || asked);
    if (done && ((turn && seen.over) || ready)) resolve(seen);
    else if (performance.now() - start > 90_000) {{
      const now = JSON.stringify({{ ...seen, busy, foreseen, done }});
      reject(`nothing happens after ${{before}}: ${{now}}`);
    }}
    else setTimeout(settled, 5);
  }};
  settled();
}})"""
"""Wait inside the page: polling from Python would take most of the time."""

_MIDDLE = """([selector, nth, at]) => new Promise((resolve, reject) => {
  const start = performance.now();
  let block = 'nearest', before = '';
  const look = () => {
    const now = document.querySelector('section.tray')?.dataset.position ?? '';
    if (now !== at) return resolve(null);
    const found = document.querySelectorAll(selector)[nth];
    found?.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = found?.getBoundingClientRect() ?? {};
    const middle = [x + width / 2, y + height / 2];
    const hit = found && !found.disabled ? document.elementFromPoint(...middle) : null;
    const still = before === middle.join();
    before = middle.join();
    const covered = Boolean(hit?.closest('.moment'));
    if (still && hit && (covered || found.contains(hit))) return resolve([...middle, covered]);
    if (performance.now() - start > 90_000) {
      const there = hit?.cloneNode().outerHTML ?? 'nothing';
      return reject(`${selector} cannot be clicked at ${middle}: there is ${there}`);
    }
    // The tray may cover it.
    if (still) block = { nearest: 'center', center: 'start', start: 'nearest' }[block];
    requestAnimationFrame(look);
  };
  look();
})"""
"""Return a point at which the thing can be clicked, once it is still and uncovered.

Return nothing if the game has continued: a single legal move may be played automatically. The last
value says whether a summary that a click closes covers the point."""


_GIVEN = """(at) =>
  document.querySelector('section.tray .give:enabled, section.coach, [data-solved]')
  || document.querySelector('section.tray').dataset.position !== at"""


@dataclass
class Seen:
    """The visible state of the page."""

    at: str
    sign: str
    """Changes with every action here."""
    mine: bool
    over: bool
    give: str
    """The answer that the confirm button would give."""
    deaf: bool
    kind: str
    choices: list[str]
    offers: list[str]
    """Suggested sets."""
    lit: list[str]
    picked: list[str]
    focus: str
    lost: bool
    """Nothing has the focus."""


class Player:
    """Plays offered answers at random."""

    def __init__(self, page: Page, seed: int, *, by_touch: bool = False) -> None:
        self.page = page
        self.lot = random.Random(seed)
        self._point = page.touchscreen.tap if by_touch else page.mouse.click

    def look(self) -> Seen:
        return Seen(**self.page.evaluate(_SEEN))

    def wait_for_turn(self, after: Seen | None = None) -> Seen:
        """Wait until an action is possible and, with `after`, another action has been done."""
        return Seen(**self.page.evaluate(_SETTLED, [after.sign if after else None, True]))

    def wait_for_next_position(self, after: Seen) -> None:
        self.page.wait_for_function(
            f"() => document.querySelector('section.tray').dataset.position > {after.at}"
        )

    def play_by_pointing(self, look: Callable[[Seen], None] = lambda seen: None) -> None:
        """Play to the end of the game; call `look` with the visible state before each click."""
        seen = self.wait_for_turn()
        while not seen.over:
            look(seen)
            self._click(seen)
            seen = self.wait_for_turn(seen)

    def click_on(self, seen: Seen) -> None:
        """Click a thing or button that is offered, and wait for the effect."""
        self._click(seen)
        self.wait_until_done(seen)

    def wait_until_done(self, after: Seen) -> None:
        """Wait until an action has an effect and the next click counts."""
        self.page.evaluate(_SETTLED, [after.sign, False])

    def _click(self, seen: Seen) -> None:
        if seen.give and not (seen.kind == "number" and self.lot.random() < 0.3):
            self._hit(seen, "section.tray .give")
        elif seen.offers and (seen.picked or self.lot.random() < 0.7):
            self._hit(seen, "section.tray [data-offer]", self.lot.randrange(len(seen.offers)))
        elif seen.lit and (not seen.choices or self.lot.random() < 0.8):
            self._hit(seen, f'.thing[data-thing="{self.lot.choice(self._pointable(seen))}"]')
        elif seen.choices:
            self._hit(seen, f'section.tray [data-move="{self.lot.choice(seen.choices)}"]')
        else:
            self._hit(seen, "section.tray .give")

    def _hit(self, seen: Seen, selector: str, nth: int = 0) -> None:
        self.point_at(seen.at, selector, nth)

    def point_at(self, at: str, selector: str, nth: int = 0) -> None:
        """Click the centre; Playwright's own click takes three times as long."""
        covered = True
        while covered and (found := self.page.evaluate(_MIDDLE, [selector, nth, at])):
            *middle, covered = found
            self._point(*middle)

    def _pointable(self, seen: Seen) -> list[str]:
        """Return the clickable things; if a set is too large, deselect some members."""
        return seen.picked if seen.kind == "set" and len(seen.picked) > 1 else seen.lit

    def play_by_keyboard(self) -> None:
        """Play to the end of the game without a mouse."""
        seen = self.wait_for_turn()
        while not seen.over:
            self._press(seen)
            seen = self.wait_for_turn(seen)
            if seen.lost and not seen.over:
                self.page.wait_for_function("() => document.activeElement !== document.body")
                seen = self.look()

    def _press(self, seen: Seen) -> None:
        keys = self.page.keyboard
        if seen.give and not (seen.kind == "number" and self.lot.random() < 0.3):
            keys.press("c")
        elif seen.offers and (seen.picked or self.lot.random() < 0.7):
            keys.press(str(self.lot.randint(1, len(seen.offers))))
        elif seen.kind == "number" and seen.choices:
            # Digits are typed into the number field.
            self._tab_to("section.tray [data-move]")
            keys.press("Enter")
        elif seen.choices and (not seen.lit or self.lot.random() < 0.3):
            first = len(seen.offers) + 1
            keys.press(str(self.lot.randint(first, min(9, first + len(seen.choices) - 1))))
        elif seen.give:
            keys.press("c")
        elif self._pointable(seen) != seen.lit:
            keys.press("u")
        else:
            self._walk_to_a_thing()
            keys.press("Enter")

    def _tab_to(self, selector: str) -> None:
        for _ in range(400):
            if self.page.evaluate("(one) => document.activeElement.matches(one)", selector):
                break
            self.page.keyboard.press("Tab")

    def _walk_to_a_thing(self) -> None:
        self._tab_to(".thing.pickable")
        steps = self.lot.choice((0, 0, 0, 1, 2, 3))
        before = self.look().focus if steps else ""
        for _ in range(steps):
            way = self.lot.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
            self.page.keyboard.press(way)
            if there := self.look().focus:
                before = there
            else:
                self.page.focus(f'[data-thing="{before}"]')


def wait_until_ready(page: Page) -> None:
    """Wait until clicks count and the previews of the current position are loaded."""
    page.locator("section.tray[data-paused=false][aria-busy=false][data-foreseen=true]").wait_for()


def click_twice(thing: Locator) -> None:
    """Click twice without a delay, like a hasty double click."""
    thing.evaluate("(one) => { for (let n = 0; n < 2; n++) one.click(); }")


def choose(page: Page, move: str) -> None:
    """Play a move from the list of all moves, and confirm it if required."""
    wait_until_ready(page)
    at = page.get_attribute("section.tray", "data-position")
    page.keyboard.press("m")
    page.locator(f'.moves [data-move="{move}"]').click()
    page.wait_for_function(_GIVEN, arg=at)
    give = page.locator("section.tray .give:enabled")
    if give.count():
        wait_until_ready(page)
        give.click()


def at_table(visitor: Visit, game: str, level: str, seats: int = 2) -> Page:
    """Open the table that two clicks would open, without the home page."""
    visitor.be_guest("Guest")
    bots = [level] * (seats - 1)
    wanted = {"game": game, "seats": seats, "bots": bots, "public": False, "start": True}
    page = visitor.open(f"/table/{visitor.call('POST', '/tables', wanted)['id']}")
    page.locator("section.tray").wait_for()
    return page


def sit_down(page: Page, game: str, level: str, seats: int = 2) -> str:
    """Open a game against bots with two clicks from the home page; return the table's path."""
    card = page.locator("article", has=page.locator(f'a[href="/games/{game}"]'))
    card.locator(".button.main").first.click()
    if seats != 2:
        card.locator("select").select_option(str(seats))
    card.locator(f'[data-level="{level}"]').click()
    page.locator("section.tray").wait_for()
    return page.url
