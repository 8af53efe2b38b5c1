"""A connection between page and server that breaks when a test wants it to."""

import json
import re

from playwright.sync_api import BrowserContext, WebSocketRoute


class BreakableConnection:
    """The sockets of a browser, which a test can disconnect; created before the page opens one."""

    def __init__(self, context: BrowserContext) -> None:
        self._is_cut = False
        self._move_arrives: bool | None = None
        """Whether a move that disconnects arrives; None if moves do not disconnect."""
        self._open: list[WebSocketRoute] = []
        context.route_web_socket(re.compile("/api/live"), self._connected)

    def cut(self) -> None:
        self._is_cut = True
        for page in self._open:
            page.close()
        self._open.clear()

    def join(self) -> None:
        self._is_cut = False

    def break_at_a_move(self, *, move_arrives: bool) -> None:
        """Disconnect at the next move; the response to a move that arrives is lost."""
        self._move_arrives = move_arrives

    def hold(self) -> None:
        """Stop disconnecting at moves."""
        self._move_arrives = None

    def _connected(self, page: WebSocketRoute) -> None:
        if self._is_cut:
            page.close()
            return
        self._open.append(page)
        server = page.connect_to_server()

        def sent(frame: str | bytes) -> None:
            breaks = self._move_arrives is not None and json.loads(frame)["type"] == "move"
            if breaks and self._move_arrives:
                # The page receives nothing more, but the server receives the move.
                server.on_message(lambda _: self.cut())
                self._is_cut = True
            elif breaks:
                self.cut()
                return
            server.send(frame)

        page.on_message(sent)
