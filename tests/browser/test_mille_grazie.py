"""The face of Mille Grazie: compasses are turned in secret, escorts are people, journeys are told."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import gather, lay
from tests.browser.looks import LOOKS, LYING, PHONE


@pytest.fixture
def sit(guests, address):
    """Lays a table with bots, or guests who only watch, and sits at the seat of the host."""

    def sit_at(seats, **device):
        evening = lay(guests, address, "mille_grazie", seats, device)
        page = gather(guests, evening, onlooker=False).host.page
        page.get_by_test_id("offers").locator("button[data-action]").first.wait_for(timeout=60_000)
        return page

    return sit_at


def prompt(page):
    return page.get_by_test_id("prompt")


def log(page):
    return page.get_by_test_id("log")


@pytest.fixture
def share(guests, address):
    """The same for two people at one device, of whom one lies in wait and sits there now."""

    def sit_beside(seats, **device):
        evening = lay(guests, address, "mille_grazie", seats, device)
        page = gather(guests, evening, onlooker=False).host.page
        page.get_by_role("button", name="I am Host 1").click()
        page.get_by_test_id("dial").first.wait_for(timeout=60_000)
        return page

    return sit_beside


@LOOKS
def test_compasses_are_accessible(share, faults_on, device, theme):
    page = share("hhr", color_scheme=theme, **device)
    dial = page.get_by_test_id("dial")
    dial.press("f")
    expect(prompt(page)).to_contain_text("secret")

    assert [] == faults_on(page)
    page.keyboard.down(" ")
    assert [] == faults_on(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_compass_lies_open_where_one_person_plays(sit):
    page = sit("ohr")  # the noble stays where he is
    page.get_by_test_id("dial").press("z")

    expect(page.get_by_test_id("dial")).to_have_attribute("aria-valuetext", "Z, Via Zorzi, Brescia – Venezia")
    expect(prompt(page)).to_contain_text("Via Zorzi")
    page.get_by_test_id("do-it").click()
    expect(page.locator("[data-holder='1']")).to_contain_text("Via Zorzi")
    expect(log(page).locator("[data-kind=set]", has_text="Via Zorzi")).to_be_attached()
    expect(page.locator(".veil")).to_have_count(0)


def test_on_a_phone_every_decision_is_read_from_its_top(sit):
    page = sit("hrr", **PHONE)
    page.locator("[data-testid=offers] [data-action]").last.click()  # at the end of a long list
    page.get_by_test_id("do-it").click()

    expect(prompt(page)).to_have_text("Road 1 of 4: which way now?")
    expect(page.get_by_test_id("hint-ask").or_(page.locator(".list button")).first).to_be_in_viewport()
    assert page.locator("[data-part=move]").evaluate("(panel) => panel.scrollTop") == 0


@pytest.mark.parametrize("device", [PHONE, LYING], ids=["standing", "lying"])
def test_on_a_phone_the_legend_lies_beside_the_journey(sit, device):
    """Once a road was free, brigands are likelier elsewhere: then there is something to explain."""
    page = sit("hrrr", **device)
    legend = page.get_by_test_id("legend")
    for road in range(1, 4):
        page.locator("[data-testid=offers] [data-action]").last.click()
        page.get_by_test_id("do-it").click()
        expect(prompt(page)).to_have_text(f"Road {road} of 4: which way now?")
    expect(legend).to_contain_text("Several hide, so over 100% in all:")

    bar, note = page.get_by_test_id("ribbon").bounding_box(), legend.bounding_box()
    assert note["y"] + note["height"] <= bar["y"]
    scores = page.get_by_test_id("scores").bounding_box()
    assert scores["y"] + scores["height"] <= note["y"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_on_the_smallest_phone_nothing_lies_on_the_scores_and_the_goal(guests, address, language):
    device = {**PHONE, "viewport": {"width": 320, "height": 640}, "locale": language}
    page = gather(guests, lay(guests, address, "mille_grazie", "hrrr", device), onlooker=False).host.page
    pencil = page.get_by_test_id("pencil").bounding_box()

    scores = page.get_by_test_id("scores").bounding_box()
    assert scores["x"] + scores["width"] <= 320 - 64  # in the other corner is what happened
    assert scores["y"] + scores["height"] <= pencil["y"]
    expect(page.get_by_test_id("scores")).to_contain_text("30")


LOWER = """() => {
  const {top} = document.querySelector('[data-testid=ribbon]').getBoundingClientRect();
  const signs = [...document.querySelectorAll('.window g:has(> title + :not(text) + text)')];
  return signs.filter((sign) => sign.getBoundingClientRect().bottom > top).map((sign) => sign.textContent);
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_the_smallest_phone_the_journey_lies_below_all_roads(guests, address, language):
    device = {**PHONE, "viewport": {"width": 320, "height": 640}, "locale": language}
    page = gather(guests, lay(guests, address, "mille_grazie", "hrrr", device), onlooker=False).host.page
    page.get_by_test_id("offers").locator("[data-action]").first.wait_for(state="attached")
    page.locator(".window g:has(> title + :not(text) + text)").first.wait_for()

    assert [] == page.evaluate(LOWER)


def test_a_compass_is_turned_by_keys_covered_and_sent(share):
    page = share("hhr")
    dial = page.get_by_test_id("dial")
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "x", "ArrowRight"):
        dial.press(key)  # A, B, A, X, Z

    expect(dial).to_have_attribute("aria-valuetext", "covered; hold Space to look")
    expect(page.locator("[data-action][aria-pressed=true]")).to_have_count(0)
    expect(prompt(page)).not_to_contain_text("Zorzi")
    page.keyboard.down(" ")
    expect(dial).to_have_attribute("aria-valuetext", "Z, Via Zorzi, Brescia – Venezia")
    page.keyboard.up(" ")
    expect(dial).to_have_attribute("aria-valuetext", "covered; hold Space to look")

    page.get_by_test_id("do-it").click()
    mine = page.locator("[data-holder='1']")
    veil = mine.get_by_role("button", name="Where I wait")
    expect(veil).to_be_visible()
    expect(mine).not_to_contain_text("Zorzi")
    veil.focus()
    page.keyboard.down("Enter")
    expect(mine).to_contain_text("Via Zorzi")
    page.keyboard.up("Enter")
    expect(mine).not_to_contain_text("Zorzi")
    told = log(page).locator("[data-kind=set]", has=page.locator(".veil"))
    expect(told).to_have_count(1)
    expect(told).not_to_contain_text("Zorzi")


def test_a_compass_is_turned_by_the_mouse(sit):
    page = sit("rhr")
    dial = page.get_by_test_id("dial")
    box = dial.bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(middle[0], box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 20, middle[1], steps=8)  # a quarter of 24 letters: from A to G

    expect(dial).to_have_attribute("aria-valuetext", "G, Via del Garda, Brescia – Verona")
    page.mouse.up()
    expect(page.get_by_test_id("do-it")).to_be_visible()


def test_two_compasses_never_point_to_one_road(sit):
    page = sit("rh")
    first, second = (page.get_by_test_id("dial").nth(n) for n in (0, 1))
    first.press("f")
    expect(page.get_by_test_id("do-it")).to_have_count(0)
    second.press("f")
    expect(page.get_by_test_id("do-it")).to_have_count(0)
    second.press("e")
    second.press("ArrowRight")  # over F
    page.keyboard.down(" ")
    expect(second).to_have_attribute("aria-valuetext", "G, Via del Garda, Brescia – Verona")
    expect(first).to_have_attribute("aria-valuetext", "F, Via Fiorentina, Bologna – Firenze")
    page.keyboard.up(" ")
    page.get_by_test_id("do-it").click()

    expect(log(page).locator("[data-kind=set]").first).to_be_attached()


def test_the_noble_takes_an_escort_and_travels(sit):
    page = sit("hrr")
    page.get_by_role("button", name=re.compile("^With an escort")).click()
    page.get_by_test_id("dial").press("v")
    page.get_by_test_id("do-it").click()

    expect(page.get_by_role("heading", name="Which way now?")).to_be_visible()
    expect(page.get_by_test_id("prompt")).to_have_text("Road 1 of 4: which way now?")
    expect(page.get_by_role("img", name="0 of 4 roads travelled")).to_be_visible()
    page.locator("[data-spot][tabindex='0']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(log(page).locator("[data-kind=travelled]")).to_have_count(1)
    expect(page.get_by_role("img", name="1 of 4 roads travelled")).to_be_visible()
