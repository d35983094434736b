"""The generic face: a table of any game can be played by mouse, finger and keyboard, and by those who only listen."""

import pytest
from playwright.sync_api import expect

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture
def table(guests, address):
    """Opens a new table against bots, at the first seat."""

    def open_table(game="venice", **device):
        page = guests.enter(address, **device)
        page.get_by_role("button", name="Play against bots", description=title(page, game)).click()
        page.get_by_test_id("offers").locator("button").first.wait_for(timeout=120_000)
        return page

    return open_table


def title(page, game):
    return page.locator(f"article[data-game={game}] h3").inner_text()


def prompt(page):
    return page.get_by_test_id("prompt")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_table_is_accessible(table, faults_on, device, theme):
    page = table(color_scheme=theme, **device)
    page.locator("[data-spot]").first.wait_for()

    assert [] == faults_on(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nothing_is_sent_before_it_is_confirmed(table):
    page = table()
    before = page.get_by_test_id("log").inner_text()
    page.get_by_test_id("offers").locator("button").first.click()

    expect(prompt(page)).to_contain_text("?")
    expect(page.get_by_test_id("do-it")).to_be_visible()
    assert before == page.get_by_test_id("log").inner_text()
    page.get_by_test_id("do-it").click()
    expect(page.get_by_test_id("log")).to_contain_text("Move 1: Mister X")


def test_the_keyboard_alone_plays(table):
    page = table()
    page.locator("[data-spot][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")  # a place with several ways lists them, else it is chosen
    offer = page.get_by_test_id("offers").locator("button").first
    offer.focus()
    while not page.get_by_test_id("do-it").is_visible():
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")

    expect(page.get_by_test_id("log")).to_contain_text("Move 1: Mister X")
    expect(prompt(page)).to_be_focused()


def test_a_click_beside_a_place_means_it(table):
    page = table()
    spot = page.locator("[data-spot]").first
    box = spot.bounding_box()
    page.mouse.click(box["x"] + box["width"], box["y"] + box["height"] / 2)

    expect(page.locator("[data-spot][aria-pressed=true]")).to_have_count(1)


def test_the_map_comes_nearer_by_wheel_keys_and_buttons(table):
    page = table()
    page.locator("[data-spot][tabindex='0']").focus()
    ways = [
        lambda: page.keyboard.press("+"),
        page.get_by_role("button", name="Nearer").click,
        lambda: wheel(page),
    ]
    widths = [width(page), *(way() or width(page) for way in ways)]

    assert sorted(set(widths)) == widths
    page.get_by_role("button", name="Whole map").click()
    assert widths[0] == pytest.approx(width(page), abs=0.1)


def wheel(page):
    before = page.get_by_test_id("picture").get_attribute("style")
    page.locator("[aria-label^=Map]").hover()
    page.mouse.wheel(0, -200)
    expect(page.get_by_test_id("picture")).not_to_have_attribute("style", before)


def width(page):
    return page.get_by_test_id("picture").bounding_box()["width"]


def test_a_drag_moves_the_map_and_chooses_nothing(table):
    page = table()
    page.get_by_role("button", name="Nearer").click()
    box = page.locator("[data-spot]").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = page.get_by_test_id("picture").bounding_box()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y - 30, steps=5)
    page.mouse.up()

    assert before != page.get_by_test_id("picture").bounding_box()
    expect(page.locator("[data-spot][aria-pressed=true]")).to_have_count(0)
