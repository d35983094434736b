"""The table on a television: all that an onlooker may see, large, and nothing to play with."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import gather, lay

SHARE = 0.6  # of the shorter side, which the board keeps in width and height
SIZES = [(1280, 720), (3840, 2160)]
TELEVISION = {"viewport": {"width": 1280, "height": 720}}
CONTROLS = "#main :is([data-action], [data-testid=do-it], [data-testid=offers], input, textarea, select)"

LOOK = """() => {
  const screen = document.querySelector('[data-testid=screen]');
  const isCut = ({left, top, right, bottom}) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const told = [...screen.querySelectorAll('h1, button, [data-testid=prompt], [data-testid=big-seats] li')];
  const {width, height} = screen.querySelector('.board [role=group]').getBoundingClientRect();
  const root = document.documentElement;
  return {
    board: Math.min(width, height),
    letters: Math.min(...[...screen.querySelectorAll('[data-testid=big-seats] strong')].map(
      (name) => name.getBoundingClientRect().height)),
    cut: told.filter((each) => isCut(each.getBoundingClientRect())).map((each) => each.outerHTML.slice(0, 120)),
    scrolls: root.scrollWidth > innerWidth || root.scrollHeight > innerHeight,
  };
}"""


def television(guests, evening, **device):
    """By the link that the host passes on."""
    return guests.come(f"{evening.url}?screen#{evening.watch}", **{**TELEVISION, **device})


@pytest.mark.parametrize(("game", "seats"), [("venice", "hgrrrr"), ("inkognito", "hrrr")])
def test_the_board_fills_a_television_with_names_and_whose_turn_it_is(guests, address, game, seats):
    evening = gather(guests, lay(guests, address, game, seats), onlooker=False)
    guest = television(guests, evening)
    guest.find("screen").locator(".board [role=group]").wait_for()

    expect(guest.find("prompt")).to_have_text("Host 0 to play")
    expect(guest.find("big-seats").locator("li")).to_have_count(len(seats))
    expect(guest.find("big-seats").locator(".turn")).to_contain_text("Host 0")
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(guest.find("screen")).to_have_css("width", re.compile("118[0-9.]+px"))  # it has grown with the window
        seen = guest.page.evaluate(LOOK)

        assert SHARE * height <= seen["board"]
        assert 0.03 * height <= seen["letters"]
        assert [] == seen["cut"]
        assert not seen["scrolls"]


def test_there_is_nothing_to_play_with_and_escape_leaves(guests, address):
    evening = gather(guests, lay(guests, address, "kompakt", "hrr"), onlooker=False)
    guest = television(guests, evening)
    guest.find("latest").locator("li").first.wait_for()

    expect(guest.page).to_have_url(f"{evening.url}?screen")  # without the token, which was a secret
    expect(guest.page.locator(CONTROLS)).to_have_count(0)
    guest.page.reload()
    guest.find("big-seats").wait_for()
    guest.page.keyboard.press("Escape")
    guest.find("log").wait_for(state="attached")
    expect(guest.page).to_have_url(evening.url)
    expect(guest.find("screen")).to_have_count(0)


def test_an_onlooker_finds_the_way_in_and_out_and_looks_over_no_shoulder_there(guests, address):
    evening = gather(guests, lay(guests, address, "kompakt", "hrr"), **TELEVISION)
    onlooker = evening.onlooker
    onlooker.page.get_by_role("button", name="Look over Host 0’s shoulder").click()
    onlooker.find("shoulder-ask").click()
    expect(evening.host.find("request")).to_be_visible()
    onlooker.find("big-screen").click()
    expect(evening.host.find("request")).to_have_count(0)
    onlooker.find("leave-screen").click()
    onlooker.find("big-screen").wait_for()

    expect(onlooker.page).to_have_url(evening.url)
    asked = [wish["seat"] for wish in map(json.loads, onlooker.transcript.sent) if wish["type"] == "ask_to_look"]
    assert [0, None] == asked


def test_whoever_plays_on_the_same_device_betrays_nothing(guests, address):
    """Mister X's own browser knows where he is; the television that it fills does not say it."""
    evening = gather(guests, lay(guests, address, "venice", "hgr"), onlooker=False)
    host = evening.host
    host.find("offers").locator("[data-action]").first.wait_for()
    expect(host.page.locator("[data-figure=X]")).to_have_count(1)
    host.page.goto(f"{evening.url}?screen")
    host.find("screen").locator("[data-figure='1']").wait_for()

    expect(host.page.locator("[data-figure=X]")).to_have_count(0)
    expect(host.page.locator(CONTROLS)).to_have_count(0)
    host.page.keyboard.press("Escape")
    host.find("offers").locator("[data-action]").first.wait_for()


@pytest.mark.parametrize(("public", "codes"), [(True, 1), (False, 0)])
def test_before_the_match_codes_are_shown_only_of_links_that_onlookers_may_know(guests, address, public, codes):
    evening = lay(guests, address, "kompakt", "hoo", public=public)
    evening.host.page.goto(evening.url)
    guest = television(guests, evening)

    expect(guest.find("big-waiting")).to_contain_text("2 seats are free")
    expect(guest.find("big-seats")).to_contain_text("Host 0")
    expect(guest.find("qr")).to_have_count(codes)
    assert not any(token in guest.page.content() for token in evening.tokens.values())


def test_the_host_is_given_a_link_for_the_television(guests, address):
    page = guests.enter(f"{address}/new?game=kompakt&friends")
    page.get_by_test_id("plan-aid").select_option("true")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link for a television").input_value()
    expect(guests.enter(link, **TELEVISION).get_by_test_id("big-waiting")).to_be_visible()

    assert re.search(r"/t/\w+\?screen#[\w-]{22}$", link)
    page.get_by_test_id("big-screen").click()
    page.get_by_test_id("big-waiting").wait_for()
    expect(page.get_by_test_id("qr")).to_have_count(page.get_by_test_id("big-seats").get_by_text("Free seat").count())


def test_a_television_goes_on_to_the_next_match_and_stays_as_large(guests, address):
    """Though the table is private, and the link that led to it gone."""
    evening = gather(guests, lay(guests, address, "venice", "hr"), onlooker=False)
    guest = television(guests, evening)
    guest.find("fill-screen").click()
    expect(guest.find("fill-screen")).to_have_count(0)
    evening.host.resign()
    evening.host.find("rematch").click()
    expect(evening.host.page).not_to_have_url(evening.url)

    expect(guest.page).to_have_url(f"{evening.host.page.url}?screen")
    expect(guest.find("big-seats").locator("li").last).to_contain_text("Host 0")  # one seat further
    assert guest.page.evaluate("document.fullscreenElement !== null")
    guest.page.keyboard.press("Escape")
    expect(guest.page).to_have_url(evening.host.page.url)
