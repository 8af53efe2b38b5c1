"""The account pages: password, e-mail address, data export."""

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.barriers import check_in_all_looks
from tests.web.conftest import NewVisit, Visit
from tests.web.player import sit_down

OLD, NEW = "the old password", "the new password"


def _form(page: Page, button: str) -> Locator:
    return page.locator("form", has=page.get_by_role("button", name=button, exact=True))


def make_account(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill("Someone")
    page.get_by_role("button", name="Continue").click()
    form = _form(page, "Create an account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(OLD)
    form.get_by_role("button").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def sign_in(page: Page, name: str, password: str) -> None:
    form = _form(page, "Sign in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button").click()


def test_a_user_changes_password_and_address_and_exports_data(
    visit: NewVisit, tmp_path: Path
) -> None:
    someone = visit()
    page = someone.open("/account")
    make_account(page, "Ada of Hull")
    form = _form(page, "Change password")
    form.get_by_label("Current password").fill("not the old one")
    form.get_by_label("New password").fill(NEW)
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).to_contain_text("password is wrong")
    form.get_by_label("Current password").fill(OLD)
    form.get_by_role("button").click()
    expect(form.get_by_role("status")).to_have_text("Saved.")
    form = _form(page, "Change e-mail address")
    form.get_by_label("E-mail").fill("ada@example.org")
    form.get_by_label("Password").fill(NEW)
    form.get_by_role("button").click()
    expect(form.get_by_role("status")).to_have_text("Saved.")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the file").click()
    download.value.save_as(tmp_path / "data.json")
    found = json.loads((tmp_path / "data.json").read_text("utf-8"))
    assert found["person"]["name"] == "Ada of Hull"
    assert found["email"] == "ada@example.org"
    page.get_by_role("button", name="Sign out").first.click()
    sign_in(page, "Ada of Hull", NEW)
    expect(page.get_by_role("heading", name="Ada of Hull")).to_be_visible()
    check_in_all_looks(page, "own account")
    _expect_refused(someone, "401")


def _expect_refused(someone: Visit, status: str) -> None:
    """Ignore the browser's own log entry for the refused request."""
    assert [status in complaint for complaint in someone.browser_errors] == [True]
    someone.browser_errors.clear()


def _called(page: Page) -> Locator:
    """Return the user name in the header."""
    return page.locator('header a[href="/account"]')


def test_signing_out_in_one_tab_signs_out_the_other(visit: NewVisit) -> None:
    someone = visit()
    someone.sign_up("Bea of Hull")
    page = someone.page
    # Requests of the account must finish before the page is left.
    with page.expect_response("**/api/bots"), page.expect_response("**/api/me/progress"):
        someone.open("/account")
    with someone.context.new_page() as other:
        other.goto(someone.url)
        expect(_called(other)).to_have_text("Bea of Hull")
        other.wait_for_selector("article")
        page.get_by_role("button", name="Sign out").first.click()
        expect(_called(other)).to_have_text("Account")
        sit_down(other, "builders", "random")
        expect(_called(other)).to_have_text("Guest")


def test_becoming_a_guest_in_one_tab_updates_the_other(visit: NewVisit) -> None:
    someone = visit()
    page = someone.open("/account")
    with someone.context.new_page() as other:
        other.goto(someone.url)
        other.wait_for_selector("article")
        page.get_by_label("Your name").fill("Cleo")
        page.get_by_role("button", name="Continue").click()
        expect(_called(page)).to_have_text("Cleo")
        sit_down(other, "builders", "random")
        expect(_called(other)).to_have_text("Cleo")
        page.reload()
        expect(_called(page)).to_have_text("Cleo")


def test_a_page_with_an_old_csrf_token_continues_in_the_new_session(visit: NewVisit) -> None:
    someone = visit()
    someone.sign_up("Dan of Hull")
    page = someone.open("/account")
    expect(_called(page)).to_have_text("Dan of Hull")
    someone.call("POST", "/sessions", {"name": "Dan of Hull", "password": "long enough"})
    form = _form(page, "Change e-mail address")
    form.get_by_label("E-mail").fill("dan@example.org")
    form.get_by_label("Password").fill("long enough")
    form.get_by_role("button").click()
    expect(form.get_by_role("status")).to_have_text("Saved.")
    _expect_refused(someone, "403")


def test_an_invalid_link_shows_an_error_message(visit: NewVisit) -> None:
    someone = visit()
    page = someone.open("/reset#no-such-token")
    form = _form(page, "Change password")
    form.get_by_label("New password").fill(NEW)
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).to_contain_text("used or has expired")
    check_in_all_looks(page, "reset")
    _expect_refused(someone, "409")
