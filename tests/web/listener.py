"""A player who uses only roles, accessible names and the keyboard, like a screen reader user."""

import random
import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

_ROLE = re.compile(r"""^\s*- '?(button|checkbox) "((?:[^"\\]|\\.)*)"(.*)$""")
_POINTS = re.compile(r"(\d+) points?")
_CONFIRM = re.compile(r"^(Confirm|End turn)$")
_NOTE = """() => {
  window.announced = [];
  const log = document.querySelector('[role=log]');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const line of addedNodes) if (line.textContent) window.announced.push(line.textContent);
    }
  }).observe(log, { childList: true });
}"""
"""Record what is added to the polite log, as a screen reader would announce it."""

_HAPPENED = """(before) => new Promise((resolve, reject) => {
  const start = performance.now();
  const look = () => {
    const tray = document.querySelector('section.tray');
    const over = document.querySelector('dialog[open]') !== null;
    const give = tray.querySelector('.give');
    const ticked = document.querySelectorAll('.in-words :checked').length;
    const { position, paused: deaf } = tray.dataset;
    const sign = [position, over, give.textContent, give.disabled, ticked].join();
    // The effect of a selection appears after the server's response.
    const shown = !ticked || document.querySelector('.in-words .makes').textContent.trim() !== '';
    const mine = tray.matches('.mine[aria-busy=false][data-foreseen=true]');
    const ready = mine && deaf === 'false' && shown;
    if (sign !== before && (over || ready)) resolve([sign, over]);
    else if (performance.now() - start > 90_000) reject(`nothing happens after ${before}`);
    else setTimeout(look, 5);
  };
  look();
})"""
"""Wait until something has happened and something can be operated."""


@dataclass
class Control:
    """A control as a screen reader announces it."""

    role: str
    name: str
    nth: int
    """Index among the controls of its role in its region."""
    disabled: bool
    ticked: bool


class Listener:
    """Plays to the end by accessible text: at random, or for points if `eager`."""

    def __init__(self, page: Page, seed: int, *, eager: bool = False) -> None:
        self.page = page
        self.lot = random.Random(seed)
        self.eager = eager
        self.choices = page.locator(".in-words section.choices")
        self.move = page.locator("section.tray")
        self.ticks = 0
        """The number of set members chosen one by one."""

    def listen(self) -> None:
        self.page.get_by_role("log", name="What is happening").wait_for(state="attached")
        # Check once, because a search by role goes through the whole page.
        for region, name in ((self.choices, "Your choices"), (self.move, "Your move")):
            expect(region).to_have_role("region")
            expect(region).to_have_accessible_name(name)
        self.page.evaluate(_NOTE)

    def announced(self) -> list[str]:
        announced: list[str] = self.page.evaluate("() => window.announced")
        return announced

    def play(self, most: int = 10**6) -> bool:
        """Play to the end of the game or for this many steps; return whether the game is over."""
        sign, over = self.page.evaluate(_HAPPENED, "")
        for _ in range(most):
            if over:
                return True
            self._decide()
            sign, over = self.page.evaluate(_HAPPENED, sign)
        return bool(over)

    def controls(self, region: Locator) -> list[Control]:
        """Return the controls of a region."""
        found: list[Control] = []
        for line in region.aria_snapshot().splitlines():
            if one := _ROLE.match(line):
                role, name, rest = one.groups()
                nth = sum(other.role == role for other in found)
                found.append(Control(role, name, nth, "[disabled]" in rest, "[checked]" in rest))
        return found

    def _decide(self) -> None:
        """Do nothing if the game has continued: a single legal move may be played automatically."""
        for one in self.controls(self.move):
            if one.role == "button" and _CONFIRM.match(one.name) and not one.disabled:
                self._press(self.move.get_by_role("button").nth(one.nth))
                return
        said = self.controls(self.choices)
        pieces = [one for one in said if one.role == "checkbox" and not one.ticked]
        answers = [
            one
            for one in said
            if one.role == "button" and not _CONFIRM.match(one.name) and not one.disabled
        ]
        # Choose the members of a set one by one; after too many attempts use a suggested set.
        if pieces and (self.ticks < 12 or not answers):
            self.ticks += 1
            self._press(self.choices.get_by_role("checkbox").nth(pieces[0].nth), "Space")
        elif answers:
            answer = max(answers, key=self._worth) if self.eager else self.lot.choice(answers)
            self._press(self.choices.get_by_role("button").nth(answer.nth))

    def _worth(self, answer: Control) -> float:
        """Rate an answer by its points; passing is worst, or a game may take twice as long."""
        idle = re.search(r"^(Pass|End turn|Stop|Do nothing|Take nothing|Keep your)", answer.name)
        points = [int(number) for number in _POINTS.findall(answer.name)]
        return max(points, default=0) - (100 if idle else 0) + self.lot.random()

    def _press(self, what: Locator, key: str = "Enter") -> None:
        what.focus()
        self.page.keyboard.press(key)
