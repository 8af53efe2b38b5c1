"""What one has left takes no memory any more."""

from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.web.conftest import NewVisit
from tests.web.test_end import recorded

MOST_VISITS = 12
MOST = 100
"""Nodes that may come and go by chance; a table has thousands."""
_GO = """(path) => {
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""
"""To another page of the server, without loading it anew."""


def kept(cdp: CDPSession) -> int:
    """How many nodes are in memory, those included that are in no document."""
    cdp.send("HeapProfiler.collectGarbage")
    found: dict[str, Any] = cdp.send("Memory.getDOMCounters")
    return int(found["nodes"])


def test_tables_that_were_left_are_forgotten(visit: NewVisit) -> None:
    visitor = visit(service_workers="allow")
    table, _ = recorded(visitor, "burgundy")
    page = visitor.open("/")
    cdp = visitor.context.new_cdp_session(page)
    nodes: list[int] = []
    # What is fetched for the first time, or let go a little later, is no leak: a leak never rests.
    while len(nodes) < 3 or nodes[-1] - nodes[-3] >= MOST:
        assert len(nodes) < MOST_VISITS, nodes
        page.evaluate(_GO, f"/table/{table}")
        # No handle of an element is held here: it would keep all that it hangs in.
        expect(page.locator("dialog[open] .growth")).to_be_visible()
        page.evaluate(_GO, "/")
        expect(page.locator("article").first).to_be_visible()
        nodes.append(kept(cdp))
