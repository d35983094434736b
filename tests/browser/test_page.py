"""The built page in a real browser, under the policy that it is served with."""

import re

import pytest
from playwright.sync_api import expect

from nascondino.server.http.sites import POLICY
from tests.browser.looks import PHONE, WIDE

PLACES = ["/", "/new", "/tables", "/learn/venice"]

PLAIN = '<!doctype html><title>-</title><link rel="icon" href="/emblem.svg">'
INLINE = PLAIN + '<p style="color: red">styled</p><script>document.title = "ran"</script>'
STRANGER = PLAIN + '<img alt="" src="http://stranger.invalid/a.png">'


@pytest.mark.parametrize("place", PLACES)
def test_every_place_opens_without_complaint(guests, address, place):
    page = guests.enter(address + place)

    expect(page.locator("h1")).to_be_visible()
    assert guests.requests


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", [PHONE, WIDE], ids=["phone", "wide"])
def test_every_place_is_accessible(guests, address, faults_on, device, theme):
    page = guests.enter(address, color_scheme=theme, **device)

    assert [] == [fault for place in PLACES for fault in faults_on(arrived(page, address + place))]


def arrived(page, url):
    page.goto(url)
    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_test_id("busy")).to_have_count(0)
    return page


def test_no_place_is_wider_than_a_small_phone(guests, address):
    page = guests.enter(address, viewport={"width": 320, "height": 640})

    assert dict.fromkeys(PLACES, True) == {place: fits(page, address + place) for place in PLACES}


def fits(page, url):
    return arrived(page, url).evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_our_fonts_are_used(guests, address):
    page = guests.enter(address)
    expect(page.locator("h1")).to_be_visible()

    page.evaluate("document.fonts.ready.then(() => null)")
    assert page.evaluate("document.fonts.check('1em Fraunces') && document.fonts.check(`1em 'Source Sans 3'`)")
    assert 2 == len([url for url in guests.requests if url.endswith(".woff2")])


def test_figures_stand_in_columns(guests, address):
    page = guests.enter(address)
    expect(page.locator("h1")).to_be_visible()
    widths = """async () => {
      await document.fonts.load("1em 'Source Sans 3'");
      return ['111111', '000000', '747474'].map((digits) => {
        const text = document.body.appendChild(document.createElement('span'));
        text.className = 'figures';
        text.textContent = digits;
        return text.getBoundingClientRect().width;
      });
    }"""

    assert 1 == len(set(page.evaluate(widths)))


def test_links_change_the_place_without_loading_and_back_leads_back(guests, address):
    page = guests.enter(address)
    page.evaluate("window.same = true")
    page.get_by_role("link", name="Start a table").first.click()

    expect(page).to_have_url(f"{address}/new?friends")
    expect(page).to_have_title("A new table · Nascondino")
    expect(page.locator("h1")).to_be_focused()
    page.go_back()
    expect(page).to_have_title("Nascondino")
    assert page.evaluate("window.same")


def test_a_path_that_leads_nowhere_offers_a_way_back(suspects, address):
    page = suspects.enter(f"{address}/elsewhere")  # 404, of which the browser complains
    page.get_by_role("link", name="Back to the beginning").click()

    expect(page).to_have_url(f"{address}/")


def test_a_table_that_is_not_there_is_said_to_be_unknown(suspects, address, faults_on):
    page = suspects.enter(f"{address}/t/abcdefgh")

    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    assert [] == faults_on(page)


@pytest.mark.parametrize(("system", "chosen"), [("light", "dark"), ("dark", "light")])
def test_the_theme_is_the_systems_until_one_is_chosen_which_stays(guests, address, system, chosen):
    page = guests.enter(address, color_scheme=system)
    papers = {"light": "rgb(247, 242, 231)", "dark": "rgb(20, 23, 28)"}
    body = page.locator("body")

    expect(body).to_have_css("background-color", papers[system])
    page.get_by_role("button", name=f"Change to the {chosen} theme").click()
    expect(body).to_have_css("background-color", papers[chosen])
    page.reload()
    expect(body).to_have_css("background-color", papers[chosen])


def test_the_page_is_readable_where_storage_is_closed(guests, address):
    page = guests.enter("about:blank")
    page.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('closed'); }})")
    page.goto(address)
    page.get_by_role("button", name=re.compile("theme")).click()

    expect(page.locator("h1")).to_be_visible()


def test_the_keyboard_reaches_the_content_first(guests, address):
    page = guests.enter(address)
    expect(page.locator("h1")).to_be_visible()
    page.keyboard.press("Tab")

    expect(page.get_by_role("link", name="Skip to main content")).to_be_focused()


class TestTheWatch:
    """What the other tests rely on: misbehaviour is seen."""

    def test_an_inline_script_or_style_is_blocked_and_told(self, suspects, address):
        page = suspects.enter(address)
        planted = {"body": INLINE, "content_type": "text/html", "headers": {"content-security-policy": POLICY}}
        page.route("**/planted", lambda route: route.fulfill(**planted))
        page.goto(f"{address}/planted")

        assert "-" == page.title()
        assert 2 == len([text for text in suspects.complaints if "Content Security Policy" in text])

    def test_a_request_to_another_host_is_seen_and_goes_nowhere(self, suspects, address):
        page = suspects.enter(address)
        page.route("**/planted", lambda route: route.fulfill(body=STRANGER, content_type="text/html"))
        page.goto(f"{address}/planted")

        assert ["http://stranger.invalid/a.png"] == suspects.strangers()
        assert any("ERR_NAME_NOT_RESOLVED" in text for text in suspects.complaints)
