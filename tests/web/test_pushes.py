"""Browser notifications of turns.

The Chromium of the tests has no push service, so the test fakes the subscription; its messages,
the service worker and its notification are real.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from guildhall.server.notify.channels.push import content
from guildhall.server.notify.runner import turn_message
from guildhall.server.notify.store import Turn
from tests.server.harness import Server, settings
from tests.server.pushservice import PushService
from tests.web.conftest import NewVisit, Visit
from tests.web.test_installed import settle_in

_SUBSCRIBED = """(() => {
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedTo = options.applicationServerKey;
    return (made = { toJSON: () => (WHAT), unsubscribe: async () => ((made = null), true) });
  };
})();"""
_SWITCH = "Notify me when it is my turn"
_RECORD = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, options) =>
    void self.shown.push({ title, ...options, close: () => {} });
}"""
"""A browser without a window shows no notification: record what it would show."""
_CLICK = """() => {
  const event = new ExtendableEvent('notificationclick');
  self.dispatchEvent(Object.assign(event, { notification: self.shown[0] }));
}"""

_MOVED = """(given) => {
  const event = new ExtendableEvent('pushsubscriptionchange');
  event.newSubscription = { toJSON: () => given };
  self.dispatchEvent(event);
}"""


@pytest.fixture(scope="module")
def push_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('push') / 'guildhall.db'}"
    with Server(settings(database, allow_private_urls=True)) as found:
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


def endpoints(page: Page) -> list[str]:
    """Return the endpoints to which the server would send."""
    known = page.evaluate("async () => (await (await fetch('/api/me/export')).json()).destinations")
    return [one["address"] for one in known]


def deliver(visitor: Visit, received: bytes) -> None:
    """Deliver a message as the browser's push service would."""
    found: list[str] = []
    cdp = visitor.context.new_cdp_session(visitor.page)
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    cdp.send("ServiceWorker.enable")
    visitor.wait_until(lambda: bool(found))
    sent = {"origin": visitor.url + "/", "registrationId": found[0], "data": received.decode()}
    cdp.send("ServiceWorker.deliverPushMessage", sent)


def test_push_is_turned_on_and_a_click_on_a_notification_opens_the_table(
    visit: NewVisit, push_server: Server
) -> None:
    wanted = PushService(port=9).subscribe("ann")
    what = {"endpoint": wanted.endpoint, "keys": {"p256dh": wanted.p256dh, "auth": wanted.auth}}
    visitor = visit(server=push_server, service_workers="allow", permissions=["notifications"])
    visitor.context.add_init_script(_SUBSCRIBED.replace("WHAT", json.dumps(what)))
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
    # The push service changes the endpoint.
    moved = PushService(port=9).subscribe("moved")
    given = {"endpoint": moved.endpoint, "keys": {"p256dh": moved.p256dh, "auth": moved.auth}}
    [worker] = visitor.context.service_workers
    worker.evaluate(_MOVED, given)
    visitor.wait_until(lambda: endpoints(page) == [moved.endpoint])
    worker.evaluate(_RECORD)
    # The message that the server would send.
    deliver(visitor, content(turn_message("fr", [Turn("ann", "TABLE", "builders", 2, 7)])))
    visitor.wait_until(lambda: bool(worker.evaluate("() => self.shown.length")))
    [shown] = worker.evaluate("() => self.shown.map(({ title, tag, lang }) => [title, tag, lang])")
    assert shown == ["À vous de jouer sur Guildhall", "/table/TABLE", "fr"]
    with page.expect_navigation(url="**/table/TABLE"):
        worker.evaluate(_CLICK)
    visitor.open("/")
    page.click('[aria-controls="settings"]')
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    assert not push_state(page)


def test_a_denied_permission_is_shown(visit: NewVisit, push_server: Server) -> None:
    visitor = visit(server=push_server, service_workers="allow")
    visitor.context.add_init_script("Notification.requestPermission = async () => 'denied';")
    page = visitor.open("/")
    page.wait_for_selector("main h1")
    be_guest(page)
    page.get_by_label(_SWITCH).click()
    expect(page.locator("#settings [role=alert]")).to_contain_text("blocks notifications")
    expect(page.get_by_label(_SWITCH)).not_to_be_checked()
    assert not push_state(page)
