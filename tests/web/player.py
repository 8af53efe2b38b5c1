"""Somebody who plays through the page, by mouse or by keyboard, without knowing the rules."""

import random
from dataclasses import dataclass

from playwright.sync_api import Page

_SEEN = """() => {
  const all = (selector, key) =>
    [...document.querySelectorAll(selector)].map((element) => element.dataset[key]);
  const tray = document.querySelector('section.tray');
  const focus = document.activeElement;
  return {
    at: tray?.dataset.position ?? '',
    mine: tray?.classList.contains('mine') ?? false,
    over: document.querySelector('dialog[open]') !== null,
    confirming: document.querySelector('section.tray .choices .main') !== null,
    choices: all('section.tray .choices [data-move]', 'move'),
    lit: all('.thing.lit', 'thing'),
    picked: all('.thing.picked', 'thing'),
    focus: focus?.classList.contains('lit') ? focus.dataset.thing : '',
  };
}"""
_ON = """([at, picked]) => {
  const tray = document.querySelector('section.tray');
  return document.querySelector('dialog[open]') || (tray && (
    tray.dataset.position !== at
    || tray.ariaBusy === 'true'
    || tray.querySelector('.choices .main')
    || document.querySelectorAll('.thing.picked').length !== picked));
}"""
_MY_TURN = """() => document.querySelector('dialog[open]')
  || document.querySelector('section.tray.mine[aria-busy=false]')"""


@dataclass
class Seen:
    """What the page shows."""

    at: str
    mine: bool
    over: bool
    confirming: bool
    choices: list[str]
    lit: list[str]
    picked: list[str]
    focus: str


class Player:
    """Plays whatever is offered, by lot."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.lot = random.Random(seed)

    def look(self) -> Seen:
        return Seen(**self.page.evaluate(_SEEN))

    def wait_for_turn(self) -> Seen:
        self.page.wait_for_function(_MY_TURN, timeout=90_000)
        return self.look()

    def _wait_for_change(self, seen: Seen) -> None:
        self.page.wait_for_function(_ON, arg=[seen.at, len(seen.picked)], timeout=90_000)

    def play_by_mouse(self) -> None:
        """To the end of the game."""
        while not (seen := self.wait_for_turn()).over:
            self.click_on(seen)

    def click_on(self, seen: Seen) -> None:
        """Click on one thing or button that is offered."""
        if seen.confirming:
            self.page.click("section.tray .choices .main")
            return
        if seen.lit and (not seen.choices or self.lot.random() < 0.8):
            self.page.click(f'.thing.lit[data-thing="{self.lot.choice(seen.lit)}"]')
        else:
            self.page.click(f'section.tray [data-move="{self.lot.choice(seen.choices)}"]')
        self._wait_for_change(seen)

    def play_by_keyboard(self) -> None:
        """To the end of the game, without touching a mouse."""
        while not (seen := self.wait_for_turn()).over:
            self.press_on(seen)

    def press_on(self, seen: Seen) -> None:
        keys = self.page.keyboard
        if seen.confirming:
            # The question has the focus.
            keys.press("Enter")
            return
        if seen.choices and (not seen.lit or self.lot.random() < 0.3):
            keys.press(str(self.lot.randint(1, min(9, len(seen.choices)))))
        else:
            self._walk_to_a_thing()
            keys.press("Enter")
        self._wait_for_change(seen)

    def _walk_to_a_thing(self) -> None:
        for _ in range(400):
            if self.look().focus:
                break
            self.page.keyboard.press("Tab")
        for _ in range(self.lot.randint(0, 3)):
            before = self.look().focus
            way = self.lot.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
            self.page.keyboard.press(way)
            if not self.look().focus:
                self.page.focus(f'[data-thing="{before}"]')


def sit_down(page: Page, game: str, level: str, seats: int = 2) -> str:
    """Two clicks against bots, from the home page; returns the address of the table."""
    card = page.locator("article", has=page.locator(f'a[href="/games/{game}"]'))
    card.locator(".button.main").first.click()
    if seats != 2:
        card.locator("select").select_option(str(seats))
    card.locator(f'[data-level="{level}"]').click()
    page.wait_for_selector("section.tray")
    return page.url
