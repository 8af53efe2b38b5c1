"""Two players at one table, each with a browser."""

from playwright.sync_api import Page

from guildhall import locales
from tests.server.harness import Server
from tests.web.conftest import NewVisit, Visit

_STANDS_STILL = """(at) => new Promise((resolve, reject) => {
  const start = performance.now();
  const look = () => {
    const tray = document.querySelector('section.tray[aria-busy=false]');
    const found = Number(tray?.dataset.position ?? -2);
    if (found >= at) resolve(found);
    else if (performance.now() - start > 90_000) reject(`stays at ${found}, not ${at}`);
    else setTimeout(look, 5);
  };
  look();
})"""

_PLAY_OUT = """(table) => {
  const socket = new WebSocket(`ws://${location.host}/api/live`);
  let id = 1;
  const known = {};
  socket.onopen = () => socket.send(JSON.stringify({ type: 'watch', id, table, since: 0 }));
  window.playedOut = new Promise((resolve, reject) => {
    socket.onclose = () => reject('the connection closed before the game was over');
    socket.onmessage = ({ data }) => {
      const { type, position, problem } = JSON.parse(data);
      // A refusal of a move for an outdated position is expected.
      if (type === 'failed' && problem.error !== 'stale') reject(problem.sentence);
      if (type !== 'update' || !position) return;
      // An update has only the fields that have changed.
      Object.assign(known, position);
      if (known.over) resolve(socket.close());
      const { moves, position: at } = known;
      if (!moves.length) return;
      const move = moves[(7 * ++id) % moves.length].text;
      socket.send(JSON.stringify({ type: 'move', id, table, at, move }));
    };
  });
}"""
"""A player who plays any legal move until the game is over, without a page."""


def open_table(host: Visit, game: str) -> str:
    """Open a table for two players; return its path."""
    page = host.open("/")
    card = page.locator("article", has=page.locator(f'a[href="/games/{game}"]'))
    card.locator(".button.main").first.click()
    card.locator(".levels .button:not(.main)").click()
    page.wait_for_url("**/table/*")
    page.locator("section.room").wait_for()
    return page.url.removeprefix(host.url)


def join(guest: Visit, path: str, name: str) -> Page:
    page = guest.open(path)
    page.fill("#your-name", name)
    page.press("#your-name", "Enter")
    page.locator("section.room li .button").first.click()
    return page


def two_people(
    visit: NewVisit,
    server: Server,
    game: str = "builders",
    language: str = "en",
    *,
    breakable: bool = False,
) -> tuple[Visit, Visit]:
    """Open a running table in two browsers without the pages before it."""
    host, guest = (visit(language, server=server, breakable=breakable) for _ in range(2))
    host.be_guest(locales.text(language, "web-guest"))
    guest.be_guest("Zofia")
    table = host.call("POST", "/tables", {"game": game, "seats": 2})["id"]
    guest.call("PUT", f"/tables/{table}/seats/1", {"player": "me"})
    host.call("POST", f"/tables/{table}/start")
    for one in (host, guest):
        one.open(f"/table/{table}").locator("section.tray").wait_for()
    return host, guest


def together(*visits: Visit) -> None:
    """Wait until all browsers show the same position and no request is pending."""
    at = -1
    while True:
        seen = [int(one.page.evaluate(_STANDS_STILL, at)) for one in visits]
        if len(set(seen)) == 1:
            return
        at = max(seen)


def whose_turn(*visits: Visit) -> tuple[Visit, Visit]:
    """Return the player whose turn it is, and the other one."""
    together(*visits)
    one, other = visits
    mine = one.page.locator("section.tray.mine").count() == 1
    return (one, other) if mine else (other, one)


def play_out(table: str, *people: Visit) -> None:
    """Play to the end of a game without showing the page."""
    for one in people:
        one.open("/about")
        one.page.evaluate(_PLAY_OUT, table)
    for one in people:
        one.page.evaluate("() => window.playedOut")
