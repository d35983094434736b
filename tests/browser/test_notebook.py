"""What somebody works out for themselves: asking about places and cells, marks in pencil, a notebook with room."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import gather, lay
from tests.browser.looks import PHONE, WIDE

DETECTIVE = {"options": {"mister_x": 1}}


def cursor(page):
    return page.get_by_test_id("cursor")


def touch_another_place(page):
    """One on which nothing is offered, found by the keyboard and touched by the mouse."""
    cursor(page).focus()
    offered = page.locator("[data-spot]").evaluate_all("all => all.map((each) => each.dataset.spot)")
    for key in ["ArrowRight", "ArrowDown"] * 20:
        cursor(page).press(key)
        here = cursor(page).get_attribute("data-at")
        if here not in offered:
            break
    box = cursor(page).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return here


def sit_down(page):
    page.locator(".curtain button.chief").click()


def test_marks_are_for_one_seat_of_a_shared_device_and_survive_a_reload(guests, address, faults_on):
    host = gather(guests, lay(guests, address, "venice", "hh", WIDE, aid=True), onlooker=False).host
    page = host.page
    sit_down(page)
    place = touch_another_place(page)
    expect(host.find("note").get_by_test_id("possible")).to_contain_text("Mister X:")
    host.find("asked").locator("[data-mark=suspected]").click()
    mark = page.locator(f"[data-pencilled='{place}']")
    expect(mark).to_have_attribute("data-pencil", "suspected")
    assert [] == faults_on(page)

    page.reload()
    sit_down(page)
    expect(mark).to_have_attribute("data-pencil", "suspected")

    host.act_somehow()
    host.find("hand-over").click()
    sit_down(page)
    expect(host.find("pencil")).to_be_visible()
    expect(page.locator("[data-pencilled]")).to_have_count(0)
    expect(host.find("notebook")).to_contain_text("to ask about it and to mark it")
    place = touch_another_place(page)
    cursor(page).press("Enter")
    expect(host.find("asked")).to_be_visible()


def test_grids_show_all_their_columns_and_stand_below_each_other(guests, address):
    host = gather(guests, lay(guests, address, "inkognito", "hrrr", WIDE), onlooker=False).host
    page = host.page
    if not host.find("grid").count():
        page.get_by_label("Show what is possible").check()
    grids = host.find("grid")
    expect(grids).to_have_count(2)

    hidden = "all => all.map(({parentElement: frame}) => frame.scrollWidth - frame.clientWidth)"
    assert [0, 0] == grids.evaluate_all(hidden)
    first, second = ([cell.bounding_box()["x"] for cell in grid.locator("thead th").all()] for grid in grids.all())
    assert first == pytest.approx(second, abs=1)


def test_at_a_shared_device_the_notebook_does_not_say_what_lies_under_a_veil(guests, address):
    host = gather(guests, lay(guests, address, "inkognito", "hhr", WIDE, aid=True), onlooker=False).host
    sit_down(host.page)
    sure = host.find("grid").locator(".sure")
    expect(host.find("grid")).to_have_count(2)
    expect(sure).to_have_count(0)

    host.page.get_by_role("button", name="What I can know").click()
    expect(sure).to_have_count(2)  # who one is, and what one holds


def test_on_a_phone_the_notebook_fills_the_screen_and_a_touch_marks(guests, address, faults_on):
    host = gather(guests, lay(guests, address, "venice", "hr", PHONE, **DETECTIVE), onlooker=False).host
    page = host.page
    expect(host.find("legend")).to_contain_text("possible places")
    page.get_by_role("navigation").get_by_role("button", name="Notes").click()
    expect(host.find("left")).to_contain_text("possibilities are left")
    host.find("notebook-larger").click()
    box = page.locator("[data-part=notes]").bounding_box()
    width, height = PHONE["viewport"].values()

    assert (0, 0, width, height) == (box["x"], box["y"], box["width"], box["height"])
    expect(page.locator(".board")).to_have_attribute("inert", "")
    assert [] == faults_on(page)
    page.keyboard.press("Escape")
    expect(page.locator(".board")).not_to_have_attribute("inert", "")

    host.find("pencil").click()
    expect(page.locator("[data-spot]")).to_have_count(0)
    here = cursor(page).get_attribute("data-at")
    for wanted in ("suspected", "ruled_out"):
        cursor(page).press("Enter")
        expect(page.locator(f"[data-pencilled='{here}']")).to_have_attribute("data-pencil", wanted)
    assert [] == faults_on(page)
    cursor(page).press("Enter")
    expect(page.locator("[data-pencilled]")).to_have_count(0)
    host.find("pencil").click()
    expect(page.locator("[data-spot]")).not_to_have_count(0)


COLLISIONS = """([ones, others]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes(ones).filter((one) => boxes(others).some((other) => meet(one, other))).length;
}"""


@pytest.mark.parametrize("device", [PHONE, WIDE], ids=["phone", "wide"])
def test_what_lies_on_the_map_leaves_the_rest_of_it_readable(guests, address, device):
    host = gather(guests, lay(guests, address, "venice", "hr", device, **DETECTIVE), onlooker=False).host
    page = host.page
    expect(host.find("legend")).to_contain_text("possible places" if device is PHONE else "Within reach")
    for _ in range(4):  # one's pawns
        host.act_somehow()
    expect(host.find("recap-open")).to_be_visible()
    host.find("shares").or_(host.find("numbers")).first.wait_for()

    assert 0 == page.evaluate(COLLISIONS, ["[data-testid=legend]", "[data-testid=pencil], [data-testid=recap-open]"])
    assert 0 == page.evaluate(COLLISIONS, ["[data-testid=shares] text", "[data-testid=numbers] text"])


def test_a_card_on_the_map_lies_on_all_else_and_goes_by_its_button_or_a_key(guests, address):
    host = gather(guests, lay(guests, address, "venice", "hr", PHONE, **DETECTIVE), onlooker=False).host
    page = host.page
    for _ in range(4):  # one's pawns
        host.act_somehow()
    expect(host.find("recap-open")).to_be_visible()
    cursor(page).press("Enter")
    host.find("asked").wait_for()
    expect(host.find("recap-open")).to_have_count(0)  # it would lie on the card
    close = host.find("asked").get_by_role("button", name="Close")
    close.click(trial=True)  # it is within reach of a finger
    close.press("Enter")  # wherever it is by then: when the answer comes, the card finds another place
    expect(host.find("asked")).to_have_count(0)
    expect(host.find("recap-open")).to_be_visible()

    cursor(page).press("Enter")
    host.find("asked").wait_for()
    page.evaluate("document.activeElement.blur()")  # as after a touch
    page.keyboard.press("Escape")
    expect(host.find("asked")).to_have_count(0)


def test_in_the_end_nothing_is_worked_out_on_the_board_and_the_ending_has_the_room(guests, address):
    host = gather(guests, lay(guests, address, "venice", "hr", WIDE, **DETECTIVE), onlooker=False).host
    expect(host.find("heat")).to_be_visible()
    expect(host.find("notebook")).to_be_visible()
    host.resign()

    expect(host.find("heat")).to_have_count(0)
    expect(host.find("notebook")).to_have_count(0)
    expect(host.find("rematch")).to_be_in_viewport()
    host.page.get_by_role("button", name="Chat").click()
    host.page.get_by_placeholder("Say something").fill("Well played")
    host.page.keyboard.press("Enter")
    expect(host.page.locator("[data-part=chat]").get_by_text("Well played")).to_be_visible()
    expect(host.page.get_by_placeholder("Say something")).to_be_visible()  # whoever chats goes on with it


def test_who_stands_in_the_open_needs_no_working_out(guests, address):
    host = gather(guests, lay(guests, address, "kompakt", "gh", WIDE), onlooker=False).host
    for _ in range(3):  # his figures
        host.act_somehow()
    host.find("offers").locator("[data-action]").first.wait_for()  # Mister X has moved, in the open
    expect(host.page.locator("[data-figure='X']")).to_be_visible()
    expect(host.find("left")).to_contain_text("only one possibility")

    expect(host.find("heat")).to_have_count(0)


def test_who_stands_in_the_open_is_told_that_everybody_knows(guests, address):
    host = gather(guests, lay(guests, address, "kompakt", "hr", WIDE), onlooker=False).host
    host.find("offers").locator("[data-action]").first.wait_for()

    expect(host.find("legend")).to_contain_text("Everybody knows where you are")
    expect(host.find("legend")).not_to_contain_text("possible")
    host.page.set_viewport_size(PHONE["viewport"])
    host.act(host.look()["offers"][1][0])
    expect(host.find("recap-open")).to_be_visible()
    expect(host.find("legend")).to_contain_text("Everybody knows where you are")
    assert 0 == host.page.evaluate(COLLISIONS, ["[data-testid=legend]", "[data-testid=recap-open]"])


def test_grid_and_clue_sheet_have_the_same_axes_and_the_same_marks(guests, address, faults_on):
    host = gather(guests, lay(guests, address, "inkognito", "hrrr", WIDE), onlooker=False).host
    page, grid, sheet = host.page, host.find("grid").first, host.find("sheet")
    expect(sheet).to_be_visible()  # one person at this device: nothing is veiled
    expect(host.find("veil")).to_have_count(0)
    expect(grid).to_be_visible()
    agents = grid.locator("thead th").all_inner_texts()

    assert agents == [label.split(",")[0] for label in sheet.locator("thead svg").evaluate_all(LABELS)]
    grid.locator(".gone").first.click()
    expect(host.find("why")).to_contain_text("was dealt")
    cell = grid.locator(".cell:not(.gone, .sure)").first
    cell.click()
    host.find("note").locator("[data-mark=ruled_out]").click()
    key = cell.get_attribute("data-key")
    expect(sheet.locator(f"[data-key='{key}'] [data-pencil=ruled_out]")).to_be_attached()
    everybody = page.get_by_role("button", name="What everybody can know")
    everybody.click()
    expect(everybody).to_have_attribute("aria-pressed", "true")
    expect(everybody).to_be_in_viewport()  # of what is known already nothing pulls the panel back
    page.get_by_role("button", name="What I can know").click()
    assert [] == faults_on(page)
    sheet.locator(f"[data-key='{key}']").press("Enter")
    page.locator("[data-part=view]").locator("[data-mark=ruled_out]").click()
    expect(cell.locator("[data-pencil]")).to_have_count(0)


LABELS = "all => all.map((each) => each.getAttribute('aria-label') ?? each.parentElement.textContent.trim())"


def test_friends_are_asked_whether_notebooks_help_and_all_of_them_are_told(guests, address):
    host = guests.come(f"{address}/new?game=kompakt")
    page = host.page
    expect(host.find("plan-aid")).to_have_value("true")
    page.get_by_label("Who sits in seat 2").select_option("open")
    expect(host.find("plan-aid")).to_have_value("")
    create = page.get_by_role("button", name="Open the table")
    create.click()
    expect(host.find("plan-aid")).to_be_focused()
    host.find("plan-aid").select_option("true")
    create.click()
    expect(host.find("aid-rule")).to_contain_text("At this table notebooks work out what is possible")

    evening = lay(guests, address, "kompakt", "ho", aid=False)
    guest = guests.come(f"{evening.url}#{evening.tokens[1]}")
    expect(guest.find("aid-rule")).to_contain_text("everybody thinks for themselves")


def test_on_a_phone_the_answer_about_a_cell_comes_into_sight(guests, address):
    """It stands below the whole sheet, and so does the pencil."""
    host = gather(guests, lay(guests, address, "inkognito", "hrrr", PHONE), onlooker=False).host
    host.page.get_by_role("button", name="View", exact=True).click()
    cell = host.find("sheet").locator("td button").nth(1)
    box = cell.bounding_box()
    assert min(box["width"], box["height"]) >= 32
    cell.click()

    expect(host.find("note")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("table", ["sheet", "grid"])
def test_a_table_of_cells_is_one_stop_for_the_tab_key(guests, address, table):
    """Else the keyboard passes three dozen of them on the way to what can be done."""
    host = gather(guests, lay(guests, address, "inkognito", "hrrr", WIDE), onlooker=False).host
    cells = host.find(table).first.locator("td button")
    here = host.page.locator(":focus")
    expect(host.find(table).first.locator("[tabindex='0']")).to_have_count(1)
    cells.first.focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowDown"):
        host.page.keyboard.press(key)

    columns = host.find(table).first.locator("tbody tr").first.locator("button").count()
    assert columns == cells.evaluate_all("all => all.indexOf(document.activeElement)")
    host.page.keyboard.press("Enter")
    expect(cells.nth(columns)).to_have_class(re.compile("asked"))
    expect(host.find("note").get_by_role("button")).to_have_count(2)  # or they would come between the two keys
    host.page.keyboard.press("Tab")
    assert -1 == cells.evaluate_all("all => all.indexOf(document.activeElement)")
    host.page.keyboard.press("Shift+Tab")
    expect(here).to_have_attribute("data-key", cells.nth(columns).get_attribute("data-key"))
