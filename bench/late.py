"""Measure what a late move of a game costs the page: `python -m bench.late GAME [FACTOR]`.

Every run plays the same moves of a game with the fewest seats and all animations, so two versions
of the client can be compared. The unit is processor time of the page's main thread, which depends
less on other programs than elapsed time. Chromium slows the page down by FACTOR.
"""

import asyncio
import json
import os
import statistics
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from typing import Final

from playwright.async_api import CDPSession, Page, async_playwright

from bench.looking_back import played
from bench.page import QUIET
from bench.results import write_figures
from guildhall import games
from guildhall.core import record
from tests.server.harness import Socket, settings, visitor
from tests.server.server_process import ServerProcess
from tests.web.browser import options
from tests.web.conftest import DESKTOP

SEED: Final = 4
"""The seed of the game."""
LATE: Final = 0.75
"""The share of the game before the measured moves."""
WARM: Final = 6
"""Moves that are not measured, because a new page draws much for the first time."""
MOVES: Final = 24
PARTS: Final = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


async def spent(cdp: CDPSession) -> Counter[str]:
    """Return the milliseconds of the main thread, in total and by kind of work."""
    metrics = (await cdp.send("Performance.getMetrics"))["metrics"]
    return Counter({one["name"]: 1000 * one["value"] for one in metrics if one["name"] in PARTS})


async def play(sockets: list[Socket], table: str, seat: int, move: str) -> None:
    await sockets[seat].move(table, move)
    last = sockets[seat].updates[-1]["seq"]
    for socket in sockets:
        await socket.until(lambda: socket.updates[-1]["seq"] >= last)  # noqa: B023


async def watched(page: Page, url: str, game: str, slower: int) -> list[Counter[str]]:
    """Return the cost of each late move for the page of the first seat."""
    written = played(game, games.load(game).min_seats)
    steps = list(record.replay(games.load(game), written))
    turns = [step.state.seat for step in steps]
    start = int(LATE * len(written.moves))
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(visitor(url, f"P{n}")) for n in range(written.seats)
        ]
        wanted = {"game": game, "seats": written.seats}
        table = (await people[0].done("POST", "/api/tables", wanted))["id"]
        for seat, person in enumerate(people[1:], 1):
            await person.done("PUT", f"/api/tables/{table}/seats/{seat}", {"player": "me"})
        await people[0].done("POST", f"/api/tables/{table}/start")
        sockets = [await stack.enter_async_context(person.socket()) for person in people]
        for socket in sockets:
            await socket.watch(table)
        for seat, move in zip(turns, written.moves[:start], strict=False):
            await play(sockets, table, seat, move)
        cookie = people[0].http.cookies["guildhall"]
        await page.context.add_cookies([{"name": "guildhall", "value": cookie, "url": url}])
        cdp = await page.context.new_cdp_session(page)
        await cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
        await page.goto(f"{url}/table/{table}")
        await page.wait_for_selector("section.tray")
        await cdp.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        costs = []
        for number in range(start, start + WARM + MOVES):
            before = await spent(cdp)
            await play(sockets, table, turns[number], written.moves[number])
            await page.wait_for_timeout(QUIET)
            costs.append((await spent(cdp)) - before)
        return costs[WARM:]


async def main(game: str, slower: int) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(settings(f"sqlite:///{folder}/guildhall.db"), seed=SEED) as server,
    ):
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**options(playwright.chromium))
            page = await browser.new_page(viewport=DESKTOP)  # type: ignore[arg-type]
            kept = json.dumps({"language": "en", "motion": "full"})
            await page.add_init_script(f"localStorage.guildhall ??= {kept!r};")
            costs = await watched(page, server.url, game, slower)
            await browser.close()
    total = [cost["TaskDuration"] for cost in costs]
    figures = {
        "main thread a move, median ms": round(statistics.median(total), 1),
        "main thread a move, slowest ms": round(max(total), 1),
        **{
            f"{part}, mean ms": round(statistics.mean(cost[part] for cost in costs), 1)
            for part in PARTS
        },
        "load of the machine": [round(one, 1) for one in os.getloadavg()],
    }
    write_figures(
        f"Late moves of {game} in the browser", f"python -m bench.late {game} {slower}", figures
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1))
