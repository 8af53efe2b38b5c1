"""The installed app: it opens offline, never mixes versions, and uses its own fonts."""

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from guildhall.server.pages.routes import STATIC
from tests.server.harness import Server, settings
from tests.web.conftest import PATIENCE, NewVisit

CLIENT = Path(__file__).parent.parent.parent / "web" / "src"
_KEPT = """async () => {
  const kept = await caches.open('guildhall');
  return (await kept.keys()).map(({ url }) => new URL(url).pathname);
}"""
_SETTLED_IN = """async (patience) => {
  await navigator.serviceWorker.ready;
  const kept = await caches.open('guildhall');
  const last = performance.now() + patience;
  while (navigator.serviceWorker.controller === null || (await kept.match('/')) === undefined) {
    if (performance.now() > last) throw new Error('the worker does not get ready');
    await new Promise(requestAnimationFrame);
  }
}"""


_LET_BE_OLD = """async () => {
  const kept = await caches.open('guildhall');
  await kept.put('/assets/old-12345678.js', new Response('old'));
  const html = { headers: { 'Content-Type': 'text/html' } };
  await kept.put('/', new Response('<p>old</p>', html));
}"""


def settle_in(page: Page) -> None:
    """Wait until the service worker has stored all files needed to open the app."""
    page.wait_for_selector("main h1")
    # Not `wait_for_function`, which takes the promise of an answer for the answer.
    page.evaluate(_SETTLED_IN, 1000 * PATIENCE)


def test_the_app_opens_offline_and_says_what_is_unavailable(
    visit: NewVisit, server: Server
) -> None:
    visitor = visit(server=server, service_workers="allow")
    page = visitor.open("/")
    settle_in(page)
    visitor.context.set_offline(True)
    page.reload()
    expect(page.locator(".disconnected")).to_contain_text("until the server responds")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is always a free table")
    visitor.context.set_offline(False)
    expect(page.locator(".disconnected")).to_have_count(0)
    expect(page.locator("article").first).to_be_visible()


def test_api_responses_are_not_cached(visit: NewVisit, server: Server) -> None:
    page = visit(server=server, service_workers="allow").open("/")
    settle_in(page)
    page.goto(f"{server.url}/games/builders")
    page.wait_for_selector("main h1")
    kept = page.evaluate(_KEPT)
    assert kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept)


def test_after_an_update_only_the_new_code_runs(visit: NewVisit, tmp_path: Path) -> None:
    index = STATIC / "index.html"
    database = f"sqlite:///{tmp_path / 'guildhall.db'}"
    with Server(settings(database)) as server:
        visitor = visit(server=server, service_workers="allow")
        page = visitor.open("/")
        settle_in(page)
        # A file of another version, which no index refers to.
        page.evaluate(_LET_BE_OLD)
        page.reload()
        page.wait_for_selector("main h1")
        assert "/assets/old-12345678.js" not in page.evaluate(_KEPT)
        kept = page.evaluate(
            "async () => (await (await caches.open('guildhall')).match('/')).text()"
        )
        assert kept == index.read_text("utf-8")


def test_full_storage_does_not_prevent_opening_and_keeps_stored_files(
    visit: NewVisit, server: Server
) -> None:
    visitor = visit(server=server, service_workers="allow")
    page = visitor.open("/")
    settle_in(page)
    page.evaluate(_LET_BE_OLD)
    storage = visitor.context.new_cdp_session(page)
    storage.send("Storage.overrideQuotaForOrigin", {"origin": server.url, "quotaSize": 1})
    page.reload()
    page.wait_for_selector("main h1")
    # Nothing of this page is stored yet.
    page.goto(f"{server.url}/games/builders")
    page.wait_for_selector("main h1")
    kept = page.evaluate(_KEPT)
    assert {"/", "/assets/old-12345678.js"} <= set(kept)
    assert not any(path.startswith("/assets/GamePage") for path in kept)


_FONTS = """() => [...document.fonts]
  .filter(({ status }) => status === 'loaded')
  .map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange.slice(0, 8)}`)"""


def test_polish_characters_use_the_own_font_on_the_first_visit(
    visit: NewVisit, server: Server
) -> None:
    page = visit("pl", server=server, service_workers="allow").open("/")
    page.wait_for_selector("main h1")
    typeset = page.evaluate("() => document.documentElement.classList.contains('typeset')")
    loaded = page.evaluate(_FONTS)
    assert typeset
    for family in ("Alegreya", "Source Sans 3"):
        of_family = [face for face in loaded if face.startswith(family)]
        assert len(of_family) == 2, loaded


def test_a_late_font_leaves_the_whole_page_in_one_font(visit: NewVisit, server: Server) -> None:
    visitor = visit("pl", server=server)
    visitor.page.route("**/*latin-ext*.woff2", lambda route: route.abort())
    page = visitor.open("/")
    page.wait_for_selector("main h1")
    assert not page.evaluate("() => document.documentElement.classList.contains('typeset')")
    sans = page.evaluate("() => getComputedStyle(document.body).fontFamily")
    assert "Source Sans" not in sans


def test_the_first_paint_needs_only_the_index(visit: NewVisit, server: Server) -> None:
    visitor = visit("fr", server=server)
    visitor.page.route("**/assets/**", lambda route: None)
    page = visitor.page
    page.goto(server.url, wait_until="commit")
    page.wait_for_function(
        "() => performance.getEntriesByName('first-contentful-paint').length === 1"
    )
    expect(page.locator(".shell h1:visible")).to_have_text("Il y a toujours une table libre")


def test_a_page_whose_files_fail_to_load_shows_an_error_and_can_be_retried(visit: NewVisit) -> None:
    visitor = visit("pl")
    page = visitor.page
    failed = page.locator(".shell").get_by_role("alert")
    for file in ("shared-*.js", "shared-*.css", "words-pl-*.js"):
        page.route(f"**/assets/{file}", lambda route: route.abort())
        visitor.open("/about")
        expect(failed).to_have_text(re.compile("Nie udało się wczytać strony"))
        expect(page.get_by_text("Chwileczkę")).to_be_hidden()
        page.unroute_all(behavior="ignoreErrors")
        if file == "shared-*.js":
            failed.get_by_role("button", name="Spróbuj jeszcze raz").click()
        else:
            page.evaluate("() => void dispatchEvent(new Event('online'))")
        page.wait_for_selector("main h1")
    # Texts that fail to load raise an error in the script that needs them.
    visitor.browser_errors.clear()


_TURN_TO_ABOUT = """() => {
  history.pushState(null, '', '/about');
  dispatchEvent(new PopStateEvent('popstate'));
}"""
_TURN_BACK = _TURN_TO_ABOUT.replace("/about", "/")


def test_a_page_that_fails_to_load_shows_an_error_and_can_be_retried(visit: NewVisit) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.wait_for_selector("main h1")
    page.route("**/assets/*.js", lambda route: route.abort())
    page.evaluate(_TURN_TO_ABOUT)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("cannot be reached")
    page.unroute_all(behavior="ignoreErrors")
    alert.get_by_role("button", name="Try again").click()
    page.wait_for_selector("main h1")
    expect(alert).to_have_count(0)


_LAZY = re.compile(r"\{#await (?:import|load)\(.*?\{/await\}", re.DOTALL)


def test_every_lazily_loaded_part_shows_an_error_if_it_fails_to_load() -> None:
    parts = [
        part for file in CLIENT.rglob("*.svelte") for part in _LAZY.findall(file.read_text("utf-8"))
    ]
    assert len(parts) > 10
    assert [part for part in parts if "{:catch}" not in part] == []


def test_an_outdated_page_reloads_if_one_of_its_parts_is_gone(
    visit: NewVisit, server: Server
) -> None:
    visitor = visit(server=server)
    page = visitor.open("/")
    page.wait_for_selector("main h1")
    replaced: list[str] = []

    def part(route: Route) -> None:
        route.continue_() if replaced else route.fulfill(status=404)

    def index(route: Route) -> None:
        replaced.append(route.request.url)
        route.fulfill(body="<script type=module src=/assets/newer.js></script>")

    page.route("**/assets/AboutPage-*.js", part)
    page.evaluate("window.old = true")
    with page.expect_request(lambda one: one.url == f"{server.url}/"):
        page.evaluate(_TURN_TO_ABOUT)
    # The index is unchanged: only the connection failed, and the state of the page is kept.
    page.evaluate(_TURN_BACK)
    page.wait_for_selector("main h1")
    assert page.evaluate("window.old") is True
    page.route(f"{server.url}/", index, times=1)
    page.evaluate(_TURN_TO_ABOUT)
    page.wait_for_function("() => !window.old")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.url == f"{server.url}/about"
    visitor.browser_errors.clear()
