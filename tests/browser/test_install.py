"""On https, and on this machine itself, the page can be installed; on plain http in a home network it works too."""

import json
import re

import pytest
from playwright.sync_api import expect

from nascondino.browser.launch import launched
from tests import luck
from tests.browser.guests import Guests, gather, lay, play_against_bots, wait_until

HOME_NETWORK, UNKNOWN = "table.example", "other.example"  # a name that a server goes by, and one that none does
THERE = f"http://{HOME_NETWORK}"
ONLY_ON_HTTPS = "The Cross-Origin-Opener-Policy header has been ignored"  # as it should be
CONTROLLED = "navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
  const cache = await caches.open("assets");
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""


class TestInSecureContexts:
    def test_it_can_be_installed(self, guests, address):
        page = guests.enter(address)
        manifest = page.request.get(f"{address}/manifest.webmanifest")
        icons = [page.request.get(address + icon["src"]) for icon in json.loads(manifest.text())["icons"]]

        assert "application/manifest+json" == manifest.headers["content-type"]
        assert [(200, True)] * 4 == [(icon.status, icon.headers["content-type"].startswith("image/")) for icon in icons]
        browser = page.context.new_cdp_session(page)
        read = browser.send("Page.getAppManifest")
        assert [] == read["errors"]
        assert f"{address}/" == read["manifest"]["startUrl"]
        assert "kStandalone" == read["manifest"]["display"]
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in read["manifest"]["icons"]}
        obstacles = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert {"in-incognito"} >= {each["errorId"] for each in obstacles}  # as every guest of a test is

    def test_only_hashed_files_are_kept_and_never_anything_of_a_table(self, guests, address):
        evening = gather(guests, lay(guests, address, "kompakt", "hr"), onlooker=False)
        page = evening.host.page
        assert page.evaluate(CONTROLLED)
        page.reload()
        evening.host.act_somehow()

        wait_until(page, f"async () => (await ({KEPT})()).length > 0")
        kept = page.evaluate(KEPT)
        assert [] == [path for path in kept if not re.match(r"/assets/[\w.-]+-[\w-]{6,7}\.(js|css|woff2)$", path)]

    def test_what_no_build_knows_any_more_is_forgotten(self, guests, address):
        page = guests.enter(f"{address}/api/games")  # without a worker; one that comes looks through the files
        page.evaluate("caches.open('assets').then((cache) => cache.put('/assets/old-12345678.js', new Response('')))")
        page.goto(address)
        assert page.evaluate(CONTROLLED)

        wait_until(page, f"async () => !(await ({KEPT})()).includes('/assets/old-12345678.js')")


def test_a_page_of_before_the_server_was_renewed_is_loaded_again(suspects, address):
    """What it had not fetched by then is gone; a worker that keeps files would hide that."""
    evening = lay(suspects, address, "venice", "hr", {"service_workers": "block"})
    host = gather(suspects, evening, onlooker=False).host
    renewed = {"status": 200, "content_type": "text/html", "body": "<script type=module src=/assets/other.js></script>"}
    host.page.route(f"{address}/", lambda route: route.fulfill(**renewed))
    host.page.route("**/assets/Ending-*.css", lambda route: route.fulfill(status=404, body=""), times=1)
    host.page.get_by_text("My seat").click()
    host.find("resign").click()
    with host.page.expect_navigation(url=evening.url):
        host.find("resign-sure").click()

    expect(host.find("outcome")).to_be_visible()


@pytest.fixture(scope="module")
def there(tmp_path_factory):
    """The port of a server that goes by the name, as whoever runs it has said."""
    process = luck.server(tmp_path_factory.mktemp("there"), ("--pace", "0", "--public-url", THERE))
    process.start()
    yield process.port
    process.kill()


@pytest.fixture(scope="module")
def elsewhere(playwright, there):
    """A browser for which names that are not of this machine lead here: their pages are no secure contexts."""
    rules = f"MAP {HOME_NETWORK} 127.0.0.1:{there}, MAP {UNKNOWN} 127.0.0.1, EXCLUDE 127.0.0.1"
    found = launched(playwright, (f"--host-resolver-rules={rules}",))
    yield found
    found.close()


@pytest.fixture
def neighbours(elsewhere):
    guests = Guests(elsewhere)
    yield guests
    guests.leave()
    assert [] == [text for text in guests.complaints if not text.startswith(ONLY_ON_HTTPS)]


class TestInAHomeNetwork:
    def test_a_name_that_it_does_not_go_by_is_told_so(self, elsewhere, address):
        page = Guests(elsewhere).enter(address.replace("127.0.0.1", UNKNOWN))

        expect(page.get_by_text("This server does not go by that name")).to_be_visible()

    def test_everything_works_that_needs_no_https(self, neighbours):
        guest = neighbours.come(THERE)
        assert not guest.page.evaluate("isSecureContext")
        play_against_bots(guest.page, "kompakt")
        guest.act_somehow()
        guest.page.locator(".switch").get_by_role("button", name="Chat").click()
        guest.page.get_by_label("Say something").fill("hello")
        guest.page.keyboard.press("Enter")
        expect(guest.find("chat")).to_contain_text("hello")

        guest.page.locator(".top").get_by_role("button", name="When it is my turn").click()
        expect(guest.page.locator(".top dialog").get_by_label("Show a notification")).to_be_disabled()

    def test_a_link_is_selected_where_it_cannot_be_copied(self, neighbours):
        page = neighbours.enter(f"{THERE}/new?game=kompakt")
        page.get_by_label("Who sits in seat 2").select_option("open")
        page.get_by_test_id("plan-aid").select_option("true")
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("button", name="Copy").first.click()

        expect(page.get_by_role("button", name="Select it and copy")).to_be_visible()
        assert page.evaluate("getSelection().toString()").startswith(f"{THERE}/")
