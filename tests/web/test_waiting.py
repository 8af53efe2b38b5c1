"""The page of tables that wait for the user, and the shortcut to the next one."""

from typing import Any

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import NewVisit


def test_a_shortcut_leads_from_one_waiting_table_to_the_next(
    visit: NewVisit, server: Server
) -> None:
    someone = visit(server=server)
    someone.be_guest("Halina")
    against_a_bot = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
    tables: list[Any] = [someone.call("POST", "/tables", against_a_bot) for _ in range(2)]
    ids = [table["id"] for table in tables]

    def all_wait() -> bool:
        lobby: Any = someone.call("GET", "/lobby")
        return all(table["turn"] == 0 for table in lobby["mine"] if table["id"] in ids)

    someone.wait_until(all_wait)
    page = someone.open("/waiting")
    expect(page.locator("main li")).to_have_count(2)
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{ids[0]}")
    page.wait_for_selector("section.tray")
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{ids[1]}")
    page.wait_for_selector("section.tray")
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{ids[0]}")


def test_typed_text_does_not_trigger_shortcuts(visit: NewVisit, server: Server) -> None:
    someone = visit(server=server)
    page = someone.open("/account")
    page.get_by_label("Name").first.fill("")
    page.get_by_label("Name").first.press("n")
    expect(page.get_by_label("Name").first).to_have_value("n")
    assert page.url.endswith("/account")
