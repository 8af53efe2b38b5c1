"""Pages that were left are freed from memory."""

from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.web.conftest import NewVisit
from tests.web.test_end import recorded

MOST_VISITS = 12
MOST = 100
"""Nodes that may vary at random; a table has thousands."""
_GO = """(path) => {
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""
"""Go to another page of the client without reloading."""


def kept(cdp: CDPSession) -> int:
    """Return the number of nodes in memory, including detached ones."""
    cdp.send("HeapProfiler.collectGarbage")
    found: dict[str, Any] = cdp.send("Memory.getDOMCounters")
    return int(found["nodes"])


def test_tables_that_were_left_are_freed(visit: NewVisit) -> None:
    visitor = visit(service_workers="allow")
    table, _ = recorded(visitor, "burgundy")
    page = visitor.open("/")
    cdp = visitor.context.new_cdp_session(page)
    nodes: list[int] = []
    # First loads and delayed cleanup are no leaks: a leak grows steadily.
    while len(nodes) < 3 or nodes[-1] - nodes[-3] >= MOST:
        assert len(nodes) < MOST_VISITS, nodes
        page.evaluate(_GO, f"/table/{table}")
        # Hold no element handle here: it would keep its whole tree alive.
        expect(page.locator("dialog[open] .growth")).to_be_visible()
        page.evaluate(_GO, "/")
        expect(page.locator("article").first).to_be_visible()
        nodes.append(kept(cdp))
