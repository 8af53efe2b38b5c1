"""Measure reviews and replays: `python -m bench.looking_back`.

For each game: the processor time of one core that the review of a long game takes on a server;
`python -m bench.looking_back 10` judges only every tenth decision, `0` none. In the browser: a step
and a jump in a replay of more than 800 moves, from the key or click until the position is drawn
(without animations) or until something moves (with them), and the processor time of the page's
main thread and of the server.
"""

import json
import os
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from bench.results import write_figures
from guildhall import games
from guildhall.core import record
from guildhall.core.playout import choose_eagerly
from guildhall.core.record import Record
from guildhall.core.rng import seeded
from guildhall.review.judge import USUAL, is_decision, judge
from tests.server.harness import settings
from tests.server.server_process import ServerProcess
from tests.web.browser import options
from tests.web.conftest import DESKTOP, Visit
from tests.web.test_end import upload

REVIEWED = 250
"""The minimum number of moves of a reviewed game, if games of that length exist."""
REPLAYED = 800
STEPS = 40
_WATCH = """
window.times = [];
let begun = 0;
let awaited = () => undefined;
const begin = () => (begun = performance.now());
const answered = () => {
  if (!begun) return;
  const since = begun;
  begun = 0;
  requestAnimationFrame(() => window.times.push(performance.now() - since));
};
for (const kind of ['keydown', 'input']) addEventListener(kind, begin, true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  answered();
  return animate.apply(this, given);
};
const at = () => Number(document.querySelector('section.control .at')?.dataset.at ?? -1);
new MutationObserver(() => (answered(), awaited()))
  .observe(document, { subtree: true, attributes: true, attributeFilter: ['data-at'] });
window.reached = (number) => new Promise((done) => {
  awaited = () => at() === number && requestAnimationFrame(() => requestAnimationFrame(done));
  awaited();
});
"""
_JUMP = """(number) => {
  const slider = document.querySelector('section.control input[type=range]');
  slider.value = number;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}"""


def played(name: str, seats: int) -> Record:
    game = games.load(name)
    written, state, rng = record.begin(game, seats, 4), game.new(seats, 4), seeded(4)
    while not state.over:
        action = choose_eagerly(state, rng)
        written.moves.append(game.text(action))
        state.play(action)
    written.key = f"{state.key():032x}"
    return written


def long_one(name: str, moves: int) -> Record:
    """Return a game with the fewest seats and at least this many moves, or the longest found."""
    game = games.load(name)
    written = played(name, game.min_seats)
    while len(written.moves) < moves and written.seats < game.max_seats:
        written = played(name, written.seats + 1)
    return written


def reviewing(name: str, every: int) -> dict[str, Any]:
    """Judge one decision in `every`, and extrapolate to all of them."""
    written = long_one(name, REVIEWED)
    steps = list(record.replay(games.load(name), written))
    seconds, judged = 0.0, 0
    for number, (before, after) in enumerate(pairwise(steps)):
        if not is_decision(before.state):
            continue
        judged += 1
        if judged % every:
            continue
        begun = process_time()
        judge(before.state, before.state.game.parse(after.move), number, USUAL)
        seconds += (process_time() - begun) * every
    return {
        "moves": len(written.moves),
        "decisions": judged,
        "review, seconds of one core": round(seconds, 1),
        "review of 250 moves, seconds of one core": round(250 * seconds / len(written.moves), 1),
    }


def busy(cdp: CDPSession) -> float:
    """Return the processor time of the page's main thread in seconds."""
    metrics = cdp.send("Performance.getMetrics")["metrics"]
    return float({one["name"]: one["value"] for one in metrics}["TaskDuration"])


def served(server: ServerProcess) -> float:
    """Return the processor time of the server in seconds."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def reached(page: Page, number: int) -> None:
    page.evaluate("(number) => window.reached(number)", number)


def replaying(visitor: Visit, server: ServerProcess, table: str, moves: int) -> dict[str, Any]:
    page = visitor.open(f"/replay/{table}")
    page.wait_for_selector("section.control .at")
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    found: dict[str, Any] = {}
    for kind, places in (
        ("step", list(range(301, 301 + STEPS))),
        ("jump", [(number * 389) % moves for number in range(1, STEPS + 1)]),
    ):
        if kind == "step":
            page.evaluate(_JUMP, places[0] - 1)
            reached(page, places[0] - 1)
        page.evaluate("() => (window.times = [])")
        worked, asked = busy(cdp), served(server)
        for number in places:
            if kind == "step":
                page.keyboard.press("ArrowRight")
            else:
                page.evaluate(_JUMP, number)
            reached(page, number)
        worked, asked = busy(cdp) - worked, served(server) - asked
        times = sorted(page.evaluate("() => window.times"))
        found |= {
            f"{kind}, median ms": round(statistics.median(times)),
            f"{kind}, ninth of ten ms": round(times[len(times) * 9 // 10]),
            f"{kind}, slowest ms": round(times[-1]),
            f"{kind}, main thread, mean ms": round(1000 * worked / len(places)),
            f"{kind}, server, mean ms": round(1000 * asked / len(places)),
        }
    return found


def main() -> None:
    every = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    found: dict[str, Any] = {name: reviewing(name, every) for name in games.NAMES if every}
    written = max((long_one(name, REPLAYED) for name in games.NAMES), key=lambda r: len(r.moves))
    with tempfile.TemporaryDirectory() as folder:
        chosen = settings(f"sqlite:///{folder}/guildhall.db")
        with ServerProcess(chosen) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(**options(playwright.chromium))
            for motion in ("off", "full"):
                context = browser.new_context(viewport=DESKTOP)  # type: ignore[arg-type]
                kept = json.dumps({"language": "en", "motion": motion})
                context.add_init_script(f"localStorage.guildhall ??= {kept!r};{_WATCH}")
                visitor = Visit(context, server.url)
                table = upload(visitor, written.dumps())
                timed = replaying(visitor, server, table, len(written.moves))
                found[f"replay of {len(written.moves)} moves, motion {motion}"] = timed
                context.close()
            browser.close()
    found["load of the machine"] = [round(one, 1) for one in os.getloadavg()]
    write_figures("Reviews and replays", "python -m bench.looking_back", found)


if __name__ == "__main__":
    main()
