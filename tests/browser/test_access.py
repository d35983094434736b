"""For those who do not see the page, or see it small or in colours of their own: names, focus, states, numbers."""

import pytest
from playwright.sync_api import expect

from nascondino import games
from tests.browser.guests import PATIENCE, gather, lay, play_against_bots
from tests.browser.looks import PHONE


def test_what_can_be_done_on_the_shelf_names_its_game(guests, address):
    page = guests.enter(address)
    cards = page.locator("article[data-game]")
    cards.first.wait_for()
    titles = [heading.inner_text() for heading in cards.locator("h3").all()]

    assert len(titles) == len(set(titles)) > 1
    for title in titles:
        assert 3 == page.locator("article").get_by_role("button", name=title).or_(
            page.locator("article").get_by_role("link", name=title)
        ).count(), title


def test_the_focus_comes_along_to_a_table(guests, address):
    page = guests.enter(address)
    play_against_bots(page, "venice")
    expect(page.get_by_test_id("log")).to_be_attached(timeout=PATIENCE)

    expect(page.locator("h1")).to_be_focused()


def test_whoever_skips_to_the_content_of_a_table_stays_there(guests, address):
    evening = gather(guests, lay(guests, address, "venice", "hr"), onlooker=False)
    page = evening.host.page
    page.get_by_role("link", name="Skip to main content").press("Enter")

    expect(page.get_by_role("main")).to_be_focused()
    expect(page).to_have_url(evening.url)
    expect(page.get_by_test_id("log")).to_be_attached()


def test_forced_colours_keep_every_state(guests, address):
    evening = gather(guests, lay(guests, address, "venice", "rhr", PHONE), onlooker=False)
    page = evening.host.page
    evening.host.find("offers").locator("[data-action]").first.wait_for()
    page.emulate_media(forced_colors="active")
    tab = page.locator(".tabs [aria-pressed=true]")
    expect(tab).to_have_css("outline-style", "solid")
    expect(page.locator(".tabs [aria-pressed=false]").first).to_have_css("outline-style", "none")
    tab.locator("xpath=following-sibling::*[2]").click()
    lamp, badge = page.locator("li .lamp").first, page.locator("li .badge").first
    paper = page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor")

    for sign in (lamp, badge):
        expect(sign).to_be_visible()
        expect(sign).not_to_have_css("background-color", paper)


# In one step: a map that is drawn anew between finding its numbers and measuring them would have none of them any more.
NUMBERS = """() => {
  const all = (selector, see) => [...document.querySelectorAll(selector)].map(see);
  const numbers = '[data-testid=numbers] text';
  return {
    boxes: all(numbers, (each) => each.getBoundingClientRect().toJSON()),
    told: [...all(numbers, (each) => each.textContent), ...all('[data-spot]', (each) => each.dataset.spot)],
    figures: all('[data-figure]', () => 1).length,
  };
}"""


@pytest.mark.parametrize("game", ["venice", pytest.param("kompakt", marks=pytest.mark.slow)])
def test_numbers_of_stations_can_be_read_on_the_whole_map(guests, address, game):
    """Those that are too small in the picture are written beside their stations, and none over another."""
    device = {"viewport": {"width": 1280, "height": 720}}
    evening = gather(guests, lay(guests, address, game, "hr", device), onlooker=False)
    page = evening.host.page
    page.get_by_test_id("numbers").locator("text").first.wait_for()
    page.get_by_test_id("legend").wait_for()  # and what the notebook adds, which makes room for itself
    seen = page.evaluate(NUMBERS)

    boxes, told = seen["boxes"], set(seen["told"])
    stations = {str(spot.number) for spot in games.load(game).board(games.info(game).boards[0]).spots(None)}

    assert len(stations - told) <= seen["figures"]  # who stands there may hide it
    assert [] == [box for box in boxes if box["height"] < 10]
    assert [] == [(one, other) for n, one in enumerate(boxes) for other in boxes[:n] if cover(one, other)]


def cover(one, other):
    """By more than the air above and below a figure."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 1 and high > 6
