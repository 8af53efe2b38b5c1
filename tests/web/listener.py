"""Someone who does not see the page: knows it by roles and names alone, and plays by keyboard."""

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
"""A screen reader that says what the polite log adds."""

_HAPPENED = """(before) => new Promise((resolve, reject) => {
  const start = performance.now();
  const look = () => {
    const tray = document.querySelector('section.tray');
    const over = document.querySelector('dialog[open]') !== null;
    const give = tray.querySelector('.give');
    const ticked = document.querySelectorAll('.in-words :checked').length;
    const { position, paused: deaf } = tray.dataset;
    const sign = [position, over, give.textContent, give.disabled, ticked].join();
    // What is ticked is said as soon as the server has answered.
    const shown = !ticked || document.querySelector('.in-words .makes').textContent.trim() !== '';
    const mine = tray.matches('.mine[aria-busy=false][data-foreseen=true]');
    const heard = mine && deaf === 'false' && shown;
    if (sign !== before && (over || heard)) resolve([sign, over]);
    else if (performance.now() - start > 90_000) reject(`nothing happens after ${before}`);
    else setTimeout(look, 5);
  };
  look();
})"""
"""Waits until something has happened and something can be done; decides nothing."""


@dataclass
class Said:
    """Something that can be operated, as it is announced."""

    role: str
    name: str
    nth: int
    """Among those of its role in its region."""
    disabled: bool
    ticked: bool


class Listener:
    """Plays to the end by what is announced or can be asked for: by lot, or `eager` for points."""

    def __init__(self, page: Page, seed: int, *, eager: bool = False) -> None:
        self.page = page
        self.lot = random.Random(seed)
        self.eager = eager
        self.choices = page.locator(".in-words section.choices")
        self.move = page.locator("section.tray")
        self.ticks = 0
        """How often a set was put together piece by piece."""

    def listen(self) -> None:
        self.page.get_by_role("log", name="What is happening").wait_for(state="attached")
        # Once: to look for a role, all the page is gone through.
        for region, name in ((self.choices, "Your choices"), (self.move, "Your move")):
            expect(region).to_have_role("region")
            expect(region).to_have_accessible_name(name)
        self.page.evaluate(_NOTE)

    def announced(self) -> list[str]:
        heard: list[str] = self.page.evaluate("() => window.announced")
        return heard

    def play(self, most: int = 10**6) -> bool:
        """To the end of the game, or so many steps; whether it has ended."""
        sign, over = self.page.evaluate(_HAPPENED, "")
        for _ in range(most):
            if over:
                return True
            self._decide()
            sign, over = self.page.evaluate(_HAPPENED, sign)
        return bool(over)

    def hear(self, region: Locator) -> list[Said]:
        """What can be operated there."""
        found: list[Said] = []
        for line in region.aria_snapshot().splitlines():
            if one := _ROLE.match(line):
                role, name, rest = one.groups()
                nth = sum(other.role == role for other in found)
                found.append(Said(role, name, nth, "[disabled]" in rest, "[checked]" in rest))
        return found

    def _decide(self) -> None:
        """Nothing where the game has gone on by itself: an only move may play itself."""
        for one in self.hear(self.move):
            if one.role == "button" and _CONFIRM.match(one.name) and not one.disabled:
                self._press(self.move.get_by_role("button").nth(one.nth))
                return
        said = self.hear(self.choices)
        pieces = [one for one in said if one.role == "checkbox" and not one.ticked]
        answers = [
            one
            for one in said
            if one.role == "button" and not _CONFIRM.match(one.name) and not one.disabled
        ]
        # A set is put together piece by piece as long as that goes well; then a suggestion helps.
        if pieces and (self.ticks < 12 or not answers):
            self.ticks += 1
            self._press(self.choices.get_by_role("checkbox").nth(pieces[0].nth), "Space")
        elif answers:
            answer = max(answers, key=self._worth) if self.eager else self.lot.choice(answers)
            self._press(self.choices.get_by_role("button").nth(answer.nth))

    def _worth(self, answer: Said) -> float:
        """More points are better; what stops is worst, though a game may take twice as long."""
        idle = re.search(r"^(Pass|End turn|Stop|Do nothing|Take nothing|Keep your)", answer.name)
        points = [int(number) for number in _POINTS.findall(answer.name)]
        return max(points, default=0) - (100 if idle else 0) + self.lot.random()

    def _press(self, what: Locator, key: str = "Enter") -> None:
        what.focus()
        self.page.keyboard.press(key)
