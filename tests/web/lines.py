"""A line between page and server that breaks when a test wants it to."""

from playwright.sync_api import Page

LAID = """(() => {
  const line = (window.line = { cut: false, breaks: false, moveArrives: false, open: null });
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      line.open = this;
      if (line.cut) this.close();
    }
    send(frame) {
      const moving = line.breaks && JSON.parse(frame).type === 'move';
      if (moving) line.cut = true;
      if (!line.cut || (moving && line.moveArrives)) super.send(frame);
      if (moving && line.moveArrives) this.onmessage = () => this.close();
      else if (moving) this.close();
    }
  };
})();"""
"""Lays such a line, where it runs first in the page.

In the page itself: Playwright's own cannot be taken away again, and nobody could use the window
after it."""


class Line:
    """What a test does to the line of a page."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def cut(self) -> None:
        self._page.evaluate("() => { line.cut = true; line.open.close(); }")

    def join(self) -> None:
        self._page.evaluate("() => { line.cut = false; }")

    def break_at_a_move(self, *, move_arrives: bool) -> None:
        """The line is cut by it; of a move that arrives the answer is lost."""
        self._page.evaluate(
            "(moveArrives) => { Object.assign(line, { breaks: true, moveArrives }); }", move_arrives
        )

    def hold(self) -> None:
        """No move cuts the line any more."""
        self._page.evaluate("() => { line.breaks = false; }")
