"""The face of the dice game: dice, tokens, tickets and pawns are touched, and what they mean is done."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import PATIENCE, gather, lay
from tests.browser.looks import PHONE, WIDE

BOTH = pytest.mark.parametrize(
    "device", [WIDE | {"color_scheme": "light"}, PHONE | {"color_scheme": "dark"}], ids=["wide", "phone"]
)


@pytest.fixture
def sit_down(guests, address):
    """At a table for two, against a bot."""

    def sit_down(mister_x, device):
        evening = lay(guests, address, "dice", "hr", device, options={"mister_x": mister_x})
        return gather(guests, evening, onlooker=False).host.page

    return sit_down


def confirm(page):
    page.get_by_test_id("do-it").click()
    expect(page.get_by_test_id("do-it")).to_have_count(0)


def take_first(page):
    page.get_by_test_id("offers").locator("[data-action]").first.click()
    confirm(page)


def tray(page):
    return page.get_by_role("region", name="The dice")


def roll_again(page):
    tray(page).get_by_role("button", name="Roll again").click()
    confirm(page)


def test_on_a_phone_the_legend_hides_nobody(sit_down):
    page = sit_down(1, PHONE)
    for _ in range(2):  # two who stand at the upper edge of the map
        starts = page.locator("[role=button][data-spot]")
        starts.first.wait_for()
        highest = starts.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().top)")
        starts.nth(highest.index(min(highest))).press("Enter")
        confirm(page)
    legend = page.get_by_test_id("legend")
    expect(legend).to_be_visible()
    foot = legend.bounding_box()["y"]

    assert [] == [each for each in page.locator("[data-figure]").all() if foot < lowest(each)]


def test_on_a_wide_screen_the_legend_lies_beside_the_map(guests, address):
    laptop = {"viewport": {"width": 1280, "height": 720}}
    evening = lay(guests, address, "dice", "hrrr", laptop, options={"mister_x": 1})
    host = gather(guests, evening, onlooker=False).host
    host.act_somehow()
    page = host.page
    legend = page.get_by_test_id("legend")
    expect(legend).to_be_visible()
    picture = page.get_by_test_id("picture").bounding_box()
    box = legend.bounding_box()

    assert box["x"] + box["width"] <= picture["x"]


def lowest(figure):
    box = figure.bounding_box()
    return box["y"] + box["height"]


@BOTH
def test_detectives_roll_and_go_by_a_die(sit_down, faults_on, device):
    page = sit_down(1, device)
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_have_text("Put a pawn down where only taxis stop.")
    take_first(page)
    take_first(page)
    expect(tray(page).locator("[data-die]")).to_have_count(3)
    expect(prompt).to_have_text(re.compile("dice is of use|take a die", re.IGNORECASE))
    roll_again(page)
    expect(tray(page).locator("[data-tokens='2']")).to_be_visible()

    take_up_a_die(page)
    expect(tray(page).locator("[data-die][aria-pressed=true]")).to_have_count(1)
    assert [] == faults_on(page)
    go_where_it_leads(page)
    expect(page.get_by_test_id("log").locator("[data-kind=moved]")).to_have_count(1)


@BOTH
def test_once_he_has_shown_himself_the_way_he_came_lies_open(sit_down, faults_on, device):
    """If the bot is caught before, the end opens it."""
    page = sit_down(1, device)
    opened = page.locator("[data-kind=shown]").or_(page.get_by_test_id("outcome"))
    while not opened.count():
        offers = page.get_by_test_id("offers").locator("[data-action]")
        expect(offers.or_(opened).first).to_be_attached(timeout=PATIENCE)
        if not opened.count():
            take_first(page)
    boxes = page.locator("[data-box]:is([data-state=open], [data-state=shown])").all()

    assert len(boxes) > 1
    assert [] == [box.inner_text() for box in boxes if not re.search(r"at \d+\n", box.inner_text())]
    assert [] == faults_on(page)


def test_expert_tiles_are_named_by_their_letters(guests, address, faults_on):
    page = guests.come(f"{address}/new?game=dice").page
    page.get_by_role("combobox", name="Tiles").select_option("letters")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/new"))  # none is named yet
    for letter in "BGI":
        page.get_by_label(letter, exact=True).check()
    assert [] == faults_on(page)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open the table").click()

    assert "BGI" == asked.value.post_data_json["options"]["tiles"]
    expect(page.get_by_test_id("log")).to_be_attached()


def take_up_a_die(page):
    """One that is of use. If none is, a pawn stays put, and all are rolled again; in the end one is."""
    usable, stays = (tray(page).locator(button) for button in ("button[data-die]", "[data-act=stays]"))
    expect(usable.or_(stays).first).to_be_visible()
    while usable.count() == 0:
        stays.first.click()
        confirm(page)
        expect(usable.or_(stays).first).to_be_visible()
    usable.first.click()


def go_where_it_leads(page):
    """All that is left to choose from is by that die; if it leads to one place only, that is chosen already."""
    if not page.get_by_test_id("do-it").is_visible():
        page.locator("[role=button][data-spot]").first.press("Enter")
    if not page.get_by_test_id("do-it").is_visible():
        page.get_by_test_id("offers").locator("[data-action]").first.click()
    confirm(page)


def hide(sit_down, device):
    """Until it is Mister X's turn: by the luck that all tests have the bot does not find him before he has moved."""
    page = sit_down(0, device)
    take_first(page)
    expect(page.locator("button[data-ticket=black]")).to_be_visible()
    return page


@BOTH
def test_mister_x_takes_what_is_his(sit_down, faults_on, device):
    page = hide(sit_down, device)
    black = page.locator("button[data-ticket=black]")
    black.click()
    expect(black).to_have_attribute("aria-pressed", "true")
    under = page.get_by_test_id("offers").get_by_role("group")
    expect(under).to_have_count(1)
    expect(under).to_have_accessible_name("With a black ticket to")
    assert [] == faults_on(page)

    black.click()
    expect(black).to_have_attribute("aria-pressed", "false")
    expect(under).not_to_have_count(1)
    black.click()
    go_where_it_leads(page)
    expect(page.get_by_test_id("log")).to_contain_text("Move 1: Mister X goes with a black ticket")
    if "is_mobile" in device:
        page.get_by_role("navigation").get_by_role("button", name="View").click()
    boxes = page.get_by_role("list", name="Boxes of Mister X’s board").get_by_role("listitem")
    expect(boxes.nth(1)).to_contain_text("Box 2: with a black ticket")
    expect(boxes.nth(2)).to_contain_text("Box 3: empty")
