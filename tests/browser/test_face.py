"""Faces with a map: a table can be played by mouse, finger and keyboard, and by those who only listen."""

import re
from itertools import combinations
from math import dist

import pytest
from playwright.sync_api import expect

from nascondino import games
from tests.browser.guests import gather, lay, play_against_bots
from tests.browser.looks import PHONE, WIDE


@pytest.fixture
def table(guests, address):
    """Opens a new table against bots, at the first seat."""

    def open_table(game="venice", **device):
        page = guests.enter(address, **device)
        play_against_bots(page, game)
        page.get_by_test_id("offers").locator("button").first.wait_for(timeout=120_000)
        return page

    return open_table


def prompt(page):
    return page.get_by_test_id("prompt")


TABLES = [
    ("venice", PHONE, "light"),
    ("venice", PHONE, "dark"),
    ("venice", WIDE, "light"),
    ("venice", WIDE, "dark"),
    ("kompakt", PHONE, "dark"),
    ("kompakt", WIDE, "light"),
]


@pytest.mark.parametrize(("game", "device", "theme"), TABLES)
def test_a_table_is_accessible(table, faults_on, game, device, theme):
    page = table(game, color_scheme=theme, **device)
    open_ways(page)

    assert [] == faults_on(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def open_ways(page):
    """Press Enter on a place that several tickets lead to; its number."""
    place = page.locator("[data-spot][aria-label$='possibilities']").first
    place.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("ways")).to_be_visible()
    return place.get_attribute("data-spot")


def test_nothing_is_sent_before_it_is_confirmed(table):
    page = table()
    before = page.get_by_test_id("log").inner_text()
    expect(prompt(page)).to_have_text("Mister X, where do you go?")
    page.get_by_test_id("offers").locator("button").first.click()

    expect(prompt(page)).to_have_text(re.compile(r"^By .+\?$"))
    expect(page.get_by_test_id("do-it")).to_be_visible()
    assert before == page.get_by_test_id("log").inner_text()
    page.get_by_test_id("do-it").click()
    expect(page.get_by_test_id("log")).to_contain_text("Move 1: Mister X")


def test_the_keyboard_alone_plays(table):
    page = table()
    page.locator("[data-spot][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    ways, do_it = page.get_by_test_id("ways"), page.get_by_test_id("do-it")
    ways.or_(do_it).first.wait_for()
    if not do_it.is_visible():  # a place with several ways lists them
        expect(ways.get_by_role("button", name="to ").first).to_be_focused()
        page.keyboard.press("Enter")
        do_it.wait_for()
    page.keyboard.press("Enter")

    expect(page.get_by_test_id("log")).to_contain_text("Move 1: Mister X")
    expect(prompt(page)).to_be_focused()


def test_several_tickets_are_offered_at_the_station(table):
    """And the pawn goes there, along its line: it ends where the view says."""
    page = table(reduced_motion="no-preference")
    spot = open_ways(page)
    ways = page.get_by_test_id("ways").get_by_role("button", name="to ")
    expect(ways.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("ways")).to_be_hidden()
    page.keyboard.press("Enter")
    ways.first.click()
    expect(prompt(page)).to_contain_text("?")
    ways.first.click()

    expect(page.get_by_test_id("log")).to_contain_text("Move 1: Mister X")
    box = page.get_by_test_id("travel-log").locator("[data-box='1']")
    expect(box).to_have_attribute("data-state", "own")
    expect(box).to_contain_text(f"to {spot},")
    assert place_of(int(spot)) == page.locator("[data-figure=X]").evaluate(STANDS)


def test_what_is_offered_at_a_station_hides_no_other(table):
    page = table()
    open_ways(page)
    menu = page.get_by_test_id("ways").bounding_box()

    assert [] == [spot for spot in page.locator("[data-spot]").all() if covers(menu, spot.bounding_box())]


LEGEND_AT_TITLE = """() => {
  const legend = document.querySelector('[data-testid=legend]'), there = legend.getBoundingClientRect();
  const {left, top, height} = document.querySelector('[data-testid=ways] p').getBoundingClientRect();
  const [x, y] = [left + 1, top + height / 2];
  const isThere = there.left < x && x < there.right && there.top < y && y < there.bottom;
  legend.style.pointerEvents = 'auto';  // so that it is found if it is on top
  return isThere ? [legend.contains(document.elementFromPoint(x, y))] : [];
}"""


def test_what_the_glow_means_does_not_lie_on_what_is_offered_at_a_station(table):
    page = table("kompakt", viewport={"width": 1280, "height": 560})
    expect(page.get_by_test_id("legend")).to_be_visible()
    on_top = []
    for place in page.locator("[data-spot][aria-label$='possibilities']").all():
        place.focus()
        page.keyboard.press("Enter")
        on_top += page.evaluate(LEGEND_AT_TITLE)
        page.keyboard.press("Escape")

    assert {False} == set(on_top)


def covers(one, other):
    """The middle of another."""
    x, y = other["x"] + other["width"] / 2, other["y"] + other["height"] / 2
    return one["x"] < x < one["x"] + one["width"] and one["y"] < y < one["y"] + one["height"]


def test_stations_within_reach_carry_their_number(table):
    page = table()
    page.locator("[data-spot]").first.wait_for()
    numbers = page.locator("[data-spot]").evaluate_all("(spots) => spots.map(({dataset}) => dataset.spot)")

    expect(page.locator("[data-spot] text")).to_have_text(numbers)
    page.locator("[data-spot]").first.hover()
    expect(page.locator("[data-spot]:hover .halo")).to_have_css("fill-opacity", "1")  # on glass it could not be read


DISCS = """(discs) => discs.map((disc) => {
  const {x, y, width} = disc.querySelector('.line').getBoundingClientRect();
  return {spot: disc.dataset.spot, x: x + width / 2, y: y + width / 2, radius: width / 2};
})"""


def overlapping(discs):
    """Pairs of stations, one of whose rings is over the other's; half a pixel is the screen's own rounding."""
    pairs = combinations(discs, 2)
    return [(a["spot"], b["spot"]) for a, b in pairs if dist(at(a), at(b)) < a["radius"] + b["radius"] - 0.5]


def at(disc):
    return disc["x"], disc["y"]


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=["laptop", "desktop"])
@pytest.mark.parametrize("board", ["venice", "london"])
def test_no_place_that_can_be_chosen_covers_another(guests, address, board, size):
    """However close stations lie, on the whole map and nearer; and a click on a disc means its station."""
    viewport = {"viewport": dict(zip(("width", "height"), size, strict=True))}
    host = gather(guests, lay(guests, address, "venice", "rh", viewport, board=board), onlooker=False).host
    page, places = host.page, host.page.locator("[role=button][data-spot]")
    for _ in range(3):
        places.first.wait_for()
        discs = places.evaluate_all(DISCS)
        assert [] == overlapping(discs)

        for disc in discs:
            page.mouse.click(*at(disc))
            expect(page.locator(f"[data-spot='{disc['spot']}']")).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("Escape")
        for _ in range(4):
            page.get_by_role("button", name="Zoom in").click()
        assert [] == overlapping(places.evaluate_all(DISCS))

        page.get_by_role("button", name="Whole map").click()
        host.act_somehow()


STANDS = "(pawn) => [new DOMMatrix(pawn.style.transform)].map(({e, f}) => [e, f])[0]"


def place_of(station):
    """Where the board has it."""
    spots = games.load("venice").board("venice").spots(None)
    return next([spot.x, spot.y] for spot in spots if spot.number == station)


def test_a_black_ticket_narrows_the_choice_and_covers_the_move(guests, address):
    evening = gather(guests, lay(guests, address, "kompakt", "ho"), onlooker=False)
    detective, page = evening.people[1], evening.host.page
    for _ in range(3):
        detective.act_somehow()
    page.locator("[data-bundle=black]").click()

    offers = page.get_by_test_id("offers").locator("button")
    expect(page.locator("[data-spot]")).to_have_count(offers.count())
    page.locator("[data-spot]").first.press("Enter")
    page.get_by_test_id("do-it").click()
    for chair, state in ((page, "own"), (detective.page, "covered")):
        expect(chair.get_by_test_id("travel-log").locator("[data-box='1']")).to_have_attribute("data-state", state)
    expect(detective.page.locator("[data-figure=X]")).to_have_count(0)


def test_the_notebook_lights_up_where_mister_x_may_be(guests, address):
    evening = gather(guests, lay(guests, address, "venice", "rhr"), onlooker=False)
    page = evening.host.page
    page.get_by_test_id("offers").locator("button").first.wait_for()

    possible = page.locator("[data-heat]")
    expect(possible.nth(1)).to_be_visible()
    shares = page.get_by_test_id("shares").locator("text")
    assert shares.count() in (0, possible.count()), "all of them, or none"
    expect(page.get_by_test_id("legend")).to_contain_text("%")
    expect(page.locator("[data-figure=X]")).to_have_count(0)


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
        page.get_by_role("button", name="Zoom in").click,
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
    page.get_by_role("button", name="Where I can go").click()
    box = page.locator("[data-spot]").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = page.get_by_test_id("picture").bounding_box()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y - 30, steps=5)
    page.mouse.up()

    assert before != page.get_by_test_id("picture").bounding_box()
    expect(page.locator("[data-spot][aria-pressed=true]")).to_have_count(0)


def test_a_touch_of_my_pawn_shows_where_it_can_go_and_its_last_way_stays_on_the_map(guests, address):
    evening = gather(guests, lay(guests, address, "venice", "rh"), onlooker=False)
    page = evening.host.page
    bundle, places = page.locator("[data-bundle='1']"), page.locator("[role=button][data-spot]")
    expect(places.first).to_be_visible()
    everywhere = places.count()
    worn = page.locator("[data-figure='1']").get_attribute("data-seat-colour")
    touch(page, "1")
    expect(bundle).to_have_attribute("aria-pressed", "true")
    assert 0 < places.count() < everywhere
    assert 0 < page.locator(f"[data-spot][data-seat-colour='{worn}']").count()

    touch(page, "1")
    expect(bundle).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("went")).to_have_count(0)
    evening.host.act_somehow()
    expect(page.locator("[data-went='1']")).to_have_count(1)


def test_a_figure_has_one_name_in_offers_lists_and_log(guests, address):
    host = gather(guests, lay(guests, address, "venice", "rhr"), onlooker=False).host
    offers, bundles = host.find("offers"), host.page.locator("[data-bundle] strong")
    holdings = host.page.locator("[data-pawn] .name")
    offers.locator("[data-action]").first.wait_for()
    names = bundles.all_inner_texts()
    assert "Host 1" in names
    assert any(name.startswith("Police ") for name in names)
    assert set(names) <= set(holdings.all_inner_texts())
    assert [] == [text for text in offers.locator("h3").all_inner_texts() if not text.startswith(tuple(names))]

    host.act_somehow()
    expect(host.find("log")).to_contain_text("Host 1 goes by")
    expect(host.find("log")).not_to_contain_text("Pawn")


def touch(page, mark):
    """Where it stands."""
    pawn = page.locator(f"[data-figure='{mark}']").bounding_box()
    page.mouse.click(pawn["x"] + pawn["width"] / 2, pawn["y"] + pawn["height"])
