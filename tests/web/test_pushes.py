"""The browser tells whose turn it is.

The chromium of the tests has no push service, so a subscription is made up here; what it is told,
the worker and its notice are real.
"""

import json
from collections.abc import Iterator
from itertools import count

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from guildhall.server.notify.push_notifications import message
from guildhall.server.notify.turn_store import Turn
from tests.server.harness import Server, settings
from tests.server.pushservice import PushService
from tests.web.conftest import CHROMIUM, FLAGS, SEED, NewVisit, Visit, Window
from tests.web.test_installed import settle_in

_SUBSCRIBED = """(() => {
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedTo = options.applicationServerKey;
    return (made = { toJSON: () => (WHAT), unsubscribe: async () => ((made = null), true) });
  };
})();"""
_SWITCH = "Tell me when it is my turn"
_CLICK = """async () => {
  const found = await self.registration.getNotifications();
  for (const notification of found.slice(0, 1)) {
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  }
  return found.map(({ title, tag, lang }) => [title, tag, lang]);
}"""
"""Clicks on what is shown, as soon as anything is: a browser without a window keeps no notice long.

Which may be lost before anybody has seen it, too."""
_LOOKS = 100
"""After so many in vain it is told again."""

_MOVED = """(given) => {
  const event = new ExtendableEvent('pushsubscriptionchange');
  event.newSubscription = { toJSON: () => given };
  self.dispatchEvent(event);
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One that shows notices: without a window there are none."""
    found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield found
    found.close()


@pytest.fixture(scope="module")
def windows() -> list[Window]:
    """Those of that browser."""
    return []


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('telling') / 'guildhall.db'}"
    with Server(settings(database, push_anywhere=True), SEED) as found:
        yield found


def be_guest(page: Page) -> None:
    page.evaluate(
        """async () => {
          const headers = { 'Content-Type': 'application/json' };
          await fetch('/api/guests', { method: 'POST', headers, body: '{"name": "Ann"}' });
        }"""
    )
    page.reload()
    page.click('[aria-controls="settings"]')


def push_state(page: Page) -> bool:
    return bool(page.evaluate("async () => (await (await fetch('/api/push')).json()).on"))


def told_at(page: Page) -> list[str]:
    """Where the server would send to."""
    known = page.evaluate("async () => (await (await fetch('/api/me/export')).json()).pushes")
    return [one["endpoint"] for one in known]


def deliver(visitor: Visit, told: bytes) -> None:
    """As the push service of the browser would."""
    found: list[str] = []
    cdp = visitor.context.new_cdp_session(visitor.page)
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    cdp.send("ServiceWorker.enable")
    visitor.wait_until(lambda: bool(found))
    sent = {"origin": visitor.url + "/", "registrationId": found[0], "data": told.decode()}
    cdp.send("ServiceWorker.deliverPushMessage", sent)


def test_a_switch_lets_the_browser_tell_and_a_click_leads_to_the_table(
    visit: NewVisit, telling: Server
) -> None:
    wanted = PushService(port=9).subscribe("ann")
    what = {"endpoint": wanted.endpoint, "keys": {"p256dh": wanted.p256dh, "auth": wanted.auth}}
    visitor = visit(server=telling, fresh=True, permissions=["notifications"])
    visitor.window.run_first(_SUBSCRIBED.replace("WHAT", json.dumps(what)))
    page = visitor.open("/")
    settle_in(page)
    be_guest(page)
    switch = page.get_by_label(_SWITCH)
    expect(switch).to_be_enabled()
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    assert push_state(page)
    key = page.evaluate("async () => (await (await fetch('/api/push')).json()).key")
    assert page.evaluate("subscribedTo") == key
    # The push service moves the browser to another address.
    moved = PushService(port=9).subscribe("moved")
    given = {"endpoint": moved.endpoint, "keys": {"p256dh": moved.p256dh, "auth": moved.auth}}
    [worker] = visitor.context.service_workers
    worker.evaluate(_MOVED, given)
    visitor.wait_until(lambda: told_at(page) == [moved.endpoint])
    # What the server would send.
    told = message("fr", [Turn("ann", "TABLE", "builders", 2, 7)])
    shown: list[list[str]] = []
    looks = count()

    def clicked() -> bool:
        if next(looks) % _LOOKS == 0:
            deliver(visitor, told)
        shown.extend(worker.evaluate(_CLICK))
        return bool(shown)

    with page.expect_navigation(url="**/table/TABLE"):
        visitor.wait_until(clicked)
    assert shown == [["À vous de jouer sur Guildhall", "/table/TABLE", "fr"]]
    visitor.open("/")
    page.click('[aria-controls="settings"]')
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    assert not push_state(page)


def test_a_browser_that_forbids_it_says_so(visit: NewVisit, telling: Server) -> None:
    visitor = visit(server=telling, fresh=True)
    visitor.window.run_first("Notification.requestPermission = async () => 'denied';")
    page = visitor.open("/")
    page.wait_for_selector("main h1")
    be_guest(page)
    page.get_by_label(_SWITCH).click()
    expect(page.locator("#settings [role=alert]")).to_contain_text("blocks notifications")
    expect(page.get_by_label(_SWITCH)).not_to_be_checked()
    assert not push_state(page)
